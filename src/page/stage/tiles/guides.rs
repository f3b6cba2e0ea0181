//! Guides to places out of sight: edge arrows and the minimap, drawn and pressed.

use kurbo::{Point, Rect};

use crate::stage::pointer::Press;
use crate::stage::tiles::gesture::TileGesture;
use crate::stage::tiles::state::TileStage;
use engine::tiles::Pos;
use view::scene::answers::Outcome;
use view::scene::camera::{Camera, bounds, square};
use view::scene::edge_arrows::{EdgeArrow, Landmark, edge_arrows};
use view::scene::figures::on_board::owner_of;
use view::scene::framing::Sights;
use view::scene::guides::Guides;
use view::scene::minimap::{Corner, Minimap};
use view::scene::tween::Millis;

/// The radius of targets on the board, in CSS pixels.
const PLATE: f64 = 22.0;
/// How far beyond the edge of a cell a tap still means it, in tile sides.
const ASIDE: f64 = 0.2;
/// How much of the board may be out of sight without a minimap, in tile sides.
const HIDDEN: f64 = 0.25;

impl TileStage {
    /// The cells that matter: places that answer the question, and the tiles others placed last.
    fn landmarks(&self, answers: &[Pos]) -> Vec<(Pos, Landmark)> {
        let owners = self.owners();
        let aided = self.preferences.aids || self.view.hand.selected.is_none();
        let places = answers.iter().filter(|_| aided);
        let places = places.map(|&pos| (pos, Landmark::Place(self.outcome_on(pos))));
        let moves = self.recent_moves().into_iter();
        let moves = moves.map(|one| {
            let owner = owner_of(&owners, one.seat);
            (one.pos, Landmark::Move(owner))
        });
        places.chain(moves).collect()
    }

    /// What the only answer on a cell scores, if that is known.
    fn outcome_on(&self, pos: Pos) -> Option<Outcome> {
        let offered = self.view.places.offered().iter();
        let mut here = offered.filter(|answer| answer.cell == pos);
        let only = here.next().filter(|_| self.view.hand.selected.is_none())?;
        only.outcome.filter(|_| here.next().is_none())
    }

    /// The minimap, while part of the board is out of sight and the map covers no target.
    pub fn minimap(&self) -> Option<Minimap> {
        self.minimap_with(&self.answer_cells())
    }

    fn minimap_with(&self, answers: &[Pos]) -> Option<Minimap> {
        let corner = self.view.camera.map_corner?;
        let area = self.mapped_area(answers)?;
        Some(Minimap::new(
            (area, self.view.camera.goal.turn),
            &self.layout,
            corner,
        ))
    }

    /// The area of the minimap; none while the whole board is in sight, or if the minimap is off.
    fn mapped_area(&self, answers: &[Pos]) -> Option<Rect> {
        let placed = self.game.board().placed().iter();
        let laid = placed.map(|placed| placed.pos);
        let area = bounds(laid.chain(answers.iter().copied()));
        let camera = self.view.camera.goal;
        let seen = camera.affine().transform_rect_bbox(area);
        let free = self.layout.clear().inset(HIDDEN * camera.zoom);
        let whole = free.union(seen) == free;
        (self.preferences.minimap && !whole).then_some(area)
    }

    /// The arrows to what a camera does not show, none of them over the map or a target.
    fn arrows(
        &self,
        camera: &Camera,
        landmarks: &[(Pos, Landmark)],
        map: Option<&Minimap>,
    ) -> Vec<EdgeArrow> {
        let places = self.pressed_places(camera).into_iter();
        let spared: Vec<Rect> = places.chain(map.map(|map| map.frame)).collect();
        edge_arrows(camera, self.layout.clear(), &spared, landmarks)
    }

    /// The targets on the board that answer the question, as rectangles on the screen of a camera.
    fn pressed_places(&self, camera: &Camera) -> Vec<Rect> {
        let cells = self.view.hand.cells().into_iter();
        let cells = cells.filter(|_| self.preferences.aids);
        // It is enough if part of a cell is visible.
        let cells = cells.map(|pos| camera.square(pos).center());
        let cells = cells.map(|at| Rect::from_center_size(at, (PLATE, PLATE)));
        cells.chain(self.plates(camera)).collect()
    }

    /// The places for figures and other pieces, as rectangles on the screen of a camera.
    pub(super) fn plates(&self, camera: &Camera) -> Vec<Rect> {
        let shown = self.shown_places().into_iter();
        let shown = shown.map(|answer| camera.on_screen(answer.at));
        let size = (2.0 * PLATE, 2.0 * PLATE);
        shown.map(|at| Rect::from_center_size(at, size)).collect()
    }

    /// The guides that can be pressed: the arrows at the camera's goal, and the minimap.
    fn pressed_guides(&self) -> (Vec<EdgeArrow>, Option<Minimap>) {
        let answers = self.answer_cells();
        let map = self.minimap_with(&answers);
        let landmarks = self.landmarks(&answers);
        let arrows = self.arrows(&self.view.camera.goal, &landmarks, map.as_ref());
        (arrows, map)
    }

    /// The edge arrows at the camera's goal.
    pub fn edge_arrows(&self) -> Vec<EdgeArrow> {
        self.pressed_guides().0
    }

    /// The guides to places out of sight at `now`.
    pub(super) fn guides(&self, now: Millis) -> Guides {
        let answers = self.answer_cells();
        let landmarks = self.landmarks(&answers);
        let map = self.minimap_with(&answers);
        Guides {
            arrows: self.arrows(&self.camera_at(now), &landmarks, map.as_ref()),
            map,
            tiles: self.view.facts.flat_tiles(&self.game).clone(),
            landmarks,
        }
    }

    /// Puts the minimap in the corner where it covers least, preferably where it is. If it would cover a target in every corner
    /// it is hidden: the arrows are enough.
    pub(super) fn place_minimap(&mut self) {
        let answers = self.answer_cells();
        let Some(area) = self.mapped_area(&answers) else {
            return;
        };
        let camera = self.view.camera.goal;
        let landmarks = self.landmarks(&answers);
        let chosen = self.view.aim.cursor().map(|pos| camera.square(pos));
        let frame = |corner: &Corner| {
            Minimap::new((area, self.view.camera.goal.turn), &self.layout, *corner).frame
        };
        let cells = self.view.hand.cells().into_iter();
        let cells = cells.filter(|_| self.preferences.aids);
        let moves = self.cells_of_moves().into_iter();
        let cells = cells.chain(moves);
        let cells = cells.map(|pos| camera.square(pos).inset(-ASIDE * camera.zoom));
        let pressed: Vec<Rect> = cells.chain(self.plates(&camera)).collect();
        let hidden = |corner: &Corner| {
            let frame = frame(corner);
            pressed.iter().filter(|one| one.overlaps(frame)).count()
        };
        let covered = |corner: &Corner| {
            let cells = landmarks.iter().map(|(pos, _)| camera.square(*pos));
            let count = cells.filter(|cell| cell.overlaps(frame(corner))).count();
            // Never cover the cell at the keyboard cursor.
            let chosen = chosen.is_some_and(|cell| cell.overlaps(frame(corner)));
            (chosen, hidden(corner), count)
        };
        let now = self.view.camera.map_corner.into_iter();
        let best = now.chain(Corner::ALL).min_by_key(covered);
        let best = best.filter(|corner| hidden(corner) == 0);
        self.view.camera.map_corner = best;
    }
}

/// Whether a point of the screen is on an edge arrow or the minimap.
pub(super) fn is_on_guide(stage: &TileStage, at: Point) -> bool {
    let (arrows, map) = stage.pressed_guides();
    map.is_some_and(|map| map.frame.contains(at)) || arrows.iter().any(|arrow| arrow.is_hit(at))
}

pub(super) fn arrow_at(stage: &TileStage, at: Point) -> Option<EdgeArrow> {
    let mut arrows = stage.edge_arrows().into_iter();
    arrows.find(|arrow| arrow.is_hit(at))
}

/// The gesture that a press on a guide begins: an arrow moves to its cells, the map to the pressed place.
pub(super) fn press_guide(stage: &mut TileStage, press: Press, now: Millis) -> Option<TileGesture> {
    let closer = stage.loupe();
    if closer.is_some_and(|loupe| loupe.frame.contains(press.at)) {
        return None;
    }
    let (arrows, map) = stage.pressed_guides();
    if let Some(map) = map.filter(|map| map.frame.contains(press.at)) {
        stage.look_at(stage.camera_on_map(&map, press.at), now);
        return Some(TileGesture::Map(press));
    }
    let arrow = arrows.into_iter().find(|arrow| arrow.is_hit(press.at))?;
    stage.show_cells(arrow.cells, now);
    Some(TileGesture::Arrow(press))
}

/// Centres the board at once on a point of the minimap that is dragged.
pub(super) fn drag_on_map(stage: &mut TileStage, at: Point) {
    if let Some(map) = stage.minimap() {
        stage.set_camera(stage.camera_on_map(&map, at));
    }
}

impl TileStage {
    /// The camera centred on a point of the minimap.
    fn camera_on_map(&self, map: &Minimap, at: Point) -> Camera {
        Camera {
            middle: map.on_table(at),
            ..self.view.camera.goal
        }
    }

    /// Pans as little as necessary to show as many of the cells as possible.
    fn show_cells(&mut self, cells: Vec<Pos>, now: Millis) {
        let camera = self.view.camera.goal;
        let nearest = |pos: &Pos| square(*pos).center().distance(camera.middle);
        let first = cells
            .iter()
            .min_by(|a, b| nearest(a).total_cmp(&nearest(b)));
        let sights = Sights {
            must: first.copied().into_iter().collect(),
            wished: cells,
        };
        self.look_at(self.aimed_at(&sights, camera), now);
    }
}
