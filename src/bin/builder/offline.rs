//! The page without network: its service worker with the digests of all files, and what makes it installable.
//!
//! Added to a finished folder, because it needs the digest of every file.

use crate::beside::{is_for_others, is_zipped};
use crate::{files, toolchain};
use anyhow::Result;
use base64::prelude::{BASE64_STANDARD, Engine};
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// The service worker, beside the page.
const WORKER: &str = "service-worker.js";

/// The placeholder for the name of the build in the worker's text.
const BUILD: &str = "const BUILD = \"\";";

/// The placeholder for the digests of the files in the worker's text.
const FILES: &str = "const FILES = {};";

/// The line of an index that is not installable.
const NO_ICON: &str = "<link rel=\"icon\" href=\"data:,\">\n";

/// What replaces it. The page registers the worker only if its index names one.
const INSTALLABLE: &str = "<link rel=\"icon\" href=\"icons/icon.svg\" type=\"image/svg+xml\">
<link rel=\"apple-touch-icon\" href=\"icons/icon-192.png\">
<link rel=\"manifest\" href=\"bastide.webmanifest\">
<meta name=\"service-worker\" content=\"service-worker.js\">
";

/// Makes the built page in `folder` installable and usable without network. Run again after a change, it makes another build.
///
/// # Errors
/// When there is no page in `folder`, or `www` lacks a part.
pub fn add(folder: &Path) -> Result<()> {
    let parts = toolchain::root().join("www/offline");
    files::copy(&parts, folder)?;
    let index = folder.join("index.html");
    let html = files::text(&index)?;
    if !html.contains(INSTALLABLE) {
        let name = index.display().to_string();
        fs::write(
            &index,
            files::replaced(&name, &html, &[(NO_ICON, INSTALLABLE)])?,
        )?;
    }
    let worker = files::text(&parts.join(WORKER))?;
    fs::write(folder.join(WORKER), filled_in(&worker, &listed(folder)?)?)?;
    Ok(())
}

/// Removes what an earlier page left in browsers: nothing is cached during development.
///
/// # Errors
/// When the file cannot be written.
pub fn withdraw(folder: &Path) -> Result<()> {
    let worker = toolchain::root().join("www/withdrawn.js");
    files::copy(&worker, &folder.join(WORKER))
}

/// The name and digest of each file as members of a JavaScript object, without the worker and files that are only for others.
fn listed(folder: &Path) -> Result<String> {
    let mut list = String::new();
    for file in files::below(folder)? {
        let name = files::name(&file, folder)?;
        if name != WORKER && !is_zipped(&name) && !is_for_others(&name) {
            let digest = BASE64_STANDARD.encode(Sha256::digest(fs::read(&file)?));
            writeln!(list, "  {name:?}: \"sha256-{digest}\",")?;
        }
    }
    Ok(list)
}

/// The worker of a build, named after its files and its own code.
fn filled_in(worker: &str, list: &str) -> Result<String> {
    let build = files::seal([worker, list].concat().as_bytes(), 8);
    let build = format!("const BUILD = \"{build}\";");
    let list = format!("const FILES = {{\n{list}}};");
    files::replaced(WORKER, worker, &[(BUILD, &build), (FILES, &list)])
}
