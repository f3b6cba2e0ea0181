//! A position that somebody draws up: it need not be possible, and what is wrong with it is listed.

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

/// A position on its way, with the game it is of and the task that is set in it.
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
    /// Setup, seed and who sits where; it has neither position nor actions.
    head: Record,
    begins: Beginning,
    /// What lies and stands on the table where it begins.
    position: Position,
    /// The lines of comments and marks that stand after the position; empty where nothing is said.
    remarks: String,
    /// The decisions that follow, with what is said after each; none where it is a position alone.
    course: Vec<Decided>,
    /// The lines of the task, without the line `task` itself; empty where none is set.
    task: String,
}

/// With what a draft begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Beginning {
    #[default]
    Position,
    /// With a game as it is set up, before anybody has decided anything; its position only shows that.
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

    /// That with which a session began.
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
            .or_else(|| Some(Position::of(&session.at(0))));
        Draft {
            begins,
            remarks: said.join("\n"),
            ..Draft::of_record(record)
        }
    }

    /// The position in which the game of a session stands, with what is said there. What was drawn of a listed stack is not
    /// drawn again.
    pub fn of(session: &Session) -> Draft {
        let game = session.game();
        let mut record = session.to_record();
        record.position = Some(Position::of(game));
        record.table = String::new();
        if let Some(stack) = &mut record.setup.stack {
            for tile in session.drawn_tiles() {
                take_first(stack, tile);
            }
        }
        // What chance did since a player decided changes nothing of what is said.
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

    /// The draft of a text: setup, start position, decisions, comments and marks, and task of a record, possible or not.
    ///
    /// # Errors
    /// The first line of setup and position that cannot be read, and why not. Decisions, what marks are on and the lines of
    /// the task are not judged.
    pub fn read(text: &str) -> Result<Draft, RecordError> {
        if text.len() > LONGEST {
            let (line, trouble) = (1, LineTrouble::TooLong.into());
            return Err(RecordError { line, trouble });
        }
        let sections = Sections::of(text);
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

    /// It begins with the game as it is set up.
    fn begin_as_set_up(&mut self) {
        if let Ok(game) = Game::new(self.setup().clone()) {
            self.begins = Beginning::Setup;
            self.position = Position::of(&game);
        }
    }

    /// What was agreed.
    pub const fn setup(&self) -> &Setup {
        &self.head.setup
    }

    /// The record of that with which it begins.
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

    /// What lies and stands on the table.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The lines of the task, without the line `task` itself; empty where none is set.
    pub fn task(&self) -> &str {
        &self.task
    }

    /// All reasons why it cannot be played; empty when it can.
    pub fn faults(&self) -> Vec<PositionFault> {
        self.joined().err().unwrap_or_default()
    }

    /// The game that begins in it, where features are joined across the edges of tiles.
    ///
    /// # Errors
    /// All reasons why it cannot be played.
    pub fn joined(&self) -> Result<Game, Vec<PositionFault>> {
        let setup = self.setup().clone();
        match self.begins {
            Beginning::Position => Game::from_position(setup, self.position(), &mut Silent),
            Beginning::Setup => Game::new(setup)
                .map_err(|faults| faults.into_iter().map(PositionFault::Setup).collect()),
        }
    }

    /// The session that begins in it, with what is decided and said; none when it is impossible.
    pub fn session(&self) -> Option<Session> {
        Session::load(&self.explained()).ok()
    }

    /// The table as it is drawn.
    pub fn sketch(&self) -> Option<Game> {
        Game::sketch(self.setup(), self.position())
    }

    /// The draft as the text of a record, which [`Draft::read`] reads as the same one.
    pub fn text(&self) -> String {
        let text = self.explained();
        match self.task.trim() {
            "" => text,
            task => format!("{text}task\n{task}\n"),
        }
    }

    /// The same without the task, whose solution is nobody's business where it is not set.
    pub fn explained(&self) -> String {
        let text = self.record().write().unwrap_or_default();
        match self.course_text() {
            course if course.is_empty() => text,
            course => format!("{text}play\n{course}\n"),
        }
    }

    /// The place of the tile on a cell among those of the position.
    pub fn tile_at(&self, pos: Pos) -> Option<usize> {
        self.position()
            .tiles
            .iter()
            .position(|laid| laid.pos == pos)
    }
}

/// Takes the first tile of a kind out of a listed stack.
fn take_first(stack: &mut Vec<TileId>, tile: TileId) {
    if let Some(at) = stack.iter().position(|&other| other == tile) {
        stack.remove(at);
    }
}

impl Session {
    /// The tiles that chance has dealt so far, in order.
    fn drawn_tiles(&self) -> impl Iterator<Item = TileId> {
        let entries = self.entries().iter();
        entries.filter_map(|entry| match entry.action {
            Action::Draw(tile) => Some(tile),
            _ => None,
        })
    }
}
