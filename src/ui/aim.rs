//! What a hand or a key points at, and how the tile in hand would lie there.

use kurbo::Point;

use super::gesture::Grip;
use super::hand::Seen;
use super::input::Device;
use super::table::Table;
use crate::scene::camera::centre;
use crate::scene::hand::{Ghost, aim, lie};
use crate::tiles::{Pos, Rotation};

/// What points at the board, and where.
#[derive(Debug, Default)]
pub(super) struct Aim {
    /// What pointed last.
    pub(super) device: Device,
    /// Where a mouse hovers.
    pub(super) hover: Option<Point>,
    /// The cell chosen with the keyboard.
    pub(super) cursor: Option<Pos>,
    /// The tile in hand as it would lie where it is held, hovers, or where the keyboard points.
    pub(super) ghost: Option<Ghost>,
    /// How far a wheel went since the tile in hand turned, in pixels.
    pub(super) wheel: f64,
}

impl Table {
    /// The tile in hand as it would lie.
    pub const fn ghost(&self) -> Option<&Ghost> {
        self.aim.ghost.as_ref()
    }

    /// Where the tile in hand rests.
    pub(super) fn slot(&self) -> Seen {
        self.slot_of(self.rest.chosen)
    }

    /// Where a tile of the hand rests.
    pub(super) fn slot_of(&self, index: usize) -> Seen {
        let slot = self.layout.slot(index);
        Seen {
            at: slot.center(),
            size: slot.width().min(slot.height()),
            lift: 0.0,
        }
    }

    /// Where the tile in hand wants to be.
    pub(super) fn goal(&self) -> Seen {
        match (&self.aim.ghost, self.grip.tile()) {
            (Some(ghost), Some(_)) => Seen {
                at: self.camera.on_screen(centre(ghost.pos)),
                size: self.camera.zoom,
                lift: 0.45,
            },
            (None, Some(at)) => Seen {
                at,
                size: self.camera.zoom.max(56.0),
                lift: 1.0,
            },
            (_, None) => self.slot(),
        }
    }

    /// Finds out how the tile in hand would lie where it is held, hovers, or where the keyboard points.
    pub(super) fn aim(&mut self) {
        self.aim.ghost = self.aimed();
    }

    fn aimed(&self) -> Option<Ghost> {
        let hand = self.hand.as_ref()?;
        let turned = (hand.rotation, hand.turned);
        if let Some(at) = self.grip.tile() {
            let over_dock = self.layout.dock.contains(at);
            let place = self.camera.on_table(at);
            let aim = || aim(&self.game, &hand.places, hand.tile, turned, place);
            return if over_dock { None } else { aim() };
        }
        let pointed = self.aim.hover.map(|at| self.camera.cell_at(at));
        let free = pointed.filter(|_| matches!(self.grip, Grip::None));
        let pos = self.aim.cursor.or(free)?;
        let offered = hand.places.rotation(pos, Rotation::R0).is_some();
        offered.then(|| lie(&self.game, &hand.places, hand.tile, turned, pos))
    }
}
