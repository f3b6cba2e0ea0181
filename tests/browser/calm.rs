//! What is drawn when nothing happens, and when nothing is to move.

use crate::board::TWO_PERSONS;
use crate::browser::Browser;
use crate::screen::{DESKTOP, Screen};
use crate::site;

/// Counts the frames the page asks for from now on.
const COUNT: &str = "window.asked = 0; const frame = window.requestAnimationFrame; \
    window.requestAnimationFrame = (draw) => { window.asked++; return frame.call(window, draw); };";

#[test]
fn no_frame_is_drawn_while_nothing_happens() {
    let site = site::serve();
    let browser = Browser::open_game_moving(DESKTOP, &site, TWO_PERSONS);
    browser.wait_for_question("place");
    browser.wait_until_crisp();
    browser.run(COUNT, vec![]);
    browser.run("setTimeout(() => { window.later = true; }, 700)", vec![]);
    browser.wait_for("window.later");
    assert_eq!(browser.ask::<u32>("window.asked"), 0);
    browser.key('r');
    assert!(browser.ask::<u32>("window.asked") > 0);
}

#[test]
fn no_frame_is_drawn_for_two_seconds_in_any_view_that_waits() {
    let site = site::serve();
    let browser = Browser::open_game_moving(DESKTOP, &site, TWO_PERSONS);
    browser.play_turn(true);
    browser.wait_for_question("place");
    let open = |buttons: &[&str]| {
        for run in buttons {
            browser.click(&format!("[data-run='{run}']"));
        }
        browser.wait_for("!bastide.state().moving");
        // What is told for a while goes by itself, which is a change.
        browser.wait_for("!document.querySelector('.toast')");
    };
    for buttons in [
        vec!["claims fields"],
        vec!["replay", "first-step"],
        vec!["back-to-game", "menu", "settings"],
    ] {
        open(&buttons);
        browser.wait_until_crisp();
        browser.run(COUNT, vec![]);
        browser.run(
            "window.later = false; setTimeout(() => { window.later = true; }, 2000)",
            vec![],
        );
        browser.wait_for("window.later");
        assert_eq!(browser.ask::<u32>("window.asked"), 0, "{buttons:?}");
    }
    browser.assert_quiet();
}

#[test]
fn where_the_system_chooses_the_colours_everything_is_still_told_apart() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    browser.prefer(&[
        ("forced-colors", "active"),
        ("prefers-color-scheme", "dark"),
    ]);
    browser.wait_for("document.documentElement.dataset.theme === 'contrast'");
    let style = |css: &str, name: &str| -> String {
        browser.ask(&format!(
            "getComputedStyle(document.querySelector({css:?})).{name}"
        ))
    };
    assert_eq!(style(".side", "borderTopStyle"), "solid");
    assert_eq!(style(".dock .ask", "backgroundColor"), "rgb(0, 0, 0)");
    assert_eq!(style(".question", "color"), "rgb(255, 255, 255)");
    browser.keep_picture("forced-table");
    browser.play_turn(true);
    browser.key(',');
    browser.wait_for("document.querySelector('dialog.settings')");
    let on = style("[role=switch][aria-checked=true] .knob", "backgroundColor");
    assert_ne!(on, style("dialog", "backgroundColor"));
    browser.keep_picture("forced-settings");
    browser.assert_quiet();
}

#[test]
fn nothing_moves_for_those_who_prefer_it_so() {
    let site = site::serve();
    let browser = Browser::open_game_moving(DESKTOP, &site, TWO_PERSONS);
    browser.wait_for_question("place");
    browser.prefer(&[("prefers-reduced-motion", "reduce")]);
    browser.drag_to_first();
    assert!(!browser.state().moving);
    browser.key('z');
    browser.wait_for("bastide.state().question === 'place'");
    assert!(!browser.state().moving);
    browser.key('r');
    assert!(!browser.state().moving);
    browser.assert_quiet();
}

#[test]
fn the_board_is_as_fine_as_the_screen() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    for ratio in [1.0, 1.5, 2.0] {
        browser.show_on(Screen { ratio, ..DESKTOP });
        browser.reload();
        browser.wait_for_question("place");
        let width: f64 = browser.ask("document.querySelector('#board').width");
        assert_eq!(width, 1280.0 * ratio);
    }
    browser.assert_quiet();
}
