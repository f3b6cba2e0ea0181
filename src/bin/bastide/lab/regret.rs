//! `bastide lab regret`: by how much computer players fall short of the best where it is known.

use std::num::NonZeroU32;

use engine::ai::Level;
use engine::rules;
use engine::table::Kind;
use lab::regret::{self, Endgame, LineFault, Position};
use page::messages::sentences;

use super::fault;
use crate::args::{Args, Complaint, print, record, replayed, text, texts};
use crate::check::files;
use crate::player::Own;
use crate::words::Worded;

/// Most positions searched to solve one endgame.
const SOLVED: u32 = 20_000_000;

/// The options of the command.
struct Flags {
    paths: Vec<String>,
    seed: u64,
    /// Positions to search per decision; `None` for the usual number.
    nodes: Option<u32>,
    /// How many decisions to make, instead of reading files.
    search: Option<u32>,
    /// The players to judge.
    players: Vec<Own>,
}

pub fn run(args: &mut Args) -> Result<(), Complaint> {
    let flags = flags(args)?;
    if let Some(count) = flags.search {
        return make(count, flags.seed, flags.nodes);
    }
    let mut all = vec![Vec::new(); flags.players.len()];
    for path in &flags.paths {
        for file in files(path)? {
            for mut position in positions(&file, flags.nodes.unwrap_or(SOLVED))? {
                for (own, all) in flags.players.iter().zip(&mut all) {
                    let Some(lost) = position.regret(flags.seed, &own.player) else {
                        return Err(Complaint(texts().regret_unsolved(&file)));
                    };
                    all.push(lost);
                }
            }
        }
    }
    if all.iter().any(Vec::is_empty) {
        return Err(Complaint::new(texts().regret_without_positions()));
    }
    let told = flags.players.iter().zip(&all);
    let lines = told.map(|(own, all)| told_of(&own.words, all));
    print(&lines.collect::<String>())
}

fn flags(args: &mut Args) -> Result<Flags, Complaint> {
    let mut flags = Flags {
        paths: Vec::new(),
        seed: 1,
        nodes: None,
        search: None,
        players: Vec::new(),
    };
    while let Some(name) = args.next(texts().usage_regret())? {
        match name.as_str() {
            "" => flags.paths.push(args.value()?),
            "seed" => flags.seed = args.number()?,
            "nodes" => flags.nodes = Some(args.number::<NonZeroU32>()?.get()),
            "search" => flags.search = Some(args.number::<NonZeroU32>()?.get()),
            "player" => flags.players.push(Own::parse(&args.value()?)?),
            _ => return Err(args.unexpected(&name)),
        }
    }
    if flags.search.is_some() {
        let alone = flags.paths.is_empty() && flags.players.is_empty();
        return match alone {
            true => Ok(flags),
            false => Err(Complaint::new(texts().regret_search_alone())),
        };
    }
    if flags.paths.is_empty() {
        return Err(Complaint::new(texts().record_missing()));
    }
    if flags.players.is_empty() {
        for level in Level::ALL {
            flags.players.push(Own::parse(level.name())?);
        }
    }
    Ok(flags)
}

/// The endgame in a record of the tile game, or the decisions in a file that [`make`] printed.
fn positions(file: &str, most: u32) -> Result<Vec<Position>, Complaint> {
    let text = text(file)?;
    if regret::is_decisions(&text) {
        let decisions = regret::read(&text);
        let decisions = decisions.map_err(|(line, fault)| line_fault(file, line, fault))?;
        return Ok(decisions.into_iter().map(Position::Decision).collect());
    }
    if Kind::detect(&text) == Kind::Cards {
        return Err(Complaint(texts().regret_of_cards(file)));
    }
    let (game, _) = replayed(&record::<rules::Game>(file, &text)?)?;
    Ok(vec![Position::Endgame(Endgame::new(game, most))])
}

/// Prints this many decisions, one from each game between strong players.
fn make(count: u32, seed: u64, nodes: Option<u32>) -> Result<(), Complaint> {
    print(&format!("{}\n", regret::HEADING))?;
    let (mut made, mut number) = (0, seed);
    while made < count {
        if let Some(line) = regret::make(number, nodes).map_err(fault)? {
            print(&line)?;
            made += 1;
        }
        number = number.wrapping_add(1);
    }
    Ok(())
}

/// The complaint about a line of a file of decisions.
fn line_fault(file: &str, line: u32, fault: LineFault) -> Complaint {
    match fault {
        LineFault::Link(error) => {
            Complaint::on_line(file, line, sentences::link_fault(texts(), error))
        }
        LineFault::Choices(trouble) => {
            Complaint::on_line(file, line, &<rules::Game as Worded>::trouble(&trouble))
        }
        LineFault::Game(trouble) => Complaint::trouble::<rules::Game>(trouble),
        // Reading it again says why it cannot be read.
        LineFault::Record(text) => match record::<rules::Game>(file, &text) {
            Err(complaint) => complaint,
            Ok(_) => Complaint::new(texts().record_missing()),
        },
    }
}

/// A player's mean regret, and how often it is zero.
fn told_of(name: &str, missed: &[i32]) -> String {
    let sum: i64 = missed.iter().copied().map(i64::from).sum();
    let mean = sum as f64 / missed.len().max(1) as f64 / 1000.0;
    let best = missed.iter().filter(|&&lost| lost == 0).count();
    let mean = format!("{mean:.2}");
    let told = texts().regret_of(name, &mean, best as u32, missed.len() as u32);
    format!("{told}\n")
}
