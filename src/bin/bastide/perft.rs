//! `bastide perft`: counts the sequences of decisions that follow a record.

use engine::table::{Kind, perft};

use crate::args::{Args, Complaint, number, print, record, replayed, text, texts};
use crate::words::{Worded, of_kind};

pub fn run(args: &mut Args) -> Result<(), Complaint> {
    let values = args.values(2, texts().usage_perft())?;
    let [file, depth] = &values[..] else {
        return Err(Complaint::new(texts().record_and_depth_missing()));
    };
    let (depth, text) = (number(depth)?, text(file)?);
    of_kind!(Kind::detect(&text), G => count::<G>(file, &text, depth))
}

/// Prints the counts that follow a record, depth by depth.
fn count<G: Worded>(file: &str, text: &str, depth: u32) -> Result<(), Complaint> {
    let record = record::<G>(file, text)?;
    let (game, croupier) = replayed(&record)?;
    for depth in 1..=depth {
        print(&format!("{depth} {}\n", perft(&game, &croupier, depth)))?;
    }
    Ok(())
}
