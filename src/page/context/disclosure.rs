//! Whether a game's text may leave the page although it contains secret hands.

use crate::context::Context;
use crate::context::effects::Effect;
/// Whether a text may be exported. A saved game of several people counts as nobody's, whoever is at the screen for the current
/// one.
pub(crate) fn disclosure(cx: &Context, effect: &Effect) -> Disclosure {
    let saved = match effect {
        // Decided for each game when it is read.
        Effect::ExportAll(_) => return Disclosure::Allowed,
        Effect::ExportSaved(id) | Effect::ShareSaved(id) => cx.find_save(id),
        _ => None,
    };
    match saved {
        Some(saved) => Disclosure::for_hands(saved.keeps_hands(), saved.persons() > 1),
        None => disclosure_of_table(cx),
    }
}

/// Whether a game's text may leave the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Disclosure {
    /// Yes: nobody has secrets, or nobody else could learn them.
    Allowed,
    /// Yes, after a warning about the hands in it.
    Warned,
    /// No: the hands are secrets of somebody who may not be at the screen.
    Withheld,
}

impl Disclosure {
    /// The disclosure of a text with or without secret hands, which may be covered.
    pub(crate) const fn for_hands(secret: bool, covered: bool) -> Self {
        match (secret, covered) {
            (true, true) => Disclosure::Withheld,
            (true, false) => Disclosure::Warned,
            (false, _) => Disclosure::Allowed,
        }
    }
}

/// Whether the text of the current game may be exported.
pub(crate) fn disclosure_of_table(cx: &Context) -> Disclosure {
    cx.any_stage().map_or(Disclosure::Allowed, |stage| {
        Disclosure::for_hands(stage.keeps_hands(), stage.hands_over().is_some())
    })
}
