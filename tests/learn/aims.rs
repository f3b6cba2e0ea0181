//! What tasks can want of the land: a feature occupied, a majority taken, every cell found.

use engine::learn::{
    Attempt, Goal, SolutionCheck, Standing, Task, Verdict, find_line, laid_cell, pointed_cell,
};
use engine::rules::Game;
use engine::session::Session;
use engine::table::{LineTrouble, Seat};
use engine::tiles::Pos;

/// A game in which these tiles and figures are on the table, and the first seat is to lay a tile.
fn game(stack: &str, table: &str) -> String {
    format!("bastide 1\nseats 2\nstack {stack} base/V base/E\nstart\n{table}turn 1\nplay\n")
}

fn task(record: &str, lines: &str) -> (Task, Session<Game>) {
    let text = format!("{record}task\n{lines}");
    let task = Task::read(&text).expect("a task").expect("one is there");
    (task, Session::load(&text).expect("a game"))
}

/// How a task stands after these decisions, of which some point out cells.
fn after(record: &str, goal: &str, lines: &[&str]) -> Verdict {
    let (task, mut session) = task(record, &format!("goal {goal}\n"));
    let from = session.steps();
    let mut found = Vec::new();
    for line in lines {
        match pointed_cell(line) {
            Some(pos) => found.push(pos),
            None => {
                let action = session.read_action(line).expect("an action");
                session.act(action).expect("it is legal");
            }
        }
    }
    task.judge_attempt(&Attempt {
        session: &session,
        seat: Seat(0),
        from,
        found: &found,
    })
}

fn stands(record: &str, goal: &str, lines: &[&str]) -> Standing {
    after(record, goal, lines).standing
}

/// A road through two fields: the second seat has a farmer in the south.
const FIELDS: &str = "tile base/D 0,0\ntile base/E 0,-1 r2\nfigure 2 meeple field 3456 0,0\n";

#[test]
fn a_field_is_occupied_by_a_farmer_in_it_and_by_no_other() {
    let record = game("base/U", FIELDS);
    let north = ["place base/U 1,0 r0", "meeple field 0127"];
    for (goal, standing) in [
        ("occupy field", Standing::Solved),
        ("occupy field 27 0,0", Standing::Solved),
        ("occupy field 3456 0,0", Standing::Open),
        ("occupy road", Standing::Open),
    ] {
        assert_eq!(stands(&record, goal, &north), standing, "{goal}");
    }
    let road = ["place base/U 1,0 r0", "meeple road EW", "confirm"];
    assert_eq!(stands(&record, "occupy field", &road), Standing::Missed);
    // The farmer of somebody else is none of theirs.
    assert_eq!(
        stands(&record, "occupy field 3456 0,0", &[]),
        Standing::Open
    );
}

#[test]
fn a_feature_is_occupied_by_whoever_joins_it_and_by_whoever_went_home_from_it() {
    let own = format!("{FIELDS}tile base/U 1,0\nfigure 1 meeple road EW 1,0\n");
    let record = game("base/U", &own);
    let onto = |goal| stands(&record, goal, &["place base/U 2,0 r0"]);
    assert_eq!(onto("occupy road EW 0,0"), Standing::Solved);
    let city = game("base/E", "tile base/D 0,0\n");
    let scored = ["place base/E 0,-1 r2", "meeple city S", "confirm"];
    for goal in ["occupy city N 0,0", "occupy city"] {
        assert_eq!(stands(&city, goal, &scored), Standing::Solved, "{goal}");
    }
    assert_eq!(
        stands(&city, "occupy city N 0,0", &scored[..1]),
        Standing::Open
    );
}

/// A road of the second seat, one of the first seat in the east with one or two highwaymen, and an empty cell between them.
fn roads(own: u8) -> String {
    let second = match own {
        2 => "tile base/U 3,0\nfigure 1 meeple road EW 3,0\n",
        _ => "tile base/U 3,0\n",
    };
    let table = format!(
        "tile base/D 0,0\ntile base/E 0,1 r2\ntile base/B 1,1\ntile base/E 2,1 r2\ntile base/U 2,0\n{second}\
         figure 2 meeple road EW 0,0\nfigure 1 meeple road EW 2,0\n"
    );
    game("base/U", &table)
}

#[test]
fn the_majority_is_taken_where_somebody_else_had_it_and_by_more_figures_alone() {
    let joins = ["place base/U 1,0 r0", "pass", "confirm"];
    for (own, standing) in [(2, Standing::Solved), (1, Standing::Missed)] {
        let record = roads(own);
        for goal in ["majority road", "majority road EW 0,0"] {
            assert_eq!(stands(&record, goal, &joins), standing, "{goal}, {own}");
        }
    }
    // What was theirs already was not taken, nor was what nobody had.
    let apart = ["place base/U 1,2 r0", "meeple road EW", "confirm"];
    assert_eq!(stands(&roads(2), "majority road", &apart), Standing::Missed);
    assert_eq!(stands(&roads(2), "majority city", &joins), Standing::Missed);
}

#[test]
fn a_majority_counts_that_went_home_with_the_points() {
    let table = "tile base/D 0,0\ntile base/W -1,0 r0\ntile base/E 0,1 r2\ntile base/B 1,1\ntile base/V 2,1 r2\n\
                 tile base/W 2,0 r0\nfigure 1 meeple road E -1,0\nfigure 2 meeple road EW 0,0\nfigure 1 meeple road W 2,0\n";
    let record = game("base/U", table);
    let scored = ["place base/U 1,0 r0", "pass", "confirm"];
    assert_eq!(
        stands(&record, "majority road EW 0,0", &scored),
        Standing::Solved
    );
    // With as many as somebody else nobody has taken it.
    let tied = record.replace("figure 1 meeple road W 2,0\n", "");
    assert_eq!(stands(&tied, "majority road", &scored), Standing::Missed);
}

/// Two tiles with six cells beside them; four of them take a tile with one city and three fields.
const CELLS: &str = "tile base/D 0,0\ntile base/V 1,0\n";
const FITTING: [&str; 4] = ["find 0,-1", "find 1,-1", "find 2,0", "find 0,1"];

#[test]
fn cells_are_found_when_every_one_is_pointed_out() {
    let record = game("base/E", CELLS);
    assert_eq!(stands(&record, "find", &FITTING), Standing::Solved);
    assert_eq!(stands(&record, "find", &FITTING[1..]), Standing::Open);
    let both = after(&record, "find or lay", &["place base/E 2,0 r0"]);
    assert_eq!(both.standing, Standing::Solved);
    // They stay found when the tile lies.
    let laid = [&FITTING[..], &["place base/E 2,0 r0"]].concat();
    assert_eq!(stands(&record, "find", &laid), Standing::Solved);
    assert_eq!(stands(&record, "not find", &FITTING), Standing::Open);
}

#[test]
fn a_solution_points_cells_out_and_one_is_looked_for() {
    let record = game("base/E", CELLS);
    let solve = FITTING.map(|line| format!("solve {line}\n")).concat();
    for (lines, check) in [
        (solve.clone(), SolutionCheck::Reaches),
        (
            solve.replace("solve find 2,0\n", ""),
            SolutionCheck::FallsShort,
        ),
        (
            solve.replace("find 1,-1", "find 1,1"),
            SolutionCheck::Refused(2),
        ),
    ] {
        let (task, session) = task(&record, &format!("goal find\n{lines}"));
        assert_eq!(task.try_solution(&session), check, "{lines}");
    }
    let (wanted, session) = task(&record, "goal find\ngoal figure city\n");
    let found = wanted.find_solution(&session).expect("a solution");
    assert!(found.len() == 6 && FITTING.iter().all(|line| found.contains(&line.to_string())));
    let (alone, session) = task(&record, "goal find\n");
    assert_eq!(alone.find_solution(&session).map(|all| all.len()), Some(4));
}

#[test]
fn what_is_pointed_out_is_a_line_and_what_is_laid_another() {
    let pos = Pos { x: -1, y: 2 };
    assert_eq!(find_line(pos), "find -1,2");
    assert_eq!(pointed_cell("find -1,2"), Some(pos));
    assert_eq!(pointed_cell("find -1,2 r0"), None);
    assert_eq!(pointed_cell("place -1,2"), None);
    assert_eq!(laid_cell("place base/E -1,2 r3"), Some(pos));
    assert_eq!(laid_cell("place -1,2 r0"), Some(pos));
    assert_eq!(laid_cell("find -1,2"), None);
}

#[test]
fn a_feature_is_named_as_it_is_read() {
    let lines = [
        "occupy field 0127 1,0 or majority city",
        "occupy monastery 1,-1",
        "not majority city NE 0,3",
        "occupy field inner2 0,0 or find",
        "majority road or lay",
    ];
    let goals = lines.map(|line| format!("goal {line}\n")).concat();
    let (task, _) = task(&game("base/E", CELLS), &goals);
    let written: Vec<String> = task.goals.iter().map(Goal::to_string).collect();
    assert_eq!(written, lines);
    let trouble = |goal: &str| {
        let record = game("base/E", CELLS);
        let read = Task::read(&format!("{record}task\ngoal {goal}\n"));
        read.expect_err("it cannot be read").trouble
    };
    assert_eq!(trouble("occupy castle"), LineTrouble::unknown("castle"));
    assert_eq!(trouble("occupy field NE 0,0"), LineTrouble::unknown("NE"));
    assert_eq!(trouble("occupy city N"), LineTrouble::Missing);
    assert_eq!(
        trouble("majority city N 3"),
        LineTrouble::Number("3".into())
    );
}
