//! The page without its host, and a newer version of it.

use crate::board::TWO_PERSONS;
use crate::browser::Browser;
use crate::hosts::folder;
use crate::screen::DESKTOP;
use crate::site::{self, Served};
use std::fs;
use std::path::Path;

/// What tests of the service worker wait for.
pub trait Offline {
    /// Waits until this page opens without its host from now on.
    fn wait_until_kept(&self);
}

impl Offline for Browser {
    fn wait_until_kept(&self) {
        let ready = "navigator.serviceWorker.ready.then(one => { window.kept = one.active; })";
        self.run(ready, vec![]);
        self.wait_for("window.kept?.state === 'activated'");
    }
}

#[test]
fn a_page_that_was_seen_once_plays_without_its_host() {
    let site = Served::start(&folder("gone"), 0).expect("a free port");
    let browser = Browser::open_on(DESKTOP, &site.url());
    browser.wait_until_kept();
    drop(site);
    browser.reload();
    browser.run(
        "fetch('not-of-the-page').catch(() => { window.alone = true; })",
        vec![],
    );
    browser.wait_for("window.alone");
    browser.click("[data-run=start]");
    browser.play_turn_and_be_answered();
    browser.key('/');
    browser.click("[data-run^='chapter ']");
    browser.wait_for("document.querySelector('dialog [data-run^=chapter][aria-expanded=true]')");
    let strays = browser.requests();
    assert!(
        strays
            .iter()
            .all(|url| url.starts_with("http://127.0.0.1:"))
    );
}

/// Makes another version of the page in a folder.
fn renew(folder: &Path) {
    let index = folder.join("index.html");
    let html = fs::read_to_string(&index).expect("an index");
    let newer = html.replacen("<title>Bastide</title>", "<title>Bastide, newer</title>", 1);
    assert_ne!(html, newer);
    fs::write(index, newer).expect("room on the disk");
    let worker = folder.join("worker.js");
    let script = fs::read_to_string(&worker).expect("a script") + "// newer\n";
    fs::write(worker, script).expect("room on the disk");
    let mut offline = site::builder();
    let done = offline.args(["offline", "--out"]).arg(folder).status();
    assert!(done.expect("cargo starts").success());
}

/// Reads a file of the page as the page gets it, into `script`.
const WORKER: &str = "window.script = ''; fetch('worker.js').then(answer => answer.text()) \
    .then(text => { window.script = text; })";

#[test]
fn a_newer_version_waits_for_the_turn_and_the_game_goes_on_in_it() {
    let folder = folder("newer");
    let site = Served::start(&folder, 0).expect("a free port");
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    browser.wait_until_kept();
    browser.reload();
    browser.drag_to_first();
    let tiles = browser.state().tiles;
    renew(&folder);
    browser.reload();
    let waits =
        "navigator.serviceWorker.getRegistration().then(one => { window.waits = one.waiting; })";
    browser.wait_until("the newer version is here", |browser| {
        browser.run(waits, vec![]);
        browser.ask("Boolean(window.waits)")
    });
    // In the middle of a turn nothing is said, and nothing of the newer version is on the page.
    assert_eq!(browser.state().notices, 0);
    browser.run(WORKER, vec![]);
    browser.wait_for("window.script && !window.script.includes('newer')");
    assert!(browser.ask::<bool>("document.title === 'Bastide'"));
    finish_turn(&browser);
    browser.wait_for("bastide.state().notices === 1");
    let told = browser.text(".notice").expect("a sentence");
    assert!(told.contains("newer version"), "{told}");
    browser.keep_picture("newer-version");
    // Another tab would break: it has to go first.
    browser.open_tab(&site.url());
    assert!(browser.ask::<bool>("document.title === 'Bastide'"));
    browser.switch_to(0);
    browser.click(".notice [data-run=update]");
    browser
        .wait_for("document.querySelector('.notices').innerText.includes('another tab or window')");
    browser.switch_to(1);
    browser.close_tab();
    browser.click(".notice [data-run=update]");
    browser.wait_for("document.title === 'Bastide, newer' && window.bastide?.state().question");
    assert_eq!(browser.state().tiles, tiles);
    browser.run(WORKER, vec![]);
    browser.wait_for("window.script.includes('newer')");
    browser.run(
        "caches.keys().then(names => { window.caches_left = names.length; })",
        vec![],
    );
    browser.wait_for("window.caches_left === 1");
    browser.assert_quiet();
}

/// Ends the turn in which a tile was laid.
fn finish_turn(browser: &Browser) {
    for command in ["skip", "confirm"] {
        let there = format!("document.querySelector('.dock [data-run={command}]')");
        if browser.ask(&format!("Boolean({there})")) {
            browser.click(&format!(".dock [data-run={command}]"));
        }
    }
}
