//! What the workshop holds.

use crate::context::drafting::Drafting;
use crate::elements::intent::FocusMeaning;
use crate::elements::workshop::{WorkshopField, WorkshopTab};
use crate::features::workshop::offer::Offer;
use crate::features::workshop::reading::TextFault;
use crate::stage::draft::DraftStage;
use engine::session::Draft;
use engine::tiles::{TileId, TileSet};

/// The workshop, while it is open, and what was in it last.
#[derive(Debug, Default)]
pub struct Drafts {
    /// Where positions are drawn up, while that is open: the game waits behind it.
    pub(crate) open: Option<Box<Workshop>>,
    /// The text of the draft that was in the workshop last.
    pub(crate) kept: Option<String>,
}

/// Where positions are drawn up.
#[derive(Debug)]
pub struct Workshop {
    pub(crate) stage: DraftStage,
    pub(crate) tab: WorkshopTab,
    /// The set whose tiles are offered.
    pub(crate) set: TileSet,
    /// The tile of the palette at which keys were last.
    pub(crate) palette_at: Option<TileId>,
    /// How much was said to be wrong last.
    pub(crate) told_faults: String,
    /// What stands in the field for all of it as text, while it is not the text of the draft.
    pub(crate) typed: Option<Typed>,
    /// The field somebody types in, and what it held last; none once it was left.
    pub(crate) typing: Option<(WorkshopField, String)>,
    /// What is asked of a board that shows the draft on another page.
    pub(crate) offer: Offer,
    /// How far the package for learning platforms has come.
    pub(crate) packing: Packing,
}

/// A text that somebody types.
#[derive(Debug)]
pub(crate) struct Typed {
    pub(crate) text: String,
    /// Why it is no position.
    pub(crate) fault: Option<TextFault>,
    /// The draft as it stood when it was typed.
    pub(crate) beside: Draft,
}

/// How far the package has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Packing {
    /// None is being made.
    #[default]
    Idle,
    /// What it needs is being fetched.
    Making,
    /// That could not be had.
    Failed,
}

impl Drafts {
    /// The workshop, while it is open.
    pub fn workshop(&self) -> Option<&Workshop> {
        self.open.as_deref()
    }
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

    /// What the rest of the page has to know of it.
    pub(crate) fn drafting(&self) -> Drafting {
        let history = self.stage.history();
        Drafting {
            edition: self.stage.draft().setup().edition,
            can_undo: history.can_undo(),
            can_redo: history.can_redo(),
            can_turn: self.stage.can_turn(),
        }
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
