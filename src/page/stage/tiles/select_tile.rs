//! Selecting another tile of the hand.

use crate::stage::duration;
use crate::stage::news::StageChange;
use crate::stage::tiles::state::TileStage;
use view::scene::tween::Millis;

impl TileStage {
    pub(super) fn select_tile(&mut self, slot: usize, now: Millis) {
        if !self.view.hand.select(slot) {
            return;
        }
        let length = self.preferences.duration(duration::BACK);
        self.view.hand.animate_in(&self.layout, now, length);
        self.refusal = None;
        self.view.aim.cursor = None;
        self.view.hand.update_effects(&self.game);
        self.update_aim();
    }

    /// Selects another tile of the hand, by its slot, and announces it.
    pub(crate) fn select_and_announce_tile(&mut self, slot: usize, now: Millis) {
        self.select_tile(slot, now);
        if self.view.hand.selected_slot() == slot {
            self.news.change = StageChange::TileSelected;
        }
    }

    pub fn select_next_tile(&mut self, now: Millis) {
        let count = self.view.hand.count().max(1);
        self.select_and_announce_tile((self.view.hand.selected_slot() + 1) % count, now);
    }
}
