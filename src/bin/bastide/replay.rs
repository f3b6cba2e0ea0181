//! `bastide replay`: everything that happens in a record.

use std::fmt::Display;

use engine::table::{Croupier, Kind, LoggedEvent as _, Party, Play, Record, Recorded};
use engine::{cards, rules};
use serde_json::{Value, json};

use crate::args::{Args, Complaint, Word, print, record, text};
use crate::json;
use crate::play::refused;

const USAGE: &str = "\
usage: bastide replay [--json] [--legal] FILE

Plays a record and tells every event with its items, the scores after each turn, and the final scoring when the game
gets there. A record may stop in the middle of a game. When all decisions of an explicit stack are made, the game ends
with its final scoring.

  --json    one JSON object per line instead of text (src/bin/bastide/JSON.md describes every field):
            {\"start\": {\"seats\": ..., \"events\": [...], \"scores\": [...]}}      first: what happened before the actions
            {\"legal\": [ACTION...], \"asked\": {...}}       before each action, with --legal: all that is possible
            {\"action\": ACTION, \"party\": ..., \"events\": [...], \"scores\": [...]}      after each action
            {\"end\": {\"over\": ..., \"scores\": [...], \"features\": [...]}}             every joined feature with its
                                                        tiles, figures, owners and completeness; in the card game
                                                        rows and players instead
            An ACTION is a line of a record; seats count from 1; cells are [x, y].
  --legal   list every legal action before each action
";

struct Flags {
    file: String,
    json: bool,
    legal: bool,
}

pub fn run(mut args: Args) -> Result<(), Complaint> {
    let mut flags = Flags {
        file: String::new(),
        json: false,
        legal: false,
    };
    while let Some(word) = args.next()? {
        match word {
            Word::Value(value) if flags.file.is_empty() => flags.file = value,
            Word::Option(name) if name == "json" => flags.json = true,
            Word::Option(name) if name == "legal" => flags.legal = true,
            Word::Option(name) if name == "help" => return print(USAGE),
            other => return Err(other.unexpected()),
        }
    }
    if flags.file.is_empty() {
        return Err(Complaint::new("a record file is missing; try --help"));
    }
    let text = text(&flags.file)?;
    match Kind::of(&text) {
        Kind::Tiles => play::<rules::Game>(&record(&flags.file, &text)?, &flags),
        Kind::Cards => play::<cards::Game>(&record(&flags.file, &text)?, &flags),
    }
}

/// A game whose records can be told.
pub trait Telling: Recorded<Event: Display> {
    /// Whether its record says all that is drawn, and all of it was drawn.
    fn is_used_up(&self) -> bool;

    /// What is asked, in a word.
    fn question(question: Self::Question) -> String;

    /// An event of this game as it stands afterwards: `{"event": NAME, ...}`.
    fn event(&self, event: &Self::Event) -> Value;

    /// What of the end of a record is there in this game alone.
    fn end(&self) -> Vec<(&'static str, Value)>;
}

fn play<G: Telling>(record: &Record<G>, flags: &Flags) -> Result<(), Complaint> {
    let mut events: Vec<G::Event> = Vec::new();
    let mut game = record.start(&mut events).map_err(Complaint::new)?;
    let mut croupier = record.croupier();
    tell_start(&game, &events, flags)?;
    for &action in &record.actions {
        croupier.skip(&game, action);
        step(&mut game, action, flags)?;
    }
    finish_turn(&mut game, &mut croupier, flags)?;
    tell_end(&game, flags)
}

/// When nothing is left to decide but a confirmation, gives it: a record whose stack is used up ends with its final
/// scoring.
fn finish_turn<G: Telling>(
    game: &mut G,
    croupier: &mut Croupier<G>,
    flags: &Flags,
) -> Result<(), Complaint> {
    let used_up = game.is_used_up();
    while let Some(asked) = game.asked().filter(|_| used_up) {
        let action = match asked.party {
            Party::Chance => croupier.deal(game),
            Party::Player(_) => Some(G::CONFIRM).filter(|confirm| game.legal() == [*confirm]),
        };
        let Some(action) = action else { break };
        step(game, action, flags)?;
    }
    Ok(())
}

fn step<G: Telling>(game: &mut G, action: G::Action, flags: &Flags) -> Result<(), Complaint> {
    let asked = game.asked();
    if flags.legal {
        tell_legal(game, flags)?;
    }
    let line = game.action_text(action);
    let mut events: Vec<G::Event> = Vec::new();
    game.apply(action, &mut events).map_err(refused::<G>)?;
    if flags.json {
        let party = asked.map(|asked| json::party(asked.party));
        let events = self::events(game, &events);
        return print_json(
            &json!({"action": line, "party": party, "events": events, "scores": game.scores()}),
        );
    }
    let points_are_compared = events.iter().any(G::Event::is_end);
    let mut text = format!("> {line}\n");
    for event in &events {
        text += &format!("  {event}\n");
    }
    if points_are_compared {
        text += &format!("  scores {}\n", scores(game));
    }
    print(&text)
}

fn events<G: Telling>(game: &G, events: &[G::Event]) -> Vec<Value> {
    events.iter().map(|told| game.event(told)).collect()
}

fn tell_start<G: Telling>(game: &G, events: &[G::Event], flags: &Flags) -> Result<(), Complaint> {
    if flags.json {
        let events = self::events(game, events);
        return print_json(
            &json!({"start": {"seats": game.seats(), "events": events, "scores": game.scores()}}),
        );
    }
    for event in events {
        print(&format!("  {event}\n"))?;
    }
    Ok(())
}

fn tell_legal<G: Telling>(game: &G, flags: &Flags) -> Result<(), Complaint> {
    let lines: Vec<String> = game
        .legal()
        .into_iter()
        .map(|action| game.action_text(action))
        .collect();
    if flags.json {
        return print_json(&json!({"legal": lines, "asked": asked(game)}));
    }
    print(&format!("  legal: {}\n", lines.join("; ")))
}

/// Who is asked what.
fn asked<G: Telling>(game: &G) -> Option<Value> {
    let asked = game.asked()?;
    let (party, question) = (json::party(asked.party), G::question(asked.question));
    Some(json!({"party": party, "question": question}))
}

fn tell_end<G: Telling>(game: &G, flags: &Flags) -> Result<(), Complaint> {
    let asked_now = game.asked();
    if flags.json {
        let over = asked_now.is_none();
        let mut end = json!({"over": over, "asked": asked(game), "scores": game.scores()});
        for (name, value) in game.end() {
            end[name] = value;
        }
        return print_json(&json!({"end": end}));
    }
    let state = match asked_now {
        None => "the game is over".to_owned(),
        Some(asked) => format!(
            "the record stops while {} is asked: {}",
            party(asked.party),
            G::question(asked.question)
        ),
    };
    print(&format!("{state}; scores {}\n", scores(game)))
}

fn party(party: Party) -> String {
    match party {
        Party::Chance => "chance".to_owned(),
        Party::Player(seat) => format!("seat {}", seat.0 + 1),
    }
}

fn scores(game: &impl Play) -> String {
    game.scores()
        .iter()
        .map(u32::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

fn print_json(value: &Value) -> Result<(), Complaint> {
    print(&format!("{value}\n"))
}
