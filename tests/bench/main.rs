//! `cargo bench`: how fast the engine is outside a browser and in one, what the page weighs, how soon it can be
//! played. A table to read; nothing is asserted, for it says as much about the machine as about the engine.
//!
//! `cargo bench -- --games N` plays N random games for each round instead of 2000; `--frames` measures frames alone,
//! `--links` links.

// The harness of the browser tests can do more than is wanted here.
#![allow(dead_code, unused_imports)]

#[path = "../browser/board.rs"]
mod board;
#[path = "../browser/browser.rs"]
mod browser;
#[path = "../browser/driver.rs"]
mod driver;
#[path = "../browser/firefox.rs"]
mod firefox;
#[path = "../browser/keys.rs"]
mod keys;
#[path = "../browser/log.rs"]
mod log;
#[path = "../browser/marionette.rs"]
mod marionette;
#[path = "../../src/bin/bastide/measure.rs"]
mod measure;
#[path = "../browser/picture.rs"]
mod picture;
#[path = "../browser/pointer.rs"]
mod pointer;
#[path = "../browser/screen.rs"]
mod screen;
#[path = "../browser/session.rs"]
mod session;
#[path = "../../src/bin/bastide/setups.rs"]
mod setups;
#[path = "../browser/site.rs"]
mod site;
#[path = "../browser/waiting.rs"]
mod waiting;

mod frames;
mod links;
mod machine;
mod page;

use std::env;

use browser::Browser;
use engine::cards;
use engine::rules::Game;
use engine::table::{Play, Record, Recorded, Silent};
use page::Measured;

/// How often each measurement is made; the best one counts, for a busy machine only makes things slower.
const ROUNDS: u32 = 3;

/// What is measured.
enum Wanted {
    /// Everything, with so many random games for each round.
    All(u32),
    /// Frames alone.
    Frames,
    /// Links alone.
    Links,
}

fn main() {
    let wanted = wanted();
    println!("{}\n", machine::description());
    if let Wanted::Links = wanted {
        return links::print();
    }
    let folder = site::scratch("bench");
    site::build(&folder, &["--release"]);
    let site = site::Served::start(&folder, 0).expect("a free port");
    frames::print(&site);
    let Wanted::All(games) = wanted else { return };
    println!();
    random_games(&site, games);
    long_games();
    operations();
    links::print();
    println!("\nnavigation to the first legal move, fresh browsers");
    let times: Vec<String> = page::first_moves(&site)
        .iter()
        .map(|milliseconds| format!("{milliseconds:.0} ms"))
        .collect();
    println!("{}\n", times.join(", "));
    sizes(&folder);
    println!("\n{}", machine::load());
}

/// What the arguments want; cargo's own `--bench` says nothing new.
fn wanted() -> Wanted {
    let mut words = env::args().skip(1);
    let mut wanted = Wanted::All(2000);
    while let Some(word) = words.next() {
        match word.as_str() {
            "--bench" => {}
            "--games" => {
                let number = words.next().and_then(|number| number.parse().ok());
                wanted = Wanted::All(number.expect("--games is followed by a number"));
            }
            "--frames" => wanted = Wanted::Frames,
            "--links" => wanted = Wanted::Links,
            other => panic!(
                "usage: cargo bench -- [--games N | --frames | --links] (there is no {other})"
            ),
        }
    }
    wanted
}

/// Complete random games per second, here and in the browser.
fn random_games(site: &site::Served, games: u32) {
    println!(
        "{:<34} {:>10} {:>10} {:>7}  digest",
        "random games per second, one core", "native", "browser", "ratio"
    );
    let browser = page::open(site);
    for (name, setup) in setups::setups() {
        compare::<Game>(&browser, name, setup, games);
    }
    compare::<cards::Game>(&browser, "the card game", cards::Setup::new(2), games);
}

/// The best rounds of random games for two, here and there.
fn compare<G: Recorded + Play>(browser: &Browser, name: &str, setup: G::Setup, games: u32) {
    let record = Record::<G>::new(setup, 0);
    let start = record.start(&mut Silent).expect("a setup");
    let rounds = (0..ROUNDS).map(|_| measure::games(&start, games.into()));
    let native = rounds.max_by(|one, other| one.rate.total_cmp(&other.rate));
    let native = native.expect("a round");
    let text = record.write().expect("a record");
    let Measured { rate, digest } = page::random_games(browser, &text, games, ROUNDS);
    let ratio = rate / native.rate;
    let verdict = if digest == format!("{:016x}", native.digest) {
        "equal"
    } else {
        "DIFFERENT"
    };
    println!(
        "{name:<34} {:>10.0} {rate:>10.0} {ratio:>7.2}  {digest} {verdict}",
        native.rate
    );
}

/// What a turn costs on small and large tables, outside the browser.
fn long_games() {
    let [few, some, many] = measure::TABLES;
    let title = "microseconds a turn, tiles placed";
    println!("\n{title:<34} {few:>10} {some:>10} {many:>7}");
    for (name, setup) in setups::long_setups() {
        let start = Game::new(setup).expect("a setup");
        let [few, some, many] = measure::turns(&start);
        println!("{name:<34} {few:>10.2} {some:>10.2} {many:>7.2}");
    }
}

/// Single operations, outside the browser.
fn operations() {
    let each = measure::operations().expect("a game reaches its middle");
    println!(
        "\n{:<34} {:>10}",
        "in the middle of a base game", "native ns"
    );
    for (name, nanoseconds) in [
        ("legal, placing a tile", each.legal),
        ("clone", each.clone),
        ("apply, placing a tile", each.apply),
    ] {
        println!("{name:<34} {nanoseconds:>10.0}");
    }
}

/// What the page weighs, as the builder says it.
fn sizes(folder: &std::path::Path) {
    let mut sizes = site::builder();
    let output = sizes.args(["sizes", "--out"]).arg(folder).output();
    let output = output.expect("cargo starts");
    print!("{}", String::from_utf8_lossy(&output.stdout));
}
