//! The workshop: positions are drawn up on the same board, whether they are possible or not, and leave in many ways. It
//! stands before the game on the screen, which waits behind it.

pub mod bench;
pub mod cells;
pub mod course;
pub mod explain;
pub mod faults;
pub mod fields;
pub mod give;
pub mod goals_form;
pub mod heard;
pub mod offer;
pub mod package;
pub mod page;
pub mod palette;
pub mod pieces;
pub mod run;
pub mod table;
pub mod task_form;
pub mod task_lines;
pub mod text;
pub mod typing;
pub mod zip;

pub use package::TaskPackage;
pub(crate) use page::workshop_page;
use run::replace;
pub(crate) use run::{
    fill_in, press, workshop_command, workshop_hindrance, workshop_input, workshop_key,
};

use crate::app::Shell;
use crate::app::input::focus::focus_on;
use crate::context::effects::Effect;
use crate::elements::command::Command;
use crate::elements::intent::{FocusMeaning, Intent, Target};
use crate::elements::setting::SettingChange;
use crate::elements::workshop::{OfferChange, WorkshopField, WorkshopIntent, WorkshopTab};
use crate::features::saves::import_export::{Disclosure, disclosure};
use crate::features::workshop::text::TextFault;
use crate::stage::draft::DraftStage;
use crate::stage::{AnyStage, OnScreen, TileStage};
use engine::learn::Task;
use engine::session::{Draft, Edit};
use engine::tiles::{TileId, TileSet};
use view::scene::tween::Millis;

/// What stands behind the `#` of the address that leads to the workshop.
pub const WORKSHOP: &str = "workshop";

/// Where positions are drawn up.
#[derive(Debug)]
pub struct Workshop {
    stage: DraftStage,
    tab: WorkshopTab,
    /// The set whose tiles are offered.
    set: TileSet,
    /// The tile of the palette at which keys were last.
    palette_at: Option<TileId>,
    /// How much was said to be wrong last.
    told_faults: String,
    /// What stands in the field for all of it as text, while it is not the text of the draft.
    typed: Option<Typed>,
    /// The field somebody types in, and what it held last; none once it was left.
    typing: Option<(WorkshopField, String)>,
    /// What is asked of a board that shows the draft on another page.
    offer: offer::Offer,
    /// How far the package for learning platforms has come.
    packing: package::Packing,
}

/// A text that somebody types.
#[derive(Debug)]
struct Typed {
    text: String,
    /// Why it is no position.
    fault: Option<TextFault>,
    /// The draft as it stood when it was typed.
    beside: Draft,
}

impl Workshop {
    /// The board of it.
    pub const fn stage(&self) -> &DraftStage {
        &self.stage
    }

    /// The board of it, to be changed.
    pub(crate) const fn stage_mut(&mut self) -> &mut DraftStage {
        &mut self.stage
    }

    /// Takes in that something of it has the focus: keys go on from there.
    pub(crate) fn note_focus(&mut self, near: FocusMeaning) {
        match near {
            FocusMeaning::Cell(pos) => self.stage.set_cursor(pos),
            FocusMeaning::OfferedTile(tile) => self.palette_at = Some(tile),
            FocusMeaning::ListedPlace(_) | FocusMeaning::Row(_) | FocusMeaning::Held(_) => {}
        }
    }
}

impl Shell {
    /// The workshop, while it is open.
    pub fn workshop(&self) -> Option<&Workshop> {
        self.workshop.as_deref()
    }

    /// Takes in the text of the draft that was in the workshop before the page was loaded again.
    pub fn restore_draft(&mut self, text: String) {
        self.kept_draft = Some(text);
    }

    /// Opens the workshop with a draft, or with the one that was there last, to which it leads back in any case.
    pub fn open_workshop(&mut self, shown: Option<Draft>) {
        let kept = self.kept_draft.as_ref();
        let kept = kept.and_then(|text| Draft::read(text).ok());
        let kept = kept.filter(|kept| !kept.position().tiles.is_empty());
        let draft = kept.or_else(|| shown.clone()).unwrap_or_default();
        let Some(mut stage) = DraftStage::new(draft, self.layout.clone()) else {
            return;
        };
        if let Some(shown) = shown {
            stage.edit(&Edit::Replace(Box::new(shown)));
            stage.fit();
        }
        let sets = &stage.draft().setup().sets;
        let set = sets.first().map_or(TileSet::Base, |entry| entry.set);
        self.workshop = Some(Box::new(Workshop {
            stage,
            tab: WorkshopTab::default(),
            set,
            palette_at: None,
            told_faults: String::new(),
            typed: None,
            typing: None,
            offer: offer::Offer::default(),
            packing: package::Packing::default(),
        }));
        self.dialogs.leave();
        self.panels.show_menu(false);
        self.announcer.say(self.texts().workshop().to_string());
        let first = WorkshopIntent::Tab(WorkshopTab::Tiles);
        focus_on(self, Target::Press(Intent::Workshop(first)));
    }

    /// Opens the workshop with a draft that is done, at the ways out of it. What it says is in the language of the page, and so is
    /// the board that is offered.
    pub(crate) fn open_ways_out(&mut self, draft: Draft) {
        self.open_workshop(Some(draft));
        let language = SettingChange::Language(Some(self.language()));
        if let Some(workshop) = &mut self.workshop {
            workshop.tab = WorkshopTab::Give;
            workshop.offer.change(OfferChange::Set(language));
            let tab = WorkshopIntent::Tab(WorkshopTab::Give);
            focus_on(self, Target::Press(Intent::Workshop(tab)));
        }
    }

    /// Takes in a text that somebody opens, drops or pastes. In the workshop it is drawn up, and so is what has a task: a game
    /// would lose it. Everything else is a game.
    pub fn take_in(&mut self, text: &str, now: Millis) {
        let has_task = || Task::read(text).is_ok_and(|task| task.is_some());
        let wanted = self.workshop.is_some() || (self.offers(Command::Workshop) && has_task());
        match text::read_draft(text).ok().filter(|_| wanted) {
            Some(draft) if self.workshop.is_some() => replace(self, draft),
            Some(draft) => self.open_workshop(Some(draft)),
            None => _ = self.import(text, now),
        }
    }

    /// Opens the workshop as it was left, unless it is open: its address was opened.
    pub fn enter_workshop(&mut self) {
        if self.workshop.is_none() && self.offers(Command::Workshop) {
            self.open_workshop(None);
        }
    }
}

/// Opens the workshop: with what the screen shows, or as it was left where that is nothing that can be drawn up.
pub(crate) fn open_or_leave(shell: &mut Shell, now: Millis) {
    if shell.workshop.is_some() {
        leave(shell, now);
        return;
    }
    if disclosure(shell, &Effect::Copy) != Disclosure::Allowed {
        let why = shell.texts().nothing_given_out().to_string();
        shell.tell(why, now);
        return;
    }
    let draft = match &shell.stage {
        OnScreen::Tiles(stage) => shown_draft(stage),
        OnScreen::Nothing | OnScreen::Cards(_) => None,
    };
    shell.open_workshop(draft);
}

/// What a stage shows, as a draft: a step of a replay, or the game as it stands.
fn shown_draft(stage: &TileStage) -> Option<Draft> {
    match stage.replay() {
        Some(replay) => {
            let branch = stage.session().branch(replay.step());
            branch.map(|session| Draft::of(&session))
        }
        None => Some(Draft::of(stage.session())),
    }
}

/// Goes back to the game, or to the form of a new one.
pub(crate) fn leave(shell: &mut Shell, now: Millis) {
    shell.workshop = None;
    let layout = shell.layout.clone();
    if let Some(stage) = shell.stage.any_mut() {
        stage.set_layout(layout, now);
    }
    if shell.any_stage().is_none() {
        shell.dialogs.show(crate::context::dialogs::Dialog::NewGame);
    }
    shell.follow_up(now);
    let target = shell.any_stage().map(AnyStage::next_target);
    if let Some(target) = target {
        focus_on(shell, target);
    }
}
