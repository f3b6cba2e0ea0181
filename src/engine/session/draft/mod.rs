//! Drafts: positions being drawn up. They need not be possible; what is wrong is listed.

mod course;
mod edit;
mod history;
mod pieces;
mod remarks;

pub use edit::Edit;
pub use history::DraftHistory;
pub use remarks::{RemarkError, free_label};

use course::Decided;
use remarks::Sections;

use super::play::Session;
use super::record::read_seating;
use super::seating::Seating;
use crate::rules::{Action, Edition, Game, Position, PositionFault, Record, RecordError, Setup};
use crate::table::{LONGEST, LineTrouble, Notes, Party, Silent};
use crate::tiles::{Pos, TileId};

/// A position being drawn up, with its game and the task set in it.
///
/// ```
/// use engine::rules::LaidTile;
/// use engine::session::{Draft, Edit};
/// use engine::tiles::{Pos, Rotation, catalogue};
///
/// let tile = catalogue().find("base/D").ok_or("a tile")?;
/// let laid = LaidTile { tile, pos: Pos::new(0, 0), rotation: Rotation::R0 };
/// let draft = Draft::default().with(&Edit::PlaceTile(laid));
/// assert!(draft.faults().is_empty());
/// assert!(draft.text().contains("tile base/D 0,0 r0"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Setup, seed and seating, without position and actions.
    head: Record,
    begins: Beginning,
    /// What is on the table where the game starts.
    position: Position,
    /// The comments and marks after the position, as lines; may be empty.
    remarks: String,
    /// The decisions that follow, with remarks; empty for a mere position.
    course: Vec<Decided>,
    /// The lines of the task, without the line `task` itself; empty without a task.
    task: String,
}

/// What a draft starts with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Beginning {
    #[default]
    Position,
    /// A game as set up, before any decision; its position only shows that.
    Setup,
}

impl Default for Draft {
    /// An empty table of the base game for two.
    fn default() -> Self {
        Draft::of_record(Record::new(Setup::base(Edition::Current, 2), 0))
    }
}

impl Draft {
    fn of_record(mut record: Record) -> Draft {
        record.actions.clear();
        Draft {
            begins: Beginning::Position,
            position: record.position.take().unwrap_or_default(),
            head: record,
            remarks: String::new(),
            course: Vec::new(),
            task: String::new(),
        }
    }

    /// A draft with the start of a session.
    fn began(session: &Session) -> Draft {
        let mut record = session.to_record();
        record.table = String::new();
        let said = std::mem::take(&mut record.notes);
        let said: Vec<&str> = said.at(0).iter().map(|note| note.line.as_str()).collect();
        let begins = match record.position {
            Some(_) => Beginning::Position,
            None => Beginning::Setup,
        };
        record.position = record
            .position
            .or_else(|| Some(Position::from_game(&session.at(0))));
        Draft {
            begins,
            remarks: said.join("\n"),
            ..Draft::of_record(record)
        }
    }

    /// A draft of the current position of a session, with its remarks. Tiles drawn from a listed
    /// stack are removed from it.
    pub fn current(session: &Session) -> Draft {
        let game = session.game();
        let mut record = session.to_record();
        record.position = Some(Position::from_game(game));
        record.table = String::new();
        if let Some(stack) = &mut record.setup.stack {
            for tile in session.drawn_tiles() {
                take_first(stack, tile);
            }
        }
        // Outcomes of chance since a player's last decision do not separate the remarks from it.
        let mut entries = session.entries().iter();
        let decided = entries.rposition(|entry| matches!(entry.by, Party::Player(_)));
        let from = decided.map_or(0, |last| last + 1);
        let said = session.notes().between(from, session.steps() + 1).iter();
        let said: Vec<&str> = said.map(|note| note.line.as_str()).collect();
        record.notes = Notes::default();
        Draft {
            remarks: said.join("\n"),
            ..Draft::of_record(record)
        }
    }

    /// Reads a draft from the text of a record: setup, start position, decisions, comments, marks
    /// and task, possible or not.
    ///
    /// # Errors
    /// The first line of setup or position that cannot be read, and why. Decisions, the targets of
    /// marks and the task are not checked.
    pub fn read(text: &str) -> Result<Draft, RecordError> {
        if text.len() > LONGEST {
            let (line, trouble) = (1, LineTrouble::TooLong.into());
            return Err(RecordError { line, trouble });
        }
        let sections = Sections::split(text);
        let record = Record::read_start(sections.start)?;
        let is_set_up = record.position.is_none();
        let mut draft = Draft::of_record(record);
        draft.read_course(sections.course);
        if is_set_up {
            draft.begin_as_set_up();
        }
        draft.task = sections.task.trim().to_owned();
        Ok(draft)
    }

    /// Makes it start with the game as set up.
    fn begin_as_set_up(&mut self) {
        if let Ok(game) = Game::new(self.setup().clone()) {
            self.begins = Beginning::Setup;
            self.position = Position::from_game(&game);
        }
    }

    pub const fn setup(&self) -> &Setup {
        &self.head.setup
    }

    /// The record of its start.
    pub fn record(&self) -> Record {
        Record {
            position: match self.begins {
                Beginning::Position => Some(self.position.clone()),
                Beginning::Setup => None,
            },
            ..self.head.clone()
        }
    }

    pub fn seating(&self) -> Seating {
        read_seating(self.head.setup.seats, &self.head.players)
    }

    /// What is on the table where the game starts.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The lines of the task, without the line `task` itself; empty without a task.
    pub fn task(&self) -> &str {
        &self.task
    }

    /// All reasons why it cannot be played; empty when it can.
    pub fn faults(&self) -> Vec<PositionFault> {
        self.game().err().unwrap_or_default()
    }

    /// The game that starts from the draft, with features joined across tile edges.
    ///
    /// # Errors
    /// All reasons why it cannot be played.
    pub fn game(&self) -> Result<Game, Vec<PositionFault>> {
        let setup = self.setup().clone();
        match self.begins {
            Beginning::Position => Game::from_position(setup, self.position(), &mut Silent),
            Beginning::Setup => Game::new(setup)
                .map_err(|faults| faults.into_iter().map(PositionFault::Setup).collect()),
        }
    }

    /// The session that starts from the draft, with its decisions and remarks; `None` when it is
    /// impossible.
    pub fn session(&self) -> Option<Session> {
        Session::load(&self.explained()).ok()
    }

    /// The table as drawn.
    pub fn sketch(&self) -> Option<Game> {
        Game::sketch(self.setup(), self.position())
    }

    /// The draft as the text of a record, the inverse of [`Draft::read`].
    pub fn text(&self) -> String {
        let text = self.explained();
        match self.task.trim() {
            "" => text,
            task => format!("{text}task\n{task}\n"),
        }
    }

    /// The text without the task, so that its solution is not given away.
    pub fn explained(&self) -> String {
        let text = self.record().write().unwrap_or_default();
        match self.course_text() {
            course if course.is_empty() => text,
            course => format!("{text}play\n{course}\n"),
        }
    }

    /// The index of the tile on a cell in the position.
    pub fn tile_at(&self, pos: Pos) -> Option<usize> {
        self.position()
            .tiles
            .iter()
            .position(|laid| laid.pos == pos)
    }
}

/// Removes the first tile of a kind from a listed stack.
fn take_first(stack: &mut Vec<TileId>, tile: TileId) {
    if let Some(at) = stack.iter().position(|&other| other == tile) {
        stack.remove(at);
    }
}

impl Session {
    /// The tiles drawn so far, in order.
    fn drawn_tiles(&self) -> impl Iterator<Item = TileId> {
        let entries = self.entries().iter();
        entries.filter_map(|entry| match entry.action {
            Action::Draw(tile) => Some(tile),
            _ => None,
        })
    }
}
