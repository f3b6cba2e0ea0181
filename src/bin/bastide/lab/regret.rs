//! `bastide lab regret`: by how much computer players fall short of the best where it is known.

use std::num::NonZeroU32;

use engine::ai::Level;
use engine::rules;
use engine::table::{Kind, Silent};
use lab::regret::{self, Endgame, LineFault, Position};
use page::messages::{Texts, sentences};

use super::fault;
use crate::args::{Args, Complaint, Word, print, record, text};
use crate::check::files;
use crate::player::Own;
use crate::words::Worded;

/// Positions searched at most to solve one.
const SOLVED: u32 = 20_000_000;

/// The options of the command.
struct Flags {
    paths: Vec<String>,
    seed: u64,
    /// Positions to look at for one decision; the usual number where none is given.
    nodes: Option<u32>,
    /// How many positions are to be made, instead of reading some.
    search: Option<u32>,
    /// Whose choices count.
    players: Vec<Own>,
}

pub fn run(args: &mut Args) -> Result<(), Complaint> {
    let Some(flags) = flags(args)? else {
        return Ok(());
    };
    if let Some(count) = flags.search {
        return make(count, flags.seed, flags.nodes);
    }
    let mut all = vec![Vec::new(); flags.players.len()];
    for path in &flags.paths {
        for file in files(path)? {
            for mut position in positions(&file, flags.nodes.unwrap_or(SOLVED))? {
                for (own, all) in flags.players.iter().zip(&mut all) {
                    let Some(lost) = position.regret(flags.seed, &own.player) else {
                        return Err(Complaint::naming(Texts::regret_unsolved, file));
                    };
                    all.push(lost);
                }
            }
        }
    }
    if all.iter().any(Vec::is_empty) {
        return Err(Complaint::text(Texts::regret_without_positions));
    }
    let told = flags.players.iter().zip(&all);
    let lines = told.map(|(own, all)| told_of(&own.words, all, args.texts()));
    print(&lines.collect::<String>())
}

fn flags(args: &mut Args) -> Result<Option<Flags>, Complaint> {
    let mut flags = Flags {
        paths: Vec::new(),
        seed: 1,
        nodes: None,
        search: None,
        players: Vec::new(),
    };
    while let Some(word) = args.next()? {
        let name = match word {
            Word::Value(path) => {
                flags.paths.push(path);
                continue;
            }
            Word::Option(name) => name,
        };
        match name.as_str() {
            "help" => return args.explain(Texts::usage_regret).map(|()| None),
            "seed" => flags.seed = args.number()?,
            "nodes" => flags.nodes = Some(args.number::<NonZeroU32>()?.get()),
            "search" => flags.search = Some(args.number::<NonZeroU32>()?.get()),
            "player" => {
                flags.players.push(Own::parse(&args.value()?)?);
            }
            _ => return Err(Word::Option(name).unexpected()),
        }
    }
    if flags.search.is_some() {
        let alone = flags.paths.is_empty() && flags.players.is_empty();
        return match alone {
            true => Ok(Some(flags)),
            false => Err(Complaint::text(Texts::regret_search_alone)),
        };
    }
    if flags.paths.is_empty() {
        return Err(Complaint::text(Texts::record_missing));
    }
    if flags.players.is_empty() {
        for level in Level::ALL {
            flags.players.push(Own::parse(level.name())?);
        }
    }
    Ok(Some(flags))
}

/// The position at the end of a record of the tile game, or those of a file that [`make`] printed.
fn positions(file: &str, most: u32) -> Result<Vec<Position>, Complaint> {
    let text = text(file)?;
    if regret::is_decisions(&text) {
        let decisions = regret::read(&text);
        let decisions = decisions.map_err(|(line, fault)| line_fault(file, line, fault))?;
        return Ok(decisions.into_iter().map(Position::Decision).collect());
    }
    if Kind::detect(&text) == Kind::Cards {
        return Err(Complaint::naming(Texts::regret_of_cards, file.to_owned()));
    }
    let game = game(file, &text)?;
    Ok(vec![Position::Endgame(Endgame::new(game, most))])
}

/// Prints so many decisions, one from each of as many games between strong players.
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

/// What is wrong with a line of a file of decisions.
fn line_fault(file: &str, line: u32, fault: LineFault) -> Complaint {
    let on_line = |told: Box<dyn FnOnce(&Texts) -> String>| {
        let file = file.to_owned();
        Complaint::told(move |texts| format!("{file}: {}", texts.on_line(line, &told(texts))))
    };
    match fault {
        LineFault::Link(error) => on_line(Box::new(move |texts| {
            sentences::link_fault(texts, error).to_owned()
        })),
        LineFault::Choices(trouble) => on_line(Box::new(move |texts| {
            <rules::Game as Worded>::trouble(texts, &trouble)
        })),
        LineFault::Game(trouble) => Complaint::trouble::<rules::Game>(trouble),
        // It cannot be read, so this says why.
        LineFault::Record(text) => match record::<rules::Game>(file, &text) {
            Err(complaint) => complaint,
            Ok(_) => Complaint::text(Texts::record_missing),
        },
    }
}

fn game(file: &str, text: &str) -> Result<rules::Game, Complaint> {
    let record = record::<rules::Game>(file, text)?;
    let replayed = record.replay(&mut Silent);
    let (game, _) = replayed.map_err(Complaint::trouble::<rules::Game>)?;
    Ok(game)
}

/// The mean regret of a player, and how often it is nothing.
fn told_of(name: &str, missed: &[i32], texts: &Texts) -> String {
    let sum: i64 = missed.iter().copied().map(i64::from).sum();
    let mean = sum as f64 / missed.len().max(1) as f64 / 1000.0;
    let best = missed.iter().filter(|&&lost| lost == 0).count();
    let mean = format!("{mean:.2}");
    let told = texts.regret_of(name, &mean, best as u32, missed.len() as u32);
    format!("{told}\n")
}
