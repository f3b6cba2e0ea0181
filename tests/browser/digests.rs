//! The engine in the browser is the engine outside of it: the same games end the same.

use bastide::ai::random_games;
use bastide::rules::{Croupier, Game, Record, Setup, legal};
use bastide::table::{Party, Silent};
use serde_json::{Value, json};

use crate::browser::Browser;
use crate::setups::setups;
use crate::site;

/// Opens the page and waits until the engine is there.
fn open(site: &site::Served) -> Browser {
    let browser = Browser::open(&site.url());
    browser.wait_for("window.bastide");
    browser
}

/// What an export of the engine says.
fn called(browser: &Browser, name: &str, arguments: Vec<Value>) -> Value {
    browser.run(
        &format!("return wasm_bindgen.{name}(...arguments);"),
        arguments,
    )
}

fn in_hexadecimal(digest: u64) -> Value {
    format!("{digest:016x}").into()
}

#[test]
fn random_games_end_the_same_in_the_browser() {
    let site = site::serve();
    let browser = open(&site);
    for ((name, setup), games) in setups().into_iter().zip([200, 50, 20, 20, 20]) {
        let text = Record::new(setup.clone(), 0).write().expect("a record");
        let start = Game::new(setup).expect("a setup");
        let native = random_games(&start, 3..3 + games);
        let there = called(
            &browser,
            "digest_of_random_games",
            vec![text.into(), json!(3), json!(games)],
        );
        assert_eq!(there, in_hexadecimal(native), "{name}");
    }
    browser.assert_quiet();
}

/// A game to its end in which everybody takes one of the answers in turn, as a record.
fn whole_game(setup: Setup) -> (Record, Game) {
    let mut record = Record::new(setup, 11);
    let mut game = record.start(&mut Silent).expect("a start");
    let mut croupier: Croupier = record.croupier();
    while let Some(asked) = game.asked() {
        let action = match asked.party {
            Party::Chance => croupier.deal(&game).expect("an outcome"),
            Party::Player(_) => {
                let choices = legal(&game);
                choices[record.actions.len() * 7 % choices.len()]
            }
        };
        game.apply(action, &mut Silent).expect("legal");
        record.actions.push(action);
    }
    (record, game)
}

#[test]
fn a_whole_record_ends_the_same_in_the_browser() {
    let site = site::serve();
    let browser = open(&site);
    for (name, setup) in setups() {
        let (record, game) = whole_game(setup);
        let text = record.write().expect("a record");
        let there = called(&browser, "digest_of_record", vec![text.into()]);
        assert_eq!(there, in_hexadecimal(game.digest()), "{name}");
    }
    browser.assert_quiet();
}
