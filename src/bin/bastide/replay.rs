//! `bastide replay`: everything that happens in a record.

use engine::session::Session;
use engine::table::{Croupier, Kind, LoggedEvent as _, Party, Play, Record, Seat};
use page::messages::PlayerNames;
use serde_json::{Value, json};

use crate::args::{Args, Complaint, print, record, required, text, texts};
use crate::json;
use crate::play::refused;
use crate::words::{Worded, of_kind};

pub fn run(args: &mut Args) -> Result<(), Complaint> {
    let (mut file, mut json, mut legal) = (None, false, false);
    while let Some(name) = args.next(texts().usage_replay())? {
        match name.as_str() {
            "" if file.is_none() => file = Some(args.value()?),
            "json" => json = true,
            "legal" => legal = true,
            _ => return Err(args.unexpected(&name)),
        }
    }
    let file = required(file)?;
    let text = text(&file)?;
    of_kind!(Kind::detect(&text), G => play::<G>(&record(&file, &text)?, json, legal))
}

/// A game whose records can be printed for programs.
pub trait Telling: Worded {
    /// Whether its record lists all draws, and everything has been drawn.
    fn is_used_up(&self) -> bool;

    /// The name of a question.
    fn question(question: Self::Question) -> String;

    /// An event as JSON, after it happened: `{"event": NAME, ...}`.
    fn event(&self, event: &Self::Event) -> Value;

    /// What only this game adds at the end of a record.
    fn end(&self) -> Vec<(&'static str, Value)>;
}

/// How to print a record.
struct Teller {
    json: bool,
    legal: bool,
    player_names: PlayerNames,
}

fn play<G: Telling>(record: &Record<G>, json: bool, legal: bool) -> Result<(), Complaint> {
    let session = Session::from_record(record).map_err(Complaint::trouble::<G>)?;
    let player_names = PlayerNames::new(texts(), session.seating());
    let teller = Teller {
        json,
        legal,
        player_names,
    };
    let mut events: Vec<G::Event> = Vec::new();
    let mut game = record.start(&mut events).map_err(Complaint::trouble::<G>)?;
    let mut croupier = record.croupier();
    teller.start(&game, &events)?;
    for &action in &record.actions {
        croupier.skip(&game, action);
        step(&mut game, action, &teller)?;
    }
    finish_turn(&mut game, &mut croupier, &teller)?;
    if game.asked().is_some() {
        teller.legal(&game)?;
    }
    teller.end(&game)
}

/// Confirms if nothing else is left to decide, so that a record with an empty stack ends with its final scoring.
fn finish_turn<G: Telling>(
    game: &mut G,
    croupier: &mut Croupier<G>,
    teller: &Teller,
) -> Result<(), Complaint> {
    let used_up = game.is_used_up();
    while let Some(asked) = game.asked().filter(|_| used_up) {
        let action = match asked.party {
            Party::Chance => croupier.deal(game),
            Party::Player(_) => Some(G::CONFIRM).filter(|confirm| game.legal() == [*confirm]),
        };
        let Some(action) = action else { break };
        step(game, action, teller)?;
    }
    Ok(())
}

fn step<G: Telling>(game: &mut G, action: G::Action, teller: &Teller) -> Result<(), Complaint> {
    let asked = game.asked();
    teller.legal(game)?;
    let line = game.action_text(action);
    let mut events: Vec<G::Event> = Vec::new();
    game.apply(action, &mut events).map_err(refused::<G>)?;
    if teller.json {
        let party = asked.map(|asked| json::party(asked.party));
        let events = self::events(game, &events);
        return print_json(
            &json!({"action": line, "party": party, "events": events, "scores": game.scores()}),
        );
    }
    print(&format!("> {line}\n"))?;
    teller.events::<G>(&events)?;
    match events.iter().any(G::Event::is_end) {
        true => print(&format!("  {}\n", teller.scores(game))),
        false => Ok(()),
    }
}

fn events<G: Telling>(game: &G, events: &[G::Event]) -> Vec<Value> {
    events.iter().map(|told| game.event(told)).collect()
}

impl Teller {
    fn start<G: Telling>(&self, game: &G, events: &[G::Event]) -> Result<(), Complaint> {
        if !self.json {
            return self.events::<G>(events);
        }
        let events = self::events(game, events);
        print_json(
            &json!({"start": {"seats": game.seats(), "events": events, "scores": game.scores()}}),
        )
    }

    fn events<G: Telling>(&self, events: &[G::Event]) -> Result<(), Complaint> {
        let told = events.iter();
        let told = told.filter_map(|event| G::told(&self.player_names, event));
        print(&told.map(|line| format!("  {line}\n")).collect::<String>())
    }

    /// Prints the legal actions, if asked for.
    fn legal<G: Telling>(&self, game: &G) -> Result<(), Complaint> {
        if !self.legal {
            return Ok(());
        }
        let legal = game.legal().into_iter();
        let lines: Vec<String> = legal.map(|action| game.action_text(action)).collect();
        if self.json {
            return print_json(&json!({"legal": lines, "asked": asked(game)}));
        }
        print(&format!("  legal: {}\n", lines.join("; ")))
    }

    /// Prints the question at the end of the record, or that the game is over.
    fn end<G: Telling>(&self, game: &G) -> Result<(), Complaint> {
        if self.json {
            let over = game.asked().is_none();
            let mut end = json!({"over": over, "asked": asked(game), "scores": game.scores()});
            for (name, value) in game.end() {
                end[name] = value;
            }
            return print_json(&json!({"end": end}));
        }
        let ask = game.ask(&self.player_names);
        let who = match game.asked().map(|asked| asked.party) {
            Some(Party::Player(seat)) => format!("{}: ", self.player_names.name(seat)),
            Some(Party::Chance) | None => String::new(),
        };
        print(&format!("{who}{ask}\n{}\n", self.scores(game)))
    }

    /// All scores: `Ana: 4, Player 2: 0`.
    fn scores(&self, game: &impl Play) -> String {
        let scores = (0..).map(Seat).zip(game.scores());
        let told = scores.map(|(seat, points)| {
            let name = self.player_names.name(seat);
            texts().labelled(name, &points.to_string())
        });
        told.collect::<Vec<_>>().join(", ")
    }
}

/// Who has to decide, and what.
fn asked<G: Telling>(game: &G) -> Option<Value> {
    let asked = game.asked()?;
    let (party, question) = (json::party(asked.party), G::question(asked.question));
    Some(json!({"party": party, "question": question}))
}

fn print_json(value: &Value) -> Result<(), Complaint> {
    print(&format!("{value}\n"))
}
