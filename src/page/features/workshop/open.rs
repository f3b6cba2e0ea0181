//! How the workshop is opened, and with which draft.

use crate::context::Context;
use crate::context::steering::focus_on;
use crate::elements::command::Command;
use crate::elements::intent::{Intent, Target};
use crate::elements::setting::SettingChange;
use crate::elements::workshop::{OfferChange, WorkshopIntent, WorkshopTab};
use crate::features::workshop::edited::note_draft;
use crate::features::workshop::offer::Offer;
use crate::features::workshop::state::{Drafts, Packing, Workshop};
use crate::stage::TileStage;
use crate::stage::draft::DraftStage;
use engine::session::{Draft, Edit};
use engine::tiles::TileSet;

/// What stands behind the `#` of the address that leads to the workshop.
pub const WORKSHOP: &str = "workshop";

impl Drafts {
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
            offer: Offer::default(),
            packing: Packing::default(),
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
