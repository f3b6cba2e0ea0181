//! Builds the library into a folder that any static host can serve.

use crate::parts::{self, Purpose};
use crate::{embed, files, host, index, lessons, scorm, sheets, single, toolchain, words};
use anyhow::{Context, Result, anyhow, bail, ensure};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use wasm_bindgen_cli_support::Bindgen;

/// The name of the page's files: `bastide.js`, `bastide_bg.wasm`.
const NAME: &str = "bastide";

pub struct Plan {
    pub purpose: Purpose,
    /// The output folder.
    pub out: PathBuf,
}

/// Builds the page into `plan.out`, replacing its content, and packs it into one file there.
///
/// # Errors
/// When the library does not compile, `www/index.html` names a missing file, or `plan.out` is no folder of this builder.
pub fn build(plan: &Plan) -> Result<()> {
    toolchain::require_wasm_target()?;
    // Before compiling, which takes a minute.
    require_own(&plan.out)?;
    let wasm = compile(plan.purpose)?;
    let www = toolchain::root().join("www");
    let index = index::read(&files::own("www/index.html")?)?;
    clear(&plan.out)?;
    bind(&wasm, "no-modules", NAME, &plan.out)?;
    for (from, to) in &index.copied {
        files::copy(&www.join(from), &plan.out.join(to))?;
    }
    fs::write(plan.out.join("index.html"), index.html)?;
    sheets::join(&plan.out)?;
    let whole = finish(&plan.out, plan.purpose)?;
    single::pack(&plan.out, &whole)
}

/// Finishes a bound page: adds the messages of all languages, the lessons, the puzzles and the types of boards, splits its module
/// (and returns the whole one), and packs boards for the workshop.
///
/// # Errors
/// When the messages, the lessons, the puzzles or the module are not as this builder expects them.
pub fn finish(page: &Path, purpose: Purpose) -> Result<Vec<u8>> {
    words::write(page)?;
    lessons::write(page)?;
    host::write_types(page)?;
    embed::write_delivered(page)?;
    sheets::write_board(page)?;
    let whole = parts::split(page, purpose)?;
    scorm::write_parts(page)?;
    Ok(whole)
}

/// Compiles the library and returns the path of its wasm as reported by cargo, so that a moved target folder does not matter.
fn compile(purpose: Purpose) -> Result<PathBuf> {
    let profile = match purpose {
        Purpose::Development => "play",
        Purpose::Delivery | Purpose::Recording => "web",
    };
    let mut cargo = toolchain::cargo();
    cargo
        .args([
            "build",
            "--package",
            toolchain::PAGE,
            "--lib",
            "--target",
            toolchain::WASM,
            "--profile",
            profile,
        ])
        .arg("--message-format=json-render-diagnostics")
        .stderr(Stdio::inherit());
    let output = cargo.output().context("cannot start cargo")?;
    if !output.status.success() {
        bail!("the library does not compile for the page");
    }
    wasm_of(&String::from_utf8_lossy(&output.stdout))
        .ok_or_else(|| anyhow!("cargo did not say where it put the wasm of the library"))
}

/// The wasm file in cargo's messages: the last one is ours, after those of dependencies.
fn wasm_of(messages: &str) -> Option<PathBuf> {
    messages
        .lines()
        .rev()
        .filter(|line| line.contains("\"compiler-artifact\""))
        .flat_map(|line| line.split('"'))
        .find(|part| part.ends_with(".wasm"))
        .map(|path| PathBuf::from(path.replace("\\\\", "\\")))
}

/// Writes the module for the browser and its glue, as wasm-bindgen does.
///
/// # Errors
/// When the module cannot be read or written, or wasm-bindgen does not know `target`.
pub fn bind(wasm: &Path, target: &str, name: &str, out: &Path) -> Result<()> {
    let mut bindgen = Bindgen::new();
    match target {
        "no-modules" => bindgen.no_modules(true)?,
        "web" => bindgen.web(true)?,
        other => bail!("the page builder does not know the target {other} of wasm-bindgen"),
    };
    bindgen
        .input_path(wasm)
        .out_name(name)
        .typescript(false)
        // Splitting the module needs the names of its functions.
        .remove_name_section(false)
        .remove_producers_section(true)
        .generate(out)
        .context("wasm-bindgen")
}

/// Refuses a folder that contains anything but an earlier page.
fn require_own(out: &Path) -> Result<()> {
    let ours = !out.is_dir()
        || out.join(format!("{NAME}_bg.wasm")).is_file()
        || out.read_dir()?.next().is_none();
    ensure!(
        ours,
        "{} holds something else than a page; choose an empty folder",
        out.display()
    );
    Ok(())
}

/// Empties the folder of an earlier page, or creates it.
fn clear(out: &Path) -> Result<()> {
    require_own(out)?;
    if out.is_dir() {
        fs::remove_dir_all(out)?;
    }
    fs::create_dir_all(out).with_context(|| out.display().to_string())
}
