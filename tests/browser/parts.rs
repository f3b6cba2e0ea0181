//! The parts of the module and the tables of the messages: the first is enough up to the first move, the others come in time
//! or when they are needed.

use locale::compile::{Files, messages};
use serde_json::json;
use std::fs;
use std::path::Path;

use crate::browser::Browser;
use crate::site;

/// Lets a person begin and the page fetch no part and no later messages ahead, and writes down for what it fetches them in need.
const NOTHING_AHEAD: &str = "Math.random = () => 0.5; const ask = window.fetch; window.fetch = (path, ...more) => \
    /_(later|cards)/.test(path) ? new Promise(() => {}) : ask(path, ...more); \
    const { open } = XMLHttpRequest.prototype; XMLHttpRequest.prototype.open = function (way, path, ahead = true) { \
    if (ahead && /-(later|cards)/.test(path)) this.send = () => {}; open.call(this, way, path, ahead); }; \
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
    assert_eq!(needed(&browser), [""; 0]);
    browser.wait_for("bastide.state().question");
    assert_ne!(needed(&browser), [""; 0]);
    browser.run(
        "document.querySelector('[data-run=help]').click()",
        Vec::new(),
    );
    browser.wait_for("document.querySelector('dialog[open]')");
    let messages = needed(&browser);
    let mut messages = messages.iter().filter(|line| line.starts_with(LATER));
    assert!(messages.next().is_some(), "help is said too early");
    assert_eq!(messages.next(), None, "fetched twice");
    assert!(!browser.ask::<bool>(UNSAID), "something is not said");
    browser.assert_quiet();
}

/// The later messages in English.
const LATER: &str = "messages/en-later.txt";

/// Whether something in a dialog has no words.
const UNSAID: &str =
    "[...document.querySelectorAll('dialog[open] *')].some((one) => one.textContent === '…')";

/// What was fetched in need, and for what; messages by their names.
fn needed(browser: &Browser) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/messages");
    let files = Files::read(&folder).expect("messages").of_page();
    let catalog = messages(&files).expect("no faults").catalog;
    let named = |line: String| {
        let number = line.rsplit_once("for message ")?.1.parse().ok()?;
        let message = catalog.messages().nth(number)?;
        Some(format!("{LATER} is fetched for {}", message.id))
    };
    let lines: Vec<String> = browser.ask("needed");
    let lines = lines.into_iter();
    lines
        .map(|line| named(line.clone()).unwrap_or(line))
        .collect()
}

#[test]
fn without_the_later_messages_the_page_goes_on_and_leaves_them_out() {
    let folder = site::scratch("parts").join("without-later-messages");
    site::copy_to(&folder);
    fs::remove_file(folder.join(LATER)).expect("later messages");
    let site = site::Served::start(&folder, 0).expect("a free port");
    let browser = open(&site.url(), "");
    let run = |name: &str| {
        let press = format!("document.querySelector('[data-run={name}]').click()");
        browser.run(&press, Vec::new());
    };
    run("start");
    browser.wait_for("bastide.state().question");
    run("help");
    browser.wait_for("document.querySelector('dialog[open]')");
    assert!(browser.ask::<bool>(UNSAID), "the messages are there");
    let panics = browser.ask::<bool>("document.querySelector('.panic') !== null");
    assert!(!panics, "the page broke");
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
