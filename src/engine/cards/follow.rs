//! The scoring of a round, event by event on a picture of the game: what a table shows while it is told.

use super::event::Event;
use super::game::Game;
use super::player::{Meeple, in_order};

impl Game {
    /// Takes in one event of the scoring of a round: rows, large meeples, points, animals and the number of cards under
    /// chests are then as they were when it happened (CARD-25 to CARD-37). No event tells that a joker begins to wait
    /// (CARD-32), and any other event changes nothing.
    pub fn follow(&mut self, event: &Event) {
        match event {
            Event::Taken { seat, row, .. } => {
                self.row_mut(*row).take_first();
                self.player_mut(*seat).meeple = Meeple::Ready;
            }
            Event::Herded { seat, kind, cards } => {
                let player = self.player_mut(*seat);
                player.animals[kind.index()] += cards;
                // They join what has just come.
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
