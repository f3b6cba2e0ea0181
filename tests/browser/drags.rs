//! A finger drags tiles on every board: in lessons and puzzles, in the workshop, in a frame on another page, from the first touch
//! on.

use crate::browser::Browser;
use crate::learn::{BOARD, lesson, middle};
use crate::parts::nothing_ahead;
use crate::screen::{PHONE, Point};
use crate::site::{self, Served};
use crate::workshop::{point, tile, workshop};
use serde_json::json;

/// How far above the finger a held tile is.
const ABOVE: f64 = 52.0;

/// Writes down where the browser takes a finger away from the page.
const WATCH: &str = "window.taken = 0; addEventListener('pointercancel', () => taken++, true);";

/// Drags a tile by finger, so that it lies over a place in the end, and none of that is taken away.
fn drag(browser: &Browser, from: Point, to: Point) {
    let below = Point {
        y: to.y + ABOVE,
        ..to
    };
    browser.run(WATCH, vec![]);
    browser.touch_drag(from, below, 10);
    assert_eq!(
        browser.ask::<u32>("taken"),
        0,
        "the browser took the finger"
    );
}

#[test]
fn a_finger_drags_a_tile_in_a_lesson() {
    let site = site::serve();
    let browser = lesson(PHONE, &site, "01-lay-a-tile");
    let from = middle(&browser, "[data-area^=slot]");
    let cell = middle(&browser, ".cell[data-run^=place]");
    drag(&browser, from, cell);
    browser.wait_for("document.querySelector('.text-of-lesson .told')");
    browser.assert_quiet();
}

#[test]
fn a_finger_drags_a_tile_in_a_puzzle_and_moves_its_board() {
    let site = site::serve();
    let browser = lesson(PHONE, &site, "last/0030");
    let cell = |browser: &Browser| middle(browser, ".cell[data-run='place 1 -1']");
    // One that takes nothing up moves the board.
    let before = cell(&browser);
    let edge = Point {
        x: 120.0,
        ..middle(&browser, ".page > .free")
    };
    let aside = Point {
        x: edge.x + 90.0,
        ..edge
    };
    browser.run(WATCH, vec![]);
    browser.touch_drag(edge, aside, 10);
    browser.wait_until("the board moved", |browser| {
        cell(browser).x - before.x > 50.0
    });
    drag(
        &browser,
        middle(&browser, "[data-area^=slot]"),
        cell(&browser),
    );
    browser.wait_for(&format!(
        "{BOARD}.querySelector('[data-run=task-again]:not(.kept)')"
    ));
    browser.assert_quiet();
}

#[test]
fn a_finger_drags_a_tile_in_the_workshop() {
    let site = site::serve();
    let browser = workshop(PHONE, &site);
    browser.tap(browser.rect(&tile("base/D")).middle());
    browser.wait_for("document.querySelector('.bench .slot')");
    browser.wait_for("bastide.state().crisp");
    let from = browser.rect(".bench .slot").middle();
    let to = point(&browser, (0.0, 0.0), (0.5, 0.5));
    drag(&browser, from, to);
    browser.wait_for("bastide.state().tiles === 1");
    browser.assert_quiet();
}

/// A frame for a lesson of which nothing is fetched before it is needed.
fn framed(site: &Served, shown: &str) -> Browser {
    let browser = Browser::open_on(PHONE, "about:blank");
    let script = json!({ "source": nothing_ahead() });
    browser.tools("Page.addScriptToEvaluateOnNewDocument", script);
    browser.show(&format!("{}embed.html#{shown}", site.url()));
    browser.wait_for(
        "document.querySelector('bastide-board')?.shadowRoot?.querySelector('.frame.drawn .cell')",
    );
    browser
}

#[test]
fn the_first_finger_on_a_frame_drags_its_tile() {
    let site = site::serve();
    let browser = framed(&site, "lesson=first-steps/01-lay-a-tile");
    let state = "document.querySelector('bastide-board').api(1).state()";
    let from: Point = browser.ask(&format!("{state}.slot"));
    let cell: Point = browser.ask(&format!("{state}.legal[0].at"));
    drag(&browser, from, cell);
    browser.wait_for(&format!("{state}.question !== 'place'"));
    browser.assert_quiet();
}
