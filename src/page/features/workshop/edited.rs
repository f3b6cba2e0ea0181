//! What follows when something was done to the draft: it is kept, and what is wrong is told.

use crate::context::Context;
use crate::context::effects::Effect;
use crate::features::workshop::faults::summary;
use crate::features::workshop::state::{Drafts, Workshop};

/// After something was done to the draft: what was typed is past, and what is wrong is told.
pub(crate) fn edited(drafts: &mut Drafts, cx: &mut Context) {
    if let Some(workshop) = &mut drafts.open {
        let draft = workshop.stage.draft();
        workshop.typed.take_if(|typed| typed.beside != *draft);
    }
    note_draft(drafts, cx);
    keep(drafts, cx);
    tell_faults(drafts, cx);
}

/// Lets the rest of the page know how the draft stands now.
pub(crate) fn note_draft(drafts: &mut Drafts, cx: &mut Context) {
    cx.drafting = drafts.workshop().map(Workshop::drafting);
}

/// Keeps the draft, for the next time the workshop is opened and the page is loaded.
pub(super) fn keep(drafts: &mut Drafts, cx: &mut Context) {
    let text = drafts
        .workshop()
        .map(|workshop| workshop.stage.draft().text());
    if text != drafts.kept
        && let Some(text) = text
    {
        drafts.kept = Some(text.clone());
        cx.effects.ask(Effect::KeepDraft(text));
    }
}

/// Says how much is wrong, unless that was said last.
pub(super) fn tell_faults(drafts: &mut Drafts, cx: &mut Context) {
    let said = drafts.workshop().map(|workshop| summary(cx, workshop));
    let Some((workshop, said)) = drafts.open.as_mut().zip(said) else {
        return;
    };
    if workshop.told_faults != said {
        workshop.told_faults.clone_from(&said);
        cx.announcer.say(said);
    }
}
