//! A position that somebody draws up: it need not be possible, and what is wrong with it is listed.

mod edit;
mod history;
mod pieces;
mod remarks;

pub use edit::Edit;
pub use history::DraftHistory;

use remarks::Sections;

use super::play::Session;
use super::record::read_seating;
use super::seating::Seating;
use crate::rules::{Action, Edition, Game, Position, PositionFault, Record, RecordError, Setup};
use crate::table::{LineTrouble, Notes, Party, Silent};
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
    position: Position,
    /// The lines of comments and marks that stand after the position; empty where nothing is said.
    remarks: String,
    /// The lines of the task, without the line `task` itself; empty where none is set.
    task: String,
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
            position: record.position.take().unwrap_or_default(),
            head: record,
            remarks: String::new(),
            task: String::new(),
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

    /// The draft of a text: setup, start position, comments and marks, and task of a record, possible or not.
    ///
    /// # Errors
    /// The first line that cannot be read, and why not; a decision is none that can be here. What marks are on and the lines
    /// of the task are not judged.
    pub fn read(text: &str) -> Result<Draft, RecordError> {
        let sections = Sections::of(text);
        let mut draft = Draft::of_record(Record::read_start(sections.start)?);
        draft.remarks = sections.remarks.trim().to_owned();
        draft.task = sections.task.trim().to_owned();
        match draft.no_remark() {
            None => Ok(draft),
            Some((line, said)) => Err(RecordError {
                line: sections.before_remarks() + line,
                trouble: LineTrouble::TooMuch(said).into(),
            }),
        }
    }

    /// What was agreed.
    pub const fn setup(&self) -> &Setup {
        &self.head.setup
    }

    /// The record of its position, without comments, marks and the task.
    pub fn record(&self) -> Record {
        Record {
            position: Some(self.position.clone()),
            ..self.head.clone()
        }
    }

    /// Who sits where.
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
        Game::from_position(self.setup().clone(), self.position(), &mut Silent)
    }

    /// The session that begins in it, with what is said; none when it is impossible.
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
        match self.remarks.trim() {
            "" => text,
            remarks => format!("{text}play\n{remarks}\n"),
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
