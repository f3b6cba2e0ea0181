//! A replay on somebody else's page that is left to try another move, and found again.

use crate::embedded::board;
use page::app::App;
use page::elements::intent::Intent;
use page::elements::mode::BoardMode;
use page::messages::Language;

/// Three turns, of which a computer took the second.
const GAME: &str = "bastide 1\nseats 2\nplayer 1 blue person Anna\nplayer 2 red strong Ben\noption first-player 1\n\
    stack base/E base/V base/U base/D\nplay\nsay Which tile fits?\nplace base/E 0,-1 r2\nmeeple city S\n\
    place base/V 1,0 r1\npass\nplace base/U -1,0 r0\npass\n";

/// The board after its first turn.
fn replayed() -> App {
    let mut app = board(BoardMode::Replay, Language::English, GAME, Some(1));
    app.tick(5_000.0);
    app
}

fn turn(app: &App) -> Option<usize> {
    Some(app.cx.tile_stage()?.replay()?.counter().0)
}

fn steps(app: &App) -> usize {
    app.cx.tile_stage().expect("a game").session().steps()
}

/// The button, and whether it can be pressed.
fn button(app: &App, name: &str) -> Option<bool> {
    let page = app.page();
    let all = page.all();
    let found = all.iter().find(|node| node.get("data-run") == Some(name))?;
    Some(found.get("disabled").is_none())
}

#[test]
fn another_move_is_tried_by_hand_and_the_replay_stands_as_it_was_left() {
    let mut app = replayed();
    assert_eq!(turn(&app), Some(1));
    assert_eq!(button(&app, "play-on"), Some(true));
    app.press(Intent::PlayOn, 6_000.0);
    assert_eq!(turn(&app), None);
    let decided = steps(&app);
    assert!(
        app.act_line("place base/V -1,0 r3", 6_000.0),
        "for the computer, too"
    );
    assert!(steps(&app) > decided);
    assert_eq!(button(&app, "play-on"), None);
    app.press(Intent::BackToReplay, 7_000.0);
    assert_eq!(turn(&app), Some(1));
    assert!(
        app.cx
            .record()
            .expect("a record")
            .contains("place base/U -1,0 r0")
    );
    assert!(!app.act_line("place base/V -1,0 r3", 7_000.0));
}

#[test]
fn a_game_that_is_not_over_goes_on_from_the_end_of_its_replay_too() {
    let mut app = replayed();
    app.press_key("End", 6_000.0);
    assert_eq!(button(&app, "play-on"), Some(true));
    app.press(Intent::PlayOn, 7_000.0);
    assert_eq!(turn(&app), None);
}

#[test]
fn nothing_is_tried_on_other_boards() {
    for mode in [BoardMode::Diagram, BoardMode::Play] {
        let app = board(mode, Language::English, GAME, None);
        assert_eq!(button(&app, "play-on"), None, "{mode:?}");
    }
}

/// What is shown next has nothing to do with what was tried.
#[test]
fn another_record_forgets_what_was_left() {
    let mut app = replayed();
    app.press(Intent::PlayOn, 6_000.0);
    assert!(app.show_record(GAME, Some(2), 7_000.0));
    assert_eq!(turn(&app), Some(2));
    assert_eq!(button(&app, "back-to-replay"), None);
}
