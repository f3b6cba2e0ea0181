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
pub mod state;
pub mod table;
pub mod task_form;
pub mod task_lines;
pub mod text;
pub mod typing;
pub mod zip;

use crate::context::Context;
pub use package::TaskPackage;
pub(crate) use page::workshop_page;
pub(crate) use run::{fill_in, note_draft, workshop_input, workshop_key};
pub use state::{Drafts, Workshop};

use crate::context::steering::focus_on;
use crate::elements::command::Command;
use crate::elements::intent::{Intent, Target};
use crate::elements::setting::SettingChange;
use crate::elements::workshop::{OfferChange, WorkshopIntent, WorkshopTab};
use crate::stage::TileStage;
use crate::stage::draft::DraftStage;
use engine::session::{Draft, Edit};
use engine::tiles::TileSet;

/// What stands behind the `#` of the address that leads to the workshop.
pub const WORKSHOP: &str = "workshop";

impl Drafts {
    /// The workshop, while it is open.
    pub fn workshop(&self) -> Option<&Workshop> {
        self.open.as_deref()
    }

    /// Takes in the text of the draft that was in the workshop before the page was loaded again.
    pub fn restore_draft(&mut self, text: String) {
        self.kept = Some(text);
    }

    /// Opens the workshop with a draft, or with the one that was there last, to which it leads back in any case.
    pub fn open_workshop(&mut self, cx: &mut Context, shown: Option<Draft>) {
        let kept = self.kept.as_ref();
        let kept = kept.and_then(|text| Draft::read(text).ok());
        let kept = kept.filter(|kept| !kept.position().tiles.is_empty());
        let draft = kept.or_else(|| shown.clone()).unwrap_or_default();
        let Some(mut stage) = DraftStage::new(draft, cx.layout.clone()) else {
            return;
        };
        if let Some(shown) = shown {
            stage.edit(&Edit::Replace(Box::new(shown)));
            stage.fit();
        }
        let sets = &stage.draft().setup().sets;
        let set = sets.first().map_or(TileSet::Base, |entry| entry.set);
        self.open = Some(Box::new(Workshop {
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
        note_draft(self, cx);
        cx.dialogs.leave();
        cx.panels.show_menu(false);
        cx.announcer.say(cx.texts().workshop().to_string());
        let first = WorkshopIntent::Tab(WorkshopTab::Tiles);
        focus_on(cx, Target::Press(Intent::Workshop(first)));
    }

    /// Opens the workshop with a draft that is done, at the ways out of it. What it says is in the language of the page, and so is
    /// the board that is offered.
    pub(crate) fn open_ways_out(&mut self, cx: &mut Context, draft: Draft) {
        self.open_workshop(cx, Some(draft));
        let language = SettingChange::Language(Some(cx.language()));
        if let Some(workshop) = &mut self.open {
            workshop.tab = WorkshopTab::Give;
            workshop.offer.change(OfferChange::Set(language));
            let tab = WorkshopIntent::Tab(WorkshopTab::Give);
            focus_on(cx, Target::Press(Intent::Workshop(tab)));
        }
    }

    /// Opens the workshop as it was left, unless it is open: its address was opened.
    pub fn enter_workshop(&mut self, cx: &mut Context) {
        if self.open.is_none() && cx.offers(Command::Workshop) {
            self.open_workshop(cx, None);
        }
    }
}

/// What a stage shows, as a draft: a step of a replay, or the game as it stands.
pub(crate) fn shown_draft(stage: &TileStage) -> Option<Draft> {
    match stage.replay() {
        Some(replay) => {
            let branch = stage.session().branch(replay.step());
            branch.map(|session| Draft::current(&session))
        }
        None => Some(Draft::current(stage.session())),
    }
}
