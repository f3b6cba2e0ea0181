//! How hard a puzzle is: how many computer players fail to solve it.

use engine::ai::{Contender, Level, think};
use engine::learn::{Standing, Task};
use engine::rules::{Action, Record};
use engine::session::Session;

use super::Puzzle;

/// The level of the hardest puzzles; the easiest have level 1.
pub const HARDEST: u8 = 5;

/// Positions an expert searches per decision.
const NODES: u32 = 20_000;

/// From 1 to [`HARDEST`]: by the number of computer players that fail, or by the number of scores to predict.
pub fn level(record: &Record, puzzle: &Puzzle) -> u8 {
    let hard = match puzzle.goals.is_empty() {
        true => scores(puzzle).saturating_sub(2),
        false => failing(record, puzzle),
    };
    hard.clamp(1, HARDEST.into()) as u8
}

/// How many scores there are to predict.
fn scores(puzzle: &Puzzle) -> usize {
    let other = engine::table::Seat(1 - puzzle.seat.0);
    let seats = [puzzle.seat, other].into_iter();
    seats
        .map(|seat| puzzle.solution.scores(seat).count())
        .sum::<usize>()
}

/// How many computer players play a turn that misses the goals.
fn failing(record: &Record, puzzle: &Puzzle) -> usize {
    let task = Task {
        turns: 1,
        goals: puzzle.goals.clone(),
        ..Task::default()
    };
    let levels = Level::offered().iter();
    let fails = |level: &&Level| {
        let mut player = Contender::new(**level);
        player.plan = player.plan.for_budget(NODES);
        !finds(record, puzzle, &task, &player)
    };
    levels.filter(fails).count()
}

/// Whether a player's turn reaches the goals.
fn finds(record: &Record, puzzle: &Puzzle, task: &Task, player: &Contender) -> bool {
    let Ok(mut session) = Session::from_record(record) else {
        return false;
    };
    let from = session.steps();
    while session.asked_seat() == Some(puzzle.seat) {
        let Some(thought) = think(session.game(), 0, player) else {
            break;
        };
        let acted = session.act(thought.action);
        if acted.is_err() || thought.action == Action::Confirm {
            break;
        }
    }
    task.judge(&session, puzzle.seat, from).standing == Standing::Solved
}
