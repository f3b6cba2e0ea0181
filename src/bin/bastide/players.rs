//! `bastide players`: the levels of computer players, and the numbers by which one plays.

use engine::ai::{Level, PlayerNumber};
use page::messages::Texts;

use crate::args::{Args, Complaint, Word, print};
use crate::player::Own;

pub fn run(args: &mut Args) -> Result<(), Complaint> {
    let mut named = None;
    while let Some(word) = args.next()? {
        match word {
            Word::Value(words) if named.is_none() => named = Some(Own::parse(&words)?),
            Word::Option(name) if name == "help" => return args.explain(Texts::usage_players),
            other => return Err(other.unexpected()),
        }
    }
    let texts = args.texts();
    match named {
        None => print(&levels(texts)),
        Some(own) => print(&numbers(&own, texts)),
    }
}

/// All levels, each with how it plays both games.
fn levels(texts: &Texts) -> String {
    let each = Level::ALL.map(|level| format!("{:10}{}\n", level.name(), plays(level, texts)));
    each.concat()
}

/// How a level plays, in a sentence for each game.
fn plays(level: Level, texts: &Texts) -> String {
    format!(
        "{} {}",
        texts.level_hint(level),
        texts.level_at_cards(level)
    )
}

/// A player and all its numbers, each with its meaning unless the line before has the same.
fn numbers(own: &Own, texts: &Texts) -> String {
    let all = own.player.numbers();
    let widest = |of: fn(&PlayerNumber) -> &String| all.iter().map(|one| of(one).len()).max();
    let [name, value] = [widest(|one| &one.name), widest(|one| &one.value)];
    let [name, value] = [name, value].map(|width| width.unwrap_or(0) + 2);
    let mut text = format!("{}: {}\n", own.words, plays(own.player.level, texts));
    if all.is_empty() {
        text += &format!("{}\n", texts.player_without_numbers());
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
