//! Where there is no worker, and where persons hand the screen to each other.

use crate::browser::Browser;
use crate::screen::DESKTOP;
use crate::site;

#[test]
fn the_computer_plays_on_without_a_worker() {
    let browser = Browser::open("about:blank");
    // Each takes the place of the one before.
    for worker in [
        "window.Worker = class { constructor() { throw new Error('no'); } };",
        "delete window.Worker;",
        "window.Worker = class { postMessage() { setTimeout(() => this.onerror(new Event('error'))); } };",
    ] {
        let site = site::serve();
        browser.run_first(worker);
        browser.goto(&site.url());
        browser.click("[data-run=start]");
        browser.play_turn_and_be_answered();
        assert_eq!(browser.state().notices, 0);
        browser.assert_quiet();
    }
}

/// Two persons with secret hands of three tiles.
const SECRET: &str = "bastide 1\nedition first-2001\nset base\noption first-player 1\noption hand 3\nseats 2\n\
    player 1 blue person Anna\nplayer 2 red person Ben\nseed 3\n";

#[test]
fn secret_hands_are_covered_between_persons() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, SECRET);
    for name in ["Anna", "Ben", "Anna"] {
        browser.wait_for("bastide.state().covered && !bastide.state().busy");
        let state = browser.state();
        assert_eq!((state.question.as_str(), state.tile.as_str()), ("none", ""));
        assert!(state.legal.is_empty());
        let text = browser.text(".dock").expect("a dock");
        assert!(
            text.contains(&format!("Hand the screen to {name}")),
            "{text}"
        );
        assert_eq!(browser.count(".slot:not([hidden])"), 0);
        browser.key('\u{e007}');
        assert_eq!(browser.state().question, "none", "Enter shows nothing");
        browser.click("[data-run=show-hand]");
        browser.play_turn(false);
    }
    browser.reload();
    browser.wait_for("window.bastide && bastide.state().covered");
    browser.assert_quiet();
}
