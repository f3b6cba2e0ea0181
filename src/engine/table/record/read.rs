//! Reading a record, all or nothing; errors name the line and the reason.

use super::header::HeaderLines;
use super::lines::{Kind, LONGEST, MOST_LINES, record_lines};
use super::notes::NoteKind;
use super::words::{LineTrouble, Words};
use super::{DECISIONS, END, FORMAT, PlayerLine, Record, RecordError, Recorded, SAVE};
use crate::table::{Croupier, Party, Randomness, Silent};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    /// Nothing has been read.
    Nothing,
    /// After the first line, before the line that names the game.
    Kind,
    Header,
    Start,
    Play,
    /// After the line that counts the decisions of a saved game.
    End,
}

/// A record being read.
struct Reader<G: Recorded> {
    record: Record<G>,
    section: Section,
    /// Whether the text is a saved game, which ends with the number of its decisions.
    save: bool,
    /// The revision of the rules it was played with.
    revision: u32,
    header: HeaderLines,
    /// The game under way, once the actions begin.
    game: Option<(G, Croupier<G>)>,
}

impl<G: Recorded> Record<G> {
    /// Reads a record, filling in outcomes of chance and confirmations that are not written.
    ///
    /// # Errors
    /// The first line that cannot be read or played, and why.
    pub fn read(text: &str) -> Result<Record<G>, RecordError<G::Trouble>> {
        let mut reader = Reader::new();
        let mut last = 1;
        let at = |line, trouble| RecordError { line, trouble };
        if text.len() > LONGEST {
            return Err(at(last, LineTrouble::TooLong.into()));
        }
        for (number, line) in record_lines(text) {
            last = number;
            if number > MOST_LINES {
                return Err(at(last, LineTrouble::TooManyLines.into()));
            }
            if !line.is_empty() {
                reader.line(line).map_err(|trouble| at(last, trouble))?;
            }
        }
        reader.end().map_err(|trouble| at(last, trouble))?;
        Ok(reader.record)
    }
}

impl<G: Recorded> Record<G> {
    /// Reads the setup and start position of a record without checking whether they are possible,
    /// for editors of positions. No actions may follow.
    ///
    /// # Errors
    /// The first line that cannot be read, and why; a line `play` is an error.
    pub fn read_start(text: &str) -> Result<Record<G>, RecordError<G::Trouble>> {
        let mut reader = Reader::new();
        let mut last = 1;
        for (number, line) in record_lines(text) {
            last = number;
            let read = match line.split_whitespace().next() {
                _ if number > MOST_LINES => Err(LineTrouble::TooManyLines.into()),
                None => Ok(()),
                Some("play") => Err(LineTrouble::TooMuch(line.to_owned()).into()),
                Some(_) => reader.line(line),
            };
            read.map_err(|trouble| RecordError {
                line: last,
                trouble,
            })?;
        }
        if reader.section == Section::Nothing || reader.save {
            let trouble = LineTrouble::NotARecord.into();
            return Err(RecordError {
                line: last,
                trouble,
            });
        }
        G::complete_setup(&mut reader.record.setup, reader.revision);
        Ok(reader.record)
    }
}

/// Checks the first line. Returns whether the text is a saved game.
fn first_line(line: &str) -> Result<bool, LineTrouble> {
    let mut words = Words::new(line);
    if words.optional() != Some("bastide") {
        return Err(LineTrouble::NotARecord);
    }
    version(&mut words)?;
    match words.optional() {
        Some(SAVE) => words.end().map(|()| true),
        Some(word) => Err(LineTrouble::TooMuch(word.to_owned())),
        None => Ok(false),
    }
}

fn version(words: &mut Words) -> Result<(), LineTrouble> {
    let number = words.number()?;
    if number == FORMAT {
        Ok(())
    } else {
        Err(LineTrouble::Version(number))
    }
}

fn player(line: &str) -> Result<PlayerLine, LineTrouble> {
    let rest = line.strip_prefix("player").unwrap_or_default().trim_start();
    let (number, text) = rest
        .split_once(char::is_whitespace)
        .ok_or(LineTrouble::Missing)?;
    Ok(PlayerLine {
        seat: Words::new(number).seat()?,
        text: text.trim().to_owned(),
    })
}

impl<G: Recorded> Reader<G> {
    fn new() -> Self {
        Reader {
            record: Record::new(G::blank_setup(), 0),
            section: Section::Nothing,
            save: false,
            revision: G::RULES,
            header: HeaderLines::default(),
            game: None,
        }
    }

    fn line(&mut self, line: &str) -> Result<(), G::Trouble> {
        if self.section == Section::Nothing {
            self.section = Section::Kind;
            self.save = first_line(line)?;
            return Ok(());
        }
        let mut words = Words::new(line);
        let word = words.next()?;
        if self.section == Section::Kind {
            self.section = Section::Header;
            if word == "game" {
                return Ok(kind(&mut words, G::KIND)?);
            }
            // A record that names no game is of the tile game.
            expect(Kind::Tiles, G::KIND)?;
        }
        if self.section == Section::End {
            return Err(LineTrouble::TooMuch(word.to_owned()).into());
        }
        if self.save && word == END {
            return self.close(&mut words);
        }
        if self.section != Section::Play && !matches!(word, "start" | "play") {
            self.header.note::<G>(word, words.clone())?;
        }
        match (self.section, word) {
            (Section::Header, "start") => {
                self.section = Section::Start;
                self.record.position = Some(G::Position::default());
                Ok(words.end()?)
            }
            (Section::Header | Section::Start, "play") => {
                self.section = Section::Play;
                words.end()?;
                self.begin()
            }
            (Section::Start, _) => {
                let position = self.record.position.get_or_insert_default();
                G::read_position(position, word, &mut words)
            }
            (Section::Play, _) if self.note(line)? => Ok(()),
            (Section::Play, _) => self.action(word, &mut words),
            _ => self.header(line, word, &mut words),
        }
    }

    fn header(&mut self, line: &str, word: &str, words: &mut Words) -> Result<(), G::Trouble> {
        match word {
            "rules" => {
                let revision = words.number()?;
                if !(1..=G::RULES).contains(&revision) {
                    return Err(LineTrouble::Version(revision).into());
                }
                words.end()?;
                self.revision = revision;
                G::by_rules(&mut self.record.setup, revision);
            }
            "player" => self.record.players.push(player(line)?),
            "table" => {
                let text = line.strip_prefix(word).unwrap_or_default();
                text.trim().clone_into(&mut self.record.table);
            }
            "seed" => {
                self.record.seed = words.number()?;
                self.record.randomness = match words.optional() {
                    None => Randomness::BySeed,
                    Some(DECISIONS) => Randomness::ByDecisions,
                    Some(other) => return Err(LineTrouble::unknown(other).into()),
                };
                words.end()?;
            }
            _ => return G::read_setup(&mut self.record.setup, word, words),
        }
        Ok(())
    }

    /// Sets up the game once header and position are complete.
    fn begin(&mut self) -> Result<(), G::Trouble> {
        if self.game.is_none() {
            G::complete_setup(&mut self.record.setup, self.revision);
            let game = self.record.start(&mut Silent)?;
            let players = self.record.players.iter();
            if let Some(stranger) = players
                .map(|player| player.seat)
                .find(|seat| seat.0 >= game.seats())
            {
                return Err(LineTrouble::NoSeat(stranger).into());
            }
            self.game = Some((game, self.record.croupier()));
        }
        Ok(())
    }

    /// Checks the last line of a saved game.
    fn close(&mut self, words: &mut Words) -> Result<(), G::Trouble> {
        self.begin()?;
        let decisions: usize = words.number()?;
        words.end()?;
        if decisions != self.record.actions.len() {
            return Err(self.cut().into());
        }
        self.section = Section::End;
        Ok(())
    }

    fn cut(&self) -> LineTrouble {
        LineTrouble::Cut(self.record.actions.len() as u32)
    }

    /// Finishes after the last line.
    fn end(&mut self) -> Result<(), G::Trouble> {
        if self.save && self.section != Section::End {
            return Err(self.cut().into());
        }
        match self.section {
            Section::Nothing => Err(LineTrouble::NotARecord.into()),
            Section::Kind => {
                expect(Kind::Tiles, G::KIND)?;
                self.begin()
            }
            _ => self.begin(),
        }
    }

    /// Adds a comment or mark. Returns whether the line is one.
    fn note(&mut self, line: &str) -> Result<bool, G::Trouble> {
        let Some((game, _)) = &self.game else {
            return Ok(false);
        };
        let Some(kind) = NoteKind::read(game, line)? else {
            return Ok(false);
        };
        let steps = self.record.actions.len();
        self.record.notes.add(game, steps, kind)?;
        Ok(true)
    }

    fn action(&mut self, word: &str, words: &mut Words) -> Result<(), G::Trouble> {
        let Some((mut game, mut croupier)) = self.game.take() else {
            return Err(LineTrouble::Missing.into());
        };
        while let Some(filled) = filled_in(&game, &mut croupier, word) {
            game.apply(filled, &mut Silent)?;
            self.record.actions.push(filled);
        }
        let action = game.read_action(word, words)?;
        words.end()?;
        if matches!(game.asked().map(|asked| asked.party), Some(Party::Chance)) {
            croupier.skip(&game, action);
        }
        game.apply(action, &mut Silent)?;
        self.record.actions.push(action);
        self.game = Some((game, croupier));
        Ok(())
    }
}

fn kind(words: &mut Words, wanted: Kind) -> Result<(), LineTrouble> {
    let named = words.named(Kind::parse)?;
    words.end()?;
    expect(named, wanted)
}

fn expect(found: Kind, wanted: Kind) -> Result<(), LineTrouble> {
    if found == wanted {
        Ok(())
    } else {
        Err(LineTrouble::OtherGame(found))
    }
}

/// The next action that the record leaves out before a line that begins with `word`: an outcome of chance or a confirmation.
fn filled_in<G: Recorded>(game: &G, croupier: &mut Croupier<G>, word: &str) -> Option<G::Action> {
    let asked = game.asked()?;
    if G::filled_in(asked.question)? == word {
        return None;
    }
    match asked.party {
        Party::Chance => croupier.deal(game),
        Party::Player(_) => Some(G::CONFIRM),
    }
}
