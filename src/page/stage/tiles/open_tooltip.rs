//! Opens a tooltip on what a pointer rests on.

use kurbo::Point;

use crate::stage::input::{Device, Input};
use crate::stage::tiles::gesture::TileGesture;
use crate::stage::tiles::guides::{arrow_at, is_on_guide};
use crate::stage::tiles::state::TileStage;
use crate::stage::tiles::tooltip::Subject;
use view::scene::pointing::{feature_at, thing_at};
use view::scene::things::Thing;
use view::scene::tween::Millis;

/// Updates the tooltip for a pointer event, before anything else handles it.
pub(super) fn update_tooltip(stage: &mut TileStage, input: Input, now: Millis) {
    let free = stage.view.gesture == TileGesture::None;
    match input {
        Input::Down { device, at, .. } => {
            let hand = &stage.view.hand;
            let finger =
                device != Device::Mouse && free && hand.slot_at(&stage.layout, at).is_none();
            let subject = place_at(stage, at, device).or_else(|| subject_at(stage, at, FINGER));
            let subject = subject.filter(|_| finger);
            stage.view.tooltip.press(subject, device, at, now);
        }
        Input::Move { device, at, .. } if device == Device::Mouse && free => {
            // The ground may stand for a place.
            let ground = stage.view.places.pointed_index().map(Subject::Place);
            let place = place_at(stage, at, device).or(ground);
            let subject = place.or_else(|| subject_at(stage, at, MOUSE));
            stage.view.tooltip.hover(subject, device, at, now);
        }
        Input::Move { device, at, .. } => stage.view.tooltip.slip(device, at),
        Input::Up { .. } => stage.view.tooltip.waiting = None,
        // A finger is gone as soon as it is lifted: the rules of what it asked about can then be pressed.
        Input::Gone { .. } if stage.view.tooltip.opened_by_press => {}
        Input::Gone { .. } => stage.view.tooltip.keep_open(false, now),
        Input::Turn | Input::Wheel { .. } => _ = stage.view.tooltip.close(),
    }
}

/// How near to the middle of a small symbol it is meant, in CSS pixels: by a finger or pen, and by a mouse.
const FINGER: f64 = 16.0;
const MOUSE: f64 = 10.0;

/// The place at a point of the screen that answers the question.
fn place_at(stage: &TileStage, at: Point, device: Device) -> Option<Subject> {
    let index = stage.view.places.place_at(&stage.viewport(), at, device)?;
    Some(Subject::Place(index))
}

/// What a tooltip at a point of the screen would be about, if small things are meant within `reach` pixels.
fn subject_at(stage: &TileStage, at: Point, reach: f64) -> Option<Subject> {
    if let Some(arrow) = arrow_at(stage, at) {
        return Some(Subject::OutOfSight(arrow.places));
    }
    let held = stage.view.places.piece_at(&stage.layout, at);
    if let Some(thing) = held.and_then(Thing::of_piece) {
        return Some(Subject::Piece(thing));
    }
    if stage.layout.dock.contains(at) || is_on_guide(stage, at) {
        return None;
    }
    let loupe = stage.loupe().filter(|loupe| loupe.frame.contains(at));
    let camera = loupe.map_or(stage.view.camera.goal, |loupe| loupe.camera);
    let place = camera.on_table(at);
    let pos = camera.cell_at(at);
    let aids = stage.preferences.aids;
    if stage.game.board().gap(pos).is_some() && !stage.game.is_over() {
        return aids.then_some(Subject::Cell(pos));
    }
    let feature = feature_at(&stage.game, place, camera.zoom).filter(|_| aids);
    let scale = (camera.zoom, reach);
    let thing = thing_at(&stage.game, place, scale, stage.preferences.look);
    match thing {
        Some(one) => Some(Subject::Thing(one.thing, pos, feature)),
        None => feature.map(Subject::Feature),
    }
}
