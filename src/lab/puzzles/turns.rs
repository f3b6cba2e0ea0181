//! Enumerates every legal turn of a player.

use engine::learn::{MOST_TRIES, cost_of_a_try};
use engine::rules::{Action, Event, Question, Scored};
use engine::session::Session;
use engine::table::{Party, Play as _, Seat};
use engine::tiles::{Pos, Rotation, TileId, catalogue};

/// A legal turn, with the game after it.
#[derive(Clone, Debug)]
pub struct Turn {
    /// Its decisions as lines of a record, without the end of the turn.
    pub lines: Vec<String>,
    /// Where its tile went, and how.
    pub laid: (Pos, Rotation),
    /// The game after it, chance having spoken.
    pub after: Session,
    /// After how many decisions it began.
    pub from: usize,
}

impl Turn {
    /// What it told, the final scoring with it if there was one.
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

    /// The points of a seat by it, all together.
    pub fn points(&self, seat: Seat) -> u32 {
        self.scores(seat)
            .map(|scored| u32::from(scored.points))
            .sum()
    }

    /// Whether a figure was put on the table.
    pub fn deploys(&self) -> bool {
        self.events()
            .any(|event| matches!(event, Event::Deployed { .. }))
    }
}

/// Every turn of whoever is to lay a tile, by all decisions up to its end. Ways to lay a tile that no rule can tell apart are
/// one. None where nobody is to lay one, where chance speaks before the turn is over, or where there are too many ways.
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

/// Whether no other rotation of the tile is the same to the rules and comes before it.
fn differs(tile: TileId, rotation: Rotation) -> bool {
    catalogue().tile(tile).rotations().contains(&rotation)
}

struct Trial {
    seat: Seat,
    from: usize,
    /// How many more decisions may be tried out.
    left: usize,
    turns: Vec<Turn>,
}

impl Trial {
    /// Tries out all that may be decided now; none where that cannot be done.
    fn go_on(
        &mut self,
        session: &Session,
        laid: Option<(Pos, Rotation)>,
        lines: &mut Vec<String>,
    ) -> Option<()> {
        // Whoever else is asked in this turn decides something that nobody can foresee.
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
