//! The page, timed by the clock of its browser.

use serde_json::json;

use crate::board::{TWO_PERSONS, encoded};
use crate::browser::{Browser, DESKTOP};
use crate::site::Served;

/// Random games in the browser.
pub struct Measured {
    /// Games per second.
    pub rate: f64,
    /// How all of them ended, in hexadecimal.
    pub digest: String,
}

/// Looks every few milliseconds whether somebody could lay a tile, and keeps when that was: milliseconds since the
/// navigation started.
const WATCH: &str = "const look = () => { \
    const state = window.bastide && bastide.state(); \
    if (state && state.question === 'place' && state.legal.length) window.firstMove = performance.now(); \
    else setTimeout(look); }; look();";

/// Plays games after a warm-up, in which the browser compiles the engine for good.
const PLAY: &str = "const [record, games, rounds] = arguments; \
    wasm_bindgen.digest_of_random_games(record, 0, Math.ceil(games / 10)); \
    let best = Infinity, digest; \
    for (let round = 0; round < rounds; round++) { \
        const start = performance.now(); \
        digest = wasm_bindgen.digest_of_random_games(record, 0, games); \
        best = Math.min(best, performance.now() - start); } \
    return [best, digest];";

/// The page with its engine ready.
pub fn open(site: &Served) -> Browser {
    let browser = Browser::open(&site.url());
    browser.wait_for("window.bastide");
    browser
}

/// The best of some rounds of random games from the end of a record.
pub fn random_games(browser: &Browser, record: &str, games: u32, rounds: u32) -> Measured {
    let answer = browser.run(PLAY, vec![json!(record), json!(games), json!(rounds)]);
    let (milliseconds, digest): (f64, String) =
        serde_json::from_value(answer).expect("a time and a digest");
    Measured {
        rate: f64::from(games) * 1000.0 / milliseconds,
        digest,
    }
}

/// Milliseconds from the start of the navigation to a question with a legal cell, each in a fresh browser without a
/// cache; from fast to slow.
pub fn first_moves(site: &Served) -> Vec<f64> {
    let mut times: Vec<f64> = (0..5).map(|_| first_move(site)).collect();
    times.sort_by(f64::total_cmp);
    times
}

fn first_move(site: &Served) -> f64 {
    let browser = Browser::open_on(DESKTOP, "about:blank");
    browser.tools(
        "Page.addScriptToEvaluateOnNewDocument",
        json!({ "source": WATCH }),
    );
    browser.goto(&format!("{}#record={}", site.url(), encoded(TWO_PERSONS)));
    browser.wait_for("window.firstMove");
    browser.ask("window.firstMove")
}
