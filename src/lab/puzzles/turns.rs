//! Enumerates every legal turn of a player.

use engine::learn::{MOST_TRIES, cost_of_a_try};
use engine::rules::{Action, Event, Question, Scored};
use engine::session::Session;
use engine::table::{Party, Play as _, Seat};
use engine::tiles::{Pos, Rotation, TileId, catalogue};

/// A legal turn, with the game after it.
#[derive(Clone, Debug)]
pub struct Turn {
    /// Its decisions as record lines, without the confirmation.
    pub lines: Vec<String>,
    /// Where and how its tile was placed.
    pub laid: (Pos, Rotation),
    /// The game after it, with all random draws done.
    pub after: Session,
    /// Number of decisions before it.
    pub from: usize,
}

impl Turn {
    /// Its events, including the final scoring if there was one.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        let entries = self.after.entries().get(self.from..).unwrap_or_default();
        entries.iter().flat_map(|entry| &entry.events)
    }

    /// What a seat scored in it, in order.
    pub fn scores(&self, seat: Seat) -> impl Iterator<Item = &Scored> {
        self.events().filter_map(move |event| match event {
            Event::Scored(scored) if scored.seat == seat => Some(scored),
            _ => None,
        })
    }

    /// A seat's total points in it.
    pub fn points(&self, seat: Seat) -> u32 {
        self.scores(seat)
            .map(|scored| u32::from(scored.points))
            .sum()
    }

    /// Whether a figure was deployed.
    pub fn deploys(&self) -> bool {
        self.events()
            .any(|event| matches!(event, Event::Deployed { .. }))
    }
}

/// Every turn of the seat that has to place a tile, up to the confirmation. Placements that no rule can tell apart count once.
/// `None` if no tile is to be placed, something random happens within the turn, or there are too many turns.
pub fn every_turn(session: &Session) -> Option<Vec<Turn>> {
    let seat = session.asked_seat()?;
    if session.asked()?.question != Question::Place {
        return None;
    }
    let mut trial = Trial {
        seat,
        from: session.steps(),
        left: MOST_TRIES,
        turns: Vec::new(),
    };
    trial.go_on(session, None, &mut Vec::new())?;
    Some(trial.turns)
}

/// Whether `rotation` is the first among those that the rules cannot tell apart.
fn differs(tile: TileId, rotation: Rotation) -> bool {
    catalogue().tile(tile).rotations().contains(&rotation)
}

struct Trial {
    seat: Seat,
    from: usize,
    /// How many more decisions may be tried.
    left: usize,
    turns: Vec<Turn>,
}

impl Trial {
    /// Tries every legal action; `None` if the turns cannot all be enumerated.
    fn go_on(
        &mut self,
        session: &Session,
        laid: Option<(Pos, Rotation)>,
        lines: &mut Vec<String>,
    ) -> Option<()> {
        // Another player's decision within this turn cannot be foreseen.
        if session.asked_seat() != Some(self.seat) {
            return None;
        }
        for action in session.game().legal() {
            let laid = match action {
                Action::Place { tile, rotation, .. } if !differs(tile, rotation) => continue,
                Action::Place { pos, rotation, .. } => Some((pos, rotation)),
                _ => laid,
            };
            self.left = self.left.checked_sub(cost_of_a_try(session.steps()))?;
            let mut next = session.clone();
            let steps = next.steps();
            let line = next.game().action_text(action);
            let told = next.act(action).ok()?;
            let ends = action == Action::Confirm;
            let goes_on = |event: &Event| matches!(event, Event::DoubleTurn(_));
            let by_chance = next.entries().get(steps + 1..).unwrap_or_default();
            let by_chance = by_chance.iter().any(|entry| entry.by == Party::Chance);
            if told.iter().any(goes_on) || by_chance && !ends {
                return None;
            }
            match laid.filter(|_| ends) {
                Some(laid) => self.turns.push(Turn {
                    lines: lines.clone(),
                    laid,
                    after: next,
                    from: self.from,
                }),
                None => {
                    lines.push(line);
                    self.go_on(&next, laid, lines)?;
                    lines.pop();
                }
            }
        }
        Some(())
    }
}
