//! Two fingers and the wheel: panning, zooming and turning.

use std::f64::consts::FRAC_PI_2;

use kurbo::{Point, Vec2};

use crate::stage::pointer::Press;
use crate::stage::tiles::gesture::TileGesture;
use crate::stage::tiles::state::TileStage;
use view::scene::tween::Millis;

/// The zoom per CSS pixel of a pinch on a touch pad, as the logarithm of the factor.
const PINCH_RATE: f64 = 0.012;
/// The same for a wheel.
const WHEEL_RATE: f64 = 0.0018;
/// The longest wheel step that counts, in CSS pixels.
const LONGEST_STEP: f64 = 240.0;

/// How far two pointers have turned around each other, in quarter turns clockwise.
fn quarters(one: Press, other: Press) -> i32 {
    let (from, to) = (other.start - one.start, other.at - one.at);
    let angle = from.cross(to).atan2(from.dot(to));
    (angle / FRAC_PI_2).round() as i32
}

/// Two fingers pan and zoom the board; turning them around each other turns the tile by quarters.
pub(super) fn pinch(
    stage: &mut TileStage,
    (id, at): (i32, Point),
    one: Press,
    other: Press,
    now: Millis,
) {
    let (a, b) = match id {
        id if id == one.id => (one.to(at), other),
        id if id == other.id => (one, other.to(at)),
        _ => return,
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
    let rate = if pinch { PINCH_RATE } else { WHEEL_RATE };
    let factor = (-by.y.clamp(-LONGEST_STEP, LONGEST_STEP) * rate).exp();
    stage.set_camera(stage.viewport().zoomed(at, factor));
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
