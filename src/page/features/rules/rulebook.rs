//! The rules in words: which chapters are in play, which have been fetched, which one is open.

use crate::context::Context;
use crate::context::dialogs::Dialog;
use crate::context::rulebook::ChapterText;
use crate::messages::{Language, RuleTexts};
use engine::rules::{Edition, Module, Setup};
use engine::table::{Chapter, RuleId};
use engine::tiles::TileSet;

/// Stores the text of a chapter; `None` if it could not be fetched.
pub fn take_chapter(cx: &mut Context, chapter: Chapter, language: Language, text: Option<&str>) {
    let texts = text.map(RuleTexts::read);
    let read = texts.filter(|texts| !texts.title().is_empty());
    let text = read.map_or(ChapterText::Missing, ChapterText::Read);
    cx.rulebook.put(chapter, language, text);
}

/// Opens a rules dialog; closing it brings back the dialog that was in front before.
fn read(cx: &mut Context, dialog: Dialog) {
    let reads = |open: &Dialog| matches!(open, Dialog::Rule(_) | Dialog::Rules);
    if cx.dialogs.front().as_ref().is_some_and(reads) {
        cx.dialogs.show(dialog);
    } else {
        cx.dialogs.open(dialog);
        cx.rulebook.forget_missing();
    }
}

pub(crate) fn read_rule(cx: &mut Context, rule: RuleId) {
    read(cx, Dialog::Rule(rule));
}

/// Shows all chapters in play.
pub(crate) fn read_all(cx: &mut Context) {
    if let Some(Dialog::Rule(rule)) = cx.dialogs.front() {
        cx.rulebook.open = Some(rule.chapter);
    }
    read(cx, Dialog::Rules);
}

pub(crate) fn toggle_chapter(cx: &mut Context, chapter: Chapter) {
    let open = Some(chapter);
    cx.rulebook.open = open.filter(|_| cx.rulebook.open != open);
}

/// The rule before or after another one in its chapter.
pub(crate) fn beside(texts: &RuleTexts, rule: RuleId, step: isize) -> Option<RuleId> {
    let all: Vec<RuleId> = texts.all().map(|(id, _)| id).collect();
    let here = all.iter().position(|&id| id == rule)?;
    all.get(here.checked_add_signed(step)?).copied()
}

/// The chapters that apply to a game.
pub fn in_play(setup: &Setup) -> Vec<Chapter> {
    let told = |chapter: &Chapter| match module_of(*chapter) {
        Some(module) => module.is_in(setup),
        None => match chapter {
            Chapter::Field => setup.options.farmers,
            Chapter::Win => setup.edition == Edition::Winter || setup.copies(TileSet::Winter) > 0,
            Chapter::Card | Chapter::Int => false,
            _ => true,
        },
    };
    let mut chapters: Vec<Chapter> = Chapter::ALL.iter().copied().filter(told).collect();
    let added = |chapter: &&Chapter| module_of(**chapter).is_some();
    if chapters.iter().filter(added).count() > 1 {
        chapters.push(Chapter::Int);
    }
    chapters
}

/// The module that brings a chapter into play; `None` for a chapter of the base game.
fn module_of(chapter: Chapter) -> Option<Module> {
    let mut modules = Module::ALL.into_iter();
    modules.find(|module| module.chapter() == chapter)
}
