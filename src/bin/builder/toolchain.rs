//! The root of the repository, and the tools that are started from it.

use anyhow::{Context, Result, bail, ensure};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The target the page is compiled for.
pub const WASM: &str = "wasm32-unknown-unknown";

/// The package that becomes the page's wasm.
pub const PAGE: &str = "bastide";

/// The root of the repository. Cargo passes the folder of this package when it starts this program.
pub fn root() -> PathBuf {
    let package = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let above = package.and_then(|package| package.ancestors().nth(3).map(Path::to_path_buf));
    above.unwrap_or_else(|| PathBuf::from("."))
}

/// The cargo that started this program, run at the root of the repository.
pub fn cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root());
    cargo
}

/// Runs a command and waits for it.
///
/// # Errors
/// When it cannot be started or fails; the sentence names the command.
pub fn run(command: &mut Command) -> Result<()> {
    let line = line(command);
    let status = command
        .status()
        .with_context(|| format!("cannot start {line}"))?;
    ensure!(status.success(), "{line} failed ({status})");
    Ok(())
}

/// The command as somebody would type it.
pub fn line(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let mut line = program
        .file_stem()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    for argument in command.get_args() {
        line.push(' ');
        line.push_str(&argument.to_string_lossy());
    }
    line
}

/// Installs the standard library for [`WASM`] if the toolchain in use lacks it.
///
/// # Errors
/// When there is no rustc, or the target is missing and rustup cannot install it.
pub fn require_wasm_target() -> Result<()> {
    if has_wasm_target()? {
        return Ok(());
    }
    eprintln!("installing the target {WASM}");
    if rustup("target", WASM).is_err() || !has_wasm_target()? {
        bail!(
            "the target {WASM} is missing: run `rustup target add {WASM}` or install it with your Rust toolchain"
        );
    }
    Ok(())
}

/// Adds a target or a component to the toolchain.
fn rustup(what: &str, name: &str) -> Result<()> {
    let mut rustup = Command::new("rustup");
    run(rustup
        .args([what, "add", name])
        .current_dir(root())
        .stdout(Stdio::null()))
}

/// Installs a component of the toolchain if `cargo NAME` lacks it.
///
/// # Errors
/// When it is missing and rustup cannot install it.
pub fn require_component(name: &str, component: &str) -> Result<()> {
    let is_there = || {
        cargo()
            .args([name, "--version"])
            .output()
            .is_ok_and(|output| output.status.success())
    };
    ensure!(
        is_there() || rustup("component", component).is_ok() && is_there(),
        "{component} is missing: run `rustup component add {component}`"
    );
    Ok(())
}

/// Whether the search path has a program of this name.
pub fn is_on_path(program: &str) -> bool {
    let file = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(&file).is_file())
}

/// Installs system packages if there is `apt-get`. Errors are shown on the screen; the caller checks whether they matter.
pub fn install(packages: &[&str]) {
    let _updated = run(&mut apt(&["update", "-q"]));
    let install = ["install", "-q", "-y", "--no-install-recommends"];
    let _installed = run(apt(&install).args(packages));
}

/// `apt-get`, as root or with `sudo` if that asks no password.
fn apt(arguments: &[&str]) -> Command {
    let root = Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|id| id.stdout.trim_ascii() == b"0");
    let mut apt = Command::new(if root { "env" } else { "sudo" });
    if !root {
        apt.args(["-n", "env"]);
    }
    apt.args(["DEBIAN_FRONTEND=noninteractive", "apt-get"])
        .args(arguments)
        .stdin(Stdio::null());
    apt
}

fn has_wasm_target() -> Result<bool> {
    let output = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", WASM])
        .current_dir(root())
        .output()
        .context("cannot start rustc")?;
    ensure!(
        output.status.success(),
        "rustc does not know the target {WASM}"
    );
    let folder = String::from_utf8_lossy(&output.stdout);
    Ok(Path::new(folder.trim()).is_dir())
}
