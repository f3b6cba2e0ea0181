//! Taking back and making again, to the border of what was revealed.

use crate::stage::{PERSONS, Stage};
use engine::rules::Question;
use engine::table::Seat;
use page::elements::Command;

/// A stage on which the first tile and a figure lie.
fn turn() -> Stage {
    let mut stage = Stage::open(PERSONS);
    let (pos, _) = stage.legal();
    stage.click(stage.at(pos.x, pos.y));
    stage.wait();
    let spot = stage.table().places().offered()[0];
    stage.click(stage.table().camera_at(stage.now).on_screen(spot.at));
    stage.wait();
    assert_eq!(stage.table().question(), Some(Question::Confirm));
    stage
}

fn key(stage: &mut Stage, key: &str) {
    stage.now += 16.0;
    assert!(stage.app.key(key, stage.now), "{key}");
}

#[test]
fn what_was_taken_back_is_made_again() {
    let mut stage = turn();
    let before = stage.table().game().digest();
    stage.press("take-back");
    stage.press("take-back");
    assert_eq!(stage.table().question(), Some(Question::Place));
    stage.press("redo");
    assert_eq!(stage.table().question(), Some(Question::Figure));
    stage.press("redo");
    assert_eq!(stage.table().game().digest(), before);
    stage.press("redo");
    assert_eq!(stage.table().game().digest(), before, "nothing is left");
}

#[test]
fn the_usual_keys_do_it() {
    let mut stage = turn();
    for (back, again) in [
        ("z", "y"),
        ("Ctrl+Z", "Ctrl+Y"),
        ("Backspace", "Ctrl+Shift+Z"),
    ] {
        key(&mut stage, back);
        assert_eq!(stage.table().question(), Some(Question::Figure), "{back}");
        key(&mut stage, again);
        assert_eq!(stage.table().question(), Some(Question::Confirm), "{again}");
    }
}

#[test]
fn a_new_decision_forgets_what_was_taken_back() {
    let mut stage = turn();
    stage.press("take-back");
    stage.press("skip");
    assert!(!stage.app.is_enabled(Command::Redo));
    stage.press("redo");
    assert_eq!(stage.table().game().standing().len(), 0);
}

#[test]
fn nothing_goes_back_or_on_over_the_end_of_a_turn() {
    let mut stage = turn();
    stage.press("take-back");
    stage.press("redo");
    stage.press("confirm");
    stage.press("take-back");
    stage.press("redo");
    assert_eq!(stage.table().session().asked_seat(), Some(Seat(1)));
    assert_eq!(stage.table().question(), Some(Question::Place));
}
