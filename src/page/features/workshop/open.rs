//! Opening the workshop, and with which draft.

use crate::context::Context;
use crate::context::steering::focus_on;
use crate::elements::command::Command;
use crate::elements::intent::{Intent, Target};
use crate::elements::setting::SettingChange;
use crate::elements::workshop::{BoardConfigChange, WorkshopIntent, WorkshopTab};
use crate::features::workshop::board_config::BoardConfig;
use crate::features::workshop::edited::note_draft;
use crate::features::workshop::state::{Drafts, Packing, Workshop};
use crate::stage::TileStage;
use crate::stage::draft::DraftStage;
use engine::session::{Draft, Edit};
use engine::tiles::TileSet;

/// The fragment of the address that opens the workshop.
pub const WORKSHOP: &str = "workshop";

impl Drafts {
    /// Restores the text of the draft from before the page was reloaded.
    pub fn restore_draft(&mut self, text: &str) {
        self.kept = (!text.is_empty()).then(|| text.to_string());
    }

    /// Opens the workshop with a draft, or with the last one. Undo leads back from the draft to the last one.
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
            announced_faults: String::new(),
            typed: None,
            typing: None,
            board_config: BoardConfig::default(),
            packing: Packing::default(),
        }));
        note_draft(self, cx);
        cx.dialogs.leave();
        cx.panels.show_menu(false);
        cx.announcer.say(cx.texts().workshop().to_string());
        let first = WorkshopIntent::Tab(WorkshopTab::Tiles);
        focus_on(cx, Target::Press(Intent::Workshop(first)));
    }

    /// Opens the workshop with a finished draft at its exports. Its remarks, and the exported board, are in the language of the
    /// page.
    pub(crate) fn open_ways_out(&mut self, cx: &mut Context, draft: Draft) {
        self.open_workshop(cx, Some(draft));
        let language = SettingChange::Language(Some(cx.language()));
        if let Some(workshop) = &mut self.open {
            workshop.tab = WorkshopTab::Give;
            workshop
                .board_config
                .change(BoardConfigChange::Set(language));
            let tab = WorkshopIntent::Tab(WorkshopTab::Give);
            focus_on(cx, Target::Press(Intent::Workshop(tab)));
        }
    }

    /// Opens the workshop as it was left, unless it is open, because its address was opened.
    pub fn enter_workshop(&mut self, cx: &mut Context) {
        if self.open.is_none() && cx.offers(Command::Workshop) {
            self.open_workshop(cx, None);
        }
    }
}

/// What a stage shows as a draft: a step of a replay, or the current game.
pub(crate) fn shown_draft(stage: &TileStage) -> Option<Draft> {
    match stage.replay() {
        Some(replay) => {
            let branch = stage.session().branch(replay.step());
            branch.map(|session| Draft::current(&session))
        }
        None => Some(Draft::current(stage.session())),
    }
}
