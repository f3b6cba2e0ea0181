//! What a hand or a key points at, and how the tile in hand would lie there.

use kurbo::Point;

use super::gesture::Grip;
use super::hand::Seen;
use super::hand_tiles::in_slot;
use crate::ui::stage::TileStage;
use crate::ui::stage::input::Device;
use engine::tiles::{Pos, Rotation};
use view::scene::camera::{TILE, cell, centre};
use view::scene::hand::{Ghost, Hover, aim, lie};

/// How near a finger has to bring the tile to a cell where it fits: in units of the table, and in pixels of the page where
/// cells are small.
const FINGER: f64 = 0.95 * TILE;
const NEAR: f64 = 44.0;

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
    /// The tile held over a cell that is taken, or that no tile lies beside.
    pub(super) beyond: Option<Ghost>,
    /// How far a wheel went since the tile in hand turned, in pixels.
    pub(super) wheel: f64,
}

impl TileStage {
    /// The tile in hand as it would lie.
    pub const fn ghost(&self) -> Option<&Ghost> {
        self.view.aim.ghost.as_ref()
    }

    /// Where the tile in hand rests.
    pub(in crate::ui) fn slot(&self) -> Seen {
        self.slot_of(self.view.tiles.chosen())
    }

    /// Where a tile of the hand rests.
    pub(in crate::ui) fn slot_of(&self, index: usize) -> Seen {
        in_slot(&self.layout, index)
    }

    /// Where the tile in hand wants to be.
    pub(super) fn goal(&self) -> Seen {
        match (&self.view.aim.ghost, self.view.grip.tile()) {
            (Some(ghost), Some(_)) => Seen {
                at: self.view.rig.goal().on_screen(centre(ghost.pos)),
                size: self.view.rig.goal().zoom,
                lift: 0.45,
            },
            (None, Some(at)) => Seen {
                at,
                size: self.view.rig.goal().zoom.max(56.0),
                lift: 1.0,
            },
            (_, None) => self.slot(),
        }
    }

    /// Finds out how the tile in hand would lie where it is held, hovers, or where the keyboard points.
    pub(super) fn aim(&mut self) {
        self.view.aim.ghost = self.aimed();
        self.view.aim.beyond = self.beyond();
    }

    /// The tile in hand as it is held over a cell where no tile could lie.
    fn beyond(&self) -> Option<Ghost> {
        let (hand, at) = (self.view.tiles.held()?, self.view.grip.tile()?);
        let over = self.view.rig.goal().on_table(at);
        let shown = self.view.aim.ghost.is_none() && !self.layout.dock.contains(at);
        let near = shown && self.stage().contains(over);
        near.then(|| {
            let turned = (hand.rotation, true);
            lie(&self.game, &hand.places, hand.tile, turned, cell(over))
        })
    }

    /// Where a tile is held whose middle is at a point of the screen.
    fn hover(&self, at: Point) -> Hover {
        let middle = self.view.rig.goal().on_table(at);
        let held = self.view.grip.finger().map(|finger| {
            let least = NEAR * TILE / self.view.rig.goal().zoom;
            (self.view.rig.goal().on_table(finger), least.max(FINGER))
        });
        Hover {
            middle,
            finger: held.map(|(finger, _)| finger),
            reach: held.map_or(0.0, |(_, reach)| reach),
        }
    }

    fn aimed(&self) -> Option<Ghost> {
        let hand = self.view.tiles.held()?;
        let turned = (hand.rotation, hand.turned);
        if let Some(at) = self.view.grip.tile() {
            let over_dock = self.layout.dock.contains(at);
            let hover = self.hover(at);
            let aim = || aim(&self.game, &hand.places, hand.tile, turned, hover);
            return if over_dock { None } else { aim() };
        }
        let pointed = self
            .view
            .aim
            .hover
            .map(|at| self.view.rig.goal().cell_at(at));
        let free = pointed.filter(|_| matches!(self.view.grip, Grip::None));
        let pos = self.view.aim.cursor.or(free)?;
        let offered = hand.places.rotation(pos, Rotation::R0).is_some();
        // Keys choose among rotations that fit: what is said of a cell is what Enter does.
        let turned = (hand.rotation, hand.turned && self.view.aim.cursor.is_none());
        offered.then(|| lie(&self.game, &hand.places, hand.tile, turned, pos))
    }
}
