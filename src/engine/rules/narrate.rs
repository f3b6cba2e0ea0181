//! Events as names and facts, for programs and tests. `page::messages` has the sentences for
//! people.

use std::fmt;

use super::board::Spot;
use super::event::{Event, NoMessage, Removal};
use super::record::kind_word;
use super::wording::{At, number};
use crate::table::{Seat, SeatSet};
use crate::tiles::{FeatureKind, Pos, SegmentId, TileId, catalogue};

/// A detail of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A seat; `None` is nobody.
    Seat(Option<Seat>),
    Seats(SeatSet),
    /// A tile; `None` when it is hidden from the observer.
    Tile(Option<TileId>),
    Tiles(Vec<TileId>),
    Cell(Pos),
    /// A segment on the table.
    Spot(Spot),
    Spots([Spot; 2]),
    Number(u32),
    Is(bool),
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

/// The name of an event and its details, in order.
type Facts = (&'static str, Vec<(&'static str, Fact)>);

/// [`Event::facts`] on one line: the seat, the name, and the other details, for example `1 placed
/// base/E 0,-1 2`.
impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Event::Scored(scored) = self {
            return scored.fmt(f);
        }
        let (name, facts) = self.facts();
        match facts.split_first() {
            Some(((_, seat @ Fact::Seat(Some(_))), rest)) => {
                write!(f, "{seat} {name}")?;
                rest
            }
            _ => {
                f.write_str(name)?;
                &facts
            }
        }
        .iter()
        .try_for_each(|(key, fact)| match fact {
            Fact::Is(true) => write!(f, " {key}"),
            Fact::Is(false) | Fact::Seat(None) => Ok(()),
            Fact::Seats(seats) if seats.is_empty() => Ok(()),
            fact => write!(f, " {fact}"),
        })
    }
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |tile: &TileId| catalogue().tile(*tile).name;
        match self {
            Fact::Seat(seat) => in_a_row(f, seat.iter().map(|&seat| number(seat))),
            Fact::Seats(seats) => in_a_row(f, seats.iter().map(number)),
            Fact::Tile(tile) => f.write_str(tile.as_ref().map_or("?", name)),
            Fact::Tiles(tiles) => in_a_row(f, tiles.iter().map(name)),
            Fact::Cell(Pos { x, y }) => write!(f, "{x},{y}"),
            Fact::Spot(spot) => At(*spot).fmt(f),
            Fact::Spots(spots) => in_a_row(f, spots.iter().map(|&spot| At(spot))),
            Fact::Number(number) => number.fmt(f),
            Fact::Is(so) => so.fmt(f),
            Fact::Word(word) => f.write_str(word),
        }
    }
}

fn in_a_row<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    mut items: impl Iterator<Item = T>,
) -> fmt::Result {
    items.next().map_or(Ok(()), |first| first.fmt(f))?;
    items.try_for_each(|item| write!(f, " {item}"))
}

impl Removal {
    const fn name(self) -> &'static str {
        match self {
            Removal::Unplaceable => "unplaceable",
            Removal::Discarded => "discarded",
        }
    }
}

impl NoMessage {
    const fn name(self) -> &'static str {
        match self {
            NoMessage::WentOn => "went-on",
            NoMessage::OneForBoth => "one-for-both",
        }
    }
}

impl Event {
    /// The name of the event and its details; points are in [`Event::Scored`] itself.
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
            Event::GingerbreadStayed(seat) => ("gingerbread-stayed", vec![by(seat)]),
            Event::RobberFollowed { seat, space } => (
                "robber-followed",
                vec![by(seat), number("space", (*space).into())],
            ),
            Event::RobberReturned(seat) => ("robber-returned", vec![by(seat)]),
            Event::MessageRead { seat, message } => (
                "message-read",
                vec![by(seat), number("message", message.number().into())],
            ),
            Event::NoMessage { seat, why } => {
                ("no-message", vec![by(seat), word("why", why.name())])
            }
            Event::CircleIdle(kind) => ("circle-idle", vec![("on", Fact::from(*kind))]),
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
