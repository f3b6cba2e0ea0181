//! `bastide svg`: the table as a picture.

use crate::args::{Args, Complaint, record};
use crate::replay::silently;

const USAGE: &str = "\
usage: bastide svg FILE

Prints the table at the end of a record as an SVG picture.
";

pub fn run(args: Args) -> Result<(), Complaint> {
    let Some(file) = args.one(USAGE)? else {
        return Ok(());
    };
    let _game = silently(&record(&file)?)?;
    Err(Complaint::new("pictures are not drawn yet"))
}
