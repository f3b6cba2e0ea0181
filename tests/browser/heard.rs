//! What reaches a screen reader: only what is added to an element that was there before is spoken, and whatever is
//! added again is spoken again.

use crate::board::TWO_PERSONS;
use crate::browser::{Browser, Key};
use crate::screen::DESKTOP;
use crate::site;
use serde::Deserialize;

/// Runs before the page: writes down live regions as they come, what is added to them, and what is taken out of the
/// document and put back.
pub const LISTEN: &str = r#"
    window.heard = [];
    window.regions = [];
    window.moved = [];
    window.together = 0;
    const gone = new WeakSet();
    const known = new WeakSet();
    const live = "[aria-live], [role=log], [role=status]";
    const comes = (node, target) => {
        if (gone.has(node)) window.moved.push(node.textContent || node.outerHTML);
        if (target.closest?.(live)) {
            window.heard.push({ number: +node.dataset.number, text: node.textContent, known: known.has(target) });
        }
        if (node.nodeType !== 1) return;
        for (const region of [node, ...node.querySelectorAll("*")].filter((each) => each.matches(live))) {
            window.regions.push(region.childElementCount);
            setTimeout(() => known.add(region));
        }
    };
    new MutationObserver((records) => {
        const lines = records.filter(({ target }) => target.matches?.(live)).flatMap(({ addedNodes }) => [...addedNodes]);
        window.together = Math.max(window.together, lines.length);
        for (const { addedNodes, removedNodes, target } of records) {
            removedNodes.forEach((node) => gone.add(node));
            addedNodes.forEach((node) => comes(node, target));
        }
    }).observe(document, { subtree: true, childList: true });
"#;

/// Something added to a live region.
#[derive(Debug, Deserialize)]
struct Added {
    number: u32,
    text: String,
    /// Whether the region had been in the document for a while.
    known: bool,
}

impl Browser {
    /// A game whose page is listened to from its beginning.
    fn listened_to(record: &str, site: &site::Served) -> Browser {
        let browser = Browser::open_game(DESKTOP, site, record);
        browser.wait_for_question("place");
        browser.run_first(LISTEN);
        browser.reload();
        browser.wait_for("window.heard.length > 0");
        browser
    }
}

#[test]
fn each_sentence_is_added_once_to_a_region_that_is_known_and_in_reach_behind_a_dialog_too() {
    let site = site::serve();
    let browser = Browser::listened_to(TWO_PERSONS, &site);
    let heard: Vec<Added> = browser.ask("window.heard");
    assert!(heard[0].known, "{heard:?}");
    assert!(
        heard[0].text.contains("turn. Tile to place: "),
        "{}",
        heard[0].text
    );
    for _ in 0..2 {
        browser.play_turn(true);
    }
    for key in ['?', ','] {
        browser.key(key);
        browser.wait_for("bastide.state().dialog");
        // The page behind it is out of reach, and what is said is not.
        let reached = "[...document.querySelectorAll('.page, #board')].every((each) => each.inert)";
        browser.wait_for(reached);
        assert!(!browser.ask::<bool>("!!document.querySelector('#said').closest('[inert]')"));
        browser.key(Key::Escape);
        browser.wait_for("!bastide.state().dialog");
        browser.wait_for("!document.querySelector('[inert]')");
    }
    browser.key('u');
    browser.wait_for("window.heard.slice(-2).some(({ text }) => text.startsWith('Anna'))");
    let heard: Vec<Added> = browser.ask("window.heard");
    // Nothing is moved.
    let numbers: Vec<u32> = heard.iter().map(|added| added.number).collect();
    let once: Vec<u32> = (0..heard.len() as u32).collect();
    assert_eq!(numbers, once, "{heard:#?}");
    assert!(heard.len() > 6, "{heard:#?}");
    let regions: Vec<u32> = browser.ask("window.regions");
    assert_eq!(regions, [0], "one live region, empty at first");
    let moved: Vec<String> = browser.ask("window.moved");
    assert_eq!(moved, Vec::<String>::new());
    browser.assert_quiet();
}

/// Both browsers, each started once, on what screen readers are told and where the focus goes.
#[test]
fn in_both_browsers_news_come_one_by_one_and_dialogs_take_the_focus_in_time_and_stop_no_key() {
    let site = site::serve();
    let chromium = Browser::listened_to(TWO_PERSONS, &site);
    let firefox = Browser::open_firefox(&site.url());
    firefox.open_record(&site, TWO_PERSONS);
    firefox.run(LISTEN, vec![]);
    for browser in [chromium, firefox] {
        news_and_the_hint_after_them_are_added_one_by_one(&browser);
        browser.open_record(&site, TWO_PERSONS);
        a_dialog_has_the_focus_before_the_page_behind_it_is_out_of_reach(&browser);
        browser.open_record(&site, TWO_PERSONS);
        no_key_stops_at_a_dialog_that_scrolls(&browser);
    }
}

/// Of lines that come together a screen reader may say one.
fn news_and_the_hint_after_them_are_added_one_by_one(browser: &Browser) {
    browser.key(Key::Home);
    browser.key(Key::Enter);
    browser.wait_for_question("figure");
    // What is asked is news, and how it is answered a hint for the first time.
    browser.wait_for("window.heard.length >= 2");
    assert_eq!(browser.ask::<u32>("window.together"), 1);
    let named = "document.querySelector('#said').getAttribute('aria-label')";
    assert_eq!(
        browser.ask::<Option<String>>(named),
        None,
        "said before each line"
    );
}

/// Where the page behind a dialog is gone for screen readers before the focus is in the dialog, they do not say its title.
fn a_dialog_has_the_focus_before_the_page_behind_it_is_out_of_reach(browser: &Browser) {
    browser.wait_for_question("place");
    browser.key(Key::Home);
    browser.wait_until("the focus is on a cell", Browser::is_on_cell);
    let cell = browser.focused();
    browser.run(
        "window.reached = []; new MutationObserver((all) => all.forEach(({ target }) => window.reached.push( \
            [...target.querySelectorAll('button, input, select, summary, [tabindex]')].filter((one) => one.tabIndex >= 0).length))) \
            .observe(document, { subtree: true, attributeFilter: ['data-leaving'] }); \
         window.order = []; window.left = []; document.addEventListener('focusin', ({ target, relatedTarget }) => { \
            window.order.push(`${!!target.closest('dialog[aria-label]')} ${!!document.querySelector('.page[inert]')}`); \
            setTimeout(() => window.left.push(relatedTarget.isConnected && relatedTarget.checkVisibility()), 200); });",
        vec![],
    );
    for key in ['?', ','] {
        browser.key(key);
        browser.wait_for("document.querySelector('.page[inert]')");
        browser.key(Key::Escape);
        browser.wait_until("the cell has the focus again", |browser| {
            browser.focused() == cell
        });
    }
    let order: Vec<String> = browser.ask("window.order");
    assert_eq!(order, ["true false", "false false"].repeat(2));
    // Screen readers do not announce the new focus if the element that lost it is already gone.
    browser.wait_for("window.left.length === 4");
    assert_eq!(browser.ask::<Vec<bool>>("window.left"), [true; 4]);
    browser.wait_for("!document.querySelector('dialog')");
    // Nor does Tab reach a dialog that is closed but still in the document for screen readers.
    assert_eq!(browser.ask::<Vec<u32>>("window.reached"), [0, 0]);
    browser.assert_quiet();
}

/// A screen reader would read all of it there.
fn no_key_stops_at_a_dialog_that_scrolls(browser: &Browser) {
    browser.key('?');
    browser.wait_for("document.activeElement.matches('dialog [data-run=close]')");
    let scrolls = "document.querySelector('dialog').scrollHeight > document.querySelector('dialog').clientHeight";
    assert!(browser.ask::<bool>(scrolls));
    browser.chord(Key::Shift, Key::Tab);
    assert!(!browser.ask::<bool>("document.activeElement.matches('dialog')"));
}

#[test]
fn a_dialog_whose_text_was_clicked_gives_the_focus_back_too() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    browser.wait_for_question("place");
    browser.key(Key::Home);
    browser.wait_until("the focus is on a cell", Browser::is_on_cell);
    let cell = browser.focused();
    browser.key('?');
    browser.click("dialog h1");
    browser.wait_for("!document.activeElement.matches('dialog button')");
    browser.key(Key::Escape);
    browser.wait_until("the cell has the focus again", |browser| {
        browser.focused() == cell
    });
    browser.wait_for("!document.querySelector('dialog')");
    assert_eq!(browser.focused(), cell);
}
