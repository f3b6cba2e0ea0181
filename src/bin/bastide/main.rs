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

`bastide COMMAND --help` explains a command. A FILE of `-` is standard input; a link is read like a
FILE.
";

fn main() -> ExitCode {
    let mut args = Args::new();
    let outcome = match args.command() {
        Ok(Some(command)) => match command.as_str() {
            "play" => play::run(args),
            "replay" => replay::run(args),
            "link" => link::run(args),
            "perft" => perft::run(args),
            "rule" => rule::run(args),
            "svg" => svg::run(args, svg::Format::Svg),
            "png" => svg::run(args, svg::Format::Png),
            "bench" => bench::run(args),
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
            eprintln!("bastide: {complaint}");
            ExitCode::from(2)
        }
    }
}
