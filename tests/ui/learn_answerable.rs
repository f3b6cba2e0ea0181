//! Lessons that ask for points show all that the points depend on, and tasks mark what their goals speak of.

use std::fs;
use std::path::Path;

use crate::learn::{at, board, learning, lessons};
use crate::screen::{Screen, layout, of_class, text_of as text};
use engine::learn::{Before, Lesson, Manner, Taught};
use engine::rules::{Action, Event, Game};
use engine::session::Entry;
use engine::table::record::Record;
use engine::table::{Kind, Party};
use page::app::App;
use page::elements::mode::BoardMode;
use page::elements::tree::Node;
use page::messages::Language;

/// How many sentences it takes to tell a decision, with what follows of it that no board shows.
fn sentences(entry: &Entry<Game>) -> usize {
    let by_chance = entry.by == Party::Chance;
    let goes_without_saying = match entry.action {
        // The tile that leaves the game says it.
        Action::Confirm | Action::Draw(_) | Action::First(_) | Action::Discard(_) => true,
        Action::Reveal(_) | Action::Roll(_) | Action::Token(_) => !by_chance,
        _ => by_chance,
    };
    let ends = |event: &&Event| matches!(event, Event::FinalScoring | Event::Removed { .. });
    usize::from(!goes_without_saying) + entry.events.iter().filter(ends).count()
}

/// Whether a lesson tells what happens in it: before the points are asked for, after an answer, or at once.
fn tells<G: Taught>(lesson: &Lesson, before: &Before<G>) -> bool {
    let asks = lesson.manner == Manner::Asking && lesson.right.is_empty();
    !asks || before.scores() && !lesson.is_tried()
}

/// Chooses answers until one is right.
fn answer(screen: &mut Screen) {
    for answer in 0..4 {
        let open = of_class(&screen.app.page(), "answer").len() > answer;
        if open && listed(screen).is_empty() {
            screen.press(&format!("choose-answer {answer}"));
        }
    }
}

fn listed(screen: &Screen) -> Vec<String> {
    let page = screen.app.page();
    let list = of_class(&page, "to-come");
    let items = list.first().map(|list| list.all()).unwrap_or_default();
    let items = items.into_iter().filter(|node| node.tag == "li");
    items.map(Node::all_text).collect()
}

/// What players choose and what chance brings is all told, before the points are asked for if they are.
#[test]
fn every_decision_of_a_lesson_is_told() {
    let (all, mut screen) = (lessons(), learning());
    let (mut count, mut untold) = (0, Vec::new());
    for section in all.split("## ") {
        let (name, record) = section.split_once('\n').unwrap_or_default();
        if Kind::detect(record) != Kind::Tiles {
            continue;
        }
        let Ok(Some(lesson)) = Lesson::read(record) else {
            continue;
        };
        let record = Record::<Game>::read(record).expect(name);
        let before = lesson.before(&record).expect(name);
        if !tells(&lesson, &before) || name.contains("first-steps/close") {
            continue;
        }
        count += 1;
        screen.app.enter_lessons(Some(name));
        answer(&mut screen);
        let told: usize = before.to_come.iter().map(sentences).sum();
        // Where nothing is decided it is told that the turn is over.
        if listed(&screen).len() != told.max(1) {
            untold.push((name, listed(&screen)));
        }
    }
    assert!(untold.is_empty(), "{untold:#?}");
    assert!(count > 300, "{count}");
}

#[test]
fn a_message_is_told_with_what_becomes_of_it_and_never_with_its_points() {
    let told = listed(&at("EX-MSG-2"));
    assert!(
        told.contains(&"Player 1 moves the messenger.".to_string()),
        "{told:?}"
    );
    assert!(
        told.contains(&"Player 1 takes 2 points instead.".to_string()),
        "{told:?}"
    );
    assert!(
        told.iter()
            .any(|told| told.contains("turns over message 6")),
        "{told:?}"
    );
    assert!(told.iter().all(|told| !told.contains("scores")), "{told:?}");
}

#[test]
fn what_everybody_has_stands_beside_the_question() {
    let told = text(&at("EX-MSG-2"), "foretold");
    assert!(
        told.contains("17 points") && told.contains("on space 1"),
        "{told}"
    );
    let told = text(&at("together/int-32"), "foretold");
    assert!(told.contains("9 points"), "{told}");
}

/// What is asked stands there, and whatever is allowed can be tried.
#[test]
fn a_lesson_that_asks_to_try_is_tried_though_points_were_scored_in_it() {
    let screen = at("gold/r-gold-02-b");
    assert_eq!(board(&screen).mode, BoardMode::Play);
    assert!(text(&screen, "asked").contains("which may Player 1 have?"));
}

#[test]
fn a_board_to_count_says_that_the_game_ends_and_what_everybody_has() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/puzzles/count/0001.txt");
    let puzzle = fs::read_to_string(file).expect("a puzzle");
    let mut screen = at("count/0001");
    screen.app.learning.take_puzzles(
        &mut screen.app.cx,
        Some(&format!("## count/0001\n{puzzle}")),
        0,
    );
    assert!(
        text(&screen, "asked").starts_with("Player 1 lays the last tile, and the game is over.")
    );
    let has = text(&screen, "foretold");
    assert!(
        has.contains("14 points") && has.contains("6 points"),
        "{has}"
    );
    let told = listed(&screen);
    assert!(told[0].starts_with("The tile is laid"), "{told:?}");
    assert_eq!(told[1..], ["The last turn is over: final scoring."]);
}

/// A task on a board with these goals.
fn task(record: &str, goals: &str) -> App {
    let mut app = App::embedded(Language::English, 7, BoardMode::Task);
    app.lay_out(layout(), 0.0);
    assert!(app.show_record(&format!("{record}task\n{goals}"), None, 0.0));
    app
}

#[test]
fn what_a_goal_names_is_marked_on_the_board_once() {
    let record = "bastide 1\nseats 2\noption first-player 1\nstack base/E base/V\nplay\n";
    let marks = |app: &App| {
        let page = app.page();
        let all = of_class(&page, "remarks")
            .first()
            .map(|node| node.all_text());
        all.unwrap_or_default()
    };
    let plain = marks(&task(record, "goal lay\n"));
    assert_eq!(plain, "");
    let goals = "goal place 0,-1\ngoal majority city N 0,0\n";
    let marked = marks(&task(record, goals));
    assert!(marked.contains("1 north"), "{marked}");
    let by_record = format!("{record}mark tile 0,-1\nmark city N 0,0\n");
    let same = marks(&task(&by_record, goals));
    assert_eq!(same, marked);
}

/// What can be lost is no success before somebody has played.
#[test]
fn no_goal_has_a_mark_before_the_first_move() {
    let record = "bastide 1\nseats 2\nstack base/E base/V\nstart\ntile base/D 0,0\nscore 1 9 0\nturn 1\ndrawn base/E\nplay\n";
    let app = task(record, "goal lead\n");
    assert!(of_class(&app.page(), "reached").is_empty());
    assert_eq!(
        app.embedding
            .task_report(&app.cx)
            .map(|report| report.score),
        Some(0)
    );
}
