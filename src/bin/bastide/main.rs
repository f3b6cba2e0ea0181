//! The command line of Bastide: the rules engine without a browser.

mod args;
mod bench;
mod cards;
mod json;
mod link;
mod measure;
mod perft;
mod play;
mod png;
mod replay;
mod rule;
mod setups;
mod svg;
mod words;

use std::process::ExitCode;

use args::{Args, Complaint};

/// What `bastide --help` prints.
const USAGE: &str = "\
usage: bastide COMMAND [ARGUMENTS]

  play            let computer players play games against each other
  replay FILE     play a record and tell everything that happens
  link FILE       print the link that carries a record
  perft FILE N    count the sequences of N decisions that follow a record
  rule ID         say what a rule says
  svg FILE        draw the table of a record
  svg --tiles     draw all tiles side by side
  png FILE        the same as pixels
  bench           measure the engine on this machine

`bastide COMMAND --help` explains a command; with `--language CODE` (en, fr or de) it speaks another
language wherever it tells what happens in a game, what a rule says, and what is wrong with a record. A FILE of `-` is standard input; a link is read like a
FILE.
";

fn main() -> ExitCode {
    let mut args = Args::new();
    let outcome = match args.command() {
        Ok(Some(command)) => match command.as_str() {
            "play" => play::run(&mut args),
            "replay" => replay::run(&mut args),
            "link" => link::run(&mut args),
            "perft" => perft::run(&mut args),
            "rule" => rule::run(&mut args),
            "svg" => svg::run(&mut args, svg::Format::Svg),
            "png" => svg::run(&mut args, svg::Format::Png),
            "bench" => bench::run(&mut args),
            other => Err(Complaint::new(format!(
                "there is no command `{other}`; try --help"
            ))),
        },
        Ok(None) => args::print(USAGE),
        Err(complaint) => Err(complaint),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(complaint) => {
            eprintln!("bastide: {}", complaint.sentence(args.texts()));
            ExitCode::from(2)
        }
    }
}
