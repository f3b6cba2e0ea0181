//! The page comes up: it draws, its worker answers, it is quiet.

use crate::browser::{Browser, DESKTOP, PHONE};
use crate::screen::{SIDEWAYS, Screen};
use crate::site;

#[test]
fn one_click_starts_and_the_computer_answers() {
    for screen in [DESKTOP, PHONE] {
        let site = site::serve();
        let browser = Browser::open_on(screen, &site.url());
        browser.click("[data-run=start]");
        browser.wait_for("bastide.state().tiles > 1 || bastide.state().question === 'place'");
        let board = browser.rect("#board");
        let picture = browser.screenshot(&format!("start-{}", screen.width));
        assert_eq!(
            picture.width,
            (f64::from(screen.width) * screen.ratio) as usize
        );
        assert!(
            picture.cut(board, screen.ratio).colours().len() > 100,
            "the board is blank"
        );
        browser.assert_quiet();
    }
}

#[test]
fn the_page_works_below_a_path() {
    let folder = site::scratch("below");
    site::copy_to(&folder.join("a path/here"));
    let site = site::Served::start(&folder, 0).expect("a free port");
    let browser = Browser::open(&format!("{}a%20path/here/", site.url()));
    browser.wait_for_text("dialog h1", "Bastide");
    browser.assert_quiet();
}

#[test]
fn the_policy_lets_nothing_in_from_elsewhere() {
    let site = site::serve();
    let browser = Browser::open(&site.url());
    browser.run(
        "const script = document.createElement('script'); script.textContent = 'window.stranger = 1'; \
         document.head.append(script); \
         fetch('http://127.0.0.1:1/').catch(() => { window.refused = true; });",
        Vec::new(),
    );
    browser.wait_for("window.refused");
    assert!(
        browser.ask::<bool>("window.stranger === undefined"),
        "an inline script ran"
    );
    let errors = browser.console_errors();
    assert!(
        errors
            .iter()
            .any(|error| error.contains("Content Security Policy")),
        "{errors:?}"
    );
}

#[test]
fn the_first_dialog_shows_who_plays_and_what_starts_on_any_screen() {
    let site = site::serve();
    let browser = Browser::open_on(SIDEWAYS, &site.url());
    browser.wait_for_text("dialog h1", "Bastide");
    browser.arm();
    let visits = [
        it_opens_at_its_head,
        a_new_game_begins_with_all_who_play_in_sight,
        on_a_desk_all_of_the_first_dialog_is_seen_without_scrolling,
        what_starts_covers_a_tenth_of_the_window_at_most,
        what_lies_in_a_box_is_painted_when_it_is_scrolled_to,
        its_pages_keep_their_title_in_sight,
    ];
    for visit in visits {
        visit(&browser);
    }
}

fn it_opens_at_its_head(browser: &Browser) {
    let head = browser.rect("dialog h1");
    assert!(head.y >= 0.0, "{head:?}");
    let scrolled: f64 = browser.ask("document.querySelector('dialog').scrollTop");
    assert_eq!(scrolled, 0.0);
}

fn a_new_game_begins_with_all_who_play_in_sight(browser: &Browser) {
    for screen in [SIDEWAYS, PHONE, DESKTOP] {
        browser.show_on(screen);
        browser.rest();
        let (start, row) = (
            browser.rect(".start .go"),
            browser.rect(".rows > .row:last-child"),
        );
        assert!(
            row.y + row.height <= start.y,
            "{screen:?}: {row:?} {start:?}"
        );
    }
}

fn on_a_desk_all_of_the_first_dialog_is_seen_without_scrolling(browser: &Browser) {
    browser.show_on(DESKTOP);
    for language in ["de", "fr", "en"] {
        browser.press(&format!("set language {language}"));
        browser.rest();
        let cut: f64 = browser.ask(
            "(() => { const form = document.querySelector('dialog.start'); \
             return form.scrollHeight - form.clientHeight; })()",
        );
        assert!(cut < 1.0, "{language}: {cut} pixels are cut");
    }
}

/// A small phone of today.
const SMALL: Screen = Screen {
    width: 360,
    height: 640,
    ..PHONE
};

fn what_starts_covers_a_tenth_of_the_window_at_most(browser: &Browser) {
    for screen in [DESKTOP, PHONE, SMALL, SIDEWAYS] {
        browser.show_on(screen);
        let window = f64::from(screen.width) * f64::from(screen.height);
        for page in ["start-page", "expansions", "house-rules"] {
            if page != "start-page" {
                browser.press(page);
                browser.wait_for_text("dialog .go .button", "Start");
            }
            browser.rest();
            let covered = browser.rect("dialog:not([data-leaving]) .go");
            let share = covered.width * covered.height / window;
            assert!(share <= 0.1, "{screen:?} {page}: {share}");
            if page != "start-page" {
                browser.press("start-page");
            }
        }
    }
}

fn what_lies_in_a_box_is_painted_when_it_is_scrolled_to(browser: &Browser) {
    browser.show_on(PHONE);
    browser.press("expansions");
    browser.wait_for("document.querySelector('dialog .pictures canvas')");
    browser.run(
        "document.querySelector('dialog .pictures canvas').scrollIntoView()",
        Vec::new(),
    );
    browser.wait_for(
        "(() => { const one = document.querySelector('dialog .pictures canvas'); const all = one.getContext('2d'); \
         return all.getImageData(0, 0, one.width, one.height).data.some((part) => part > 0); })()",
    );
}

fn its_pages_keep_their_title_in_sight(browser: &Browser) {
    let page = "document.querySelector('dialog:not([data-leaving])')";
    browser.run(&format!("{page}.scrollTop = 600"), Vec::new());
    browser.rest();
    for css in ["h1", ".corner"] {
        let head = browser.rect(&format!("dialog:not([data-leaving]) {css}"));
        assert!(head.y >= 0.0 && head.y < 60.0, "{css}: {head:?}");
    }
}
