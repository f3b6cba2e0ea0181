//! Puzzles: every turn is tried out, and what is found is so.

use std::fs;
use std::path::Path;

use engine::learn::{Aim, Lesson, SolutionCheck, Standing, Task};
use engine::rules::{Action, Event, Game, Question, Record};
use engine::session::Session;
use engine::table::{Play as _, Seat};
use lab::puzzles::{Puzzle, Theme, every_turn};

use crate::worst::lead_at_worst;

/// The text of a puzzle of this project.
fn written(theme: Theme, number: usize) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/puzzles");
    let file = format!("{folder}/{}/{number:04}.txt", theme.name());
    fs::read_to_string(Path::new(&file)).expect(&file)
}

fn found(theme: Theme, text: &str) -> Option<Puzzle> {
    theme.find(&Record::read(text).expect("a record"))
}

/// Every end of a turn, by trying out whatever is legal: written once more and in the simplest way.
fn ends(session: &Session, ended: &mut Vec<Session>) {
    for action in session.game().legal() {
        let mut next = session.clone();
        next.act(action).expect("it is legal");
        match action {
            Action::Confirm => ended.push(next),
            _ => ends(&next, ended),
        }
    }
}

fn all_ends(text: &str) -> (Seat, usize, Vec<Session>) {
    let session = Session::<Game>::load(text).expect("a game");
    let (seat, mut ended) = (session.asked_seat().expect("a player"), Vec::new());
    ends(&session, &mut ended);
    (seat, session.steps(), ended)
}

fn points(session: &Session, seat: Seat, from: usize) -> u16 {
    let events = session.entries()[from..]
        .iter()
        .flat_map(|entry| &entry.events);
    let scored = events.filter_map(|event| match event {
        Event::Scored(scored) if scored.seat == seat => Some(scored.points),
        _ => None,
    });
    scored.sum()
}

#[test]
fn no_turn_brings_more_than_a_puzzle_of_most_points_asks_for() {
    for number in [1, 20, 40] {
        let text = written(Theme::Points, number);
        let task = Task::read(&text).expect("a task").expect("one is there");
        let (seat, from, ended) = all_ends(&text);
        let most = ended.iter().map(|end| points(end, seat, from)).max();
        assert_eq!(
            Some(task.goals[0].any[0].aim),
            most.map(Aim::Score),
            "{number}"
        );
    }
}

#[test]
fn few_turns_win_with_the_last_tile() {
    for number in [1, 20, 40] {
        let text = written(Theme::Last, number);
        let task = Task::read(&text).expect("a task").expect("one is there");
        let (seat, from, ended) = all_ends(&text);
        assert!(ended.iter().all(|end| end.asked().is_none()));
        let judged = ended.iter().map(|end| task.judge(end, seat, from).standing);
        let solved = judged
            .filter(|&standing| standing == Standing::Solved)
            .count();
        // A tile that looks the same turned round is laid in two ways here.
        assert!(
            (1..=12).contains(&solved) && solved * 5 < ended.len(),
            "{number}: {solved}"
        );
    }
}

/// What somebody else held alone brings points to whoever joins in.
#[test]
fn who_joins_in_scores_for_what_was_not_theirs() {
    for number in [1, 20, 40] {
        let puzzle = found(Theme::Join, &written(Theme::Join, number)).expect("a puzzle");
        let other = Seat(1 - puzzle.seat.0);
        let from_other =
            |event: &Event| matches!(event, Event::Returned { seat, .. } if *seat == other);
        assert!(puzzle.solution.events().any(from_other), "{number}");
        assert!(
            puzzle.best[0] >= 6 && puzzle.best[0] >= puzzle.best[1],
            "{number}"
        );
    }
}

#[test]
fn a_figure_comes_home_from_elsewhere() {
    for number in [1, 20, 40] {
        let puzzle = found(Theme::Home, &written(Theme::Home, number)).expect("a puzzle");
        let (laid, _) = puzzle.solution.laid;
        let from_elsewhere = |event: &Event| matches!(event, Event::Returned { seat, spot, .. } if *seat == puzzle.seat && spot.pos != laid);
        assert!(puzzle.solution.events().any(from_elsewhere), "{number}");
    }
}

#[test]
fn boards_to_count_are_small_and_played_to_the_end() {
    for number in [1, 20, 40] {
        let text = written(Theme::Count, number);
        let record = Record::read(&text).expect("a record");
        let lesson = Lesson::read(&text)
            .expect("a lesson")
            .expect("one is there");
        assert_eq!(lesson.check(&record), Ok(Vec::new()));
        let session = Session::<Game>::load(&text).expect("a game");
        assert!(session.asked().is_none() && session.game().board().placed().len() <= 25);
        let before = lesson.before(&record).expect("it was played");
        let asked = before.session.asked().expect("somebody is asked");
        assert_eq!(asked.question, Question::Place);
        assert!(before.points.iter().all(|&points| points > 0));
    }
}

/// Those with two tiles left: with three there would be too many ways to try.
fn short_endgames() -> Vec<String> {
    let all = (1..=100).map(|number| written(Theme::Endgame, number));
    let two = |text: &String| {
        let stack = text.lines().find(|line| line.starts_with("stack"));
        stack.is_some_and(|stack| stack.split_whitespace().count() == 2)
    };
    all.filter(two).step_by(8).collect()
}

#[test]
fn who_solves_an_endgame_wins_whatever_the_other_one_does() {
    let endgames = short_endgames();
    assert!(endgames.len() >= 4, "{}", endgames.len());
    for text in endgames {
        let puzzle = found(Theme::Endgame, &text).expect("a puzzle");
        let task = Task::read(&text).expect("a task").expect("one is there");
        let (seat, from, ended) = all_ends(&text);
        let mut leads = Vec::new();
        for end in &ended {
            let lead = lead_at_worst(end.game(), seat);
            let solved = task.judge(end, seat, from).standing == Standing::Solved;
            assert_eq!(solved, lead > 0, "{text}");
            leads.push(lead);
        }
        let ahead = |[own, other]: [u32; 2]| i64::from(own) - i64::from(other);
        let lead = lead_at_worst(puzzle.solution.after.game(), seat);
        assert_eq!(ahead(puzzle.best), lead, "{text}");
        let others = leads.iter().filter(|&&lead| lead <= 0);
        assert_eq!(Some(&ahead(puzzle.next)), others.max(), "{text}");
    }
}

/// Nobody has won before their turn is over, nor where more tiles are to come than are read out.
#[test]
fn who_wins_is_known_near_the_end_and_after_the_turn() {
    let text = written(Theme::Endgame, 1);
    let task = Task::read(&text).expect("a task").expect("one is there");
    let standing = |text: &str, lines: &[String]| {
        let mut session = Session::<Game>::load(text).expect("a game");
        let (seat, from) = (session.asked_seat().expect("a player"), session.steps());
        for line in lines {
            let action = session.read_action(line).expect("a decision");
            session.act(action).expect("it is legal");
        }
        task.judge(&session, seat, from).standing
    };
    let mut lines = task.solution.clone();
    assert_eq!(standing(&text, &lines), Standing::Open);
    lines.push("confirm".to_owned());
    assert_eq!(standing(&text, &lines), Standing::Solved);
    // Far ahead, with so many tiles behind the one in hand: the next one is drawn when the turn is over.
    let ahead = |tiles: usize| {
        let stack = " base/U".repeat(tiles);
        format!(
            "bastide 1\nset base\nseats 2\nstack{stack}\nstart\ntile base/D 0,0\nscore 1 100 0\nturn 1\ndrawn base/U\n"
        )
    };
    let lines = ["place base/U 1,0", "pass", "confirm"].map(str::to_owned);
    assert_eq!(standing(&ahead(3), &lines), Standing::Solved);
    assert_eq!(standing(&ahead(4), &lines), Standing::Missed);
    // Nor is anybody said to lose where that is not known.
    let lose = Task::read("task\ngoal not win\n")
        .expect("a task")
        .expect("one is there");
    for (tiles, solved) in [(3, Standing::Missed), (4, Standing::Missed)] {
        let mut session = Session::<Game>::load(&ahead(tiles)).expect("a game");
        for line in &lines {
            let action = session.read_action(line).expect("a decision");
            session.act(action).expect("it is legal");
        }
        assert_eq!(lose.judge(&session, Seat(0), 0).standing, solved);
    }
    let win = format!("{}\ntask\ngoal win\nsolve place base/U 1,0\n", ahead(4));
    let task = Task::read(&win).expect("a task").expect("one is there");
    let session = Session::<Game>::load(&win).expect("a game");
    assert_eq!(task.try_solution(&session), SolutionCheck::Undecided);
}

#[test]
fn what_a_puzzle_asks_comes_of_its_position() {
    let themes = [
        Theme::Points,
        Theme::Home,
        Theme::Join,
        Theme::Last,
        Theme::Endgame,
    ];
    for theme in themes {
        let text = written(theme, 7);
        let puzzle = found(theme, &text).expect("a puzzle");
        let task = Task::read(&text).expect("a task").expect("one is there");
        assert_eq!(
            (puzzle.goals, puzzle.solution.lines),
            (task.goals, task.solution)
        );
        let lesson = Lesson::read(&text)
            .expect("a lesson")
            .expect("one is there");
        assert_eq!(puzzle.rules, lesson.rules);
    }
}

#[test]
fn a_position_is_a_puzzle_of_no_theme_that_it_does_not_fit() {
    let last = written(Theme::Last, 1);
    assert!(found(Theme::Last, &last).is_some());
    // With more tiles to come nobody has won yet.
    let open = last.replace("\nstack\n", "\n");
    assert!(found(Theme::Last, &open).is_none());
    assert!(found(Theme::Points, &last).is_none());
    assert!(found(Theme::Count, &last).is_none());
    assert!(found(Theme::Endgame, &last).is_none());
    assert!(found(Theme::Last, &written(Theme::Endgame, 1)).is_none());
}

/// Red's city of two tiles and a tower of cities beside it lack one tile each, and that is in hand.
fn two_cities(tower: &str) -> String {
    format!(
        "bastide 1\nset base 2\nseats 2\nstart\ntile base/E 0,0\ntile base/E 1,0\ntile base/E 2,0\n{tower}\n\
         figure 1 meeple city N 0,0\nfigure 1 meeple city N 2,0\nturn 1\ndrawn base/E\n"
    )
}

#[test]
fn most_points_are_asked_for_only_where_they_are_three_more_than_elsewhere() {
    // 8 points against 4, 6 against 4.
    let high = two_cities("tile base/G 2,-1 r1\ntile base/G 2,-2 r1");
    let puzzle = found(Theme::Points, &high).expect("a puzzle");
    assert_eq!((puzzle.best[0], puzzle.next[0]), (8, 4));
    assert!(found(Theme::Points, &two_cities("tile base/G 2,-1 r1")).is_none());
    let three = found(Theme::Points, &written(Theme::Points, 26)).expect("a puzzle");
    assert_eq!(three.best[0] - three.next[0], 3);
}

/// The first tile on a road with a builder: one more tile follows, and nobody knows which.
#[test]
fn nothing_is_said_where_chance_speaks_before_the_turn_is_over() {
    let text = "bastide 1\nset base\nset traders\npart builder\nseats 2\nstart\ntile base/D 0,0\ntile base/U 1,0\n\
        figure 1 meeple road EW 0,0\nBUILDERturn 1\ndrawn base/U\n";
    let session =
        |builder: &str| Session::<Game>::load(&text.replace("BUILDER", builder)).expect("a game");
    assert!(every_turn(&session("")).is_some());
    assert!(every_turn(&session("figure 1 builder road EW 1,0\n")).is_none());
}

/// A straight road looks the same turned half round.
#[test]
fn ways_that_no_rule_can_tell_apart_are_one() {
    let text = "bastide 1\nseats 2\nstart\ntile base/D 0,0\nturn 1\ndrawn base/U\n";
    let session = Session::<Game>::load(text).expect("a game");
    let turns = every_turn(&session).expect("all of them");
    let (_, _, ended) = all_ends(text);
    assert_eq!(turns.len() * 2, ended.len());
}
