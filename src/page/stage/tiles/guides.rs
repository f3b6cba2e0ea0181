//! What guides to places out of sight: arrows at the edge of the board and the small map, drawn and pressed.

use kurbo::Point;

use crate::stage::TileStage;
use crate::stage::pointer::Press;
use crate::stage::tiles::gesture::TileGesture;
use engine::tiles::Pos;
use view::scene::board::owner_of;
use view::scene::camera::{Camera, bounds, square};
use view::scene::edge_arrows::{EdgeArrow, Landmark, edge_arrows};
use view::scene::framing::Sights;
use view::scene::guides::Guides;
use view::scene::minimap::{Corner, Minimap};
use view::scene::tween::Millis;

/// How much of the board may be out of sight without a map of it, in sides of a tile.
const HIDDEN: f64 = 0.25;

impl TileStage {
    /// The cells that matter: places that answer the question, and the tiles that others placed last.
    fn landmarks(&self, answers: &[Pos]) -> Vec<(Pos, Landmark)> {
        let owners = self.owners();
        let aided = self.preferences.aids || self.view.hand.selected().is_none();
        let places = answers.iter().filter(|_| aided);
        let places = places.map(|&pos| (pos, Landmark::Place));
        let moves = self.recent_moves().into_iter();
        let moves = moves.map(|one| {
            let owner = owner_of(&owners, one.seat);
            (one.pos, Landmark::Move(owner.color()))
        });
        places.chain(moves).collect()
    }

    /// The small map, while less than the whole board is seen.
    pub fn minimap(&self) -> Option<Minimap> {
        self.minimap_with(&self.answer_cells())
    }

    fn minimap_with(&self, answers: &[Pos]) -> Option<Minimap> {
        let placed = self.game.board().placed().iter();
        let laid = placed.map(|placed| placed.pos);
        let area = bounds(laid.chain(answers.iter().copied()));
        let camera = self.view.camera.goal();
        let seen = camera.affine().transform_rect_bbox(area);
        let free = self.layout.clear().inset(HIDDEN * camera.zoom);
        let whole = free.union(seen) == free;
        let corner = self.view.camera.map_corner();
        (self.preferences.minimap && !whole).then(|| Minimap::new(area, &self.layout, corner))
    }

    /// The arrows to what is out of sight of a camera, none of them on the map.
    fn arrows(
        &self,
        camera: &Camera,
        landmarks: &[(Pos, Landmark)],
        map: Option<&Minimap>,
    ) -> Vec<EdgeArrow> {
        let spared = map.map(|map| map.frame);
        edge_arrows(camera, self.layout.clear(), spared, landmarks)
    }

    /// What can be pressed: the arrows where the camera will stand, and the map.
    fn pressed_guides(&self) -> (Vec<EdgeArrow>, Option<Minimap>) {
        let answers = self.answer_cells();
        let map = self.minimap_with(&answers);
        let landmarks = self.landmarks(&answers);
        let arrows = self.arrows(&self.view.camera.goal(), &landmarks, map.as_ref());
        (arrows, map)
    }

    /// The arrows at the edge of the board, where the camera will stand.
    pub fn edge_arrows(&self) -> Vec<EdgeArrow> {
        self.pressed_guides().0
    }

    /// What guides to places out of sight at `now`.
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

    /// Puts the small map where it covers least of what matters; where it is if that is as good.
    pub(super) fn place_minimap(&mut self) {
        let answers = self.answer_cells();
        let Some(map) = self.minimap_with(&answers) else {
            return;
        };
        let camera = self.view.camera.goal();
        let landmarks = self.landmarks(&answers);
        let chosen = self.view.aim.cursor().map(|pos| camera.square(pos));
        let area = |corner| Minimap::new(map.area(), &self.layout, corner).frame;
        let covered = |corner: &Corner| {
            let frame = area(*corner);
            let cells = landmarks.iter().map(|(pos, _)| camera.square(*pos));
            let count = cells.filter(|cell| cell.overlaps(frame)).count();
            // What keys have chosen is never hidden.
            (chosen.is_some_and(|cell| cell.overlaps(frame)), count)
        };
        let all = std::iter::once(self.view.camera.map_corner()).chain(Corner::ALL);
        let best = all.min_by_key(covered);
        self.view.camera.set_map_corner(best.unwrap_or_default());
    }
}

/// Whether a point of the screen is on an arrow or on the small map, rather than on the board.
pub(super) fn is_on_guide(stage: &TileStage, at: Point) -> bool {
    let (arrows, map) = stage.pressed_guides();
    map.is_some_and(|map| map.frame.contains(at)) || arrows.iter().any(|arrow| arrow.is_hit(at))
}

/// What a press on a guide begins: an arrow leads to its cells, the map to the place that is pressed.
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

/// Looks at the place that a point of the map stands for, at once: the map is dragged.
pub(super) fn drag_on_map(stage: &mut TileStage, at: Point) {
    if let Some(map) = stage.minimap() {
        stage.set_camera(stage.camera_on_map(&map, at));
    }
}

impl TileStage {
    /// The camera that looks at the place that a point of the map stands for.
    fn camera_on_map(&self, map: &Minimap, at: Point) -> Camera {
        Camera {
            middle: map.on_table(at),
            ..self.view.camera.goal()
        }
    }

    /// Moves the board as little as it must for cells to be seen; as many of them as can be.
    fn show_cells(&mut self, cells: Vec<Pos>, now: Millis) {
        let camera = self.view.camera.goal();
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
