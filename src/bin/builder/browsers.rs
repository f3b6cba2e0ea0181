//! Chromium with its driver, and Firefox, for the browser tests.

use crate::toolchain;
use anyhow::{Result, ensure};
use std::env;
use std::path::Path;

/// Names of Chromium and its relatives, and where it is on a Mac, besides the search path.
const CHROMIUM: [&str; 5] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
];
const CHROMIUM_OF_MAC: &str = "/Applications/Google Chrome.app";

/// Debian's Chromium, and its headless variant.
const DEBIANS: &str = "/usr/lib/chromium/chromium";
const SHELL: &str = "/usr/lib/chromium/chromium-headless-shell";

/// Those of Firefox. The tests look for the same names.
const FIREFOX: [&str; 2] = ["firefox-esr", "firefox"];
const FIREFOX_OF_MAC: &str = "/Applications/Firefox.app";

/// Makes sure that Chromium and its driver are installed; installs them itself where `apt-get` needs no password.
///
/// # Errors
/// When they are missing and cannot be installed; the sentence says what to do.
pub fn require_chromium() -> Result<()> {
    let installs = toolchain::is_on_path("apt-get");
    if !has_chromium() && installs {
        eprintln!("installing Chromium and its driver");
        toolchain::install(&["chromium", "chromium-driver"]);
    }
    // Installed separately: not every system has it, and whoever has Chromium need not have it. It is the same engine without a
    // window and starts in a third of the time.
    if Path::new(DEBIANS).exists() && !Path::new(SHELL).exists() && installs {
        eprintln!("installing Chromium without a window");
        toolchain::install(&["chromium-headless-shell"]);
    }
    ensure!(
        has_chromium(),
        "the browser tests need Chromium (or Chrome) and the chromedriver of the same version: install both \
         (Debian: sudo apt-get install chromium chromium-driver; Fedora: sudo dnf install chromium chromedriver; \
         Arch: sudo pacman -S chromium; macOS: brew install --cask chromium chromedriver), \
         or set CHROMIUM and CHROMEDRIVER to where they are"
    );
    Ok(())
}

fn has_chromium() -> bool {
    let driver = is_there("CHROMEDRIVER", &["chromedriver"]);
    let browser = is_there("CHROMIUM", &CHROMIUM);
    driver && (browser || cfg!(windows) || Path::new(CHROMIUM_OF_MAC).exists())
}

/// Makes sure that Firefox is installed; installs it itself where `apt-get` needs no password.
///
/// # Errors
/// When it is missing and cannot be installed; the sentence says what to do.
pub fn require_firefox() -> Result<()> {
    if !has_firefox() && toolchain::is_on_path("apt-get") {
        eprintln!("installing Firefox");
        toolchain::install(&["firefox-esr"]);
    }
    ensure!(
        has_firefox(),
        "the browser tests need Firefox: install it (Debian: sudo apt-get install firefox-esr; Fedora: sudo dnf install \
         firefox; Arch: sudo pacman -S firefox; macOS: brew install --cask firefox), or set FIREFOX to where it is"
    );
    Ok(())
}

fn has_firefox() -> bool {
    is_there("FIREFOX", &FIREFOX) || Path::new(FIREFOX_OF_MAC).exists()
}

/// Whether a variable says where a program is, or the search path has it under one of its names.
fn is_there(variable: &str, names: &[&str]) -> bool {
    env::var_os(variable).is_some() || names.iter().any(|name| toolchain::is_on_path(name))
}
