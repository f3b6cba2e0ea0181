//! What keeps its place while other things come and go: what is pressed out of habit, what is asked, the board.

use crate::browser::Browser;
use crate::room::everything_up_to;
use crate::screen::{DESKTOP, PHONE, SIDEWAYS};
use crate::site::{self, Served};

/// Opens everything in play, up to a decision, and waits for what is asked.
fn open_everything(browser: &Browser, site: &Served, steps: usize) {
    browser.open_record(site, &everything_up_to(steps));
    browser.arm();
    browser.press("set tips off");
    browser.rest();
}

#[test]
fn nothing_is_taken_back_where_a_turn_is_left_out_and_ended() {
    let site = site::serve();
    for screen in [PHONE, SIDEWAYS, DESKTOP] {
        let browser = Browser::open_game(screen, &site, &everything_up_to(17));
        browser.arm();
        browser.rest();
        let main = browser.rect(".pinned > [data-run=skip]");
        let icon = "[data-run=take-back] .icon";
        let (back, width) = (browser.rect(icon), main.width);
        // The end of a turn, a flock, a score figure, an ingot, mage or witch, a ferry, a crop circle, one more meeple.
        for steps in [20, 18, 19, 109, 94, 166, 234, 307] {
            open_everything(&browser, &site, steps);
            let (button, now) = (browser.rect("[data-run=take-back]"), browser.rect(icon));
            let end = button.x + button.width;
            let apart = end <= main.x || button.x >= main.x + width;
            assert!(apart, "{steps}, {screen:?}: {button:?} {main:?}");
            let moved = (now.x - back.x).abs();
            assert!(moved < 1.5, "{steps}, {screen:?}: {now:?} {back:?}");
            if browser.count(".pinned > .main") > 0 {
                let ends = browser.rect(".pinned > .main");
                assert!((ends.x - main.x).abs() < 1.5, "{steps}: {ends:?} {main:?}");
            }
        }
    }
}
