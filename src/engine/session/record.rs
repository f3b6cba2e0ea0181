//! Sessions as records and back, for saving and sharing.

use super::play::Session;
use super::seating::{Chair, Colour, Control, Seating};
use crate::link::{Link, LinkKind};
use crate::table::record::Words;
use crate::table::{Notes, PlayerLine, Record, RecordError, Recorded, Seat};

/// Whether a game from a link has the same outcome here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// The outcome is the same.
    Same,
    /// The outcome differs, because the rules do.
    Other,
}

impl<G: Recorded> Session<G> {
    /// The session described by a record, advanced to the first question to a player. Decisions
    /// since the last final one can be taken back, and the last turn can be reopened as long as
    /// nobody has decided anything since.
    ///
    /// # Errors
    /// Why the record cannot be played: faults of its setup or position, or an illegal action.
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

    /// The session in a saved text.
    ///
    /// # Errors
    /// The line that cannot be read or played, and why.
    pub fn load(text: &str) -> Result<Session<G>, RecordError<G::Trouble>> {
        Session::play(&Record::read(text)?, text)
    }

    /// The session in a link, and whether it has the same outcome here as for the sender.
    ///
    /// # Errors
    /// The line of its text that cannot be read or played, and why.
    pub fn of_link(link: &Link) -> Result<(Session<G>, Agreement), RecordError<G::Trouble>> {
        let record = Record::read(&link.text)?;
        let session = Session::play(&record, &link.text)?;
        // Compare the record itself: a session has already advanced to the next question to a
        // player.
        let agreement = match link.agrees_with(&record) {
            true => Agreement::Same,
            false => Agreement::Other,
        };
        Ok((session, agreement))
    }

    /// The session of a record read from `text`. A record that cannot be played is reported at its
    /// last line.
    fn play(record: &Record<G>, text: &str) -> Result<Session<G>, RecordError<G::Trouble>> {
        let line = text.lines().count() as u32;
        Session::from_record(record).map_err(|trouble| RecordError { line, trouble })
    }

    /// The record of this session: setup, seed, seating, start and all decisions so far, without
    /// what was taken back.
    pub fn to_record(&self) -> Record<G> {
        let actions = self.entries().iter().map(|entry| entry.action);
        Record {
            actions: actions.collect(),
            ..self.head()
        }
    }

    /// Parses an action in the current game, without checking whether it is legal.
    ///
    /// # Errors
    /// What is wrong with the line.
    pub fn read_action(&self, line: &str) -> Result<G::Action, G::Trouble> {
        let mut words = Words::new(line);
        let action = self.game.read_action(words.next()?, &mut words)?;
        words.end()?;
        Ok(action)
    }

    /// The text to save: the record, written without replaying the game, with a last line that
    /// marks it as complete.
    pub fn save(&self) -> String {
        let decisions = self.entries().iter().map(|entry| entry.line.as_str());
        self.head().write_save(decisions)
    }

    /// A link to this session, or to its setup and seed, with a note about the table for the
    /// recipient; `None` when the game cannot be replayed.
    pub fn link(&self, kind: LinkKind, table_note: &str) -> Option<Link> {
        let record = Record {
            table: table_note.to_string(),
            ..self.to_record()
        };
        Link::from_record(&record, kind).ok()
    }

    /// A new session with the first `step` actions of this one, the same seating and the same
    /// chance; `None` when they cannot be replayed. The note about the table is the current one.
    pub fn branch(&self, step: usize) -> Option<Session<G>> {
        let mut record = self.to_record();
        record.actions.truncate(step);
        record.notes.truncate(step);
        Session::from_record(&record).ok()
    }

    /// The comments and marks on decisions still made; those on decisions taken back wait for a
    /// redo.
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
            randomness: self.randomness(),
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

/// A player line: `blue person Ana`, `red greedy`.
fn player_text(chair: &Chair) -> String {
    let control = match chair.control {
        Control::Person | Control::Remote => Control::PERSON,
        Control::Computer(level) => level.name(),
    };
    let text = format!("{} {control} {}", chair.colour().name(), chair.name());
    text.trim_end().to_string()
}

/// The seating in a record. Hand-written records may leave out the colour or the control.
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

/// Parses the first word of a text; returns its meaning and the rest.
fn first_word<T>(text: &str, parse: impl Fn(&str) -> Option<T>) -> Option<(T, &str)> {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    parse(word).map(|meaning| (meaning, rest.trim_start()))
}
