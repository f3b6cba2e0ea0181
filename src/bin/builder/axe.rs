//! axe-core (accessibility rules) and the TypeScript compiler, for the browser tests. They are installed below the target folder
//! and never become part of the page.

use crate::toolchain;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

/// Files in the folder of the tests that pin versions and checksums.
const PINS: [&str; 2] = ["package.json", "package-lock.json"];

/// The file whose text the tests read.
const RULES: &str = "node_modules/axe-core/axe.min.js";

/// Makes sure that the pinned versions are installed.
///
/// # Errors
/// When they are missing and cannot be installed; the sentence says what to do.
pub fn require() -> Result<()> {
    let from = toolchain::root().join("tests/browser");
    let folder = folder()?;
    if is_there(&from, &folder) {
        return Ok(());
    }
    if !has_npm() && toolchain::is_on_path("apt-get") {
        eprintln!("installing npm");
        toolchain::install(&["npm"]);
    }
    if !has_npm() {
        bail!(
            "the browser tests need axe-core, which npm installs: install npm (Debian: sudo apt-get install npm; \
             Fedora: sudo dnf install npm; Arch: sudo pacman -S npm; macOS: brew install node), \
             or set AXE to where axe.min.js is"
        );
    }
    install(&from, &folder)
}

fn install(from: &Path, folder: &Path) -> Result<()> {
    eprintln!("installing axe-core");
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    // There may be none yet.
    let _removed = fs::remove_dir_all(folder.join("node_modules"));
    for pin in PINS {
        fs::copy(from.join(pin), folder.join(pin)).with_context(|| format!("cannot copy {pin}"))?;
    }
    let quietly = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
    toolchain::run(npm().args(quietly).current_dir(folder))
}

fn npm() -> Command {
    let mut npm = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    npm.stdin(Stdio::null()).stdout(Stdio::null());
    npm
}

fn has_npm() -> bool {
    let asked = npm().arg("--version").stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}

/// Beside the folder in which this program was built: the tests look there.
fn folder() -> Result<PathBuf> {
    let program = env::current_exe().context("this program does not know where it is")?;
    let target = program.ancestors().nth(2);
    let target = target.context("this program is in no target folder")?;
    Ok(target.join("axe"))
}

/// Whether the pinned versions are installed.
fn is_there(from: &Path, folder: &Path) -> bool {
    if env::var_os("AXE").is_some() {
        return true;
    }
    let same = |pin: &str| {
        let pinned = fs::read(from.join(pin)).ok();
        pinned.is_some() && pinned == fs::read(folder.join(pin)).ok()
    };
    PINS.iter().all(|pin| same(pin)) && folder.join(RULES).is_file()
}
