//! The ground of the board, where a whole tile or a whole feature can stand for a place.

use kurbo::{Point, Vec2};

use crate::stage::tiles::places::PiecePlaces;
use crate::stage::tiles::viewport::Viewport;
use engine::rules::{Action, Game, RegionId, Spot};
use engine::tiles::FeatureKind;
use view::scene::answers::{Answer, AnswerKind, only_cell};
use view::scene::camera::{Camera, TILE, cell};
use view::scene::pointing::{feature_at, spot_under};

/// How far beside a road a point still hits it: in CSS pixels, and at most in table units.
const VERGE: (f64, f64) = (7.0, 90.0);

/// How the ground is hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ground {
    /// By a drop.
    Dropped,
    /// By a press, which also means the feature if figures can only go to one tile.
    Pressed,
    /// By a press on a tile that turns when pressed, where only the figure spots stand for figures.
    Turning,
}

impl PiecePlaces {
    /// What the ground at a point of the screen means, where a whole tile or feature stands for an answer: the index of the
    /// place, and the action, for the segment at the point if that is legal.
    pub(in crate::stage::tiles) fn ground_at(
        &self,
        viewport: &Viewport,
        legal: &[Action],
        at: Point,
        ground: Ground,
    ) -> Option<(usize, Action)> {
        let all = &self.offered;
        if viewport.layout.dock.contains(at) {
            return None;
        }
        let camera = self.camera_over(viewport, at);
        let place = camera.on_table(at);
        let on_tile = |answer: &Answer| answer.is_for_tile() && answer.cell == cell(place);
        if let Some(index) = all.iter().position(on_tile) {
            return Some((index, all[index].action));
        }
        let index = self.of_feature(viewport.game, (place, &camera), ground)?;
        let exact = spot_under(viewport.game, place).and_then(|under| match all[index].action {
            Action::Conjure { wizard, .. } => {
                let action = Action::Conjure {
                    wizard,
                    spot: under,
                };
                Some(action).filter(|action| legal.contains(action))
            }
            _ => None,
        });
        Some((index, exact.unwrap_or(all[index].action)))
    }

    /// The camera of the loupe at a point of the screen, or else of the board.
    pub(in crate::stage::tiles) fn camera_over(&self, viewport: &Viewport, at: Point) -> Camera {
        let loupe = self.loupe(viewport);
        let here = loupe.filter(|loupe| loupe.frame.contains(at));
        here.map_or(viewport.camera, |loupe| loupe.camera)
    }

    /// The index of the nearest place that the feature at a point of the table stands for.
    fn of_feature(
        &self,
        game: &Game,
        (place, camera): (Point, &Camera),
        ground: Ground,
    ) -> Option<usize> {
        let of = |spot: Spot| Some(game.regions().region_of(game.board().seg(spot)?));
        let verge = (VERGE.0 * TILE / camera.zoom).min(VERGE.1);
        let answers = |index: &usize| self.stands_for(*index, place, ground);
        let there = |region: RegionId| {
            let all = (0..self.offered.len()).filter(answers);
            let all = all.filter(|&index| self.offered[index].spot().and_then(of) == Some(region));
            let far = |index: &usize| self.offered[*index].at.distance(place);
            all.min_by(|a, b| far(a).total_cmp(&far(b)))
        };
        let road = road_beside(game, place, verge).and_then(of).and_then(there);
        let under = || spot_under(game, place).and_then(of).and_then(there);
        let standing = || feature_at(game, place, camera.zoom).and_then(there);
        road.or_else(under).or_else(standing)
    }

    /// Whether the ground at a point of the table may stand for an answer, by its index.
    fn stands_for(&self, index: usize, place: Point, ground: Ground) -> bool {
        let answer = &self.offered[index];
        let put = answer.kind == AnswerKind::Put;
        match ground {
            Ground::Dropped => put && answer.is_for_drops(),
            Ground::Pressed if !answer.is_for_feature() => {
                let here = only_cell(&self.offered) == Some(cell(place));
                put && answer.is_for_drops() && here
            }
            Ground::Pressed | Ground::Turning => answer.is_for_feature(),
        }
    }
}

/// A road at most `verge` table units from a point.
fn road_beside(game: &Game, place: Point, verge: f64) -> Option<Spot> {
    let around = (0..8).map(|step| f64::from(step) * std::f64::consts::FRAC_PI_4);
    let around = around.map(|angle| Vec2::from_angle(angle) * verge);
    let mut spots = std::iter::once(Vec2::ZERO)
        .chain(around)
        .filter_map(|by| spot_under(game, place + by));
    let is_road = |spot: &Spot| {
        let seg = game.board().seg(*spot);
        seg.is_some_and(|seg| game.board().kind(seg) == FeatureKind::Road)
    };
    spots.find(is_road)
}
