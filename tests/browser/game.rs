//! Whole games: to the table of points, and against the computer.

use engine::ai::{Contender, Level, think};
use engine::rules::{Game, Question};
use engine::table::{Party, Record, Seat, Silent};

use crate::browser::Browser;
use crate::screen::DESKTOP;
use crate::site;

/// Three tiles: a city cap that closes the city of the start tile, a road, a monastery.
const SHORT: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\n\
    player 2 red person Ben\noption first-player 1\nseed 1\nstack base/E base/U base/B\n";

/// A person against the computer.
const AGAINST: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\n\
    player 2 red greedy\noption first-player 2\nseed 5\n";

#[test]
fn a_short_game_ends_with_a_table_of_points() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, SHORT);
    for _ in 0..3 {
        browser.play_turn(true);
    }
    browser.wait_for("bastide.state().over && bastide.state().dialog");
    let state = browser.state();
    assert!(state.scores.iter().sum::<u32>() > 0, "{:?}", state.scores);
    let table = browser.text("dialog .points").expect("a table");
    assert!(table.contains("Anna") && table.contains("Ben"), "{table}");
    for score in &state.scores {
        assert!(table.contains(&score.to_string()), "{table}");
    }
    browser.keep_picture("end");
    look_at_the_board(&browser);
    browser.assert_quiet();
}

/// Leaves the table of points. For a moment it does not listen to a click that was meant for what stood there before.
fn look_at_the_board(browser: &Browser) {
    let click = "document.querySelector('[data-run=look]')?.click()";
    browser.wait_for(&format!("({click}, !bastide.state().dialog)"));
}

#[test]
fn a_line_of_the_log_lights_up_the_tiles_it_counts() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, SHORT);
    for _ in 0..3 {
        browser.play_turn(true);
    }
    browser.wait_for("bastide.state().dialog");
    look_at_the_board(&browser);
    let turn = "document.querySelector('.turn-line:has(.gain)')";
    browser.wait_for(turn);
    browser.run(&format!("{turn}.click()"), vec![]);
    browser.wait_for("document.querySelector('.score-line')");
    browser.mouse_to(browser.rect(".brand h1").middle());
    browser.wait_for("bastide.state().lit.length === 0");
    let line = browser.rect(".score-line");
    assert!(browser.state().lit.is_empty());
    browser.mouse_to(line.middle());
    browser.wait_for("bastide.state().lit.length > 0");
    let text = browser.text(".scored").expect("a score");
    assert!(text.contains('=') && text.contains("Rule"), "{text}");
    browser.mouse_to(browser.rect(".brand h1").middle());
    browser.wait_for("bastide.state().lit.length === 0");
    browser.assert_quiet();
}

#[test]
fn the_computer_plays_its_turns_by_itself() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, AGAINST);
    for turn in 1..=3 {
        let state = browser.wait_for_question("place");
        assert_eq!((state.seat, state.tiles), (0, 2 * turn));
        browser.play_turn(false);
    }
    browser.wait_for_question("place");
    browser.assert_quiet();
}

/// A person against an expert.
const EXPERT: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\n\
    player 2 red expert\noption first-player 1\nseed 5\n";

/// The page writes down what it sends to its worker, by length.
const SENT: &str = "window.sent = []; const { postMessage } = Worker.prototype; \
    Worker.prototype.postMessage = function (data, ...more) { \
    window.sent.push(data.length ?? 0); postMessage.call(this, data, ...more); };";

/// An expert thinks on while the person decides, until nobody looks; what it does is what it would do without that.
#[test]
fn an_expert_thinks_on_while_a_person_decides_and_does_what_it_would_do_anyway() {
    let site = site::serve();
    let browser = Browser::open_on(DESKTOP, "about:blank");
    let script = serde_json::json!({ "source": SENT });
    browser.tools("Page.addScriptToEvaluateOnNewDocument", script);
    browser.show(&site.url());
    browser.open_record(&site, EXPERT);
    browser.confirm_each_turn();
    for _ in 0..3 {
        browser.wait_for_question("place");
        browser.play_turn(false);
    }
    browser.wait_for_question("place");
    let sent = browser.ask::<Vec<u32>>("sent");
    browser.run(
        "Object.defineProperty(document, 'hidden', { value: true }); \
         document.dispatchEvent(new Event('visibilitychange'))",
        vec![],
    );
    browser.wait_until("it rests", |browser| {
        let more = browser.ask::<Vec<u32>>("sent");
        // An order to rest is a word and its checksum.
        more.len() > sent.len() && more.last() == Some(&9)
    });
    let record = Record::<Game>::read(&browser.record()).expect("a record");
    let mut game = record.start(&mut Silent).expect("a start");
    let expert = Contender::new(Level::Expert);
    let mut decisions = 0;
    for &action in &record.actions {
        let asked = game.asked().expect("somebody is asked");
        if asked.party == Party::Player(Seat(1)) && asked.question != Question::Confirm {
            let thought = think(&game, record.seed, &expert).expect("a decision");
            assert_eq!(thought.action, action, "decision {decisions}");
            decisions += 1;
        }
        game.apply_trusted(action);
    }
    assert!(decisions >= 3, "{decisions}");
    browser.assert_quiet();
}
