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
mod png;
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

use args::{Args, Complaint};
use page::messages::Texts;

fn main() -> ExitCode {
    let mut args = Args::new();
    let outcome = match args.command() {
        Ok(Some(command)) => match command.as_str() {
            "play" => play::run(&mut args),
            "replay" => replay::run(&mut args),
            "review" => review::run(&mut args),
            "link" => link::run(&mut args),
            "perft" => perft::run(&mut args),
            "rule" => rule::run(&mut args),
            "svg" => svg::run(&mut args, svg::Format::Svg),
            "png" => svg::run(&mut args, svg::Format::Png),
            "task" => task::run(&mut args),
            "check" => check::run(&mut args),
            "players" => players::run(&mut args),
            "match" => contest::run(&mut args),
            "engine" => engine_loop::run(&mut args),
            "bench" => bench::run(&mut args),
            "lab" => lab::run(&mut args),
            _ => Err(Complaint::told(move |texts| {
                texts.unknown_command(&command)
            })),
        },
        Ok(None) => args.explain(Texts::usage),
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
