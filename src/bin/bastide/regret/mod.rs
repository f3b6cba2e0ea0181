//! `bastide regret`: what computer players miss in positions of which the best is known.

mod searched;

use std::num::NonZeroU32;

use engine::ai::{Choice, Contender, Ending, Level, missed, think};
use engine::rules;
use engine::table::{Kind, Silent};
use page::messages::Texts;

use crate::args::{Args, Complaint, Word, print, record, text};
use crate::check::files;
use crate::player::Own;

/// Positions looked at to solve one, at most.
const SOLVED: u32 = 20_000_000;

/// What is asked for.
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

/// A position of which the best is known.
enum Position {
    /// The end of a game, which can be solved.
    End(Ending),
    /// A decision that was searched for long.
    Searched(rules::Game, Vec<Choice>),
}

impl Position {
    fn regret(&mut self, seed: u64, player: &Contender) -> Option<i32> {
        match self {
            Position::End(ending) => ending.regret(seed, player),
            Position::Searched(game, choices) => {
                let done = think(game, seed, player)?.action;
                Some(missed(game, choices, done))
            }
        }
    }
}

pub fn run(args: &mut Args) -> Result<(), Complaint> {
    let Some(flags) = flags(args)? else {
        return Ok(());
    };
    if let Some(count) = flags.search {
        return searched::make(count, flags.seed, flags.nodes);
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

/// The position at the end of a record of the tile game, or those of a file that [`searched::make`] wrote.
fn positions(file: &str, most: u32) -> Result<Vec<Position>, Complaint> {
    let text = text(file)?;
    if searched::is_made(&text) {
        return searched::read(file, &text);
    }
    if Kind::detect(&text) == Kind::Cards {
        return Err(Complaint::naming(Texts::regret_of_cards, file.to_owned()));
    }
    let game = game(file, &text)?;
    Ok(vec![Position::End(Ending::new(game, most))])
}

fn game(file: &str, text: &str) -> Result<rules::Game, Complaint> {
    let record = record::<rules::Game>(file, text)?;
    let replayed = record.replay(&mut Silent);
    let (game, _) = replayed.map_err(Complaint::of::<rules::Game>)?;
    Ok(game)
}

/// What a player misses on average, and how often nothing.
fn told_of(name: &str, missed: &[i32], texts: &Texts) -> String {
    let sum: i64 = missed.iter().copied().map(i64::from).sum();
    let mean = sum as f64 / missed.len().max(1) as f64 / 1000.0;
    let best = missed.iter().filter(|&&lost| lost == 0).count();
    let mean = format!("{mean:.2}");
    let told = texts.regret_of(name, &mean, best as u32, missed.len() as u32);
    format!("{told}\n")
}
