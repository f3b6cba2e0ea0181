//! What screen readers are told, and what questions are answered.

use crate::screen::{AGAINST, PERSONS, Screen};
use engine::ai;
use engine::rules::{Action, Event, Question};
use engine::session::Level;
use page::context::effects::Effect;
use page::elements::tree::Node;
use page::messages::Language;

/// How many announcements were made so far; those that are gone count too.
fn count(screen: &Screen) -> u32 {
    screen.app.cx.announcements()
}

#[test]
fn every_action_is_told_once() {
    let mut screen = Screen::open(PERSONS);
    let start = count(&screen);
    screen.press("place 1 0");
    assert_eq!(
        screen.app.cx.said(),
        "Anna places a tile (1 east): road to the east and west. 3 places for a figure, or skip."
    );
    assert_eq!(count(&screen), start + 1);
    screen.press("cell 1 0");
    screen.wait();
    assert_eq!(count(&screen), start + 1, "looking and waiting say nothing");
    screen.press("skip");
    assert!(screen.app.cx.said().ends_with(" Done? Then end your turn."));
    screen.press("confirm");
    let said = screen.app.cx.said();
    assert_eq!(count(&screen), start + 3);
    assert!(
        said.starts_with("Ben’s turn. Tile to place: city to the "),
        "{said}"
    );
    assert!(said.contains("It fits on "), "{said}");
}

#[test]
fn a_score_is_told_with_what_it_is_made_of() {
    let mut screen = Screen::open(PERSONS);
    screen.press("place 1 0");
    screen.press("skip");
    screen.press("confirm");
    screen.press("place 0 -1");
    let city = screen.tile_stage().listed_places()[0].action;
    screen.press(&format!("act {city}"));
    let said = screen.app.cx.said();
    assert!(
        said.contains("Ben scores 4 points for a city: 2 tiles × 2."),
        "{said}"
    );
    screen.app.cx.speak(Language::French);
    screen.press("ask-scores");
    assert_eq!(
        screen.app.cx.said(),
        "Anna\u{a0}: 0 point, Ben\u{a0}: 4 points."
    );
}

/// Lets computers decide until a person is asked or the game is over.
fn let_computers_play(screen: &mut Screen) {
    while screen.tile_stage().question().is_none() && !screen.tile_stage().game().is_over() {
        let action = ai::choose(screen.tile_stage().session().game(), 1, Level::Greedy)
            .expect("a player is asked");
        let orders = screen.app.cx.take_effects();
        let epoch = orders.iter().find_map(|order| match order {
            Effect::Think { epoch, .. } => Some(*epoch),
            _ => None,
        });
        screen
            .app
            .answer(epoch.expect("an order"), Some(action), screen.now);
        screen.wait();
    }
}

#[test]
fn the_turn_of_a_computer_is_one_announcement_with_the_next_question() {
    let mut screen = Screen::open(AGAINST);
    screen.press("place 1 0");
    screen.press("skip");
    let before = count(&screen);
    screen.press("confirm");
    let_computers_play(&mut screen);
    let said = screen.app.cx.said();
    assert!(said.contains("Computer 2 places a tile "), "{said}");
    assert!(said.contains("Anna’s turn. Tile to place: "), "{said}");
    assert!(count(&screen) <= before + 2, "{said}");
}

#[test]
fn nothing_is_lost_when_computers_move_one_after_the_other() {
    let record = "bastide 1\nset base\nseats 3\nplayer 1 blue person Anna\nplayer 2 red greedy\n\
        player 3 green greedy\noption first-player 1\nseed 3\n";
    let mut screen = Screen::open(record);
    let (pos, _) = screen.legal();
    screen.press(&format!("place {} {}", pos.x, pos.y));
    screen.press("skip");
    let before = count(&screen);
    screen.press("confirm");
    let_computers_play(&mut screen);
    let all = screen.app.cx.announced().join(" ");
    assert!(count(&screen) >= before + 2);
    for name in ["Computer 2", "Computer 3"] {
        assert_eq!(
            all.matches(&format!("{name} places a tile")).count(),
            1,
            "{all}"
        );
    }
}

#[test]
fn a_turned_tile_is_told_by_its_edges() {
    let mut screen = Screen::open(PERSONS);
    screen.press("cell 1 0");
    screen.press("turn-right");
    let said = screen.app.cx.said().to_string();
    assert!(
        said.contains("orth a road") || said.contains("orth a field"),
        "{said}"
    );
    assert!(said.ends_with("ways."), "{said}");
    let before = screen.tile_stage().tile_in_hand().expect("a tile").rotation;
    screen.press("turn-right");
    let after = screen.tile_stage().tile_in_hand().expect("a tile").rotation;
    assert_eq!(
        after,
        before.then(engine::tiles::Rotation::R2),
        "a straight road fits every other way"
    );
}

#[test]
fn questions_are_answered_said_and_shown_for_a_while() {
    let mut screen = Screen::open(PERSONS);
    screen.app.press_key("m", screen.now);
    assert_eq!(
        screen.app.cx.said(),
        "You have no figure on the table. 7 meeples left."
    );
    assert_eq!(screen.app.cx.toast(), Some(screen.app.cx.said()));
    let due = screen.app.next_tick_at().expect("an alarm");
    screen.app.tick(due);
    assert_eq!(screen.app.cx.toast(), None);
    for (key, part) in [
        ("w", "Anna’s turn."),
        ("d", "Tile to place: road to the "),
        ("k", "3 tiles left. With a city: 2;"),
        ("u", "Anna: 0 points, Ben: 0 points."),
        ("o", "1 tile"),
    ] {
        screen.app.press_key(key, screen.now);
        let said = screen.app.cx.said();
        assert!(said.contains(part), "{key}: {said}");
        assert_eq!(screen.app.cx.toast(), Some(said));
    }
    screen.app.press_key("Escape", screen.now);
    assert_eq!(screen.app.cx.toast(), None);
}

#[test]
fn my_figures_are_told_with_place_feature_and_worth() {
    let mut screen = Screen::open(PERSONS);
    screen.press("place 1 0");
    let road = screen.tile_stage().listed_places()[0].action;
    screen.press(&format!("act {road}"));
    assert_eq!(screen.tile_stage().question(), Some(Question::Confirm));
    screen.app.press_key("m", screen.now);
    assert_eq!(
        screen.app.cx.said(),
        "1 figure on the table. Highwayman 1 east, to the east and west: your road, 2 tiles, 2 points now. 6 meeples left."
    );
}

#[test]
fn a_game_that_is_opened_is_one_announcement() {
    let mut screen = Screen::open(PERSONS);
    let before = count(&screen);
    screen.app.import(PERSONS, screen.now);
    screen.wait();
    assert_eq!(count(&screen), before + 1);
    let said = screen.app.cx.said();
    assert!(
        said.starts_with("The game is open. Anna’s turn. Tile to place: "),
        "{said}"
    );
    screen.press("new-game");
    screen.press("start");
    assert_eq!(count(&screen), before + 2);
    assert!(
        screen.app.cx.said().contains(" turn. Tile to place: "),
        "{}",
        screen.app.cx.said()
    );
}

#[test]
fn what_is_said_stands_outside_of_the_page_and_is_never_said_again() {
    let mut screen = Screen::open(PERSONS);
    screen.press("ask-scores");
    for dialog in ["games", "close"] {
        screen.press(dialog);
        let page = screen.app.page();
        let lives = |node: &&Node| {
            let role = node.get("role").unwrap_or_default();
            node.get("aria-live").is_some() || role == "log" || role == "status"
        };
        assert_eq!(page.all().into_iter().find(lives), None);
    }
    let numbers = |screen: &Screen| -> Vec<u32> {
        let said = screen.app.cx.announcer().said();
        said.iter().map(|(number, _)| *number).collect()
    };
    let before = numbers(&screen);
    screen.app.open(
        page::stage::AnySession::load(PERSONS).expect("a record"),
        screen.now,
    );
    let after = numbers(&screen);
    assert!(before.last() < after.first(), "{before:?} {after:?}");
}

#[test]
fn scores_without_points_are_not_told() {
    let record = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\n\
        player 2 red person Ben\noption first-player 1\nseed 1\nstack base/U\n";
    let mut screen = Screen::open(record);
    screen.press("place 1 0");
    let field = screen
        .tile_stage()
        .listed_places()
        .into_iter()
        .find(|listed| {
            let text = screen.app.page();
            let all = text.all();
            let run = format!("act {}", listed.action);
            let node = all.iter().find(|node| node.get("data-run") == Some(&run));
            node.is_some_and(|node| node.all_text().starts_with("Farmer"))
        });
    let field = field.expect("a field").action;
    screen.press(&format!("act {field}"));
    screen.press("confirm");
    let scored = screen
        .tile_stage()
        .session()
        .log()
        .iter()
        .any(|line| matches!(&line.event, Event::Scored(scored) if scored.points == 0));
    assert!(scored, "there is something to pass over");
    let all = screen.app.cx.announced().join(" ");
    assert!(
        screen.tile_stage().game().is_over() && all.contains("The game is over"),
        "{all}"
    );
    assert!(!all.contains("scores 0 points"), "{all}");
}

/// Anna's abbot may be called home for 2 points while she has no other choice to make but to place a meeple.
const CALLED_HOME: &str = "bastide 1\nset base\npart abbot\npart messengers\nseats 2\nplayer 1 blue person Anna\n\
    player 2 red person Ben\nseed 1\nstack base/B base/B\nstart\ntile base/E-garden 0,0\ntile base/B 1,0\n\
    figure 1 abbot garden 0,0\ndrawn base/B\n";

#[test]
fn what_may_be_done_instead_of_placing_a_figure_is_said() {
    let mut screen = Screen::open(CALLED_HOME);
    screen.press("place 2 0");
    let said = screen.app.cx.said();
    assert!(
        said.ends_with("Take the abbot back: 2 points, or skip."),
        "{said}"
    );
}

#[test]
fn a_question_after_another_is_said_though_nothing_happened_between_them() {
    let mut screen = Screen::open(CALLED_HOME);
    screen.press("place 2 0");
    let before = count(&screen);
    let mut legal = screen.tile_stage().legal().iter();
    let home = legal.position(|action| *action == Action::TakeBack);
    screen.press(&format!("act {}", home.expect("the abbot may go")));
    assert!(matches!(
        screen.tile_stage().question(),
        Some(Question::Advance(2))
    ));
    assert_eq!(count(&screen), before + 1);
    let said = screen.app.cx.said();
    assert!(said.contains("Anna scores 2 points"), "{said}");
    screen.wait();
    assert_eq!(count(&screen), before + 1);
}
