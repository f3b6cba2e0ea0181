//! The workshop in a browser: from the empty table to a copied line for a page, by mouse and by keys.

use crate::browser::{Browser, Key};
use crate::screen::{DESKTOP, PHONE, Point, Screen};
use crate::site::{self, Served};

/// The clipboard belongs to whoever sits in front of the screen: what is copied is kept here instead.
const CLIPBOARD: &str =
    "navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve(); }";

/// The empty workshop.
pub fn workshop(screen: Screen, site: &Served) -> Browser {
    let browser = Browser::open_on(screen, &format!("{}#workshop", site.url()));
    browser.wait_for("window.bastide && bastide.state().kind === 'workshop'");
    browser.wait_for("bastide.state().crisp");
    browser.run(CLIPBOARD, vec![]);
    browser
}

/// A point of a cell, by its share of the side of a tile.
pub fn point(browser: &Browser, cell: (f64, f64), share: (f64, f64)) -> Point {
    let (x, y) = (cell.0 + share.0, cell.1 + share.1);
    let of = |axis: &str, far: f64| {
        let place = format!("bastide.state().origin.{axis} + {far} * bastide.state().zoom");
        browser.ask::<f64>(&place)
    };
    Point {
        x: of("x", x),
        y: of("y", y),
    }
}

fn count(browser: &Browser, what: &str, count: usize) {
    browser.wait_for(&format!("bastide.state().{what} === {count}"));
}

/// What takes the tile of this name in hand.
pub fn tile(name: &str) -> String {
    format!(".tile-kind[aria-label$='({name})']")
}

/// The line that was copied: with a tile, the tile beside it, and a figure.
fn is_copied(browser: &Browser) {
    browser.wait_for("window.copied");
    let line: String = browser.ask("window.copied");
    assert!(line.contains("<bastide-board mode=\"diagram\""), "{line}");
    assert!(line.contains("bastide-board.js"), "{line}");
    assert!(line.contains("tile base/D 0,0"), "{line}");
    assert!(line.contains("figure 1 meeple"), "{line}");
    browser.assert_quiet();
}

#[test]
fn by_mouse_an_empty_table_becomes_a_copied_line_for_a_page() {
    let site = site::serve();
    let browser = workshop(DESKTOP, &site);
    browser.click(&tile("base/D"));
    browser.click_at(point(&browser, (0.0, 0.0), (0.5, 0.5)));
    count(&browser, "tiles", 1);
    // The second one is dragged out of the bar.
    browser.click(&tile("base/E"));
    let from = browser.rect(".bench .slot").middle();
    browser.wait_for("bastide.state().crisp");
    let to = point(&browser, (0.0, -1.0), (0.5, 0.5));
    browser.drag(from, to, 10, |_, _| {});
    count(&browser, "tiles", 2);
    count(&browser, "faults", 0);
    browser.click("[data-run='tab pieces']");
    browser.click("[data-run='take meeple']");
    browser.wait_for("bastide.state().crisp");
    browser.click_at(point(&browser, (0.0, 0.0), (0.3, 0.52)));
    count(&browser, "figures", 1);
    browser.keep_picture("workshop");
    browser.click("[data-run='tab give']");
    browser.click("[data-run=copy-embed]");
    browser.wait_for("document.querySelector('[data-run=copy-embed] .swapped')");
    is_copied(&browser);
    let line: String = browser.ask("window.copied");
    assert!(line.contains("tile base/E 0,-1 r2"), "{line}");
}

/// Goes on with Tab until what has the focus is meant.
fn tab_to(browser: &Browser, css: &str) {
    for _ in 0..120 {
        let there: bool = browser.ask(&format!("document.activeElement.matches({css:?})"));
        if there {
            return;
        }
        browser.key(Key::Tab);
    }
    panic!("no way with Tab to {css}: {:?}", browser.focused());
}

#[test]
fn by_keys_alone_an_empty_table_becomes_a_copied_line_for_a_page() {
    let site = site::serve();
    let browser = workshop(DESKTOP, &site);
    // The tiles are one stop of Tab; arrows lead from one to the next, and Enter to the board with it.
    tab_to(&browser, ".tile-kind");
    for _ in 0..3 {
        browser.key(Key::Right);
    }
    let chosen = format!("document.activeElement.matches({:?})", tile("base/D"));
    assert!(browser.ask::<bool>(&chosen), "{:?}", browser.focused());
    browser.key(Key::Enter);
    browser.wait_until("the focus is on a cell", |browser| browser.is_on_cell());
    browser.key(Key::Enter);
    count(&browser, "tiles", 1);
    browser.key(Key::Down);
    let (_, name) = browser.focused();
    assert_eq!(name, "1 south: free");
    browser.key('r');
    browser.key(Key::Enter);
    count(&browser, "tiles", 2);
    browser.key('z');
    count(&browser, "tiles", 1);
    tab_to(&browser, "[data-run='tab pieces']");
    browser.key(Key::Enter);
    tab_to(&browser, "[data-run='take meeple']");
    browser.key(Key::Enter);
    browser.key(Key::Up);
    browser.wait_until("the focus is on the tile", |browser| {
        browser.focused().1.starts_with("The start: ")
    });
    browser.key(Key::Enter);
    browser.wait_until("the focus is on a part of it", |browser| {
        browser.focused().1.starts_with("In the city")
    });
    browser.key(Key::Enter);
    count(&browser, "figures", 1);
    browser.keep_picture("workshop-by-keys");
    tab_to(&browser, "[data-run='tab give']");
    browser.key(Key::Enter);
    tab_to(&browser, "[data-run=copy-embed]");
    browser.key(Key::Enter);
    is_copied(&browser);
}

#[test]
fn a_finger_lays_a_tile_and_a_figure_and_a_reload_brings_them_back() {
    let site = site::serve();
    let browser = workshop(PHONE, &site);
    browser.click(&tile("base/D"));
    browser.wait_for("bastide.state().crisp");
    browser.tap(point(&browser, (0.0, 0.0), (0.5, 0.5)));
    count(&browser, "tiles", 1);
    browser.click("[data-run='tab pieces']");
    browser.click("[data-run='take-seat 1']");
    browser.wait_for("bastide.state().crisp");
    browser.tap(point(&browser, (0.0, 0.0), (0.5, 0.12)));
    count(&browser, "figures", 1);
    browser.keep_picture("workshop-phone");
    browser.reload();
    browser.wait_for("window.bastide && bastide.state().kind === 'workshop'");
    count(&browser, "figures", 1);
    browser.assert_quiet();
}

#[test]
fn a_copied_line_for_a_frame_shows_the_position_there() {
    let site = site::serve();
    let browser = workshop(DESKTOP, &site);
    browser.click(&tile("base/D"));
    browser.click_at(point(&browser, (0.0, 0.0), (0.5, 0.5)));
    count(&browser, "tiles", 1);
    browser.click("[data-run='tab give']");
    browser.click("[data-run=copy-frame]");
    browser.wait_for("window.copied");
    let line: String = browser.ask("window.copied");
    let address: String = browser.ask(
        "new DOMParser().parseFromString(window.copied, 'text/html').querySelector('iframe').src",
    );
    assert!(address.starts_with(&site.url()), "{line}");
    browser.run("location.href = arguments[0]", vec![address.into()]);
    let record = "(() => { try { return document.querySelector('bastide-board').api(1).record(); } \
        catch { return ''; } })()";
    browser.wait_for(record);
    let record: String = browser.ask(record);
    assert!(record.contains("tile base/D 0,0"), "{record}");
}

#[test]
fn a_tile_dragged_from_the_palette_lies_where_it_is_let_go() {
    let site = site::serve();
    let browser = workshop(DESKTOP, &site);
    let from = browser.rect(&tile("base/D")).middle();
    let to = point(&browser, (0.0, 0.0), (0.5, 0.5));
    browser.sweep(from, to, 10);
    count(&browser, "tiles", 1);
    browser.assert_quiet();
}

#[test]
fn a_marked_position_is_seen_as_it_will_be_on_the_other_page() {
    let site = site::serve();
    let browser = workshop(DESKTOP, &site);
    browser.click(&tile("base/D"));
    browser.click_at(point(&browser, (0.0, 0.0), (0.5, 0.5)));
    count(&browser, "tiles", 1);
    browser.click("[data-run='tab explain']");
    browser.click("[data-run='mark letter']");
    browser.click_at(point(&browser, (1.0, 0.0), (0.5, 0.5)));
    browser.click("[data-run='tab give']");
    browser.click("[data-run='offer theme dark']");
    browser.click("[data-run='offer preview true']");
    let board = "document.querySelector('.as-there iframe')?.contentDocument?.querySelector('bastide-board')";
    let record =
        format!("(() => {{ try {{ return {board}.api(1).record(); }} catch {{ return ''; }} }})()");
    browser.wait_for(&record);
    let record: String = browser.ask(&record);
    assert!(record.contains("label 1,0 A"), "{record}");
    let theme: String = browser.ask(&format!("{board}.getAttribute('theme')"));
    assert_eq!(theme, "dark");
    browser.keep_picture("workshop-preview");
    browser.assert_quiet();
}

#[test]
fn the_kinds_of_marks_are_whole_words_on_a_phone_in_every_language() {
    let site = site::serve();
    let browser = workshop(PHONE, &site);
    browser.arm();
    browser.press("tab explain");
    let broken = "[...document.querySelectorAll('.mark-kind .label')].filter((label) => { const words = label.firstChild; \
         return [...words.data.matchAll(/\\S+/g)].some(({ 0: word, index }) => { const range = document.createRange(); \
         range.setStart(words, index); range.setEnd(words, index + word.length); return range.getClientRects().length > 1 }) }) \
         .map((label) => label.textContent)";
    for language in ["en", "fr", "de"] {
        browser.press(&format!("set language {language}"));
        browser.rest();
        browser.wait_for(&format!(
            "document.querySelector('.whole').lang === '{language}' && document.querySelector('.mark-kind')"
        ));
        assert_eq!(browser.ask::<Vec<String>>(broken), [""; 0], "{language}");
    }
}
