//! Firefox, for the browser tests.

use crate::toolchain;
use anyhow::{Result, bail};
use std::env;
use std::path::Path;

/// The tests look for the same names.
const NAMES: [&str; 2] = ["firefox-esr", "firefox"];

/// Where it is on a Mac, besides the search path.
const MAC: &str = "/Applications/Firefox.app";

/// Makes sure that it is installed; installs it itself where `apt-get` needs no password.
///
/// # Errors
/// When it is missing and cannot be installed; the sentence says what to do.
pub fn require() -> Result<()> {
    if is_there() {
        return Ok(());
    }
    if toolchain::is_on_path("apt-get") {
        eprintln!("installing Firefox");
        toolchain::install(&["firefox-esr"]);
    }
    if is_there() {
        return Ok(());
    }
    bail!(
        "the browser tests need Firefox: install it (Debian: sudo apt-get install firefox-esr; Fedora: sudo dnf install \
         firefox; Arch: sudo pacman -S firefox; macOS: brew install --cask firefox), or set FIREFOX to where it is"
    )
}

fn is_there() -> bool {
    env::var_os("FIREFOX").is_some()
        || NAMES.iter().any(|name| toolchain::is_on_path(name))
        || Path::new(MAC).exists()
}
