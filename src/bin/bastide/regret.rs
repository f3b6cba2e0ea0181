//! `bastide regret`: what computer players miss in positions of which the best is known.

use std::num::NonZeroU32;

use engine::ai::{Contender, Level, regret};
use engine::rules;
use engine::table::{Kind, Silent};
use page::messages::Texts;

use crate::args::{Args, Complaint, Word, print, record, text};
use crate::check::files;

/// What is asked for.
struct Flags {
    paths: Vec<String>,
    seed: u64,
    /// Positions that may follow one that is solved, at most.
    nodes: u32,
}

pub fn run(args: &mut Args) -> Result<(), Complaint> {
    let Some(flags) = flags(args)? else {
        return Ok(());
    };
    let mut missed = Level::ALL.map(|level| (level, Vec::new()));
    for path in &flags.paths {
        for file in files(path)? {
            let game = game(&file)?;
            for (level, all) in &mut missed {
                let lost = regret(&game, flags.seed, &Contender::new(*level), flags.nodes);
                let Some(lost) = lost else {
                    return Err(Complaint::naming(Texts::regret_unsolved, file));
                };
                all.push(lost);
            }
        }
    }
    let lines = missed
        .iter()
        .map(|(level, all)| told(*level, all, args.texts()));
    print(&lines.collect::<String>())
}

fn flags(args: &mut Args) -> Result<Option<Flags>, Complaint> {
    let mut flags = Flags {
        paths: Vec::new(),
        seed: 1,
        nodes: 20_000_000,
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
            "nodes" => flags.nodes = args.number::<NonZeroU32>()?.get(),
            _ => return Err(Word::Option(name).unexpected()),
        }
    }
    if flags.paths.is_empty() {
        return Err(Complaint::text(Texts::record_missing));
    }
    Ok(Some(flags))
}

/// The position at the end of a record of the tile game.
fn game(file: &str) -> Result<rules::Game, Complaint> {
    let text = text(file)?;
    if Kind::of(&text) == Kind::Cards {
        return Err(Complaint::naming(Texts::review_of_cards, file.to_owned()));
    }
    let record = record::<rules::Game>(file, &text)?;
    let (game, _) = record
        .replay(&mut Silent)
        .map_err(Complaint::of::<rules::Game>)?;
    Ok(game)
}

/// What a level misses on average, and how often nothing.
fn told(level: Level, missed: &[i32], texts: &Texts) -> String {
    let sum: i64 = missed.iter().copied().map(i64::from).sum();
    let mean = sum as f64 / missed.len().max(1) as f64 / 1000.0;
    let best = missed.iter().filter(|&&lost| lost == 0).count();
    let told = texts.regret_of(
        level.name(),
        &format!("{mean:.2}"),
        best as u32,
        missed.len() as u32,
    );
    format!("{told}\n")
}
