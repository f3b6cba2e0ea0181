//! What lies where, for those who walk over the board cell by cell, and how score figures move.

use super::heard::{Site, TileLook};
use super::place::Bearings;
use engine::rules::{Figure, Game, Marker, Placed, SegIx, Wizard};
use engine::tiles::{FeatureKind, Pos, SegmentId, Side, Terrain, catalogue};

/// Something on a tile that belongs to nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lying {
    /// So many ingots.
    Ingots(u32),
    /// A ferry between the roads of two sides.
    Ferry(Side, Side),
    /// The mage or the witch, on what, and where on the tile.
    Wizard(Wizard, FeatureKind, Bearings),
    /// The gingerbread man, and where on the tile his city is.
    Gingerbread(Bearings),
}

impl Lying {
    /// What is on a tile.
    pub fn on(game: &Game, placed: &Placed) -> Vec<Lying> {
        let board = game.board();
        let mut all = Vec::new();
        let Some(index) = board.get(placed.pos) else {
            return all;
        };
        let ingots = u32::from(game.gold().on(index));
        all.extend((ingots > 0).then_some(Lying::Ingots(ingots)));
        if let Some(ferry) = board.ferry(index) {
            let [from, to] = ferry.quays.map(|quay| quay_side(placed, quay));
            all.push(Lying::Ferry(from, to));
        }
        let here = |seg: SegIx| Some(game.spot(seg)).filter(|spot| spot.pos == placed.pos);
        for wizard in Wizard::ALL {
            let spot = game.magic().at(wizard).and_then(here);
            let wizard = spot.map(|spot| {
                let kind = board
                    .seg(spot)
                    .map_or(FeatureKind::Road, |seg| board.kind(seg));
                Lying::Wizard(wizard, kind, Site::of(game, spot).bearings)
            });
            all.extend(wizard);
        }
        let man = game.gingerbread().at().and_then(here);
        all.extend(man.map(|spot| Lying::Gingerbread(Site::of(game, spot).bearings)));
        all
    }
}

/// The side of the table to which a quay of a lake looks.
pub fn quay_side(placed: &Placed, quay: SegmentId) -> Side {
    let sides = catalogue().tile(placed.tile).segment(quay).sides;
    let mut sides = sides.turned(placed.rotation).iter();
    sides.next().unwrap_or(Side::North)
}

/// Sentences about cells, parts of tiles and spaces.
pub trait BoardReader {
    /// A tile on the table: "2 east: city to the north; road to the south."
    fn tile_at(&self, pos: Pos, look: &TileLook) -> String;
    /// A figure on a tile: "Ana’s knight in the city to the north."
    fn stands_in(&self, name: &str, figure: Figure, kind: FeatureKind, site: Site) -> String;
    /// What is on a tile and belongs to nobody: "The mage on the road to the east."
    fn lies(&self, lying: Lying) -> String;
    /// On which sides of a tile other tiles lie: "Tiles to the north and west."
    fn neighbours(&self, sides: &[Side]) -> String;
    /// An empty cell with what its neighbours show towards it: "2 west: free, a road to the east."
    fn free_cell(&self, pos: Pos, edges: &[(Side, Terrain)]) -> String;
    /// A cell without tiles beside it.
    fn far_cell(&self, pos: Pos) -> String;
    /// How many of the tiles to come fit an empty cell.
    fn fitting_tiles(&self, tiles: u32) -> String;
    /// Where a part of a tile is: "2 east, to the north".
    fn site(&self, site: Site) -> String;
    /// A figure was put on the table: "Ana places a knight, 2 east, in the city to the north."
    fn deploys_at(&self, name: &str, figure: Figure, kind: FeatureKind, site: Site) -> String;
    /// A score figure moved: "The messenger moves from space 0 to 4."
    fn moves(&self, marker: Marker, from: u32, to: u32) -> String;
}
