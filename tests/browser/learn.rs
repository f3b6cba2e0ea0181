//! The rule book that can be played, in a browser: first steps by mouse, keys and finger, a prediction, an address.

use crate::browser::{Browser, Key};
use crate::screen::{DESKTOP, PHONE, Point, Screen};
use crate::site::{self, Served};

/// The tree of the board of the lesson.
pub const BOARD: &str = "document.querySelector('[data-lesson-board]').shadowRoot";

/// The rule book, at the lesson of a name.
pub fn lesson(screen: Screen, site: &Served, name: &str) -> Browser {
    let browser = Browser::open_on(screen, &format!("{}#learn/{name}", site.url()));
    browser.wait_for("window.bastide");
    browser.wait_for(&format!(
        "document.querySelector('[data-lesson-board]')?.shadowRoot?.querySelector('.whole') && {BOARD}.adoptedStyleSheets.length"
    ));
    browser
}

/// The middle of an element of the board.
pub fn middle(browser: &Browser, css: &str) -> Point {
    let rect = format!("{BOARD}.querySelector({css:?}).getBoundingClientRect()");
    browser.wait_for(&format!("{BOARD}.querySelector({css:?})"));
    let of =
        |from: &str, size: &str| browser.ask::<f64>(&format!("{rect}.{from} + {rect}.{size} / 2"));
    Point {
        x: of("left", "width"),
        y: of("top", "height"),
    }
}

/// That the lesson is done, and what it says then.
fn is_done(browser: &Browser) {
    browser.wait_for("document.querySelector('.text-of-lesson .told')");
    let kept = "Object.entries(localStorage).some(([key, text]) => key.endsWith('/lessons') && text.includes('first-steps/'))";
    assert!(browser.ask::<bool>(kept));
    browser.assert_quiet();
}

#[test]
fn a_first_step_is_taken_by_mouse_from_the_first_dialog() {
    let site = site::serve();
    let browser = Browser::open_on(DESKTOP, &site.url());
    browser.wait_for("window.bastide");
    browser.click("[data-run=learn]");
    browser.wait_for("document.querySelector('.way-on .button.primary')");
    browser.keep_picture("learn");
    browser.click(".way-on .button.primary");
    browser.wait_for("document.querySelector('[data-lesson-board]')?.shadowRoot");
    let from = middle(&browser, "[data-area^=slot]");
    let cell = middle(&browser, ".cell[data-run^=place]");
    browser.sweep(from, cell, 10);
    is_done(&browser);
    browser.keep_picture("lesson");
}

#[test]
fn the_place_that_is_pointed_at_is_named_on_the_board() {
    let site = site::serve();
    let browser = lesson(DESKTOP, &site, "03-highwayman");
    let cell = middle(&browser, ".cell[data-run='place 1 0']");
    browser.click_at(cell);
    browser.wait_for(&format!("{BOARD}.querySelector('.pointed')"));
    // The road runs through the middle of the tile.
    let aside = Point {
        x: cell.x + 200.0,
        ..cell
    };
    browser.mouse_to(aside);
    browser.mouse_to(cell);
    let inside = format!(
        "(() => {{ const [name, board] = ['.pointed > .over', '#board'] \
            .map((css) => {BOARD}.querySelector(css)?.getBoundingClientRect()); \
            return name && name.top > board.top && name.bottom < board.bottom; }})()"
    );
    browser.wait_for(&inside);
}

#[test]
fn a_first_step_is_taken_by_keys_and_the_next_one_follows() {
    let site = site::serve();
    let browser = lesson(DESKTOP, &site, "01-lay-a-tile");
    browser.run(
        &format!("{BOARD}.querySelector('.cell[data-run^=place]').focus()"),
        vec![],
    );
    browser.key(Key::Enter);
    is_done(&browser);
    browser.click(".learn .card > .ways .primary");
    browser.wait_for("document.querySelector('.learn h1').textContent === 'Turn a tile'");
    let solved = format!("{BOARD}.querySelector('.goal.reached')");
    browser.wait_for(&format!("!{solved}"));
}

#[test]
fn a_first_step_is_taken_by_finger() {
    let site = site::serve();
    let browser = lesson(PHONE, &site, "01-lay-a-tile");
    let cell = middle(&browser, ".cell[data-run^=place]");
    browser.tap(cell);
    is_done(&browser);
    browser.keep_picture("lesson-phone");
}

#[test]
fn who_says_the_right_points_sees_them_scored() {
    let site = site::serve();
    let browser = lesson(DESKTOP, &site, "EX-BASE-1");
    browser.click("[data-field='foretold 0']");
    browser.key('4');
    browser.click("[data-run=check-points]");
    browser.wait_for("document.querySelector('.foretold-of .right')");
    browser.wait_for(&format!("{BOARD}.querySelector('[data-run=step-back]')"));
    let items: String = browser.ask("document.querySelector('.items-told').textContent");
    assert!(items.contains("+4"), "{items}");
    browser.keep_picture("foretold");
    browser.assert_quiet();
}

#[test]
fn enter_gives_the_answer_and_escape_leads_back_through_the_book() {
    let site = site::serve();
    let browser = lesson(DESKTOP, &site, "EX-BASE-1");
    browser.click("[data-field='foretold 0']");
    browser.key('4');
    browser.click("[data-field='foretold 1']");
    browser.key('0');
    browser.key(Key::Enter);
    browser.wait_for("document.querySelector('.foretold-of .right')");
    browser.key(Key::Escape);
    browser.wait_for("document.querySelector('.chapter-view')");
    browser.key(Key::Escape);
    browser.wait_for("document.querySelector('.contents .steps')");
    // As the way back of a phone does.
    let cancel = "document.querySelector('dialog.learn').dispatchEvent(new Event('cancel', { cancelable: true }))";
    browser.run(cancel, vec![]);
    browser.wait_for("!document.querySelector('dialog.learn')");
    browser.wait_for("location.hash === ''");
    browser.assert_quiet();
}

#[test]
fn escape_on_the_board_of_a_lesson_leads_back_too() {
    let site = site::serve();
    let browser = lesson(DESKTOP, &site, "01-lay-a-tile");
    browser.run(&format!("{BOARD}.querySelector('.cell').focus()"), vec![]);
    browser.key(Key::Escape);
    let back = "document.querySelector('.contents .steps')";
    if !browser.ask::<bool>(&format!("!!{back}")) {
        // The first one lets go of the cell that had the focus.
        browser.key(Key::Escape);
    }
    browser.wait_for(back);
    browser.assert_quiet();
}

/// That the address says this behind its `#`.
fn address_is(browser: &Browser, place: &str) {
    browser.wait_for(&format!("location.hash === '{place}'"));
}

#[test]
fn the_way_back_of_the_browser_leads_from_a_lesson_to_its_list_and_out_of_the_book() {
    let site = site::serve();
    let browser = Browser::open_on(DESKTOP, &site.url());
    browser.wait_for("window.bastide");
    let steps = || browser.ask::<u32>("history.length");
    let before = steps();
    browser.click("[data-run=learn]");
    address_is(&browser, "#learn");
    browser.wait_for("document.querySelector('[data-run=\"learn-course RIV\"]')");
    browser.click("[data-run='learn-course RIV']");
    address_is(&browser, "#learn/course/riv");
    browser.keep_picture("course");
    browser.click(".course .button.primary");
    browser.wait_for("location.hash.startsWith('#learn/course/riv/')");
    browser.click(".learn .card > .ways .button:last-child");
    address_is(&browser, "#learn/course/riv/EX-RIV-1");
    assert_eq!(steps(), before + 3, "from lesson to lesson is no step");
    browser.run("history.back()", vec![]);
    address_is(&browser, "#learn/course/riv");
    browser.wait_for("document.querySelector('.course')");
    browser.run("history.forward()", vec![]);
    browser.wait_for("document.querySelector('[data-lesson-board]')");
    address_is(&browser, "#learn/course/riv/EX-RIV-1");
    browser.reload();
    browser.wait_for("document.querySelector('[data-lesson-board]')?.shadowRoot");
    address_is(&browser, "#learn/course/riv/EX-RIV-1");
    let places = [
        ("#learn/course/riv", "document.querySelector('.course')"),
        ("#learn", "document.querySelector('.contents')"),
        ("", "!document.querySelector('dialog.learn')"),
    ];
    for (place, seen) in places {
        browser.run("history.back()", vec![]);
        address_is(&browser, place);
        browser.wait_for(seen);
    }
    browser.run("history.go(3)", vec![]);
    browser.wait_for("document.querySelector('[data-lesson-board]')");
    browser.key(Key::Escape);
    browser.wait_for("!document.querySelector('[data-lesson-board]')");
    browser.click("dialog.learn [data-run=close]");
    browser.wait_for("!document.querySelector('dialog.learn')");
    address_is(&browser, "");
    browser.assert_quiet();
}
