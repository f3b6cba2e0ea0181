//! Turns a person's decisions into actions: placing the tile, choosing a tile or a piece, skipping, confirming, undo.

use crate::stage::duration;
use crate::stage::news::StageChange;
use crate::stage::tiles::gesture::TileGesture;
use crate::stage::tiles::input::cancel_gesture;
use crate::stage::tiles::state::TileStage;
use crate::stage::tiles::tile_in_hand::TilePose;
use engine::rules::{Action, Question, Reason};
use engine::tiles::{Pos, Rotation};
use view::scene::answers::Piece;
use view::scene::hand::lie;
use view::scene::tween::Millis;

impl TileStage {
    /// Places the tile in hand on a tapped or chosen cell, turned to fit if necessary.
    pub fn place_on(&mut self, pos: Pos, now: Millis) {
        let Some(tile) = self.view.hand.selected() else {
            return;
        };
        if self.game.board().gap(pos).is_none() {
            return;
        }
        let seen = self.tile_pose(now);
        match tile.places.rotation(pos, tile.rotation) {
            Some(rotation) => self.place(pos, rotation, seen, now),
            None => {
                let turned = (tile.rotation, true);
                let ghost = lie(&self.game, &tile.places, tile.tile, turned, pos);
                self.refuse_cell(pos, ghost.reasons, now);
            }
        }
    }

    /// Places the tile in hand on a cell, animated from where it was.
    pub(super) fn place(&mut self, pos: Pos, rotation: Rotation, from: TilePose, now: Millis) {
        let Some(tile) = self.view.hand.selected().map(|tile| tile.tile) else {
            return;
        };
        let action = Action::Place {
            tile,
            pos,
            rotation,
        };
        if self.act(action, now).is_some() {
            self.animator().settle(pos, from, now);
        }
    }

    /// Places the tile at the keyboard cursor. Returns whether it fits there.
    pub fn place_at_cursor(&mut self, now: Millis) -> bool {
        let fits = self
            .view
            .aim
            .ghost()
            .filter(|ghost| self.view.aim.cursor() == Some(ghost.pos));
        let Some((pos, rotation)) = fits.map(|ghost| (ghost.pos, ghost.rotation)) else {
            return false;
        };
        let seen = self.tile_pose(now);
        if self
            .view
            .hand
            .selected()
            .is_some_and(|tile| tile.places.allow(pos, rotation))
        {
            self.place(pos, rotation, seen, now);
        } else {
            self.place_on(pos, now);
        }
        true
    }

    /// Undoes decisions until the tile is in hand again, in the rotation it was placed.
    pub(super) fn take_back_to_place(&mut self, now: Millis) -> bool {
        while self
            .question()
            .is_some_and(|question| question != Question::Place)
        {
            if !self.undo(now) {
                return false;
            }
        }
        self.view.hand.selected.is_some()
    }

    /// Skips an optional step.
    pub fn skip(&mut self, now: Millis) {
        if self.legal.contains(&Action::Pass) {
            self.act(Action::Pass, now);
        }
    }

    pub fn confirm(&mut self, now: Millis) {
        if self.legal.contains(&Action::Confirm) {
            self.act(Action::Confirm, now);
        }
    }

    /// Chooses which piece to place, and offers its places.
    pub fn choose_piece(&mut self, piece: Piece) {
        self.view.places.offer(piece, &self.game);
    }

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

    /// Shows why the tile in hand cannot be placed on a cell.
    pub(super) fn refuse_cell(&mut self, pos: Pos, reasons: Vec<Reason>, now: Millis) {
        self.refuse(reasons, self.view.camera.goal.square(pos).center(), now);
        if let Some(refusal) = &mut self.refusal {
            refusal.cell = Some(pos);
        }
    }

    /// Cancels the drag or the selection, or takes the last decision back. Returns whether there was anything to cancel.
    pub fn cancel(&mut self, now: Millis) -> bool {
        let question = self.question();
        let placed = question.is_some_and(|question| question != Question::Place);
        if placed && self.view.gesture == TileGesture::None {
            return self.undo(now);
        }
        let held = self.view.gesture != TileGesture::None || self.view.aim.cursor().is_some();
        self.view.aim.cursor = None;
        cancel_gesture(self, now);
        self.refusal.take().is_some() || held
    }
}
