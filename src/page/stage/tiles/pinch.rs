//! Two fingers and the wheel: panning, zooming and turning.

use std::f64::consts::FRAC_PI_2;

use kurbo::{Point, Vec2};

use crate::stage::pointer::{Press, pinched, wheel_factor};
use crate::stage::tiles::gesture::TileGesture;
use crate::stage::tiles::state::TileStage;
use view::scene::tween::Millis;

/// How far two pointers have turned around each other, in quarter turns clockwise.
fn quarters(one: Press, other: Press) -> i32 {
    let (from, to) = (other.start - one.start, other.at - one.at);
    let angle = from.cross(to).atan2(from.dot(to));
    (angle / FRAC_PI_2).round() as i32
}

/// Two fingers pan and zoom the board; turning them around each other turns the tile by quarters.
pub(super) fn pinch(
    stage: &mut TileStage,
    moved: (i32, Point),
    one: Press,
    other: Press,
    now: Millis,
) {
    let Some((a, b)) = pinched(moved, one, other) else {
        return;
    };
    let (before, after) = (one.at.distance(other.at), a.at.distance(b.at));
    let (from, to) = (one.at.midpoint(other.at), a.at.midpoint(b.at));
    stage.view.gesture = TileGesture::Pinch(a, b);
    if before > 1.0 {
        let camera = &mut stage.view.camera;
        camera.goal = camera.goal.panned(to - from);
        stage.set_camera(stage.viewport().zoomed(to, after / before));
    }
    match (quarters(a, b) - quarters(one, other)).rem_euclid(4) {
        1 => stage.turn(true, now),
        3 => stage.turn(false, now),
        _ => {}
    }
}

/// The wheel turns the tile in hand, or else zooms.
pub(super) fn zoom_or_turn(stage: &mut TileStage, at: Point, by: Vec2, pinch: bool, now: Millis) {
    if !pinch && turns_at(stage, at) {
        if let Some(clockwise) = stage.view.aim.turn_wheel(by.y) {
            stage.turn(clockwise, now);
        }
        return;
    }
    stage.set_camera(stage.viewport().zoomed(at, wheel_factor(by, pinch)));
}

/// Whether the wheel turns the tile in hand at a point of the screen: while it is dragged, over its slot, and over the cell where
/// it is shown.
fn turns_at(stage: &TileStage, at: Point) -> bool {
    let (hand, camera) = (&stage.view.hand, stage.view.camera.goal);
    let slot = hand.selected().and(hand.slot_at(&stage.layout, at));
    let ghost = stage.view.aim.ghost();
    stage.view.gesture.dragged_tile().is_some()
        || slot == Some(hand.selected_slot())
        || ghost.is_some_and(|ghost| camera.square(ghost.pos).contains(at))
}
