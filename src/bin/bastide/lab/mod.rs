//! `bastide lab`: experiments with computer players, and what is made from them. The crate `lab` carries them out; here are their
//! arguments, files and sentences.

mod puzzles;
mod regret;
mod tune;

use lab::arena::Fault;

use crate::args::{Args, Complaint, texts};
use crate::player::complaint;

/// Runs the experiment that is named next.
pub fn run(args: &mut Args) -> Result<(), Complaint> {
    match args.command(texts().usage_lab())?.as_str() {
        "tune" => tune::run(args),
        "regret" => regret::run(args),
        "puzzles" => puzzles::run(args),
        other => Err(Complaint(texts().unknown_command(&format!("lab {other}")))),
    }
}

/// Why an experiment could not be carried out, as a sentence.
fn fault(fault: Fault) -> Complaint {
    match fault {
        Fault::Game(trouble) => Complaint::trouble::<engine::rules::Game>(trouble),
        Fault::NoAction => Complaint::new(texts().computer_found_nothing()),
        Fault::Player(fault) => complaint(fault),
    }
}
