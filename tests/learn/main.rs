//! Lessons and tasks: how they are read, what lessons find, and when tasks are solved.

mod aims;
mod editions;
mod examples;
mod lessons;
mod steps;

use engine::learn::{Aim, Clause, Goal, Standing, Task, Verdict};
use engine::rules::{Game, Record};
use engine::session::Session;
use engine::table::{LineTrouble, Seat};
use engine::tiles::{FeatureKind, Pos};

/// A city with one open side, and the tile that closes it. The other seat comes after it.
const CITY: &str = "bastide 1\nseats 2\noption first-player 1\nstack base/E base/E base/V\nplay\n";

fn task(lines: &str) -> Task {
    let text = format!("{CITY}task\n{lines}");
    Task::read(&text).expect("a task").expect("one is there")
}

fn trouble(lines: &str) -> (u32, LineTrouble) {
    let error = Task::read(&format!("{CITY}task\n{lines}")).expect_err("it cannot be read");
    (error.line, error.trouble)
}

/// How a task stands after these decisions.
fn after(task: &Task, lines: &[&str]) -> Verdict {
    let mut session = Session::<Game>::load(CITY).expect("a game");
    let from = session.steps();
    for line in lines {
        let action = session.read_action(line).expect("an action");
        session.act(action).expect("it is legal");
    }
    task.judge(&session, task.solver(Some(Seat(0))), from)
}

const CLOSES: [&str; 3] = ["place base/E 0,-1 r2", "meeple city S", "confirm"];
const LEAVES: [&str; 3] = ["place base/E 0,-1 r2", "pass", "confirm"];

#[test]
fn a_record_with_a_task_is_the_record_without_it() {
    let plain = Record::read(CITY).expect("a record");
    let with = format!("{CITY}task\nask Close it.\ngoal complete city\n");
    assert_eq!(Record::read(&with).expect("a record"), plain);
    assert_eq!(Task::read(CITY), Ok(None));
}

#[test]
fn a_task_says_everything_of_its_lines() {
    let task = task(
        "seat 2\nturns 3\nask Close the city. # or another\nask fr: Fermez la ville.\nhint First: look.\n\
         hint de: Zuerst schauen.\nhint de: Dann legen.\ngoal score 8 or not figure road\ngoal place 1,-2 or lead\nsolve place 0,-1 r2\n",
    );
    assert_eq!((task.seat, task.turns), (Some(Seat(1)), 3));
    assert_eq!(task.asked("fr"), Some("Fermez la ville."));
    assert_eq!(task.asked("de"), Some("Close the city."));
    assert_eq!(task.hints("de"), ["Zuerst schauen.", "Dann legen."]);
    assert_eq!(task.hints("en"), ["First: look."]);
    let clause = |aim, wanted| Clause { aim, wanted };
    let road = Aim::Figure(FeatureKind::Road);
    let cell = Aim::Place(Pos { x: 1, y: -2 }, None);
    let first = Goal {
        any: vec![clause(Aim::Score(8), true), clause(road, false)],
    };
    let second = Goal {
        any: vec![clause(cell, true), clause(Aim::Lead, true)],
    };
    assert_eq!(task.goals, [first, second]);
    assert_eq!(task.solution, ["place 0,-1 r2"]);
}

#[test]
fn a_goal_is_written_as_it_is_read() {
    let lines = [
        "score 8 or not figure road",
        "complete city",
        "lay or place 1,-2",
        "place 1,-2 r3 or place 0,1",
        "home",
        "not lead",
        "win",
    ];
    let task = task(&lines.map(|line| format!("goal {line}\n")).concat());
    let written: Vec<String> = task.goals.iter().map(Goal::to_string).collect();
    assert_eq!(written, lines);
}

#[test]
fn what_a_task_cannot_say_is_told_with_its_line() {
    assert_eq!(trouble("ask What?\n"), (7, LineTrouble::Missing));
    assert_eq!(trouble("goal shine\n"), (7, LineTrouble::unknown("shine")));
    assert_eq!(
        trouble("goal complete castle"),
        (7, LineTrouble::unknown("castle"))
    );
    assert_eq!(
        trouble("\ngoal place 1\n"),
        (8, LineTrouble::Number("1".into()))
    );
    assert_eq!(
        trouble("goal lead and lead"),
        (7, LineTrouble::TooMuch("and".into()))
    );
    assert_eq!(
        trouble("goal lead\nturns 0"),
        (8, LineTrouble::Number("0".into()))
    );
    assert_eq!(trouble("goal lead\nask fr:"), (8, LineTrouble::Missing));
    let long = format!("ask {}\ngoal lead", "x".repeat(2_000));
    assert!(matches!(trouble(&long), (7, LineTrouble::TooMuch(_))));
    let many = "goal lead\n".repeat(300);
    assert_eq!(trouble(&many), (207, LineTrouble::TooManyLines));
}

#[test]
fn a_goal_that_stays_is_reached_at_once_and_missed_at_the_end_of_the_turn() {
    let task = task("goal complete city\ngoal figure city\n");
    let open = after(&task, &CLOSES[..1]);
    assert_eq!(open.standing, Standing::Open);
    let placed = after(&task, &CLOSES[..2]);
    // The meeple stands; the city is scored when the step is done.
    assert_eq!((placed.score(), placed.standing), (2, Standing::Solved));
    let missed = after(&task, &LEAVES);
    assert_eq!(
        (missed.reached, missed.standing),
        (vec![false, false], Standing::Missed)
    );
}

#[test]
fn a_tile_laid_anywhere_is_laid() {
    let lay = task("goal lay\n");
    assert_eq!(after(&lay, &[]).standing, Standing::Open);
    assert_eq!(after(&lay, &LEAVES[..1]).standing, Standing::Solved);
    // The other seat lays its own.
    let other = task("seat 2\ngoal lay\n");
    assert_eq!(after(&other, &LEAVES).standing, Standing::Open);
}

#[test]
fn a_tile_may_have_to_be_turned_in_one_way() {
    for (goal, standing) in [
        ("place 0,-1", Standing::Solved),
        ("place 0,-1 r2", Standing::Solved),
        ("place 0,-1 r1", Standing::Open),
    ] {
        let task = task(&format!("goal {goal}\n"));
        assert_eq!(after(&task, &CLOSES[..1]).standing, standing, "{goal}");
    }
}

#[test]
fn a_figure_is_home_when_it_came_back_to_its_owner() {
    let home = task("goal home\n");
    assert_eq!(after(&home, &CLOSES[..1]).standing, Standing::Open);
    assert_eq!(after(&home, &CLOSES).standing, Standing::Solved);
    assert_eq!(after(&home, &LEAVES).standing, Standing::Missed);
    let other = task("seat 2\ngoal home\n");
    assert_eq!(after(&other, &CLOSES).standing, Standing::Open);
}

#[test]
fn points_are_those_of_the_seat_since_the_task_began() {
    let enough = task("goal score 4\n");
    assert_eq!(after(&enough, &CLOSES).standing, Standing::Solved);
    assert_eq!(
        after(&task("goal score 5\n"), &CLOSES).standing,
        Standing::Missed
    );
    let other = task("seat 2\ngoal score 4\n");
    assert_eq!(after(&other, &CLOSES).standing, Standing::Open);
}

#[test]
fn what_can_be_lost_is_judged_when_the_turn_is_over() {
    let without = task("goal not complete city\n");
    assert_eq!(after(&without, &LEAVES[..1]).standing, Standing::Open);
    assert_eq!(after(&without, &LEAVES).standing, Standing::Solved);
    assert_eq!(after(&without, &CLOSES).standing, Standing::Missed);
    let leads = task("goal lead\n");
    assert_eq!(after(&leads, &CLOSES[..2]).standing, Standing::Open);
    assert_eq!(after(&leads, &CLOSES).standing, Standing::Solved);
    assert_eq!(after(&leads, &LEAVES).standing, Standing::Missed);
}

#[test]
fn any_of_the_goals_on_a_line_will_do() {
    let either = task("goal figure road or place 0,-1\n");
    assert_eq!(after(&either, &LEAVES[..1]).standing, Standing::Solved);
    let neither = task("goal figure road or place 5,5\n");
    assert_eq!(after(&neither, &LEAVES).standing, Standing::Missed);
}

/// The same city with a point on the track and a meeple on the road for whoever is to close it.
const AHEAD: &str = "bastide 1\nseats 2\nstack base/E base/V\nstart\ntile base/D 0,0\nfigure 1 meeple road EW 0,0\nscore 1 1 0\n\
    turn 1\ndrawn base/E\nplay\n";

/// Which goals of a task are reached after these decisions, and how it stands.
fn ahead(goals: &str, lines: &[&str]) -> (Vec<bool>, Standing) {
    let text = format!("{AHEAD}task\n{goals}");
    let mut session = Session::<Game>::load(&text).expect("a game");
    let from = session.steps();
    for line in lines {
        let action = session.read_action(line).expect("an action");
        session.act(action).expect("it is legal");
    }
    let verdict = task(goals).judge(&session, Seat(0), from);
    (verdict.reached, verdict.standing)
}

#[test]
fn nothing_is_reached_before_the_first_decision() {
    let goals = "goal lead\ngoal not complete city\ngoal occupy road\ngoal home or lead\n";
    assert_eq!(ahead(goals, &[]), (vec![false; 4], Standing::Open));
    let ended = ahead(goals, &["place base/E 0,1 r1", "pass", "confirm"]);
    assert_eq!(ended, (vec![true; 4], Standing::Solved));
}

#[test]
fn what_can_be_lost_has_no_mark_while_the_turn_lasts() {
    let goals = "goal lead\ngoal not complete city\ngoal occupy road\ngoal home or lead\n";
    let placed = ahead(goals, &["place base/E 0,1 r1"]);
    assert_eq!(placed, (vec![false, false, true, false], Standing::Open));
}

/// Who leads already and may solve a task by that alone has to keep the lead, too.
#[test]
fn a_goal_that_a_lead_would_do_for_is_not_solved_by_the_lead_at_the_start() {
    let either = "goal complete road or lead\n";
    assert_eq!(ahead(either, &[]).1, Standing::Open);
    assert_eq!(ahead(either, &["place base/E 0,1 r1"]).1, Standing::Open);
}
