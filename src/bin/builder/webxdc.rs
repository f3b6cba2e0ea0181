//! The page as a webxdc: a zip that messengers run inside a chat, where the turns of a game are sent as messages.
//!
//! It contains the page as one file, because some messengers let no page fetch even the files beside it. The messenger supplies
//! `webxdc.js`, its interface, which the document loads and the zip does not contain.

use crate::beside::{ONE_FILE, WEBXDC};
use crate::{toolchain, zipped};
use anyhow::{Context, Result, ensure};
use std::fs::{self, File};
use std::path::Path;

const INDEX: &str = "index.html";

/// What a messenger reads before it opens the document.
const MANIFEST: &str = "name = \"Bastide\"\n";

/// The icon of the program in the chat, by path here.
const ICON: &str = "www/offline/icons/icon-192.png";

/// Changes to the one file for messengers: the interface is a separate script that loads first and may talk to the messenger.
const CHANGES: [(&str, &str); 3] = [
    ("; script-src ", "; script-src 'self' "),
    ("; connect-src 'none'", "; connect-src 'self'"),
    (
        "</head>\n",
        "<script src=\"webxdc.js\"></script>\n</head>\n",
    ),
];

/// Packs the built page of a folder for messengers, into a file beside it. The same page gives the same bytes.
///
/// # Errors
/// When there is no page in `folder`, or something cannot be read or written.
pub fn pack(folder: &Path) -> Result<()> {
    let one_file = fs::read_to_string(folder.join(ONE_FILE)).context(ONE_FILE)?;
    let icon = fs::read(toolchain::root().join(ICON)).context(ICON)?;
    let contents = [
        ("icon.png", icon),
        (INDEX, document(&one_file)?.into_bytes()),
        ("manifest.toml", MANIFEST.into()),
    ];
    let contents = contents.map(|(name, bytes)| (name.to_string(), bytes));
    let file = File::create(folder.join(WEBXDC)).with_context(|| folder.display().to_string())?;
    zipped::write(&contents, file)
}

/// The one file with the interface of the messenger.
fn document(one_file: &str) -> Result<String> {
    let mut document = one_file.to_string();
    for (from, to) in CHANGES {
        let found = document.matches(from).count();
        ensure!(found == 1, "{} has {from:?} {found} times", ONE_FILE);
        document = document.replacen(from, to, 1);
    }
    Ok(document)
}
