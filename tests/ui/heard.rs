//! What screen readers are told, and what questions are answered.

use crate::stage::{AGAINST, PERSONS, Stage};
use engine::ai;
use engine::rules::{Action, Event, Question};
use engine::session::Level;
use page::elements::tree::Node;
use page::messages::Language;
use page::shell::Effect;

/// How many announcements were made so far; those that are gone count too.
fn count(stage: &Stage) -> u32 {
    stage.app.announcements()
}

#[test]
fn every_action_is_told_once() {
    let mut stage = Stage::open(PERSONS);
    let start = count(&stage);
    stage.press("place 1 0");
    assert_eq!(
        stage.app.said(),
        "Anna places a tile 1 east: road to the east and west. 3 places for a figure, or skip."
    );
    assert_eq!(count(&stage), start + 1);
    stage.press("cell 1 0");
    stage.wait();
    assert_eq!(count(&stage), start + 1, "looking and waiting say nothing");
    stage.press("skip");
    assert!(
        stage
            .app
            .said()
            .ends_with(" Done? Confirm to end your turn.")
    );
    stage.press("confirm");
    let said = stage.app.said();
    assert_eq!(count(&stage), start + 3);
    assert!(
        said.starts_with("Ben’s turn. Tile to place: city to the "),
        "{said}"
    );
    assert!(said.contains("It fits in "), "{said}");
}

#[test]
fn a_score_is_told_with_what_it_is_made_of() {
    let mut stage = Stage::open(PERSONS);
    stage.press("place 1 0");
    stage.press("skip");
    stage.press("confirm");
    stage.press("place 0 -1");
    let city = stage.table().listed_places()[0].action;
    stage.press(&format!("act {city}"));
    let said = stage.app.said();
    assert!(
        said.contains("Ben scores 4 points for a city: 2 tiles × 2."),
        "{said}"
    );
    stage.app.speak(Language::French);
    stage.press("ask-scores");
    assert_eq!(
        stage.app.said(),
        "Anna\u{a0}: 0 point, Ben\u{a0}: 4 points."
    );
}

/// Lets computers decide until a person is asked or the game is over.
fn let_computers_play(stage: &mut Stage) {
    while stage.table().question().is_none() && !stage.table().game().is_over() {
        let action = ai::choose(stage.table().session().game(), 1, Level::Greedy)
            .expect("a player is asked");
        let orders = stage.app.take_effects();
        let epoch = orders.iter().find_map(|order| match order {
            Effect::Think { epoch, .. } => Some(*epoch),
            _ => None,
        });
        stage
            .app
            .answer(epoch.expect("an order"), Some(action), stage.now);
        stage.wait();
    }
}

#[test]
fn the_turn_of_a_computer_is_one_announcement_with_the_next_question() {
    let mut stage = Stage::open(AGAINST);
    stage.press("place 1 0");
    stage.press("skip");
    let before = count(&stage);
    stage.press("confirm");
    let_computers_play(&mut stage);
    let said = stage.app.said();
    assert!(said.contains("Computer 2 places a tile "), "{said}");
    assert!(said.contains("Anna’s turn. Tile to place: "), "{said}");
    assert!(count(&stage) <= before + 2, "{said}");
}

#[test]
fn nothing_is_lost_when_computers_move_one_after_the_other() {
    let record = "bastide 1\nset base\nseats 3\nplayer 1 blue person Anna\nplayer 2 red greedy\n\
        player 3 green greedy\noption first-player 1\nseed 3\n";
    let mut stage = Stage::open(record);
    let (pos, _) = stage.legal();
    stage.press(&format!("place {} {}", pos.x, pos.y));
    stage.press("skip");
    let before = count(&stage);
    stage.press("confirm");
    let_computers_play(&mut stage);
    let all = stage.app.announced().join(" ");
    assert!(count(&stage) >= before + 2);
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
    let mut stage = Stage::open(PERSONS);
    stage.press("cell 1 0");
    stage.press("turn-right");
    let said = stage.app.said().to_string();
    assert!(
        said.contains("orth a road") || said.contains("orth a field"),
        "{said}"
    );
    assert!(said.ends_with("ways."), "{said}");
    let before = stage.table().tile_in_hand().expect("a tile").rotation;
    stage.press("turn-right");
    let after = stage.table().tile_in_hand().expect("a tile").rotation;
    assert_eq!(
        after,
        before.then(engine::tiles::Rotation::R2),
        "a straight road fits every other way"
    );
}

#[test]
fn questions_are_answered_said_and_shown_for_a_while() {
    let mut stage = Stage::open(PERSONS);
    stage.app.key("m", stage.now);
    assert_eq!(
        stage.app.said(),
        "You have no figure on the table. 7 meeples left."
    );
    assert_eq!(stage.app.toast(), Some(stage.app.said()));
    let due = stage.app.wake().expect("an alarm");
    stage.app.tick(due);
    assert_eq!(stage.app.toast(), None);
    for (key, part) in [
        ("w", "Anna’s turn."),
        ("d", "Tile to place: road to the "),
        ("k", "3 tiles left. With a city: 2;"),
        ("u", "Anna: 0 points, Ben: 0 points."),
        ("o", "1 tile"),
    ] {
        stage.app.key(key, stage.now);
        let said = stage.app.said();
        assert!(said.contains(part), "{key}: {said}");
        assert_eq!(stage.app.toast(), Some(said));
    }
    stage.app.key("Escape", stage.now);
    assert_eq!(stage.app.toast(), None);
}

#[test]
fn my_figures_are_told_with_place_feature_and_worth() {
    let mut stage = Stage::open(PERSONS);
    stage.press("place 1 0");
    let road = stage.table().listed_places()[0].action;
    stage.press(&format!("act {road}"));
    assert_eq!(stage.table().question(), Some(Question::Confirm));
    stage.app.key("m", stage.now);
    assert_eq!(
        stage.app.said(),
        "1 figure on the table. Highwayman 1 east, to the east and west: your road, 2 tiles, 2 points now. 6 meeples left."
    );
}

#[test]
fn a_game_that_is_opened_is_one_announcement() {
    let mut stage = Stage::open(PERSONS);
    let before = count(&stage);
    stage.app.import(PERSONS, stage.now);
    stage.wait();
    assert_eq!(count(&stage), before + 1);
    let said = stage.app.said();
    assert!(
        said.starts_with("The game is open. Anna’s turn. Tile to place: "),
        "{said}"
    );
    stage.press("new-game");
    stage.press("start");
    assert_eq!(count(&stage), before + 2);
    assert!(
        stage.app.said().contains(" turn. Tile to place: "),
        "{}",
        stage.app.said()
    );
}

#[test]
fn what_is_said_stands_outside_of_the_page_and_is_never_said_again() {
    let mut stage = Stage::open(PERSONS);
    stage.press("ask-scores");
    for dialog in ["games", "close"] {
        stage.press(dialog);
        let page = stage.app.page();
        let lives = |node: &&Node| {
            let role = node.get("role").unwrap_or_default();
            node.get("aria-live").is_some() || role == "log" || role == "status"
        };
        assert_eq!(page.all().into_iter().find(lives), None);
    }
    let numbers = |stage: &Stage| -> Vec<u32> {
        let said = stage.app.announcer().said();
        said.iter().map(|(number, _)| *number).collect()
    };
    let before = numbers(&stage);
    stage.app.open(
        page::stage::Opened::load(PERSONS).expect("a record"),
        stage.now,
    );
    let after = numbers(&stage);
    assert!(before.last() < after.first(), "{before:?} {after:?}");
}

#[test]
fn scores_without_points_are_not_told() {
    let record = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\n\
        player 2 red person Ben\noption first-player 1\nseed 1\nstack base/U\n";
    let mut stage = Stage::open(record);
    stage.press("place 1 0");
    let field = stage.table().listed_places().into_iter().find(|listed| {
        let text = stage.app.page();
        let all = text.all();
        let run = format!("act {}", listed.action);
        let node = all.iter().find(|node| node.get("data-run") == Some(&run));
        node.is_some_and(|node| node.all_text().starts_with("Farmer"))
    });
    let field = field.expect("a field").action;
    stage.press(&format!("act {field}"));
    stage.press("confirm");
    let scored = stage
        .table()
        .session()
        .log()
        .iter()
        .any(|line| matches!(&line.event, Event::Scored(scored) if scored.points == 0));
    assert!(scored, "there is something to pass over");
    let all = stage.app.announced().join(" ");
    assert!(
        stage.table().game().is_over() && all.contains("The game is over"),
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
    let mut stage = Stage::open(CALLED_HOME);
    stage.press("place 2 0");
    let said = stage.app.said();
    assert!(
        said.ends_with("Take the abbot back: 2 points, or skip."),
        "{said}"
    );
}

#[test]
fn a_question_after_another_is_said_though_nothing_happened_between_them() {
    let mut stage = Stage::open(CALLED_HOME);
    stage.press("place 2 0");
    let before = count(&stage);
    let mut legal = stage.table().legal().iter();
    let home = legal.position(|action| *action == Action::TakeBack);
    stage.press(&format!("act {}", home.expect("the abbot may go")));
    assert!(matches!(
        stage.table().question(),
        Some(Question::Advance(2))
    ));
    assert_eq!(count(&stage), before + 1);
    let said = stage.app.said();
    assert!(said.contains("Anna scores 2 points"), "{said}");
    stage.wait();
    assert_eq!(count(&stage), before + 1);
}
