//! The page as a webxdc: a zip that messengers run inside a chat, where the turns of a game are sent as messages.
//!
//! It contains the page as one file, because some messengers let no page fetch even the files beside it. The messenger supplies
//! `webxdc.js`, its interface, which the document loads and the zip does not contain.

use crate::beside::{ONE_FILE, WEBXDC};
use crate::{files, toolchain};
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

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
    let one_file = files::text(&folder.join(ONE_FILE))?;
    let icon = fs::read(toolchain::root().join(ICON)).context(ICON)?;
    let contents = [
        ("icon.png", icon),
        // The one file with the interface of the messenger.
        (
            "index.html",
            files::replaced(ONE_FILE, &one_file, &CHANGES)?.into_bytes(),
        ),
        ("manifest.toml", MANIFEST.into()),
    ];
    let contents = contents.map(|(name, bytes)| (name.to_string(), bytes));
    files::zip(&contents, &folder.join(WEBXDC))
}
