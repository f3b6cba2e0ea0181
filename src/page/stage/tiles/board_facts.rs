//! What aids show about the board: how many tiles fit a cell, cells that stay empty, who holds what.

use std::cell::OnceCell;

use crate::stage::TileStage;
use crate::stage::tiles::cell_fits::{CellFit, cell_fits};
use engine::rules::Game;
use engine::tiles::Pos;
use kurbo::BezPath;
use view::scene::minimap::flat_tiles;
use view::scene::overlay::{ClaimLayer, Overlay};

/// With fewer tiles to come it is not shown which cells none of them fits: that would be nearly all.
const FEW: u16 = 8;

/// What is known about the board that is shown, worked out when it is asked for.
#[derive(Debug, Default)]
pub(super) struct BoardFacts {
    cell_fits: OnceCell<Vec<CellFit>>,
    dead: OnceCell<Vec<Pos>>,
    flat_tiles: OnceCell<BezPath>,
    claims: OnceCell<Overlay>,
}

impl BoardFacts {
    /// How many tiles fit each empty cell beside a tile.
    fn cell_fits(&self, game: &Game) -> &[CellFit] {
        self.cell_fits.get_or_init(|| cell_fits(game))
    }

    /// The tiles as flat squares, in table units.
    pub(super) fn flat_tiles(&self, game: &Game) -> &BezPath {
        let placed = game.board().placed().iter();
        let cells = placed.map(|placed| placed.pos);
        self.flat_tiles.get_or_init(|| flat_tiles(cells))
    }

    /// Empty cells that no tile to come fits.
    fn dead_cells(&self, game: &Game) -> &[Pos] {
        let dead = || {
            let none = self.cell_fits(game).iter();
            let none = none.filter(|fit| fit.tiles == 0);
            none.map(|fit| fit.pos).collect::<Vec<Pos>>()
        };
        self.dead.get_or_init(dead)
    }
}

impl TileStage {
    /// How many tiles fit each empty cell beside a tile.
    pub fn cell_fits(&self) -> &[CellFit] {
        self.view.facts.cell_fits(&self.game)
    }

    /// Empty cells that no tile to come fits; none when nobody wants aids, or near the end, when hardly a cell is left
    /// that one of the last tiles fits.
    pub fn dead_cells(&self) -> &[Pos] {
        if !self.preferences.aids || self.game.is_over() || self.game.stack().left() < FEW {
            return &[];
        }
        self.view.facts.dead_cells(&self.game)
    }

    /// Who holds what, while it is shown.
    pub fn claims(&self) -> Option<&Overlay> {
        let layer = self.view.claims.filter(|_| self.preferences.aids)?;
        let claims = || Overlay::new(&self.game, layer, &self.owners());
        Some(self.view.facts.claims.get_or_init(claims))
    }

    /// Whose claims are shown on the board.
    pub const fn claims_shown(&self) -> Option<ClaimLayer> {
        self.view.claims
    }

    /// What can be shown of claims: nothing, those to the fields if there are farmers, everything else.
    pub(crate) fn claim_layers(&self) -> impl Iterator<Item = Option<ClaimLayer>> + use<> {
        let farmers = self.game.setup().options.farmers;
        let fields = farmers.then_some(Some(ClaimLayer::Fields));
        [None]
            .into_iter()
            .chain(fields)
            .chain([Some(ClaimLayer::Built)])
    }

    /// The claims that come after those that are shown; after the last nothing is shown again.
    pub(crate) fn next_claims(&self) -> Option<ClaimLayer> {
        let mut layers = self.claim_layers();
        layers.find(|&layer| layer == self.view.claims);
        layers.next().flatten()
    }

    /// Shows these claims.
    pub(crate) fn show_claims(&mut self, layer: Option<ClaimLayer>) {
        self.view.claims = layer;
        self.view.facts.claims = OnceCell::new();
    }
}
