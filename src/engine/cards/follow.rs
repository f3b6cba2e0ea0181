//! Replays the scoring of a round on a copy of the game, event by event, to show the states in
//! between.

use super::event::Event;
use super::game::Game;
use super::player::{Meeple, in_order};

impl Game {
    /// Applies one event of the scoring of a round to rows, large meeples, points, animals and the
    /// number of cards under chests (CARD-25 to CARD-37). Jokers that begin to wait (CARD-32) have
    /// no event; all other events change nothing.
    pub fn follow(&mut self, event: &Event) {
        match event {
            Event::Taken { seat, row, .. } => {
                self.row_mut(*row).take_first();
                self.player_mut(*seat).meeple = Meeple::Ready;
            }
            Event::Herded { seat, kind, cards } => {
                let player = self.player_mut(*seat);
                player.animals[kind.index()] += cards;
                // Waiting jokers join the animals that have just arrived.
                player.waiting = 0;
            }
            Event::Joined { seat, kind } => self.player_mut(*seat).joined[kind.index()] += 1,
            Event::Stored { seat, cards } => {
                let chest = &mut self.player_mut(*seat).chest;
                chest.extend((0..*cards).map(|_| None));
                in_order(chest);
            }
            Event::Scored(scored) if scored.row.is_some() => {
                let player = self.player_mut(scored.seat);
                player.score = player.score.saturating_add(scored.points.into());
            }
            _ => {}
        }
    }
}
