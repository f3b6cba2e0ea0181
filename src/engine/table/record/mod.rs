//! A game as text: what the records of all games at this table share. `rules/record/FORMAT.md` describes the format.

mod brief;
mod header;
mod lines;
mod notes;
mod read;
mod said;
mod told;
mod words;

use std::fmt;

use super::croupier::{Croupier, Draws};
use super::play::Play;
use super::points::{Listener, Silent};
use super::seat::Seat;

pub use lines::{
    Annex, Kind, LONGEST, Lines, annex, annex_text, lines, split_where, without_annexes,
};
pub use notes::{Ink, Label, Mark, Marked, Note, NoteKind, Notes, SAY};
pub use said::{Said, some_text};
pub use told::{Secrets, secret_label};
pub use words::{LineTrouble, Words};

/// The version of the text format.
pub const FORMAT: u32 = 1;

/// The word after the version by which a save says that it ends with a line that counts its decisions.
const SAVE: &str = "save";
/// The first word of that line.
const END: &str = "end";
/// The word behind the seed by which outcomes of chance follow from the decisions as well.
const DECISIONS: &str = "decisions";

/// What a session wants to keep about a seat; the rules do not read it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PlayerLine {
    pub seat: Seat,
    /// The rest of the line.
    pub text: String,
}

/// A setup, an optional start position, and the actions so far.
///
/// ```
/// use engine::rules::Record;
/// use engine::table::Silent;
///
/// let text = "bastide 1\nseats 2\noption first-player 1\nstack base/E\nplay\nplace base/E 0,-1 r2\nmeeple city S\n";
/// let record = Record::read(text)?;
/// let (game, _) = record.replay(&mut Silent).map_err(|trouble| format!("{trouble:?}"))?;
/// assert_eq!(game.board().placed().len(), 2);
/// // What is written reads as the same record again.
/// assert_eq!(Record::read(&record.write().map_err(|trouble| format!("{trouble:?}"))?)?, record);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Play> {
    /// What was agreed.
    pub setup: G::Setup,
    /// Decides every outcome that no action names.
    pub seed: u64,
    /// What such an outcome follows from besides.
    pub draws: Draws,
    /// Kept about the seats.
    pub players: Vec<PlayerLine>,
    /// What a session wants to keep about the table as a whole; the rules do not read it. Empty where there is nothing.
    pub table: String,
    /// Where the game begins, if not at the beginning.
    pub position: Option<G::Position>,
    /// All decisions so far, outcomes of chance included.
    pub actions: Vec<G::Action>,
    /// Comments and marks that stand between them.
    pub notes: Notes,
}

/// A game that has records: the words of its lines.
pub trait Recorded: Play {
    /// Why a line cannot be read.
    type Trouble: Clone
        + fmt::Debug
        + Eq
        + From<LineTrouble>
        + From<Vec<Self::SetupFault>>
        + From<Self::Illegal>;

    /// Which game it is.
    const KIND: Kind;

    /// The newest revision of its rules: new records are played by it.
    const RULES: u32;

    /// The game that begins in a position.
    ///
    /// # Errors
    /// Every fault of the setup and of the position.
    fn resume(
        setup: Self::Setup,
        position: &Self::Position,
        listener: &mut impl Listener<Self::Event>,
    ) -> Result<Self, Self::Trouble>;

    /// The setup before its first line.
    fn blank_setup() -> Self::Setup;

    /// Gives a setup, before its first option is read, those that another revision of the rules begins with.
    fn by_rules(_setup: &mut Self::Setup, _revision: u32) {}

    /// What a line of the setup or of the start position that begins with `word` is about, if it may be there only
    /// once: the number of words that follow and belong to that. `None` where any number of such lines may come.
    fn subject_length(word: &str) -> Option<usize>;

    /// Lines that have to come before others, by their first words.
    const ORDER: &'static [[&'static str; 2]];

    /// Reads what is left of a line of the setup that begins with `word`.
    ///
    /// # Errors
    /// What is wrong with the line.
    fn read_setup(
        setup: &mut Self::Setup,
        word: &str,
        words: &mut Words,
    ) -> Result<(), Self::Trouble>;

    /// Fills in what no line of a setup says, in a record of this revision of the rules.
    fn complete_setup(setup: &mut Self::Setup, revision: u32);

    /// Reads what is left of a line of the start position that begins with `word`.
    ///
    /// # Errors
    /// What is wrong with the line.
    fn read_position(
        position: &mut Self::Position,
        word: &str,
        words: &mut Words,
    ) -> Result<(), Self::Trouble>;

    /// Reads what is left of a line that begins with `word` as an action in this game.
    ///
    /// # Errors
    /// What is wrong with the line; whether the action is legal is not asked.
    fn read_action(&self, word: &str, words: &mut Words) -> Result<Self::Action, Self::Trouble>;

    /// Reads what is left of a line that begins with `word` as what a mark is on, in this game; none where it is the word
    /// of no mark.
    ///
    /// # Errors
    /// What is wrong with the line.
    fn read_mark(&self, _word: &str, _words: &mut Words) -> Result<Option<Marked>, Self::Trouble> {
        Ok(None)
    }

    /// What a mark is on, as a line of a record. Only of a game that reads marks.
    fn mark_text(&self, _on: Marked) -> String {
        String::new()
    }

    /// [`Play::action_text`] without what reading fills in.
    fn brief_text(&self, action: Self::Action) -> String {
        self.action_text(action)
    }

    /// The first word of the line that answers a question which need not be written because the answer can be filled
    /// in: to Chance, or for a confirmation. `None` when it has to be written.
    fn filled_in(question: Self::Question) -> Option<&'static str>;

    /// Writes the lines of a setup.
    fn write_setup(setup: &Self::Setup, out: &mut Lines);

    /// Writes what of a setup follows the seed: what is drawn, and in which order.
    fn write_supply(setup: &Self::Setup, out: &mut Lines);

    /// Writes the lines of a start position.
    fn write_position(position: &Self::Position, out: &mut Lines);
}

/// Why a record cannot be read: where, and what is wrong there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError<T> {
    /// The line, from 1; the last one when the whole record is meant.
    pub line: u32,
    pub trouble: T,
}

/// For programs and tests: `line 5: Line(Missing)`. People read `page::messages` instead.
impl<T: fmt::Debug> fmt::Display for RecordError<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {:?}", self.line, self.trouble)
    }
}

impl<T: fmt::Debug> std::error::Error for RecordError<T> {}

impl<G: Recorded> Record<G> {
    /// A record at the beginning of a game.
    pub fn new(setup: G::Setup, seed: u64) -> Self {
        Record {
            setup,
            seed,
            draws: Draws::default(),
            players: Vec::new(),
            table: String::new(),
            position: None,
            actions: Vec::new(),
            notes: Notes::default(),
        }
    }

    /// The dealer of this game, before its first question.
    pub fn croupier(&self) -> Croupier<G> {
        Croupier::of(&self.setup, self.seed).with_draws(self.draws)
    }

    /// The game before the first action.
    ///
    /// # Errors
    /// Every fault of the setup or of the position.
    pub fn start(&self, listener: &mut impl Listener<G::Event>) -> Result<G, G::Trouble> {
        match &self.position {
            Some(position) => G::resume(self.setup.clone(), position, listener),
            None => Ok(G::start(self.setup.clone(), listener)?),
        }
    }

    /// Plays all actions; the game and its dealer stand where the record ends.
    ///
    /// # Errors
    /// Every fault of the setup or of the position, or why the first illegal action is refused.
    pub fn replay(
        &self,
        listener: &mut impl Listener<G::Event>,
    ) -> Result<(G, Croupier<G>), G::Trouble> {
        let mut game = self.start(listener)?;
        let mut croupier = self.croupier();
        for &action in &self.actions {
            croupier.skip(&game, action);
            game.apply(action, listener)?;
        }
        Ok((game, croupier))
    }

    /// The record as text: `write(read(text))` is stable.
    ///
    /// # Errors
    /// Why the actions cannot be played, as for [`Record::replay`].
    pub fn write(&self) -> Result<String, G::Trouble> {
        let mut out = Lines::default();
        self.write_first(&format!("bastide {FORMAT}"), &mut out);
        if self.is_played() {
            out.line("play");
            self.notes.write_at(0, &mut out);
            let mut game = self.start(&mut Silent)?;
            for (step, &action) in (1..).zip(&self.actions) {
                out.line(&game.action_text(action));
                self.notes.write_at(step, &mut out);
                game.apply(action, &mut Silent)?;
            }
        }
        Ok(out.text())
    }

    /// The record without its actions as the text of a save, to which `lines` add the decisions. Its first line promises
    /// the last one, which counts them: so a text that was cut is told from a whole one.
    pub fn write_save<'a>(&self, decisions: impl ExactSizeIterator<Item = &'a str>) -> String {
        let mut out = Lines::default();
        self.write_first(&format!("bastide {FORMAT} {SAVE}"), &mut out);
        let count = decisions.len();
        if count > 0 || self.is_played() {
            out.line("play");
        }
        self.notes.write_at(0, &mut out);
        for (step, decision) in (1..).zip(decisions) {
            out.line(decision);
            self.notes.write_at(step, &mut out);
        }
        out.line(&format!("{END} {count}"));
        out.text()
    }

    /// Whether anything stands in the part with the decisions.
    fn is_played(&self) -> bool {
        !self.actions.is_empty() || !self.notes.is_empty()
    }

    fn write_first(&self, first: &str, out: &mut Lines) {
        out.line(first);
        self.write_header(out);
        if let Some(position) = &self.position {
            out.line("start");
            G::write_position(position, out);
        }
    }

    fn write_header(&self, out: &mut Lines) {
        // The tile game was there first: its records do not say which game they are of.
        if G::KIND != Kind::Tiles {
            out.line(&format!("game {}", G::KIND.name()));
        }
        out.line(&format!("rules {}", G::RULES));
        G::write_setup(&self.setup, out);
        for player in &self.players {
            out.line(&format!("player {} {}", player.seat.0 + 1, player.text));
        }
        if !self.table.is_empty() {
            out.line(&format!("table {}", self.table));
        }
        let draws = match self.draws {
            Draws::BySeed => "",
            Draws::ByDecisions => DECISIONS,
        };
        out.line(&format!("seed {} {draws}", self.seed));
        G::write_supply(&self.setup, out);
    }
}
