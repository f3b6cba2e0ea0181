//! What a phone leaves room for: the board, fingers, and one sheet at a time.

use crate::board::TWO_PERSONS;
use crate::browser::Browser;
use crate::card_views::LAST_ROUND;
use crate::screen::{DESKTOP, PHONE, Point, Rect, Screen};
use crate::site;

/// A small phone.
const SMALL: Screen = Screen {
    width: 360,
    height: 640,
    ..PHONE
};

/// Two persons with secret hands of three tiles.
const HANDS: &str = "bastide 1\nset base\noption hand 3\nseats 2\nplayer 1 blue person Anna\n\
    player 2 red person Ben\noption first-player 1\nseed 4\n";

/// Six persons, some with long names.
const SIX: &str = "bastide 1\nset base\nseats 6\nplayer 1 yellow person Maximiliane-Friederike\n\
    player 2 red person Ben\nplayer 3 pink person Clementine de Bourbon\nplayer 4 green person Dora\n\
    player 5 blue person Emil\nplayer 6 black person Franz Xaver\noption first-player 1\nseed 4\n";

/// The height of the part of the board that nothing lies on, as a share of the screen.
fn board(browser: &Browser) -> f64 {
    browser.rect(".free").height / f64::from(browser.screen().height)
}

fn the_board_keeps_its_room_beside_a_hand_of_three_and_text_twice_as_large(browser: &Browser) {
    browser.show_on(SMALL);
    browser.bring(HANDS);
    browser.arm();
    browser.press("set language fr");
    browser.press("set text 200");
    browser.press("show-hand");
    browser.wait_for_question("place");
    browser.rest();
    assert!(board(browser) > 0.3, "{}", board(browser));
    let faults = browser.crowded();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let slots: usize = browser.ask("bastide.state().slots.length");
    assert_eq!(slots, 3);
    let apart: bool = browser.ask(
        "[...document.querySelectorAll('.slots .slot, .turns button')].every((one, index, all) => \
         all.slice(index + 1).every((two) => { const [a, b] = [one, two].map(each => each.getBoundingClientRect()); \
         return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top; }))",
    );
    assert!(apart, "tiles and arrows lie beside each other");
}

fn in_large_print_six_have_name_and_points_in_sight_and_the_board_keeps_its_room(
    browser: &Browser,
) {
    browser.show_on(SMALL);
    browser.bring(SIX);
    browser.arm();
    browser.press("set tips off");
    browser.press("set text 200");
    for screen in [SMALL, PHONE, DESKTOP] {
        browser.show_on(screen);
        browser.rest();
        assert!(board(browser) > 0.44, "{screen:?}: {}", board(browser));
        let hidden: Vec<String> = browser.ask(
            "[...document.querySelectorAll('.player .name, .player .score')].filter((part) => { \
             const [box, side] = [part, part.closest('.side')].map((each) => each.getBoundingClientRect()); \
             return box.top < side.top || box.bottom > side.bottom + 1; }).map((part) => part.textContent)",
        );
        assert!(hidden.is_empty(), "{screen:?}: {hidden:?}");
        let asked = browser.rect(".ask > .question");
        let room = browser.rect(".ask");
        let (end, last) = (asked.y + asked.height, room.y + room.height);
        assert!(
            end <= last + 1.0,
            "{screen:?}: the question ends at {end} of {last}"
        );
    }
}

#[test]
fn board_log_and_buttons_keep_their_room_from_a_small_phone_to_a_desk() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, SIX);
    let visits = [
        six_players_leave_the_log_its_room,
        on_small_desks_nothing_lies_over_the_bar_of_a_replay_or_over_a_row_of_cards,
        with_the_big_box_and_six_players_the_board_and_the_log_keep_their_room,
        in_large_print_six_have_name_and_points_in_sight_and_the_board_keeps_its_room,
    ];
    for visit in visits {
        visit(&browser);
    }
}

fn six_players_leave_the_log_its_room(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(SIX);
    let log = browser.rect(".log");
    assert!(log.height > 400.0, "{log:?}");
}

/// Whether anything of the bar is seen but the question.
const BAR: &str =
    "[...document.querySelectorAll('.dock > :not(.ask)')].some((part) => part.offsetHeight > 0)";

fn a_sheet_takes_the_place_of_the_cover_and_of_the_other_sheet(browser: &Browser) {
    browser.show_on(PHONE);
    browser.bring(HANDS);
    browser.arm();
    browser.wait_for("bastide.state().covered");
    for sheet in ["log", "remaining"] {
        browser.press(sheet);
        browser.rest();
        let bar: bool = browser.ask(BAR);
        assert!(!bar, "{sheet}");
        assert_eq!(browser.count(".page > .log"), 1);
    }
    browser.press("remaining");
    browser.wait_for(BAR);
}

fn a_finger_finds_what_is_to_be_pressed(browser: &Browser) {
    browser.show_on(PHONE);
    browser.bring(TWO_PERSONS);
    browser.arm();
    let mut found = Vec::new();
    let views = ["fit", "settings", "games", "help", "new-game"];
    for view in views {
        browser.press(view);
        browser.rest();
        let small = browser.small(
            44,
            "button:not(.chapter-head, .rule, .switch, .more), input[type=range], select",
        );
        found.extend(small.into_iter().map(|fault| format!("{view}: {fault}")));
        browser.press("close");
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn on_a_phone_nothing_that_is_needed_is_out_of_sight_or_too_small() {
    let site = site::serve();
    let browser = Browser::open_game(PHONE, &site, TWO_PERSONS);
    let visits = [
        a_finger_drags_a_figure_from_the_bar_to_its_place,
        an_open_log_leaves_the_question_in_sight,
        a_finger_finds_what_is_to_be_pressed,
        with_the_log_open_what_is_pinned_is_still_pressed,
        a_sheet_takes_the_place_of_the_cover_and_of_the_other_sheet,
        what_is_pinned_is_in_sight_whatever_is_asked_and_however_large_text_is,
        whose_things_are_lies_in_front_of_what_players_hold,
        the_board_keeps_its_room_beside_a_hand_of_three_and_text_twice_as_large,
    ];
    for visit in visits {
        visit(&browser);
    }
}

fn a_finger_drags_a_figure_from_the_bar_to_its_place(browser: &Browser) {
    browser.show_on(PHONE);
    browser.bring(TWO_PERSONS);
    let cell = browser.wait_for_question("place").legal[0].clone();
    browser.tap(cell.at);
    browser.wait_for("bastide.state().question === 'figure' && !bastide.state().busy");
    let spot = browser.state().spots[0].at;
    let from = browser.rect(".kinds .kind").middle();
    let below = Point {
        y: spot.y + 41.6,
        ..spot
    };
    browser.touch_drag(from, below, 10);
    browser.wait_for_question("confirm");
    assert_eq!(browser.state().figures, 1);
    browser.assert_quiet();
}

fn an_open_log_leaves_the_question_in_sight(browser: &Browser) {
    browser.show_on(PHONE);
    browser.bring(TWO_PERSONS);
    for (width, height) in [(320, 480), (360, 640), (640, 320)] {
        browser.show_on(Screen {
            width,
            height,
            ..PHONE
        });
        browser.bring(TWO_PERSONS);
        browser.key('l');
        browser.wait_for("document.querySelector('.page.logging .log')?.checkVisibility()");
        browser.keep_picture(&format!("logging-{width}"));
        let seen = "(() => { const [ask, log] = ['.ask', '.log'].map(one => \
            document.querySelector(one).getBoundingClientRect()); \
            return ask.height > 0 && (ask.bottom <= log.top || ask.right <= log.left); })()";
        assert!(browser.ask::<bool>(seen), "{width}x{height}");
        let question = browser.text(".ask .question").unwrap_or_default();
        assert!(question.starts_with("Drag the tile"), "{question}");
        assert!(browser.rect(".log").height > 90.0);
        browser.key('l');
        browser.wait_for("!document.querySelector('.page.logging')");
    }
}

/// Six persons in the middle of a game with all of the Big Box.
const BIG_BOX: &str = include_str!("../records/six-seats-big-box.txt");

fn with_the_big_box_and_six_players_the_board_and_the_log_keep_their_room(browser: &Browser) {
    browser.show_on(SMALL);
    browser.bring(BIG_BOX);
    browser.arm();
    browser.press("set tips off");
    browser.rest();
    assert!(board(browser) > 0.55, "{}", board(browser));
    browser.show_on(Screen {
        width: 1440,
        height: 900,
        ..DESKTOP
    });
    browser.rest();
    let rows: usize = browser.ask(
        "(() => { const room = document.querySelector('.lines').getBoundingClientRect(); \
         return [...document.querySelectorAll('.turn-line')].filter((line) => { \
         const row = line.getBoundingClientRect(); \
         return row.top >= room.top - 1 && row.bottom <= room.bottom + 1; }).length; })()",
    );
    assert!(rows >= 6, "{rows}");
    let head = hidden(browser, ".brand > button:not(.only-narrow)");
    assert_eq!(head, [""; 0]);
}

/// Everything in play, up to a decision.
pub fn everything_up_to(steps: usize) -> String {
    let all = include_str!("../records/all-parts.txt");
    let lines: Vec<&str> = all.lines().collect();
    let play = lines
        .iter()
        .position(|&line| line == "play")
        .expect("actions");
    format!("{}\n", lines[..=play + steps].join("\n"))
}

fn what_is_pinned_is_in_sight_whatever_is_asked_and_however_large_text_is(browser: &Browser) {
    let sideways = Screen {
        width: PHONE.height,
        height: PHONE.width,
        ..PHONE
    };
    let smallest = Screen {
        width: 320,
        height: 480,
        ..PHONE
    };
    browser.show_on(PHONE);
    browser.bring(&everything_up_to(17));
    browser.arm();
    browser.press("set tips off");
    // A figure, a robber, an ingot, a ferry, a crop circle.
    for steps in [17, 45, 109, 166, 234] {
        browser.bring(&everything_up_to(steps));
        for text in ["set text 100", "set text 200"] {
            browser.press(text);
            for screen in [PHONE, sideways, SMALL, smallest] {
                browser.show_on(screen);
                browser.rest();
                let hidden: Vec<String> = browser.ask(
                    "[...document.querySelectorAll('.pinned button')].filter((button) => { \
                     const box = button.getBoundingClientRect(); \
                     const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2); \
                     return box.x < 0 || box.y < 0 || box.right > innerWidth || box.bottom > innerHeight \
                     || !button.contains(on); }).map((button) => button.dataset.run)",
                );
                assert!(hidden.is_empty(), "{steps}, {text}, {screen:?}: {hidden:?}");
                let some: bool = browser.ask("!!document.querySelector('.pinned button')");
                assert!(some, "{steps}: something can be taken back");
            }
        }
    }
}

/// Writes down, while a computer thinks and plays, whether it plays, and where the board and the way back are.
const WATCH_COMPUTER: &str = "window.seen = []; const box = (element) => { \
    const { x, y, width, height } = element.getBoundingClientRect(); return { x, y, width, height }; }; \
    new MutationObserver(() => { \
    const [question, board, back] = ['.waiting .question', '.free', '.pinned [data-run=take-back]'].map((css) => document.querySelector(css)); \
    if (question) seen.push([question.textContent.includes('places a tile'), box(board), back && box(back)]); \
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });";

#[test]
fn the_board_and_the_buttons_stay_where_they_are_through_a_turn_and_a_computers() {
    let against = TWO_PERSONS.replace("person Ben", "greedy");
    let site = site::serve();
    let browser = Browser::open_as_new(PHONE, &site, &against);
    browser.arm();
    browser.press("set tips off");
    for screen in [PHONE, DESKTOP] {
        browser.show_on(screen);
        browser.bring(&against);
        browser.rest();
        browser.wait_for_question("place");
        let free = browser.rect(".free");
        browser.drag_to_first();
        browser.wait_for("!bastide.state().busy");
        assert_eq!(browser.rect(".free"), free, "{screen:?}: a figure");
        let back = browser.rect(".pinned [data-run=take-back]");
        // A turn can be taken back for a moment, and a computer plays in one: the page itself looks.
        browser.run(WATCH_COMPUTER, vec![]);
        browser.click("[data-run=skip]");
        browser.wait_for_question("place");
        assert_eq!(browser.rect(".free"), free, "{screen:?}: the next turn");
        let seen: Vec<(bool, Rect, Option<Rect>)> = browser.ask("window.seen");
        assert!(
            seen.iter().any(|(plays, ..)| *plays),
            "{screen:?}: it plays"
        );
        assert!(
            seen.iter().any(|(.., button)| button.is_some()),
            "{screen:?}"
        );
        for (_, board, button) in seen {
            assert_eq!(board, free, "{screen:?}: a computer");
            assert_eq!(button.unwrap_or(back), back, "{screen:?}: a computer");
        }
        browser.assert_quiet();
    }
}

/// Buttons for which nothing, or not all, is seen where they are.
fn hidden(browser: &Browser, buttons: &str) -> Vec<String> {
    browser.ask(&format!(
        "[...document.querySelectorAll('{buttons}')].filter((button) => {{ \
         const box = button.getBoundingClientRect(); \
         const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2); \
         return box.x < 0 || box.y < 0 || box.right > innerWidth || box.bottom > innerHeight \
         || !button.contains(on); }}).map((button) => button.dataset.run)"
    ))
}

fn with_the_log_open_what_is_pinned_is_still_pressed(browser: &Browser) {
    let sideways = Screen {
        width: PHONE.height,
        height: PHONE.width,
        ..PHONE
    };
    browser.show_on(PHONE);
    browser.bring(&everything_up_to(17));
    browser.arm();
    for screen in [PHONE, sideways] {
        browser.show_on(screen);
        browser.bring(&everything_up_to(17));
        browser.key('l');
        browser.wait_for("document.querySelector('.page.logging .log')?.checkVisibility()");
        browser.rest();
        assert_eq!(browser.count(".pinned [data-run=skip]"), 1);
        let hidden = hidden(browser, ".pinned button");
        assert!(hidden.is_empty(), "{screen:?}: {hidden:?}");
        browser.press("skip");
        browser.wait_for("!document.querySelector('.pinned [data-run=skip]')");
        browser.key('l');
        browser.wait_for("!document.querySelector('.page.logging')");
    }
}

fn whose_things_are_lies_in_front_of_what_players_hold(browser: &Browser) {
    browser.show_on(PHONE);
    browser.bring(&everything_up_to(234));
    browser.arm();
    browser.press("set text 200");
    browser.press("claims fields");
    browser.rest();
    let over: Vec<String> = browser.ask(
        "(() => { const box = document.querySelector('.claims').getBoundingClientRect(); \
         const found = []; for (let x = box.x + 4; x < box.right; x += 6) \
         for (let y = box.y + 4; y < Math.min(box.bottom, innerHeight); y += 6) { \
         const on = document.elementFromPoint(x, y); \
         if (on.closest('.player')) found.push(`${on.className} at ${x} ${y}`); } return found; })()",
    );
    assert!(over.is_empty(), "{over:?}");
}

fn on_small_desks_nothing_lies_over_the_bar_of_a_replay_or_over_a_row_of_cards(browser: &Browser) {
    let apart = |browser: &Browser, one: &str, other: &str| {
        let (one, other) = (browser.rect(one), browser.rect(other));
        let aside = one.x + one.width <= other.x || other.x + other.width <= one.x;
        aside || one.y + one.height <= other.y || other.y + other.height <= one.y
    };
    browser.show_on(DESKTOP);
    browser.bring(&everything_up_to(234));
    browser.arm();
    for (width, height) in [(800, 600), (1000, 700)] {
        let screen = Screen {
            width,
            height,
            ..DESKTOP
        };
        browser.show_on(screen);
        browser.bring(&everything_up_to(234));
        browser.press("replay");
        browser.wait_for("document.querySelector('.dock.replay')");
        browser.rest();
        assert!(apart(browser, ".zoomer", ".dock"), "{screen:?}");
        assert_eq!(hidden(browser, ".zoomer button, .ways button"), [""; 0]);
        browser.bring(LAST_ROUND);
        browser.press("show-hand");
        browser.rest();
        browser.press("ask-turn");
        browser.wait_for("document.querySelector('.toast')");
        assert!(apart(browser, ".toast", ".free"), "{screen:?}");
        assert!(apart(browser, ".toast", ".dock"), "{screen:?}");
    }
}

#[test]
fn beside_a_narrow_side_no_button_is_cut_and_the_sentence_lies_on_none_that_zooms() {
    let site = site::serve();
    let browser = Browser::open_as_new(DESKTOP, &site, &everything_up_to(255));
    browser.arm();
    for (width, height) in [(1024, 768), (1024, 1366), (900, 600)] {
        let screen = Screen {
            width,
            height,
            ..DESKTOP
        };
        browser.show_on(screen);
        browser.rest();
        browser.wait_for("document.querySelector('.tip')");
        browser.rest();
        let buttons = ".brand > button:not(.only-narrow), .claims button, .zoomer button";
        assert_eq!(hidden(&browser, buttons), [""; 0], "{screen:?}");
        let cut: bool = browser.ask(
            "(() => { const side = document.querySelector('.side'); \
             return side.scrollWidth > side.clientWidth || side.scrollHeight > side.clientHeight + 2; })()",
        );
        assert!(!cut, "{screen:?}");
    }
}

#[test]
fn a_switch_stands_beside_its_title_on_a_phone() {
    let site = site::serve();
    let browser = Browser::open_on(PHONE, &site.url());
    browser.wait_for_text("dialog h1", "Bastide");
    browser.arm();
    browser.press("expansions");
    browser.wait_until("there are switches", |browser| {
        browser.count("dialog .switch") > 5
    });
    let low: Vec<String> = browser.ask(
        "[...document.querySelectorAll('dialog .switch')].filter((one) => { \
         const top = (css) => one.querySelector(css).getBoundingClientRect().top; \
         return Math.abs(top('.knob') - top('.label')) > 12; }).map((one) => one.innerText)",
    );
    assert_eq!(low, [""; 0]);
}
