//! Trunk with this program as its wasm-bindgen.
//!
//! Trunk wants a `wasm-bindgen` of exactly the version in `Cargo.lock` and would download one. The builder links that
//! very version, so it puts itself on Trunk's path under that name.

use crate::beside::ONE_FILE;
use crate::build::{self, Plan};
use crate::{files, toolchain};
use anyhow::{Context, Result, anyhow, ensure};
use lexopt::prelude::*;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The name Trunk looks for.
const TOOL: &str = "wasm-bindgen";

/// The version that is installed when there is none: the newest for the pinned toolchain.
const VERSION: &str = "0.21.14";

/// Runs `trunk` with the given arguments.
///
/// # Errors
/// When Trunk is not installed or fails.
pub fn run(arguments: impl Iterator<Item = OsString>) -> Result<()> {
    toolchain::require_wasm_target()?;
    let folders = [link()?, installed()];
    let path = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths(folders.into_iter().chain(env::split_paths(&path)))?;
    let mut trunk = Command::new("trunk");
    trunk
        .args(arguments)
        .current_dir(toolchain::root())
        .env("PATH", path)
        .env("TRUNK_OFFLINE", "true");
    toolchain::run(&mut trunk)
}

/// Builds the delivered page with Trunk as well, installing Trunk if needed, and compares.
///
/// # Errors
/// When Trunk cannot be installed, does not build the page, or builds a different one than in `plan.out`.
pub fn compare(plan: &Plan) -> Result<()> {
    if !is_there() {
        toolchain::run(&mut installing())?;
    }
    let scratch = env::current_exe()?.with_file_name("trunk-page");
    let arguments = ["build", "--release", "--dist"].map(OsString::from);
    run(arguments
        .into_iter()
        .chain([scratch.clone().into_os_string()]))?;
    for file in files::below(&plan.out)? {
        let name = file.strip_prefix(&plan.out)?;
        // Ours has the policy, Trunk's a line that means nothing to a browser; only ours has the one file and joined style
        // sheets.
        let ours = ["index.html", ONE_FILE].map(Path::new);
        if ours.contains(&name) || name.extension().is_some_and(|kind| kind == "css") {
            continue;
        }
        let same = fs::read(&file)? == fs::read(scratch.join(name)).unwrap_or_default();
        ensure!(
            same,
            "Trunk wrote another {} than the page builder",
            name.display()
        );
    }
    Ok(())
}

/// The staging folder of Trunk if Trunk started this program, otherwise `folder`.
pub fn staging(folder: PathBuf) -> PathBuf {
    env::var_os("TRUNK_STAGING_DIR").map_or(folder, PathBuf::from)
}

/// Whether Trunk is installed.
fn is_there() -> bool {
    let program = format!("trunk{}", env::consts::EXE_SUFFIX);
    toolchain::is_on_path("trunk") || installed().join(program).is_file()
}

/// The command that installs Trunk, unoptimised and without TLS: four times faster, and as good for a build.
fn installing() -> Command {
    let mut cargo = toolchain::cargo();
    cargo.args([
        "install",
        "--locked",
        "trunk",
        "--version",
        VERSION,
        "--debug",
        "--no-default-features",
    ]);
    cargo.env("CARGO_PROFILE_DEV_DEBUG", "0");
    cargo
}

/// Where cargo installs programs, whether on the search path or not.
fn installed() -> PathBuf {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(env::home_dir()?.join(".cargo")));
    home.unwrap_or_default().join("bin")
}

/// Links this program under the name Trunk looks for into a folder beside it; returns the folder.
fn link() -> Result<PathBuf> {
    let program = env::current_exe()?;
    let folder = program
        .parent()
        .context("a program stands in a folder")?
        .join("trunk-tools");
    fs::create_dir_all(&folder)?;
    let tool = folder.join(format!("{TOOL}{}", env::consts::EXE_SUFFIX));
    // From an earlier build, if any.
    let _removed = fs::remove_file(&tool);
    fs::hard_link(&program, &tool).or_else(|_| fs::copy(&program, &tool).map(drop))?;
    Ok(folder)
}

/// Whether Trunk started this program as its wasm-bindgen.
pub fn called_as_wasm_bindgen() -> bool {
    let name = env::args_os().next().unwrap_or_default();
    Path::new(&name)
        .file_stem()
        .is_some_and(|stem| stem == TOOL)
}

/// Does what Trunk asks of wasm-bindgen.
///
/// # Errors
/// When it asks for something the page does not use, or the module cannot be read or written.
pub fn wasm_bindgen() -> Result<()> {
    let (mut target, mut name, mut out, mut input) = (String::new(), String::new(), None, None);
    let mut parser = lexopt::Parser::from_env();
    while let Some(argument) = parser.next()? {
        match argument {
            Long("version") | Short('V') => {
                println!("{TOOL} {}", wasm_bindgen_shared::version());
                return Ok(());
            }
            Long("target") => target = parser.value()?.string()?,
            Long("out-name") => name = parser.value()?.string()?,
            Long("out-dir") => out = Some(PathBuf::from(parser.value()?)),
            Long("no-typescript") => {}
            Value(path) if input.is_none() => input = Some(PathBuf::from(path)),
            _ => return Err(argument.unexpected().into()),
        }
    }
    let input = input.ok_or_else(|| anyhow!("{TOOL} needs a module"))?;
    let out = out.ok_or_else(|| anyhow!("{TOOL} needs --out-dir"))?;
    build::bind(&input, &target, &name, &out)
}
