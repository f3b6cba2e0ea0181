//! Games as text: what the records of both games share. `rules/record/FORMAT.md` describes the
//! format.

mod brief;
mod header;
mod lines;
mod notes;
mod read;
mod redacted;
mod said;
mod words;

use std::fmt;

use super::croupier::{Croupier, Randomness};
use super::play::Play;
use super::points::{Listener, Silent};
use super::seat::Seat;

pub use lines::{
    Annex, Kind, LONGEST, Lines, annex, annex_text, lines, split_where, without_annexes,
};
pub use notes::{Ink, Label, Mark, Marked, Note, NoteKind, Notes, SAY};
pub use redacted::{Secrets, secret_label};
pub use said::{Said, some_text};
pub use words::{LineTrouble, Words};

/// The version of the text format.
pub const FORMAT: u32 = 1;

/// The word after the version that marks a saved game, whose last line counts the decisions.
const SAVE: &str = "save";
/// The first word of that last line.
const END: &str = "end";
/// The word after the seed when outcomes of chance also depend on the decisions.
const DECISIONS: &str = "decisions";

/// What a session keeps about a seat; the rules ignore it.
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
    /// Decides every outcome of chance that no action lists.
    pub seed: u64,
    /// Whether such an outcome depends on the seed alone.
    pub randomness: Randomness,
    /// What a session keeps about the seats; the rules ignore it.
    pub players: Vec<PlayerLine>,
    /// What a session keeps about the table as a whole; the rules ignore it. May be empty.
    pub table: String,
    /// The start position, if there is one.
    pub position: Option<G::Position>,
    /// All decisions so far, including outcomes of chance.
    pub actions: Vec<G::Action>,
    /// Comments and marks on them.
    pub notes: Notes,
}

/// A game with records: parsing and writing its lines.
pub trait Recorded: Play {
    /// Why a line cannot be read.
    type Trouble: Clone
        + fmt::Debug
        + Eq
        + From<LineTrouble>
        + From<Vec<Self::SetupFault>>
        + From<Self::Illegal>;

    const KIND: Kind;

    /// The current revision of its rules, used for new records.
    const RULES: u32;

    /// A game that starts in a position.
    ///
    /// # Errors
    /// Every fault of the setup and of the position.
    fn resume(
        setup: Self::Setup,
        position: &Self::Position,
        listener: &mut impl Listener<Self::Event>,
    ) -> Result<Self, Self::Trouble>;

    /// The setup before its first line is read.
    fn blank_setup() -> Self::Setup;

    /// Adjusts the setup, before its first option is read, to the defaults of another revision of
    /// the rules.
    fn by_rules(_setup: &mut Self::Setup, _revision: u32) {}

    /// How many words after the first form the subject of a setup or position line that begins with
    /// `word`. Two lines may not have the same subject. `None` where lines may repeat.
    fn subject_length(word: &str) -> Option<usize>;

    /// Pairs of first words whose lines must come in this order.
    const ORDER: &'static [[&'static str; 2]];

    /// Parses the rest of a setup line that begins with `word`.
    ///
    /// # Errors
    /// What is wrong with the line.
    fn read_setup(
        setup: &mut Self::Setup,
        word: &str,
        words: &mut Words,
    ) -> Result<(), Self::Trouble>;

    /// Fills in what no setup line has set, as in this revision of the rules.
    fn complete_setup(setup: &mut Self::Setup, revision: u32);

    /// Parses the rest of a position line that begins with `word`.
    ///
    /// # Errors
    /// What is wrong with the line.
    fn read_position(
        position: &mut Self::Position,
        word: &str,
        words: &mut Words,
    ) -> Result<(), Self::Trouble>;

    /// Parses the rest of a line that begins with `word` as an action in this game.
    ///
    /// # Errors
    /// What is wrong with the line. Whether the action is legal is not checked.
    fn read_action(&self, word: &str, words: &mut Words) -> Result<Self::Action, Self::Trouble>;

    /// Parses the rest of a line that begins with `word` as the target of a mark in this game;
    /// `None` when it is not a word for marks.
    ///
    /// # Errors
    /// What is wrong with the line.
    fn read_mark(&self, _word: &str, _words: &mut Words) -> Result<Option<Marked>, Self::Trouble> {
        Ok(None)
    }

    /// The target of a mark as written in a record. Only called for a game with marks.
    fn mark_text(&self, _on: Marked) -> String {
        String::new()
    }

    /// [`Play::action_text`] without words that reading fills in.
    fn brief_text(&self, action: Self::Action) -> String {
        self.action_text(action)
    }

    /// The first word of the line that answers a question, if that line may be omitted because
    /// reading fills it in (Chance, confirmations); `None` when it must be written.
    fn filled_in(question: Self::Question) -> Option<&'static str>;

    fn write_setup(setup: &Self::Setup, out: &mut Lines);

    /// Writes the part of a setup that follows the seed: the listed draws.
    fn write_supply(setup: &Self::Setup, out: &mut Lines);

    fn write_position(position: &Self::Position, out: &mut Lines);
}

/// Where a record cannot be read, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError<T> {
    /// Counted from 1; the last line when the whole record is meant.
    pub line: u32,
    pub trouble: T,
}

/// `line 5: Line(Missing)`, for programs and tests. `page::messages` has the sentences for people.
impl<T: fmt::Debug> fmt::Display for RecordError<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {:?}", self.line, self.trouble)
    }
}

impl<T: fmt::Debug> std::error::Error for RecordError<T> {}

impl<G: Recorded> Record<G> {
    /// A record at the start of a game.
    pub fn new(setup: G::Setup, seed: u64) -> Self {
        Record {
            setup,
            seed,
            randomness: Randomness::default(),
            players: Vec::new(),
            table: String::new(),
            position: None,
            actions: Vec::new(),
            notes: Notes::default(),
        }
    }

    /// The croupier of this game, before its first question.
    pub fn croupier(&self) -> Croupier<G> {
        Croupier::for_setup(&self.setup, self.seed).with_randomness(self.randomness)
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

    /// Plays all actions. Returns the game and its croupier at the end of the record.
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

    /// The record as text. Reading and writing it again gives the same text.
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

    /// The text of a saved game: the record without its actions, followed by these lines. The first
    /// line announces the last, which counts the decisions, so that truncation is detected.
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

    /// Whether there is anything after `play`.
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
        // The tile game came first: its records do not name their game.
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
        let depends_on = match self.randomness {
            Randomness::BySeed => "",
            Randomness::ByDecisions => DECISIONS,
        };
        out.line(&format!("seed {} {depends_on}", self.seed));
        G::write_supply(&self.setup, out);
    }
}
