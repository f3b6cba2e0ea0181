//! The tiles still to come: which, and how many.

use engine::rules::Game;
use engine::tiles::{FeatureKind, Tile, TileId, catalogue};

/// Kinds of tiles by what is most striking about them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// The river.
    River,
    /// Monasteries.
    Monasteries,
    /// Gardens.
    Gardens,
    /// Cities that a road leads to.
    CitiesWithRoads,
    /// Cities alone.
    Cities,
    /// Roads alone.
    Roads,
    /// The rest.
    Others,
}

impl Group {
    /// All groups, in the order of the list.
    pub const ALL: [Group; 7] = [
        Group::River,
        Group::Monasteries,
        Group::Gardens,
        Group::CitiesWithRoads,
        Group::Cities,
        Group::Roads,
        Group::Others,
    ];

    /// The group of a tile.
    pub fn of(tile: &Tile) -> Group {
        let has = |kind| tile.segments.iter().any(|segment| segment.kind == kind);
        let city = has(FeatureKind::City);
        if !tile.river.is_empty() {
            Group::River
        } else if has(FeatureKind::Monastery) {
            Group::Monasteries
        } else if city && has(FeatureKind::Road) {
            Group::CitiesWithRoads
        } else if city {
            Group::Cities
        } else if has(FeatureKind::Road) {
            Group::Roads
        } else if has(FeatureKind::Garden) {
            Group::Gardens
        } else {
            Group::Others
        }
    }
}

/// A kind of tile in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileCount {
    /// Which tile.
    pub tile: TileId,
    /// How many nobody has seen yet.
    pub unseen: u32,
    /// How many the game has in all.
    pub all: u32,
}

/// All kinds of tiles that a game draws, by group, in catalogue order.
pub fn kinds(game: &Game) -> Vec<(Group, Vec<TileCount>)> {
    let unseen: Vec<(TileId, u8)> = game.stack().unseen().collect();
    let kind = |(tile, all): (TileId, u8)| {
        let left = unseen.iter().filter(|(other, _)| *other == tile);
        let unseen = left.map(|(_, count)| u32::from(*count)).sum();
        let all = u32::from(all).max(unseen);
        TileCount { tile, unseen, all }
    };
    let all: Vec<TileCount> = game.setup().drawn_tiles().into_iter().map(kind).collect();
    let of_group = |group: Group| {
        let of = |kind: &&TileCount| Group::of(catalogue().tile(kind.tile)) == group;
        (group, all.iter().filter(of).copied().collect::<Vec<_>>())
    };
    let groups = Group::ALL.map(of_group).into_iter();
    groups.filter(|(_, kinds)| !kinds.is_empty()).collect()
}
