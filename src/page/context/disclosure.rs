//! Whether the text of a game may leave the page while hands in it are secret.

use crate::context::Context;
use crate::context::effects::Effect;
/// Whether a text may be given out. A saved game of several persons is nobody's in particular, whoever is in front
/// of the screen for another one.
pub(crate) fn disclosure(cx: &Context, effect: &Effect) -> Disclosure {
    let saved = match effect {
        // Which of them may go is known when they are read.
        Effect::ExportAll(_) => return Disclosure::Allowed,
        Effect::ExportSaved(id) | Effect::ShareSaved(id) => cx.find_save(id),
        _ => None,
    };
    match saved {
        Some(saved) => Disclosure::of(saved.keeps_hands(), saved.persons() > 1),
        None => disclosure_of_table(cx),
    }
}

/// Whether the text of a game may leave the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Disclosure {
    /// It may: nobody has secrets, or nobody is left to have them.
    Allowed,
    /// It may, after a word about the hands in it.
    Warned,
    /// It stays: the hands are secrets of somebody who may not be in front of the screen.
    Withheld,
}

/// Whether the text of the game on the screen may be given out.
pub(crate) fn disclosure_of_table(cx: &Context) -> Disclosure {
    cx.any_stage().map_or(Disclosure::Allowed, |stage| {
        Disclosure::of(stage.keeps_hands(), stage.hands_over().is_some())
    })
}
