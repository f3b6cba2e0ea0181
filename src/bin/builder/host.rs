//! The interface of boards on other pages: its types beside the page, its documentation, and what a release promises.

use crate::{files, sizes, toolchain};
use anyhow::{Context, Result, ensure};
use host::interface::{RELEASE, broken, host_page, promises, typescript, weights, weights_with};
use std::fs;
use std::path::Path;

/// The types of the interface, beside the page.
pub const TYPES: &str = "bastide-board.d.ts";

/// The documentation of the interface.
const PAGE: &str = "src/host/HOST.md";

/// What the last release promised.
const RELEASED: &str = "assets/host/released.txt";

/// Weight of the boards' first part in each release.
const WEIGHTS: &str = "assets/host/weights.txt";

/// Writes the types beside the page.
///
/// # Errors
/// When they cannot be written.
pub fn write_types(page: &Path) -> Result<()> {
    fs::write(page.join(TYPES), typescript()).context(TYPES)
}

/// Writes the documentation of the interface.
///
/// # Errors
/// When it cannot be written, or the weights of releases cannot be read.
pub fn write_page() -> Result<()> {
    let weighed = files::own(WEIGHTS)?;
    write(PAGE, &host_page(&weights(&weighed)))
}

/// Records what this release promises and weighs, for all later ones; `folder` has the page as delivered.
///
/// # Errors
/// When it breaks a promise of the last release, there is no page, or something cannot be read or written.
pub fn release(folder: &Path) -> Result<()> {
    let breaches = broken(&files::own(RELEASED)?);
    ensure!(
        breaches.is_empty(),
        "a promise of the last release is broken:\n{}",
        breaches.join("\n")
    );
    let bytes = sizes::first_of_boards(folder)?;
    let weighed = weights_with(&files::own(WEIGHTS)?, RELEASE, bytes);
    write(WEIGHTS, &weighed)?;
    let promised = promises().join("\n");
    let heading =
        format!("# What {RELEASE} promised to pages around boards (`cargo page release`).");
    write(RELEASED, &format!("{heading}\n{promised}\n"))?;
    sizes::note(folder)?;
    write_page()
}

fn write(path: &str, text: &str) -> Result<()> {
    fs::write(toolchain::root().join(path), text).with_context(|| path.to_string())?;
    println!("{path}");
    Ok(())
}
