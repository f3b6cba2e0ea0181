//! Decisions on a board of another page: a host that is asked before, and solutions that are shown.

use crate::embedded::{CITY, TOLD, board, guarded, guarded_in};
use host::details::Event;
use page::app::App;
use page::elements::command::Command;
use page::elements::intent::{Intent, TaskIntent};
use page::elements::mode::BoardMode;
use page::elements::setting::SettingChange;
use page::features::embed::reports::legal_lines;
use page::messages::Language;
use page::stage::AboutTo;
use std::cell::RefCell;

/// What a page around the board hears, in its order: what is asked before, and what was decided.
fn heard(app: &mut App, asked: &RefCell<Vec<AboutTo>>) -> Vec<String> {
    let mut heard = Vec::new();
    loop {
        let before = asked.borrow_mut().drain(..).collect::<Vec<_>>();
        heard.extend(before.iter().map(|one| format!("before {}", one.line)));
        let told = app.embedding.take_reports(&mut app.cx);
        heard.extend(told.iter().filter_map(|one| match one {
            Event::Action(decided) if decided.seat.is_some() => Some(decided.action.clone()),
            _ => None,
        }));
        if !app.go_on_unasked(50.0) && asked.borrow().is_empty() {
            break;
        }
    }
    heard
}

#[test]
fn a_host_is_asked_directly_before_each_decision() {
    let (mut app, asked) = guarded("nothing");
    app.cx.set(SettingChange::Grace(true));
    assert!(app.act_line("place base/E 0,-1 r2", 10.0));
    let placed = heard(&mut app, &asked);
    assert_eq!(
        placed,
        ["before place base/E 0,-1 r2", "place base/E 0,-1 r2"]
    );
    assert!(app.act_line("pass", 20.0));
    let passed = heard(&mut app, &asked);
    assert_eq!(passed, ["before pass", "pass", "before confirm", "confirm"]);
    app.press(Intent::Command(Command::Undo), 30.0);
    assert!(heard(&mut app, &asked).is_empty());
    app.press(Intent::Command(Command::Redo), 40.0);
    assert_eq!(heard(&mut app, &asked), passed, "made again");
}

#[test]
fn the_end_of_a_turn_that_a_host_forbids_waits() {
    let (mut app, asked) = guarded("confirm");
    assert!(app.act_line("place base/E 0,-1 r2", 10.0));
    assert!(app.act_line("pass", 20.0));
    assert_eq!(
        app.embedding.take_question(&mut app.cx),
        None,
        "while the turn ends"
    );
    assert_eq!(
        heard(&mut app, &asked).last().map(String::as_str),
        Some("before confirm")
    );
    assert_eq!(legal_lines(&app.cx), ["confirm"]);
    assert_eq!(
        app.embedding
            .take_question(&mut app.cx)
            .expect("a question")
            .seat,
        1
    );
}

#[test]
fn a_solution_is_shown_decision_by_decision() {
    let text = format!("{CITY}solve place base/E 0,-1 r2\nsolve meeple city S\n");
    let (mut app, asked) = guarded_in(BoardMode::Task, &text, "nothing");
    app.change_task(TaskIntent::Solve, 10.0);
    let lines = [
        "before place base/E 0,-1 r2",
        "place base/E 0,-1 r2",
        "before meeple city S",
        "meeple city S",
    ];
    assert_eq!(heard(&mut app, &asked)[..4], lines);
    assert!(app.embedding.is_solution_shown());
}

/// There is no game behind it to which anything could lead back.
#[test]
fn what_takes_back_goes_a_step_back_on_a_board_to_go_through() {
    let mut app = board(BoardMode::Replay, Language::English, TOLD, Some(1));
    let at = |app: &App| {
        let stage = app.cx.tile_stage().expect("a game");
        stage.replay().expect("a replay").step()
    };
    let begun = at(&app);
    app.press(Intent::Command(Command::Undo), 100.0);
    let back = at(&app);
    assert!(back < begun, "{back} {begun}");
    app.press(Intent::Command(Command::Redo), 200.0);
    assert!(at(&app) > back);
    app.press(Intent::Command(Command::Confirm), 300.0);
    assert_eq!(app.cx.said(), "Nothing is decided on this board now.");
}

/// A turn without a figure ends by itself, although the solution says that it ends.
#[test]
fn a_solution_of_several_turns_is_shown_to_its_end() {
    let text = "bastide 1\nseats 2\noption first-player 1\nstack base/E base/V base/U base/K\ntask\nask Two turns.\n\
        goal place 2,0\nturns 2\nsolve place base/E 0,-1 r2\nsolve pass\nsolve confirm\nsolve place base/V 1,0 r1\n\
        solve pass\nsolve confirm\nsolve place base/U 2,0 r1\n";
    let mut app = board(BoardMode::Task, Language::English, text, None);
    app.change_task(TaskIntent::Solve, 10.0);
    assert!(
        app.embedding.is_solution_shown(),
        "{}",
        app.cx.record().unwrap_or_default()
    );
    let (mut app, asked) = guarded_in(BoardMode::Task, text, "nothing");
    app.change_task(TaskIntent::Solve, 10.0);
    let heard = heard(&mut app, &asked);
    assert!(app.embedding.is_solution_shown(), "{heard:?}");
    assert_eq!(
        heard.iter().filter(|one| *one == "confirm").count(),
        2,
        "{heard:?}"
    );
}

/// A diagram asks nobody, and has no button that opens a table of points.
#[test]
fn of_a_diagram_only_what_it_says_is_announced() {
    let told = board(BoardMode::Diagram, Language::English, TOLD, Some(1));
    assert!(
        !told.cx.said().contains("turn"),
        "{:?}",
        told.cx.announced()
    );
    assert!(
        told.cx.said().starts_with("Which tile fits?"),
        "{:?}",
        told.cx.announced()
    );
    let over = "bastide 1\nseats 2\noption first-player 1\nstack base/E\nplay\nplace base/E 0,-1 r2\npass\nconfirm\n";
    for mode in [BoardMode::Diagram, BoardMode::Replay] {
        let shown = board(mode, Language::English, over, None);
        assert!(
            !shown.cx.said().contains("Scores"),
            "{:?}",
            shown.cx.announced()
        );
    }
    let played = board(BoardMode::Play, Language::English, over, None);
    let said = played.cx.said();
    assert!(
        said.ends_with("The button “Scores” opens the table of points."),
        "{said}"
    );
}

#[test]
fn a_task_that_ends_the_game_names_no_button_that_is_not_there() {
    let task = "bastide 1\nseats 2\noption first-player 1\nstack base/E\nplay\ntask\nask Close it.\ngoal complete city\n\
        solve place base/E 0,-1 r2\n";
    let mut app = board(BoardMode::Task, Language::English, task, None);
    assert!(app.act_line("place base/E 0,-1 r2", 0.0));
    while let Some(line) = legal_lines(&app.cx).last().cloned() {
        app.act_line(&line, 0.0);
    }
    assert!(app.cx.is_over());
    let announced = app.cx.announced().join(" ");
    assert!(announced.contains("The game is over"), "{announced}");
    assert!(!announced.contains("Scores"), "{announced}");
}
