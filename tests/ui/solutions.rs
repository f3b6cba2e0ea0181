//! Solutions of tasks on boards of other pages, as somebody sees them who wants them.

use crate::embedded::{CITY, board, duration};
use page::elements::intent::TaskIntent;
use page::elements::mode::BoardMode;
use page::messages::Language;

/// Who wants to see it has had the task until then, and what is done afterwards scores nothing.
#[test]
fn a_solution_says_what_it_does_and_leaves_nothing_to_score() {
    let text = format!("{CITY}solve place base/E 0,-1 r2\nsolve meeple city S\n");
    let mut shell = board(BoardMode::Task, Language::English, &text, None);
    shell.change_task(TaskIntent::Solve, 30_000.0);
    assert_eq!(duration(&shell, 90_000.0), "PT30.00S");
    let said = shell.page().all_text();
    assert!(said.contains("This is a solution."), "{said}");
    assert!(said.contains("places a tile (1 north)"), "{said}");
    shell.change_task(TaskIntent::Again, 91_000.0);
    assert!(!shell.page().all_text().contains("This is a solution."));
    assert!(shell.act_line("place base/E 0,-1 r2", 92_000.0));
    assert!(shell.act_line("meeple city S", 93_000.0));
    let said = shell.page().all_text();
    assert!(said.contains("It does not count"), "{said}");
    assert_eq!(
        shell
            .embedding
            .task_result(&shell.cx, 93_000.0)
            .expect("a task")
            .score
            .raw,
        0
    );
}

/// Once the task is over nobody is asked to end a turn.
#[test]
fn the_decision_that_solves_a_task_is_told_with_the_verdict_and_no_question() {
    let mut shell = board(BoardMode::Task, Language::English, CITY, None);
    assert!(shell.act_line("place base/E 0,-1 r2", 0.0));
    assert!(shell.act_line("meeple city S", 0.0));
    for step in 1..200 {
        shell.tick(f64::from(step) * 50.0);
    }
    let said = shell.cx.announcer().said().iter();
    let said: String = said.map(|(_, said)| format!("{said} ")).collect();
    assert!(said.contains("Solved."), "{said}");
    assert!(!said.contains("end your turn"), "{said}");
}

/// What was pressed is gone by then, and so is the bar.
#[test]
fn keys_go_on_beside_the_verdict_and_from_the_last_hint_to_the_solution() {
    let text = format!("{CITY}hint Look.\nsolve place base/E 0,-1 r2\nsolve meeple city S\n");
    let mut shell = board(BoardMode::Task, Language::English, &text, None);
    let focused = |shell: &mut page::app::Shell| {
        let request = shell.cx.take_focus_request();
        request.map(|request| request.target.name())
    };
    shell.cx.note_input(true);
    while shell.embedding.task_result(&shell.cx, 0.0).is_some() && focused(&mut shell).is_some() {}
    shell.change_task(TaskIntent::Hint, 0.0);
    shell.change_task(TaskIntent::Hint, 0.0);
    assert_eq!(focused(&mut shell).as_deref(), Some("task-solution"));
    assert!(shell.act_line("place base/E 0,-1 r2", 0.0));
    assert!(shell.act_line("meeple city S", 0.0));
    for step in 1..200 {
        shell.tick(f64::from(step) * 50.0);
    }
    assert_eq!(focused(&mut shell).as_deref(), Some("task-again"));
}
