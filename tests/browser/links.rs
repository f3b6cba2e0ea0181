//! Links in a browser: out of one profile, into another; behind the address, pasted, spoilt.

use crate::board::TWO_PERSONS;
use crate::browser::Browser;
use crate::screen::{DESKTOP, PHONE};
use crate::site;

/// Puts a tile down and returns the link that is shown then, and the record.
pub fn shared(browser: &Browser) -> (String, String) {
    browser.drag_to_first();
    browser.wait_for("!bastide.state().moving");
    browser.arm();
    browser.press("share");
    browser.wait_for("document.querySelector('.share .qr')");
    let link = browser.ask("document.querySelector('.link-text').value");
    (link, browser.record())
}

#[test]
fn a_game_goes_by_its_link_into_another_browser_and_asks_where_one_is_played() {
    let site = site::serve();
    let anna = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    anna.wait_for_question("place");
    let (link, record) = shared(&anna);
    assert!(link.starts_with(&site.url()), "{link}");
    // Nobody plays here: the game is there at once, and a reload goes on with it.
    let ben = Browser::open_on(PHONE, &link);
    ben.wait_for("bastide.state().question === 'figure'");
    assert_eq!(ben.record(), record);
    assert_eq!(ben.ask::<String>("location.hash"), "");
    ben.reload();
    ben.wait_for("bastide.state().question === 'figure'");
    assert_eq!(ben.record(), record);
    // It goes on here; the link in the same tab asks first.
    ben.arm();
    ben.press("skip");
    ben.wait_for("bastide.state().question !== 'figure'");
    let gone_on = ben.record();
    ben.run(
        "location.hash = arguments[0].split('#')[1]",
        vec![link.clone().into()],
    );
    ben.wait_for("document.querySelector('[data-run=open-link]')");
    assert_eq!(ben.record(), gone_on);
    ben.press("open-link");
    ben.wait_for("bastide.state().question === 'figure'");
    assert_eq!(ben.record(), record);
    // A link without its end is told, and changes nothing.
    ben.run(
        "location.hash = arguments[0].split('#')[1].slice(0, -5)",
        vec![link.into()],
    );
    ben.wait_for("document.querySelector('.notices').textContent.includes('cut on the way')");
    assert_eq!(ben.record(), record);
    anna.assert_quiet();
    ben.assert_quiet();
}

#[test]
fn the_link_of_a_deck_opens_the_form_of_the_same_game() {
    let site = site::serve();
    let anna = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    anna.wait_for_question("place");
    shared(&anna);
    anna.press("share-deck");
    anna.wait_for("document.querySelector('[data-run=share-deck][aria-checked=true]')");
    let link: String = anna.ask("document.querySelector('.link-text').value");
    let ben = Browser::open_on(DESKTOP, &link);
    ben.wait_for("document.querySelector('.notices').textContent.includes('the same deck')");
    ben.click("[data-run=start]");
    ben.wait_for("window.bastide && bastide.state().question");
    let seed = |record: &str| {
        let mut lines = record.lines();
        lines
            .find(|line| line.starts_with("seed"))
            .map(str::to_string)
    };
    assert_eq!(seed(&ben.record()), seed(&anna.record()));
    ben.assert_quiet();
}

/// A game by link with a tile for each, in which Anna is here.
const SHORT_BY_LINK: &str = "bastide 1\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
    table by-link 1\noption first-player 1\nseed 7 decisions\nstack base/E base/V\n";

/// Shows the link with the turn, from the bar or from a dialog, and returns it.
fn turn_link(browser: &Browser, from: &str) -> String {
    let button = format!("{from} [data-run=show-turn]");
    browser.wait_for(&format!("document.querySelector('{button}')"));
    browser.click(&button);
    browser.wait_for("document.querySelector('.share .qr')");
    browser.ask("document.querySelector('.link-text').value")
}

/// What was decided, without what is of one device alone.
fn decisions(browser: &Browser) -> String {
    let record = browser.record();
    let (_, played) = record.split_once("\nplay\n").expect("decisions");
    played.to_string()
}

const STAYS_HERE: &str = "performance.getEntriesByType('resource')\
    .every(one => one.name.startsWith(location.origin) || one.name.startsWith('blob:' + location.origin))";

#[test]
fn a_whole_game_by_link_goes_to_another_profile_and_comes_back() {
    let site = site::serve();
    let anna = Browser::open_game(DESKTOP, &site, SHORT_BY_LINK);
    anna.play_turn(false);
    anna.wait_for_text(".dock .question", "Send Ben the link, and Ben goes on.");
    let link = turn_link(&anna, ".dock");
    // Ben has no game yet: he is asked for his seat, sees the turn of Anna, and plays.
    let ben = Browser::open_on(PHONE, &link);
    ben.wait_for_text(".dock .question", "Which seat is yours?");
    ben.screenshot("by-link-seat");
    ben.click("[data-run='sit 1']");
    ben.wait_for("bastide.state().replay");
    ben.play_turn(false);
    ben.wait_for("bastide.state().over");
    ben.wait_for("document.querySelector('dialog.end .send-end')");
    ben.screenshot("by-link-end");
    let link = turn_link(&ben, ".send-end");
    // Anna has loaded her page again meanwhile; the link goes on in the same saved game.
    anna.reload();
    anna.wait_for_text(".dock .name", "Ben’s turn");
    anna.run(
        "location.hash = arguments[0].split('#')[1]",
        vec![link.clone().into()],
    );
    anna.wait_for("bastide.state().over && document.querySelector('dialog.end')");
    assert_eq!(decisions(&anna), decisions(&ben));
    assert_eq!(anna.count(".send-end"), 0, "Ben knows the end");
    anna.run(
        "location.hash = arguments[0].split('#')[1]",
        vec![link.into()],
    );
    anna.wait_for(
        "document.querySelector('.notices').textContent.includes('You have this already.')",
    );
    anna.reload();
    anna.wait_for("bastide.state().over");
    for browser in [&anna, &ben] {
        assert!(browser.ask::<bool>(STAYS_HERE));
        browser.assert_quiet();
    }
}
