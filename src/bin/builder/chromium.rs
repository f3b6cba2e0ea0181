//! Chromium and its driver, for the browser tests.

use crate::toolchain;
use anyhow::{Result, bail};
use std::env;
use std::path::Path;

/// Names of Chromium and its relatives.
const BROWSERS: [&str; 5] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
];

/// Where the driver looks on a Mac, besides the search path.
const MAC: &str = "/Applications/Google Chrome.app";

/// Debian's Chromium, and its headless variant.
const DEBIANS: &str = "/usr/lib/chromium/chromium";
const SHELL: &str = "/usr/lib/chromium/chromium-headless-shell";

/// Makes sure that both are installed; installs them itself where `apt-get` needs no password.
///
/// # Errors
/// When they are missing and cannot be installed; the sentence says what to do.
pub fn require() -> Result<()> {
    let installs = toolchain::is_on_path("apt-get");
    if !is_there() && installs {
        eprintln!("installing Chromium and its driver");
        toolchain::install(&["chromium", "chromium-driver"]);
    }
    // Installed separately: not every system has it, and whoever has Chromium need not have it. It is the same engine without a
    // window and starts in a third of the time.
    if Path::new(DEBIANS).exists() && !Path::new(SHELL).exists() && installs {
        eprintln!("installing Chromium without a window");
        toolchain::install(&["chromium-headless-shell"]);
    }
    if is_there() {
        return Ok(());
    }
    bail!(
        "the browser tests need Chromium (or Chrome) and the chromedriver of the same version: install both \
         (Debian: sudo apt-get install chromium chromium-driver; Fedora: sudo dnf install chromium chromedriver; \
         Arch: sudo pacman -S chromium; macOS: brew install --cask chromium chromedriver), \
         or set CHROMIUM and CHROMEDRIVER to where they are"
    )
}

fn is_there() -> bool {
    let driver = env::var_os("CHROMEDRIVER").is_some() || toolchain::is_on_path("chromedriver");
    let browser = env::var_os("CHROMIUM").is_some()
        || BROWSERS.iter().any(|name| toolchain::is_on_path(name))
        || cfg!(windows)
        || Path::new(MAC).exists();
    driver && browser
}
