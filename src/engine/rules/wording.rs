//! Formats scores, spots and seats for the one-line form of events.

use std::fmt;

use super::action::Marker;
use super::board::Spot;
use super::event::Scored;
use super::origin::Source;
use crate::table::{Line, Seat, Timing};

/// `1 scores 8 for city 0,0/0: 3 tiles x 2 CITY-02 + 1 shields x 2 CITY-03`, with `, tie HS-31`
/// where hills decided.
impl fmt::Display for Scored {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} scores {}", number(self.seat), self.points)?;
        if self.marker == Marker::Messenger {
            f.write_str(" by messenger")?;
        }
        match self.source {
            Source::Theft(victim) => write!(f, " from {}", number(victim))?,
            Source::Goods(goods) => write!(f, " for {}", goods.name())?,
            source => write!(f, " for {source}")?,
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
        self.tie_break
            .map_or(Ok(()), |tie| write!(f, ", tie {}", tie.rule))
    }
}

/// A score line: `3 tiles x 2 CITY-02`.
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

/// A spot as cell and segment: `1,-2/0`.
pub(super) struct At(pub Spot);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}/{}", self.0.pos.x, self.0.pos.y, self.0.segment.0)
    }
}

/// The number of a seat, from 1.
pub(super) const fn number(seat: Seat) -> u8 {
    seat.0 + 1
}
