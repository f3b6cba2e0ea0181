//! What a hand or a key points at, and how the tile in hand would lie there.

use kurbo::Point;

use crate::stage::TileStage;
use crate::stage::tiles::gesture::Grip;
use crate::stage::tiles::hand::{Hand, Seen};
use crate::stage::tiles::hand_tiles::in_slot;
use crate::stage::tiles::sight::BoardSight;
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
    /// Where a mouse hovers.
    hover: Option<Point>,
    /// The cell chosen with the keyboard.
    cursor: Option<Pos>,
    /// The tile in hand as it would lie where it is held, hovers, or where the keyboard points.
    ghost: Option<Ghost>,
    /// The tile held over a cell that is taken, or that no tile lies beside.
    beyond: Option<Ghost>,
    /// How far a wheel went since the tile in hand turned, in pixels.
    wheel: f64,
}

/// How far a wheel turns before the tile turns once, in pixels.
const NOTCH: f64 = 50.0;

impl Aim {
    /// Where a mouse hovers.
    pub(super) const fn hover(&self) -> Option<Point> {
        self.hover
    }

    /// A mouse hovers somewhere, or nowhere.
    pub(super) const fn set_hover(&mut self, hover: Option<Point>) {
        self.hover = hover;
    }

    /// The cell chosen with the keyboard.
    pub(super) const fn cursor(&self) -> Option<Pos> {
        self.cursor
    }

    /// A cell is chosen with the keyboard, or none is.
    pub(super) const fn set_cursor(&mut self, cursor: Option<Pos>) {
        self.cursor = cursor;
    }

    /// The tile in hand as it would lie where it is held, hovers, or where the keyboard points.
    pub(super) const fn ghost(&self) -> Option<&Ghost> {
        self.ghost.as_ref()
    }

    /// The same, which is not shown any more.
    pub(super) const fn take_ghost(&mut self) -> Option<Ghost> {
        self.ghost.take()
    }

    /// The tile held over a cell that is taken, or that no tile lies beside.
    pub(super) const fn beyond(&self) -> Option<&Ghost> {
        self.beyond.as_ref()
    }

    /// A wheel goes on, in pixels. Returns whether the tile turns now, and if so whether clockwise.
    pub(super) fn turn_wheel(&mut self, by: f64) -> Option<bool> {
        self.wheel += by;
        let turns = self.wheel.abs() >= NOTCH;
        turns.then(|| std::mem::take(&mut self.wheel) > 0.0)
    }

    /// Finds out how the tile in hand would lie where it is held, hovers, or where the keyboard points.
    pub(super) fn update(&mut self, hand: Option<&Hand>, grip: &Grip, sight: &BoardSight) {
        self.ghost = hand.and_then(|hand| self.aimed(hand, grip, sight));
        let beyond = hand.and_then(|hand| beyond(hand, grip, sight));
        self.beyond = beyond.filter(|_| self.ghost.is_none());
    }

    fn aimed(&self, hand: &Hand, grip: &Grip, sight: &BoardSight) -> Option<Ghost> {
        let turned = (hand.rotation, hand.turned);
        if let Some(at) = grip.tile() {
            let over_dock = sight.layout.dock.contains(at);
            let hover = hover(at, grip, sight);
            let aim = || aim(sight.game, &hand.places, hand.tile, turned, hover);
            return if over_dock { None } else { aim() };
        }
        let pointed = self.hover.map(|at| sight.camera.cell_at(at));
        let free = pointed.filter(|_| matches!(grip, Grip::None));
        let pos = self.cursor.or(free)?;
        let offered = hand.places.rotation(pos, Rotation::R0).is_some();
        // Keys choose among rotations that fit: what is said of a cell is what Enter does.
        let turned = (hand.rotation, hand.turned && self.cursor.is_none());
        offered.then(|| lie(sight.game, &hand.places, hand.tile, turned, pos))
    }
}

/// The tile in hand as it is held over a cell where no tile could lie.
fn beyond(hand: &Hand, grip: &Grip, sight: &BoardSight) -> Option<Ghost> {
    let at = grip.tile()?;
    let over = sight.camera.on_table(at);
    let near = !sight.layout.dock.contains(at) && sight.extent().contains(over);
    near.then(|| {
        let turned = (hand.rotation, true);
        lie(sight.game, &hand.places, hand.tile, turned, cell(over))
    })
}

/// Where a tile is held whose middle is at a point of the screen.
fn hover(at: Point, grip: &Grip, sight: &BoardSight) -> Hover {
    let middle = sight.camera.on_table(at);
    let held = grip.finger().map(|finger| {
        let least = NEAR * TILE / sight.camera.zoom;
        (sight.camera.on_table(finger), least.max(FINGER))
    });
    Hover {
        middle,
        finger: held.map(|(finger, _)| finger),
        reach: held.map_or(0.0, |(_, reach)| reach),
    }
}

impl TileStage {
    /// The tile in hand as it would lie.
    pub const fn ghost(&self) -> Option<&Ghost> {
        self.view.aim.ghost()
    }

    /// Where a tile of the hand rests, by its slot.
    pub(crate) fn slot_of(&self, index: usize) -> Seen {
        in_slot(&self.layout, index)
    }

    /// Where the tile in hand wants to be.
    pub(super) fn goal(&self) -> Seen {
        let camera = self.view.rig.goal();
        match (self.ghost(), self.view.grip.tile()) {
            (Some(ghost), Some(_)) => Seen {
                at: camera.on_screen(centre(ghost.pos)),
                size: camera.zoom,
                lift: 0.45,
            },
            (None, Some(at)) => Seen {
                at,
                size: camera.zoom.max(56.0),
                lift: 1.0,
            },
            (_, None) => self.slot_of(self.chosen_tile()),
        }
    }

    /// Finds out how the tile in hand would lie.
    pub(super) fn aim(&mut self) {
        let sight = BoardSight {
            game: &self.game,
            layout: &self.layout,
            camera: self.view.rig.goal(),
        };
        let hand = self.view.tiles.held();
        self.view.aim.update(hand, &self.view.grip, &sight);
    }
}
