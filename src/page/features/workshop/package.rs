//! Exports the draft as a task for learning platforms: a package made in the page, identical to the page builder's.

use crate::context::Context;
use crate::context::effects::Effect;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::tree::{Node, div, el};
use crate::elements::workshop::WorkshopIntent;
use crate::features::workshop::check::{is_fine, tried};
use crate::features::workshop::state::{Drafts, Packing, Workshop};
use crate::features::workshop::zip::with_files;
use crate::widgets::labelled_intent;
use engine::learn::SolutionCheck;
use host::platforms::markup::escaped;
use host::platforms::scorm::{self, IDENTIFIER, MANIFEST, TASK, TITLE};
use view::scene::tween::Millis;

/// The file name.
const NAME: &str = "bastide-task.zip";
/// How the element of the board ends on the page of a task.
const AFTER_BOARD: &str = "></bastide-board>";

/// The content of a package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaskPackage {
    /// The record with the task.
    record: String,
    /// Further attributes of the board.
    asked: Vec<(&'static str, String)>,
}

impl TaskPackage {
    /// The package, made from files beside the page: the board, the page of a task, and the manifest; `None` if one of them is
    /// invalid.
    pub fn make(&self, [board, page, list]: [&[u8]; 3]) -> Option<Vec<u8>> {
        let [page_name, record_name] = scorm::files(1);
        let title = scorm::title(&self.record, 1);
        let page = filled(page, [(TASK, record_name.clone()), (TITLE, title.clone())])?;
        let asked = self.asked.iter();
        let asked = asked.map(|(name, word)| format!(" {name}=\"{}\"", escaped(word)));
        let after = format!("{}{AFTER_BOARD}", asked.collect::<String>());
        let page = page.replacen(AFTER_BOARD, &after, 1);
        let named = [
            (IDENTIFIER, scorm::identifier(&[&self.record])),
            (TITLE, title),
        ];
        let list = filled(list, named)?;
        let files = [
            (page_name, page),
            (record_name, self.record.clone()),
            (MANIFEST.to_string(), list),
        ];
        with_files(board, &files.map(|(name, text)| (name, text.into_bytes())))
    }
}

/// A text with words replaced; `None` if one of them does not occur in it.
fn filled<const N: usize>(text: &[u8], words: [(&str, String); N]) -> Option<String> {
    let mut text = str::from_utf8(text).ok()?.to_string();
    for (place, word) in words {
        if !text.contains(place) {
            return None;
        }
        text = text.replace(place, &word);
    }
    Some(text)
}

/// The button, with why it is disabled, or what it makes.
pub(crate) fn package_node(cx: &Context, workshop: &Workshop) -> Node {
    let texts = cx.texts();
    let making = workshop.packing == Packing::Making;
    let label = match making {
        true => texts.package_being_made(),
        false => texts.make_package(),
    };
    let run = Intent::Workshop(WorkshopIntent::Package);
    let button = labelled_intent("", run, Icon::Export, label);
    let hindrance = hindrance(cx, workshop);
    let failed = (workshop.packing == Packing::Failed)
        .then(|| el("p").class("fault").text(texts.package_failed()));
    div("way")
        .key("package")
        .child(
            button
                .flag("disabled", hindrance.is_some())
                .state("aria-busy", making),
        )
        .children(failed)
        .child(
            el("p")
                .class("hint")
                .text(hindrance.unwrap_or(texts.make_package_hint())),
        )
}

/// Why no package can be made.
fn hindrance(cx: &Context, workshop: &Workshop) -> Option<&'static str> {
    let texts = cx.texts();
    if cx.around.is_on_disk() || cx.is_in_chat() {
        Some(texts.package_needs_site())
    } else if !is_fine(workshop) || tried(workshop) != Some(SolutionCheck::Reaches) {
        Some(texts.package_needs_task())
    } else {
        None
    }
}

/// Starts making the package, unless that is under way.
pub(crate) fn pack(drafts: &mut Drafts, cx: &mut Context) {
    let workshop = drafts.open.as_deref();
    let able = workshop.is_some_and(|workshop| {
        workshop.packing != Packing::Making && hindrance(cx, workshop).is_none()
    });
    let Some(workshop) = drafts.open.as_deref_mut().filter(|_| able) else {
        return;
    };
    workshop.packing = Packing::Making;
    cx.effects.push(Effect::PackTask);
    let said = cx.texts().package_being_made().to_string();
    cx.announcer.say(said);
}

fn set(drafts: &mut Drafts, packing: Packing) {
    if let Some(workshop) = &mut drafts.open {
        workshop.packing = packing;
    }
}

impl Drafts {
    /// The content of the package; `None` outside the workshop.
    pub fn task_package(&self) -> Option<TaskPackage> {
        let workshop = self.open.as_deref()?;
        Some(TaskPackage {
            record: workshop.stage.draft().text(),
            asked: workshop.board_config.of_task(),
        })
    }

    /// The file name of the finished package.
    pub fn finish_package(&mut self) -> &'static str {
        set(self, Packing::Idle);
        NAME
    }

    /// Says that the package could not be made because its files could not be fetched.
    pub fn refuse_package(&mut self, cx: &mut Context, now: Millis) {
        set(self, Packing::Failed);
        let why = cx.texts().package_failed().to_string();
        cx.tell(why, now);
    }
}
