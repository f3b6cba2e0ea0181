//! The engine in the browser is the engine outside of it: the same games end the same.

use engine::ai::{Contender, Level, choose, random_games, think};
use engine::cards;
use engine::rules::Game;
use engine::table::record::Record;
use engine::table::{Party, Recorded, Silent};
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
        compare_random_games::<Game>(&browser, name, setup, games);
    }
    for seats in 2..=5 {
        let setup = cards::Setup::new(seats);
        compare_random_games::<cards::Game>(&browser, "cards", setup, 50);
    }
    browser.assert_quiet();
}

/// Plays random games here and there.
fn compare_random_games<G: Recorded>(browser: &Browser, name: &str, setup: G::Setup, games: u64) {
    let record = Record::<G>::new(setup, 0);
    let text = record.write().expect("a record");
    let start = record.start(&mut Silent).expect("a setup");
    let native = random_games(&start, 3..3 + games);
    let there = called(
        browser,
        "digest_of_random_games",
        vec![text.into(), json!(3), json!(games)],
    );
    assert_eq!(there, in_hexadecimal(native), "{name}");
}

/// A game to its end in which everybody takes one of the answers in turn, as a record.
fn whole_game<G: Recorded>(setup: G::Setup) -> (Record<G>, G) {
    let mut record = Record::new(setup, 11);
    let mut game: G = record.start(&mut Silent).expect("a start");
    let mut croupier = record.croupier();
    while let Some(asked) = game.asked() {
        let action = match asked.party {
            Party::Chance => croupier.deal(&game).expect("an outcome"),
            Party::Player(_) => {
                let choices = game.legal();
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
        compare_whole_games::<Game>(&browser, name, setup);
    }
    for seats in 2..=5 {
        compare_whole_games::<cards::Game>(&browser, "cards", cards::Setup::new(seats));
    }
    browser.assert_quiet();
}

/// Plays a whole game here and its record there.
fn compare_whole_games<G: Recorded>(browser: &Browser, name: &str, setup: G::Setup) {
    let (record, game) = whole_game::<G>(setup);
    let text = record.write().expect("a record");
    let there = called(browser, "digest_of_record", vec![text.into()]);
    assert_eq!(there, in_hexadecimal(game.digest()), "{name}");
}

/// How many decisions lie between two that are compared.
const APART: usize = 60;
/// For how many hundredths of the usual time players think: more would show nothing more.
const SHARE: u32 = 15;

#[test]
fn computer_players_decide_the_same_in_the_browser() {
    let site = site::serve();
    let browser = open(&site);
    for (name, setup) in [&setups()[0], &setups()[3]] {
        let mut record = Record::<Game>::new(setup.clone(), 5);
        let mut game: Game = record.start(&mut Silent).expect("a start");
        let mut croupier = record.croupier();
        while let Some(asked) = game.asked() {
            let action = match asked.party {
                Party::Chance => croupier.deal(&game),
                Party::Player(_) => choose(&game, 0, Level::Greedy),
            };
            let is_compared = record.actions.len() % APART > APART - 3;
            if is_compared && matches!(asked.party, Party::Player(_)) {
                compare_decisions(&browser, name, &record, &game);
            }
            let action = action.expect("an action");
            game.apply(action, &mut Silent).expect("legal");
            record.actions.push(action);
        }
    }
    browser.assert_quiet();
}

/// Lets players of two levels decide here and there, and compares how long they think as well.
fn compare_decisions(browser: &Browser, name: &str, record: &Record<Game>, game: &Game) {
    let text = record.write().expect("a record");
    for level in [Level::Strong, Level::Expert] {
        let mut player = Contender::new(level);
        player.plan = player.plan.scaled(SHARE);
        let thought = think(game, 0, &player).expect("a player is asked");
        let line = game.action_text(thought.action);
        let native = format!("{line}, {} positions", thought.nodes);
        let arguments = vec![text.clone().into(), level.name().into(), SHARE.into()];
        let there = called(browser, "decision_after", arguments);
        assert_eq!(there, Value::from(native), "{name}");
    }
}
