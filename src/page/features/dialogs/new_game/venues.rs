//! Where those sit who play, in the dialog of a new game: at one screen, or each at a device of their own.

use crate::app::Shell;
use crate::elements::intent::{FormChange, Intent};
use crate::elements::mode::Venue;
use crate::elements::tree::{Node, div, el, span};
use crate::features::dialogs::choices::{group, segment};

/// The choice of where those sit who play.
pub(super) fn venues(shell: &Shell) -> Node {
    let texts = shell.texts();
    let chosen = shell.form.venue();
    let venue = |venue: Venue| {
        let run = Intent::Form(FormChange::Venue(venue));
        segment(
            (venue.word(), venue_name(shell, venue)),
            venue == chosen,
            run,
        )
    };
    group(
        texts.venue_label(),
        Venue::ALL.iter().copied().map(venue).collect(),
    )
    .key("venue")
}

/// What by link means, while that is chosen.
pub(super) fn by_link_hint(shell: &Shell) -> Option<Node> {
    let hint = || {
        el("p")
            .class("hint")
            .key("by-link")
            .text(match shell.is_in_chat() {
                true => shell.texts().venue_chat_hint(),
                false => shell.texts().venue_by_link_hint(),
            })
    };
    (shell.form.venue() == Venue::ByLink).then(hint)
}

fn venue_name(shell: &Shell, venue: Venue) -> &'static str {
    let texts = shell.texts();
    match venue {
        Venue::ByLink if shell.is_in_chat() => texts.venue_chat(),
        Venue::OneScreen => texts.venue_one_screen(),
        Venue::ByLink => texts.venue_by_link(),
    }
}

/// By link: which of the persons sits here.
pub(super) fn who_is_here(shell: &Shell) -> Option<Node> {
    let (texts, form) = (shell.texts(), &shell.form);
    let company = form.company(texts);
    let person = |seat| {
        let run = Intent::Form(FormChange::Here(seat));
        segment((&run.name(), company.name(seat)), form.here() == seat, run)
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
