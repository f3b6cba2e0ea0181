//! All saved games as one file: out of one browser, into another.

use crate::board::TWO_PERSONS;
use crate::browser::Browser;
use crate::screen::DESKTOP;
use crate::site;

#[test]
fn all_games_go_through_one_file_into_another_browser() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    browser.play_turn(false);
    let unreadable = "bastide 1\nseats 2\nplayer 1 blue person Cleo\nplay\nplace base/Zz 0,1\n";
    browser.plant_save("old", unreadable);
    browser.goto("about:blank");
    browser.open_record(&site, "bastide 1\nset base\nseats 4\nseed 5\n");
    let downloads = browser.keep_downloads("several");
    browser.key('g');
    browser.wait_for("document.querySelectorAll('.saved').length === 3");
    browser.keep_picture("export-all");
    browser.click("dialog [data-run=export-all]");
    let text = downloads.text(&browser);
    assert!(text.starts_with("# game 1 of 3\nbastide 1"), "{text}");
    let other = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    let before = other.record();
    let file = downloads.path().display().to_string();
    other.type_into("#file", &file);
    other.wait_for("bastide.state().notices === 1");
    let told = other.text(".notice").expect("a sentence");
    assert!(
        told.contains("3 games were added") && told.contains("1 of them cannot be read"),
        "{told}"
    );
    assert_eq!(other.record(), before, "the game on the screen stays");
    other.click(".notice [data-run=games]");
    other.wait_for("document.querySelectorAll('.saved').length === 4");
    other.type_into("#file", &file);
    other.wait_for(
        "document.querySelector('.notices').innerText.includes('3 games were here already')",
    );
    assert_eq!(other.count(".saved"), 4);
    other.keep_picture("all-games-brought");
    browser.assert_quiet();
    other.assert_quiet();
}
