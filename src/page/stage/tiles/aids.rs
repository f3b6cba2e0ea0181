//! What aids show about the board, while somebody wants them.

use std::cell::OnceCell;

use crate::stage::tiles::cell_fits::CellFit;
use crate::stage::tiles::state::TileStage;
use engine::tiles::Pos;
use view::scene::overlay::{ClaimLayer, Overlay};

/// With fewer tiles to come it is not shown which cells none of them fits: that would be nearly all.
const FEW: u16 = 8;

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
