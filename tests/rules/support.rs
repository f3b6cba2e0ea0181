//! Plays records and compares what they tell.
#![allow(dead_code, reason = "every chapter uses its own part")]

use std::fs;

use engine::learn::Lesson;
use engine::rules::{Action, Event, Game, PositionFault, Question, Reason, Record, Trouble, legal};
use engine::table::Party;

use crate::filling;

/// A record: `head` (may be several lines, after `bastide 1`), then `body`. Leading blanks of lines do not matter. What a
/// test does not care about is filled in, see [`filling`].
pub fn record(head: &str, body: &str) -> String {
    filling::filled_in(format!("bastide 1\n{head}\n{body}\n"))
}

/// A record of two players, the first of whom begins, with exactly these tiles of the base set to be drawn.
pub fn two(stack: &str, body: &str) -> String {
    let head = format!("set base\nseats 2\noption first-player 1\nstack {stack}");
    record(&head, body)
}

/// Reads a record that must be readable.
pub fn read(text: &str) -> Record {
    Record::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// An example of the rules, by the name it has in `assets/lessons`, and its record.
fn lesson(name: &str) -> (Lesson, Record) {
    let lessons = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/lessons");
    let text = fs::read_to_string(format!("{lessons}/{name}.txt")).expect("a file");
    let lesson = Lesson::read(&text).expect("a lesson");
    (lesson.expect("one is there"), read(&text))
}

/// Asserts that an example of the rules is as its file says.
#[track_caller]
pub fn holds(name: &str) {
    let (lesson, record) = lesson(name);
    assert_eq!(lesson.check(&record), Ok(Vec::new()));
}

/// The game before the decisions that an example is about.
pub fn before(name: &str) -> Game {
    let (lesson, record) = lesson(name);
    let before = lesson.before(&record).expect("the record was read");
    before.session.game().clone()
}

/// The game at the end of a record.
pub fn game(text: &str) -> Game {
    let mut events: Vec<Event> = Vec::new();
    read(text)
        .replay(&mut events)
        .unwrap_or_else(|trouble| panic!("{trouble:?}"))
        .0
}

/// Everything that is told from the first line to the last, as text.
pub fn story(text: &str) -> Vec<String> {
    let mut events: Vec<Event> = Vec::new();
    read(text)
        .replay(&mut events)
        .unwrap_or_else(|trouble| panic!("{trouble:?}"));
    events.iter().map(Event::to_string).collect()
}

/// What the last line of a record brings, as events: its own action and whatever had to be filled in before it.
pub fn events(text: &str) -> Vec<Event> {
    events_of(1, text)
}

/// As [`events`] for the last `count` lines.
pub fn events_of(count: usize, text: &str) -> Vec<Event> {
    let lines: Vec<&str> = text.trim_end().lines().collect();
    let before = read(&lines[..lines.len() - count].join("\n"));
    let all = read(text);
    let mut told: Vec<Event> = Vec::new();
    let mut last = 0;
    let mut game = all
        .start(&mut told)
        .unwrap_or_else(|trouble| panic!("{trouble:?}"));
    for (index, &action) in all.actions.iter().enumerate() {
        if index == before.actions.len() {
            last = told.len();
        }
        game.apply(action, &mut told)
            .unwrap_or_else(|illegal| panic!("{illegal:?}"));
    }
    told.split_off(last)
}

/// [`events`] as text.
pub fn told(text: &str) -> Vec<String> {
    events(text).iter().map(Event::to_string).collect()
}

/// Asserts that the last line of a record tells exactly this.
#[track_caller]
pub fn tells(text: &str, expected: &[&str]) {
    assert_eq!(told(text), expected);
}

/// Asserts that the last `count` lines of a record together tell exactly this.
#[track_caller]
pub fn tell(count: usize, text: &str, expected: &[&str]) {
    let told: Vec<String> = events_of(count, text)
        .iter()
        .map(Event::to_string)
        .collect();
    assert_eq!(told, expected);
}

/// All reasons why the last line of a record is refused.
#[track_caller]
pub fn refused(text: &str) -> Vec<Reason> {
    let last = text.trim_end().lines().count() as u32;
    match Record::read(text) {
        Err(error) if error.line == last => match error.trouble {
            Trouble::Illegal(illegal) => illegal.reasons,
            other => panic!("not a refusal: {other:?}"),
        },
        Err(error) => panic!("refused too early: {error}"),
        Ok(_) => panic!("the last line is accepted"),
    }
}

/// Why the start position of a record is impossible.
#[track_caller]
pub fn faults(text: &str) -> Vec<PositionFault> {
    match Record::read(text).map_err(|error| error.trouble) {
        Err(Trouble::Position(faults)) => faults,
        Err(other) => panic!("not a fault of the position: {other:?}"),
        Ok(_) => panic!("the position is accepted"),
    }
}

/// Who is asked what at the end of a record, after every confirmation and every outcome of chance that is due.
pub fn asked(text: &str) -> Option<(Party, Question)> {
    let (mut game, mut croupier) = read(text)
        .replay(&mut engine::table::Silent)
        .expect("the record was read");
    while let Some(asked) = game.asked() {
        let action = match asked.party {
            Party::Chance => croupier.deal(&game).expect("chance is asked"),
            Party::Player(_) if asked.question == Question::Confirm => Action::Confirm,
            party => return Some((party, asked.question)),
        };
        game.apply(action, &mut engine::table::Silent)
            .expect("it was offered");
    }
    None
}

/// Who is asked what at the end of a record once everything is confirmed, before chance decides anything.
pub fn confirmed(text: &str) -> Option<(Party, Question)> {
    let mut game = game(text);
    while game.asked().map(|asked| asked.question) == Some(Question::Confirm) {
        game.apply(Action::Confirm, &mut engine::table::Silent)
            .expect("it was asked for");
    }
    game.asked().map(|asked| (asked.party, asked.question))
}

/// What may be done at the end of a record, as lines of a record.
pub fn choices(text: &str) -> Vec<String> {
    let game = game(text);
    legal(&game)
        .into_iter()
        .map(|action| game.action_text(action))
        .collect()
}

/// Scores by seat at the end of a record.
pub fn scores(text: &str) -> Vec<u32> {
    game(text).scores()
}

/// The game played on to its end: everybody passes and confirms, tiles go to the first place that takes them.
pub fn finished(text: &str) -> (Game, Vec<String>) {
    let mut told: Vec<Event> = Vec::new();
    let (mut game, mut croupier) = read(text)
        .replay(&mut engine::table::Silent)
        .expect("the record was read");
    while let Some(asked) = game.asked() {
        let choices = legal(&game);
        let action = match asked.party {
            Party::Chance => croupier.deal(&game).expect("chance is asked"),
            Party::Player(_) if choices.contains(&Action::Pass) => Action::Pass,
            Party::Player(_) => choices[0],
        };
        game.apply(action, &mut told).expect("it was offered");
    }
    (game, told.iter().map(Event::to_string).collect())
}
