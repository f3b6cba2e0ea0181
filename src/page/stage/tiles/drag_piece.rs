//! Pieces that are dragged: over the board, put down on a place or brought to the bar, or given back.

use kurbo::Point;

use crate::stage::pointer::Press;
use crate::stage::tiles::gesture::TileGesture;
use crate::stage::tiles::places::{DRAGGED_SIZE, DragOrigin};
use crate::stage::{TileStage, duration};
use engine::rules::Action;
use view::scene::board::owner_of;
use view::scene::flight::{Cargo, Flight};
use view::scene::tween::{Ease, Millis, Stop, Tween};

/// Drags a piece on: the place where it would go lights up.
pub(super) fn drag_piece(stage: &mut TileStage, press: Press) {
    stage.view.gesture = TileGesture::Piece(press);
    if stage.view.gesture.dragged_piece().is_some() {
        let target = drop_target(stage, press).map(|(index, _)| index);
        stage.view.places.point_at(target);
    }
}

/// Where a dragged piece would go: the place by index, and the action.
fn drop_target(stage: &TileStage, press: Press) -> Option<(usize, Action)> {
    let at = stage.view.gesture.dragged_piece()?;
    let places = &stage.view.places;
    places.drop_target(&stage.viewport(), &stage.legal, (at, press))
}

/// Puts down the piece that is dragged, or lets it go back.
pub(super) fn drop_piece(stage: &mut TileStage, press: Press, now: Millis) {
    drag_piece(stage, press);
    let at = stage.view.gesture.dragged_piece().unwrap_or(press.at);
    let target = drop_target(stage, press);
    stage.view.gesture = TileGesture::None;
    stage.view.places.point_at(None);
    match target {
        Some((_, action)) => {
            let from = Stop::Screen(at, DRAGGED_SIZE);
            stage.view.animation.set_dropped(from);
            stage.act(action, now);
            stage.view.animation.take_dropped();
        }
        None => animate_back(stage, at, now),
    }
    stage.view.places.set_origin(DragOrigin::Bar);
}

/// A piece that was dropped nowhere goes back to where it was, or to the bar.
fn animate_back(stage: &mut TileStage, from: Point, now: Millis) {
    let home = stage.view.places.drag_home(&stage.layout);
    if let (Some(home), Some(cargo)) = (home, cargo(stage)) {
        let way = (Stop::Screen(from, DRAGGED_SIZE), home);
        let length = stage.preferences.duration(duration::BACK);
        let tween = Tween::new(now, length, Ease::Out);
        let hides = stage.view.places.hides();
        stage.animator().fly(cargo, way, tween, hides);
    }
}

/// What is dragged, as it would be on the place it is near to.
fn cargo(stage: &TileStage) -> Option<Cargo> {
    let seat = stage.session.asked_seat();
    let owner = seat.map(|seat| owner_of(&stage.owners(), seat));
    stage.view.places.dragged_cargo(&stage.game, owner)
}

/// What is dragged, as a flight that stands still.
pub(super) fn dragged_piece(stage: &TileStage, now: Millis) -> Option<Flight> {
    let here = Stop::Screen(stage.view.gesture.dragged_piece()?, DRAGGED_SIZE);
    Some(Flight {
        cargo: cargo(stage)?,
        from: here,
        to: here,
        tween: Tween::new(now, 1.0, Ease::Out),
        since: now,
        hides: stage.view.places.hides(),
    })
}
