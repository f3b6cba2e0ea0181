//! The state of the workshop.

use crate::context::drafting::Drafting;
use crate::elements::intent::FocusMeaning;
use crate::elements::workshop::{WorkshopField, WorkshopTab};
use crate::features::workshop::board_config::BoardConfig;
use crate::features::workshop::reading::TextFault;
use crate::stage::draft::DraftStage;
use engine::session::Draft;
use engine::tiles::{TileId, TileSet};

/// The workshop, if it is open, and its last draft.
#[derive(Debug, Default)]
pub struct Drafts {
    /// The editor, while open; the game waits behind it.
    pub(crate) open: Option<Box<Workshop>>,
    /// The text of the last draft.
    pub(crate) kept: Option<String>,
}

/// The editor for positions.
#[derive(Debug)]
pub struct Workshop {
    pub(crate) stage: DraftStage,
    pub(crate) tab: WorkshopTab,
    /// The set shown in the palette.
    pub(crate) set: TileSet,
    /// The tile of the palette last focused.
    pub(crate) palette_at: Option<TileId>,
    /// The summary of faults last announced.
    pub(crate) announced_faults: String,
    /// The content of the text field, while it differs from the text of the draft.
    pub(crate) typed: Option<Typed>,
    /// The field being typed in, and its last content; `None` once it is left.
    pub(crate) typing: Option<(WorkshopField, String)>,
    /// The configuration of an exported board.
    pub(crate) board_config: BoardConfig,
    pub(crate) packing: Packing,
}

/// A text being typed.
#[derive(Debug)]
pub(crate) struct Typed {
    pub(crate) text: String,
    /// Why it is not a position.
    pub(crate) fault: Option<TextFault>,
    /// The draft when it was typed.
    pub(crate) beside: Draft,
}

/// The progress of making a package.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Packing {
    #[default]
    Idle,
    /// Its files are being fetched.
    Making,
    /// They could not be fetched.
    Failed,
}

impl Drafts {
    pub fn workshop(&self) -> Option<&Workshop> {
        self.open.as_deref()
    }
}

impl Workshop {
    pub const fn stage(&self) -> &DraftStage {
        &self.stage
    }

    pub(crate) const fn stage_mut(&mut self) -> &mut DraftStage {
        &mut self.stage
    }

    /// The part of its state that the rest of the page needs.
    pub(crate) fn drafting(&self) -> Drafting {
        let history = self.stage.history();
        Drafting {
            edition: self.stage.draft().setup().edition,
            can_undo: history.can_undo(),
            can_redo: history.can_redo(),
            can_turn: self.stage.can_turn(),
        }
    }

    /// Notes where focus is, so that keys continue from there.
    pub(crate) fn note_focus(&mut self, near: FocusMeaning) {
        match near {
            FocusMeaning::Cell(pos) => self.stage.set_cursor(pos),
            FocusMeaning::OfferedTile(tile) => self.palette_at = Some(tile),
            FocusMeaning::ListedPlace(_) | FocusMeaning::Row(_) | FocusMeaning::Held(_) => {}
        }
    }
}
