//! What keeps its place while other things come and go: what is pressed out of habit, what is asked, the board.

use crate::board::TWO_PERSONS;
use crate::browser::Browser;
use crate::room::everything_up_to;
use crate::screen::{DESKTOP, PHONE, SIDEWAYS, SMALLEST, Screen};
use crate::site::{self, Served};

/// Everything in play, up to a decision, on an armed page without what is told for the first time.
fn open_everything(screen: Screen, site: &Served, steps: usize) -> Browser {
    let browser = Browser::open_game(screen, site, &everything_up_to(steps));
    browser.arm();
    browser.press("set tips off");
    browser.rest();
    browser
}

/// Brings it, up to another decision, to the same page.
fn bring_everything(browser: &Browser, steps: usize) {
    browser.bring(&everything_up_to(steps));
    browser.rest();
}

#[test]
fn nothing_is_taken_back_where_a_turn_is_left_out_and_ended() {
    let site = site::serve();
    for screen in [PHONE, SIDEWAYS, DESKTOP] {
        let browser = open_everything(screen, &site, 17);
        let main = browser.rect(".pinned > [data-run=skip]");
        let icon = "[data-run=take-back] .icon";
        let (back, width) = (browser.rect(icon), main.width);
        // The end of a turn, a flock, a score figure, an ingot, mage or witch, a ferry, a crop circle, one more meeple.
        for steps in [20, 18, 19, 109, 94, 166, 234, 307] {
            bring_everything(&browser, steps);
            let (button, now) = (browser.rect("[data-run=take-back]"), browser.rect(icon));
            let end = button.x + button.width;
            let apart = end <= main.x || button.x >= main.x + width;
            assert!(apart, "{steps}, {screen:?}: {button:?} {main:?}");
            let moved = (now.x - back.x).abs();
            assert!(moved < 1.5, "{steps}, {screen:?}: {now:?} {back:?}");
            if browser.count(".pinned > .main") > 0 {
                let ends = browser.rect(".pinned > .main");
                assert!((ends.x - main.x).abs() < 1.5, "{steps}: {ends:?} {main:?}");
            }
        }
    }
}

#[test]
fn what_is_asked_lies_inside_the_bar_and_under_nothing() {
    let site = site::serve();
    let lost = "(() => { const bar = document.querySelector('.dock').getBoundingClientRect(); \
        const others = [...document.querySelectorAll('.kinds, .pinned button, .answers > button, .dock .turns button')] \
        .map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0); \
        return ['.ask .name', '.ask .question'].filter((part) => { \
        const range = document.createRange(); range.selectNodeContents(document.querySelector(part)); \
        return [...range.getClientRects()].some((line) => line.top < bar.top || line.bottom > bar.bottom \
        || line.right > bar.right || others.some((box) => line.left < box.right && box.left < line.right \
        && line.top + 3 < box.bottom && box.top + 3 < line.bottom)); }); })()";
    let browser = open_everything(PHONE, &site, 17);
    // Figures of several kinds, a flight, mage or witch, a crop circle and a meeple more in the turn of another.
    for steps in [17, 89, 94, 234, 307] {
        for language in ["en", "de", "fr"] {
            bring_everything(&browser, steps);
            browser.press(&format!("set language {language}"));
            for screen in [PHONE, SIDEWAYS, SMALLEST] {
                browser.show_on(screen);
                browser.rest();
                let lost: Vec<String> = browser.ask(lost);
                assert_eq!(lost, [""; 0], "{steps}, {language}, {screen:?}");
            }
        }
    }
}

#[test]
fn a_choice_of_two_stands_in_one_row_and_hardly_raises_the_bar() {
    let site = site::serve();
    let browser = open_everything(PHONE, &site, 17);
    for (screen, more) in [(PHONE, 36.0), (DESKTOP, 1.0)] {
        browser.show_on(screen);
        bring_everything(&browser, 17);
        let bar = browser.rect(".dock").height;
        // A flock, whom to rob, a score figure in the turn of another, a crop circle.
        for steps in [18, 59, 60, 234] {
            bring_everything(&browser, steps);
            let [first, second] = [2, 1]
                .map(|last| browser.rect(&format!(".answers > .button:nth-last-child({last})")));
            assert!((first.y - second.y).abs() < 1.0, "{steps}, {screen:?}");
            let now = browser.rect(".dock").height;
            assert!(now - bar < more, "{steps}, {screen:?}: {bar} {now}");
        }
    }
}

#[test]
fn the_name_of_what_is_put_lies_under_no_button() {
    let site = site::serve();
    let browser = open_everything(PHONE, &site, 17);
    // Several kinds of figures beside the button that leaves them out.
    for steps in [126, 333] {
        bring_everything(&browser, steps);
        let (name, pinned) = (browser.rect(".kind-name"), browser.rect(".pinned"));
        assert!(
            name.x + name.width <= pinned.x,
            "{steps}: {name:?} {pinned:?}"
        );
    }
}

#[test]
fn the_players_above_the_board_keep_their_height_while_what_they_hold_comes_and_goes() {
    let site = site::serve();
    let browser = open_everything(PHONE, &site, 3);
    let heights = [3, 60, 120, 200, 307, 380].map(|steps| {
        bring_everything(&browser, steps);
        browser.rect(".side").height
    });
    let first = heights[0];
    assert!(
        heights.iter().all(|height| (height - first).abs() < 1.0),
        "{heights:?}"
    );
}

#[test]
fn whose_things_are_moves_nothing_below_the_players_on_a_desk() {
    let site = site::serve();
    let browser = open_everything(DESKTOP, &site, 60);
    let before = [".score-track", ".log", ".free"].map(|part| browser.rect(part));
    browser.press("claims fields");
    browser.wait_for("document.querySelector('.claims .hint')?.checkVisibility()");
    browser.rest();
    let after = [".score-track", ".log", ".free"].map(|part| browser.rect(part));
    assert_eq!(before, after);
    let (hint, side) = (browser.rect(".claims .hint"), browser.rect(".side"));
    assert!(hint.x + hint.width < side.x, "{hint:?} {side:?}");
}

#[test]
fn what_takes_back_stands_below_what_is_told_while_another_one_decides() {
    let site = site::serve();
    // The robber of the person stole in the turn of a computer, and one of two figures moves.
    let record = everything_up_to(352);
    let record = record
        .replace("person Ben", "greedy")
        .replace("person Cleo", "greedy");
    let browser = Browser::open_game(PHONE, &site, &record);
    browser.arm();
    browser.press("set tips off");
    browser.wait_for_question("advance");
    browser.run(
        "window.seen = []; new MutationObserver(() => { \
         const part = (css) => document.querySelector(`.dock.waiting > ${css}`)?.getBoundingClientRect(); \
         const [told, back] = [part('.ask'), part('.pinned > [data-run=take-back]')]; \
         if (told && back) seen.push(told.bottom <= back.top + 1 || told.right <= back.left + 1); \
         }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true }); \
         document.querySelector('.dock .answers button:last-child').click();",
        Vec::new(),
    );
    browser.wait_for("seen.length > 0");
    assert!(browser.ask::<bool>("seen.every((apart) => apart)"));
}

#[test]
fn a_refusal_and_a_sentence_for_the_first_time_are_never_seen_at_once() {
    let site = site::serve();
    let browser = Browser::open_game(PHONE, &site, TWO_PERSONS);
    browser.wait_for("document.querySelector('.page > .tip')?.checkVisibility()");
    let state = browser.wait_for_question("place");
    let (slot, cell) = (state.slot.expect("a tile in hand"), state.legal[0].at);
    // Where nothing lies around, far from the only tile.
    let lonely = crate::screen::Point {
        x: cell.x.clamp(60.0, 330.0),
        y: 250.0,
    };
    browser.touch_drag(slot, lonely, 10);
    browser.wait_for("document.querySelector('.page > .refusal')");
    let seen: bool = browser.ask(
        "document.querySelector('.page > .tip')?.checkVisibility({ visibilityProperty: true }) ?? false",
    );
    assert!(!seen, "the sentence waits");
    browser.wait_for("!document.querySelector('.page > .refusal')");
    browser.wait_for(
        "document.querySelector('.page > .tip')?.checkVisibility({ visibilityProperty: true })",
    );
}
