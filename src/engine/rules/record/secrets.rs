//! What is secret in a tile game: hands of three (ED-20).

use super::write::tile_name;
use crate::rules::action::{Action, Question};
use crate::rules::game::Game;
use crate::table::{Party, Seat, Secrets};
use crate::tiles::TileId;

impl Secrets for Game {
    type Piece = TileId;

    fn piece_name(piece: TileId) -> &'static str {
        tile_name(piece)
    }

    fn piece(action: Action) -> Option<TileId> {
        match action {
            Action::Draw(tile) | Action::Place { tile, .. } | Action::Discard(tile) => Some(tile),
            _ => None,
        }
    }

    fn dealt_to(&self) -> Option<Seat> {
        match self.asked()?.question {
            Question::Draw(seat) if self.plays_from_hand() => Some(seat),
            _ => None,
        }
    }

    /// A hand in which nothing fits is shown before one of its tiles is given up (R-ED-02).
    fn shown_by(&self, action: Action) -> Vec<TileId> {
        match (action, self.asked().map(|asked| asked.party)) {
            (Action::Place { tile, .. }, _) if self.drawn().is_none() => vec![tile],
            (Action::Discard(_), Some(Party::Player(seat))) => {
                self.player(seat).hand().iter().copied().flatten().collect()
            }
            _ => Vec::new(),
        }
    }

    fn covered_by(&self, _: Action) -> Option<usize> {
        None
    }

    fn covered_in(&self, _: usize) -> usize {
        0
    }

    fn unseen_pieces(&self) -> Vec<(TileId, u32)> {
        let all = self.stack().unseen();
        all.map(|(tile, count)| (tile, u32::from(count))).collect()
    }
}
