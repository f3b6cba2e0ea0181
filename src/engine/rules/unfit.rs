//! Further faults of a position whose tiles do not fit, so that an editor shows all at once.

use super::game::Game;
use super::options::Edition;
use super::position::Position;
use super::position_fault::PositionFault;
use super::regions::Regions;
use super::setup::Setup;
use crate::tiles::Pos;

/// The faults of a setup that cannot be played, followed by those of the position's tiles.
pub(super) fn with_tile_faults(
    mut faults: Vec<PositionFault>,
    position: &Position,
) -> Vec<PositionFault> {
    if let Ok(mut plain) = Game::bare(Setup::base(Edition::Current, 2)) {
        faults.extend(plain.lay_tiles(position));
    }
    faults
}

impl Game {
    /// The faults of tiles that do not fit, and of everything on them. Features are joined where
    /// edges match; faults that only follow from tiles that could not be placed are left out.
    pub(super) fn faults_beside(
        &mut self,
        unfit: Vec<PositionFault>,
        position: &Position,
    ) -> Vec<PositionFault> {
        self.regions = Regions::joined_where_equal(&self.board);
        let mut faults = self.lay_ferries(&position.ferries);
        faults.extend(self.lay_figures(position));
        faults.extend(self.lay_rest(position));
        let homeless: Vec<Pos> = unfit
            .iter()
            .filter_map(|fault| without_cell(*fault))
            .collect();
        let follows = |fault: &PositionFault| match fault {
            PositionFault::DrawnFitsNowhere => true,
            fault => fault.cell().is_some_and(|pos| homeless.contains(&pos)),
        };
        faults.retain(|fault| !follows(fault));
        unfit.into_iter().chain(faults).collect()
    }
}

/// The cell of a tile that could not be placed.
const fn without_cell(fault: PositionFault) -> Option<Pos> {
    match fault {
        PositionFault::Stacked(pos) | PositionFault::TooFar(pos) => Some(pos),
        _ => None,
    }
}
