//! The ways out of the workshop, one press each.

use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::tree::{Node, div, el};
use crate::elements::workshop::{WayOut, WorkshopIntent};
use crate::shell::page::labelled_intent;
use crate::shell::share::copied::{Copied, say_copied};
use crate::shell::share::picture::picture_choices;
use crate::shell::share::shown_address;
use crate::shell::workshop::Workshop;
use crate::shell::workshop::text::task_error;
use crate::shell::{Effect, Shell};
use crate::stage::AnySession;
use crate::stage::any_session::shared_link;
use engine::link::{FRAGMENT, LinkKind};
use engine::session::Draft;
use view::scene::tween::Millis;

/// The ways.
pub(super) fn give_node(shell: &Shell, workshop: &Workshop) -> Node {
    let texts = shell.texts();
    let fine = workshop.stage.faults().is_empty() && task_error(workshop).is_none();
    let ways = WayOut::ALL.map(|way| way_node(shell, way, fine));
    let picture = labelled_intent(
        "",
        Intent::Workshop(WorkshopIntent::Picture),
        Icon::Projector,
        texts.save_picture(),
    );
    let play = labelled_intent(
        "primary",
        Intent::Workshop(WorkshopIntent::Play),
        Icon::Play,
        texts.play_draft(),
    );
    div("ways-of")
        .children((!fine).then(|| el("p").class("warning").text(texts.give_when_possible())))
        .children(ways)
        .child(
            div("picture-of")
                .children(picture_choices(shell))
                .child(picture.flag("disabled", !fine)),
        )
        .child(play.flag("disabled", !fine))
}

fn way_node(shell: &Shell, way: WayOut, fine: bool) -> Node {
    let texts = shell.texts();
    let (label, hint) = match way {
        WayOut::Link => (texts.copy_draft_link(), texts.copy_draft_link_hint()),
        WayOut::Embed => (texts.copy_embed(), texts.copy_embed_hint()),
        WayOut::Frame => (texts.copy_frame(), texts.copy_frame_hint()),
        WayOut::Record => (texts.copy_record(), texts.copy_record_hint()),
    };
    let run = Intent::Workshop(WorkshopIntent::Copy(way));
    let button = labelled_intent("", run, Icon::Copy, label);
    let button = match shell.has_copied(Copied::OfDraft(way)) {
        true => say_copied(shell, button),
        false => button,
    };
    let able = fine || way == WayOut::Record;
    div("way")
        .key(way.word())
        .child(button.flag("disabled", !able))
        .child(el("p").class("hint").text(hint))
}

/// Copies a text.
pub(super) fn copy(shell: &mut Shell, way: WayOut) {
    if let Some(text) = way_out(shell, way) {
        shell.effects.ask(Effect::CopyDraft(way, text));
    }
}

/// The text of a way out; none while something is wrong with what needs to be possible.
fn way_out(shell: &Shell, way: WayOut) -> Option<String> {
    let draft = shell.workshop.as_ref()?.stage.draft();
    let address = shown_address(shell);
    Some(match way {
        WayOut::Record => draft.text(),
        WayOut::Link => format!("{address}#{FRAGMENT}{}", payload(draft)?),
        WayOut::Embed => embed_line(draft, &address),
        WayOut::Frame => frame_line(draft, &address)?,
    })
}

/// What a link to the draft carries.
fn payload(draft: &Draft) -> Option<String> {
    let session = draft.session()?;
    shared_link(&session, LinkKind::Game).map(|link| link.write())
}

/// What a board is for that shows the draft.
fn mode(draft: &Draft) -> &'static str {
    match draft.task().trim() {
        "" => "diagram",
        _ => "task",
    }
}

/// The folder of an address.
fn folder(address: &str) -> &str {
    address.rfind('/').map_or("", |at| &address[..=at])
}

/// The lines for a page that has boards: the script, and the board.
fn embed_line(draft: &Draft, address: &str) -> String {
    let script = format!("{}bastide-board.js", folder(address));
    let record = attribute(draft.text().trim());
    let mode = mode(draft);
    format!(
        "<script src=\"{}\" defer></script>\n<bastide-board mode=\"{mode}\" record=\"{record}\"></bastide-board>\n",
        attribute(&script)
    )
}

/// The line for a page that has frames only. A task is no part of a link, so its text goes there itself.
fn frame_line(draft: &Draft, address: &str) -> Option<String> {
    let mode = mode(draft);
    let record = match mode {
        "task" => escaped(draft.text().trim()),
        _ => payload(draft).map(|payload| escaped(&format!("#{FRAGMENT}{payload}")))?,
    };
    let address = format!("{}embed.html#mode={mode}&record={record}", folder(address));
    Some(format!(
        "<iframe src=\"{}\" width=\"640\" height=\"480\" sandbox=\"allow-scripts\" title=\"Bastide\"></iframe>\n",
        attribute(&address)
    ))
}

/// A text as the value of an attribute.
fn attribute(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('"', "&quot;")
        .replace('<', "&lt;")
}

/// A text as part of an address.
fn escaped(text: &str) -> String {
    crate::shell::share::dialog::escaped(text)
}

/// Plays on from the draft, in a game of its own.
pub(super) fn play(shell: &mut Shell, now: Millis) {
    let draft = shell
        .workshop
        .as_ref()
        .map(|workshop| workshop.stage.draft());
    if let Some(session) = draft.and_then(Draft::session) {
        shell.workshop = None;
        shell.bring_import(AnySession::from(session), now);
    }
}
