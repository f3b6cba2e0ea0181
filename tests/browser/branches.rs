//! Another move, tried on a replay on somebody else's page; properties of the element; a drag in the middle of which it is
//! taken out.

use crate::browser::Browser;
use crate::embedded::{HostPage, TASK, inside, state, visit_each};
use crate::screen::Point;

#[test]
fn another_move_is_tried_and_properties_and_drags_outlive_what_their_board_goes_through() {
    visit_each(&[
        another_move_is_tried_on_a_replay_and_the_replay_is_found_again,
        attributes_are_properties_also_those_that_were_set_before_the_script_was_there,
        a_drag_ends_when_its_board_is_taken_out_of_the_page,
    ]);
}

/// By hand, for both seats; the page around hears it.
fn another_move_is_tried_on_a_replay_and_the_replay_is_found_again(browser: &Browser) -> HostPage {
    let record = "bastide 1\nseats 2\noption first-player 1\nstack base/E base/V\nplay\nplace base/E 0,-1 r2\n\
        meeple city S\nplace base/V 1,0 r1\npass\n";
    let page = HostPage::new("branch", |_| {
        format!(
            "<bastide-board id=\"a\" mode=\"replay\" language=\"en\" step=\"1\" record=\"{record}\"></bastide-board>"
        )
    });
    page.show_in(browser);
    browser.wait_for("told.some(([, name]) => name === 'ready')");
    let button = |name: &str| format!("{}.querySelector('[data-run={name}]')", inside("a"));
    browser.wait_for(&button("play-on"));
    browser.run(&format!("{}.click()", button("play-on")), vec![]);
    browser.wait_for("told.some(([, name]) => name === 'question')");
    let tried = "document.getElementById('a').api(1).apply('place base/V -1,0 r3')";
    assert!(browser.ask::<bool>(tried));
    browser.wait_for("told.some(([, name, detail]) => name === 'action' && detail.action === 'place base/V -1,0 r3')");
    browser.run(&format!("{}.click()", button("back-to-replay")), vec![]);
    browser.wait_for(&button("step-on"));
    let record = "document.getElementById('a').api(1).record()";
    let kept: String = browser.ask(record);
    assert!(kept.contains("place base/V 1,0 r1"), "{kept}");
    browser.assert_quiet_but_for(&page.boards.url());
    page
}

fn attributes_are_properties_also_those_that_were_set_before_the_script_was_there(
    browser: &Browser,
) -> HostPage {
    let page = HostPage::new("properties", |_| {
        "<bastide-board id=\"a\"></bastide-board>".to_string()
    });
    page.show_in(browser);
    let set = "const board = document.createElement('bastide-board'); board.id = 'b'; board.mode = 'task'; board.theme = 'dark'; \
         document.getElementById('a').replaceWith(board)";
    browser.run(set, vec![]);
    let board = "document.getElementById('b')";
    assert_eq!(
        browser.ask::<Vec<String>>(&format!(
            "[{board}.getAttribute('theme'), {board}.mode, {board}.step]"
        )),
        ["dark", "task", ""]
    );
    browser.run(&format!("{board}.theme = null"), vec![]);
    assert!(!browser.ask::<bool>(&format!("{board}.hasAttribute('theme')")));
    let early = "const early = document.createElement('bastide-boar'); early.remove(); \
         const later = document.getElementById('b'); Object.defineProperty(later, 'language', { value: 'fr', configurable: true, enumerable: true, writable: true }); \
         const place = later.parentNode; later.remove(); place.append(later)";
    browser.run(early, vec![]);
    assert_eq!(
        browser.ask::<String>(&format!("{board}.getAttribute('language')")),
        "fr"
    );
    page
}

/// Where the hand goes meanwhile nobody sees.
fn a_drag_ends_when_its_board_is_taken_out_of_the_page(browser: &Browser) -> HostPage {
    let page = HostPage::new("taken-out", |_| {
        format!(
            "<bastide-board id=\"a\" mode=\"task\" language=\"en\" record=\"{TASK}\"></bastide-board>"
        )
    });
    page.show_in(browser);
    browser.wait_for("told.some(([, name]) => name === 'question')");
    let slot = state(browser, "a").slot.expect("a tile in hand");
    browser.mouse_to(slot);
    browser.mouse_down();
    browser.mouse_to(Point {
        x: slot.x + 60.0,
        y: slot.y - 80.0,
    });
    let drags = "document.getElementById('a').api(1).state().dragged";
    let carried = format!("{}.querySelector('.page.holding')", inside("a"));
    browser.wait_for(&carried);
    let moved = "const board = document.getElementById('a'); const place = board.parentNode; board.remove(); place.append(board)";
    browser.run(moved, vec![]);
    browser.wait_for(&format!("!{carried}"));
    browser.mouse_up();
    assert!(!browser.ask::<bool>(&format!("Boolean({drags})")));
    page
}
