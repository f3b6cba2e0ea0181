//! Starts that fail: over a game that breaks the page, and before there is a page at all.

use crate::board::TWO_PERSONS;
use crate::browser::Browser;
use crate::screen::DESKTOP;
use crate::site;
use serde_json::json;

/// Breaks the page as soon as it begins to open the game called `broken`.
const BREAKS: &str = "const { setItem } = Storage.prototype; \
    Storage.prototype.setItem = function (key, value) { \
        setItem.call(this, key, value); \
        if (key.endsWith('starts/broken')) { try { window.bastide.drill(); } catch { throw new WebAssembly.RuntimeError('broken'); } } };";

/// A page whose last game breaks it, after its first start.
fn open_broken(site: &site::Served) -> Browser {
    let browser = Browser::open_game(DESKTOP, site, TWO_PERSONS);
    browser.plant_save("broken", &format!("{TWO_PERSONS}play\n"));
    let script = json!({ "source": BREAKS });
    browser.tools("Page.addScriptToEvaluateOnNewDocument", script);
    browser.load_broken();
    browser
}

impl Browser {
    /// Loads a page that breaks.
    fn load_broken(&self) {
        self.post("refresh", json!({}));
        self.wait_for("document.querySelector('.panic')");
    }
}

#[test]
fn after_two_starts_in_vain_the_page_begins_without_the_game() {
    let site = site::serve();
    let browser = open_broken(&site);
    browser.load_broken();
    browser.reload();
    browser.wait_for("bastide.state().notices === 1");
    let text = browser.text(".notice").expect("a sentence");
    let says = text.contains("(Anna and Ben)") && text.contains("list of saved games");
    assert!(says, "{text}");
    let downloads = browser.keep_downloads("left-out");
    browser.click(".notice [data-run^=export-saved]");
    assert!(downloads.text(&browser).starts_with(TWO_PERSONS));
    browser.click(".notice [data-run=games]");
    browser.wait_for("document.querySelectorAll('.saved').length === 2");
    let text = browser.text("li:has(.no-picture)").expect("a game");
    assert!(
        text.contains("Anna and Ben") && text.contains("did not open"),
        "{text}"
    );
    // Whoever presses it tries again.
    browser.click("li:has(.no-picture) .saved");
    browser.wait_for("document.querySelector('.panic')");
}

#[test]
fn the_panel_of_a_broken_page_starts_without_the_game() {
    let site = site::serve();
    let browser = open_broken(&site);
    browser.click_text("button", "Start without this game");
    browser.wait_for("window.bastide?.state().ready && bastide.state().notices === 1");
    assert!(browser.state().dialog, "a new game is offered");
    assert!(browser.saved_as("broken").is_some(), "it is kept");
}

#[test]
fn starts_that_are_left_early_are_not_counted() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    let script = json!({ "source": "window.requestAnimationFrame = () => 0;" });
    browser.tools("Page.addScriptToEvaluateOnNewDocument", script);
    for _ in 0..3 {
        browser.reload();
        browser.wait_for("bastide.state().tiles === 1");
        assert_eq!(browser.state().notices, 0);
    }
}

#[test]
fn an_address_that_holds_no_text_is_told_and_taken_away() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    // As the page starts, and while it is open.
    for (broken, open) in [
        ("#record=%E0%A4%A", false),
        ("#record=nonsense", false),
        ("#record=%E0%A4%A", true),
        ("#record=nonsense", true),
    ] {
        if !open {
            browser.show(&format!("{}worker.js", site.url()));
        }
        browser.goto(&format!("{}{broken}", site.url()));
        browser.wait_for("bastide.state().notices === 1");
        let text = browser.text(".notice").expect("a sentence");
        assert!(text.contains("not be opened"), "{text}");
        assert!(browser.ask::<bool>("location.hash === ''"));
        assert_eq!(browser.state().question, "place", "the last game goes on");
    }
    browser.assert_quiet();
}
