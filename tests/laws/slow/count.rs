//! How many sequences of decisions there are, counted by trying everything.

use engine::rules::{Game, Setup};
use engine::table::Seat;
use engine::tiles::TileId;

use super::deploy;
use super::fit::places;
use super::land::{Land, Piece};

/// A game of the simplest kind: open tiles in a known order, meeples, nothing else.
#[derive(Clone)]
pub struct Plain<'a> {
    setup: &'a Setup,
    land: Land,
    seat: Seat,
    rest: &'a [TileId],
}

impl<'a> Plain<'a> {
    /// Before the first turn of `seat`; `rest` are the tiles to come.
    pub fn new(game: &'a Game, seat: Seat, rest: &'a [TileId]) -> Self {
        let mut land = Land::default();
        for placed in game.board().placed() {
            land.lay(placed.tile, placed.pos, placed.rotation);
        }
        Plain {
            setup: game.setup(),
            land,
            seat,
            rest,
        }
    }

    /// The number of sequences of so many decisions; a game that ends earlier counts once.
    pub fn count(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let fits = |tile: &TileId| !places(&self.land, *tile).is_empty();
        let Some(next) = self.rest.iter().position(fits) else {
            return 1;
        };
        let tile = self.rest[next];
        let mut sum = 0;
        for (pos, rotation) in places(&self.land, tile) {
            let mut game = self.clone();
            game.rest = &self.rest[next + 1..];
            game.land.lay(tile, pos, rotation);
            let figures = deploy::choices(&game.land, game.setup, game.seat, pos);
            if figures.is_empty() {
                sum += game.next_turn(pos, None).count(depth - 1);
            } else if depth == 1 {
                sum += 1;
            } else {
                sum += game.next_turn(pos, None).count(depth - 2);
                for (figure, segment) in figures {
                    let piece = Piece {
                        owner: game.seat,
                        figure,
                        spot: engine::rules::Spot { pos, segment },
                        since: 0,
                    };
                    sum += game.next_turn(pos, Some(piece)).count(depth - 2);
                }
            }
        }
        sum
    }

    /// The game after this figure, with everything taken back from what the tile on `pos` completed.
    fn next_turn(&self, pos: engine::tiles::Pos, piece: Option<Piece>) -> Plain<'a> {
        let mut game = self.clone();
        game.land.pieces.extend(piece);
        for feature in game.land.completed_by(pos) {
            let free = |piece: &Piece| !feature.spots.contains(&piece.spot);
            game.land.pieces.retain(free);
        }
        game.seat = self.seat.next(self.setup.seats);
        game
    }
}
