//! The rules of the game that is played or chosen.

use crate::app::App;
use crate::context::dialogs::Dialog;
use crate::context::effects::Effect;
use crate::context::rulebook::ChapterText;
use crate::elements::command::Command;
use crate::elements::tree::{Node, dialog, div, el};
use crate::features::rules::chapter_node;
use crate::features::rules::rulebook::in_play;
use crate::stage::AnyStage;
use crate::widgets::button_node;
use engine::table::{Chapter, Kind};

/// Requests the chapters that the open dialog needs and that are not fetched yet.
pub(crate) fn fetch_chapters(app: &mut App) {
    let front = app.cx.dialogs.front();
    if let Some(dialog @ (Dialog::Rule(_) | Dialog::Rules | Dialog::Learn)) = front {
        fetch_wanted(app, dialog);
    }
}

pub(crate) fn fetch_wanted(app: &mut App, dialog: Dialog) {
    let wanted = match dialog {
        Dialog::Rule(rule) => vec![rule.chapter],
        Dialog::Rules => chapters_to_read(app),
        _ => Chapter::ALL.to_vec(),
    };
    if dialog == Dialog::Learn {
        app.learning.follow_language(&mut app.cx);
    }
    let language = app.cx.language();
    for chapter in wanted {
        if app.cx.rulebook.chapter(chapter, language).is_none() {
            app.cx.rulebook.put(chapter, language, ChapterText::Asked);
            app.cx.effects.push(Effect::FetchChapter(chapter, language));
        }
    }
}

/// The chapters of the current game, or of the one in the form, and the one that is open.
pub(crate) fn chapters_to_read(app: &App) -> Vec<Chapter> {
    let mut chapters = match &app.cx.stage {
        Some(AnyStage::Tiles(stage)) => in_play(stage.game().setup()),
        None if app.form.kind == Kind::Tiles => in_play(&app.form.setup()),
        Some(AnyStage::Cards(_)) | None => vec![Chapter::Card],
    };
    let open = app.cx.rulebook.open;
    chapters.extend(open.filter(|open| !chapters.contains(open)));
    chapters
}

/// The dialog with all chapters in play.
pub(crate) fn rules_dialog(app: &App) -> Node {
    let chapters = chapters_to_read(app);
    let chapters = chapters
        .into_iter()
        .map(|chapter| chapter_node(&app.cx, chapter));
    let card = div("card")
        .child(
            el("header")
                .child(el("h1").text(app.cx.texts().rules_label()))
                .child(button_node(&app.cx, Command::Close, "quiet corner")),
        )
        .child(div("chapters").children(chapters));
    dialog("rules", app.cx.texts().rules_label())
        .class("rule-sheet all")
        .child(card)
}
