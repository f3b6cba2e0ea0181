//! The venue in the dialog of a new game: at one screen, or each at their own device.

use crate::context::Context;
use crate::elements::choices::{group, segment};
use crate::elements::intent::{FormChange, Intent};
use crate::elements::mode::Venue;
use crate::elements::tree::{Node, div, el, span};
use crate::features::new_game::form::Form;

/// The choice of the venue.
pub(super) fn venues(form: &Form, cx: &Context) -> Node {
    let texts = cx.texts();
    let chosen = form.venue();
    let venue = |venue: Venue| {
        let run = Intent::Form(FormChange::Venue(venue));
        segment((venue.word(), venue_name(cx, venue)), venue == chosen, run)
    };
    group(
        texts.venue_label(),
        Venue::ALL.iter().copied().map(venue).collect(),
    )
    .key("venue")
}

/// What "by link" means, while that is chosen.
pub(super) fn by_link_hint(form: &Form, cx: &Context) -> Option<Node> {
    let hint = || {
        el("p")
            .class("hint")
            .key("by-link")
            .text(match cx.is_in_chat() {
                true => cx.texts().venue_chat_hint(),
                false => cx.texts().venue_by_link_hint(),
            })
    };
    (form.venue() == Venue::ByLink).then(hint)
}

fn venue_name(cx: &Context, venue: Venue) -> &'static str {
    let texts = cx.texts();
    match venue {
        Venue::ByLink if cx.is_in_chat() => texts.venue_chat(),
        Venue::OneScreen => texts.venue_one_screen(),
        Venue::ByLink => texts.venue_by_link(),
    }
}

/// By link: the choice of who sits here.
pub(super) fn who_is_here(form: &Form, cx: &Context) -> Option<Node> {
    let (texts, form) = (cx.texts(), form);
    let player_names = form.player_names(texts);
    let person = |seat| {
        let run = Intent::Form(FormChange::Here(seat));
        segment(
            (&run.name(), player_names.name(seat)),
            form.here() == seat,
            run,
        )
    };
    let row = || {
        let persons = form.seating.humans().map(person).collect();
        div("here")
            .key("here")
            .child(span("label", texts.your_seat()))
            .child(group(texts.your_seat(), persons))
    };
    (form.venue() == Venue::ByLink).then(row)
}
