//! Builds, serves and checks the page: `cargo play`, `cargo verify` and `cargo page` (see `.cargo/config.toml`).

mod axe;
mod beside;
mod browsers;
mod build;
mod embed;
mod files;
mod host;
mod index;
mod lessons;
mod npm;
mod offline;
mod parts;
mod play;
mod record;
mod scorm;
mod serve;
mod sheets;
mod single;
mod sizes;
mod spoken;
mod toolchain;
mod trunk;
mod verify;
mod webxdc;
mod words;

use anyhow::{Result, anyhow};
use build::Plan;
use lexopt::prelude::*;
use parts::Purpose;
use std::path::PathBuf;
use std::process::ExitCode;

/// What `cargo page` prints without a command.
const USAGE: &str = "\
usage: cargo page COMMAND

  play   [--release] [--port N] [--no-open]   build, serve and open the page; rebuild on every edit (cargo play)
  build  [--release] [--out DIR]              write the page to dist/ or DIR, and all of it as one file, bastide.html
  single [--out DIR]                          build for release; print what the page weighs and where the one file is
  webxdc [--no-build] [--out DIR]             the page as bastide.xdc, for a game in a chat
  scorm  [--no-build] [--out DIR] FILE...     records with tasks as scorm.zip, for learning platforms
  npm    [--no-build] [--out DIR]             boards for other pages as a package, in the folder npm
  finish  [--out DIR]                         complete a page built by Trunk, which calls it as a hook
  offline [--out DIR]                         list the files of an edited page again, so that it opens without network
  verify [--trunk]                            check everything, with Trunk too if asked (cargo verify)
  sizes  [--out DIR]                          what the built page weighs, raw and gzipped
  record                                      record which functions run until the page is usable, to split its module
  host                                        regenerate src/host/HOST.md, the interface of boards on other pages
  release [--no-build] [--out DIR]            the last step of a release: record what it promises and weighs
  words                                       how many messages each language has, which are missing, what is wrong
  axe                                         install axe-core and the TypeScript compiler for the browser tests
  trunk  ARGS                                 run Trunk with the right wasm-bindgen at hand

Without --release the page is built to be rebuilt quickly; it plays as fast. Port 0 means any free port. --no-build
packs the page that is there.
";

/// The commands that build the page for release first, unless `--no-build` is given.
const DELIVERING: [&str; 5] = ["single", "webxdc", "scorm", "npm", "release"];

struct Flags {
    command: String,
    plan: Plan,
    port: Option<u16>,
    open: bool,
    build: bool,
    trunk: bool,
    files: Vec<PathBuf>,
}

fn main() -> ExitCode {
    let outcome = if trunk::called_as_wasm_bindgen() {
        trunk::wasm_bindgen()
    } else {
        run()
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let mut arguments = std::env::args_os().skip(1).peekable();
    if arguments.next_if(|first| first == "trunk").is_some() {
        return trunk::run(arguments);
    }
    let flags = read(lexopt::Parser::from_args(arguments))?;
    let mut plan = flags.plan;
    if DELIVERING.contains(&flags.command.as_str()) && flags.build {
        plan.purpose = Purpose::Delivery;
        build::build(&plan)?;
        offline::add(&plan.out)?;
    }
    let packed = |name| println!("{}", plan.out.join(name).display());
    match flags.command.as_str() {
        "play" => play::play(&plan, flags.port, flags.open),
        "build" => build::build(&plan).and_then(|()| offline::add(&plan.out)),
        "offline" => offline::add(&plan.out),
        "finish" => build::finish(&trunk::staging(plan.out), Purpose::Delivery).map(drop),
        "single" => sizes::print(&plan.out).map(|()| packed(beside::ONE_FILE)),
        "webxdc" => webxdc::pack(&plan.out).map(|()| packed(beside::WEBXDC)),
        "scorm" => scorm::pack(&plan.out, &flags.files).map(|()| packed(beside::SCORM)),
        "npm" => npm::write(&plan.out).map(|()| packed(beside::PACKAGE)),
        "verify" => verify::verify(plan.out, flags.trunk),
        "record" => record::record(),
        "host" => host::write_page(),
        "release" => host::release(&plan.out),
        "words" => words::print(),
        "axe" => axe::require(),
        "sizes" => sizes::print(&plan.out),
        "" | "help" => {
            print!("{USAGE}");
            Ok(())
        }
        other => Err(anyhow!("no command {other}\n\n{USAGE}")),
    }
}

/// Reads the command line; unknown options are refused with a sentence.
fn read(mut parser: lexopt::Parser) -> Result<Flags> {
    let mut flags = Flags {
        command: String::new(),
        plan: Plan {
            purpose: Purpose::Development,
            out: toolchain::root().join("dist"),
        },
        port: None,
        open: std::env::var_os("CI").is_none(),
        build: true,
        trunk: false,
        files: Vec::new(),
    };
    while let Some(argument) = parser.next()? {
        match argument {
            Long("release") => flags.plan.purpose = Purpose::Delivery,
            Long("trunk") => flags.trunk = true,
            Long("no-open") => flags.open = false,
            Long("no-build") => flags.build = false,
            Long("port") => flags.port = Some(parser.value()?.parse()?),
            Long("out") => flags.plan.out = parser.value()?.into(),
            Long("help") | Short('h') => flags.command = "help".into(),
            Value(command) if flags.command.is_empty() => flags.command = command.string()?,
            Value(file) if flags.command == "scorm" => flags.files.push(file.into()),
            _ => return Err(argument.unexpected().into()),
        }
    }
    Ok(flags)
}
