//! Playing with the mouse: drag, rotate, drop; figures; taking back; zoom and pan.

use crate::board::TWO_PERSONS;
use crate::browser::Browser;
use crate::screen::{DESKTOP, Point};
use crate::site;
use std::cell::RefCell;

#[test]
fn with_the_mouse_tiles_and_the_table_are_moved_and_turns_are_played() {
    let site = site::serve();
    let browser = Browser::open_game_moving(DESKTOP, &site, TWO_PERSONS);
    let visits = [
        a_tile_is_dragged_turned_on_the_way_and_dropped,
        a_tile_that_does_not_fit_glides_back_and_says_why,
        turns_are_played_and_a_reload_goes_on,
        a_placed_tile_is_turned_lifted_and_taken_back_until_confirmed,
        the_camera_zooms_at_the_pointer_and_pans_with_the_table,
    ];
    for visit in visits {
        visit(&browser);
    }
}

fn a_tile_is_dragged_turned_on_the_way_and_dropped(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(TWO_PERSONS);
    let state = browser.wait_for_question("place");
    let (slot, cell) = (state.slot.expect("a tile"), state.legal[0].clone());
    // Turned twice on the way, the tile has to be turned on until it fits.
    let seen = RefCell::new(Vec::new());
    browser.drag(slot, cell.at, 10, |browser, step| {
        match step {
            4 => browser.key('r'),
            6 => browser.wheel(browser.state().hand.expect("a tile"), 120),
            _ => {}
        }
        let state = browser.state();
        assert!(state.held, "let go at step {step}");
        if step == 10 {
            while !browser.state().ghost.expect("over a cell").fits {
                browser.key('e');
            }
        }
        seen.borrow_mut().push((state.rotation, state.ghost));
    });
    let seen = seen.into_inner();
    assert_eq!(seen[2].0, 0);
    assert_eq!(seen[4].0, 1, "R turns clockwise");
    assert_eq!(seen[7].0, 2, "the wheel turns clockwise");
    let last = seen[9].1.as_ref().expect("over the cell");
    assert_eq!((last.x, last.y), (cell.x, cell.y));
    browser.wait_for("bastide.state().tiles === 2");
    let placed = browser.wait_for_question("figure").placed.expect("a tile");
    assert_eq!((placed.x, placed.y), (cell.x, cell.y));
    assert!(cell.rotations.contains(&placed.rotation));
    browser.assert_quiet();
}

fn a_tile_that_does_not_fit_glides_back_and_says_why(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(TWO_PERSONS);
    let state = browser.wait_for_question("place");
    let cell = state
        .legal
        .iter()
        .find(|cell| cell.rotations.len() < 4)
        .expect("a cell where not every rotation fits");
    let wrong = (0..4)
        .find(|turn| !cell.rotations.contains(turn))
        .expect("one");
    let slot = state.slot.expect("a tile");
    // A click on the tile in hand turns it; turned all the way round, it counts as turned on purpose.
    for _ in 0..4 + wrong {
        browser.click_at(slot);
    }
    browser.wait_for(&format!("bastide.state().rotation === {wrong}"));
    browser.drag(slot, cell.at, 10, |browser, step| {
        if step == 10 {
            let ghost = browser.state().ghost.expect("over the cell");
            assert!(!ghost.fits, "{ghost:?}");
        }
    });
    browser.wait_for("!bastide.state().busy");
    let state = browser.state();
    assert_eq!(state.tiles, 1);
    assert!(state.refusal > 0);
    assert_eq!(state.hand, state.slot);
    let text = browser.text(".refusal").expect("a sentence");
    assert!(text.contains("edge"), "{text}");
    browser.assert_quiet();
}

fn turns_are_played_and_a_reload_goes_on(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(TWO_PERSONS);
    browser.play_turn(true);
    browser.play_turn(false);
    browser.play_turn(true);
    let before = browser.wait_for_question("place");
    assert_eq!(before.tiles, 4);
    assert_eq!(before.seat, 1);
    browser.reload();
    browser.wait_for("window.bastide && bastide.state().question");
    let after = browser.wait_for_question("place");
    assert_eq!(after.tiles, before.tiles);
    assert_eq!(after.tile, before.tile);
    assert_eq!(after.scores, before.scores);
    assert_eq!(after.figures, before.figures);
    browser.play_turn(false);
    browser.assert_quiet();
}

fn a_placed_tile_is_turned_lifted_and_taken_back_until_confirmed(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(TWO_PERSONS);
    let cell = loop {
        let cell = browser.drag_to_first();
        if cell.rotations.len() > 1 {
            break cell;
        }
        browser.play_on();
    };
    let placed = browser.wait_for_question("figure").placed.expect("a tile");
    browser.key('r');
    browser.wait_for(&format!(
        "bastide.state().placed.rotation !== {}",
        placed.rotation
    ));
    let turned = browser.state().placed.expect("a tile");
    assert!(cell.rotations.contains(&turned.rotation));
    browser.wait_for("!bastide.state().busy");
    let spot = browser.state().spots[0].at;
    browser.click_at(spot);
    browser.wait_for_question("confirm");
    assert_eq!(browser.state().figures, 1);
    browser.click("[data-run=take-back]");
    browser.wait_for_question("figure");
    assert_eq!(browser.state().figures, 0);
    browser.click("[data-run=take-back]");
    let state = browser.wait_for_question("place");
    assert_eq!(state.tiles, 1);
    assert_eq!(state.rotation, turned.rotation);
    browser.assert_quiet();
}

fn the_camera_zooms_at_the_pointer_and_pans_with_the_table(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(TWO_PERSONS);
    let before = browser.wait_for_question("place");
    let at = before.legal[0].at;
    browser.wheel(at, -240);
    browser.wait_for(&format!("bastide.state().zoom > {}", before.zoom));
    let closer = browser.state().legal[0].at;
    assert!((closer.x - at.x).abs() < 1.0 && (closer.y - at.y).abs() < 1.0);
    let (from, to) = (Point { x: 60.0, y: 60.0 }, Point { x: 110.0, y: 90.0 });
    browser.drag(from, to, 5, |_, _| {});
    let moved = browser.state().legal[0].at;
    assert!((moved.x - closer.x - 50.0).abs() < 1.0 && (moved.y - closer.y - 30.0).abs() < 1.0);
    browser.key('0');
    browser.wait_for(&format!(
        "Math.abs(bastide.state().zoom - {}) < 0.5",
        before.zoom
    ));
    browser.assert_quiet();
}

impl Browser {
    /// Ends a turn in which the tile lies already.
    fn play_on(&self) {
        self.wait_for("!bastide.state().busy");
        if self.state().question == "figure" {
            self.click("[data-run=skip]");
        }
        self.wait_for_question("confirm");
        self.click("[data-run=confirm]");
    }
}
