//! Whether the page works offline, and why not, as shown in the settings.

use crate::context::Context;
use crate::elements::choices::headed;
use crate::elements::tree::{Node, div};
use crate::messages::Texts;

/// The state of the page's files in the browser's cache.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Offline {
    /// Nothing to show: this build has no offline files, or it is one file.
    #[default]
    Unsaid,
    /// They are being fetched.
    Coming,
    /// All are cached.
    Kept,
    /// The browser has no cache here.
    NoPlace,
    /// The site, or a browser extension, forbids caching.
    Forbidden,
    /// The storage is full.
    Full,
    /// The site sends something else instead of this file.
    Altered(String),
    /// The site did not send one of them.
    Unreachable,
}

impl Offline {
    fn text(&self, texts: &Texts) -> Option<String> {
        Some(match self {
            Offline::Unsaid => return None,
            Offline::Coming => texts.offline_coming().to_string(),
            Offline::Kept => texts.offline_kept().to_string(),
            Offline::NoPlace => texts.offline_no_place().to_string(),
            Offline::Forbidden => texts.offline_forbidden().to_string(),
            Offline::Full => texts.offline_full().to_string(),
            Offline::Altered(file) => texts.offline_altered(file),
            Offline::Unreachable => texts.offline_unreachable().to_string(),
        })
    }
}

impl Offline {
    /// Updates the state. If an older build is cached, the failure of a newer one does not change that.
    pub fn take_in(&mut self, offline: Offline) {
        if *self != Offline::Kept {
            *self = offline;
        }
    }
}

/// The row of the dialog; `None` if there is nothing to show.
pub(super) fn row(offline: &Offline, cx: &Context) -> Option<Node> {
    let texts = cx.texts();
    let told = offline.text(texts)?;
    let row = div("choice").class("offline").key("offline");
    Some(row.child(headed(texts.offline_label(), &told)))
}
