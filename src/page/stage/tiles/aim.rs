//! What a hand or a key points at, and how the tile in hand would lie there.

use kurbo::Point;

use crate::stage::tiles::gesture::TileGesture;
use crate::stage::tiles::tile_in_hand::TileInHand;
use crate::stage::tiles::viewport::Viewport;
use engine::tiles::{Pos, Rotation};
use view::scene::camera::{TILE, cell};
use view::scene::hand::{Ghost, Hover, aim, lie};

/// How near a finger has to bring the tile to a cell where it fits: in table units, and in CSS pixels where
/// cells are small.
const FINGER: f64 = 0.95 * TILE;
const NEAR: f64 = 44.0;

/// What points at the board, and where.
#[derive(Debug, Default)]
pub struct Aim {
    /// Where a mouse hovers.
    hover: Option<Point>,
    /// The cell chosen with the keyboard.
    cursor: Option<Pos>,
    /// The tile in hand as it would lie where it is dragged, hovers, or where the keyboard points.
    ghost: Option<Ghost>,
    /// The tile dragged over a cell that is taken, or that no tile lies beside.
    beyond: Option<Ghost>,
    /// How far a wheel went since the tile in hand turned, in CSS pixels.
    wheel: f64,
}

/// How far a wheel turns before the tile turns once, in CSS pixels.
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
    pub const fn cursor(&self) -> Option<Pos> {
        self.cursor
    }

    /// A cell is chosen with the keyboard, or none is.
    pub(super) const fn set_cursor(&mut self, cursor: Option<Pos>) {
        self.cursor = cursor;
    }

    /// The tile in hand as it would lie where it is dragged, hovers, or where the keyboard points.
    pub const fn ghost(&self) -> Option<&Ghost> {
        self.ghost.as_ref()
    }

    /// The same, which is not shown any more.
    pub(super) const fn take_ghost(&mut self) -> Option<Ghost> {
        self.ghost.take()
    }

    /// The tile dragged over a cell that is taken, or that no tile lies beside.
    pub(super) const fn beyond(&self) -> Option<&Ghost> {
        self.beyond.as_ref()
    }

    /// A wheel goes on, in CSS pixels. Returns whether the tile turns now, and if so whether clockwise.
    pub(super) fn turn_wheel(&mut self, by: f64) -> Option<bool> {
        self.wheel += by;
        let turns = self.wheel.abs() >= NOTCH;
        turns.then(|| std::mem::take(&mut self.wheel) > 0.0)
    }

    /// Finds out how the tile in hand would lie where it is dragged, hovers, or where the keyboard points.
    pub(super) fn update(
        &mut self,
        tile: Option<&TileInHand>,
        gesture: &TileGesture,
        viewport: &Viewport,
    ) {
        // Whoever is to find out where it fits is not shown it.
        let tile = tile.filter(|tile| !tile.is_sought());
        self.ghost = tile.and_then(|tile| self.aimed(tile, gesture, viewport));
        let beyond = tile.and_then(|tile| beyond(tile, gesture, viewport));
        self.beyond = beyond.filter(|_| self.ghost.is_none());
    }

    fn aimed(
        &self,
        tile: &TileInHand,
        gesture: &TileGesture,
        viewport: &Viewport,
    ) -> Option<Ghost> {
        let turned = (tile.rotation, tile.turned);
        if let Some(at) = gesture.dragged_tile() {
            let over_dock = viewport.layout.dock.contains(at);
            let hover = hover(at, gesture, viewport);
            let aim = || aim(viewport.game, &tile.places, tile.tile, turned, hover);
            return if over_dock { None } else { aim() };
        }
        let pointed = self.hover.map(|at| viewport.camera.cell_at(at));
        let free = pointed.filter(|_| matches!(gesture, TileGesture::None));
        let pos = self.cursor.or(free)?;
        let offered = tile.places.rotation(pos, Rotation::R0).is_some();
        // Keys choose among rotations that fit: what is said of a cell is what Enter does.
        let turned = (tile.rotation, tile.turned && self.cursor.is_none());
        offered.then(|| lie(viewport.game, &tile.places, tile.tile, turned, pos))
    }
}

/// The tile in hand as it is dragged over a cell where no tile could lie.
fn beyond(tile: &TileInHand, gesture: &TileGesture, viewport: &Viewport) -> Option<Ghost> {
    let at = gesture.dragged_tile()?;
    let over = viewport.camera.on_table(at);
    let near = !viewport.layout.dock.contains(at) && viewport.extent().contains(over);
    near.then(|| {
        let turned = (tile.rotation, true);
        lie(viewport.game, &tile.places, tile.tile, turned, cell(over))
    })
}

/// Where a tile is dragged whose middle is at a point of the screen.
fn hover(at: Point, gesture: &TileGesture, viewport: &Viewport) -> Hover {
    let middle = viewport.camera.on_table(at);
    let pressed = gesture.finger().map(|finger| {
        let least = NEAR * TILE / viewport.camera.zoom;
        (viewport.camera.on_table(finger), least.max(FINGER))
    });
    Hover {
        middle,
        finger: pressed.map(|(finger, _)| finger),
        reach: pressed.map_or(0.0, |(_, reach)| reach),
    }
}
