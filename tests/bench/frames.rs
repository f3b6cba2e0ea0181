//! How long frames take on small and large tables, while the board is moved, looked at more closely and played on.

use engine::rules::{Action, Game, Question, Record, legal};
use engine::table::{Party, Silent};
use serde::Deserialize;
use serde_json::json;

use crate::board::State;
use crate::browser::{Browser, DESKTOP, Point};
use crate::measure::TABLES;
use crate::setups;
use crate::site::Served;

/// Each gesture is made so often, on a fresh page; the round with the shortest longest frame counts.
const ROUNDS: usize = 3;

/// How nearly the board is seen while it is panned for the second time: the side of a tile, in pixels of the page.
const NEAR: f64 = 64.0;

/// What is done on the board.
const GESTURES: [&str; 4] = ["pan", "zoom", "drag of a tile", "drop"];

const SCRIPT: &str = include_str!("frames.js");

/// Milliseconds of frames.
type Frames = Vec<f64>;

/// What a gesture took of each of its frames.
#[derive(Deserialize)]
struct Taken {
    /// All of it, the browser's own painting included.
    whole: Frames,
    /// What the page itself does: its handlers and its callback of the frame, with every call of the canvas.
    page: Frames,
}

/// Prints a line for each gesture, with three figures for each table.
pub fn print(site: &Served) {
    println!(
        "\n{:<24} {}",
        "milliseconds a frame",
        TABLES
            .map(|tiles| format!("{:>24}", format!("{tiles} tiles")))
            .join(" ")
    );
    println!(
        "{:<24} {}",
        "",
        TABLES.map(|_| "     p50     p95     max").join(" ")
    );
    let tables = TABLES.map(|tiles| measured(site, &record(tiles)));
    for (index, gesture) in GESTURES.iter().enumerate() {
        let whole = tables.each_ref().map(|table| figures(&table[index].whole));
        println!("{gesture:<24} {}", whole.join(" "));
        let page = tables.each_ref().map(|table| figures(&table[index].page));
        println!("{:<24} {}", "  the page itself", page.join(" "));
    }
}

fn figures(frames: &Frames) -> String {
    let at = |share: f64| frames[((frames.len() - 1) as f64 * share) as usize];
    let figures = [at(0.5), at(0.95), at(1.0)];
    figures
        .map(|milliseconds| format!("{milliseconds:>8.1}"))
        .concat()
}

/// The best round of each gesture, its frames from short to long.
fn measured(site: &Served, record: &str) -> [Taken; GESTURES.len()] {
    let rounds: Vec<[Taken; GESTURES.len()]> = (0..ROUNDS).map(|_| round(site, record)).collect();
    std::array::from_fn(|gesture| {
        let rounds = || rounds.iter().map(|round| &round[gesture]);
        Taken {
            whole: best(rounds().map(|taken| taken.whole.clone())),
            page: best(rounds().map(|taken| taken.page.clone())),
        }
    })
}

/// The round with the shortest longest frame, its frames from short to long.
fn best(rounds: impl Iterator<Item = Frames>) -> Frames {
    let sorted = rounds.map(|mut frames| {
        frames.sort_by(f64::total_cmp);
        frames
    });
    let longest = |frames: &Frames| frames.last().copied().unwrap_or_default();
    let best = sorted.min_by(|one, other| longest(one).total_cmp(&longest(other)));
    best.expect("a round")
}

/// Every gesture once, on a fresh page: nothing that was painted for one round helps the next.
fn round(site: &Served, record: &str) -> [Taken; GESTURES.len()] {
    let browser = Browser::open_game(DESKTOP, site, record);
    browser.wait_for_question("place");
    rest(&browser);
    let free = browser.rect("[data-area=free]");
    let at = |x: f64, y: f64| Point {
        x: free.x + free.width * x,
        y: free.y + free.height * y,
    };
    let zoom = play(&browser, "zoom", &[at(0.5, 0.5)]);
    fit(&browser);
    let around = [at(0.5, 0.5), at(0.2, 0.3), at(0.8, 0.4), at(0.5, 0.5)];
    let mut pan = dragged(&browser, &around);
    approach(&browser, at(0.5, 0.5));
    let near = dragged(&browser, &around);
    pan.whole.extend(near.whole);
    pan.page.extend(near.page);
    fit(&browser);
    let state = browser.state();
    let target = target(&state);
    let hand = state.hand.expect("a tile in hand");
    let drag = play(
        &browser,
        "drag",
        &[hand, at(0.3, 0.3), at(0.7, 0.5), target],
    );
    let drop = play(&browser, "drop", &[target]);
    [pan, zoom, drag, drop]
}

/// Plays a gesture and returns what its frames took.
fn play(browser: &Browser, gesture: &str, places: &[Point]) -> Taken {
    let places: Vec<[f64; 2]> = places.iter().map(|at| [at.x, at.y]).collect();
    let frames = browser.run(SCRIPT, vec![json!(gesture), json!(places)]);
    serde_json::from_value(frames).expect("milliseconds")
}

/// Pans, and lets go.
fn dragged(browser: &Browser, places: &[Point]) -> Taken {
    let frames = play(browser, "drag", places);
    play(browser, "drop", &places[places.len() - 1..]);
    rest(browser);
    frames
}

/// Where the tile in hand fits as it is turned, or at least after a turn.
fn target(state: &State) -> Point {
    let fits = state
        .legal
        .iter()
        .find(|cell| cell.rotations.contains(&state.rotation));
    fits.or(state.legal.first()).expect("a legal cell").at
}

/// Shows the whole board.
fn fit(browser: &Browser) {
    browser.click("[data-run=fit]");
    rest(browser);
}

/// Looks nearer, or from farther away, until tiles have about the size [`NEAR`].
fn approach(browser: &Browser, at: Point) {
    for _ in 0..60 {
        let zoom = browser.state().zoom;
        if (0.8..1.25).contains(&(zoom / NEAR)) {
            break;
        }
        browser.wheel(at, if zoom < NEAR { -40 } else { 40 });
    }
    rest(browser);
}

fn rest(browser: &Browser) {
    browser.wait_for("!bastide.state().moving && bastide.state().crisp !== false");
}

/// A random game of two persons with every box, until so many tiles lie on the table and another one is in hand.
fn record(tiles: usize) -> String {
    let [_, (_, setup)] = setups::long_setups();
    let mut record = Record::new(setup, 7);
    let mut game = record.start(&mut Silent).expect("a setup");
    let mut croupier = record.croupier();
    let mut turn = 0_usize;
    while let Some(asked) = game.asked() {
        if game.board().placed().len() >= tiles && asked.question == Question::Place {
            break;
        }
        let action = match asked.party {
            Party::Chance => croupier.deal(&game),
            Party::Player(_) => chosen(&game, &mut turn),
        };
        let action = action.expect("somebody can do something");
        game.apply_trusted(action);
        record.actions.push(action);
    }
    record.write().expect("a record")
}

/// Any action, but seldom one that leads far away from the rest of the board.
fn chosen(game: &Game, turn: &mut usize) -> Option<Action> {
    let choices: Vec<Action> = legal(game);
    *turn = turn.wrapping_mul(31).wrapping_add(17);
    choices.get(*turn % choices.len().max(1)).copied()
}
