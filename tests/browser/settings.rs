//! Settings that act at once and stay, options of a new game, looking back, taking over a seat.

use crate::board::TWO_PERSONS;
use crate::browser::{Browser, Key};
use crate::screen::{DESKTOP, PHONE};
use crate::site;

/// The value of an attribute of the whole document.
fn whole(browser: &Browser, name: &str) -> String {
    browser.ask(&format!("document.documentElement.getAttribute({name:?})"))
}

/// The colour and the size in which text is written.
fn ink(browser: &Browser) -> (String, f64) {
    let style = "getComputedStyle(document.body)";
    let colour = browser.ask(&format!("{style}.color"));
    (
        colour,
        browser.ask(&format!("parseFloat({style}.fontSize)")),
    )
}

fn settings_act_at_once_and_are_still_there_after_a_reload(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(TWO_PERSONS);
    let (light, size) = ink(browser);
    browser.key(',');
    browser.click("[data-run='set theme dark']");
    browser.click("[data-run='set text 150']");
    browser.click("[data-run='set language fr']");
    browser.click("[data-run='set motion off']");
    browser.click("[data-run='set confirm never']");
    browser.wait_for_text("dialog h1", "Réglages");
    let (dark, larger) = ink(browser);
    assert_ne!(dark, light);
    assert!((larger / size - 1.5).abs() < 0.01, "{size} became {larger}");
    browser.reload();
    browser.wait_for_question("place");
    assert_eq!(ink(browser), (dark, larger));
    let kept = ["data-theme", "data-motion", "lang"].map(|name| whole(browser, name));
    assert_eq!(kept, ["dark", "off", "fr"]);
    browser.drag_to_first();
    if browser.state().question == "figure" {
        browser.click("[data-run=skip]");
    }
    browser.wait_for("bastide.state().seat === 1 && bastide.state().question === 'place'");
    browser.assert_quiet();
}

#[test]
fn settings_that_cannot_be_read_are_the_defaults() {
    let site = site::serve();
    let browser = Browser::open_on(DESKTOP, &site.url());
    let spoil =
        "localStorage.setItem('bastide/settings', 'theme\\u0000 purple\\ntext 1e9\\n\\uD800')";
    browser.run(spoil, vec![]);
    browser.reload();
    assert_eq!(whole(&browser, "data-theme"), "light");
    assert_eq!(whole(&browser, "data-text"), "100");
    browser.assert_quiet();
}

/// The coordinates in sight that lie on a button or on each other.
const CROWDED: &str = "(() => { const rect = (one) => one.getBoundingClientRect(); \
    const meet = (one, other) => one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right; \
    const seen = (one, board, strip) => strip === 'column' ? one.left >= board.left && one.right <= board.right : one.top >= board.top && one.bottom <= board.bottom; \
    const labels = [...document.querySelectorAll('.coordinates > *')].filter((one) => one.checkVisibility() && seen(rect(one), rect(one.parentElement), one.className)); \
    const others = [...labels, ...document.querySelectorAll('.zoomer button')]; \
    if (labels.length < 4) return ['too few']; \
    return labels.filter((one) => others.some((other) => one !== other && meet(rect(one), rect(other)))).map((one) => one.textContent) })()";

#[test]
fn coordinates_lie_on_no_button_and_from_afar_not_on_each_other() {
    let site = site::serve();
    let large = include_str!("../records/six-seats-big-box.txt");
    for screen in [DESKTOP, PHONE] {
        let browser = Browser::open_game(screen, &site, large);
        let settings = "localStorage.setItem('bastide/settings', 'coordinates on\\nmotion off')";
        browser.run(settings, vec![]);
        browser.reload();
        browser.wait_for("document.querySelector('.coordinates')?.dataset.every === '1'");
        let crowded: Vec<String> = browser.ask(CROWDED);
        assert_eq!(crowded, [""; 0]);
        browser.key('0');
        browser.wait_for("document.querySelector('.coordinates').dataset.every === '2'");
        let crowded: Vec<String> = browser.ask(CROWDED);
        assert_eq!(crowded, [""; 0]);
        browser.assert_quiet();
    }
}

fn high_contrast_is_black_and_white(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(TWO_PERSONS);
    browser.key(',');
    browser.click("[data-run='set theme contrast']");
    assert_eq!(ink(browser).0, "rgb(0, 0, 0)");
    browser.prefer(&[("prefers-color-scheme", "dark")]);
    browser.wait_for("getComputedStyle(document.body).color === 'rgb(255, 255, 255)'");
    browser.assert_quiet();
}

#[test]
fn what_is_set_acts_at_once_and_a_replay_and_a_computer_take_over_and_give_back() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    let visits = [
        sounds_are_played_without_complaint,
        a_computer_takes_over_a_seat_and_gives_it_back,
        a_replay_steps_by_keyboard_slider_and_button_and_the_game_goes_on,
        settings_act_at_once_and_are_still_there_after_a_reload,
        high_contrast_is_black_and_white,
    ];
    for visit in visits {
        visit(&browser);
    }
}

fn sounds_are_played_without_complaint(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(TWO_PERSONS);
    let count = "window.tones = 0; const start = OscillatorNode.prototype.start; \
        OscillatorNode.prototype.start = function (when) { window.tones++; return start.call(this, when); };";
    browser.run(count, vec![]);
    browser.click(".brand [data-run=sound]");
    browser.play_turn(false);
    assert_eq!(browser.ask::<u32>("window.tones"), 0);
    browser.key('!');
    browser.drag_to_first();
    browser.wait_for("window.tones > 0");
    browser.assert_quiet();
}

fn a_replay_steps_by_keyboard_slider_and_button_and_the_game_goes_on(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(TWO_PERSONS);
    for screen in [DESKTOP, PHONE] {
        browser.show_on(screen);
        browser.bring(TWO_PERSONS);
        for _ in 0..3 {
            browser.play_turn(true);
        }
        let tiles = browser.wait_for_question("place").tiles;
        assert_eq!(tiles, 4);
        browser.key('b');
        browser.wait_for("bastide.state().replay > 0");
        browser.key(Key::Home);
        browser.wait_for("bastide.state().replay === 0 && bastide.state().tiles === 1");
        browser.key(Key::Right);
        browser.wait_for("bastide.state().tiles === 2");
        browser.key(Key::PageDown);
        browser.wait_for("bastide.state().tiles === 3");
        assert_eq!(browser.state().question, "none");
        browser.click("[data-run=turn-before]");
        browser.wait_for("bastide.state().tiles === 2");
        let slide = "const slider = document.querySelector('input[type=range]'); slider.value = slider.max; \
            slider.dispatchEvent(new Event('input', { bubbles: true }));";
        browser.run(slide, vec![]);
        browser.wait_for("bastide.state().tiles === 4");
        browser.click("[data-run=play]");
        browser.wait_for("bastide.state().tiles === 1");
        browser.wait_for("bastide.state().tiles > 1");
        browser.click("[data-run=back-to-game]");
        browser.wait_for_question("place");
        browser.play_turn(false);
        assert_eq!(browser.state().tiles, 5);
        browser.assert_quiet();
    }
}

fn a_computer_takes_over_a_seat_and_gives_it_back(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(TWO_PERSONS);
    browser.wait_for_question("place");
    browser.click("[data-run='seat 0']");
    let choose = "const list = document.querySelector('dialog select'); list.value = 'greedy'; \
        list.dispatchEvent(new Event('change', { bubbles: true }));";
    browser.run(choose, vec![]);
    browser.click("[data-run=close]");
    browser.wait_for("bastide.state().seat === 1 && bastide.state().question === 'place'");
    let text = browser.saved();
    assert!(text.contains("player 1 blue greedy Anna"), "{text}");
    browser.assert_quiet();
}

#[test]
fn the_rules_of_a_new_game_are_chosen_and_played() {
    let site = site::serve();
    let browser = Browser::open_on(PHONE, &site.url());
    browser.click("[data-run=expansions]");
    browser.click("[data-run='box river on']");
    browser.click("[data-run=start-page]");
    browser.click("[data-run=house-rules]");
    browser.click("[data-run='edition first-2001']");
    let choose = "const list = document.querySelector(\"[data-field='option field-scoring']\"); \
        list.value = 'per-field'; list.dispatchEvent(new Event('change', { bubbles: true }));";
    browser.run(choose, vec![]);
    browser.wait_for("document.querySelectorAll('.choice.changed').length === 1");
    browser.click("[data-run=start]");
    browser.wait_for("!bastide.state().dialog");
    let text = browser.saved();
    for line in [
        "edition first-2001",
        "set river",
        "option field-scoring per-field",
    ] {
        assert!(text.contains(&format!("{line}\n")), "{line} in {text}");
    }
    browser.assert_quiet();
}
