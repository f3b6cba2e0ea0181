//! Playing with fingers on a phone.

use crate::board::TWO_PERSONS;
use crate::browser::Browser;
use crate::screen::{PHONE, Point};
use crate::site;

/// How far above the finger a held tile is.
const ABOVE: f64 = 52.0;

#[test]
fn a_turn_is_played_with_taps() {
    let site = site::serve();
    let browser = Browser::open_game(PHONE, &site, TWO_PERSONS);
    let state = browser.wait_for_question("place");
    browser.tap(state.slot.expect("a tile"));
    browser.wait_for("bastide.state().rotation === 1");
    let cell = browser.wait_for_question("place").legal[0].clone();
    browser.tap(cell.at);
    let state = browser.wait_for_question("figure");
    let placed = state.placed.expect("a tile");
    assert_eq!((placed.x, placed.y), (cell.x, cell.y));
    browser.tap(state.spots[0].at);
    browser.wait_for_question("confirm");
    assert_eq!(browser.state().figures, 1);
    browser.tap(browser.rect("[data-run=confirm]").middle());
    browser.wait_for("bastide.state().seat === 1");
    browser.assert_quiet();
}

#[test]
fn a_finger_drags_the_tile_and_another_place_is_tapped_to_turn_it() {
    let site = site::serve();
    let browser = Browser::open_game(PHONE, &site, TWO_PERSONS);
    let state = browser.wait_for_question("place");
    let cell = state.legal[0].clone();
    let below = Point {
        x: cell.at.x,
        y: cell.at.y + ABOVE,
    };
    browser.touch_drag(state.slot.expect("a tile"), below, 10);
    let placed = browser.wait_for_question("figure").placed.expect("a tile");
    assert_eq!((placed.x, placed.y), (cell.x, cell.y));
    if cell.rotations.len() > 1 {
        browser.tap(browser.rect("[data-run=turn-right]").middle());
        browser.wait_for(&format!(
            "bastide.state().placed.rotation !== {}",
            placed.rotation
        ));
    }
    browser.assert_quiet();
}

#[test]
fn two_fingers_zoom_and_one_pans() {
    let site = site::serve();
    let browser = Browser::open_game(PHONE, &site, TWO_PERSONS);
    let before = browser.wait_for_question("place");
    let middle = Point { x: 195.0, y: 300.0 };
    browser.pinch(middle, (80.0, 160.0), 0.0, 8);
    browser.wait_for(&format!("bastide.state().zoom > {} * 1.5", before.zoom));
    let closer = browser.state().legal[0].at;
    browser.touch_drag(middle, Point { x: 235.0, y: 330.0 }, 8);
    browser.wait_for(&format!(
        "Math.abs(bastide.state().legal[0].at.x - {}) > 30",
        closer.x
    ));
    assert_eq!(browser.state().tiles, 1);
    browser.assert_quiet();
}
