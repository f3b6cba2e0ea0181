//! Saving: what happens when it cannot be done, and what a broken page says.

use crate::board::TWO_PERSONS;
use crate::browser::Browser;
use crate::screen::DESKTOP;
use crate::site;

#[test]
fn every_action_is_saved_at_once() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    let saved = "localStorage.getItem('bastide/game/' + localStorage.getItem('bastide/now'))";
    browser.drag_to_first();
    let text: String = browser.ask(saved);
    assert!(text.contains("\nplace base/"), "{text}");
    browser.key('z');
    browser.wait_for("bastide.state().question === 'place'");
    let text: String = browser.ask(saved);
    assert!(!text.contains("\nplace base/"), "{text}");
}

#[test]
fn a_full_storage_is_said_and_the_game_goes_on() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    let fill = "let part = 'x'.repeat(1 << 20); let n = 0; \
        while (part) { try { localStorage.setItem('fill' + n, part); n++; } catch { part = part.slice(part.length / 2 + 1); } }";
    browser.run(fill, vec![]);
    browser.drag_to_first();
    browser.wait_for("bastide.state().notices === 1");
    let text = browser.text(".notice").expect("a sentence");
    assert!(text.contains("room"), "{text}");
    assert_eq!(browser.state().tiles, 2);
}

#[test]
fn a_save_that_cannot_be_read_is_kept_and_told() {
    let site = site::serve();
    let browser = Browser::open(&site.url());
    browser.run(
        "localStorage.setItem('bastide/now', 'old'); localStorage.setItem('bastide/game/old', 'nonsense')",
        vec![],
    );
    browser.reload();
    browser.wait_for("window.bastide && bastide.state().notices === 1");
    assert!(browser.state().dialog, "a new game is offered");
    let kept: String = browser.ask("localStorage.getItem('bastide/broken/old')");
    assert_eq!(kept, "nonsense");
}

#[test]
fn a_broken_page_shows_a_report_and_the_game() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    browser.drag_to_first();
    browser.run("try { bastide.drill(); } catch {}", vec![]);
    browser.wait_for("document.querySelector('.panic')");
    let texts: Vec<String> =
        browser.ask("[...document.querySelectorAll('.panic textarea')].map(area => area.value)");
    assert!(texts[0].contains("this is a drill"), "{}", texts[0]);
    assert!(texts[0].contains("panic.rs"), "{}", texts[0]);
    assert!(texts[1].contains("\nplace base/"), "{}", texts[1]);
    browser.click(".panic .primary");
    browser.wait_for("window.bastide && bastide.state().tiles === 2");
}

#[test]
fn a_game_in_another_tab_is_only_looked_at() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    browser.open_tab(&site.url());
    browser.wait_for("window.bastide && bastide.state().question");
    browser.play_turn(false);
    browser.switch_to(0);
    browser.wait_for("bastide.state().notices === 1");
    assert_eq!(browser.state().question, "none");
}

#[test]
fn games_stay_on_the_shelf_until_they_are_deleted() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    browser.play_turn(false);
    browser.key('n');
    browser.click("[data-run=start]");
    browser.wait_for("!bastide.state().dialog");
    browser.key('n');
    browser.wait_for_text(".saved .label", "Anna and Ben");
    browser.click(".saved");
    browser.wait_for("!bastide.state().dialog && bastide.state().tiles === 2");
    browser.key('n');
    browser.wait_for("document.querySelectorAll('.saved').length === 1");
    browser.click("[data-run^=delete]");
    browser.wait_for("document.querySelectorAll('.saved').length === 0");
    browser.assert_quiet();
}
