//! Why a position cannot be set up.

use std::fmt;

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
    /// The cell is too far from the middle.
    TooFar(Pos),
    /// This tile touches no earlier one (TILE-03).
    Apart(Pos),
    /// This side does not match its neighbour (TILE-04).
    Mismatch(Pos, Side),
    /// There is no such seat.
    NoSeat(Seat),
    /// No tile with such a part lies there.
    NoSuchSpot(Spot),
    /// This figure never stands on such a feature.
    WrongFeature(Figure, Spot),
    /// This special figure stands where its owner has no meeple, so it would have gone home (TB-18, TB-30).
    Alone(Figure, Spot),
    /// The player does not own so many of this figure.
    TooMany(Seat, Figure),
    /// Figures stand together on one segment that no rule in play brings together (FLY-08, CROP-06).
    Shared(Spot),
    /// The feature is complete, so its figures would have gone home (SCO-05).
    AlreadyScored(Spot),
    /// There is no lake, or a ferry does not connect two quays of it (FER-04).
    NoQuays(Pos),
    /// Two ferries on one lake.
    FerryTwice(Pos),
    /// A lake without a ferry (FER-04).
    FerryMissing(Pos),
    /// Mage or witch stands on no road or city (MW-03).
    NoMagicThere(Wizard, Spot),
    /// Mage and witch stand in the same feature (MW-04).
    WizardsTogether,
    /// A shepherd on the board always has a flock (R-HS-01).
    NoFlock(Seat),
    /// Sheep lie beside a shepherd on the board only (HS-07).
    NoShepherd(Seat),
    /// More of these tokens beside shepherds than there are (HS-01); a wolf never lies there.
    TooManyTokens(Token),
    /// The track has no such space.
    NoSpace(u8),
    /// The player owns one robber only (ROB-01).
    RobberTwice(Seat),
    /// More tokens of a kind of goods than there are (TB-05).
    TooManyGoods(Goods),
    /// Ingots lie where no tile lies (GOLD-04).
    NoTileUnder(Pos),
    /// The gingerbread man stands in cities only (GB-02).
    NotInACity(Spot),
    /// More ingots than there are (R-GOLD-07).
    TooManyIngots,
    /// More points than any game brings.
    TooManyPoints(Seat),
    /// Something belongs to a part of the rules that is not in play.
    NotInPlay(Part),
    /// The tile in hand fits nowhere, so it would have been replaced (TILE-05).
    DrawnFitsNowhere,
    /// The same message lies twice under the pile.
    MessageTwice(Message),
    /// Hands of three tiles belong to another option, or hold more than three.
    Hands,
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionFault::Setup(fault) => fault.fmt(f),
            PositionFault::NoTiles => f.write_str("no tile lies on the table"),
            PositionFault::Stacked(pos) => write!(f, "two tiles lie on {},{}", pos.x, pos.y),
            PositionFault::TooFar(pos) => {
                write!(f, "{},{} is too far from the middle", pos.x, pos.y)
            }
            PositionFault::Apart(pos) => {
                write!(f, "the tile on {},{} touches no earlier tile", pos.x, pos.y)
            }
            PositionFault::Mismatch(pos, side) => {
                write!(
                    f,
                    "the {side:?} side of {},{} does not match its neighbour",
                    pos.x, pos.y
                )
            }
            PositionFault::NoSeat(seat) => write!(f, "there is no seat {}", seat.0 + 1),
            PositionFault::NoSuchSpot(spot) => {
                write!(f, "there is no such part on {},{}", spot.pos.x, spot.pos.y)
            }
            PositionFault::WrongFeature(figure, spot) => {
                write!(
                    f,
                    "a {} cannot stand like this on {},{}",
                    figure.name(),
                    spot.pos.x,
                    spot.pos.y
                )
            }
            PositionFault::Alone(figure, spot) => {
                write!(
                    f,
                    "the {} on {},{} needs a meeple of its owner in the same feature",
                    figure.name(),
                    spot.pos.x,
                    spot.pos.y
                )
            }
            PositionFault::TooMany(seat, figure) => {
                write!(
                    f,
                    "seat {} does not own so many of {}",
                    seat.0 + 1,
                    figure.name()
                )
            }
            PositionFault::Shared(spot) => {
                let (x, y) = (spot.pos.x, spot.pos.y);
                write!(f, "two figures stand in the same place on {x},{y}")
            }
            PositionFault::AlreadyScored(spot) => {
                write!(
                    f,
                    "the feature on {},{} is complete and would have been scored",
                    spot.pos.x, spot.pos.y
                )
            }
            PositionFault::NoQuays(pos) => {
                write!(f, "no two quays of a lake on {},{}", pos.x, pos.y)
            }
            PositionFault::FerryTwice(pos) => {
                write!(f, "two ferries lie on {},{}", pos.x, pos.y)
            }
            PositionFault::FerryMissing(pos) => {
                write!(f, "the lake on {},{} has no ferry", pos.x, pos.y)
            }
            PositionFault::NoMagicThere(wizard, spot) => {
                write!(
                    f,
                    "the {} on {},{} stands on no road or city",
                    wizard.name(),
                    spot.pos.x,
                    spot.pos.y
                )
            }
            PositionFault::WizardsTogether => {
                f.write_str("mage and witch stand in the same feature")
            }
            PositionFault::NoFlock(seat) => {
                write!(f, "the shepherd of seat {} has no flock", seat.0 + 1)
            }
            PositionFault::NoShepherd(seat) => {
                write!(f, "seat {} has a flock without shepherd", seat.0 + 1)
            }
            PositionFault::TooManyTokens(token) => {
                write!(f, "too many tokens of {} beside shepherds", token.name())
            }
            PositionFault::NoSpace(space) => write!(f, "the score track has no space {space}"),
            PositionFault::RobberTwice(seat) => {
                write!(f, "seat {} has one robber only", seat.0 + 1)
            }
            PositionFault::TooManyGoods(goods) => {
                write!(f, "there are not so many tokens of {}", goods.name())
            }
            PositionFault::NoTileUnder(pos) => {
                write!(f, "no tile lies under the ingots on {},{}", pos.x, pos.y)
            }
            PositionFault::NotInACity(spot) => {
                let (x, y) = (spot.pos.x, spot.pos.y);
                write!(f, "the gingerbread man on {x},{y} is not in a city")
            }
            PositionFault::TooManyIngots => f.write_str("there are not so many ingots"),
            PositionFault::TooManyPoints(seat) => {
                write!(f, "seat {} has more points than a game brings", seat.0 + 1)
            }
            PositionFault::NotInPlay(part) => {
                write!(f, "the part {} is not in play", part.name())
            }
            PositionFault::DrawnFitsNowhere => f.write_str("the tile in hand fits nowhere"),
            PositionFault::MessageTwice(message) => {
                write!(f, "message {} lies twice under the pile", message.number())
            }
            PositionFault::Hands => {
                f.write_str("hands hold up to three tiles and belong to the hand of three")
            }
        }
    }
}

impl std::error::Error for PositionFault {}
