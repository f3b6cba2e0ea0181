//! Reads a record: all or nothing, errors name line and reason.

use super::option_word::set_option;
use super::words::{Words, edition};
use super::{FORMAT, PlayerLine, RULES, Record, RecordError, Trouble};
use crate::rules::action::{Action, Circle, Marker, Message, Question};
use crate::rules::board::{Board, Spot};
use crate::rules::deal::Croupier;
use crate::rules::figures::Figure;
use crate::rules::game::Game;
use crate::rules::modules::flocks::Token;
use crate::rules::modules::magic::Wizard;
use crate::rules::options::{Edition, Options, Part};
use crate::rules::position::{LaidFerry, LaidFigure, LaidTile, Position};
use crate::rules::setup::{SetCopies, Setup};
use crate::table::{Party, Seat, Silent};
use crate::tiles::{TileSet, catalogue, order};

/// Longest record that is read, in lines: far more than the longest game.
const MOST_LINES: usize = 200_000;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Header,
    Start,
    Play,
}

/// A record as far as it has been read.
struct Reader {
    record: Record,
    section: Section,
    /// The game under way, once the actions begin.
    game: Option<(Game, Croupier)>,
}

impl Record {
    /// Reads a record. Outcomes of chance and confirmations that are not written are filled in.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        let mut reader = Reader::new();
        let mut begun = false;
        let mut last = 1;
        for (index, line) in text.lines().enumerate().take(MOST_LINES) {
            last = index as u32 + 1;
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            let read = if begun {
                reader.line(line)
            } else {
                first_line(line)
            };
            read.map_err(|trouble| RecordError {
                line: last,
                trouble,
            })?;
            begun = true;
        }
        let ended = if begun {
            reader.begin()
        } else {
            Err(Trouble::NotARecord)
        };
        ended.map_err(|trouble| RecordError {
            line: last,
            trouble,
        })?;
        Ok(reader.record)
    }
}

fn first_line(line: &str) -> Result<(), Trouble> {
    let mut words = Words::new(line);
    if words.optional() != Some("bastide") {
        return Err(Trouble::NotARecord);
    }
    version(&mut words, FORMAT)
}

fn version(words: &mut Words, known: u32) -> Result<(), Trouble> {
    let number = words.number()?;
    if number == known {
        words.end()
    } else {
        Err(Trouble::Version(number))
    }
}

impl Reader {
    fn new() -> Self {
        let mut setup = Setup::base(Edition::Current, 2);
        setup.sets.clear();
        Reader {
            record: Record::new(setup, 0),
            section: Section::Header,
            game: None,
        }
    }

    fn line(&mut self, line: &str) -> Result<(), Trouble> {
        let mut words = Words::new(line);
        let word = words.next()?;
        match (self.section, word) {
            (Section::Header, "start") => {
                self.section = Section::Start;
                self.record.position = Some(Position::default());
                words.end()
            }
            (Section::Header | Section::Start, "play") => {
                self.section = Section::Play;
                words.end()?;
                self.begin()
            }
            (Section::Header, "player") => self.player(line),
            (Section::Header, _) => self.header(word, &mut words),
            (Section::Start, _) => self.position(word, &mut words),
            (Section::Play, _) => self.action(word, &mut words),
        }
    }

    fn player(&mut self, line: &str) -> Result<(), Trouble> {
        let rest = line.strip_prefix("player").unwrap_or_default().trim_start();
        let (number, text) = rest
            .split_once(char::is_whitespace)
            .ok_or(Trouble::Missing)?;
        let seat = Words::new(number).seat()?;
        self.record.players.push(PlayerLine {
            seat,
            text: text.trim().to_owned(),
        });
        Ok(())
    }

    fn header(&mut self, word: &str, words: &mut Words) -> Result<(), Trouble> {
        let setup = &mut self.record.setup;
        match word {
            "rules" => return version(words, RULES),
            "edition" => {
                setup.edition = edition(words.next()?)?;
                setup.options = Options::of(setup.edition);
            }
            "set" => {
                let name = words.next()?;
                let set =
                    TileSet::parse(name).ok_or_else(|| Trouble::UnknownWord(name.to_owned()))?;
                let copies = words
                    .optional()
                    .map_or(Ok(1), |word| Words::new(word).number())?;
                setup.sets.push(SetCopies { set, copies });
                order::sort_by_key(&mut setup.sets, |entry| entry.set);
            }
            "part" => {
                let name = words.next()?;
                let part =
                    Part::parse(name).ok_or_else(|| Trouble::UnknownWord(name.to_owned()))?;
                setup.parts = setup.parts.with(part);
            }
            "option" => return set_option(&mut setup.options, words),
            "seats" => setup.seats = words.number()?,
            "seed" => self.record.seed = words.number()?,
            "stack" => {
                let stack = setup.stack.get_or_insert_default();
                while let Some(name) = words.optional() {
                    stack.push(Words::new(name).tile()?);
                }
            }
            _ => return Err(Trouble::UnknownWord(word.to_owned())),
        }
        words.end()
    }

    fn position(&mut self, word: &str, words: &mut Words) -> Result<(), Trouble> {
        let position = self.record.position.get_or_insert_default();
        match word {
            "tile" => {
                let (tile, pos) = (words.tile()?, words.cell()?);
                position.tiles.push(LaidTile {
                    tile,
                    pos,
                    rotation: words.rotation()?,
                });
            }
            "figure" => {
                let (seat, figure) = (words.seat()?, figure(words.next()?)?);
                let spot = laid_spot(position, words)?;
                position.figures.push(LaidFigure { seat, figure, spot });
            }
            "score" => {
                let seat = words.seat()?;
                let totals = [
                    words.number()?,
                    words
                        .optional()
                        .map_or(Ok(0), |word| Words::new(word).number())?,
                ];
                at_seat(&mut position.totals, seat).clone_from(&totals);
            }
            "goods" => {
                let (seat, goods) = (words.seat()?, words.goods()?);
                at_seat(&mut position.goods, seat)[goods as usize] = words.number()?;
            }
            "ingots" => {
                let seat = words.seat()?;
                *at_seat(&mut position.ingots, seat) = words.number()?;
            }
            "gold" => position.gold.push((words.cell()?, words.number()?)),
            "gingerbread" => position.gingerbread = Some(laid_spot(position, words)?),
            "mage" | "witch" => {
                let spot = laid_spot(position, words)?;
                let slot = &mut position.magic[usize::from(word == "witch")];
                if slot.replace(spot).is_some() {
                    return Err(Trouble::TooMuch(word.to_owned()));
                }
            }
            "ferry" => {
                let pos = words.cell()?;
                let laid = position.tiles.iter().find(|laid| laid.pos == pos);
                let laid = laid.ok_or(Trouble::NoTileAt(pos))?;
                let quays = words.quays(catalogue().tile(laid.tile), laid.rotation)?;
                position.ferries.push(LaidFerry { pos, quays });
            }
            "flock" => {
                let seat = words.seat()?;
                while let Some(word) = words.optional() {
                    at_seat(&mut position.flocks, seat).push(token(word)?);
                }
            }
            "robber" => position.robbers.push((words.seat()?, words.number()?)),
            "message" => position.under.push(message(words)?),
            "hand" => {
                let seat = words.seat()?;
                while let Some(name) = words.optional() {
                    at_seat(&mut position.hands, seat).push(Words::new(name).tile()?);
                }
            }
            "turn" => position.turn = words.seat()?,
            "drawn" => position.drawn = Some(words.tile()?),
            _ => return Err(Trouble::UnknownWord(word.to_owned())),
        }
        words.end()
    }

    /// Sets the game up when the header and the position are complete.
    fn begin(&mut self) -> Result<(), Trouble> {
        if self.game.is_none() {
            if self.record.setup.sets.is_empty() {
                let base = Setup::base(self.record.setup.edition, 2);
                self.record.setup.sets = base.sets;
            }
            self.game = Some((self.record.start(&mut Silent)?, self.record.croupier()));
        }
        Ok(())
    }

    fn action(&mut self, word: &str, words: &mut Words) -> Result<(), Trouble> {
        let Some((mut game, mut croupier)) = self.game.take() else {
            return Err(Trouble::Missing);
        };
        while let Some(filled) = filled_in(&game, &mut croupier, word) {
            game.apply(filled, &mut Silent).map_err(Trouble::Illegal)?;
            self.record.actions.push(filled);
        }
        let action = read_action(&game, word, words)?;
        words.end()?;
        if matches!(game.asked().map(|asked| asked.party), Some(Party::Chance)) {
            croupier.skip(&game, action);
        }
        game.apply(action, &mut Silent).map_err(Trouble::Illegal)?;
        self.record.actions.push(action);
        self.game = Some((game, croupier));
        Ok(())
    }
}

/// What has to happen before the action of a line, when it is not written: outcomes of chance, confirmations.
fn filled_in(game: &Game, croupier: &mut Croupier, word: &str) -> Option<Action> {
    let asked = game.asked()?;
    match asked.question {
        Question::Confirm if word != "confirm" => Some(Action::Confirm),
        question if asked.party == Party::Chance => {
            let written = chance_word(question) == Some(word);
            (!written).then(|| croupier.deal(game)).flatten()
        }
        _ => None,
    }
}

/// The word of a line that answers a question to chance.
const fn chance_word(question: Question) -> Option<&'static str> {
    match question {
        Question::First => Some("first"),
        Question::Draw(_) => Some("draw"),
        Question::Reveal => Some("reveal"),
        Question::Roll => Some("roll"),
        Question::Token => Some("token"),
        _ => None,
    }
}

fn read_action(game: &Game, word: &str, words: &mut Words) -> Result<Action, Trouble> {
    Ok(match word {
        "first" => Action::First(words.seat()?),
        "draw" => Action::Draw(words.tile()?),
        "reveal" => Action::Reveal(message(words)?),
        "roll" => Action::Roll(words.number()?),
        "token" => Action::Token(token(words.next()?)?),
        "place" => {
            let (tile, pos) = (words.tile()?, words.cell()?);
            Action::Place {
                tile,
                pos,
                rotation: words.rotation()?,
            }
        }
        "discard" => Action::Discard(words.tile()?),
        "rob" => Action::Rob(words.number()?),
        "mage" | "witch" => Action::Conjure {
            wizard: wizard(word)?,
            spot: board_spot(game.board(), words)?,
        },
        "banish" => Action::Banish(wizard(words.next()?)?),
        "fly" => Action::Fly(figure(words.next()?)?),
        "land" => Action::Land(board_spot(game.board(), words)?),
        "grow" => Action::Grow,
        "guide" => Action::Guide,
        "ferry" => {
            let placed = game.placed_now().ok_or(Trouble::Missing)?;
            let [a, b] = words.quays(catalogue().tile(placed.tile), placed.rotation)?;
            Action::Ferry { a, b }
        }
        "turn" => {
            let pos = words.cell()?;
            let board = game.board();
            let placed = board.at(board.get(pos).ok_or(Trouble::NoTileAt(pos))?);
            let [a, b] = words.quays(catalogue().tile(placed.tile), placed.rotation)?;
            Action::TurnFerry { pos, a, b }
        }
        "abbot-home" => Action::TakeBack,
        "ingot" => Action::Ingot(words.cell()?),
        "gingerbread" => Action::Gingerbread(whole_feature(game, board_spot(game.board(), words)?)),
        "take" => Action::TakeIngot(words.cell()?),
        "next" => Action::ScoreNext(whole_feature(game, board_spot(game.board(), words)?)),
        "advance" => Action::Advance(marker(words.next()?)?),
        "steal" => Action::Steal,
        "wait" => Action::Wait,
        "perform" => Action::Perform,
        "points" => Action::TakePoints,
        "recall" => {
            let figure = figure(words.next()?)?;
            Action::Recall {
                figure,
                spot: board_spot(game.board(), words)?,
            }
        }
        "circle" => Action::Circle(circle(words.next()?)?),
        "beside" => Action::AddBeside {
            figure: figure(words.next()?)?,
            spot: board_spot(game.board(), words)?,
        },
        "withdraw" => Action::Withdraw {
            figure: figure(words.next()?)?,
            spot: board_spot(game.board(), words)?,
        },
        "pass" => Action::Pass,
        "confirm" => Action::Confirm,
        _ => {
            let figure = figure(word)?;
            let named = words.segment_words()?;
            let Some(placed) = game.placed_now() else {
                return Err(Trouble::UnknownWord(word.to_owned()));
            };
            Action::Deploy {
                figure,
                segment: named.find(catalogue().tile(placed.tile), placed.rotation)?,
            }
        }
    })
}

fn figure(word: &str) -> Result<Figure, Trouble> {
    Figure::parse(word).ok_or_else(|| Trouble::UnknownWord(word.to_owned()))
}

fn token(word: &str) -> Result<Token, Trouble> {
    Token::parse(word).ok_or_else(|| Trouble::UnknownWord(word.to_owned()))
}

fn circle(word: &str) -> Result<Circle, Trouble> {
    let named = Circle::ALL.into_iter().find(|circle| circle.name() == word);
    named.ok_or_else(|| Trouble::UnknownWord(word.to_owned()))
}

fn wizard(word: &str) -> Result<Wizard, Trouble> {
    Wizard::parse(word).ok_or_else(|| Trouble::UnknownWord(word.to_owned()))
}

fn marker(word: &str) -> Result<Marker, Trouble> {
    match word {
        "score" => Ok(Marker::Score),
        "messenger" => Ok(Marker::Messenger),
        _ => Err(Trouble::UnknownWord(word.to_owned())),
    }
}

fn message(words: &mut Words) -> Result<Message, Trouble> {
    let number: usize = words.number()?;
    let index = number
        .checked_sub(1)
        .and_then(|index| Message::ALL.get(index));
    index
        .copied()
        .ok_or_else(|| Trouble::Number(number.to_string()))
}

/// A segment named by kind, place and cell among the tiles of a position.
fn laid_spot(position: &Position, words: &mut Words) -> Result<Spot, Trouble> {
    let named = words.segment_words()?;
    let pos = words.cell()?;
    let laid = position.tiles.iter().find(|laid| laid.pos == pos);
    let laid = laid.ok_or(Trouble::NoTileAt(pos))?;
    Ok(Spot {
        pos,
        segment: named.find(catalogue().tile(laid.tile), laid.rotation)?,
    })
}

/// The same among the tiles of a board.
fn board_spot(board: &Board, words: &mut Words) -> Result<Spot, Trouble> {
    let named = words.segment_words()?;
    let pos = words.cell()?;
    let index = board.get(pos).ok_or(Trouble::NoTileAt(pos))?;
    let placed = board.at(index);
    Ok(Spot {
        pos,
        segment: named.find(catalogue().tile(placed.tile), placed.rotation)?,
    })
}

/// The spot that names the whole feature of a segment in actions: a record may name any segment of it.
fn whole_feature(game: &Game, spot: Spot) -> Spot {
    let seg = game.board().seg(spot);
    seg.map_or(spot, |seg| game.spot_of(game.regions().of(seg)))
}

/// The entry of a seat in a list that is as long as needed.
fn at_seat<T: Default + Clone>(list: &mut Vec<T>, seat: Seat) -> &mut T {
    if list.len() <= seat.index() {
        list.resize(seat.index() + 1, T::default());
    }
    &mut list[seat.index()]
}
