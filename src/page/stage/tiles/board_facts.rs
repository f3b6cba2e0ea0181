//! Cached facts for the aids: how many tiles fit a cell, dead cells, claims.

use std::cell::OnceCell;

use crate::stage::tiles::cell_fits::{CellFit, cell_fits};
use engine::rules::Game;
use engine::tiles::Pos;
use kurbo::BezPath;
use view::scene::minimap::flat_tiles;
use view::scene::overlay::Overlay;

/// Facts about the board that is shown, computed on demand.
#[derive(Debug, Default)]
pub(super) struct BoardFacts {
    cell_fits: OnceCell<Vec<CellFit>>,
    dead: OnceCell<Vec<Pos>>,
    flat_tiles: OnceCell<BezPath>,
    pub(super) claims: OnceCell<Overlay>,
}

impl BoardFacts {
    pub(super) fn cell_fits(&self, game: &Game) -> &[CellFit] {
        self.cell_fits.get_or_init(|| cell_fits(game))
    }

    /// The tiles as flat squares, in table units.
    pub(super) fn flat_tiles(&self, game: &Game) -> &BezPath {
        let placed = game.board().placed().iter();
        let cells = placed.map(|placed| placed.pos);
        self.flat_tiles.get_or_init(|| flat_tiles(cells))
    }

    /// Empty cells that no remaining tile fits.
    pub(super) fn dead_cells(&self, game: &Game) -> &[Pos] {
        let dead = || {
            let none = self.cell_fits(game).iter();
            let none = none.filter(|fit| fit.tiles == 0);
            none.map(|fit| fit.pos).collect::<Vec<Pos>>()
        };
        self.dead.get_or_init(dead)
    }
}
