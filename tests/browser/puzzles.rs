//! Puzzles in a browser: a rush and a streak, and the list on a phone.

use crate::browser::Browser;
use crate::learn::BOARD;
use crate::screen::{DESKTOP, PHONE, Screen};
use crate::site::{self, Served};

fn puzzles(screen: Screen, site: &Served) -> Browser {
    let browser = Browser::open_on(screen, &format!("{}#learn/puzzles", site.url()));
    browser.wait_for("document.querySelector('.puzzle-cards .puzzle')");
    browser
}

/// Presses a button of the board once it can be pressed, wherever it is by then: a hint moves the others.
fn press_on_board(browser: &Browser, run: &str) {
    let button = format!("{BOARD}?.querySelector('[data-run={run}]:not([disabled])')");
    browser.wait_for(&button);
    browser.run(&format!("{button}.click()"), vec![]);
}

/// Misses the puzzle on the board: its solution is shown.
fn miss(browser: &Browser) {
    browser.wait_for(&format!("{BOARD}?.querySelector('.cell[data-run^=place]')"));
    press_on_board(browser, "task-hint");
    press_on_board(browser, "task-solution");
}

#[test]
fn a_rush_goes_on_by_itself_until_the_third_miss_and_a_streak_until_the_first() {
    let site = site::serve();
    let browser = puzzles(DESKTOP, &site);
    browser.click("[data-run=rush]");
    browser.wait_for("document.querySelector('.clock')?.textContent.startsWith('2:5')");
    for misses in 1..=3 {
        let before: String = browser.ask("location.hash");
        miss(&browser);
        browser.wait_for(&format!(
            "document.querySelector('.misses')?.textContent.includes('{misses} of 3') || document.querySelector('.run-over')"
        ));
        browser.keep_picture(&format!("rush-{misses}"));
        browser.wait_for(&format!("location.hash !== {before:?}"));
    }
    browser.wait_for("document.querySelector('.run-over')");
    let told = browser.text(".run-over").expect("what came of it");
    assert!(told.contains("Your third miss ended it."), "{told}");
    assert_eq!(browser.count(".run-over .puzzle"), 3);
    browser.keep_picture("rush-over");
    browser.click(".learn header .corner.left");
    browser.click("[data-run=streak]");
    miss(&browser);
    browser.wait_for("document.querySelector('.run-over')");
    browser.click(".run-over .puzzle");
    browser.wait_for(&format!("{BOARD}?.querySelector('.cell[data-run^=place]')"));
    browser.assert_quiet();
}

#[test]
fn the_list_fits_a_phone_and_the_board_of_a_puzzle_begins_whole() {
    let site = site::serve();
    let browser = puzzles(PHONE, &site);
    let painted = "[...document.querySelectorAll('.puzzle-cards canvas')].every((one) => one.dataset.painted)";
    browser.wait_for(painted);
    let wide = "document.querySelector('dialog').scrollWidth - document.querySelector('dialog').clientWidth";
    assert_eq!(browser.ask::<i32>(wide), 0);
    browser.keep_picture("puzzles-phone");
    let choose = "const list = document.querySelector(\"[data-field='puzzle-level']\"); list.value = '5'; \
        list.dispatchEvent(new Event('change', { bubbles: true }))";
    browser.run(choose, vec![]);
    browser.wait_for(
        "[...document.querySelectorAll('.puzzle')].every((one) => one.textContent.includes('Level 5'))",
    );
    browser.wait_for(painted);
    browser.run(
        "document.querySelector('.puzzle').scrollIntoView({ block: 'center' })",
        vec![],
    );
    browser.tap(browser.rect(".puzzle").middle());
    browser.wait_for(&format!(
        "document.querySelector('[data-lesson-board]')?.shadowRoot?.querySelector('.whole') && {BOARD}.querySelector('.cell[data-run^=place]')"
    ));
    // Every cell where the tile may lie is beside a tile.
    let inside = format!(
        "(() => {{ const free = {BOARD}.querySelector('.page > .free').getBoundingClientRect(); \
            return [...{BOARD}.querySelectorAll('.cell[data-run^=place]')].every((cell) => {{ \
            const at = cell.getBoundingClientRect(); const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2]; \
            return x > free.left && x < free.right && y > free.top && y < free.bottom; }}); }})()"
    );
    browser.wait_for(&inside);
    browser.keep_picture("puzzle-phone");
    browser.assert_quiet();
}
