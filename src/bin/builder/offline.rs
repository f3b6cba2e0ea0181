//! The page without network: its service worker with the digests of all files, and what lets it be installed.
//!
//! It is put into a folder that is built already, because a digest of every file belongs to it.

use crate::beside::{is_for_others, is_zipped};
use crate::{files, toolchain};
use anyhow::{Context, Result, ensure};
use base64::prelude::{BASE64_STANDARD, Engine};
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// The service worker, beside the page.
const WORKER: &str = "service-worker.js";

/// The place in the worker's text for the name of the build.
const BUILD: &str = "const BUILD = \"\";";

/// The place in the worker's text for the digests of the files.
const FILES: &str = "const FILES = {};";

/// What the index says where nothing can be installed.
const NO_ICON: &str = "<link rel=\"icon\" href=\"data:,\">\n";

/// What it says instead. The page looks for the worker only where its index names one.
const INSTALLABLE: &str = "<link rel=\"icon\" href=\"icons/icon.svg\" type=\"image/svg+xml\">
<link rel=\"apple-touch-icon\" href=\"icons/icon-192.png\">
<link rel=\"manifest\" href=\"bastide.webmanifest\">
<meta name=\"service-worker\" content=\"service-worker.js\">
";

/// Lets the built page in `folder` be installed and opened without network. Done again after a file was changed, it makes
/// another build of it.
///
/// # Errors
/// When there is no page in `folder`, or `www` lacks a part.
pub fn add(folder: &Path) -> Result<()> {
    let parts = toolchain::root().join("www/offline");
    files::copy(&parts, folder)?;
    let index = folder.join("index.html");
    let html = fs::read_to_string(&index).with_context(|| index.display().to_string())?;
    if !html.contains(INSTALLABLE) {
        ensure!(
            html.contains(NO_ICON),
            "{} has no line {} to put the manifest in the place of",
            index.display(),
            NO_ICON.trim()
        );
        fs::write(&index, html.replacen(NO_ICON, INSTALLABLE, 1))?;
    }
    let worker = fs::read_to_string(parts.join(WORKER)).context(WORKER)?;
    fs::write(folder.join(WORKER), filled_in(&worker, &listed(folder)?)?)?;
    Ok(())
}

/// Takes back what an earlier page left in browsers: while somebody works on the page, none is kept.
///
/// # Errors
/// When the file cannot be written.
pub fn withdraw(folder: &Path) -> Result<()> {
    let worker = toolchain::root().join("www/withdrawn.js");
    files::copy(&worker, &folder.join(WORKER))
}

/// All files of the page but the worker what is packed for others, and what is for other pages, as members of an object of JavaScript: the name and the digest of each.
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

/// The worker of a build: named after its files and after what the worker does with them.
fn filled_in(worker: &str, list: &str) -> Result<String> {
    let whole = worker.contains(BUILD) && worker.contains(FILES);
    ensure!(whole, "{WORKER} has no lines `{BUILD}` and `{FILES}`");
    let build = files::seal([worker, list].concat().as_bytes(), 8);
    let worker = worker.replacen(BUILD, &format!("const BUILD = \"{build}\";"), 1);
    Ok(worker.replacen(FILES, &format!("const FILES = {{\n{list}}};"), 1))
}
