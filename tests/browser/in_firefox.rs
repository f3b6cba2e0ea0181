//! The main ways of playing, of passing a game on and of showing boards on other pages, in Firefox.

use crate::board::TWO_PERSONS;
use crate::browser::{Browser, DESKTOP, Key};
use crate::embedded::{
    HostPage, inside, solve, state, wait_for_frame, wait_for_task, with_frame, with_task,
};
use crate::hosts::folder;
use crate::links::shared;
use crate::offline::Offline;
use crate::printed::prints_its_boards_at_once;
use crate::single::{address, kept};
use crate::site::{self, Served};
use crate::small_boards::a_board_is_silent_until_somebody_is_in_it;

/// A browser that is started for each of these costs more than all of them: what comes first leaves to the next one an
/// empty window.
#[test]
fn the_page_is_played_passed_on_and_kept() {
    let browser = Browser::empty_firefox();
    turns_are_played_by_mouse_finger_and_keys_and_a_reload_goes_on(&browser);
    a_game_goes_by_its_link_into_chromium_and_back(&browser);
    the_one_file_plays_from_disk_and_is_sent_on(&browser);
    a_page_that_was_seen_once_plays_without_its_host(&browser);
}

#[test]
fn boards_on_another_page_are_solved_played_silent_and_printed_and_one_in_a_frame_tells_its_page() {
    let browser = Browser::empty_firefox();
    let browser = a_task_on_another_page_is_solved_by_hand(browser);
    let browser = a_board_on_another_page_leaves_the_wheel_to_it_and_is_played_by_keys(browser);
    let _page = a_board_is_silent_until_somebody_is_in_it(&browser);
    let browser = prints_its_boards_at_once(browser, "printed-firefox");
    let page = with_frame("framed in firefox");
    wait_for_frame(&page.open_in(browser));
}

fn turns_are_played_by_mouse_finger_and_keys_and_a_reload_goes_on(browser: &Browser) {
    let site = site::serve();
    browser.goto(&site.url());
    browser.confirm_each_turn();
    browser.open_record(&site, TWO_PERSONS);
    browser.play_turn(true);
    // By finger.
    let state = browser.wait_for_question("place");
    browser.tap(state.legal[0].at);
    browser.wait_for("bastide.state().question !== 'place' && !bastide.state().busy");
    if browser.state().question == "figure" {
        browser.tap(browser.rect("[data-run=skip]").middle());
    }
    browser.wait_for_question("confirm");
    browser.tap(browser.rect("[data-run=confirm]").middle());
    let tiles = browser.wait_for_question("place").tiles;
    // And by keys: the cells come after the bar.
    browser.wait_until("the focus is on a cell", |browser| {
        browser.key(Key::Tab);
        browser.is_on_cell()
    });
    browser.turn_by_keys(1, "End turn");
    assert_eq!(browser.wait_for_question("place").tiles, tiles + 1);
    let record = browser.record();
    browser.reload();
    browser.wait_for_question("place");
    assert_eq!(browser.record(), record);
    browser.assert_quiet();
    browser.goto("about:blank");
}

fn a_game_goes_by_its_link_into_chromium_and_back(anna: &Browser) {
    let site = site::serve();
    anna.open_record(&site, TWO_PERSONS);
    anna.wait_for_question("place");
    let (link, record) = shared(anna);
    let ben = Browser::open_on(DESKTOP, &link);
    ben.wait_for("bastide.state().question === 'figure'");
    assert_eq!(ben.record(), record);
    ben.click("[data-run=skip]");
    let (link, record) = shared(&ben);
    anna.goto(&link);
    anna.click("[data-run=open-link]");
    anna.wait_for("bastide.state().tiles === 3");
    assert_eq!(anna.record(), record);
    anna.assert_quiet();
    ben.assert_quiet();
    anna.goto("about:blank");
}

fn the_one_file_plays_from_disk_and_is_sent_on(browser: &Browser) {
    let file = kept("firefox");
    browser.goto(&address(&file));
    browser.click("[data-run=start]");
    browser.play_turn_and_be_answered();
    let record = browser.record();
    browser.reload();
    browser.wait_for_question("place");
    assert_eq!(browser.record(), record);
    let sent = browser.save_as_one_file("firefox");
    browser.goto(&address(&sent));
    browser.wait_for_question("place");
    assert_eq!(browser.record(), record);
    assert_eq!(browser.console_errors(), [""; 0]);
    browser.goto("about:blank");
}

fn a_page_that_was_seen_once_plays_without_its_host(browser: &Browser) {
    let site = Served::start(&folder("firefox"), 0).expect("a free port");
    browser.goto(&site.url());
    browser.wait_until_kept();
    let url = site.url();
    drop(site);
    // Whoever comes again: Firefox asks the host once more for a page that is only loaded again since its first visit.
    browser.goto("about:blank");
    browser.goto(&url);
    browser.click("[data-run=start]");
    browser.play_turn_and_be_answered();
    browser.assert_quiet();
}

fn a_task_on_another_page_is_solved_by_hand(browser: Browser) -> Browser {
    let page = with_task("task in firefox");
    let browser = page.open_in(browser);
    wait_for_task(&browser);
    solve(&browser);
    browser.assert_quiet_but_for(&page.boards.url());
    browser
}

fn a_board_on_another_page_leaves_the_wheel_to_it_and_is_played_by_keys(
    browser: Browser,
) -> Browser {
    let page = HostPage::new("played in firefox", |_| {
        "<button id=\"before\" style=\"display: block\">Before</button>\
         <bastide-board id=\"a\" src=\"game.txt\" mode=\"play\" seat=\"1\"></bastide-board>"
            .to_string()
    });
    let browser = page.open_in(browser);
    browser.wait_for("told.some(([, name]) => name === 'ready')");
    // Over a board without the focus the wheel belongs to the page.
    browser.wait_for("document.getElementById('a').api(1).state().question === 'place'");
    browser.wheel(state(&browser, "a").legal[0].at, 60);
    browser.wait_for("scrollY > 0");
    let on_cell = format!("!!{}.activeElement?.matches('.cell')", inside("a"));
    browser.run("document.getElementById('before').focus()", Vec::new());
    browser.wait_until("the focus is on a cell", |browser| {
        browser.key(Key::Tab);
        browser.ask::<bool>(&on_cell)
    });
    browser.key(Key::Enter);
    browser.wait_for("document.getElementById('a').api(1).state().tiles === 2");
    browser.assert_quiet_but_for(&page.boards.url());
    browser
}
