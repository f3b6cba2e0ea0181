//! A review of a game that is over, in a browser: it is made in the worker, and a moment is gone to.

use crate::board::{TWO_PERSONS, encoded};
use crate::browser::Browser;
use crate::card_views::FIRST_ROUND;
use crate::screen::{PHONE, Screen};
use crate::site;
use engine::ai::{self, Level, choose};
use engine::cards::Game;
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

/// The same of the card game.
fn played_cards() -> String {
    let mut session = Session::<Game>::load(FIRST_ROUND).expect("a record");
    while session.asked().is_some() {
        let action = ai::cards::choose(session.game(), 4, Level::Random).expect("an action");
        session.act(action).expect("legal");
    }
    session.save()
}

/// A low phone.
const LOW: Screen = Screen {
    width: 360,
    height: 640,
    ..PHONE
};

/// A page with the table of points of a game that is over, from which its review was opened.
fn reviewing(screen: Screen, url: &str, record: &str) -> Browser {
    let browser = Browser::open_on(screen, url);
    browser.goto(&format!("{url}#record={}", encoded(record)));
    browser.reload();
    browser.wait_for("document.querySelector('dialog.end [data-run=review]')");
    browser.click("dialog.end [data-run=review]");
    browser
}

/// The board keeps its share of a phone beside a moment, and nothing of it lies under what is said.
fn stands_below_the_board(screen: Screen, browser: &Browser) {
    let [board, moment, ways, dock] =
        [".free", ".moment", ".moment-ways", ".dock"].map(|css| browser.rect(css));
    // Browsers round.
    assert!(board.height > 0.449 * f64::from(screen.height), "{board:?}");
    assert!(moment.y >= board.y + board.height, "{board:?} {moment:?}");
    assert!(ways.y + ways.height <= dock.y, "{ways:?} {dock:?}");
    assert!(ways.height < 50.0, "one line {ways:?}");
}

/// Begins to find the better move, and goes back to the review.
fn looks_for_a_better_move(screen: Screen, browser: &Browser) {
    let begin = "document.querySelector('[data-run^=find-move]').click()";
    browser.run(begin, vec![]);
    browser.wait_for("document.querySelector('.finding')");
    stands_below_the_board(screen, browser);
    browser.click(".finding [data-run=leave-finding]");
    browser.wait_for("document.activeElement.matches('dialog.review [data-run^=find-move]')");
}

#[test]
fn a_game_is_reviewed_and_a_moment_of_it_is_looked_at_and_tried_again() {
    let site = site::serve();
    let browser = reviewing(PHONE, &site.url(), &played());
    // Beginners lose something in their first turns.
    browser.wait_for("document.querySelector('.review .moments [data-run^=look-back]')");
    let progress = browser.text(".review .progress").expect("it goes on");
    assert!(progress.contains("turns looked at"), "{progress}");
    looks_for_a_better_move(PHONE, &browser);
    browser.run(
        "document.querySelector('[data-run^=look-back]').click()",
        vec![],
    );
    browser.wait_for("document.querySelector('.dock.replay')");
    let tiles = browser.state().tiles;
    assert!(tiles < 71, "{tiles}");
    stands_below_the_board(PHONE, &browser);
    browser.click(".moment [data-run=review]");
    browser.wait_for("document.querySelector('.review .moments [data-run^=try-from]')");
    browser.run(
        "document.querySelector('[data-run^=try-from]').click()",
        vec![],
    );
    browser.wait_for("bastide.state().question === 'place'");
    browser.assert_quiet();
}

#[test]
fn a_card_game_is_reviewed_to_its_end_and_a_moment_of_it_is_looked_at_and_tried_again() {
    let site = site::serve();
    let browser = reviewing(LOW, &site.url(), &played_cards());
    browser.wait_for(
        "document.querySelector('.review .moments') && !document.querySelector('.review .progress')",
    );
    let sums = browser.text(".review .sums").expect("sums");
    assert!(!sums.contains("Luck"), "{sums}");
    looks_for_a_better_move(LOW, &browser);
    let open = "document.querySelector('[data-run^=look-back]').click()";
    browser.run(open, vec![]);
    browser.wait_for("document.querySelector('.dock.replay')");
    let said = browser.text(".remarks").expect("what was better");
    assert!(said.contains("Better by about "), "{said}");
    stands_below_the_board(LOW, &browser);
    browser.click(".moment [data-run=review]");
    browser.wait_for("document.querySelector('.review .moments [data-run^=try-from]')");
    let again = "document.querySelector('[data-run^=try-from]').click()";
    browser.run(again, vec![]);
    browser.wait_for("!document.querySelector('.dock.replay') && bastide.state().pending");
    assert!(!browser.ask::<bool>("bastide.state().over"));
    browser.assert_quiet();
}
