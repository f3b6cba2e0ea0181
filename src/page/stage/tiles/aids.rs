//! The aids: what they show about the board while they are on.

use std::cell::OnceCell;

use crate::stage::tiles::cell_fits::CellFit;
use crate::stage::tiles::state::TileStage;
use engine::tiles::Pos;
use view::scene::overlay::{ClaimLayer, Overlay};

/// With fewer tiles left, dead cells are not shown: nearly all cells would be dead.
const FEW: u16 = 8;

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
}
