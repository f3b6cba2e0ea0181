//! The command line of Bastide: the rules engine without a browser.

mod agreed;
mod args;
mod bench;
mod cards;
mod check;
mod collection;
mod contest;
mod engine_loop;
mod json;
mod lab;
mod link;
mod measure;
mod perft;
mod play;
mod player;
mod players;
mod program;
mod replay;
mod review;
mod rule;
mod setups;
mod standings;
mod svg;
mod task;
mod words;

use std::process::ExitCode;

use args::{Args, Complaint, texts};

fn main() -> ExitCode {
    match run(&mut Args::new()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Complaint(sentence)) => {
            eprintln!("bastide: {sentence}");
            ExitCode::from(2)
        }
    }
}

fn run(args: &mut Args) -> Result<(), Complaint> {
    match args.command(texts().usage())?.as_str() {
        "play" => play::run(args),
        "replay" => replay::run(args),
        "review" => review::run(args),
        "link" => link::run(args),
        "perft" => perft::run(args),
        "rule" => rule::run(args),
        "svg" => svg::run(args, svg::Format::Svg),
        "png" => svg::run(args, svg::Format::Png),
        "task" => task::run(args),
        "check" => check::run(args),
        "players" => players::run(args),
        "match" => contest::run(args),
        "engine" => engine_loop::run(args),
        "bench" => bench::run(args),
        "lab" => lab::run(args),
        other => Err(Complaint(texts().unknown_command(other))),
    }
}
