//! The first steps, `assets/lessons/first-steps`: each can be solved, each can be got wrong, and each speaks every language.

use engine::learn::{Lesson, SolutionCheck, Standing, Task, pointed_cell};
use engine::rules::{Game, Record};
use engine::session::Session;
use engine::table::{NoteKind, Play as _, Said, Seat};

use crate::examples::{lesson, lessons};

/// What the first steps are called and their texts, in their order.
fn steps() -> Vec<(String, String)> {
    let all = lessons().into_iter();
    let steps: Vec<_> = all
        .filter(|(name, _)| name.starts_with("first-steps/"))
        .collect();
    assert!(steps.len() >= 10, "{} first steps", steps.len());
    steps
}

/// Those with a task.
fn tasks() -> Vec<(String, Task, Session<Game>)> {
    let steps = steps().into_iter();
    let tasks = steps.filter_map(|(name, text)| {
        let task = Task::read(&text).expect(&name)?;
        let session = Session::load(&text).expect(&name);
        Some((name, task, session))
    });
    tasks.collect()
}

#[test]
fn the_solution_of_every_first_step_solves_it() {
    for (name, task, session) in tasks() {
        let solves = task.try_solution(&session);
        assert_eq!(solves, SolutionCheck::Reaches, "{name}");
    }
}

/// How many turns there are, from here on, that do not reach a task.
fn missed(task: &Task, session: &Session<Game>, seat: Seat, from: usize) -> usize {
    match task.judge(session, seat, from).standing {
        Standing::Solved => return 0,
        Standing::Missed => return 1,
        Standing::Open => {}
    }
    let legal = session.game().legal().into_iter();
    let next = legal.map(|action| {
        let mut next = session.clone();
        next.act(action).expect("it is legal");
        missed(task, &next, seat, from)
    });
    next.sum()
}

/// How many other ways round are refused for the tile to lay, where one of the four is allowed.
fn refused(session: &Session<Game>) -> usize {
    let game = session.game();
    let legal = game.legal().into_iter();
    let legal: Vec<String> = legal.map(|action| game.action_text(action)).collect();
    let turned = legal.iter().flat_map(|line| {
        let cell = line.rsplit_once(" r").expect("a placement").0;
        ["r0", "r1", "r2", "r3"].map(|turned| format!("{cell} {turned}"))
    });
    turned.filter(|line| !legal.contains(line)).count()
}

/// A question that cannot be answered wrongly is none. Where any tile will do, what does not fit is refused.
#[test]
fn every_first_step_can_be_got_wrong_in_more_than_one_way() {
    for (name, task, session) in tasks() {
        let seat = task.solver(session.asked_seat());
        let ways = match missed(&task, &session, seat, session.steps()) {
            0 => refused(&session),
            ways => ways,
        };
        assert!(ways >= 2, "{name}: {ways} other ways");
    }
}

/// Points at the end of the game would count for a task.
#[test]
fn no_first_step_with_a_task_is_the_last_turn() {
    for (name, task, mut session) in tasks() {
        let decided = |line: &&String| pointed_cell(line).is_none();
        for line in task.solution.iter().filter(decided) {
            let action = session.read_action(line).expect(&name);
            session.act(action).expect(&name);
        }
        assert!(session.asked_seat().is_some(), "{name}");
    }
}

#[test]
fn the_first_steps_without_a_task_ask_who_scores_what() {
    let mut asked = 0;
    for (name, text) in steps() {
        if Task::read(&text).expect(&name).is_some() {
            continue;
        }
        let record = Record::read(&text).expect(&name);
        let before = lesson(&text).before(&record).expect(&name);
        let score = before.points.iter().filter(|&&points| points > 0);
        assert!(score.count() >= 2, "{name}: {:?}", before.points);
        asked += 1;
    }
    assert_eq!(asked, 2);
}

/// How many sentences stand for any language, for German and for French; and none for others.
fn spoken<'a>(said: impl IntoIterator<Item = &'a Said>) -> [usize; 3] {
    let mut counts = [0; 3];
    for said in said {
        let language = match &said.language {
            None => 0,
            Some([b'd', b'e']) => 1,
            Some([b'f', b'r']) => 2,
            Some(other) => panic!("{other:?}: {}", said.text),
        };
        counts[language] += 1;
    }
    counts
}

#[test]
fn every_sentence_of_the_first_steps_is_there_in_each_language() {
    for (name, text) in steps() {
        let Lesson { title, tell, .. } = lesson(&text);
        let record = Record::read(&text).expect(&name);
        let said = record
            .notes
            .all()
            .iter()
            .filter_map(|note| match &note.kind {
                NoteKind::Said(said) => Some(said),
                NoteKind::Mark(_) => None,
            });
        let mut all = vec![
            ("title", spoken(&title)),
            ("tell", spoken(&tell)),
            ("say", spoken(said)),
        ];
        if let Some(task) = Task::read(&text).expect(&name) {
            assert_eq!(task.hints("en").len(), 3, "{name}");
            all.extend([("ask", spoken(&task.ask)), ("hint", spoken(&task.hints))]);
        }
        for (word, counts) in all {
            let [any, german, french] = counts;
            assert!(
                any > 0 && german == any && french == any,
                "{name}: {word} {counts:?}"
            );
        }
    }
}

/// Who presses a place gets the tile turned until it fits.
#[test]
fn the_second_step_is_not_taken_without_turning() {
    let (name, task, session) = tasks().swap_remove(1);
    assert!(name.ends_with("02-turn-a-tile"), "{name}");
    let first = ["r0", "r1", "r2", "r3"].into_iter().find_map(|turned| {
        let action = session
            .read_action(&format!("place base/V 1,1 {turned}"))
            .ok()?;
        let mut next = session.clone();
        next.act(action).ok().map(|_| next)
    });
    let next = first.expect("it fits");
    let standing = task.judge(&next, Seat(0), session.steps()).standing;
    assert_eq!(standing, Standing::Open);
}
