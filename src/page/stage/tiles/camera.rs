//! Moving the camera: automatically, by hand, and while a tile is dragged at the edge.

use kurbo::{Point, Rect, Vec2};

use crate::stage::duration;
use crate::stage::pointer::lift_above;
use crate::stage::tiles::camera_follow::{Occasion, follow, is_held, make_room};
use crate::stage::tiles::camera_rig::{Framing, panned_to};
use crate::stage::tiles::drag_piece::drag_piece;
use crate::stage::tiles::gesture::TileGesture;
use crate::stage::tiles::state::TileStage;
use crate::stage::tiles::viewport::DRIFT;
use engine::tiles::{Pos, Rotation};
use view::scene::camera::{Camera, TILE, bounds};
use view::scene::layout::Layout;
use view::scene::tween::Millis;

/// The longest tick for which the board drifts, in milliseconds.
const LONGEST_TICK: Millis = 50.0;
/// How long a tile has to stay at the edge before the board drifts, in milliseconds, so that merely crossing the edge on the way
/// from the bar does not move the board.
const REST_AT_EDGE: Millis = 350.0;
/// How far a cell may reach beyond the free area and still count as in sight, in CSS pixels.
const MARGIN: f64 = 8.0;

/// The smallest tile size when somebody wants to look at tiles, in CSS pixels, if all of them have room then.
const LEGIBLE: f64 = 64.0;
/// The same where the camera moves by itself, as in the final scoring.
pub(super) const LEGIBLE_IN_PASSING: f64 = 46.0;
/// The margin around the cells, in tile sides.
const AROUND: f64 = 0.6;

impl TileStage {
    /// Animates the camera to a goal.
    pub(super) fn move_camera(&mut self, goal: Camera, now: Millis) {
        self.view.tooltip.close();
        let length = self.preferences.duration(duration::CAMERA);
        self.view.camera.move_to(goal, now, length);
        self.update_aim();
    }

    /// Moves the camera at once, by hand.
    pub(super) fn set_camera(&mut self, camera: Camera) {
        // Keep some of the tiles in sight.
        let near = self.viewport().kept_near(camera);
        let least = self.layout.least_tile();
        self.view.camera.take_by_hand(near, least);
        self.view.camera.jump_to(near);
        self.update_aim();
    }

    /// Animates the camera to a goal chosen by hand.
    pub(super) fn look_at(&mut self, camera: Camera, now: Millis) {
        let near = self.viewport().kept_near(camera);
        let least = self.layout.least_tile();
        self.view.camera.take_by_hand(near, least);
        self.move_camera(near, now);
    }

    /// Shows the whole board from now on; called again, returns to the part where play happens.
    pub fn fit(&mut self, now: Millis) {
        let fitting = self.viewport().fitting();
        let large = fitting.zoom >= self.layout.least_whole();
        let back = large || self.shows_all();
        let framing = if back { Framing::Play } else { Framing::Whole };
        self.view.camera.framing = framing;
        self.move_camera(self.opening_camera(), now);
    }

    /// Shows the whole board of a newly opened game from now on.
    pub(crate) fn show_all(&mut self) {
        self.view.camera.framing = Framing::Whole;
        self.view.camera.jump_to(self.opening_camera());
        self.place_minimap();
    }

    /// Zooms in by a factor above 1, or out.
    pub fn zoom(&mut self, factor: f64, now: Millis) {
        let middle = self.layout.free.center();
        let goal = self.viewport().zoomed(middle, factor);
        self.view.camera.framing = Framing::Zoomed;
        self.move_camera(goal, now);
    }

    /// Turns the view of the board by a quarter, clockwise.
    pub(crate) fn turn_board(&mut self, now: Millis) {
        let from = self.view.camera.at(now);
        let turned = self.view.camera.goal.turned_by_a_quarter();
        self.view.camera.jump_to(turned);
        let goal = match self.view.camera.framing {
            Framing::Play | Framing::Whole => self.opening_camera(),
            Framing::Panned | Framing::Zoomed | Framing::Walk => turned,
        };
        self.view.camera.jump_to(from);
        self.move_camera(goal, now);
        self.place_minimap();
    }

    /// Shows the board of a newly opened game turned by quarters.
    pub(crate) fn lay_turned(&mut self, quarters: Rotation) {
        for _ in 0..quarters as u8 {
            let turned = self.view.camera.goal.turned_by_a_quarter();
            self.view.camera.jump_to(turned);
        }
        self.view.camera.jump_to(self.opening_camera());
        self.place_minimap();
    }

    /// By how many quarters the view of the board is turned, in the end.
    pub fn board_turn(&self) -> Rotation {
        self.view.camera.goal.quarters()
    }

    /// Moves the camera as little as necessary to show these cells large enough.
    pub(crate) fn fly_to(&mut self, cells: &[Pos], now: Millis) {
        if !cells.is_empty() {
            self.view.camera.framing = Framing::Panned;
            self.move_camera(self.camera_on(self.view.camera.goal, cells, LEGIBLE), now);
        }
    }

    /// Moves the camera to show the highlighted cells.
    pub(crate) fn fly_to_lit(&mut self, now: Millis) {
        let lit = self.highlighted().to_vec();
        self.fly_to(&lit, now);
    }

    /// The camera that shows these cells, starting from another one; tiles are at least `least` CSS pixels large if all of them
    /// have room then.
    pub(super) fn camera_on(&self, from: Camera, cells: &[Pos], least: f64) -> Camera {
        if cells.is_empty() {
            return from;
        }
        let free = self.layout.clear();
        let area = bounds(cells.iter().copied()).inset(AROUND * TILE);
        let seen = from.affine().transform_rect_bbox(area);
        let roomy = seen.width() <= free.width() && seen.height() <= free.height();
        if roomy && from.zoom >= least {
            return panned_to(from, seen, free);
        }
        from.fitted(area, free, from.zoom.max(least))
    }
}

/// The screen position of the upper left corner of cell (0, 0), and the cell size, in CSS pixels.
pub fn origin_and_size(camera: &Camera) -> (f64, f64, f64) {
    let at = camera.square(Pos::new(0, 0)).origin();
    (at.x, at.y, camera.zoom)
}

impl TileStage {
    /// Sets the layout. The board stays in place unless the screen changes or something important is covered.
    pub fn set_layout(&mut self, layout: Layout, now: Millis) {
        let same_room = (self.layout.whole, self.layout.free) == (layout.whole, layout.free);
        // A changed text in the bar must not move the loupe while a piece is dragged to it; the text is gone after the drag.
        let carried = same_room && self.view.gesture.dragged_piece().is_some();
        if self.layout == layout || carried {
            return;
        }
        let before = std::mem::replace(&mut self.layout, layout);
        if before.distance != self.layout.distance {
            self.view.camera.framing = Framing::Play;
            self.view.camera.jump_to(self.opening_camera());
        } else if before.whole != self.layout.whole {
            fit_new_screen(self);
        } else if before.free != self.layout.free {
            fit_new_room(self, now);
        }
        self.update_aim();
        follow(self, Occasion::Room, now);
        make_room(self, now);
        self.place_minimap();
    }
}

/// Fits the camera to a new screen size.
fn fit_new_screen(stage: &mut TileStage) {
    let camera = &mut stage.view.camera;
    camera.goal = camera.goal.moved_to(stage.layout.free);
    if matches!(camera.framing, Framing::Play | Framing::Whole) {
        let opening = stage.opening_camera();
        stage.view.camera.jump_to(opening);
    }
}

/// Fits the camera to a new free area of the screen.
fn fit_new_room(stage: &mut TileStage, now: Millis) {
    let fresh = stage.view.camera.opened_in == Some(stage.session.epoch());
    let play = stage.view.camera.framing == Framing::Play;
    if fresh && play && !is_held(stage) {
        stage.move_camera(stage.opening_camera(), now);
    } else {
        let camera = &mut stage.view.camera;
        camera.goal = camera.goal.standing_in(stage.layout.free);
    }
    if stage.view.walk.is_some() {
        stage.aim_walk(now);
    } else if stage.is_read_only() && !stage.highlighted().is_empty() {
        // The text about the highlighted cells took some of the room.
        stage.fly_to_lit(now);
    }
}

/// How fast the board drifts, or will once what is dragged has stayed at its edge long enough, in CSS pixels per millisecond. It
/// does not drift away from a cell that would take the tile, unless most of the cell is out of sight; with a piece it only drifts
/// if some place is out of sight.
pub(super) fn drift_at_edge(stage: &TileStage) -> Vec2 {
    let Some(press) = stage.view.gesture.carried() else {
        return Vec2::ZERO;
    };
    // What a finger drags is shown above it: either of the two can cause the drift.
    let held = [press.at + lift_above(press.device), press.at];
    if keeps_still(stage, held) {
        return Vec2::ZERO;
    }
    let drifts = held.map(|at| stage.viewport().drift(at)).into_iter();
    let mut drifts = drifts.filter(|&by| by != Vec2::ZERO);
    drifts.next().unwrap_or(Vec2::ZERO)
}

/// Whether what is dragged may be dropped where it is, or has no place out of sight.
fn keeps_still(stage: &TileStage, held: [Point; 2]) -> bool {
    let (camera, free) = (stage.view.camera.goal, stage.layout.free.inset(MARGIN));
    let in_sight = |cell: Rect| free.union(cell) == free;
    let places = &stage.view.places;
    match stage.view.gesture.dragged_tile() {
        Some(_) => stage.view.aim.ghost().is_some_and(|ghost| {
            let cell = camera.square(ghost.pos);
            ghost.fits() && in_sight(cell) && held.iter().any(|&at| cell.contains(at))
        }),
        None => {
            let cells = places.offered().iter().map(|answer| answer.cell);
            let mut cells = cells.map(|pos| camera.square(pos));
            places.pointed_index().is_some() || cells.all(in_sight)
        }
    }
}

/// Lets the board drift for the time since the last tick, in milliseconds, while something is dragged at its edge. With
/// animations off, it moves in steps of a tile.
pub(super) fn drift(stage: &mut TileStage, elapsed: Millis) {
    let by = drift_at_edge(stage);
    let elapsed = elapsed.clamp(0.0, LONGEST_TICK);
    let camera = &mut stage.view.camera;
    if by == Vec2::ZERO {
        camera.at_edge = 0.0;
        return;
    }
    camera.at_edge += elapsed;
    if camera.at_edge <= REST_AT_EDGE {
        return;
    }
    let way = match stage.preferences.calm {
        true => {
            camera.at_edge = 0.0;
            by * (camera.goal.zoom / DRIFT)
        }
        false => by * elapsed,
    };
    camera.goal = camera.goal.panned(way);
    match stage.view.gesture {
        TileGesture::Piece(press) => drag_piece(stage, press),
        _ => stage.update_aim(),
    }
}
