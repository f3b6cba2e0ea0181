//! `bastide perft`: known counts.

use bastide::rules::{Game, perft};
use bastide::table::Silent;

use crate::args::{Args, Complaint, Word, number, print, record, text};

const USAGE: &str = "\
usage: bastide perft FILE DEPTH

Counts, for each depth from 1 to DEPTH, the sequences of so many decisions that can follow the record. Outcomes of
chance come from its stack or seed; they and confirmations do not count as decisions.
";

pub fn run(mut args: Args) -> Result<(), Complaint> {
    let mut values = Vec::new();
    while let Some(word) = args.next()? {
        match word {
            Word::Value(value) if values.len() < 2 => values.push(value),
            Word::Option(name) if name == "help" => return print(USAGE),
            other => return Err(other.unexpected()),
        }
    }
    let [file, depth] = &values[..] else {
        return Err(Complaint::new("a record file and a depth are needed"));
    };
    let depth: u32 = number(depth)?;
    let record = record::<Game>(file, &text(file)?)?;
    let (game, croupier) = record.replay(&mut Silent).map_err(Complaint::new)?;
    for depth in 1..=depth {
        print(&format!("{depth} {}\n", perft(&game, &croupier, depth)))?;
    }
    Ok(())
}
