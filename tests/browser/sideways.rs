//! A phone held sideways, and what keeps its place on it when it is turned upright.

use crate::board::TWO_PERSONS;
use crate::browser::Browser;
use crate::room::everything_up_to;
use crate::screen::{DESKTOP, PHONE, Rect, SIDEWAYS, Screen};
use crate::site;

/// Three players, and a game that is over.
const OVER: &str = "bastide 1\nset base\nseats 3\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
    player 3 green greedy\nseed 1\nstack base/B\nstart\ntile base/D 0,0\nscore 1 183\nscore 2 189\n\
    score 3 175\ndrawn base/B\nplay\nplace base/B 0,1\npass\nconfirm\nplace base/B 0,2\npass\nconfirm\n";

/// Anna has turned over message 8 and has two meeples to take back.
const MESSAGE: &str = "bastide 1\nset base\npart messengers\nseats 2\nplayer 1 blue person Anna\n\
    player 2 red person Ben\nseed 1\nstack base/U base/U base/B base/B\n\
    start\ntile base/D 0,0\ntile base/B 0,1\nfigure 1 meeple city N 0,0\nfigure 1 meeple road EW 0,0\n\
    figure 1 meeple monastery 0,1\nscore 1 1 0\ndrawn base/E\n\
    play\nplace base/E 0,-1 r2\npass\nadvance score\nconfirm\nreveal 8\n";

#[test]
fn sideways_and_upright_everything_has_its_place_and_keeps_it() {
    let site = site::serve();
    let browser = Browser::open_game(SIDEWAYS, &site, OVER);
    let visits = [
        the_end_shows_who_has_how_much_first_and_what_to_do_next_in_one_row,
        on_a_small_phone_sideways_players_stand_one_below_the_other_in_a_rail,
        a_question_is_told_whole_beside_an_open_log,
        nothing_of_the_board_is_seen_beside_the_folded_track,
        players_at_the_side_have_their_names_in_one_line_and_all_they_hold_in_sight,
        every_answer_without_a_place_is_reached_and_stays_with_the_log_open,
        the_first_two_answers_without_a_place_are_seen_whole_before_anything_is_scrolled,
        what_turns_the_tile_keeps_its_place_through_a_turn,
        what_is_asked_keeps_its_width_on_a_desk_beside_the_answer_that_has_the_focus,
    ];
    for visit in visits {
        visit(&browser);
    }
}

fn the_end_shows_who_has_how_much_first_and_what_to_do_next_in_one_row(browser: &Browser) {
    browser.show_on(SIDEWAYS);
    browser.bring(OVER);
    browser.arm();
    browser.wait_for("document.querySelector('dialog.end')");
    browser.rest();
    let (ranking, next) = (browser.rect(".end .ranking"), browser.rect(".end .last"));
    assert!(ranking.height > 0.0, "{ranking:?}");
    assert!(ranking.y + ranking.height < next.y, "{ranking:?} {next:?}");
    assert!(next.height < 72.0, "{next:?}");
    let table = browser.rect(".end .chart ~ .scroll");
    let begun = next.y - table.y;
    assert!(begun > 16.0, "that it goes on is seen: {table:?} {next:?}");
    let broken: bool = browser.ask(
        "[...document.querySelectorAll('.player .name')].some((name) => { \
         return name.textContent.trim().split(/\\s+/).length * 1.5 * parseFloat(getComputedStyle(name).fontSize) \
         < name.getBoundingClientRect().height; })",
    );
    assert!(!broken, "a name breaks inside a word");
    // Upright no button stands alone in half a row.
    browser.show_on(PHONE);
    browser.rest();
    let rows: Vec<f64> = browser.ask(
        "Object.values([...document.querySelectorAll('.end .last .button')].reduce((rows, button) => { \
         const { y, width } = button.getBoundingClientRect(); \
         return { ...rows, [y]: (rows[y] ?? 0) + width }; }, {}))",
    );
    let widest = rows.iter().copied().fold(0.0, f64::max);
    assert_eq!(rows.len(), 2, "{rows:?}");
    assert!(rows.iter().all(|row| widest - row < 10.0), "{rows:?}");
    browser.show_on(SIDEWAYS);
    browser.press("share");
    browser.wait_for("document.querySelector('.share .qr')");
    browser.rest();
    let code = browser.rect(".share .qr");
    assert!(code.height > 120.0, "{code:?}");
    assert!(code.y + code.height < 390.0, "{code:?}");
}

fn on_a_small_phone_sideways_players_stand_one_below_the_other_in_a_rail(browser: &Browser) {
    browser.show_on(SIDEWAYS);
    browser.bring(&everything_up_to(255));
    browser.arm();
    for (width, height) in [(667, 375), (740, 360)] {
        browser.show_on(Screen {
            width,
            height,
            ..SIDEWAYS
        });
        browser.rest();
        let [first, second, third] =
            [1, 2, 3].map(|player| browser.rect(&format!(".player:nth-child({player})")));
        assert!(first.y + first.height <= second.y, "{first:?} {second:?}");
        assert!(second.y + second.height <= third.y, "{second:?} {third:?}");
        let (dock, wide) = (browser.rect(".dock"), f64::from(width));
        assert!(dock.height > f64::from(height) - 20.0, "a column: {dock:?}");
        let broken: bool = browser.ask(
            "[...document.querySelectorAll('.player .name')].some((name) => \
             name.getBoundingClientRect().height > 2 * parseFloat(getComputedStyle(name).fontSize))",
        );
        assert!(!broken && first.width < wide / 3.0, "{first:?}");
    }
}

#[test]
fn after_a_turn_what_takes_it_back_has_its_name_on_a_phone() {
    let site = site::serve();
    let browser = Browser::open_as_new(PHONE, &site, TWO_PERSONS);
    browser.arm();
    browser.press("set tips off");
    browser.press("set grace on");
    for screen in [PHONE, SIDEWAYS] {
        browser.show_on(screen);
        browser.bring(TWO_PERSONS);
        browser.wait_for_question("place");
        browser.drag_to_first();
        browser.wait_for("!bastide.state().busy");
        browser.click("[data-run=skip]");
        // All at once: the turn can be taken back for a moment only.
        let seen = "(() => { if (!document.querySelector('.countdown')) return null; \
            const boxes = ['.pinned [data-run=take-back] .label', '.pinned > .main', '.face-down .question'].map((css) => { \
                const { x, y, width, height } = document.querySelector(css).getBoundingClientRect(); \
                return { x, y, width, height }; }); \
            const [{ x, y, width, height }] = boxes; \
            return [document.elementFromPoint(x + width / 2, y + height / 2)?.className, ...boxes]; })()";
        let seen = browser.wait_for_value("the turn can be taken back", seen);
        let (on, label, main, told): (String, Rect, Rect, Rect) =
            serde_json::from_value(seen).expect("three boxes");
        assert_eq!(on, "label", "{screen:?}");
        assert!(label.width > 40.0, "{screen:?}: {label:?}");
        let apart = label.x + label.width <= main.x || label.y + label.height <= main.y;
        assert!(apart, "{screen:?}: {label:?} {main:?}");
        assert!(told.height > 0.0, "what was done is told: {told:?}");
        browser.assert_quiet();
    }
}

fn what_turns_the_tile_keeps_its_place_through_a_turn(browser: &Browser) {
    browser.show_on(PHONE);
    browser.bring(TWO_PERSONS);
    browser.arm();
    browser.press("set tips off");
    for screen in [PHONE, SIDEWAYS] {
        browser.show_on(screen);
        browser.bring(TWO_PERSONS);
        browser.rest();
        let before = browser.rect(".dock .turns");
        browser.drag_to_first();
        browser.wait_for_question("figure");
        browser.rest();
        assert_eq!(browser.rect(".dock .turns"), before, "{screen:?}");
    }
}

fn a_question_is_told_whole_beside_an_open_log(browser: &Browser) {
    browser.show_on(PHONE);
    browser.bring(MESSAGE);
    browser.arm();
    browser.press("log");
    for screen in [PHONE, SIDEWAYS] {
        browser.show_on(screen);
        browser.rest();
        let (asked, room) = (browser.rect(".ask > .question"), browser.rect(".ask"));
        let (end, last) = (asked.y + asked.height, room.y + room.height);
        assert!(asked.height > 0.0 && end <= last + 1.0, "{end} of {last}");
        let (log, track) = (browser.rect(".log"), browser.count(".score-track"));
        assert!(log.height > 70.0 && track == 1, "{log:?}");
    }
    browser.press("log");
}

fn nothing_of_the_board_is_seen_beside_the_folded_track(browser: &Browser) {
    browser.show_on(SIDEWAYS);
    browser.bring(MESSAGE);
    browser.arm();
    browser.rest();
    let (track, board) = (browser.rect(".score-track"), browser.rect(".free"));
    assert!(track.x + track.width <= board.x, "{track:?} {board:?}");
    assert!(board.height > 360.0, "{board:?}");
    browser.bring(ROBBER);
    browser.rest();
    let (track, board) = (browser.rect(".score-track"), browser.rect(".free"));
    assert!(track.x + track.width <= board.x, "{track:?} {board:?}");
    assert!(board.height > 360.0, "five players: {board:?}");
    browser.bring(MESSAGE);
    browser.show_on(PHONE);
    browser.rest();
    let (track, board) = (browser.rect(".score-track"), browser.rect(".free"));
    assert!(track.y + track.height <= board.y, "{track:?} {board:?}");
    let stack = browser.rect(".stack");
    assert!(track.x + track.width <= stack.x, "{track:?} {stack:?}");
    let screen = browser.screen();
    let share = board.width * board.height / f64::from(screen.width * screen.height);
    assert!(share > 0.58, "{share}");
    // So it is on the smallest phones.
    browser.show_on(Screen {
        width: 360,
        height: 640,
        ..PHONE
    });
    browser.rest();
    let (track, board) = (browser.rect(".score-track"), browser.rect(".free"));
    assert!(track.y + track.height <= board.y, "{track:?} {board:?}");
    let stack = browser.rect(".stack");
    assert!(track.x + track.width <= stack.x, "{track:?} {stack:?}");
}

fn players_at_the_side_have_their_names_in_one_line_and_all_they_hold_in_sight(browser: &Browser) {
    let record = everything_up_to(307).replace("person Ben", "person Computer 2");
    let record = record.replace("person Cleo", "person Computer 3");
    browser.show_on(SIDEWAYS);
    browser.bring(&record);
    browser.arm();
    browser.rest();
    let lost: Vec<String> = browser.ask(
        "(() => { const side = document.querySelector('.side').getBoundingClientRect(); \
         return [...document.querySelectorAll('.player :is(.name, .score, .special, .stock)')].filter((part) => { \
         const box = part.getBoundingClientRect(); \
         return box.height > 24 || box.bottom > side.bottom || box.right > side.right; \
         }).map((part) => part.textContent); })()",
    );
    assert_eq!(lost, [""; 0]);
}

/// Ben's robber may go to the score figures and messengers of four others.
const ROBBER: &str = "bastide 1\nset base\nset robbers\npart robbers\npart messengers\nseats 5\nplayer 1 blue person Anna\n\
    player 2 red person Ben\nplayer 3 green person Maximiliane\nplayer 4 yellow person Dora\n\
    player 5 black person Clementine\nseed 1\noption first-player 1\n\
    start\ntile base/D 0,0\nscore 1 3 9\nscore 2 7 11\nscore 3 12 20\nscore 4 17 33\nscore 5 21 40\ndrawn robbers/F\n\
    play\nplace robbers/F 1,0 r1\npass\n";

fn every_answer_without_a_place_is_reached_and_stays_with_the_log_open(browser: &Browser) {
    browser.show_on(SIDEWAYS);
    browser.bring(ROBBER);
    browser.arm();
    browser.wait_for("document.querySelector('.dock .answers button')");
    let hidden = "[...document.querySelectorAll('.dock .answers button')].filter((answer) => { \
        answer.scrollIntoView({ block: 'nearest' }); \
        const box = answer.getBoundingClientRect(); \
        const on_top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2); \
        return !answer.contains(on_top); }).map((answer) => answer.innerText)";
    for screen in [SIDEWAYS, PHONE] {
        browser.show_on(screen);
        for log in ["closed", "open"] {
            browser.rest();
            let answers = browser.count(".dock .answers button");
            assert!(answers >= 4, "{answers} answers");
            assert_eq!(
                browser.ask::<Vec<String>>(hidden),
                [""; 0],
                "{screen:?}, log {log}"
            );
            browser.press("log");
        }
    }
    browser.assert_quiet();
}

fn the_first_two_answers_without_a_place_are_seen_whole_before_anything_is_scrolled(
    browser: &Browser,
) {
    browser.show_on(SIDEWAYS);
    browser.bring(ROBBER);
    browser.arm();
    browser.press("set tips off");
    // A flock, a score figure, a robber, the same in the turn of another, a theft, a message.
    let records = [18, 19, 45, 46, 59, 245].map(everything_up_to);
    for record in records.iter().map(String::as_str).chain([ROBBER]) {
        browser.bring(record);
        browser.rest();
        // What goes on below fades on its last 20 pixels.
        let cut: Vec<String> = browser.ask(
            "(() => { const list = document.querySelector('.dock .answers'); const room = list.getBoundingClientRect(); \
             const fades = list.scrollHeight > list.clientHeight + 1 ? 20 : 0; \
             return [...list.querySelectorAll('button')].slice(0, 2).filter((answer) => { \
             const box = answer.getBoundingClientRect(); \
             return box.top < room.top || box.bottom > room.bottom - fades || box.height < 20; \
             }).map((answer) => answer.innerText); })()",
        );
        assert_eq!(cut, [""; 0]);
        let answers = browser.count(".dock .answers button");
        assert!(answers >= 2, "{answers} answers");
    }
}

fn what_is_asked_keeps_its_width_on_a_desk_beside_the_answer_that_has_the_focus(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(ROBBER);
    browser.arm();
    for record in [ROBBER, MESSAGE] {
        browser.bring(record);
        browser.rest();
        let bar = browser.rect(".dock");
        browser.run(
            "document.querySelector('.placed > .button').focus()",
            Vec::new(),
        );
        browser.rest();
        let (ask, answer) = (
            browser.rect(".dock > .ask"),
            browser.rect(".placed > :focus"),
        );
        assert!(ask.width > 0.8 * bar.width, "{ask:?} {bar:?}");
        let above = answer.y + answer.height <= bar.y + 1.0;
        assert!(
            above || answer.y >= ask.y + ask.height - 1.0,
            "{answer:?} {ask:?}"
        );
        assert!(
            browser.rect(".dock").height < 240.0,
            "the board keeps its room"
        );
    }
}
