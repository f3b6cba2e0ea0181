//! The intents and fields of the workshop, where positions are drawn up.

use crate::elements::mode::BoardMode;
use crate::elements::setting::SettingChange;
use crate::elements::words;
use crate::messages::Language;
use engine::rules::{Edition, Module, Spot};
use engine::table::{Ink, Seat};
use engine::tiles::{Goods, Pos, TileId};
use view::scene::answers::Piece;

/// A tab of the workshop's panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WorkshopTab {
    #[default]
    Tiles,
    /// The figures and other pieces.
    Pieces,
    /// Players, points, whose turn it is, and the expansions in play.
    Table,
    /// Comments, marks and the task.
    Explain,
    /// The whole draft as text.
    Text,
    /// Sharing and exporting.
    Give,
}

impl WorkshopTab {
    pub const ALL: [WorkshopTab; 6] = [
        WorkshopTab::Tiles,
        WorkshopTab::Pieces,
        WorkshopTab::Table,
        WorkshopTab::Explain,
        WorkshopTab::Text,
        WorkshopTab::Give,
    ];

    pub const fn word(self) -> &'static str {
        match self {
            WorkshopTab::Tiles => "tiles",
            WorkshopTab::Pieces => "pieces",
            WorkshopTab::Table => "table",
            WorkshopTab::Explain => "explain",
            WorkshopTab::Text => "text",
            WorkshopTab::Give => "give",
        }
    }
}

words! {
    /// What a mark is put on.
    MarkKind {
        Cell "cell",
        /// A whole feature.
        Feature "feature",
        /// An edge of a cell.
        Edge "edge",
        /// An arrow from one cell to another.
        Arrow "arrow",
        /// A letter on a cell.
        Letter "letter",
    }
}

words! {
    /// Which of several goals have to be reached.
    GoalJoin {
        /// All of them.
        All "all",
        /// Any one of them.
        One "one",
    }
}

/// A change in the form of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskChange {
    AddGoal,
    DropGoal(u8),
    /// Whether this goal is something to avoid.
    Avoid(u8, bool),
    /// Which of the goals have to be reached.
    Join(GoalJoin),
}

impl TaskChange {
    fn name(self) -> String {
        match self {
            TaskChange::AddGoal => "add-goal".to_string(),
            TaskChange::DropGoal(index) => format!("drop-goal {}", index + 1),
            TaskChange::Avoid(index, on) => format!("avoid-goal {} {on}", index + 1),
            TaskChange::Join(join) => format!("goals {}", join.word()),
        }
    }
}

words! {
    /// A direction through the decisions of a draft.
    StepWay {
        /// To the previous stop.
        Back "back",
        /// To the next stop.
        On "on",
    }
}

words! {
    /// The size of an embedded board.
    BoardSize {
        /// As wide as its container.
        Wide "wide",
        /// 480 pixels wide.
        Small "small",
        /// 640 pixels wide.
        Medium "medium",
        /// 800 pixels wide.
        Large "large",
    }
}

impl BoardSize {
    /// Its width and height in CSS pixels; none if the page around it decides.
    pub const fn pixels(self) -> Option<(u16, u16)> {
        match self {
            BoardSize::Wide => None,
            BoardSize::Small => Some((480, 360)),
            BoardSize::Medium => Some((640, 480)),
            BoardSize::Large => Some((800, 600)),
        }
    }
}

words! {
    /// A button, or a group of buttons, of an embedded board, by the words of its `commands` attribute.
    BoardButton {
        /// Zooming in and out.
        Zoom "zoom",
        /// Showing the whole board.
        Fit "fit",
        /// The claims overlays.
        Fields "fields",
        /// Stepping through a replay.
        Steps "steps",
        Undo "undo",
        /// The next hint of a task; during play, the move a computer would make.
        Hint "hint",
        /// Restarting a task.
        Again "again",
        /// The solution of a task.
        Solution "solution",
    }
}

/// An option of the embedded board that shows a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardConfigChange {
    Mode(BoardMode),
    Size(BoardSize),
    /// A setting of the board.
    Set(SettingChange),
    /// Whether a replay begins at the current move instead of the first one.
    FromHere(bool),
    Interactive(bool),
    /// Whether it gives hints and shows the solution.
    Helps(bool),
    /// Whether it has this button.
    Button(BoardButton, bool),
    /// Whether the workshop previews it.
    Preview(bool),
}

impl BoardConfigChange {
    fn name(self) -> String {
        match self {
            BoardConfigChange::Mode(mode) => format!("offer mode {}", mode.word()),
            BoardConfigChange::Size(size) => format!("offer size {}", size.word()),
            BoardConfigChange::Set(change) => format!("offer {} {}", change.name(), change.word()),
            BoardConfigChange::FromHere(on) => format!("offer from-here {on}"),
            BoardConfigChange::Interactive(on) => format!("offer interactive {on}"),
            BoardConfigChange::Helps(on) => format!("offer helps {on}"),
            BoardConfigChange::Button(button, on) => format!("offer button {} {on}", button.word()),
            BoardConfigChange::Preview(on) => format!("offer preview {on}"),
        }
    }
}

/// A text that is copied from the workshop or a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WayOut {
    /// A link to the game that begins in the position.
    Link,
    /// The snippet for pages that may load scripts.
    Embed,
    /// The snippet for pages that only allow frames.
    Frame,
    Record,
}

impl WayOut {
    pub const ALL: [WayOut; 4] = [WayOut::Link, WayOut::Embed, WayOut::Frame, WayOut::Record];

    pub const fn word(self) -> &'static str {
        match self {
            WayOut::Link => "link",
            WayOut::Embed => "embed",
            WayOut::Frame => "frame",
            WayOut::Record => "record",
        }
    }
}

/// What a press in the workshop does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkshopIntent {
    /// Opens a tab of the panel.
    Tab(WorkshopTab),
    /// Takes a tile in hand.
    Take(TileId),
    /// Takes figures of a seat in hand.
    Seat(Seat),
    /// Takes a piece in hand.
    Piece(Piece),
    /// Takes a marking tool in hand.
    Mark(MarkKind),
    /// Sets the colour of new marks.
    Ink(Ink),
    /// Uses what is in hand on a cell, or selects its tile.
    Cell(Pos),
    /// Puts what is in hand on a segment, or removes it.
    Spot(Spot),
    /// Moves the selected tile to the next cell that is pressed.
    Move,
    /// Removes the selected tile.
    Remove,
    /// Puts down what is in hand, and deselects the tile.
    LetGo,
    /// Makes the tile in hand the drawn tile, or no tile.
    Drawn(bool),
    /// Removes all tiles.
    Clear,
    /// The number of players.
    Seats(u8),
    /// Sets whose turn it is.
    Turn(Seat),
    /// Sets the edition.
    Edition(Edition),
    /// Whether an expansion is in play.
    Module(Module, bool),
    /// Moves to where something is wrong.
    Fault(Pos),
    /// Changes the form of the task.
    Task(TaskChange),
    /// Imports the decisions of the current game.
    Moves,
    /// Shows the previous or the next stop.
    Step(StepWay),
    /// Keeps the position shown, without any decisions.
    Alone,
    /// Drops all later decisions.
    EndHere,
    /// Writes a solution of the task into the draft.
    Solve,
    /// Sets an option of the embedded board.
    BoardConfig(BoardConfigChange),
    /// Copies a text.
    Copy(WayOut),
    /// Saves the record as a file.
    File,
    Picture,
    /// Saves the task as a SCORM package for learning platforms.
    Package,
    /// Starts a game from the position.
    Play,
}

impl WorkshopIntent {
    pub fn name(self) -> String {
        match self {
            WorkshopIntent::Tab(tab) => format!("tab {}", tab.word()),
            WorkshopIntent::Take(tile) => format!("take {}", tile.0),
            WorkshopIntent::Seat(seat) => format!("take-seat {}", seat.0),
            WorkshopIntent::Piece(piece) => format!("take {}", piece.name()),
            WorkshopIntent::Mark(kind) => format!("mark {}", kind.word()),
            WorkshopIntent::Ink(ink) => format!("ink {}", ink.name()),
            WorkshopIntent::Cell(pos) => format!("draft {} {}", pos.x, pos.y),
            WorkshopIntent::Spot(spot) => {
                let (x, y) = (spot.pos.x, spot.pos.y);
                format!("spot {x} {y} {}", spot.segment.0)
            }
            WorkshopIntent::Move => "move-tile".to_string(),
            WorkshopIntent::Remove => "remove-tile".to_string(),
            WorkshopIntent::LetGo => "let-go".to_string(),
            WorkshopIntent::Drawn(true) => "drawn".to_string(),
            WorkshopIntent::Drawn(false) => "not-drawn".to_string(),
            WorkshopIntent::Clear => "clear-table".to_string(),
            WorkshopIntent::Seats(count) => format!("draft-seats {count}"),
            WorkshopIntent::Turn(seat) => format!("turn-of {}", seat.0),
            WorkshopIntent::Edition(edition) => format!("draft-edition {}", edition.name()),
            WorkshopIntent::Module(module, on) => format!("draft-box {} {on}", module.name()),
            WorkshopIntent::Fault(pos) => format!("fault {} {}", pos.x, pos.y),
            WorkshopIntent::Task(change) => change.name(),
            WorkshopIntent::Moves => "moves-of-game".to_string(),
            WorkshopIntent::Step(way) => format!("draft-step {}", way.word()),
            WorkshopIntent::Alone => "position-alone".to_string(),
            WorkshopIntent::EndHere => "end-here".to_string(),
            WorkshopIntent::Solve => "solve-draft".to_string(),
            WorkshopIntent::BoardConfig(change) => change.name(),
            WorkshopIntent::Copy(way) => format!("copy-{}", way.word()),
            WorkshopIntent::File => "file-of-draft".to_string(),
            WorkshopIntent::Picture => "picture-of-draft".to_string(),
            WorkshopIntent::Package => "pack-task".to_string(),
            WorkshopIntent::Play => "play-draft".to_string(),
        }
    }
}

/// The fields of the workshop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkshopField {
    /// The tile set shown.
    Set,
    /// The points of a seat.
    Score(Seat),
    /// The points of a seat's messenger.
    Messenger(Seat),
    Goods(Seat, Goods),
    /// Ingots of a seat.
    Ingots(Seat),
    /// The tokens at a seat's shepherd, by their number of sheep.
    Flock(Seat),
    /// The track space of a seat's robber; empty if off the track.
    Robber(Seat),
    /// After how many decisions the draft is shown.
    Step,
    /// The whole draft as text.
    Text,
    /// The lines of the task.
    Task,
    /// The lines of comments and marks.
    Remarks,
    /// The comment on the position, in the text for all languages.
    Comment,
    /// The text of the task, in a language or for all languages.
    Ask(Option<Language>),
    /// A goal of the task, by index.
    Goal(u8),
    /// The points of that goal.
    GoalPoints(u8),
    /// A hint, by index, in a language or for all languages.
    Hint(u8, Option<Language>),
    /// The seat that has to reach the goals.
    TaskSeat,
    /// The number of turns to reach the goals.
    TaskTurns,
}

impl WorkshopField {
    pub fn name(self) -> String {
        match self {
            WorkshopField::Set => "palette".to_string(),
            WorkshopField::Score(seat) => format!("score {}", seat.0),
            WorkshopField::Messenger(seat) => format!("messenger {}", seat.0),
            WorkshopField::Goods(seat, goods) => format!("goods {} {}", seat.0, goods.name()),
            WorkshopField::Ingots(seat) => format!("ingots {}", seat.0),
            WorkshopField::Flock(seat) => format!("flock {}", seat.0),
            WorkshopField::Robber(seat) => format!("robber {}", seat.0),
            WorkshopField::Step => "draft-step".to_string(),
            WorkshopField::Text => "draft-text".to_string(),
            WorkshopField::Task => "draft-task".to_string(),
            WorkshopField::Remarks => "draft-remarks".to_string(),
            WorkshopField::Comment => "draft-comment".to_string(),
            WorkshopField::Ask(language) => field_name("draft-ask".to_string(), language),
            WorkshopField::Goal(index) => numbered("draft-goal", index),
            WorkshopField::GoalPoints(index) => numbered("draft-goal-points", index),
            WorkshopField::Hint(index, language) => {
                field_name(numbered("draft-hint", index), language)
            }
            WorkshopField::TaskSeat => "draft-task-seat".to_string(),
            WorkshopField::TaskTurns => "draft-task-turns".to_string(),
        }
    }
}

/// A name with its number, from the second on.
fn numbered(name: &str, index: u8) -> String {
    match index {
        0 => name.to_string(),
        index => format!("{name} {}", index + 1),
    }
}

/// A name with a language code, if there is a language.
fn field_name(name: String, language: Option<Language>) -> String {
    match language {
        None => name,
        Some(language) => format!("{name} {}", language.code()),
    }
}
