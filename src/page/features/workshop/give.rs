//! Exports from the workshop, one press each.

use crate::context::Context;
use crate::context::by_link::shown_address;
use crate::context::copied::Copied;
use crate::context::effects::Effect;
use crate::elements::board_lines::{beside, element_lines, frame_address, frame_line};
use crate::elements::choices::toggle;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::mode::BoardMode;
use crate::elements::qr::qr_code;
use crate::elements::tree::{Node, div, el};
use crate::elements::workshop::{BoardConfigChange, WayOut, WorkshopIntent, WorkshopTab};
use crate::features::workshop::board_config::{BoardConfig, board_config_node};
use crate::features::workshop::check::{fault_of, is_fine, tried};
use crate::features::workshop::package::package_node;
use crate::features::workshop::state::{Drafts, Workshop};
use crate::stage::any_session::shared_link;
use crate::widgets::confirmed;
use crate::widgets::{labelled_intent, picture_choices};
use engine::learn::{SolutionCheck, Task};
use engine::link::{FRAGMENT, LinkKind};
use engine::session::Draft;

pub(super) fn give_node(drafts: &Drafts, cx: &Context, workshop: &Workshop) -> Node {
    let texts = cx.texts();
    let draft = workshop.stage.draft();
    let fine = is_fine(workshop);
    let ways = WayOut::ALL.map(|way| way_node(drafts, cx, workshop, way));
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
        .child(el("h2").text(texts.board_config_label()))
        .child(board_config_node(cx, &workshop.board_config, draft))
        .children(solution_warning(cx, workshop))
        .children(preview_switch(cx, &workshop.board_config).filter(|_| fine))
        .children(ways)
        .child(package_node(cx, workshop))
        .child(
            div("picture-of")
                .children(picture_choices(cx))
                .child(picture.flag("disabled", !fine)),
        )
        .child(play.flag("disabled", !fine))
}

/// Whether the exported board is for a task.
fn asks(workshop: &Workshop) -> bool {
    workshop.board_config.mode(workshop.stage.draft()) == BoardMode::Task
}

/// What is wrong with the solution of a task to be exported.
fn solution_warning(cx: &Context, workshop: &Workshop) -> Option<Node> {
    let check = asks(workshop).then(|| tried(workshop)).flatten()?;
    let told = match check {
        SolutionCheck::Missing => cx.texts().solution_missing().to_string(),
        check => fault_of(cx, &check)?,
    };
    Some(el("p").class("warning").text(told))
}

fn way_node(drafts: &Drafts, cx: &Context, workshop: &Workshop, way: WayOut) -> Node {
    let texts = cx.texts();
    let fine = is_fine(workshop);
    let (label, hint) = match way {
        WayOut::Link if asks(workshop) => (texts.copy_draft_link(), texts.copy_task_link_hint()),
        WayOut::Link => (texts.copy_draft_link(), texts.copy_draft_link_hint()),
        WayOut::Embed => (texts.copy_embed(), texts.copy_embed_hint()),
        WayOut::Frame => (texts.copy_frame(), texts.copy_frame_hint()),
        WayOut::Record => (texts.copy_record(), texts.copy_record_hint()),
    };
    let run = Intent::Workshop(WorkshopIntent::Copy(way));
    let button = labelled_intent("", run, Icon::Copy, label);
    let button = confirmed(cx, Copied::OfDraft(way), button);
    let able = fine || way == WayOut::Record;
    let more = match way {
        WayOut::Link if fine => link_code(drafts, cx),
        WayOut::Record => Some(labelled_intent(
            "",
            Intent::Workshop(WorkshopIntent::File),
            Icon::Export,
            texts.export(),
        )),
        WayOut::Link | WayOut::Embed | WayOut::Frame => None,
    };
    div("way")
        .key(way.word())
        .child(button.flag("disabled", !able))
        .children(more)
        .child(el("p").class("hint").text(hint))
}

/// The link as a QR code, if it is short enough and leads anywhere.
fn link_code(drafts: &Drafts, cx: &Context) -> Option<Node> {
    let link = way_out(drafts, cx, WayOut::Link).filter(|_| !cx.around.is_on_disk())?;
    let code = qr_code(&link, cx.texts().qr_label())?;
    Some(el("figure").class("code-of").child(code))
}

/// Copies an export.
pub(crate) fn copy(drafts: &mut Drafts, cx: &mut Context, way: WayOut) {
    if let Some(text) = way_out(drafts, cx, way) {
        cx.effects.push(Effect::CopyDraft(way, text));
    }
}

/// Saves the record as a file.
pub(crate) fn save(drafts: &mut Drafts, cx: &mut Context) {
    if let Some(text) = way_out(drafts, cx, WayOut::Record) {
        let name = "bastide-position.bastide".to_string();
        cx.effects.push(Effect::SaveText(name, text));
    }
}

/// The text of an export; `None` while what it needs is invalid.
fn way_out(drafts: &Drafts, cx: &Context, way: WayOut) -> Option<String> {
    let workshop = drafts.open.as_ref()?;
    let (draft, board_config) = (workshop.stage.draft(), &workshop.board_config);
    let address = shown_address(cx);
    Some(match way {
        WayOut::Record => draft.text(),
        // A link to a game cannot contain a task, the address of a board can.
        WayOut::Link if asks(workshop) => {
            beside(&address, &frame_address(&asked_of_frame(workshop)?))
        }
        WayOut::Link => format!("{address}#{FRAGMENT}{}", payload(draft)?),
        WayOut::Embed => {
            let (asked, title) = (asked_of_element(workshop), board_title(cx, draft));
            element_lines(&address, board_config.size, &asked, &title)
        }
        WayOut::Frame => {
            let title = board_title(cx, draft);
            frame_line(
                &address,
                &title,
                board_config.size,
                &asked_of_frame(workshop)?,
            )
        }
    })
}

/// The accessible title of a board: the question of its task, if there is one.
fn board_title(cx: &Context, draft: &Draft) -> String {
    let task = Task::read(&draft.text()).ok().flatten();
    let asked = task
        .as_ref()
        .and_then(|task| task.asked(cx.language().code()));
    asked.unwrap_or(cx.texts().board()).to_string()
}

/// The payload of a link to the draft.
fn payload(draft: &Draft) -> Option<String> {
    let session = draft.session()?;
    shared_link(&session, LinkKind::Game).map(|link| link.write())
}

/// The attributes of a board on another page.
fn asked_of_element(workshop: &Workshop) -> Vec<(&'static str, String)> {
    let mut asked = workshop.board_config.attributes(&workshop.stage);
    asked.push(("record", record(workshop)));
    asked
}

/// The text of the exported board; for a diagram only the position shown here.
fn record(workshop: &Workshop) -> String {
    let draft = workshop.stage.draft();
    let text = match workshop.board_config.mode(draft) {
        BoardMode::Task => draft.text(),
        BoardMode::Diagram => draft.alone_at(workshop.stage.step()).explained(),
        BoardMode::Replay | BoardMode::Play => draft.explained(),
    };
    text.trim().to_string()
}

/// The attributes of a board in a frame. Links cannot contain tasks, remarks and marks, so these are passed as text.
fn asked_of_frame(workshop: &Workshop) -> Option<Vec<(&'static str, String)>> {
    let (draft, board_config) = (workshop.stage.draft(), &workshop.board_config);
    let is_whole = match board_config.mode(draft) {
        BoardMode::Task => false,
        BoardMode::Diagram => draft.steps() == 0 && !draft.says_something(),
        BoardMode::Replay | BoardMode::Play => !draft.says_something(),
    };
    let record = match is_whole {
        true => format!("#{FRAGMENT}{}", payload(draft)?),
        false => record(workshop),
    };
    let mut asked = board_config.attributes(&workshop.stage);
    asked.push(("record", record));
    Some(asked)
}

/// The switch for the preview; a page opened from disk has no frames.
fn preview_switch(cx: &Context, board_config: &BoardConfig) -> Option<Node> {
    let other = WorkshopIntent::BoardConfig(BoardConfigChange::Preview(!board_config.preview));
    let label = cx.texts().board_config_preview();
    let shows =
        || div("choice").child(toggle(Intent::Workshop(other), label, board_config.preview));
    (!cx.around.is_on_disk()).then(shows)
}

/// The preview of the board in a frame over the workshop's board, while the exports are shown.
pub(super) fn preview_node(cx: &Context, workshop: &Workshop) -> Option<Node> {
    let board_config = &workshop.board_config;
    let shown = board_config.preview && workshop.tab == WorkshopTab::Give && is_fine(workshop);
    let asked = shown.then(|| asked_of_frame(workshop)).flatten()?;
    let address = frame_address(&asked);
    // Changing only the fragment would not reload the frame.
    let frame = el("iframe")
        .key(address.clone())
        .attr("title", cx.texts().board_config_preview())
        .attr("src", address);
    let size = board_config.size.word();
    Some(div("as-there").class(size).child(frame))
}
