//! A review of a game that is over, in a browser: it is made in the worker, and a moment is gone to.

use crate::board::{TWO_PERSONS, encoded};
use crate::browser::Browser;
use crate::screen::PHONE;
use crate::site;
use engine::ai::{Level, choose};
use engine::session::Session;

/// The record of a game of beginners that is over.
fn played() -> String {
    let mut session: Session = Session::load(TWO_PERSONS).expect("a record");
    while session.asked().is_some() {
        let action = choose(session.game(), 4, Level::Beginner).expect("an action");
        session.act(action).expect("legal");
    }
    session.save()
}

#[test]
fn a_game_is_reviewed_and_a_moment_of_it_is_looked_at_and_tried_again() {
    let site = site::serve();
    let browser = Browser::open_on(PHONE, &site.url());
    browser.goto(&format!("{}#record={}", site.url(), encoded(&played())));
    browser.reload();
    browser.wait_for("document.querySelector('dialog.end [data-run=review]')");
    browser.click("dialog.end [data-run=review]");
    // Beginners lose something in their first turns.
    browser.wait_for("document.querySelector('.review .moments [data-run^=look-back]')");
    let progress = browser.text(".review .progress").expect("it goes on");
    assert!(progress.contains("turns looked at"), "{progress}");
    browser.run(
        "document.querySelector('[data-run^=look-back]').click()",
        vec![],
    );
    browser.wait_for("document.querySelector('.dock.replay')");
    let tiles = browser.state().tiles;
    assert!(tiles < 71, "{tiles}");
    browser.click(".dock [data-run=review]");
    browser.wait_for("document.querySelector('.review .moments [data-run^=try-from]')");
    browser.run(
        "document.querySelector('[data-run^=try-from]').click()",
        vec![],
    );
    browser.wait_for("bastide.state().question === 'place'");
    browser.assert_quiet();
}
