//! Trunk with this program as its wasm-bindgen.
//!
//! Trunk wants a `wasm-bindgen` of exactly the version in `Cargo.lock` and would download one. The builder links that
//! very version, so it puts itself on Trunk's path under that name.

use crate::{build, toolchain};
use anyhow::{Context, Result, anyhow};
use lexopt::prelude::*;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The name Trunk looks for.
const TOOL: &str = "wasm-bindgen";

/// Runs `trunk` with the given arguments.
///
/// # Errors
/// When Trunk is not installed or fails.
pub fn run(arguments: impl Iterator<Item = OsString>) -> Result<()> {
    toolchain::require_wasm_target()?;
    let folder = link()?;
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths(std::iter::once(folder).chain(std::env::split_paths(&path)))?;
    let mut trunk = Command::new("trunk");
    trunk
        .args(arguments)
        .current_dir(toolchain::root())
        .env("PATH", path)
        .env("TRUNK_OFFLINE", "true");
    toolchain::run(&mut trunk)
}

/// Puts this program under the name Trunk looks for into a folder beside it, and tells the folder.
fn link() -> Result<PathBuf> {
    let program = std::env::current_exe()?;
    let folder = program
        .parent()
        .context("a program stands in a folder")?
        .join("trunk-tools");
    fs::create_dir_all(&folder)?;
    let tool = folder.join(format!("{TOOL}{}", std::env::consts::EXE_SUFFIX));
    // The one of an earlier build, or none.
    let _removed = fs::remove_file(&tool);
    fs::hard_link(&program, &tool).or_else(|_| fs::copy(&program, &tool).map(drop))?;
    Ok(folder)
}

/// Whether Trunk started this program as its wasm-bindgen.
pub fn called_as_wasm_bindgen() -> bool {
    let name = std::env::args_os().next().unwrap_or_default();
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
