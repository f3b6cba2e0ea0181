//! `bastide lab`: experiments with computer players, and what is made from them. The crate `lab` carries them out; here are their
//! arguments, files and sentences.

mod puzzles;
mod regret;
mod tune;

use lab::arena::Fault;
use page::messages::Texts;

use crate::args::{Args, Complaint};
use crate::player::complaint;

/// Runs the experiment that is named next.
pub fn run(args: &mut Args) -> Result<(), Complaint> {
    match args.command()?.as_deref() {
        Some("tune") => tune::run(args),
        Some("regret") => regret::run(args),
        Some("puzzles") => puzzles::run(args),
        Some(other) => {
            let name = format!("lab {other}");
            Err(Complaint::told(move |texts| texts.unknown_command(&name)))
        }
        None => args.explain(Texts::usage_lab),
    }
}

/// Why an experiment could not be carried out, as a sentence.
fn fault(fault: Fault) -> Complaint {
    match fault {
        Fault::Game(trouble) => Complaint::trouble::<engine::rules::Game>(trouble),
        Fault::NoAction => Complaint::text(Texts::computer_found_nothing),
        Fault::Player(fault) => complaint(fault),
    }
}
