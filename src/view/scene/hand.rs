//! The tile in hand over the board: where it would lie, and whether it fits.

use kurbo::Point;

use super::camera::{TILE, cell, centre};
use engine::rules::{Board, Game, Reason};
use engine::tiles::{Pos, Rotation, TileId};

/// How near the centre of a free cell has to be for a tile to snap to it, in units of the table.
const SNAP: f64 = 0.72 * TILE;
/// How much nearer another cell has to be to be chosen although the tile only fits the farther one.
const MEANT: f64 = 0.45 * TILE;
/// A handicap on the distance from the finger, compared with that from the tile it holds.
const FINGER: f64 = 0.1 * TILE;

/// The position of a held tile, in units of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hover {
    pub middle: Point,
    /// The finger holding it from below, if it is held by one.
    pub finger: Option<Point>,
    /// How near a cell where it fits has to be, at least.
    pub reach: f64,
}

impl Hover {
    /// The distance to a cell: from the tile, or from the finger when that is on the cell.
    fn far(&self, pos: Pos) -> f64 {
        let tile = centre(pos).distance(self.middle);
        let on_it = self.finger.filter(|&finger| cell(finger) == pos);
        on_it.map_or(tile, |finger| {
            tile.min(centre(pos).distance(finger) + FINGER)
        })
    }
}

/// All legal placements of a tile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    all: Vec<(Pos, Rotation)>,
}

impl Places {
    /// The legal places of a tile.
    pub fn for_tile(game: &Game, tile: TileId) -> Self {
        Self {
            all: game.placements(tile),
        }
    }

    /// Whether the tile may lie there like this.
    pub fn allow(&self, pos: Pos, rotation: Rotation) -> bool {
        self.all.contains(&(pos, rotation))
    }

    /// The cells where the tile fits in some rotation, in reading order.
    pub fn cells(&self) -> Vec<Pos> {
        let mut cells: Vec<Pos> = self.all.iter().map(|&(pos, _)| pos).collect();
        cells.dedup();
        cells
    }

    /// The first rotation that fits on a cell, clockwise from `rotation`, which is tried first.
    pub fn rotation(&self, pos: Pos, rotation: Rotation) -> Option<Rotation> {
        let turns = Rotation::ALL.map(|more| rotation.then(more));
        turns.into_iter().find(|&turn| self.allow(pos, turn))
    }

    /// The next rotation that fits on a cell after `rotation`, clockwise or counterclockwise;
    /// `None` when there is no other.
    pub fn other_rotation(
        &self,
        pos: Pos,
        rotation: Rotation,
        clockwise: bool,
    ) -> Option<Rotation> {
        let mut turns = [Rotation::R1, Rotation::R2, Rotation::R3];
        if !clockwise {
            turns.reverse();
        }
        turns
            .into_iter()
            .map(|more| rotation.then(more))
            .find(|&turn| self.allow(pos, turn))
    }
}

/// The tile in hand as it would lie on a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ghost {
    pub pos: Pos,
    pub rotation: Rotation,
    /// Why it may not be placed there; empty when it may.
    pub reasons: Vec<Reason>,
}

impl Ghost {
    /// Whether the tile may lie there.
    pub fn fits(&self) -> bool {
        self.reasons.is_empty()
    }
}

/// How a held tile would lie: on the nearest cell where it fits, unless another one was clearly
/// meant; `None` when no free cell is near. A tile that nobody has turned yet turns to fit.
pub fn aim(
    game: &Game,
    places: &Places,
    tile: TileId,
    (rotation, turned): (Rotation, bool),
    hover: Hover,
) -> Option<Ghost> {
    let fits = |pos: Pos| match turned {
        true => places.allow(pos, rotation),
        false => true,
    };
    let cells = places.cells().into_iter().filter(|&pos| fits(pos));
    let cells = cells.map(|pos| (hover.far(pos), pos));
    let near = cells.filter(|&(far, _)| far < hover.reach.max(SNAP));
    let gap = nearest_gap(game.board(), hover.middle);
    let meant = gap.map(|pos| (centre(pos).distance(hover.middle) + MEANT, pos));
    let all = near.chain(meant);
    let (_, pos) = all.min_by(|a, b| a.0.total_cmp(&b.0))?;
    Some(lie(game, places, tile, (rotation, turned), pos))
}

/// How a tile would lie on a given cell.
pub fn lie(
    game: &Game,
    places: &Places,
    tile: TileId,
    (rotation, turned): (Rotation, bool),
    pos: Pos,
) -> Ghost {
    let helped = places.rotation(pos, rotation).filter(|_| !turned);
    let rotation = helped.unwrap_or(rotation);
    Ghost {
        pos,
        rotation,
        reasons: game.placement_refusals(tile, pos, rotation),
    }
}

/// The free cell of the border nearest to a point, if it is near enough.
fn nearest_gap(board: &Board, place: Point) -> Option<Pos> {
    let distance = |pos: Pos| centre(pos).distance(place);
    board
        .gaps()
        .map(|gap| gap.pos)
        .filter(|&pos| distance(pos) < SNAP)
        .min_by(|&a, &b| distance(a).total_cmp(&distance(b)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::rules::{Edition, Setup};
    use engine::table::Silent;
    use engine::tiles::catalogue;

    fn tile(name: &str) -> TileId {
        catalogue().find(name).unwrap()
    }

    fn game() -> Game {
        Game::start(Setup::base(Edition::Current, 2), &mut Silent).unwrap()
    }

    #[test]
    fn a_tile_snaps_to_the_nearest_free_cell_and_to_none_far_away() {
        let game = game();
        let at = |x: f64, y: f64| nearest_gap(game.board(), Point::new(x, y));
        assert_eq!(at(1500.0, 500.0), Some(Pos::new(1, 0)));
        assert_eq!(at(900.0, 480.0), Some(Pos::new(1, 0)));
        assert_eq!(at(500.0, 500.0), None, "over the start tile");
        assert_eq!(at(2600.0, 500.0), None, "beyond the border");
    }

    /// The cell to which a tile held by a finger snaps.
    fn snapped(name: &str, middle: Point, finger: Point, turned: bool) -> Option<(Pos, bool)> {
        let game = game();
        let tile = tile(name);
        let places = Places::for_tile(&game, tile);
        let hover = Hover {
            middle,
            finger: Some(finger),
            reach: 0.95 * TILE,
        };
        let ghost = aim(&game, &places, tile, (Rotation::R0, turned), hover)?;
        Some((ghost.pos, ghost.fits()))
    }

    #[test]
    fn a_held_tile_snaps_to_a_cell_where_it_fits_before_another_one() {
        // A monastery without a road fits nowhere north of the start tile's city, but it fits to
        // the south.
        let south = Pos::new(0, 1);
        let under = centre(south);
        let above = under - kurbo::Vec2::new(0.0, TILE);
        let away = Point::new(-9000.0, -9000.0);
        assert_eq!(snapped("base/B", under, away, false), Some((south, true)));
        let off = under + kurbo::Vec2::new(0.0, 0.9 * TILE);
        assert_eq!(snapped("base/B", off, away, false), Some((south, true)));
        assert_eq!(
            snapped("base/B", above, under, false),
            Some((south, true)),
            "the finger is on the cell, the tile one cell above it"
        );
        assert_eq!(snapped("base/B", above, away, false), None);
        let meant = Pos::new(1, 0);
        assert_eq!(
            snapped("base/B", centre(meant), away, false),
            Some((meant, false)),
            "who means a cell is told why not"
        );
    }

    #[test]
    fn an_unturned_tile_turns_to_fit_and_a_turned_one_does_not() {
        let game = game();
        let monastery = tile("base/A");
        let places = Places::for_tile(&game, monastery);
        let start = game.board().placed()[0].pos;
        let road: Vec<Pos> = places.cells();
        assert!(!road.is_empty() && !road.contains(&start));
        for &pos in &road {
            let first = places.rotation(pos, Rotation::R0).unwrap();
            let wrong = Rotation::ALL
                .into_iter()
                .find(|&turn| !places.allow(pos, turn))
                .unwrap();
            let helped = lie(&game, &places, monastery, (wrong, false), pos);
            assert!(helped.fits());
            assert_ne!(helped.rotation, wrong);
            let stubborn = lie(&game, &places, monastery, (wrong, true), pos);
            assert_eq!(stubborn.rotation, wrong);
            assert!(!stubborn.fits());
            assert!(places.allow(pos, first));
        }
    }

    #[test]
    fn turning_goes_through_the_fitting_rotations_both_ways() {
        let game = game();
        let straight = tile("base/U");
        let places = Places::for_tile(&game, straight);
        let pos = places.cells()[0];
        let first = places.rotation(pos, Rotation::R0).unwrap();
        let next = places.other_rotation(pos, first, true).unwrap();
        assert_eq!(
            next,
            first.then(Rotation::R2),
            "a straight road fits two ways"
        );
        assert_eq!(places.other_rotation(pos, next, false), Some(first));
    }
}
