//! From the tile to the end of the turn, and back.

use crate::stage::{PERSONS, Stage};
use engine::rules::Question;
use engine::table::Seat;
use page::shell::System;

/// A stage on which the first tile was placed by a click.
fn placed() -> Stage {
    let mut stage = Stage::open(PERSONS);
    let (pos, _) = stage.legal();
    stage.click(stage.at(pos.x, pos.y));
    stage.wait();
    stage
}

#[test]
fn a_click_on_a_place_puts_the_figure_there() {
    let mut stage = placed();
    let spots = stage.table().places().offered().to_vec();
    assert_eq!(spots.len(), 3, "a road and two fields");
    let at = stage.places_camera().on_screen(spots[1].at);
    stage.click(at);
    let standing = stage.table().game().standing();
    assert_eq!(standing.len(), 1);
    assert_eq!(
        Some(stage.table().game().spot(standing[0].seg).segment),
        spots[1].segment
    );
    assert_eq!(stage.table().question(), Some(Question::Confirm));
}

#[test]
fn skip_then_confirm_passes_the_turn() {
    let mut stage = placed();
    stage.press("skip");
    assert_eq!(stage.table().question(), Some(Question::Confirm));
    stage.press("confirm");
    assert_eq!(stage.table().session().asked_seat(), Some(Seat(1)));
    assert_eq!(stage.table().question(), Some(Question::Place));
    assert!(!stage.table().session().can_take_back());
}

#[test]
fn taking_back_goes_step_by_step_to_the_hand() {
    let mut stage = placed();
    let rotation = stage.table().provisional().unwrap().rotation;
    stage.press("skip");
    stage.press("take-back");
    assert_eq!(stage.table().question(), Some(Question::Figure));
    stage.press("take-back");
    assert_eq!(stage.table().question(), Some(Question::Place));
    assert_eq!(stage.table().tile_in_hand().unwrap().rotation, rotation);
    stage.press("take-back");
    assert_eq!(stage.table().question(), Some(Question::Place));
}

#[test]
fn a_placed_tile_turns_to_the_next_rotation_that_fits() {
    let mut stage = placed();
    let before = stage.table().provisional().unwrap();
    let next = stage.table().other_rotation(true).unwrap();
    stage.press("turn-right");
    let after = stage.table().provisional().unwrap();
    assert_eq!((after.pos, after.rotation), (before.pos, next));
    stage.press("turn-left");
    assert_eq!(
        stage.table().provisional().unwrap().rotation,
        before.rotation
    );
}

#[test]
fn a_placed_tile_can_be_lifted_and_put_elsewhere() {
    let mut stage = placed();
    let first = stage.table().provisional().unwrap().pos;
    stage.press("skip");
    stage.wait();
    let from = stage.at(first.x, first.y);
    let other = {
        let mut again = Stage::open(PERSONS);
        again.wait();
        let cells = again.table().tile_in_hand().unwrap().places.cells();
        *cells.iter().find(|&&pos| pos != first).unwrap()
    };
    let to = stage.at(other.x, other.y);
    stage.drag(from, to);
    assert_eq!(stage.table().provisional().unwrap().pos, other);
    assert_eq!(stage.table().game().board().placed().len(), 2);
}

#[test]
fn every_decision_is_saved_and_taking_back_too() {
    use page::shell::Effect;
    let mut stage = Stage::open(PERSONS);
    stage.app.take_effects();
    let (pos, _) = stage.legal();
    stage.click(stage.at(pos.x, pos.y));
    assert!(stage.app.take_effects().contains(&Effect::Save));
    stage.press("zoom-in");
    assert!(!stage.app.take_effects().contains(&Effect::Save));
    stage.press("take-back");
    assert!(stage.app.take_effects().contains(&Effect::Save));
}

#[test]
fn nothing_moves_when_nothing_happens() {
    let mut stage = placed();
    assert!(!stage.app.is_moving(stage.now));
    assert_eq!(stage.app.wake(), None);
    let before = stage.app.draw(stage.now);
    let page = stage.app.page();
    stage.now += 60_000.0;
    stage.app.tick(stage.now);
    assert_eq!(stage.app.page(), page);
    assert_eq!(stage.app.draw(stage.now), before);
}

#[test]
fn reduced_motion_ends_in_the_same_picture() {
    let play = |calm: bool| {
        let mut stage = Stage::open(PERSONS);
        stage.app.prefer(System {
            calm,
            ..System::default()
        });
        let (pos, _) = stage.legal();
        stage.drag(stage.slot(), stage.at(pos.x, pos.y));
        stage.press("skip");
        assert_eq!(stage.app.is_moving(stage.now), !calm);
        stage.wait();
        stage.app.draw(stage.now)
    };
    assert_eq!(play(true), play(false));
}
