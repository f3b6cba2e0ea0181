//! The game of the day: the date of the browser, and the par that its worker finds.

use crate::browser::Browser;
use crate::screen::{DESKTOP, PHONE, Screen};
use crate::site;

/// Stores a game of today that is over.
const KEEP: &str = "const now = new Date(), two = (number) => String(number).padStart(2, '0'); \
    const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`; \
    const gains = '0,0,3,0,4,0,0,8,0,0,2,0,0,9,0,6,0,0,0,12,0,3,0,0,5,0,0,4,0,0,10,0,0,2,0,0,23'; \
    localStorage.setItem('bastide/days', `bastide-days 1\\n${day} beginner 74 - ${gains}\\n`);";

/// Opens the dialog with a finished game.
fn with_result(screen: Screen, url: &str) -> Browser {
    let browser = Browser::open_on(screen, url);
    browser.click("[data-run=daily]");
    browser.wait_for("document.querySelector('.daily .deck h2')");
    browser.keep_picture(&format!("daily-{}-0", screen.width));
    browser.run(KEEP, vec![]);
    browser.click(".daily [data-run=close]");
    browser.click("[data-run=daily]");
    browser.wait_for("document.querySelector('.daily .score')?.textContent === '91 : 74'");
    browser.keep_picture(&format!("daily-{}-1", screen.width));
    browser
}

#[test]
fn what_another_tab_has_stored_is_shown_for_the_date_of_the_browser() {
    let site = site::serve();
    with_result(PHONE, &site.url()).assert_quiet();
}

#[test]
fn an_expert_finds_the_par_of_a_game_that_is_over() {
    let site = site::serve();
    let browser = with_result(DESKTOP, &site.url());
    // A busy machine may need longer than a test waits for anything else.
    let found = "document.querySelector('.daily .par')";
    for seconds in [40, 80] {
        browser.wait_for(&format!("{found} || performance.now() > {seconds}000"));
    }
    browser.wait_for(found);
    browser.wait_for("localStorage.getItem('bastide/days').match(/beginner 74 [0-9]+ /)");
    browser.keep_picture("daily-par");
    browser.assert_quiet();
}
