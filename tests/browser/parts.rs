//! The parts of the module: the first is enough up to the first move, the others come in time or when they are needed.

use serde_json::json;
use std::fs;

use crate::browser::Browser;
use crate::site;

/// Lets a person begin and the page fetch no part ahead, and writes down for what it fetches one in need.
const NOTHING_AHEAD: &str = "Math.random = () => 0.5; const ask = window.fetch; window.fetch = (path, ...more) => \
    /_(later|cards)/.test(path) ? new Promise(() => {}) : ask(path, ...more); \
    window.needed = []; console.debug = (line) => window.needed.push(line);";

fn open(url: &str, script: &str) -> Browser {
    let browser = Browser::open("about:blank");
    let script = json!({ "source": script });
    browser.tools("Page.addScriptToEvaluateOnNewDocument", script);
    browser.show(url);
    browser.wait_for("document.querySelector('[data-run=start]')");
    browser
}

#[test]
fn the_first_part_is_enough_up_to_the_first_move_and_the_others_come_when_they_are_needed() {
    let site = site::serve();
    let browser = open(&site.url(), NOTHING_AHEAD);
    // Without the mouse, which over the board would be a move already.
    browser.run(
        "document.querySelector('[data-run=start]').click()",
        Vec::new(),
    );
    browser.wait_for("document.querySelector('.dock [data-run]')");
    // In a page that is built to be rebuilt soon, the functions have their names.
    assert_eq!(browser.ask::<Vec<String>>("needed"), [""; 0]);
    browser.wait_for("bastide.state().question");
    assert_ne!(browser.ask::<Vec<String>>("needed"), [""; 0]);
    browser.assert_quiet();
}

#[test]
fn a_part_of_another_build_is_not_used_and_the_page_says_so() {
    let folder = site::scratch("parts").join("other-build");
    site::copy_to(&folder);
    let later = folder.join("bastide_later.wasm");
    let mut part = fs::read(&later).expect("a part");
    let seal = part
        .windows(13)
        .position(|bytes| bytes[0] == 12 && bytes[1..].iter().all(u8::is_ascii_hexdigit))
        .expect("the name of its build");
    part[seal + 1..seal + 13].copy_from_slice(b"000000000000");
    fs::write(&later, part).expect("room on the disk");
    let site = site::Served::start(&folder, 0).expect("a free port");
    let browser = open(&site.url(), "");
    let help = "setTimeout(() => document.querySelector('[data-run=help]').click())";
    browser.run(help, Vec::new());
    browser.wait_for("document.querySelector('#starting[data-failed=part]')");
    let told = "document.querySelector('[data-reason=part][lang=en]').checkVisibility()";
    assert!(browser.ask::<bool>(told), "nothing is said");
}
