//! The par of a deck: the points of an expert in the place of the person, against the same computer. It is a matter of seconds in
//! the worker, and comes out the same on every machine.

use crate::context::thinking::{ComputerPlayer, ThinkRequest};
use crate::elements::daily::DeckGame;
use crate::features::daily::deck::{PERSON, session};
use crate::stage::{AnyAction, AnyGame};
use engine::ai::{Carryover, Level, Patience};
use engine::session::Session;

/// A game between computers that is being played.
pub struct ParGame {
    session: Session,
    levels: [Level; 2],
    player: Option<ComputerPlayer>,
    /// What the last decision has left for the next one.
    kept: Option<Carryover>,
}

impl ParGame {
    /// The game of an expert.
    pub fn new(game: DeckGame) -> Option<ParGame> {
        ParGame::between(game.seed, [Level::Expert, game.against])
    }

    fn between(seed: u64, levels: [Level; 2]) -> Option<ParGame> {
        Some(ParGame {
            session: session(seed, levels[1])?,
            levels,
            player: None,
            kept: None,
        })
    }

    /// Looks at `nodes` more positions. Returns the points of the expert once the game is over; none as well if it cannot go on.
    pub fn step(&mut self, nodes: u32) -> Option<Option<u32>> {
        let Some(seat) = self.session.asked_seat() else {
            let points = self.session.game().scores();
            return Some(points.get(PERSON.index()).copied());
        };
        if self.player.is_none() {
            let request = ThinkRequest {
                epoch: 0,
                seed: self.session.seed(),
                level: self.levels[seat.index() % self.levels.len()],
                // Not that of the settings: the same at every device.
                patience: Patience::Quick,
                game: AnyGame::Tiles(Box::new(self.session.seen_by(Some(seat)))),
            };
            let player = ComputerPlayer::new(request);
            self.player = player.map(|player| player.with_carryover(self.kept.take()));
        }
        let Some(player) = &mut self.player else {
            return Some(None);
        };
        let action = player.step(nodes)?;
        self.kept = player.carryover();
        self.player = None;
        let acted = match action {
            AnyAction::Tiles(action) => self.session.act(action).is_ok(),
            AnyAction::Cards(_) => false,
        };
        (!acted).then_some(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::daily::deck::Deck;

    fn played(levels: [Level; 2], nodes: u32) -> u32 {
        let seed = Deck::own("par").expect("a text").seed();
        let mut game = ParGame::between(seed, levels).expect("a game");
        loop {
            if let Some(points) = game.step(nodes) {
                return points.expect("it goes on to the end");
            }
        }
    }

    #[test]
    fn the_par_is_the_same_however_the_thinking_is_sliced() {
        let levels = [Level::Greedy, Level::Beginner];
        let points = played(levels, 7);
        assert_eq!(played(levels, 10_000), points);
        assert!(points > 20, "{points}");
    }
}
