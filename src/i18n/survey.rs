//! What lies where, for those who walk over the board cell by cell, and who stands where on the score track.

use super::heard::{Look, Site};
use crate::rules::{Figure, Marker};
use crate::tiles::{FeatureKind, Pos, Side, Terrain};

/// What of a player stands on the score track, by space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track<'a> {
    /// The name of the player.
    pub name: &'a str,
    /// The score figures with their spaces.
    pub markers: Vec<(Marker, u32)>,
    /// The space of the robber; `None` when it is not on the track.
    pub robber: Option<u32>,
}

/// Sentences about cells, parts of tiles and spaces.
pub trait Survey {
    /// A tile on the table: "2 east: city to the north; road to the south."
    fn tile_at(&self, pos: Pos, look: &Look) -> String;
    /// A figure on a tile: "Ana’s knight in the city to the north."
    fn stands_in(&self, name: &str, figure: Figure, kind: FeatureKind, site: Site) -> String;
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
    /// A figure was put on the table: "Ana places a knight in the city to the north."
    fn deploys_at(&self, name: &str, figure: Figure, kind: FeatureKind, site: Site) -> String;
    /// A score figure moved: "The messenger moves from space 0 to 4."
    fn moves(&self, marker: Marker, from: u32, to: u32) -> String;
    /// What stands where on the score track, without the scores.
    fn track(&self, track: &Track) -> String;
}
