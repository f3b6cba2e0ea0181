//! The remaining tiles, and the empty cells they fit.

use engine::rules::{Game, Gap};
use engine::tiles::{Pos, Side, Tile, TileId, catalogue};

/// An empty cell beside a tile, and how many of the remaining tiles fit there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellFit {
    pub pos: Pos,
    /// The number of tiles that fit in any rotation.
    pub tiles: u32,
}

/// Whether a tile fits a gap in some rotation, edge by edge.
fn fits(tile: &Tile, gap: &Gap) -> bool {
    tile.rotations().iter().any(|&rotation| {
        let matches = |&side: &Side| {
            let wanted = gap.wanted(side);
            wanted.is_none_or(|wanted| wanted == tile.terrain(side, rotation))
        };
        Side::ALL.iter().all(matches)
    })
}

/// The cells next to tiles on which a tile fits, edge by edge.
pub fn cells_for(game: &Game, tile: TileId) -> Vec<Pos> {
    let tile = catalogue().tile(tile);
    let gaps = game.board().gaps();
    let open = gaps.filter(|gap| fits(tile, gap));
    open.map(|gap| gap.pos).collect()
}

/// The tiles that may still be placed: the unseen ones, and known ones in hands.
fn to_come(game: &Game) -> Vec<(TileId, u32)> {
    let mut all: Vec<(TileId, u32)> = Vec::new();
    let mut add = |tile: TileId, count: u32| match all.iter_mut().find(|one| one.0 == tile) {
        Some(known) => known.1 += count,
        None => all.push((tile, count)),
    };
    for (tile, count) in game.stack().unseen() {
        add(tile, u32::from(count));
    }
    let hands = game
        .players()
        .iter()
        .flat_map(|player| player.hand().iter());
    for tile in hands.copied().flatten().chain(game.drawn()) {
        add(tile, 1);
    }
    all
}

/// How many of the remaining tiles fit each empty cell beside a tile.
pub fn cell_fits(game: &Game) -> Vec<CellFit> {
    let tiles = to_come(game);
    let count = |gap: Gap| {
        let fitting = tiles
            .iter()
            .filter(|(tile, _)| fits(catalogue().tile(*tile), &gap));
        CellFit {
            pos: gap.pos,
            tiles: fitting.map(|(_, count)| count).sum(),
        }
    };
    game.board().gaps().map(count).collect()
}
