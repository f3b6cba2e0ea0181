//! What can be wanted of the workshop, where positions are drawn up.

use crate::elements::mode::BoardMode;
use crate::elements::setting::SettingChange;
use crate::elements::words;
use crate::messages::Language;
use engine::rules::{Edition, Module, Spot};
use engine::table::{Ink, Seat};
use engine::tiles::{Goods, Pos, TileId};
use view::scene::answers::Piece;

/// A part of the panel of the workshop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WorkshopTab {
    /// The tiles to take.
    #[default]
    Tiles,
    /// The figures and other pieces to take.
    Pieces,
    /// Who plays, points, whose turn it is, what is in play.
    Table,
    /// What is said and marked, and the task.
    Explain,
    /// All of it as text.
    Text,
    /// The ways out.
    Give,
}

impl WorkshopTab {
    /// All parts, in their order.
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
        /// The whole feature of a part of a tile.
        Feature "feature",
        /// A side of a cell.
        Edge "edge",
        /// From one cell to another.
        Arrow "arrow",
        /// A letter on a cell.
        Letter "letter",
    }
}

words! {
    /// Which of several goals are to be reached.
    GoalJoin {
        /// All of them.
        All "all",
        /// One of them, whichever.
        One "one",
    }
}

/// What is pressed in the form of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskChange {
    /// One more goal.
    AddGoal,
    /// This goal goes.
    DropGoal(u8),
    /// Whether this goal is something that is not to happen.
    Avoid(u8, bool),
    /// Which of the goals are to be reached.
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
    /// Which way through what is decided.
    StepWay {
        /// To the stop before.
        Back "back",
        /// To the next stop.
        On "on",
    }
}

words! {
    /// How much room a board has on another page.
    BoardSize {
        /// As wide as what it stands in.
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
    /// Its width and height in CSS pixels; none where the page around it decides.
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
    /// A button, or buttons that belong together, of a board on another page, by the words of its `commands`.
    BoardButton {
        /// Nearer and further.
        Zoom "zoom",
        /// All of it is seen.
        Fit "fit",
        /// Whose fields, roads and cities are.
        Fields "fields",
        /// Through a replay.
        Steps "steps",
        Undo "undo",
        /// The next hint of a task; in play, what a computer would do.
        Hint "hint",
        /// A task from its beginning.
        Again "again",
        /// The solution of a task.
        Solution "solution",
    }
}

/// What is asked of a board that shows a draft on another page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferChange {
    /// What it is for.
    Mode(BoardMode),
    /// How much room it has.
    Size(BoardSize),
    /// A setting of it.
    Set(SettingChange),
    /// Whether a replay begins at the move that is looked at, not at the first one.
    FromHere(bool),
    /// Whether anything on it can be pressed.
    Interactive(bool),
    /// Whether it gives hints and shows the solution.
    Helps(bool),
    /// Whether it has a button.
    Button(BoardButton, bool),
    /// Whether it is shown here as it will be there.
    Preview(bool),
}

impl OfferChange {
    fn name(self) -> String {
        match self {
            OfferChange::Mode(mode) => format!("offer mode {}", mode.word()),
            OfferChange::Size(size) => format!("offer size {}", size.word()),
            OfferChange::Set(change) => format!("offer {} {}", change.name(), change.word()),
            OfferChange::FromHere(on) => format!("offer from-here {on}"),
            OfferChange::Interactive(on) => format!("offer interactive {on}"),
            OfferChange::Helps(on) => format!("offer helps {on}"),
            OfferChange::Button(button, on) => format!("offer button {} {on}", button.word()),
            OfferChange::Preview(on) => format!("offer preview {on}"),
        }
    }
}

/// A text that leaves the workshop, or a lesson, by the clipboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WayOut {
    /// A link to the game that begins in the position.
    Link,
    /// The line for a page that has boards.
    Embed,
    /// The line for a page that has frames only.
    Frame,
    /// The record itself.
    Record,
}

impl WayOut {
    /// All of them, in their order.
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

/// What is pressed in the workshop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkshopIntent {
    /// Shows a part of the panel.
    Tab(WorkshopTab),
    /// Takes a tile in hand.
    Take(TileId),
    /// Takes figures of a seat.
    Seat(Seat),
    /// Takes a piece in hand.
    Piece(Piece),
    /// Takes in hand what marks things.
    Mark(MarkKind),
    /// Marks in this colour.
    Ink(Ink),
    /// Does on a cell what is in hand, or chooses its tile.
    Cell(Pos),
    /// Puts what is in hand on a part of a tile, or takes it off.
    Spot(Spot),
    /// Moves the chosen tile: to the cell that is pressed next.
    Move,
    /// Takes the chosen tile away.
    Remove,
    /// Lets go of what is in hand, and of the chosen tile.
    LetGo,
    /// The tile in hand is the one that is drawn, or no tile is.
    Drawn(bool),
    /// Takes all tiles away.
    Clear,
    /// So many play.
    Seats(u8),
    /// It is the turn of this seat.
    Turn(Seat),
    /// It is of this edition.
    Edition(Edition),
    /// Whether a box is in play.
    Module(Module, bool),
    /// Goes to where something is wrong.
    Fault(Pos),
    /// Changes the goals of the task.
    Task(TaskChange),
    /// Brings in what was decided in the game on the screen.
    Moves,
    /// Looks at the stop before, or at the next one.
    Step(StepWay),
    /// Keeps the position that is looked at, and nothing that is decided.
    Alone,
    /// Leaves out what is decided later.
    EndHere,
    /// Writes a solution of the task down.
    Solve,
    /// Asks something of a board on another page.
    Offer(OfferChange),
    /// Copies a text.
    Copy(WayOut),
    /// Saves the record as a file.
    File,
    /// Saves a picture.
    Picture,
    /// Saves the task as a package for learning platforms.
    Package,
    /// Plays on from the position.
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
            WorkshopIntent::Offer(change) => change.name(),
            WorkshopIntent::Copy(way) => format!("copy-{}", way.word()),
            WorkshopIntent::File => "file-of-draft".to_string(),
            WorkshopIntent::Picture => "picture-of-draft".to_string(),
            WorkshopIntent::Package => "pack-task".to_string(),
            WorkshopIntent::Play => "play-draft".to_string(),
        }
    }
}

/// What is filled in in the workshop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkshopField {
    /// The set whose tiles are shown.
    Set,
    /// The points of a seat.
    Score(Seat),
    /// The points of the messenger of a seat.
    Messenger(Seat),
    /// Tokens of goods of a seat.
    Goods(Seat, Goods),
    /// Ingots of a seat.
    Ingots(Seat),
    /// The tokens beside the shepherd of a seat, by their number of sheep.
    Flock(Seat),
    /// The space of the robber of a seat; empty off the track.
    Robber(Seat),
    /// After how many decisions it is looked at.
    Step,
    /// All of it as text.
    Text,
    /// The lines of the task.
    Task,
    /// The lines of comments and marks.
    Remarks,
    /// What is said of the position, in the words for everybody.
    Comment,
    /// What the task asks, in a language or in the words for everybody.
    Ask(Option<Language>),
    /// A goal of the task, from 0.
    Goal(u8),
    /// How many points are that goal.
    GoalPoints(u8),
    /// A hint, from 0, in a language or in the words for everybody.
    Hint(u8, Option<Language>),
    /// Who is to reach the goals.
    TaskSeat,
    /// Within how many turns.
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
            WorkshopField::Ask(language) => told_in("draft-ask".to_string(), language),
            WorkshopField::Goal(index) => numbered("draft-goal", index),
            WorkshopField::GoalPoints(index) => numbered("draft-goal-points", index),
            WorkshopField::Hint(index, language) => {
                told_in(numbered("draft-hint", index), language)
            }
            WorkshopField::TaskSeat => "draft-task-seat".to_string(),
            WorkshopField::TaskTurns => "draft-task-turns".to_string(),
        }
    }
}

/// A name with a number behind it, from the second on.
fn numbered(name: &str, index: u8) -> String {
    match index {
        0 => name.to_string(),
        index => format!("{name} {}", index + 1),
    }
}

/// A name with a language behind it, if there is one.
fn told_in(name: String, language: Option<Language>) -> String {
    match language {
        None => name,
        Some(language) => format!("{name} {}", language.code()),
    }
}
