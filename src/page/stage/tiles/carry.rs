//! Something in the hand: carried over the board, put down on a place or brought to the bar, or given back.

use kurbo::Point;

use crate::stage::pointer::Press;
use crate::stage::tiles::gesture::Grip;
use crate::stage::tiles::places::{Held, SIZE};
use crate::stage::{TileStage, duration};
use engine::rules::Action;
use view::scene::board::owner_of;
use view::scene::flight::{Cargo, Flight};
use view::scene::tween::{Ease, Millis, Stop, Tween};

/// Carries something on: the place where it would go lights up.
pub(super) fn carry(stage: &mut TileStage, press: Press) {
    stage.view.grip = Grip::Figure(press);
    if stage.view.grip.figure().is_some() {
        let over = aimed_at(stage, press).map(|(index, _)| index);
        stage.view.places.point_at(over);
    }
}

/// Where something in the hand would go.
fn aimed_at(stage: &TileStage, press: Press) -> Option<(usize, Action)> {
    let held = stage.view.grip.figure()?;
    let places = &stage.view.places;
    places.aimed_at(&stage.sight(), &stage.legal, (held, press))
}

/// Puts down what is carried, or lets it go back.
pub(super) fn drop_figure(stage: &mut TileStage, press: Press, now: Millis) {
    carry(stage, press);
    let held = stage.view.grip.figure().unwrap_or(press.at);
    let aimed = aimed_at(stage, press);
    stage.view.grip = Grip::None;
    stage.view.places.point_at(None);
    match aimed {
        Some((_, action)) => {
            stage.view.animation.drop_at(Stop::Screen(held, SIZE));
            stage.act(action, now);
            stage.view.animation.take_dropped();
        }
        None => give_back(stage, held, now),
    }
    stage.view.places.hold(Held::Fresh);
}

/// What was put down nowhere goes back to where it was, or to the bar.
fn give_back(stage: &mut TileStage, held: Point, now: Millis) {
    let home = stage.view.places.home_of_held(&stage.layout);
    if let (Some(home), Some(cargo)) = (home, cargo(stage)) {
        let way = (Stop::Screen(held, SIZE), home);
        let tween = Tween::new(now, stage.lasting(duration::BACK), Ease::Out);
        let hides = stage.view.places.hides();
        stage.animator().fly(cargo, way, tween, hides);
    }
}

/// What is in the hand, as it would be on the place it is near to.
fn cargo(stage: &TileStage) -> Option<Cargo> {
    let seat = stage.session.asked_seat();
    let owner = seat.map(|seat| owner_of(&stage.owners(), seat));
    stage.view.places.cargo(&stage.game, owner)
}

/// What is in the hand, as a flight that stands still.
pub(super) fn carried(stage: &TileStage, now: Millis) -> Option<Flight> {
    let here = Stop::Screen(stage.view.grip.figure()?, SIZE);
    Some(Flight {
        cargo: cargo(stage)?,
        from: here,
        to: here,
        tween: Tween::new(now, 1.0, Ease::Out),
        since: now,
        hides: stage.view.places.hides(),
    })
}
