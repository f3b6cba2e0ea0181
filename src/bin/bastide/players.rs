//! `bastide players`: the levels of computer players, and the numbers by which one plays.

use engine::ai::{Level, PlayerNumber};

use crate::args::{Args, Complaint, print, texts};
use crate::player::Own;

pub fn run(args: &mut Args) -> Result<(), Complaint> {
    match args.values(1, texts().usage_players())?.pop() {
        None => print(&levels()),
        Some(words) => print(&numbers(&Own::parse(&words)?)),
    }
}

/// All levels, each with how it plays both games.
fn levels() -> String {
    let each = Level::ALL.map(|level| format!("{:10}{}\n", level.name(), plays(level)));
    each.concat()
}

/// How a level plays, in a sentence for each game.
fn plays(level: Level) -> String {
    format!(
        "{} {}",
        texts().level_hint(level),
        texts().level_at_cards(level)
    )
}

/// A player and all its numbers, each with its meaning unless the line before has the same.
fn numbers(own: &Own) -> String {
    let all = own.player.numbers();
    let widest = |of: fn(&PlayerNumber) -> &String| all.iter().map(|one| of(one).len()).max();
    let [name, value] = [widest(|one| &one.name), widest(|one| &one.value)];
    let [name, value] = [name, value].map(|width| width.unwrap_or(0) + 2);
    let mut text = format!("{}: {}\n", own.words, plays(own.player.level));
    if all.is_empty() {
        text += &format!("{}\n", texts().player_without_numbers());
    }
    let mut before = "";
    for one in &all {
        let meaning = if one.meaning == before {
            ""
        } else {
            &one.meaning
        };
        let line = format!("{:name$}{:value$}{meaning}", one.name, one.value);
        text += &format!("{}\n", line.trim_end());
        before = &one.meaning;
    }
    text
}
