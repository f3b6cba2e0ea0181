//! The rules in words: which chapters are in play, which have been fetched, which one is open.

use crate::app::Shell;
use crate::context::dialogs::Dialog;
use crate::context::effects::Effect;
use crate::messages::{Language, RuleTexts};
use crate::stage::OnScreen;
use engine::rules::{Edition, Module, Setup};
use engine::table::{Chapter, Kind, RuleId};
use engine::tiles::TileSet;

/// A chapter in one language, as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChapterText {
    /// It was asked for.
    Asked,
    /// It cannot be had.
    Missing,
    /// It is there.
    Read(RuleTexts),
}

/// All that was fetched so far.
#[derive(Clone, Debug, Default)]
pub struct Rulebook {
    leaves: Vec<(Chapter, Language, ChapterText)>,
    /// The chapter whose rules are listed.
    pub(super) open: Option<Chapter>,
}

impl Rulebook {
    /// What is known of a chapter; nothing when nobody asked for it.
    pub fn chapter(&self, chapter: Chapter, language: Language) -> Option<&ChapterText> {
        let this =
            |text: &&(Chapter, Language, ChapterText)| text.0 == chapter && text.1 == language;
        self.leaves.iter().find(this).map(|(_, _, text)| text)
    }

    fn put(&mut self, chapter: Chapter, language: Language, text: ChapterText) {
        let others =
            |known: &(Chapter, Language, ChapterText)| known.0 != chapter || known.1 != language;
        self.leaves.retain(others);
        self.leaves.push((chapter, language, text));
    }

    /// Forgets what could not be had, so that it is asked for again.
    fn forget_missing(&mut self) {
        self.leaves
            .retain(|(_, _, text)| *text != ChapterText::Missing);
    }
}

impl Shell {
    /// Takes in the text of a chapter; none when it cannot be had.
    pub fn take_chapter(&mut self, chapter: Chapter, language: Language, text: Option<&str>) {
        let texts = text.map(RuleTexts::read);
        let read = texts.filter(|texts| !texts.title().is_empty());
        let text = read.map_or(ChapterText::Missing, ChapterText::Read);
        self.rulebook.put(chapter, language, text);
    }
}

/// Shows a dialog of rules; closing it brings back the one that was in front before.
fn read(shell: &mut Shell, dialog: Dialog) {
    let reads = |open: &Dialog| matches!(open, Dialog::Rule(_) | Dialog::Rules);
    if shell.dialogs.front().as_ref().is_some_and(reads) {
        shell.dialogs.show(dialog);
    } else {
        shell.dialogs.open(dialog);
        shell.rulebook.forget_missing();
    }
}

/// Shows a rule.
pub(crate) fn read_rule(shell: &mut Shell, rule: RuleId) {
    read(shell, Dialog::Rule(rule));
}

/// Shows all chapters that are in play.
pub(crate) fn read_all(shell: &mut Shell) {
    if let Some(Dialog::Rule(rule)) = shell.dialogs.front() {
        shell.rulebook.open = Some(rule.chapter);
    }
    read(shell, Dialog::Rules);
}

/// Opens a chapter of the list, or closes it.
pub(crate) fn toggle_chapter(shell: &mut Shell, chapter: Chapter) {
    let open = Some(chapter);
    shell.rulebook.open = open.filter(|_| shell.rulebook.open != open);
}

/// Asks for what the dialog in front wants of the rules and is not known yet.
pub(crate) fn fetch_chapters(shell: &mut Shell) {
    let front = shell.dialogs.front();
    if let Some(dialog @ (Dialog::Rule(_) | Dialog::Rules | Dialog::Learn)) = front {
        fetch_wanted(shell, dialog);
    }
}

#[inline(never)]
fn fetch_wanted(shell: &mut Shell, dialog: Dialog) {
    let wanted = match dialog {
        Dialog::Rule(rule) => vec![rule.chapter],
        Dialog::Rules => chapters_to_read(shell),
        _ => Chapter::ALL.to_vec(),
    };
    if dialog == Dialog::Learn {
        shell.follow_language();
    }
    let language = shell.language();
    for chapter in wanted {
        if shell.rulebook.chapter(chapter, language).is_none() {
            shell.rulebook.put(chapter, language, ChapterText::Asked);
            shell.effects.ask(Effect::FetchChapter(chapter, language));
        }
    }
}

/// What is known of a chapter in the language of the page.
pub(crate) fn chapter_text(shell: &Shell, chapter: Chapter) -> Option<&ChapterText> {
    shell.rulebook.chapter(chapter, shell.language())
}

/// The chapters of the game on the screen, or of the one in the form; also the one that is open.
pub(super) fn chapters_to_read(shell: &Shell) -> Vec<Chapter> {
    let mut chapters = match &shell.stage {
        OnScreen::Tiles(stage) => in_play(stage.game().setup()),
        OnScreen::Nothing if shell.form.kind == Kind::Tiles => in_play(&shell.form.setup()),
        OnScreen::Cards(_) | OnScreen::Nothing => vec![Chapter::Card],
    };
    let open = shell.rulebook.open;
    chapters.extend(open.filter(|open| !chapters.contains(open)));
    chapters
}

/// The rule before or after another one in its chapter.
pub(super) fn beside(texts: &RuleTexts, rule: RuleId, step: isize) -> Option<RuleId> {
    let all: Vec<RuleId> = texts.all().map(|(id, _)| id).collect();
    let here = all.iter().position(|&id| id == rule)?;
    all.get(here.checked_add_signed(step)?).copied()
}

/// The chapters that say something about a game.
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

/// The module that brings a chapter into play; none for a chapter of the game itself.
fn module_of(chapter: Chapter) -> Option<Module> {
    let mut modules = Module::ALL.into_iter();
    modules.find(|module| module.chapter() == chapter)
}
