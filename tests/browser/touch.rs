//! Playing with fingers on a phone.

use crate::board::TWO_PERSONS;
use crate::browser::Browser;
use crate::screen::{PHONE, Point};
use crate::site;
use std::f64::consts::FRAC_PI_2;

/// How far above the finger a held tile is.
const ABOVE: f64 = 52.0;

#[test]
fn with_fingers_tiles_and_the_table_are_moved_and_turned() {
    let site = site::serve();
    let browser = Browser::open_game_moving(PHONE, &site, TWO_PERSONS);
    let visits = [
        a_turn_is_played_with_taps,
        a_finger_drags_the_tile_and_another_place_is_tapped_to_turn_it,
        two_fingers_zoom_and_one_pans,
        two_fingers_turn_the_tile_in_hand_in_quarter_turns,
    ];
    for visit in visits {
        visit(&browser);
    }
}

fn a_turn_is_played_with_taps(browser: &Browser) {
    browser.show_on(PHONE);
    browser.bring(TWO_PERSONS);
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

fn a_finger_drags_the_tile_and_another_place_is_tapped_to_turn_it(browser: &Browser) {
    browser.show_on(PHONE);
    browser.bring(TWO_PERSONS);
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

fn two_fingers_zoom_and_one_pans(browser: &Browser) {
    browser.show_on(PHONE);
    browser.bring(TWO_PERSONS);
    let before = browser.wait_for_question("place");
    let middle = Point { x: 195.0, y: 300.0 };
    browser.pinch(middle, (80.0, 160.0), 0.0, 8);
    // All of the pinch: the board moves until it is over.
    browser.wait_for(&format!("bastide.state().zoom > {} * 1.9", before.zoom));
    browser.wait_for("window.seen === (window.seen = bastide.state().legal[0].at.x)");
    let closer = browser.state().legal[0].at;
    browser.touch_drag(middle, Point { x: 235.0, y: 330.0 }, 8);
    browser.wait_for(&format!(
        "Math.abs(bastide.state().legal[0].at.x - {}) > 30",
        closer.x
    ));
    assert_eq!(browser.state().tiles, 1);
    browser.assert_quiet();
}

/// Four tiles, a figure on each.
const SHORT: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
    option first-player 1\nseed 1\nstack base/E base/U base/B base/K\n";

/// Taps the middle of an element.
fn tap_on(browser: &Browser, css: &str) {
    browser.tap(browser.rect(css).middle());
}

/// A turn: the tile by a tap or by a drag, a figure where there is a place for one, the end of the turn.
fn turn(browser: &Browser, drags: bool) {
    let state = browser.wait_for_question("place");
    let cell = state.legal[0].clone();
    if drags {
        let below = Point {
            x: cell.at.x,
            y: cell.at.y + ABOVE,
        };
        browser.touch_drag(state.slot.expect("a tile"), below, 10);
    } else {
        browser.tap(cell.at);
    }
    browser.wait_for("bastide.state().question !== 'place' && !bastide.state().busy");
    let state = browser.state();
    match state.spots.first().filter(|_| state.question == "figure") {
        Some(spot) => browser.tap(spot.at),
        None if state.question == "figure" => tap_on(browser, "[data-run=skip]"),
        None => {}
    }
    browser.wait_for_question("confirm");
    tap_on(browser, ".dock [data-run=confirm]");
    browser.wait_until("the turn ended", |browser| {
        let now = browser.state();
        now.question != "confirm" && now.steps > state.steps
    });
}

#[test]
fn a_whole_game_is_played_with_taps_and_drags_in_turn() {
    let site = site::serve();
    let browser = Browser::open_game_moving(PHONE, &site, SHORT);
    for drags in [false, true, true, false] {
        turn(&browser, drags);
    }
    browser.wait_for("bastide.state().over && bastide.state().dialog");
    let state = browser.state();
    assert!(state.figures > 0 || state.scores.iter().sum::<u32>() > 0);
    let table = browser.text("dialog .points").expect("a table");
    assert!(table.contains("Anna") && table.contains("Ben"), "{table}");
    browser.assert_quiet();
}

fn two_fingers_turn_the_tile_in_hand_in_quarter_turns(browser: &Browser) {
    browser.show_on(PHONE);
    browser.bring(TWO_PERSONS);
    browser.wait_for_question("place");
    let middle = Point { x: 195.0, y: 300.0 };
    browser.pinch(middle, (140.0, 140.0), FRAC_PI_2, 8);
    browser.wait_for("bastide.state().rotation === 1");
    browser.pinch(middle, (140.0, 140.0), -FRAC_PI_2, 8);
    browser.wait_for("bastide.state().rotation === 0");
    assert_eq!(browser.state().tiles, 1);
    browser.assert_quiet();
}

#[test]
fn the_page_scrolls_by_finger_where_the_board_does_not_need_it() {
    let site = site::serve();
    let browser = Browser::open_game_moving(PHONE, &site, TWO_PERSONS);
    browser.wait_for_question("place");
    let action = |css: &str| -> String {
        browser.ask(&format!(
            "getComputedStyle(document.querySelector({css:?})).touchAction"
        ))
    };
    assert_eq!(action("#board"), "none");
    assert_eq!(action(".dock [data-run=turn-right]"), "manipulation");
    tap_on(&browser, ".brand [data-run=menu]");
    tap_on(&browser, ".menu [data-run=help]");
    browser.wait_for("document.querySelector('dialog.help')");
    let middle = browser.rect("dialog.help").middle();
    let above = Point {
        y: middle.y - 200.0,
        ..middle
    };
    browser.touch_drag(middle, above, 8);
    browser.wait_for("document.querySelector('dialog.help').scrollTop > 50");
    browser.assert_quiet();
}
