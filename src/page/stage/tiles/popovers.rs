//! What popovers about the board are placed beside: a cell, a tile with its loupe, a feature, a refused placement.

use kurbo::Rect;

use crate::stage::display::Refusal;
use crate::stage::popover::{PopoverPlacement, PopoverSide};
use crate::stage::tiles::state::TileStage;
use crate::stage::tiles::tooltip::{Subject, Tooltip};
use crate::stage::tiles::viewport::Viewport;
use engine::rules::Reason;
use engine::tiles::Pos;
use view::scene::answers::only_cell;
use view::scene::camera::cell;
use view::scene::loupe::Loupe;

/// The distance of a tooltip from the cell that is pointed at, in CSS pixels.
const BESIDE_CELL: f64 = 4.0;
/// The gap to what has to stay visible, in CSS pixels.
const GAP: f64 = 14.0;

/// The sides where a refusal may be shown, the best first.
const SIDES: [PopoverSide; 4] = [
    PopoverSide::Right,
    PopoverSide::Left,
    PopoverSide::Below,
    PopoverSide::Above,
];

impl TileStage {
    /// Where a tooltip is placed. It keeps free the places for the tile in hand, or for a figure.
    pub(crate) fn beside_tooltip(&self, tooltip: &Tooltip) -> PopoverPlacement {
        let viewport = self.viewport();
        let cells = self.hand().cells().into_iter();
        let cells = cells.map(|pos| viewport.camera.square(pos));
        let mut beside = viewport.beside_tooltip(tooltip);
        // A finger that asks about a cell is lifted before it taps another one.
        let asks = matches!(tooltip.subject, Subject::Cell(_)) && viewport.layout.is_phone();
        if !asks {
            beside.keep_free.extend(cells);
        }
        match self.loupe() {
            Some(loupe) => beside.keep_free.push(loupe.frame),
            None => beside.keep_free.extend(self.plates(&viewport.camera)),
        }
        beside
    }

    /// Where a refusal is shown. It keeps the alternatives visible: the tile with the places for a figure and its loupe, or the
    /// cell of a tile and its mismatched edges.
    pub(crate) fn beside_refusal(&self, refusal: &Refusal) -> PopoverPlacement {
        let viewport = self.viewport();
        let Some(pos) = only_cell(self.places().offered()) else {
            return viewport.beside_refusal(refusal);
        };
        let tile = viewport.camera.square(pos);
        let frame = self.loupe().map(|loupe| loupe.frame);
        let seen = frame.map_or(tile, |frame| tile.union(frame));
        if seen.inset(GAP).contains(refusal.at) {
            return viewport.beside(seen.inset(GAP), &SIDES);
        }
        // After a drop elsewhere, the player is looking there.
        let dropped = Rect::from_center_size(refusal.at, (0.0, 0.0));
        let mut beside = viewport.beside(dropped.inset(GAP), &SIDES);
        beside.keep_free.extend([tile].into_iter().chain(frame));
        beside
    }
}

impl Viewport<'_> {
    /// Where the refusal of a tile is shown: its cell and the mismatched edges stay visible.
    fn beside_refusal(&self, refusal: &Refusal) -> PopoverPlacement {
        let mut seen = Rect::from_center_size(refusal.at, (0.0, 0.0));
        if let Some(pos) = refusal.cell {
            seen = self.camera.square(pos);
            for reason in &refusal.reasons {
                if let Reason::EdgeMismatch { side, .. } = reason {
                    seen = seen.union(self.camera.square(pos.step(*side)));
                }
            }
        }
        self.beside(seen.inset(GAP), &SIDES)
    }

    /// The tiles with figures: whose they are matters for choosing a place.
    fn figures(&self) -> Vec<Rect> {
        let standing = self.game.standing().iter();
        let cells = standing.map(|one| self.game.spot(one.seg).pos);
        cells.map(|pos| self.camera.square(pos)).collect()
    }

    /// Where the list of places for figures is placed: their tile with its loupe stays visible, and the sentence for the first
    /// time.
    pub(crate) fn beside_tile(&self, pos: Pos, loupe: Option<Loupe>) -> PopoverPlacement {
        let tile = self.camera.square(pos);
        let seen = loupe.map_or(tile, |loupe| tile.union(loupe.frame));
        let sides = [
            PopoverSide::Below,
            PopoverSide::Right,
            PopoverSide::Left,
            PopoverSide::Above,
        ];
        let mut beside = self.beside(seen.inset(GAP), &sides);
        beside.keep_free.extend(self.layout.tip);
        beside
    }

    /// Where a tooltip is placed: beside its subject, wherever that is now, and beside the cell that is pointed at.
    pub fn beside_tooltip(&self, tooltip: &Tooltip) -> PopoverPlacement {
        let affine = self.camera.affine();
        let mut place = affine.transform_rect_bbox(tooltip.place).inset(tooltip.gap);
        if tooltip.is_pointed() {
            // The pointed point is inside this cell.
            let cell = self.camera.square(cell(tooltip.place.center()));
            place = place.union(cell.inset(BESIDE_CELL));
        }
        self.beside(
            place,
            &[
                PopoverSide::Above,
                PopoverSide::Below,
                PopoverSide::Right,
                PopoverSide::Left,
            ],
        )
    }

    /// Beside a cell, `gap` CSS pixels away from it.
    pub(crate) fn beside_cell(
        &self,
        pos: Pos,
        gap: f64,
        sides: &[PopoverSide],
    ) -> PopoverPlacement {
        self.beside(self.camera.square(pos).inset(gap), sides)
    }

    /// Beside a part of the screen that has to stay visible; of equally good sides, the first wins.
    fn beside(&self, anchor: Rect, sides: &[PopoverSide]) -> PopoverPlacement {
        PopoverPlacement {
            anchor: anchor.intersect(self.layout.whole),
            room: self.layout.free,
            whole: self.layout.whole,
            sides: sides.to_vec(),
            keep_free: self.figures(),
        }
    }
}
