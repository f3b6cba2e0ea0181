//! Why a position cannot be set up.

use super::action::Message;
use super::board::Spot;
use super::figures::Figure;
use super::modules::Part;
use super::modules::flocks::Token;
use super::modules::magic::Wizard;
use super::setup::SetupFault;
use crate::table::Seat;
use crate::tiles::{Goods, Pos, Side};

/// Why a position is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionFault {
    /// The setup itself cannot be played.
    Setup(SetupFault),
    /// No tile lies on the table.
    NoTiles,
    /// Two tiles lie on this cell.
    Stacked(Pos),
    /// The cell is too far from the origin.
    TooFar(Pos),
    /// This tile touches no earlier one (TILE-03).
    Apart(Pos),
    /// This side does not match its neighbour (TILE-04).
    Mismatch(Pos, Side),
    NoSeat(Seat),
    /// No tile with this segment lies there.
    NoSuchSpot(Spot),
    /// This figure never stands on this kind of feature.
    WrongFeature(Figure, Spot),
    /// This builder or pig stands where its owner has no meeple, so it would have gone home (TB-18,
    /// TB-30).
    Alone(Figure, Spot),
    /// The player does not own that many of this figure.
    TooMany(Seat, Figure),
    /// Figures share a segment although no rule in play brings them together (FLY-08, CROP-06).
    Shared(Spot),
    /// The feature is complete, so its figures would have gone home (SCO-05).
    AlreadyScored(Spot),
    /// There is no lake, or the ferry does not connect two quays of it (FER-04).
    NoQuays(Pos),
    /// Two ferries on one lake.
    FerryTwice(Pos),
    /// A lake without a ferry (FER-04).
    FerryMissing(Pos),
    /// Mage or witch stands on neither a road nor a city (MW-03).
    NoMagicThere(Wizard, Spot),
    /// Mage and witch stand in the same feature (MW-04).
    WizardsTogether,
    /// A shepherd on the board always has a flock (R-HS-01).
    NoFlock(Seat),
    /// Sheep only lie beside a shepherd on the board (HS-07).
    NoShepherd(Seat),
    /// More of these tokens beside shepherds than exist (HS-01); a wolf never lies there.
    TooManyTokens(Token),
    /// The track has no such space.
    NoSpace(u8),
    /// A player owns only one robber (ROB-01).
    RobberTwice(Seat),
    /// More tokens of a kind of goods than exist (TB-05).
    TooManyGoods(Goods),
    /// Ingots lie on a cell without a tile (GOLD-04).
    NoTileUnder(Pos),
    /// The gingerbread man only stands in cities (GB-02).
    NotInACity(Spot),
    /// More ingots than exist (R-GOLD-07).
    TooManyIngots,
    /// More points than any game yields.
    TooManyPoints(Seat),
    /// Something belongs to a part of the rules that is not in play.
    NotInPlay(Part),
    /// The tile in hand fits nowhere, so it would have been replaced (TILE-05).
    DrawnFitsNowhere,
    /// The same message lies twice under the pile.
    MessageTwice(Message),
    /// Hands of three tiles need another option, or a hand holds more than three.
    Hands,
}

impl PositionFault {
    /// The cell it concerns; `None` when it concerns no single cell.
    pub const fn cell(self) -> Option<Pos> {
        match self {
            PositionFault::Stacked(pos)
            | PositionFault::TooFar(pos)
            | PositionFault::Apart(pos)
            | PositionFault::Mismatch(pos, _)
            | PositionFault::NoQuays(pos)
            | PositionFault::FerryTwice(pos)
            | PositionFault::FerryMissing(pos)
            | PositionFault::NoTileUnder(pos) => Some(pos),
            PositionFault::NoSuchSpot(spot)
            | PositionFault::WrongFeature(_, spot)
            | PositionFault::Alone(_, spot)
            | PositionFault::Shared(spot)
            | PositionFault::AlreadyScored(spot)
            | PositionFault::NoMagicThere(_, spot)
            | PositionFault::NotInACity(spot) => Some(spot.pos),
            PositionFault::Setup(_)
            | PositionFault::NoTiles
            | PositionFault::NoSeat(_)
            | PositionFault::TooMany(..)
            | PositionFault::WizardsTogether
            | PositionFault::NoFlock(_)
            | PositionFault::NoShepherd(_)
            | PositionFault::TooManyTokens(_)
            | PositionFault::NoSpace(_)
            | PositionFault::RobberTwice(_)
            | PositionFault::TooManyGoods(_)
            | PositionFault::TooManyIngots
            | PositionFault::TooManyPoints(_)
            | PositionFault::NotInPlay(_)
            | PositionFault::DrawnFitsNowhere
            | PositionFault::MessageTwice(_)
            | PositionFault::Hands => None,
        }
    }
}
