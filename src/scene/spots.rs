//! Where figures stand on the table and where one may be put; areas of features for lighting up.

use std::sync::OnceLock;

use kurbo::{Affine, BezPath, Point};

use super::anchors::{anchors, segment_area};
use super::camera::{Camera, TILE, corner};
use super::plan::Plan;
use super::tile_art::turn;
use crate::rules::{self, Action, Board, Game, Placed, RegionId, Spot};
use crate::tiles::{Pos, Rotation, SegmentId, TileId, catalogue};

/// The anchors of a tile, worked out once.
fn anchors_of(tile: TileId) -> &'static [Point] {
    static ALL: OnceLock<Vec<OnceLock<Vec<Point>>>> = OnceLock::new();
    let tiles = catalogue().tiles();
    let all = ALL.get_or_init(|| tiles.iter().map(|_| OnceLock::new()).collect());
    let printed = catalogue().tile(tile);
    all.get(usize::from(tile.0)).map_or(&[], |known| {
        known.get_or_init(|| anchors(printed, &Plan::new(printed)))
    })
}

/// From the square of a printed tile to the table.
pub fn to_table(pos: Pos, rotation: Rotation) -> Affine {
    Affine::translate(corner(pos).to_vec2()) * turn(rotation)
}

/// Where a figure on a segment of a placed tile stands, in units of the table.
pub fn anchor_at(placed: &Placed, segment: SegmentId) -> Point {
    let anchors = anchors_of(placed.tile);
    let middle = Point::new(500.0, 500.0);
    let at = anchors.get(usize::from(segment.0)).copied();
    to_table(placed.pos, placed.rotation) * at.unwrap_or(middle)
}

/// Where a figure on a spot stands; none when no tile lies there.
pub fn anchor_of(board: &Board, spot: Spot) -> Option<Point> {
    let placed = board.at(board.get(spot.pos)?);
    Some(anchor_at(placed, spot.segment))
}

/// The areas of all segments of a feature, in units of the table.
pub fn areas(game: &Game, id: RegionId) -> Vec<BezPath> {
    let regions = game.regions();
    let area = |seg| {
        let placed = game.board().at(regions.tile_of(seg));
        let printed = catalogue().tile(placed.tile);
        let segment = game.spot(seg).segment;
        to_table(placed.pos, placed.rotation) * segment_area(printed, segment)
    };
    regions.segments(id).map(area).collect()
}

/// A place where a figure may be put now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FigureSpot {
    /// Which figure.
    pub figure: rules::Figure,
    /// On which segment of the tile just placed.
    pub segment: SegmentId,
    /// Where it would stand, in units of the table.
    pub at: Point,
}

/// The places for a figure of one kind on the tile just placed, in the order of `legal`.
pub fn figure_spots(game: &Game, legal: &[Action], kind: rules::Figure) -> Vec<FigureSpot> {
    let Some(placed) = game.placed_now() else {
        return Vec::new();
    };
    let spot = |action: &Action| match *action {
        Action::Deploy { figure, segment } if figure == kind => Some(FigureSpot {
            figure,
            segment,
            at: anchor_at(placed, segment),
        }),
        _ => None,
    };
    legal.iter().filter_map(spot).collect()
}

/// Half the distance between the two spots that are nearest to each other, in units of the table; large when there is
/// only one.
pub fn half_gap(spots: &[FigureSpot]) -> f64 {
    let pairs = spots.iter().enumerate().flat_map(|(index, one)| {
        let others = &spots[index + 1..];
        others.iter().map(move |other| one.at.distance(other.at))
    });
    pairs.fold(TILE, f64::min) / 2.0
}

/// The spot nearest to a point of the screen, among those within reach of a finger or a mouse: a fifth of a tile, and
/// never less than `least` pixels.
pub fn spot_at<'a>(
    spots: &'a [FigureSpot],
    camera: &Camera,
    point: Point,
    least: f64,
) -> Option<&'a FigureSpot> {
    let reach = (camera.zoom * 0.2).max(least);
    let distance = |spot: &FigureSpot| camera.on_screen(spot.at).distance(point);
    spots
        .iter()
        .filter(|spot| distance(spot) <= reach)
        .min_by(|a, b| distance(a).total_cmp(&distance(b)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Edition, Figure, Setup, legal};
    use crate::scene::camera::square;
    use crate::table::Silent;

    /// A game in which the tile `name` was just placed east of the start tile.
    fn placed(name: &str) -> Game {
        let tile = catalogue().find(name).unwrap();
        let setup = Setup {
            stack: Some(vec![tile]),
            ..Setup::base(Edition::Current, 2)
        };
        let mut game = Game::start(setup, &mut Silent).unwrap();
        let mut croupier = rules::Croupier::new(1);
        while let Some(action) = croupier.deal(&game) {
            game.apply(action, &mut Silent).unwrap();
        }
        let place = legal(&game)[0];
        game.apply(place, &mut Silent).unwrap();
        game
    }

    #[test]
    fn spots_lie_on_the_tile_just_placed_and_apart() {
        let game = placed("base/D");
        let spots = figure_spots(&game, &legal(&game), Figure::Meeple);
        assert!(spots.len() >= 3, "{spots:?}");
        let here = square(game.placed_now().unwrap().pos);
        for (index, spot) in spots.iter().enumerate() {
            assert!(here.contains(spot.at));
            for other in &spots[index + 1..] {
                assert!(spot.at.distance(other.at) > 100.0);
            }
        }
        assert!(figure_spots(&game, &legal(&game), Figure::Large).is_empty());
    }

    #[test]
    fn a_click_finds_the_nearest_spot_within_reach() {
        let game = placed("base/D");
        let spots = figure_spots(&game, &legal(&game), Figure::Meeple);
        let camera = Camera::default();
        for spot in &spots {
            let at = camera.on_screen(spot.at);
            assert_eq!(spot_at(&spots, &camera, at, 12.0), Some(spot));
        }
        let far = camera.on_screen(square(Pos::new(5, 5)).center());
        assert_eq!(spot_at(&spots, &camera, far, 12.0), None);
    }

    #[test]
    fn anchors_turn_with_the_tile() {
        let tile = catalogue().find("base/D").unwrap();
        let segments = catalogue().tile(tile).segments.len() as u8;
        for segment in (0..segments).map(SegmentId) {
            let at = |rotation| {
                let placed = Placed {
                    tile,
                    pos: Pos::new(0, 0),
                    rotation,
                    first: rules::SegIx(0),
                };
                anchor_at(&placed, segment) - Point::new(500.0, 500.0)
            };
            let (plain, turned) = (at(Rotation::R0), at(Rotation::R1));
            assert!((turned.x + plain.y).abs() < 1e-6 && (turned.y - plain.x).abs() < 1e-6);
        }
    }
}
