//! Where points come from (the rows of the score table), and which events the log shows.

use super::event::{Event, Source};
use crate::table::{self, LoggedEvent, Points, Timing};

/// The source of the points in a row of the score table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// Points from the position the game started with.
    Before,
    /// Claimed cards, and chests at the end of the game.
    Cards(Source),
}

impl table::Origin for Origin {
    const BEFORE: Origin = Origin::Before;
}

impl LoggedEvent for Event {
    type Origin = Origin;

    /// Dealing and the end of a turn are visible on the table; herded animals show in their points.
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

    /// A round ends where the next one begins, or with the game.
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
