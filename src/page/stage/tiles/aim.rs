//! What a pointer or the keyboard aims at, and how the tile in hand would lie there.

use kurbo::Point;

use crate::stage::tiles::gesture::TileGesture;
use crate::stage::tiles::tile_in_hand::TileInHand;
use crate::stage::tiles::viewport::Viewport;
use engine::tiles::{Pos, Rotation};
use view::scene::camera::{TILE, cell};
use view::scene::hand::{Ghost, Hover, aim, lie};

/// How near to a fitting cell a finger has to drag the tile to snap: in table units, and in CSS pixels when cells are small.
const FINGER: f64 = 0.95 * TILE;
const NEAR: f64 = 44.0;

/// What aims at the board, and where.
#[derive(Debug, Default)]
pub struct Aim {
    /// Where the mouse hovers.
    pub(super) hover: Option<Point>,
    /// The cell of the keyboard cursor.
    pub(super) cursor: Option<Pos>,
    /// The tile in hand as it would lie where it is dragged, where the mouse hovers, or at the keyboard cursor.
    pub(super) ghost: Option<Ghost>,
    /// The tile while it is dragged over an occupied cell, or one without neighbours.
    pub(super) unplaceable: Option<Ghost>,
    /// How far the wheel has turned since the tile in hand last turned, in CSS pixels.
    wheel: f64,
}

/// How far the wheel turns for a quarter turn of the tile, in CSS pixels.
const NOTCH: f64 = 50.0;

impl Aim {
    pub const fn cursor(&self) -> Option<Pos> {
        self.cursor
    }

    /// The tile in hand as it would lie where it is dragged, where the mouse hovers, or at the keyboard cursor.
    pub const fn ghost(&self) -> Option<&Ghost> {
        self.ghost.as_ref()
    }

    /// Adds a wheel movement, in CSS pixels. Returns, if the tile turns now, whether clockwise.
    pub(super) fn turn_wheel(&mut self, by: f64) -> Option<bool> {
        self.wheel += by;
        let turns = self.wheel.abs() >= NOTCH;
        turns.then(|| std::mem::take(&mut self.wheel) > 0.0)
    }

    /// Updates how the tile in hand would lie.
    pub(super) fn update(
        &mut self,
        tile: Option<&TileInHand>,
        gesture: &TileGesture,
        viewport: &Viewport,
    ) {
        // In a task, the solution is not given away.
        let tile = tile.filter(|tile| !tile.sought);
        self.ghost = tile.and_then(|tile| self.aimed(tile, gesture, viewport));
        let unplaceable = tile.and_then(|tile| unplaceable(tile, gesture, viewport));
        self.unplaceable = unplaceable.filter(|_| self.ghost.is_none());
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
        // Keys choose among rotations that fit, so that Enter does what was announced for the cell.
        let turned = (tile.rotation, tile.turned && self.cursor.is_none());
        offered.then(|| lie(viewport.game, &tile.places, tile.tile, turned, pos))
    }
}

/// The tile dragged over a cell where no tile could lie.
fn unplaceable(tile: &TileInHand, gesture: &TileGesture, viewport: &Viewport) -> Option<Ghost> {
    let at = gesture.dragged_tile()?;
    let over = viewport.camera.on_table(at);
    let near = !viewport.layout.dock.contains(at) && viewport.extent().contains(over);
    near.then(|| {
        let turned = (tile.rotation, true);
        lie(viewport.game, &tile.places, tile.tile, turned, cell(over))
    })
}

/// Where a tile is dragged whose centre is at a point of the screen.
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
