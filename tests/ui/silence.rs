//! No key of the help sheet is silent: it does something, or says why it does nothing now.

use crate::screen::{AGAINST, PERSONS, Screen};
use engine::rules::Question;

/// Two persons with secret hands; Anna begins.
const SECRET: &str = "bastide 1\nedition first-2001\nset base\noption hand 3\nseats 2\n\
    player 1 blue person Anna\nplayer 2 red person Ben\nseed 1\n\
    stack base/K base/K base/U base/U\nstart\ntile base/D 0,0\nhand 1 base/U base/E base/B\n\
    hand 2 base/V base/V base/V\nturn 1\n";

/// What is said after a key; none when nothing is.
fn after(screen: &mut Screen, key: &str) -> Option<String> {
    screen.now += 16.0;
    let before = screen.app.cx.announcements();
    screen.app.press_key(key, screen.now);
    (screen.app.cx.announcements() > before).then(|| screen.app.cx.said().to_string())
}

#[test]
fn the_cover_says_whose_hand_it_covers_and_which_key_shows_it() {
    let screen = Screen::open(SECRET);
    assert_eq!(
        screen.app.cx.said(),
        "Anna’s turn. Anna’s tiles are covered. Hand the screen to Anna, who shows them with V."
    );
}

#[test]
fn keys_of_the_hand_say_on_the_cover_that_it_is_covered() {
    let mut screen = Screen::open(SECRET);
    for key in [
        "d", "w", "m", "r", "q", "c", "s", "z", "y", "Enter", "1", "3",
    ] {
        let said = after(&mut screen, key).unwrap_or_default();
        assert!(
            said.starts_with("Anna’s tiles are covered."),
            "{key}: {said}"
        );
    }
    let said = after(&mut screen, "o").expect("an answer");
    assert!(
        !said.contains("your"),
        "nobody in particular listens: {said}"
    );
}

#[test]
fn a_hand_that_is_shown_says_how_many_tiles_there_are_and_which_is_chosen() {
    let mut screen = Screen::open(SECRET);
    let said = after(&mut screen, "v").expect("a greeting");
    let hand = "You hold 3 tiles, the keys 1 to 3 choose; tile 1 is chosen. Tile to place: ";
    assert!(said.contains(hand), "{said}");
    assert!(
        after(&mut screen, "2")
            .expect("another")
            .contains("Tile 2 of 3")
    );
    assert!(
        after(&mut screen, "2")
            .expect("the same")
            .contains("Tile 2 of 3")
    );
    assert_eq!(
        after(&mut screen, "v").as_deref(),
        Some("No tiles are covered.")
    );
}

#[test]
fn what_happened_is_said_when_the_cover_rises_within_a_turn() {
    let mut screen = Screen::open(
        "bastide 1\nedition first-2001\nset base\npart robbers\noption hand 3\nseats 2\n\
         player 1 blue person Anna\nplayer 2 red person Ben\nseed 1\n\
         stack base/K base/K base/U base/U\nstart\ntile base/D 0,0\nscore 1 3\nscore 2 7\n\
         hand 1 robbers/F base/E base/B\nhand 2 base/V base/V base/V\nturn 1\n",
    );
    screen.app.press_key("v", screen.now);
    let (pos, _) = screen.legal();
    screen.press(&format!("place {} {}", pos.x, pos.y));
    assert_eq!(screen.tile_stage().question(), Some(Question::Rob));
    screen.press("act 0");
    let said = screen.app.cx.said();
    assert!(
        said.starts_with("Anna puts the robber on space 7. "),
        "{said}"
    );
    assert!(
        said.ends_with("Hand the screen to Ben, who shows them with V."),
        "{said}"
    );
    let said = after(&mut screen, "v").expect("a greeting");
    assert!(
        said.starts_with("Ben decides, in Anna’s turn. Meanwhile: Anna places a tile "),
        "{said}"
    );
    assert!(
        said.contains(" Anna puts the robber on space 7. Put your robber"),
        "{said}"
    );
    screen.press("take-back");
    let said = screen.app.cx.said();
    assert!(
        said.starts_with("Taken back. Anna’s tiles are covered. "),
        "{said}"
    );
}

#[test]
fn without_a_meeple_it_is_said_why_no_figure_can_be_placed() {
    let record = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
        seed 1\nstack base/U base/U\nstart\ntile base/D 0,0\ntile base/U 1,0\ntile base/U 2,0\n\
        tile base/B 0,1\ntile base/B 1,1\ntile base/B 2,1\nfigure 1 meeple road EW 0,0\n\
        figure 1 meeple monastery 0,1\nfigure 1 meeple monastery 1,1\nfigure 1 meeple monastery 2,1\n\
        figure 1 meeple city N 0,0\nfigure 1 meeple field 3456 0,0\nfigure 1 meeple field 0127 1,0\ndrawn base/U\n";
    let mut screen = Screen::open(record);
    screen.press("place 3 0");
    let said = screen.app.cx.said();
    assert!(said.contains("No meeple is left to place."), "{said}");
}

#[test]
fn keys_that_cannot_do_anything_say_why() {
    let mut screen = Screen::open(PERSONS);
    for (key, why) in [
        ("s", "This step cannot be skipped. Place the tile."),
        (
            "z",
            "Nothing to take back: a turn stays once the next tile is seen, and so does what was revealed.",
        ),
        ("y", "Nothing to redo."),
        ("c", "You hold no such tile to choose."),
        ("2", "You hold no such tile to choose."),
        ("PageUp", "This key is for a replay; B opens one."),
    ] {
        assert_eq!(after(&mut screen, key).as_deref(), Some(why), "{key}");
    }
    let enter = after(&mut screen, "Enter").expect("a hint");
    assert!(enter.contains("arrows"), "{enter}");
}

#[test]
fn while_a_computer_thinks_keys_of_the_tile_say_so() {
    let mut screen = Screen::open(AGAINST);
    screen.press("place 1 0");
    screen.press("skip");
    screen.press("confirm");
    for key in ["r", "s", "Enter", "ArrowLeft"] {
        let said = after(&mut screen, key);
        assert_eq!(said.as_deref(), Some("Computer 2 is thinking."), "{key}");
    }
}

#[test]
fn a_replay_opens_and_closes_with_its_key_and_says_that_it_is_one() {
    let mut screen = Screen::open(PERSONS);
    assert_eq!(
        after(&mut screen, "b").as_deref(),
        Some("Nothing has been played yet.")
    );
    screen.press("place 1 0");
    screen.press("skip");
    screen.app.press_key("b", screen.now);
    assert!(screen.tile_stage().replay().is_some());
    let request = screen
        .app
        .cx
        .take_focus_request()
        .map(|request| request.target.name());
    assert_eq!(request.as_deref(), Some("play"), "a button of the replay");
    let said = after(&mut screen, "d").expect("why");
    assert!(said.starts_with("This is a replay"), "{said}");
    screen.app.press_key("b", screen.now);
    assert!(screen.tile_stage().replay().is_none());
    assert_eq!(screen.tile_stage().question(), Some(Question::Confirm));
    let request = screen
        .app
        .cx
        .take_focus_request()
        .map(|request| request.target.name());
    assert_eq!(
        request.as_deref(),
        Some("confirm"),
        "back where the decision is"
    );
}

#[test]
fn who_played_by_keys_finds_the_focus_at_the_decision_after_a_reload() {
    let mut screen = Screen::open(PERSONS);
    screen.app.press_key("ArrowRight", screen.now);
    let kept = screen.app.cx.settings().write();
    let record = screen.app.cx.record().expect("a game");
    let mut app = page::app::App::new(page::messages::Language::English, 7);
    app.lay_out(crate::screen::layout(), 0.0);
    app.cx
        .restore_settings(page::context::settings::Settings::read(&kept));
    app.open(page::stage::AnySession::load(&record).expect("a game"), 0.0);
    let request = app.cx.take_focus_request().expect("a request");
    assert!(request.target.name().starts_with("place "), "{request:?}");
    assert!(app.cx.focus_fallback().name().starts_with("place "));
}

#[test]
fn d_and_w_tell_of_all_tiles_of_a_hand_of_three_and_of_those_that_are_kept() {
    let mut screen = Screen::open(SECRET);
    screen.app.press_key("v", screen.now);
    screen.app.press_key("2", screen.now);
    let said = after(&mut screen, "d").expect("the hand");
    assert!(said.starts_with("Tile to place: "), "{said}");
    assert!(
        said.contains(" Tile 1 of 3: ") && said.contains(" Tile 3 of 3: "),
        "{said}"
    );
    assert!(!said.contains("Tile 2 of 3"), "told first: {said}");
    let said = after(&mut screen, "w").expect("the turn");
    let choice = "You hold 3 tiles, the keys 1 to 3 choose; tile 2 is chosen.";
    assert!(said.ends_with(choice), "{said}");
    let (pos, _) = screen.legal();
    screen.press(&format!("place {} {}", pos.x, pos.y));
    let said = after(&mut screen, "d").expect("the rest");
    assert!(said.starts_with("You keep 2 tiles: Road to the "), "{said}");
    assert!(said.contains(" Placed last, "), "{said}");
}

#[test]
fn d_and_w_tell_which_score_figures_may_move() {
    let mut screen = Screen::open(
        "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
         part messengers\nseed 1\nstack base/B base/B base/B\nstart\ntile base/W 0,0\ntile base/U 1,0\n\
         figure 2 meeple road E 0,0\nscore 2 6 0\ndrawn base/W\nplay\nplace base/W 2,0\npass\n",
    );
    let asked = "Ben scores 3 points for a road. Which of your score figures moves 3 spaces?";
    let said = after(&mut screen, "w").expect("the turn");
    let figures = "Move the score figure from space 6 to 9; Move the messenger from space 0 to 3.";
    assert!(said.contains(asked) && said.ends_with(figures), "{said}");
    let said = after(&mut screen, "d").expect("the hand");
    assert!(
        said.starts_with("You hold no tile. Placed last, 2 east: "),
        "{said}"
    );
    assert!(said.ends_with(asked), "{said}");
}
