//! Taking back and making again, to the border of what was revealed.

use crate::screen::{PERSONS, Screen};
use engine::rules::Question;
use engine::table::Seat;
use page::elements::Command;

/// A screen on which the first tile and a figure lie.
fn turn() -> Screen {
    let mut screen = Screen::open(PERSONS);
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.wait();
    let spot = screen.tile_stage().places().offered()[0];
    screen.click(screen.tile_stage().camera_at(screen.now).on_screen(spot.at));
    screen.wait();
    assert_eq!(screen.tile_stage().question(), Some(Question::Confirm));
    screen
}

fn key(screen: &mut Screen, key: &str) {
    screen.now += 16.0;
    assert!(screen.app.press_key(key, screen.now), "{key}");
}

#[test]
fn what_was_taken_back_is_made_again() {
    let mut screen = turn();
    let before = screen.tile_stage().game().digest();
    screen.press("take-back");
    screen.press("take-back");
    assert_eq!(screen.tile_stage().question(), Some(Question::Place));
    screen.press("redo");
    assert_eq!(screen.tile_stage().question(), Some(Question::Figure));
    screen.press("redo");
    assert_eq!(screen.tile_stage().game().digest(), before);
    screen.press("redo");
    assert_eq!(
        screen.tile_stage().game().digest(),
        before,
        "nothing is left"
    );
}

#[test]
fn the_usual_keys_do_it() {
    let mut screen = turn();
    for (back, again) in [
        ("z", "y"),
        ("Ctrl+Z", "Ctrl+Y"),
        ("Backspace", "Ctrl+Shift+Z"),
    ] {
        key(&mut screen, back);
        assert_eq!(
            screen.tile_stage().question(),
            Some(Question::Figure),
            "{back}"
        );
        key(&mut screen, again);
        assert_eq!(
            screen.tile_stage().question(),
            Some(Question::Confirm),
            "{again}"
        );
    }
}

#[test]
fn a_new_decision_forgets_what_was_taken_back() {
    let mut screen = turn();
    screen.press("take-back");
    screen.press("skip");
    assert!(!screen.app.cx.is_enabled(Command::Redo));
    screen.press("redo");
    assert_eq!(screen.tile_stage().game().standing().len(), 0);
}

#[test]
fn nothing_goes_back_or_on_over_the_end_of_a_turn() {
    let mut screen = turn();
    screen.press("take-back");
    screen.press("redo");
    screen.press("confirm");
    screen.press("take-back");
    screen.press("redo");
    assert_eq!(screen.tile_stage().session().asked_seat(), Some(Seat(1)));
    assert_eq!(screen.tile_stage().question(), Some(Question::Place));
}
