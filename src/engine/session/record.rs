//! A session as a record, for saving and for sharing; and back.

use super::play::Session;
use super::seating::{Chair, Colour, Control, Seating};
use crate::link::{Link, LinkKind};
use crate::table::record::Words;
use crate::table::{Notes, PlayerLine, Record, RecordError, Recorded, Seat};

/// Whether a game that came by a link has become the same here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// It has.
    Same,
    /// It has not: the rules are others here.
    Other,
}

impl<G: Recorded> Session<G> {
    /// The session a record describes, played on to the first question to a player. Decisions since the last final
    /// one can be taken back, and so can the end of the last turn while nobody has decided anything since. All or nothing.
    ///
    /// # Errors
    /// Why the record cannot be played: faults of its setup or position, or an action that the rules refuse.
    pub fn from_record(record: &Record<G>) -> Result<Session<G>, G::Trouble> {
        let mut opening = Vec::new();
        let game = record.start(&mut opening)?;
        let seating = read_seating(game.seats(), &record.players);
        let mut session = Session::begin(game, opening, seating, record.croupier());
        session.position = record.position.clone();
        session.note.clone_from(&record.table);
        let last_end = record.actions.iter().rposition(|&one| one == G::CONFIRM);
        session.notes.clone_from(&record.notes);
        for (step, &action) in record.actions.iter().enumerate() {
            let ended = (last_end == Some(step)).then(|| session.turn_to_end(action));
            session.croupier.skip(&session.game, action);
            session.carry_out(action)?;
            session.ended = ended.flatten().or(session.ended);
        }
        session.deal();
        Ok(session)
    }

    /// The session of a saved text.
    ///
    /// # Errors
    /// The line that cannot be read or played, and why not.
    pub fn load(text: &str) -> Result<Session<G>, RecordError<G::Trouble>> {
        Session::play(&Record::read(text)?, text)
    }

    /// The session that a link carries, and whether the same has come of it here as where the link was made.
    ///
    /// # Errors
    /// The line of its text that cannot be read or played, and why not.
    pub fn of_link(link: &Link) -> Result<(Session<G>, Agreement), RecordError<G::Trouble>> {
        let record = Record::read(&link.text)?;
        let session = Session::play(&record, &link.text)?;
        // Asked of the record: a session has gone on to the next question to a player.
        let agreement = match link.agrees_with(&record) {
            true => Agreement::Same,
            false => Agreement::Other,
        };
        Ok((session, agreement))
    }

    /// The session of a record that was read from `text`. What cannot be played stands in the last line.
    fn play(record: &Record<G>, text: &str) -> Result<Session<G>, RecordError<G::Trouble>> {
        let line = text.lines().count() as u32;
        Session::from_record(record).map_err(|trouble| RecordError { line, trouble })
    }

    /// The record of this session: setup, seed, seats, start and all decisions so far. What was taken back is not in
    /// it.
    pub fn to_record(&self) -> Record<G> {
        let actions = self.entries().iter().map(|entry| entry.action);
        Record {
            actions: actions.collect(),
            ..self.head()
        }
    }

    /// The action that a line of a record means in the game as it is. Whether it is legal is not asked.
    ///
    /// # Errors
    /// What is wrong with the line.
    pub fn read_action(&self, line: &str) -> Result<G::Action, G::Trouble> {
        let mut words = Words::new(line);
        let action = self.game.read_action(words.next()?, &mut words)?;
        words.end()?;
        Ok(action)
    }

    /// The text to save: that of [`Session::to_record`], put together without playing the game again, with a last line
    /// that says it is whole.
    pub fn save(&self) -> String {
        let decisions = self.entries().iter().map(|entry| entry.line.as_str());
        self.head().write_save(decisions)
    }

    /// The link that carries this session, or the setup of its game with its seed, with a note about the table for whoever
    /// gets it; none where it cannot be played again.
    pub fn link(&self, kind: LinkKind, table_note: &str) -> Option<Link> {
        let record = Record {
            table: table_note.to_string(),
            ..self.to_record()
        };
        Link::of(&record, kind).ok()
    }

    /// A session of its own with the first `step` actions of this one, for the same seats and with the same chance; none
    /// when those cannot be played again. What is kept about the table is that of now, and not of then.
    pub fn branch(&self, step: usize) -> Option<Session<G>> {
        let mut record = self.to_record();
        record.actions.truncate(step);
        record.notes.truncate(step);
        Session::from_record(&record).ok()
    }

    /// The comments and marks on what was decided; those on what was taken back wait for it to be made again.
    fn notes_so_far(&self) -> Notes {
        let mut notes = self.notes.clone();
        notes.truncate(self.steps());
        notes
    }

    /// The record without its actions.
    fn head(&self) -> Record<G> {
        let chairs = (0..).map(Seat).zip(self.seating.chairs());
        Record {
            setup: self.game.setup().clone(),
            seed: self.seed(),
            draws: self.draws(),
            players: chairs
                .map(|(seat, chair)| PlayerLine {
                    seat,
                    text: player_text(chair),
                })
                .collect(),
            table: self.note.clone(),
            position: self.position.clone(),
            actions: Vec::new(),
            notes: self.notes_so_far(),
        }
    }
}

/// "blue person Ana", "red greedy".
fn player_text(chair: &Chair) -> String {
    let control = match chair.control {
        Control::Person | Control::Remote => Control::PERSON,
        Control::Computer(level) => level.name(),
    };
    let text = format!("{} {control} {}", chair.colour().name(), chair.name());
    text.trim_end().to_string()
}

/// The seats of a record. Whoever writes one by hand may leave the colour or the control out.
pub(super) fn read_seating(count: u8, players: &[PlayerLine]) -> Seating {
    let mut seating = Seating::persons(count);
    for player in players {
        let mut rest = player.text.trim();
        if let Some((colour, after)) = first_word(rest, Colour::parse) {
            seating.set_colour(player.seat, colour);
            rest = after;
        }
        if let Some((control, after)) = first_word(rest, Control::parse) {
            seating.set_control(player.seat, control);
            rest = after;
        }
        seating.set_name(player.seat, rest);
    }
    seating
}

/// What the first word of a text means, and the text after it.
fn first_word<T>(text: &str, parse: impl Fn(&str) -> Option<T>) -> Option<(T, &str)> {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    parse(word).map(|meaning| (meaning, rest.trim_start()))
}
