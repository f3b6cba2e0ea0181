//! After a change of the draft: it is stored, and its faults are announced.

use crate::context::Context;
use crate::context::effects::{Effect, Kept};
use crate::features::workshop::faults::summary;
use crate::features::workshop::state::{Drafts, Workshop};

/// Handles a change of the draft: ends typing, stores it and announces its faults.
pub(crate) fn edited(drafts: &mut Drafts, cx: &mut Context) {
    if let Some(workshop) = &mut drafts.open {
        let draft = workshop.stage.draft();
        workshop.typed.take_if(|typed| typed.beside != *draft);
    }
    note_draft(drafts, cx);
    keep(drafts, cx);
    tell_faults(drafts, cx);
}

/// Publishes the state of the draft to the rest of the page.
pub(crate) fn note_draft(drafts: &mut Drafts, cx: &mut Context) {
    cx.drafting = drafts.workshop().map(Workshop::drafting);
}

/// Stores the draft for the next time the workshop is opened or the page loaded.
pub(super) fn keep(drafts: &mut Drafts, cx: &mut Context) {
    let text = drafts
        .workshop()
        .map(|workshop| workshop.stage.draft().text());
    if text != drafts.kept
        && let Some(text) = text
    {
        drafts.kept = Some(text.clone());
        cx.effects.push(Effect::Keep(Kept::Draft, text));
    }
}

/// Announces the number of faults, unless it is unchanged.
pub(super) fn tell_faults(drafts: &mut Drafts, cx: &mut Context) {
    let said = drafts.workshop().map(|workshop| summary(cx, workshop));
    let Some((workshop, said)) = drafts.open.as_mut().zip(said) else {
        return;
    };
    if workshop.announced_faults != said {
        workshop.announced_faults.clone_from(&said);
        cx.announcer.say(said);
    }
}
