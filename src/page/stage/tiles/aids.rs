//! The aids: what they show about the board while they are on, with cached facts about it.

use std::cell::OnceCell;

use crate::stage::tiles::cell_fits::{CellFit, cell_fits};
use crate::stage::tiles::state::TileStage;
use crate::stage::tiles::tile_in_hand::Preview;
use engine::rules::Game;
use engine::tiles::Pos;
use kurbo::BezPath;
use view::scene::minimap::flat_tiles;
use view::scene::overlay::{ClaimLayer, Overlay};

/// With fewer tiles left, dead cells are not shown: nearly all cells would be dead.
const FEW: u16 = 8;

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

impl TileStage {
    pub fn cell_fits(&self) -> &[CellFit] {
        self.view.facts.cell_fits(&self.game)
    }

    /// Empty cells that no remaining tile fits; none if aids are off, or near the end, when nearly all cells are dead.
    pub fn dead_cells(&self) -> &[Pos] {
        if !self.preferences.aids || self.game.is_over() || self.game.stack().left() < FEW {
            return &[];
        }
        self.view.facts.dead_cells(&self.game)
    }

    /// The claims overlay, while it is shown.
    pub fn claims(&self) -> Option<&Overlay> {
        let layer = self.view.claims.filter(|_| self.preferences.aids)?;
        let claims = || Overlay::new(&self.game, layer, &self.owners());
        Some(self.view.facts.claims.get_or_init(claims))
    }

    pub const fn claims_shown(&self) -> Option<ClaimLayer> {
        self.view.claims
    }

    /// The claim layers to cycle through: none, fields if there are farmers, everything else.
    pub(crate) fn claim_layers(&self) -> impl Iterator<Item = Option<ClaimLayer>> + use<> {
        let farmers = self.game.setup().options.farmers;
        let fields = farmers.then_some(Some(ClaimLayer::Fields));
        [None]
            .into_iter()
            .chain(fields)
            .chain([Some(ClaimLayer::Built)])
    }

    /// The claim layer after the one shown; none after the last.
    pub(crate) fn next_claims(&self) -> Option<ClaimLayer> {
        let mut layers = self.claim_layers();
        layers.find(|&layer| layer == self.view.claims);
        layers.next().flatten()
    }

    pub(crate) fn show_claims(&mut self, layer: Option<ClaimLayer>) {
        self.view.claims = layer;
        self.view.facts.claims = OnceCell::new();
    }

    /// How the tile that is dragged, or at the keyboard cursor, would lie, while its effects are shown.
    pub fn preview(&self) -> Option<Preview> {
        let dragged = self.view.gesture.dragged_tile().is_some();
        let pointed = dragged || self.view.aim.cursor().is_some();
        let ghost = self.view.aim.ghost().filter(|ghost| ghost.fits())?;
        let tile = self
            .view
            .hand
            .selected()
            .filter(|_| self.preferences.aids && pointed)?
            .tile;
        let (pos, rotation) = (ghost.pos, ghost.rotation);
        Some(Preview {
            tile,
            pos,
            rotation,
        })
    }
}
