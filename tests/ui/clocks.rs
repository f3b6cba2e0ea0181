//! Clocks for two to six, with seconds that each turn adds.

use crate::named::ByName;
use crate::screen::{PERSONS, Screen, of_class};
use engine::session::Control;
use engine::table::Seat;
use page::app::App;
use page::context::dialogs::Dialog;
use page::messages::Language;

/// A game of three with a clock, of which so many are persons.
fn three(persons: usize, clock: &str) -> Screen {
    let player = |number: usize| match number <= persons {
        true => "person",
        false => "greedy",
    };
    let players: String = (1..)
        .zip(["blue", "red", "yellow"])
        .map(|(number, colour)| format!("player {number} {colour} {}\n", player(number)))
        .collect();
    Screen::open(&format!(
        "bastide 1\nset base\nseats 3\n{players}table clock {clock}\noption first-player 1\nseed 1\n\
        stack base/U base/E base/B base/K\n"
    ))
}

fn clocks(screen: &Screen) -> Vec<String> {
    let page = screen.app.page();
    let clocks = of_class(&page, "clock").into_iter();
    clocks.map(|node| node.all_text()).collect()
}

fn control(screen: &Screen, seat: u8) -> Control {
    screen.tile_stage().session().control(Seat(seat))
}

fn pass(screen: &mut Screen, seconds: u32) {
    for _ in 0..seconds {
        screen.now += 1_000.0;
        screen.app.tick(screen.now);
    }
}

#[test]
fn any_game_at_one_screen_may_have_a_clock() {
    for kind in ["tiles", "cards"] {
        let mut app = App::new(Language::English, 7);
        app.press_named(&format!("game {kind}"), 0.0);
        app.press_named("seats 3", 0.0);
        app.press_named("seats 4", 0.0);
        app.press_named("house-rules", 0.0);
        assert!(!app.page().all_text().contains("Added per turn"));
        app.press_named("minutes 10", 0.0);
        app.press_named("seconds 5", 0.0);
        let text = app.page().all_text();
        assert!(text.contains("The game is lost"), "{text}");
        app.press_named("start-page", 0.0);
        assert!(app.page().all_text().contains("10 min + 5 s"));
        app.press_named("start", 0.0);
        assert_eq!(of_class(&app.page(), "clock").len(), 4, "{kind}");
        let text = app.cx.record().expect("a text");
        let note = "\ntable clock lose 10 5 600000 600000 600000 600000\n";
        assert!(text.contains(note), "{text}");
        app.press_named("again", 0.0);
        assert_eq!(of_class(&app.page(), "clock").len(), 4, "{kind}");
        app.press_named("new-game", 0.0);
        app.press_named("start", 0.0);
        assert_eq!(of_class(&app.page(), "clock").len(), 0, "{kind}");
    }
    let mut app = App::new(Language::English, 7);
    app.press_named("house-rules", 0.0);
    app.press_named("minutes 10", 0.0);
    app.press_named("start-page", 0.0);
    app.press_named("venue by-link", 0.0);
    app.press_named("start", 0.0);
    assert!(!app.cx.record().expect("a text").contains("clock"));
}

#[test]
fn a_turn_that_ends_adds_its_seconds() {
    let mut screen = three(3, "lose 5 10 300000 300000 300000");
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.press("skip");
    let left = |screen: &Screen| -> u32 {
        let record = screen.app.cx.record().expect("a text");
        let note = record.lines().find(|line| line.starts_with("table "));
        let left = note.and_then(|note| note.split(' ').nth(5));
        left.and_then(|left| left.parse().ok()).expect("a time")
    };
    let before = left(&screen);
    screen.press("confirm");
    let after = left(&screen);
    // The clock is kept at least every five seconds.
    assert!(
        after > before + 4_000 && after <= before + 10_000,
        "{before} {after}"
    );
    let again = Screen::open(&screen.app.cx.record().expect("a text"));
    assert_eq!(left(&again), after, "nothing is added when it is opened");
}

#[test]
fn with_more_than_two_a_computer_plays_on_for_whoever_has_no_time_left() {
    let mut screen = three(2, "lose 5 0 20000 300000 300000");
    pass(&mut screen, 30);
    assert_eq!(screen.app.cx.dialog(), None);
    let said = screen.app.cx.said();
    assert!(
        said.contains("Player 1 has no time left. A computer plays on."),
        "{said}"
    );
    assert!(matches!(control(&screen, 0), Control::Computer(_)));
    assert!(control(&screen, 1).is_person());
    assert_eq!(clocks(&screen)[0], "0:00");
    // In a game that goes on, nobody leaves.
    let mut screen = three(2, "play-on 5 0 20000 300000 300000");
    pass(&mut screen, 30);
    assert!(control(&screen, 0).is_person());
}

#[test]
fn the_only_person_loses_on_time() {
    let mut screen = three(1, "lose 5 0 20000 300000 300000");
    pass(&mut screen, 30);
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::End));
    assert_eq!(screen.app.cx.said(), "Player 1 has no time left.");
    let again = Screen::open(&screen.app.cx.record().expect("a text"));
    assert_eq!(again.app.cx.said(), "Player 1 has no time left.");
    screen.press("play-on-unsettled");
    assert_eq!((screen.app.cx.dialog(), clocks(&screen).len()), (None, 0));
    assert!(screen.tile_stage().question().is_some());
}

#[test]
fn of_two_people_the_other_one_wins_on_time() {
    let note = "table clock lose 5 0 20000 300000\nseed 1";
    let mut screen = Screen::open(&PERSONS.replace("seed 1", note));
    assert!(screen.tile_stage().shows_aids(), "it is no duel");
    pass(&mut screen, 30);
    assert_eq!(
        screen.app.cx.said(),
        "Anna has no time left. Ben wins on time."
    );
}

#[test]
fn no_time_runs_in_a_game_that_has_been_resigned() {
    let note = "table clock lose 5 0 20000 300000\nseed 1";
    let mut screen = Screen::open(&PERSONS.replace("seed 1", note));
    screen.press("resign-or-draw");
    screen.press("resign");
    screen.press("look");
    pass(&mut screen, 30);
    let record = screen.app.cx.record().expect("a text");
    assert!(record.contains("ended resigned 1"), "{record}");
}
