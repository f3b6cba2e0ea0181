//! The tiles still to come: which, how many, and where they fit.

use engine::rules::{Game, Gap};
use engine::tiles::{FeatureKind, Pos, Side, Tile, TileId, catalogue};

/// An empty cell beside a tile, and how many of the tiles to come fit there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fitting {
    /// The cell.
    pub pos: Pos,
    /// How many tiles, in any rotation.
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
    let gaps = game.board().gaps().iter();
    let open = gaps.filter(|gap| fits(tile, gap));
    open.map(|gap| gap.pos).collect()
}

/// The tiles that can still come to the table: unseen ones, and those that are known to be in a hand.
pub fn to_come(game: &Game) -> Vec<(TileId, u32)> {
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

/// How many of the tiles to come fit each empty cell beside a tile.
pub fn fittings(game: &Game) -> Vec<Fitting> {
    let tiles = to_come(game);
    let count = |gap: &Gap| {
        let fitting = tiles
            .iter()
            .filter(|(tile, _)| fits(catalogue().tile(*tile), gap));
        Fitting {
            pos: gap.pos,
            tiles: fitting.map(|(_, count)| count).sum(),
        }
    };
    game.board().gaps().iter().map(count).collect()
}

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
pub struct Kind {
    /// Which tile.
    pub tile: TileId,
    /// How many nobody has seen yet.
    pub unseen: u32,
    /// How many the game has in all.
    pub all: u32,
}

/// All kinds of tiles that a game draws, by group, in catalogue order.
pub fn kinds(game: &Game) -> Vec<(Group, Vec<Kind>)> {
    let unseen: Vec<(TileId, u8)> = game.stack().unseen().collect();
    let kind = |(tile, all): (TileId, u8)| {
        let left = unseen.iter().filter(|(other, _)| *other == tile);
        let unseen = left.map(|(_, count)| u32::from(*count)).sum();
        let all = u32::from(all).max(unseen);
        Kind { tile, unseen, all }
    };
    let all: Vec<Kind> = game.setup().drawn_tiles().into_iter().map(kind).collect();
    let of_group = |group: Group| {
        let of = |kind: &&Kind| Group::of(catalogue().tile(kind.tile)) == group;
        (group, all.iter().filter(of).copied().collect::<Vec<_>>())
    };
    let groups = Group::ALL.map(of_group).into_iter();
    groups.filter(|(_, kinds)| !kinds.is_empty()).collect()
}
