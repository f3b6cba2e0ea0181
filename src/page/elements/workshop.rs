//! What can be wanted of the workshop, where positions are drawn up.

use engine::rules::{Edition, Module, Spot};
use engine::table::Seat;
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
    /// All of it as text, and the task.
    Text,
    /// The ways out.
    Give,
}

impl WorkshopTab {
    /// All parts, in their order.
    pub const ALL: [WorkshopTab; 5] = [
        WorkshopTab::Tiles,
        WorkshopTab::Pieces,
        WorkshopTab::Table,
        WorkshopTab::Text,
        WorkshopTab::Give,
    ];

    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            WorkshopTab::Tiles => "tiles",
            WorkshopTab::Pieces => "pieces",
            WorkshopTab::Table => "table",
            WorkshopTab::Text => "text",
            WorkshopTab::Give => "give",
        }
    }
}

/// A text that leaves the workshop by the clipboard.
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

    /// Its word.
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
    /// Copies a text.
    Copy(WayOut),
    /// Saves a picture.
    Picture,
    /// Plays on from the position.
    Play,
}

impl WorkshopIntent {
    /// Its readable name.
    pub fn name(self) -> String {
        match self {
            WorkshopIntent::Tab(tab) => format!("tab {}", tab.word()),
            WorkshopIntent::Take(tile) => format!("take {}", tile.0),
            WorkshopIntent::Seat(seat) => format!("take-seat {}", seat.0),
            WorkshopIntent::Piece(piece) => format!("take {}", piece.name()),
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
            WorkshopIntent::Copy(way) => format!("copy-{}", way.word()),
            WorkshopIntent::Picture => "picture-of-draft".to_string(),
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
    /// All of it as text.
    Text,
    /// The lines of the task.
    Task,
}

impl WorkshopField {
    /// Its readable name.
    pub fn name(self) -> String {
        match self {
            WorkshopField::Set => "palette".to_string(),
            WorkshopField::Score(seat) => format!("score {}", seat.0),
            WorkshopField::Messenger(seat) => format!("messenger {}", seat.0),
            WorkshopField::Goods(seat, goods) => format!("goods {} {}", seat.0, goods.name()),
            WorkshopField::Ingots(seat) => format!("ingots {}", seat.0),
            WorkshopField::Flock(seat) => format!("flock {}", seat.0),
            WorkshopField::Robber(seat) => format!("robber {}", seat.0),
            WorkshopField::Text => "draft-text".to_string(),
            WorkshopField::Task => "draft-task".to_string(),
        }
    }
}
