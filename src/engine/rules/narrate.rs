//! Events as short lines of plain text, and as names and facts: for tests, for the command line, for reports. Players
//! read `page::messages` instead.

use std::fmt;

use super::board::Spot;
use super::event::{Event, Removal};
use super::record::kind_word;
use super::wording::{At, Ferried, Seats, number};
use crate::table::{Seat, SeatSet};
use crate::tiles::{FeatureKind, Pos, SegmentId, TileId, catalogue};

/// Something an event says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A seat, or nobody.
    Seat(Option<Seat>),
    /// Some seats.
    Seats(SeatSet),
    /// A tile; none when the observer may not see which.
    Tile(Option<TileId>),
    /// Some tiles.
    Tiles(Vec<TileId>),
    /// A cell.
    Cell(Pos),
    /// A segment on the table.
    Spot(Spot),
    /// Two of them.
    Spots([Spot; 2]),
    /// A number.
    Number(u32),
    /// Yes or no.
    Is(bool),
    /// A word of records.
    Word(&'static str),
}

impl From<Seat> for Fact {
    fn from(seat: Seat) -> Fact {
        Fact::Seat(Some(seat))
    }
}

impl From<FeatureKind> for Fact {
    fn from(kind: FeatureKind) -> Fact {
        Fact::Word(kind_word(kind))
    }
}

/// A name of an event and what it says, in order.
type Facts = (&'static str, Vec<(&'static str, Fact)>);

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::First(seat) => write!(f, "first {}", number(*seat)),
            Event::TurnBegan { seat, number: turn } => {
                write!(f, "turn {turn} of {}", number(*seat))
            }
            Event::PartBegan(seat) => write!(f, "part of {}", number(*seat)),
            Event::Drew { seat, tile, .. } => {
                write!(
                    f,
                    "{} drew {}",
                    number(*seat),
                    tile.map_or("?", |tile| catalogue().tile(tile).name)
                )
            }
            Event::HandShown { seat, tiles } => {
                write!(f, "{} shows", number(*seat))?;
                let names = tiles.iter().map(|&tile| catalogue().tile(tile).name);
                names.into_iter().try_for_each(|name| write!(f, " {name}"))
            }
            Event::Removed { seat, tile, why } => {
                let (tile, why) = (catalogue().tile(*tile).name, why.name());
                write!(f, "{} lost {tile} {why}", number(*seat))
            }
            Event::TileHidden(seat) => write!(f, "{} hides a tile", number(*seat)),
            Event::Placed {
                seat,
                tile,
                pos,
                rotation,
            } => {
                let name = catalogue().tile(*tile).name;
                write!(
                    f,
                    "{} placed {name} {},{} r{}",
                    number(*seat),
                    pos.x,
                    pos.y,
                    *rotation as u8
                )
            }
            Event::DoubleTurn(seat) => write!(f, "{} double turn", number(*seat)),
            Event::IngotPlaced { seat, pos } => {
                write!(f, "{} ingot on {},{}", number(*seat), pos.x, pos.y)
            }
            Event::RobberPlaced { seat, space } => write!(f, "{} robber to {space}", number(*seat)),
            Event::Conjured {
                seat,
                wizard,
                kind,
                spot,
            } => {
                write!(
                    f,
                    "{} {} to {} {}",
                    number(*seat),
                    wizard.name(),
                    kind_word(*kind),
                    At(*spot)
                )
            }
            Event::WizardLeft { wizard, spot } => {
                write!(f, "{} leaves {}", wizard.name(), At(*spot))
            }
            Event::Deployed {
                seat,
                figure,
                kind,
                spot,
            } => {
                write!(
                    f,
                    "{} {} on {} {}",
                    number(*seat),
                    figure.name(),
                    kind_word(*kind),
                    At(*spot)
                )
            }
            Event::TookOff { seat, figure } => {
                write!(f, "{} {} flies", number(*seat), figure.name())
            }
            Event::Rolled { seat, cells, pos } => {
                write!(f, "{} rolls {cells} to {},{}", number(*seat), pos.x, pos.y)
            }
            Event::Landed {
                seat,
                figure,
                kind,
                spot,
            } => {
                let (figure, kind) = (figure.name(), kind_word(*kind));
                write!(
                    f,
                    "{} {figure} lands on {kind} {}",
                    number(*seat),
                    At(*spot)
                )
            }
            Event::FlightFailed { seat, figure } => {
                write!(f, "{} {} back from flight", number(*seat), figure.name())
            }
            Event::TokenDrawn { seat, token, spot } => {
                let token = token.name();
                write!(f, "{} token {token} on field {}", number(*seat), At(*spot))
            }
            Event::FlockGuided {
                by: Some(seat),
                spot,
            } => {
                write!(f, "{} guides flock of {}", number(*seat), At(*spot))
            }
            Event::FlockGuided { by: None, spot } => {
                write!(f, "flock of closed field {} comes home", At(*spot))
            }
            Event::FerryLaid { seat, pos, quays } => {
                write!(f, "{} ferry {}", number(*seat), Ferried(*pos, *quays))
            }
            Event::FerryTurned { seat, pos, quays } => {
                write!(f, "{} turns ferry {}", number(*seat), Ferried(*pos, *quays))
            }
            Event::Passed(seat) => write!(f, "{} passed", number(*seat)),
            Event::Completed {
                kind,
                spot,
                winners,
            } => {
                write!(
                    f,
                    "{} {} complete for {}",
                    kind_word(*kind),
                    At(*spot),
                    Seats(*winners)
                )
            }
            Event::Scored(scored) => scored.fmt(f),
            Event::GoodsTaken { seat, goods, count } => {
                write!(f, "{} takes {count} {}", number(*seat), goods.name())
            }
            Event::IngotsTaken { seat, pos, count } => {
                let (x, y) = (pos.x, pos.y);
                write!(f, "{} takes {count} ingots from {x},{y}", number(*seat))
            }
            Event::IngotsRemoved(count) => write!(f, "{count} ingots removed"),
            Event::Returned { seat, figure, spot } => {
                write!(
                    f,
                    "{} {} back from {}",
                    number(*seat),
                    figure.name(),
                    At(*spot)
                )
            }
            Event::GingerbreadMoved { seat, spot } => {
                write!(f, "{} gingerbread to city {}", number(*seat), At(*spot))
            }
            Event::GingerbreadLeft => f.write_str("gingerbread off the board"),
            Event::RobberFollowed { seat, space } => {
                write!(f, "{} robber follows to {space}", number(*seat))
            }
            Event::RobberReturned(seat) => write!(f, "{} robber back", number(*seat)),
            Event::MessageRead { seat, message } => {
                write!(f, "{} message {}", number(*seat), message.number())
            }
            Event::CircleChosen { seat, circle } => {
                write!(f, "{} circle {}", number(*seat), circle.name())
            }
            Event::TurnEnded(seat) => write!(f, "end of turn of {}", number(*seat)),
            Event::FinalScoring => f.write_str("final scoring"),
            Event::MessengerAdded { seat, total } => {
                write!(f, "{} messenger added: {total}", number(*seat))
            }
            Event::Won(seats) => write!(f, "won by {}", Seats(*seats)),
        }
    }
}

impl Removal {
    const fn name(self) -> &'static str {
        match self {
            Removal::Unplaceable => "unplaceable",
            Removal::Discarded => "discarded",
        }
    }
}

impl Event {
    /// What happened as a name and what there is to say of it; points are in [`Event::Scored`] itself.
    pub fn facts(&self) -> Facts {
        let by = |seat: &Seat| ("seat", Fact::from(*seat));
        let at = |spot: &Spot| ("spot", Fact::Spot(*spot));
        let cell = |pos: &Pos| ("cell", Fact::Cell(*pos));
        let word = |key: &'static str, word: &'static str| (key, Fact::Word(word));
        let number = |key: &'static str, number: u32| (key, Fact::Number(number));
        match self {
            Event::First(seat) => ("first", vec![by(seat)]),
            Event::TurnBegan { seat, number: turn } => {
                ("turn-began", vec![by(seat), number("turn", (*turn).into())])
            }
            Event::PartBegan(seat) => ("part-began", vec![by(seat)]),
            Event::Drew { seat, tile, hidden } => {
                let facts = vec![
                    by(seat),
                    ("tile", Fact::Tile(*tile)),
                    ("hidden", Fact::Is(*hidden)),
                ];
                ("drew", facts)
            }
            Event::HandShown { seat, tiles } => (
                "hand-shown",
                vec![by(seat), ("tiles", Fact::Tiles(tiles.to_vec()))],
            ),
            Event::Removed { seat, tile, why } => {
                let tile = ("tile", Fact::Tile(Some(*tile)));
                ("removed", vec![by(seat), tile, word("why", why.name())])
            }
            Event::TileHidden(seat) => ("tile-hidden", vec![by(seat)]),
            Event::Placed {
                seat,
                tile,
                pos,
                rotation,
            } => {
                let tile = ("tile", Fact::Tile(Some(*tile)));
                let turns = number("rotation", *rotation as u32);
                ("placed", vec![by(seat), tile, cell(pos), turns])
            }
            Event::DoubleTurn(seat) => ("double-turn", vec![by(seat)]),
            Event::IngotPlaced { seat, pos } => ("ingot-placed", vec![by(seat), cell(pos)]),
            Event::RobberPlaced { seat, space } => (
                "robber-placed",
                vec![by(seat), number("space", (*space).into())],
            ),
            Event::Conjured {
                seat,
                wizard,
                kind,
                spot,
            } => {
                let on = ("on", Fact::from(*kind));
                (
                    "conjured",
                    vec![by(seat), word("figure", wizard.name()), on, at(spot)],
                )
            }
            Event::WizardLeft { wizard, spot } => {
                ("wizard-left", vec![word("figure", wizard.name()), at(spot)])
            }
            Event::Deployed {
                seat,
                figure,
                kind,
                spot,
            } => {
                let on = ("on", Fact::from(*kind));
                (
                    "deployed",
                    vec![by(seat), word("figure", figure.name()), on, at(spot)],
                )
            }
            Event::TookOff { seat, figure } => {
                ("took-off", vec![by(seat), word("figure", figure.name())])
            }
            Event::Rolled { seat, cells, pos } => (
                "rolled",
                vec![by(seat), number("die", (*cells).into()), cell(pos)],
            ),
            Event::Landed {
                seat,
                figure,
                kind,
                spot,
            } => {
                let on = ("on", Fact::from(*kind));
                (
                    "landed",
                    vec![by(seat), word("figure", figure.name()), on, at(spot)],
                )
            }
            Event::FlightFailed { seat, figure } => (
                "flight-failed",
                vec![by(seat), word("figure", figure.name())],
            ),
            Event::TokenDrawn { seat, token, spot } => (
                "token-drawn",
                vec![by(seat), word("token", token.name()), at(spot)],
            ),
            Event::FlockGuided { by, spot } => {
                ("flock-guided", vec![("seat", Fact::Seat(*by)), at(spot)])
            }
            Event::FerryLaid { seat, pos, quays } => (
                "ferry-laid",
                vec![by(seat), ("quays", Fact::quays(*pos, *quays))],
            ),
            Event::FerryTurned { seat, pos, quays } => (
                "ferry-turned",
                vec![by(seat), ("quays", Fact::quays(*pos, *quays))],
            ),
            Event::Passed(seat) => ("passed", vec![by(seat)]),
            Event::Completed {
                kind,
                spot,
                winners,
            } => {
                let winners = ("winners", Fact::Seats(*winners));
                (
                    "completed",
                    vec![("feature", Fact::from(*kind)), at(spot), winners],
                )
            }
            Event::Scored(scored) => {
                let points = number("points", scored.points.into());
                ("scored", vec![by(&scored.seat), points])
            }
            Event::GoodsTaken { seat, goods, count } => {
                let count = number("count", (*count).into());
                (
                    "goods-taken",
                    vec![by(seat), word("goods", goods.name()), count],
                )
            }
            Event::IngotsTaken { seat, pos, count } => (
                "ingots-taken",
                vec![by(seat), cell(pos), number("count", (*count).into())],
            ),
            Event::IngotsRemoved(count) => ("ingots-removed", vec![number("count", *count)]),
            Event::Returned { seat, figure, spot } => (
                "returned",
                vec![by(seat), word("figure", figure.name()), at(spot)],
            ),
            Event::GingerbreadMoved { seat, spot } => {
                ("gingerbread-moved", vec![by(seat), at(spot)])
            }
            Event::GingerbreadLeft => ("gingerbread-left", Vec::new()),
            Event::RobberFollowed { seat, space } => (
                "robber-followed",
                vec![by(seat), number("space", (*space).into())],
            ),
            Event::RobberReturned(seat) => ("robber-returned", vec![by(seat)]),
            Event::MessageRead { seat, message } => (
                "message-read",
                vec![by(seat), number("message", message.number().into())],
            ),
            Event::CircleChosen { seat, circle } => (
                "circle-chosen",
                vec![by(seat), word("circle", circle.name())],
            ),
            Event::TurnEnded(seat) => ("turn-ended", vec![by(seat)]),
            Event::FinalScoring => ("final-scoring", Vec::new()),
            Event::MessengerAdded { seat, total } => {
                ("messenger-added", vec![by(seat), number("total", *total)])
            }
            Event::Won(seats) => ("won", vec![("seats", Fact::Seats(*seats))]),
        }
    }
}

impl Fact {
    fn quays(pos: Pos, quays: [SegmentId; 2]) -> Fact {
        Fact::Spots(quays.map(|segment| Spot { pos, segment }))
    }
}
