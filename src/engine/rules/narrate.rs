//! Events as short lines of plain text: for tests, for the command line, for reports. Players read `page::messages` instead.

use std::fmt;

use super::action::Marker;
use super::board::Spot;
use super::event::{Event, Removal, Scored, Source};
use super::record::kind_word;
use crate::table::{Line, Seat, SeatSet, Timing};
use crate::tiles::{Pos, SegmentId, catalogue};

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
                let why = match why {
                    Removal::Unplaceable => "unplaceable",
                    Removal::Discarded => "discarded",
                };
                write!(
                    f,
                    "{} lost {} {why}",
                    number(*seat),
                    catalogue().tile(*tile).name
                )
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

/// `1 scores 8 for city 0,0/0: 3 tiles x 2 CITY-02 + 1 shields x 2 CITY-03`
impl fmt::Display for Scored {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} scores {}", number(self.seat), self.points)?;
        if self.marker == Marker::Messenger {
            f.write_str(" by messenger")?;
        }
        match self.source {
            Source::Feature(kind) => write!(f, " for {}", kind_word(kind))?,
            Source::Message(message) => write!(f, " for message {}", message.number())?,
            Source::Theft(victim) => write!(f, " from {}", number(victim))?,
            Source::Robber => f.write_str(" for robber")?,
            Source::Goods(goods) => write!(f, " for {}", goods.name())?,
            Source::Gold => f.write_str(" for gold")?,
            Source::Gingerbread => f.write_str(" for gingerbread")?,
            Source::Flock => f.write_str(" for flock")?,
        }
        if let Some(spot) = self.spot {
            write!(f, " {}", At(spot))?;
        }
        if self.timing == Timing::Final {
            f.write_str(" at the end")?;
        }
        for (index, item) in self.items.iter().enumerate() {
            f.write_str(if index == 0 { ": " } else { " + " })?;
            write!(f, "{}", Counted(item.line))?;
        }
        Ok(())
    }
}

/// A line of a score: `3 tiles x 2 CITY-02`.
struct Counted(Line);

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Line {
            measure,
            count,
            each,
            rule,
        } = self.0;
        let what = measure.name();
        write!(f, "{count} {what} x {each} {rule}")
    }
}

/// A spot: `1,-2/0`, cell and segment of the tile.
struct At(Spot);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}/{}", self.0.pos.x, self.0.pos.y, self.0.segment.0)
    }
}

/// A ferry: `1,-2/0-2`, cell and quays.
struct Ferried(Pos, [SegmentId; 2]);

impl fmt::Display for Ferried {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ferried(pos, [a, b]) = self;
        write!(f, "{},{}/{}-{}", pos.x, pos.y, a.0, b.0)
    }
}

struct Seats(SeatSet);

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("nobody");
        }
        for (index, seat) in self.0.iter().enumerate() {
            write!(
                f,
                "{}{}",
                if index == 0 { "" } else { " and " },
                number(seat)
            )?;
        }
        Ok(())
    }
}

const fn number(seat: Seat) -> u8 {
    seat.0 + 1
}
