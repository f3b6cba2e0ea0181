//! `bastide replay`: everything that happens in a record.

use bastide::rules::{Action, Croupier, Event, Game, Question, Record, legal};
use bastide::table::Party;
use serde_json::json;

use crate::args::{Args, Complaint, Word, print, record};
use crate::json;

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
                                                        tiles, figures, owners and completeness
            An ACTION is a line of a record; seats count from 1; cells are [x, y].
  --legal   list every legal action before each action
";

struct Wish {
    file: String,
    json: bool,
    legal: bool,
}

pub fn run(mut args: Args) -> Result<(), Complaint> {
    let mut wish = Wish {
        file: String::new(),
        json: false,
        legal: false,
    };
    while let Some(word) = args.next()? {
        match word {
            Word::Value(value) if wish.file.is_empty() => wish.file = value,
            Word::Option(name) if name == "json" => wish.json = true,
            Word::Option(name) if name == "legal" => wish.legal = true,
            Word::Option(name) if name == "help" => return print(USAGE),
            other => return Err(other.unexpected()),
        }
    }
    if wish.file.is_empty() {
        return Err(Complaint::new("a record file is missing; try --help"));
    }
    play(&record(&wish.file)?, &wish)
}

fn play(record: &Record, wish: &Wish) -> Result<(), Complaint> {
    let mut events: Vec<Event> = Vec::new();
    let mut game = record.start(&mut events).map_err(Complaint::new)?;
    let mut croupier = record.croupier();
    tell_start(&game, &events, wish)?;
    for &action in &record.actions {
        croupier.skip(&game, action);
        step(&mut game, action, wish)?;
    }
    finish_turn(&mut game, &mut croupier, wish)?;
    tell_end(&game, wish)
}

/// When nothing is left to decide but a confirmation, gives it: a record whose stack is used up ends with its final
/// scoring.
fn finish_turn(game: &mut Game, croupier: &mut Croupier, wish: &Wish) -> Result<(), Complaint> {
    let listed_out = game.setup().stack.is_some() && !game.tiles_left();
    while let Some(asked) = game.asked().filter(|_| listed_out) {
        let action = match (asked.party, asked.question) {
            (Party::Chance, _) => croupier.deal(game),
            (_, Question::Confirm) => Some(Action::Confirm),
            _ => None,
        };
        let Some(action) = action else { break };
        step(game, action, wish)?;
    }
    Ok(())
}

fn step(game: &mut Game, action: Action, wish: &Wish) -> Result<(), Complaint> {
    let asked = game.asked();
    if wish.legal {
        tell_legal(game, wish)?;
    }
    let line = game.action_text(action);
    let mut events: Vec<Event> = Vec::new();
    game.apply(action, &mut events).map_err(Complaint::new)?;
    if wish.json {
        let party = asked.map(|asked| json::party(asked.party));
        let events = json::events(game, &events);
        return print_json(
            &json!({"action": line, "party": party, "events": events, "scores": game.scores()}),
        );
    }
    let turn_over = events
        .iter()
        .any(|event| matches!(event, Event::TurnEnded(_)));
    let mut text = format!("> {line}\n");
    for event in &events {
        text += &format!("  {event}\n");
    }
    if turn_over {
        text += &format!("  scores {}\n", scores(game));
    }
    print(&text)
}

fn tell_start(game: &Game, events: &[Event], wish: &Wish) -> Result<(), Complaint> {
    if wish.json {
        let events = json::events(game, events);
        return print_json(
            &json!({"start": {"seats": game.seats(), "events": events, "scores": game.scores()}}),
        );
    }
    for event in events {
        print(&format!("  {event}\n"))?;
    }
    Ok(())
}

fn tell_legal(game: &Game, wish: &Wish) -> Result<(), Complaint> {
    let lines: Vec<String> = legal(game)
        .into_iter()
        .map(|action| game.action_text(action))
        .collect();
    if wish.json {
        return print_json(&json!({"legal": lines, "asked": game.asked().map(json::asked)}));
    }
    print(&format!("  legal: {}\n", lines.join("; ")))
}

fn tell_end(game: &Game, wish: &Wish) -> Result<(), Complaint> {
    if wish.json {
        return print_json(&json::end(game));
    }
    let state = match game.asked() {
        None => "the game is over".to_owned(),
        Some(asked) => format!(
            "the record stops while {} is asked: {}",
            party(asked.party),
            json::question(asked.question)
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

fn scores(game: &Game) -> String {
    game.scores()
        .iter()
        .map(u32::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

fn print_json(value: &serde_json::Value) -> Result<(), Complaint> {
    print(&format!("{value}\n"))
}
