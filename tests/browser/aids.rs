//! Reading the board: the card about a place, whose the fields are, tiles still to come, rules in words.

use crate::board::TWO_PERSONS;
use crate::browser::Browser;
use crate::screen::{DESKTOP, PHONE, Point, Screen};
use crate::site;

/// A field of both players under two cities, and a city of Ben's.
pub const FIELDS: &str = "bastide 1\nset base 2\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\nseed 1\n\
    stack base/U base/E base/B base/K\nstart\ntile base/E 0,0\ntile base/E 0,-1 r2\ntile base/B 1,0\n\
    tile base/E 2,0\ntile base/E 2,-1 r2\ntile base/E 3,0\nfigure 1 meeple field 4 0,0\n\
    figure 2 meeple field 4 2,0\nfigure 2 meeple city N 3,0\nturn 1\n";

/// Where Ben's knight stands, worked out from a cell where the tile in hand may lie.
fn knight(browser: &Browser) -> Point {
    let state = browser.wait_for_question("place");
    let (cell, zoom) = (&state.legal[0], browser.ask::<f64>("bastide.state().zoom"));
    let across = |to: i32, from: i32| f64::from(to - from) * zoom;
    Point {
        x: cell.at.x + across(3, cell.x),
        y: cell.at.y + across(0, cell.y) - 0.36 * zoom,
    }
}

#[test]
fn a_card_opens_where_the_mouse_rests_and_its_rule_is_said_in_both_languages() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, FIELDS);
    browser.mouse_to(knight(&browser));
    browser.wait_for("document.querySelector('.tooltip')");
    let card = browser.text(".tooltip").expect("a card");
    assert!(card.contains("City") && card.contains("Ben"), "{card}");
    browser.keep_picture("card");
    browser.mouse_to(browser.rect(".tooltip .rule").middle());
    browser.click(".tooltip .rule");
    let sentence =
        "At the end of the game an unfinished city gives 1 point per tile and 1 point per shield.";
    browser.wait_for_text(".sentence", sentence);
    browser.click(".leafing [data-run^='rule ']");
    browser.wait_for("!document.querySelector('.sentence').innerText.startsWith('At the end of the game an unf')");
    browser.click("dialog [data-run=rules]");
    browser.wait_for("document.querySelectorAll('.sentences li').length > 4");
    browser.keep_picture("rules");
    browser.click("dialog [data-run=close]");
    browser.click("[data-run=menu]");
    browser.click(".menu [data-run=settings]");
    browser.click("[data-run='set language fr']");
    browser.click("dialog [data-run=close]");
    browser.mouse_to(browser.rect(".brand h1").middle());
    browser.mouse_to(knight(&browser));
    browser.click(".tooltip .rule");
    let french = "À la fin de la partie, une ville inachevée";
    browser.wait_for(&format!(
        "document.querySelector('.sentence').innerText.startsWith({french:?})"
    ));
    browser.assert_quiet();
}

#[test]
fn fields_show_their_owners_and_a_list_the_tiles_to_come() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, FIELDS);
    browser.wait_for_question("place");
    browser.wait_for("!bastide.state().busy");
    let board = browser.rect(".free");
    let plain = browser.screenshot("fields-off").cut(board, 1.0);
    browser.click("[data-run='claims fields']");
    browser
        .wait_for("document.querySelector('[data-run=\"claims fields\"]').ariaChecked === 'true'");
    let shown = browser.screenshot("fields-on").cut(board, 1.0);
    assert!(
        shown.colours().len() != plain.colours().len(),
        "nothing is drawn"
    );
    browser.click("button.stack");
    browser.wait_for("document.querySelectorAll('.tile-kind canvas[data-painted]').length === 4");
    browser.mouse_to(browser.rect(".tile-kind").middle());
    browser.wait_for("bastide.state().lit.length > 0");
    browser.click("button.stack");
    browser.wait_for("!document.querySelector('.remaining')");
    browser.assert_quiet();
}

#[test]
fn on_a_phone_what_is_seldom_needed_is_in_a_menu_in_one_row() {
    let site = site::serve();
    let browser = Browser::open_game(PHONE, &site, TWO_PERSONS);
    browser.wait_for_question("place");
    let row = browser.rect(".brand");
    assert!(row.height < 60.0, "two rows: {row:?}");
    browser.click("[data-run=menu]");
    browser.click(".menu [data-run=help]");
    browser.wait_for("document.querySelector('dialog.help')");
    browser.assert_quiet();
}

/// It cannot scroll what lies under it.
#[test]
fn a_finger_that_is_held_on_a_cell_sees_every_tile_that_fits() {
    let site = site::serve();
    for height in [844, 640] {
        let screen = Screen { height, ..PHONE };
        let browser = Browser::open_game(screen, &site, TWO_PERSONS);
        let state = browser.wait_for_question("place");
        browser.wait_for("!bastide.state().busy");
        let at = state.legal[0].at;
        // As long as it takes until the card is there.
        browser.touch_drag(at, at, 100);
        browser.wait_for("document.querySelector('.tooltip .fitting canvas[data-painted]')");
        let hidden = "(() => { const list = document.querySelector('.tooltip .fitting'), card = list.closest('.tooltip').getBoundingClientRect(); \
            return [...list.children].filter((one) => { const { top, bottom } = one.getBoundingClientRect(); \
            return top < card.top || bottom > card.bottom || bottom > innerHeight || top < 0 }).length \
            + (list.scrollHeight > list.clientHeight + 1 ? 1 : 0) })()";
        assert!(browser.count(".tooltip .fitting > *") > 8, "many fit");
        assert_eq!(browser.ask::<u32>(hidden), 0, "{height}");
        browser.assert_quiet();
    }
}
