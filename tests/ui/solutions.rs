//! Solutions of tasks on boards of other pages, as somebody sees them who wants them.

use crate::embedded::{CITY, board, duration};
use page::elements::intent::TaskIntent;
use page::elements::mode::BoardMode;
use page::messages::Language;

/// Who wants to see it has had the task until then, and what is done afterwards scores nothing.
#[test]
fn a_solution_says_what_it_does_and_leaves_nothing_to_score() {
    let text = format!("{CITY}solve place base/E 0,-1 r2\nsolve meeple city S\n");
    let mut app = board(BoardMode::Task, Language::English, &text, None);
    app.change_task(TaskIntent::Solve, 30_000.0);
    assert_eq!(duration(&app, 90_000.0), "PT30.00S");
    let said = app.page().all_text();
    assert!(said.contains("This is a solution."), "{said}");
    assert!(said.contains("places a tile (1 north)"), "{said}");
    app.change_task(TaskIntent::Again, 91_000.0);
    assert!(!app.page().all_text().contains("This is a solution."));
    assert!(app.act_line("place base/E 0,-1 r2", 92_000.0));
    assert!(app.act_line("meeple city S", 93_000.0));
    let said = app.page().all_text();
    assert!(said.contains("it does not count"), "{said}");
    assert_eq!(
        app.embedding
            .task_result(&app.cx, 93_000.0)
            .expect("a task")
            .score
            .raw,
        0
    );
}

/// Once the task is over nobody is asked to end a turn.
#[test]
fn the_decision_that_solves_a_task_is_told_with_the_verdict_and_no_question() {
    let mut app = board(BoardMode::Task, Language::English, CITY, None);
    assert!(app.act_line("place base/E 0,-1 r2", 0.0));
    assert!(app.act_line("meeple city S", 0.0));
    for step in 1..200 {
        app.tick(f64::from(step) * 50.0);
    }
    let said = app.cx.announcer().said().iter();
    let said: String = said.map(|(_, said)| format!("{said} ")).collect();
    assert!(said.contains("Solved."), "{said}");
    assert!(!said.contains("end your turn"), "{said}");
}

/// What was pressed is gone by then, and so is the bar.
#[test]
fn keys_go_on_beside_the_verdict_and_from_the_last_hint_to_the_solution() {
    let text = format!("{CITY}hint Look.\nsolve place base/E 0,-1 r2\nsolve meeple city S\n");
    let mut app = board(BoardMode::Task, Language::English, &text, None);
    let focused = |app: &mut page::app::App| {
        let request = app.cx.take_focus_request();
        request.map(|request| request.target.name())
    };
    app.cx.note_input(true);
    while app.embedding.task_result(&app.cx, 0.0).is_some() && focused(&mut app).is_some() {}
    app.change_task(TaskIntent::Hint, 0.0);
    app.change_task(TaskIntent::Hint, 0.0);
    assert_eq!(focused(&mut app).as_deref(), Some("task-solution"));
    assert!(app.act_line("place base/E 0,-1 r2", 0.0));
    assert!(app.act_line("meeple city S", 0.0));
    for step in 1..200 {
        app.tick(f64::from(step) * 50.0);
    }
    assert_eq!(focused(&mut app).as_deref(), Some("task-again"));
}
