//! Where points come from: the rows of the table at the end; and how the log reads an event.

use super::event::{Event, Source};
use crate::table::{self, LoggedEvent, Points, Timing};

/// Where points of a row come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// What the players had in the position the game began with.
    Before,
    /// Claimed cards, and chests at the end.
    Cards(Source),
}

impl table::Origin for Origin {
    const BEFORE: Origin = Origin::Before;
}

impl LoggedEvent for Event {
    type Origin = Origin;

    /// Dealing and the end of a turn are seen on the table; what became of claimed cards is told by their points.
    fn is_logged(&self) -> bool {
        !matches!(
            self,
            Event::Dealt(_) | Event::TurnEnded(_) | Event::Herded { .. }
        )
    }

    fn begins(&self) -> Option<u16> {
        match self {
            Event::RoundBegan { round, .. } => Some(u16::from(*round)),
            _ => None,
        }
    }

    /// A round ends where the next one begins, or the game.
    fn is_end(&self) -> bool {
        match self {
            Event::RoundBegan { round, .. } => *round > 1,
            Event::Won { .. } => true,
            _ => false,
        }
    }

    fn points(&self) -> Option<Points<Origin>> {
        let Event::Scored(scored) = self else {
            return None;
        };
        Some(Points {
            seat: scored.seat,
            points: scored.points,
            origin: Origin::Cards(scored.source),
            timing: match scored.row {
                Some(_) => Timing::During,
                None => Timing::Final,
            },
            lost: false,
        })
    }
}
