//! Whether the page opens without network, and why not: said in the settings.

use crate::context::Context;
use crate::elements::choices::headed;
use crate::elements::tree::{Node, div};
use crate::messages::Texts;

/// What is known of the files of the page that the browser keeps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Offline {
    /// Nothing is to be said: this build keeps nothing, or it is one file.
    #[default]
    Unsaid,
    /// They are being fetched.
    Coming,
    /// All are here.
    Kept,
    /// The browser has no place for them here.
    NoPlace,
    /// The site, or an extension of the browser, does not let them be kept.
    Forbidden,
    /// There is no room left for them.
    Full,
    /// The site sends something else in the place of this one.
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
    /// Takes in what is known of the files that the browser keeps. An older build that is kept stays when a newer one is not.
    pub fn take_in(&mut self, offline: Offline) {
        if *self != Offline::Kept {
            *self = offline;
        }
    }
}

/// The row of the dialog; none where nothing is to be said.
pub(super) fn row(offline: &Offline, cx: &Context) -> Option<Node> {
    let texts = cx.texts();
    let told = offline.text(texts)?;
    let row = div("choice").class("offline").key("offline");
    Some(row.child(headed(texts.offline_label(), &told)))
}
