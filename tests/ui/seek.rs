//! A task that asks for every cell where the tile fits: found by mouse, finger, keys and lines, and refused with reasons.

use crate::embedded::board;
use crate::named::ByName as _;
use crate::screen::{layout, of_class};
use engine::tiles::Pos;
use kurbo::Point;
use page::app::App;
use page::elements::intent::TaskIntent;
use page::elements::mode::BoardMode;
use page::messages::Language;
use page::stage::{AboutTo, Device, Gate, Input};
use std::cell::RefCell;
use std::rc::Rc;

/// Two tiles with six cells beside them, four of which take the tile in hand.
const CELLS: &str = "bastide 1\nseats 2\nstack base/E base/V base/U\nstart\ntile base/D 0,0\ntile base/V 1,0\nturn 1\nplay\n\
    task\ngoal find\nhint Look.\nsolve find 0,-1\nsolve find 1,-1\nsolve find 2,0\nsolve find 0,1\n";
const FITTING: [(i16, i16); 4] = [(0, -1), (1, -1), (2, 0), (0, 1)];
const WRONG: (i16, i16) = (-1, 0);

fn seeking() -> App {
    let mut app = board(BoardMode::Task, Language::English, CELLS, None);
    app.tick(5_000.0);
    app
}

fn at(app: &App, (x, y): (i16, i16)) -> Point {
    let stage = app.cx.tile_stage().expect("a board");
    stage.camera_at(9_000.0).square(Pos::new(x, y)).center()
}

fn press(app: &mut App, device: Device, at: Point) {
    let now = 9_000.0;
    app.handle_input(Input::Down { id: 1, device, at }, now);
    app.handle_input(Input::Up { id: 1, at }, now);
}

fn drag(app: &mut App, device: Device, to: Point) {
    let from = layout().slot(0).center();
    app.handle_input(
        Input::Down {
            id: 1,
            device,
            at: from,
        },
        9_000.0,
    );
    for step in 1..=10 {
        let at = from.lerp(to, f64::from(step) / 10.0);
        app.handle_input(Input::Move { id: 1, device, at }, 9_000.0);
    }
    app.handle_input(Input::Up { id: 1, at: to }, 9_000.0);
}

/// How many are found, as the task says it; empty before the first one.
fn found(app: &App) -> String {
    let page = app.page();
    let why = of_class(&page, "why").into_iter();
    why.map(|node| node.all_text()).collect()
}

fn steps(app: &App) -> usize {
    app.cx.tile_stage().expect("a board").session().steps()
}

#[test]
fn cells_are_found_by_mouse_and_finger_and_nothing_is_laid() {
    for device in [Device::Mouse, Device::Finger] {
        let mut app = seeking();
        let begun = steps(&app);
        for (number, cell) in (1..).zip(FITTING) {
            assert!(!app.embedding.is_task_solved());
            let to = at(&app, cell);
            press(&mut app, device, to);
            assert_eq!(found(&app), format!("Found: {number} of 4."), "{device:?}");
            assert!(app.cx.said().contains(&format!("Found: {number} of 4.")));
        }
        assert!(app.embedding.is_task_solved() && app.cx.said().contains("Solved."));
        assert_eq!(steps(&app), begun, "nothing was decided");
    }
}

#[test]
fn a_tile_that_is_dragged_points_out_the_cell_it_is_dropped_on() {
    let mut app = seeking();
    let to = at(&app, FITTING[0]);
    drag(&mut app, Device::Mouse, to);
    assert_eq!(found(&app), "Found: 1 of 4.");
    let to = at(&app, WRONG);
    drag(&mut app, Device::Mouse, to);
    assert!(app.cx.tile_stage().expect("a board").refusal().is_some());
    assert_eq!(found(&app), "Found: 1 of 4.");
}

#[test]
fn a_cell_where_it_does_not_fit_says_why_and_one_twice_counts_once() {
    let mut app = seeking();
    let to = at(&app, WRONG);
    press(&mut app, Device::Mouse, to);
    assert_eq!(found(&app), "");
    let refused = app.page().all_text();
    assert!(refused.contains("its neighbour shows a road"), "{refused}");
    let to = at(&app, FITTING[1]);
    press(&mut app, Device::Mouse, to);
    press(&mut app, Device::Mouse, to);
    assert_eq!(found(&app), "Found: 1 of 4.");
}

#[test]
fn what_is_said_of_a_wrong_cell_spares_those_who_stand_around_it() {
    let spared = |record: &str| {
        let mut app = board(BoardMode::Task, Language::English, record, None);
        app.tick(5_000.0);
        let to = at(&app, WRONG);
        press(&mut app, Device::Mouse, to);
        let page = app.page();
        let refused = of_class(&page, "refusal")[0];
        refused
            .get("data-free")
            .is_some_and(|free| !free.is_empty())
    };
    let stands = CELLS.replace("turn 1", "figure 2 meeple road EW 0,0\nturn 1");
    assert!(spared(&stands) && !spared(CELLS));
}

#[test]
fn keys_lead_to_every_cell_beside_the_tiles_and_find_it() {
    let mut app = seeking();
    let page = app.page();
    let cells = of_class(&page, "cell");
    assert_eq!(cells.len(), 6, "those where it does not fit as well");
    assert!(cells.iter().all(|cell| {
        let name = cell.get("aria-label").unwrap_or_default();
        !name.contains("fits") && !name.contains("turn")
    }));
    for (x, y) in FITTING {
        app.press_named(&format!("place {x} {y}"), 9_000.0);
    }
    assert!(app.embedding.is_task_solved());
    // An arrow leads on to a cell, which is said.
    let mut app = seeking();
    for _ in 0..6 {
        assert!(app.press_key("ArrowRight", 9_000.0));
    }
}

#[test]
fn nothing_shows_where_it_fits_before_it_is_found() {
    let mut app = seeking();
    let aids = |app: &App| app.cx.tile_stage().expect("a board").shows_aids();
    assert!(!aids(&app));
    let over = at(&app, FITTING[0]);
    let mouse = Input::Move {
        id: 1,
        device: Device::Mouse,
        at: over,
    };
    app.handle_input(mouse, 9_000.0);
    let ghost = |app: &App| {
        app.cx
            .tile_stage()
            .expect("a board")
            .aim()
            .ghost()
            .is_some()
    };
    assert!(!ghost(&app));
    // Nor does it when another language is spoken meanwhile.
    app.cx.speak(Language::French);
    app.handle_input(mouse, 9_100.0);
    assert!(!aids(&app) && !ghost(&app));
    let other = CELLS.replace("goal find", "goal lay");
    let mut app = board(BoardMode::Task, Language::English, &other, None);
    app.tick(5_000.0);
    app.handle_input(mouse, 9_000.0);
    assert!(aids(&app) && ghost(&app));
}

#[test]
fn when_all_are_found_the_tile_is_laid_where_that_is_asked_too() {
    let both = CELLS.replace("goal find", "goal find\ngoal lay");
    let mut app = board(BoardMode::Task, Language::English, &both, None);
    let asked = Rc::new(RefCell::new(Vec::new()));
    let heard = Rc::clone(&asked);
    app.embedding.set_gate(Gate(Rc::new(move |about: &AboutTo| {
        heard.borrow_mut().push(about.line.clone());
        true
    })));
    assert!(app.show_record(&both, None, 0.0));
    app.tick(5_000.0);
    for (x, y) in FITTING {
        app.press_named(&format!("place {x} {y}"), 9_000.0);
    }
    assert!(!app.embedding.is_task_solved() && asked.borrow().is_empty());
    assert!(app.cx.tile_stage().expect("a board").shows_aids());
    let to = at(&app, FITTING[2]);
    press(&mut app, Device::Mouse, to);
    assert!(app.embedding.is_task_solved(), "{}", app.cx.said());
    assert_eq!(*asked.borrow(), ["place base/E 2,0 r0"]);
}

#[test]
fn what_was_found_is_kept_shown_and_begun_again() {
    let mut app = seeking();
    assert!(app.act_line("find 0,-1", 9_000.0) && !app.act_line("find -1,0", 9_000.0));
    let kept = app.embedding.task_state(&app.cx, 9_000.0).expect("a state");
    let mut other = seeking();
    assert!(other.restore_task(&kept, 0.0));
    assert_eq!(found(&other), "Found: 1 of 4.");
    assert!(
        other
            .embedding
            .task_report(&other.cx)
            .is_some_and(|report| report.answered)
    );
    other.change_task(TaskIntent::Again, 0.0);
    assert_eq!(found(&other), "");
    let to = at(&other, FITTING[3]);
    press(&mut other, Device::Mouse, to);
    assert_eq!(found(&other), "Found: 1 of 4.");
    other.change_task(TaskIntent::Solve, 0.0);
    assert!(other.embedding.is_solution_shown(), "{}", other.cx.said());
}
