//! `bastide perft`: counts the sequences of decisions that follow a record.

use engine::table::{Kind, Silent, perft};
use engine::{cards, rules};

use page::messages::Texts;

use crate::args::{Args, Complaint, Word, number, print, record, text};
use crate::words::Worded;

pub fn run(args: &mut Args) -> Result<(), Complaint> {
    let mut values = Vec::new();
    while let Some(word) = args.next()? {
        match word {
            Word::Value(value) if values.len() < 2 => values.push(value),
            Word::Option(name) if name == "help" => return args.explain(Texts::usage_perft),
            other => return Err(other.unexpected()),
        }
    }
    let [file, depth] = &values[..] else {
        return Err(Complaint::text(Texts::record_and_depth_missing));
    };
    let (depth, text) = (number(depth)?, text(file)?);
    match Kind::detect(&text) {
        Kind::Tiles => count::<rules::Game>(file, &text, depth),
        Kind::Cards => count::<cards::Game>(file, &text, depth),
    }
}

/// Prints the counts that follow a record, depth by depth.
fn count<G: Worded>(file: &str, text: &str, depth: u32) -> Result<(), Complaint> {
    let record = record::<G>(file, text)?;
    let (game, croupier) = record
        .replay(&mut Silent)
        .map_err(Complaint::trouble::<G>)?;
    for depth in 1..=depth {
        print(&format!("{depth} {}\n", perft(&game, &croupier, depth)))?;
    }
    Ok(())
}
