//! The page as a webxdc: a zip that messengers run inside a chat, where the turns of a game go as messages.
//!
//! It is made of the built page. The messenger supplies `webxdc.js`, its interface, which the document asks for and the
//! zip does not hold. What lets a page be installed, and the one file, stay out.

use crate::{embed, files, offline, single, toolchain, zipped};
use anyhow::{Context, Result, ensure};
use std::fs::{self, File};
use std::path::Path;

/// The name of the file, beside the page.
pub const NAME: &str = "bastide.xdc";

/// The document.
const INDEX: &str = "index.html";

/// What a messenger reads before it opens the document.
const MANIFEST: &str = "name = \"Bastide\"\n";

/// The picture of the program in the chat, as it lies here.
const ICON: &str = "www/offline/icons/icon-192.png";

/// The first script of the built document.
const FIRST: &str = "<script src=\"bastide.js\"";

/// The interface of the messenger, which is there before all other scripts.
const INTERFACE: &str = "<script src=\"webxdc.js\"></script>\n";

/// Packs the built page of a folder for messengers, into a file beside it. The same page makes the same bytes.
///
/// # Errors
/// When there is no page in `folder`, or something cannot be read or written.
pub fn pack(folder: &Path) -> Result<()> {
    let files = contents(folder)?;
    let file = File::create(folder.join(NAME)).with_context(|| folder.display().to_string())?;
    zipped::write(&files, file)
}

/// Everything in the zip, by name.
fn contents(folder: &Path) -> Result<Vec<(String, Vec<u8>)>> {
    let html = fs::read_to_string(folder.join(INDEX)).context(INDEX)?;
    let icon = fs::read(toolchain::root().join(ICON)).context(ICON)?;
    let mut contents = vec![
        (INDEX.to_string(), document(&html)?.into_bytes()),
        ("manifest.toml".to_string(), MANIFEST.into()),
        ("icon.png".to_string(), icon),
    ];
    let mut left_out = offline::parts()?;
    left_out.extend([INDEX, single::NAME].map(String::from));
    for file in files::below(folder)? {
        let name = files::name(&file, folder)?;
        if !left_out.contains(&name) && !zipped::is_zipped(&name) && !embed::is_for_others(&name) {
            contents.push((name, fs::read(&file)?));
        }
    }
    contents.sort();
    Ok(contents)
}

/// The document with the interface of the messenger, and without what only a host can give.
fn document(html: &str) -> Result<String> {
    let html = offline::without(html);
    ensure!(
        html.matches(FIRST).count() == 1,
        "{INDEX} needs one {FIRST} to put webxdc.js before"
    );
    Ok(html.replacen(FIRST, &format!("{INTERFACE}{FIRST}"), 1))
}
