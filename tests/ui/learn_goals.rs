//! What a lesson asks for: marked on the board, told before the turn ends, and tried as asked.

use crate::embedded::board;
use crate::learn::lessons;
use crate::screen::of_class;
use engine::learn::Lesson;
use page::app::App;
use page::context::board::BoardPlayers;
use page::elements::intent::TaskIntent;
use page::elements::mode::BoardMode;
use page::features::embed::reports::legal_lines;
use page::features::embed::tried::Tried;
use page::features::embed::{annotate, seat_players};
use page::messages::Language;

/// The record of a lesson.
fn record(name: &str) -> String {
    let all = lessons();
    let mut found = all.split("## ").filter_map(|one| one.split_once('\n'));
    let found = found.find(|(named, _)| *named == name);
    found.expect("a lesson").1.to_string()
}

fn task(name: &str) -> App {
    board(BoardMode::Task, Language::English, &record(name), None)
}

fn text(app: &App, class: &str) -> String {
    let page = app.page();
    let all = of_class(&page, class).into_iter();
    let all: Vec<String> = all.map(page::elements::tree::Node::all_text).collect();
    all.join(" | ")
}

#[test]
fn a_goal_is_told_without_the_place_of_what_is_marked() {
    let app = task("first-steps/02-turn-a-tile");
    let page = app.page();
    let goal = of_class(&page, "goal");
    let seen = goal[0].all();
    let seen = seen.iter().find(|node| node.get("aria-hidden").is_some());
    let seen = seen.expect("it is told to eyes and ears").all_text();
    assert_eq!(
        seen,
        "Lay your tile on the marked cell, turned the right way"
    );
    assert!(goal[0].all_text().contains("1 east, 1 south"), "for ears");
}

#[test]
fn a_figure_on_something_else_gets_a_word_before_the_turn_ends() {
    let mut app = task("first-steps/05-knight");
    assert!(app.act_line("place base/K 2,0 r0", 0.0));
    assert_eq!(text(&app, "why"), "");
    let legal = legal_lines(&app.cx);
    let field = legal.iter().find(|line| line.starts_with("meeple field"));
    assert!(app.act_line(field.expect("a field is free"), 0.0));
    let why = "Your figure stands in a field. Take it back and try again. The goal: Put a meeple in a city.";
    assert!(text(&app, "why").starts_with(why), "{}", text(&app, "why"));
    assert!(app.cx.said().contains(why), "{}", app.cx.said());
    assert_eq!(text(&app, "result"), "", "the turn may still be taken back");
}

#[test]
fn where_the_wanted_figure_may_stand_is_marked_once_the_tile_lies() {
    let mut app = task("first-steps/05-knight");
    assert_eq!(text(&app, "remarks").matches("arked").count(), 0);
    assert!(app.act_line("place base/K 2,0 r0", 0.0));
    let marked = text(&app, "remarks");
    assert!(marked.contains("city"), "{marked}");
    assert!(app.act_line("meeple city N", 0.0));
    assert_ne!(text(&app, "remarks"), marked);
}

#[test]
fn the_last_hint_marks_the_cell() {
    let mut app = task("first-steps/05-knight");
    let marks = |app: &App| text(app, "remarks").contains("2 east");
    for _ in 0..2 {
        app.change_task(TaskIntent::Hint, 0.0);
        assert!(!marks(&app));
    }
    app.change_task(TaskIntent::Hint, 0.0);
    app.tick(1.0);
    assert!(marks(&app), "{}", text(&app, "remarks"));
}

#[test]
fn who_learns_is_told_which_figures_are_theirs() {
    let mut app = App::embedded(Language::English, 7, BoardMode::Play);
    app.lay_out(crate::screen::layout(), 0.0);
    let shown = app.show_record(&record("fields/ex-field-2"), None, 0.0);
    let dock = text(&app, "dock");
    assert!(shown && dock.contains("turnPlace"), "{dock}");
    seat_players(&mut app.cx, BoardPlayers::Learner);
    let dock = text(&app, "dock");
    assert!(
        dock.contains("You are") && !dock.contains("turnPlace"),
        "{dock}"
    );
}

#[test]
fn only_what_a_lesson_asks_for_is_its_try() {
    let record = record("fields/ex-field-2");
    let lesson = Lesson::read(&record).expect("a lesson").expect("a lesson");
    let tries = lesson.tries().into_iter().map(str::to_string);
    let tries: Vec<String> = tries.collect();
    let open = || board(BoardMode::Play, Language::English, &record, None);
    let mut app = open();
    assert_eq!(app.embedding.tried(&app.cx, &tries), None);
    assert!(app.act_line("meeple monastery", 0.0));
    assert_eq!(app.embedding.tried(&app.cx, &tries), Some(Tried::Otherwise));
    assert_eq!(app.embedding.tried(&app.cx, &[]), Some(Tried::AsAsked));
    let mut app = open();
    assert!(!app.act_line("meeple field 0", 0.0));
    assert_eq!(app.embedding.tried(&app.cx, &tries), Some(Tried::AsAsked));
}

/// What is to be tried is refused as the lesson says, and marked on the board.
#[test]
fn what_lessons_ask_to_try_is_marked_and_can_be_tried() {
    let mut count = 0;
    let all = lessons();
    let mut screen = crate::learn::learning();
    for (name, record) in all.split("## ").filter_map(|one| one.split_once('\n')) {
        let Ok(Some(lesson)) = Lesson::read(record) else {
            continue;
        };
        if lesson.tries().is_empty() {
            continue;
        }
        count += 1;
        screen.app.enter_lessons(Some(name));
        let wanted = crate::learn::board(&screen);
        assert_eq!(wanted.tries, lesson.tries(), "{name}");
        for line in &wanted.tries {
            let mut app = board(BoardMode::Play, Language::English, record, None);
            assert_eq!(annotate(&mut app.cx, &wanted.marks), Ok(()), "{name}");
            assert!(!wanted.marks.is_empty(), "{name}");
            app.act_line(line, 0.0);
            let tried = app.embedding.tried(&app.cx, &wanted.tries);
            assert_eq!(tried, Some(Tried::AsAsked), "{name}: {line}");
        }
    }
    assert!(count > 30, "{count}");
}
