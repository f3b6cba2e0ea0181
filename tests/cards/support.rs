//! Games of tests: records as text, and what happens in them as text.

use std::fs;

use engine::cards::{Action, Card, Event, Game, Reason, Record, Suit};
use engine::learn::Lesson;
use engine::table::{Seat, Silent};

/// A record of the card game for so many players: `rest` are the lines after the header.
fn record(seats: u8, rest: &str) -> Record {
    let lines: Vec<&str> = rest.lines().map(str::trim).collect();
    let text = format!(
        "bastide 1\ngame cards\nseats {seats}\n{}\n",
        lines.join("\n")
    );
    Record::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Asserts that an example of the rules is as its file says, by the name it has in `assets/lessons`.
#[track_caller]
pub fn holds(name: &str) {
    let lessons = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/lessons");
    let text = fs::read_to_string(format!("{lessons}/{name}.txt")).expect("a file");
    let lesson = Lesson::read(&text).expect("a lesson");
    let record = Record::read(&text).expect("a record");
    let failed = lesson.expect("one is there").check(&record);
    assert_eq!(failed, Ok(Vec::new()));
}

/// The game at the end of a record.
pub fn game(seats: u8, rest: &str) -> Game {
    record(seats, rest)
        .replay(&mut Silent)
        .expect("a record that can be played")
        .0
}

/// The game at the end of a record, and everything that happened in it.
pub fn played(seats: u8, rest: &str) -> (Game, Vec<Event>) {
    let mut events = Vec::new();
    let (game, _) = record(seats, rest)
        .replay(&mut events)
        .expect("a record that can be played");
    (game, events)
}

/// What happened in a record, as text, but for turns that end and cards that are dealt.
pub fn told(seats: u8, rest: &str) -> Vec<String> {
    let (_, events) = played(seats, rest);
    let told = events.iter().filter(|event| {
        !matches!(
            event,
            Event::TurnEnded(_) | Event::Dealt(_) | Event::RoundBegan { .. }
        )
    });
    told.map(line).collect()
}

/// What happened, as text.
pub fn line(event: &Event) -> String {
    match event {
        Event::Scored(scored) => scored.to_string(),
        event => format!("{event:?}"),
    }
}

/// Why an action is refused; nothing when it is carried out.
pub fn why_not(game: &Game, action: Action) -> Vec<Reason> {
    let mut after = game.clone();
    match after.apply(action, &mut Silent) {
        Ok(()) => Vec::new(),
        Err(illegal) => {
            assert_eq!(after, *game, "a refused action changes nothing");
            illegal.reasons
        }
    }
}

/// Carries actions out, each of which is legal.
pub fn then(mut game: Game, actions: &[Action]) -> Game {
    for &action in actions {
        game.apply(action, &mut Silent).expect("a legal action");
    }
    game
}

/// A card by its name.
pub fn card(name: &str) -> Card {
    Card::parse(name).expect("a card")
}

/// A card of the hand played in a row.
pub fn play(name: &str, row: Suit) -> Action {
    let card = card(name);
    Action::Play { card, row }
}

/// Points of seats 1, 2, ...
pub fn scores(game: &Game) -> Vec<u32> {
    game.scores()
}

/// The first seat.
pub const ONE: Seat = Seat(0);
/// The second seat.
pub const TWO: Seat = Seat(1);
