//! In lessons and puzzles what is pressed stays where it is, whatever is told, and the verdict is in sight.

use crate::browser::{Browser, Key};
use crate::learn::{BOARD, lesson, middle};
use crate::screen::{DESKTOP, PHONE, Rect, Screen};
use crate::site;

/// How much two boxes have in common.
fn common(one: &Rect, other: &Rect) -> f64 {
    let along = |a: f64, b: f64, c: f64, d: f64| ((a + b).min(c + d) - a.max(c)).max(0.0);
    along(one.x, one.width, other.x, other.width) * along(one.y, one.height, other.y, other.height)
}

/// Where a button of the board, or of the page around it, is.
fn place(browser: &Browser, root: &str, css: &str) -> Rect {
    let found = format!("{root}.querySelector({css:?})");
    browser.wait_for(&found);
    browser.ask(&format!("{found}.getBoundingClientRect().toJSON()"))
}

#[test]
fn buttons_keep_their_place_while_hints_the_solution_and_what_came_of_it_are_told() {
    let site = site::serve();
    for screen in [DESKTOP, PHONE] {
        let browser = lesson(screen, &site, "04-complete-a-road");
        browser.keep_picture(&format!("kept-{}-0", screen.width));
        let all = || {
            let next = place(
                &browser,
                "document",
                ".learn .card > .ways .button:last-child",
            );
            let of = |run: &str| place(&browser, BOARD, &format!("[data-run={run}]"));
            [next, of("task-hint"), of("task-again"), of("task-solution")]
        };
        let before = all();
        let press = |run: &str| {
            let button = place(
                &browser,
                BOARD,
                &format!("[data-run={run}]:not([disabled])"),
            );
            match screen.touch {
                true => browser.tap(button.middle()),
                false => browser.click_at(button.middle()),
            }
        };
        for hints in 1..=3 {
            press("task-hint");
            browser.wait_for(&format!(
                "{BOARD}.querySelectorAll('.task .hint').length === {hints}"
            ));
            assert_eq!(all(), before, "after hint {hints}");
        }
        press("task-solution");
        browser.wait_for("document.querySelector('.text-of-lesson .told')");
        browser.keep_picture(&format!("kept-{}-1", screen.width));
        assert_eq!(all(), before, "after the solution");
        press("task-again");
        browser.wait_for("!document.querySelector('.text-of-lesson .told')");
        assert_eq!(all(), before, "after another try");
        if screen.touch {
            let foot = f64::from(screen.height) * 0.75;
            assert!(before.iter().all(|button| button.y > foot), "{before:?}");
        }
        browser.assert_quiet();
    }
}

#[test]
fn enter_stays_at_the_verdict_which_is_in_sight_and_goes_on_from_there() {
    let site = site::serve();
    for screen in [DESKTOP, PHONE] {
        let browser = lesson(screen, &site, "13-unfinished");
        let next = || {
            place(
                &browser,
                "document",
                ".learn .card > .ways .button:last-child",
            )
        };
        let before = next();
        browser.run(
            "document.querySelector('[data-field=\"foretold 0\"]').focus()",
            vec![],
        );
        browser.key('7');
        browser.run(
            "document.querySelector('[data-field=\"foretold 1\"]').focus()",
            vec![],
        );
        browser.key('3');
        browser.key(Key::Enter);
        browser.wait_for("document.querySelector('.foretold-of .mark')");
        browser.keep_picture(&format!("verdict-{}", screen.width));
        assert_eq!(next(), before);
        let text = place(&browser, "document", ".text-of-lesson");
        for css in [".verdict", ".foretold-of:last-child .mark"] {
            let told = place(&browser, "document", css);
            let seen = common(&told, &text) > told.width * told.height - 2.0;
            assert!(seen, "{css} {told:?} is out of sight, in {text:?}");
        }
        assert_eq!(
            browser.ask::<String>("location.hash"),
            "#learn/13-unfinished"
        );
        browser.key(Key::Enter);
        browser.wait_for("location.hash.includes('14-farmers-count')");
        browser.assert_quiet();
    }
}

/// What is around the board leaves it its room: a turn in one row, and a board that is higher than two of its tiles.
#[test]
fn on_a_phone_the_tile_and_the_figure_of_a_task_have_one_row_and_the_board_the_rest() {
    let site = site::serve();
    let small = Screen {
        width: 360,
        height: 640,
        ..PHONE
    };
    for (screen, least) in [(PHONE, 180.0), (small, 100.0)] {
        let browser = lesson(screen, &site, "04-complete-a-road");
        let of = |css: &str| place(&browser, BOARD, css);
        let board = || of(".page > .free").height;
        assert!(board() > least, "a tile, {screen:?}: {}", board());
        browser.tap(middle(&browser, ".cell[data-run^=place]"));
        browser.wait_for(&format!(
            "{BOARD}.querySelector('.dock > .kinds:not([hidden])')"
        ));
        let parts = [".ask > .question", ".kinds", ".pinned > :last-child"]
            .map(|css| of(&format!(".dock > {css}")));
        let top = parts.iter().map(|part| part.y).fold(0.0, f64::max);
        let foot = parts
            .iter()
            .map(|part| part.y + part.height)
            .fold(f64::MAX, f64::min);
        assert!(top < foot, "more than one row, {screen:?}: {parts:?}");
        assert!(board() > least, "a figure, {screen:?}: {}", board());
        browser.assert_quiet();
    }
}
