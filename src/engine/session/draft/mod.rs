//! A position that somebody draws up: it need not be possible, and what is wrong with it is listed.

mod edit;
mod history;
mod pieces;

pub use edit::Edit;
pub use history::DraftHistory;

use super::play::Session;
use super::record::read_seating;
use super::seating::Seating;
use crate::rules::{Action, Edition, Game, Position, PositionFault, Record, RecordError, Setup};
use crate::table::Silent;
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
            task: String::new(),
        }
    }

    /// The position in which the game of a session stands. What was drawn of a listed stack is not drawn again.
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
        Draft::of_record(record)
    }

    /// The draft of a text: setup, start position and task of a record, possible or not.
    ///
    /// # Errors
    /// The first line that cannot be read, and why not. The lines of the task are not judged.
    pub fn read(text: &str) -> Result<Draft, RecordError> {
        let mut draft = Draft::of_record(Record::read_start(text)?);
        draft.task = task_lines(text);
        Ok(draft)
    }

    /// What was agreed.
    pub const fn setup(&self) -> &Setup {
        &self.head.setup
    }

    /// The record of it, without the task.
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
        let game = Game::from_position(self.setup().clone(), self.position(), &mut Silent);
        game.err().unwrap_or_default()
    }

    /// The session that begins in it; none when it is impossible.
    pub fn session(&self) -> Option<Session> {
        Session::from_record(&self.record()).ok()
    }

    /// The table as it is drawn.
    pub fn sketch(&self) -> Option<Game> {
        Game::sketch(self.setup(), self.position())
    }

    /// The draft as the text of a record, which [`Draft::read`] reads as the same one.
    pub fn text(&self) -> String {
        let text = self.record().write().unwrap_or_default();
        match self.task.trim() {
            "" => text,
            task => format!("{text}task\n{task}\n"),
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

/// The lines after the line `task` as they were written.
fn task_lines(text: &str) -> String {
    let mut lines = text.lines().skip_while(|line| line.trim() != "task");
    lines.next();
    let lines: Vec<&str> = lines.collect();
    lines.join("\n").trim().to_owned()
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
