//! The parts of the screen, as laid out by the page around the board.

use kurbo::{Point, Rect};

/// Off screen.
pub const AWAY: Rect = Rect::new(-200.0, -200.0, -100.0, -100.0);

/// The smallest playable size of a tile, in pixels: on a phone, and elsewhere.
const LEAST_TILE: (f64, f64) = (56.0, 64.0);
/// The same when a whole room is watching: while the whole board is visible, and when it is not.
const LEAST_FOR_A_ROOM: (f64, f64) = (80.0, 96.0);
/// The smallest size of a tile when hardly any of the board is free, in pixels.
const SMALLEST_TILE: f64 = 36.0;
/// How many tiles should be visible above each other there, with a little room in between.
const ROWS: f64 = 3.2;
/// The largest size of a tile when the board is fitted, in pixels: close up, and for a room.
const LARGEST_TILE: (f64, f64) = (140.0, 220.0);
/// A screen is a phone's if its shorter side is below this, in pixels.
const PHONE: f64 = 540.0;

/// The margin between the board and what overlaps it, in pixels.
const BESIDE: f64 = 6.0;

/// The viewing distance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Distance {
    /// In front of the screen.
    #[default]
    Near,
    /// The last row of a room.
    Room,
}

/// The layout of the screen, in pixels. It is measured from the page, so that the style sheet alone
/// determines how a phone differs from a desktop.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The canvas, with its origin at (0, 0).
    pub whole: Rect,
    /// Device pixels per pixel.
    pub ratio: f64,
    pub distance: Distance,
    /// The part of the canvas that nothing overlaps, into which the board is fitted.
    pub free: Rect,
    /// The hint for beginners, which overlaps a part of it; `None` when it is not shown.
    pub tip: Option<Rect>,
    /// The bar below the board, for whoever is asked.
    pub dock: Rect,
    /// The places for tiles in hand: one, or three for a hand of three.
    pub slots: Vec<Rect>,
    /// The places for the kinds of figures that may be put now.
    pub kinds: Vec<Rect>,
    /// Where the figures of each seat start and return to.
    pub homes: Vec<Rect>,
}

impl Default for Layout {
    fn default() -> Self {
        Self {
            whole: Rect::new(0.0, 0.0, 800.0, 600.0),
            ratio: 1.0,
            distance: Distance::Near,
            free: Rect::new(0.0, 0.0, 800.0, 480.0),
            tip: None,
            dock: Rect::new(200.0, 490.0, 600.0, 590.0),
            slots: vec![Rect::new(210.0, 500.0, 290.0, 580.0)],
            kinds: Vec::new(),
            homes: Vec::new(),
        }
    }
}

/// How far off screen figures without a visible home go, in pixels.
const BEYOND: f64 = 80.0;

impl Layout {
    /// The largest part of the free area that the hint does not overlap.
    pub fn clear(&self) -> Rect {
        let free = self.free;
        let Some(tip) = self.tip.map(|tip| tip.intersect(free)) else {
            return free;
        };
        if tip.area() == 0.0 {
            return free;
        }
        let parts = [
            Rect { y1: tip.y0, ..free },
            Rect { y0: tip.y1, ..free },
            Rect { x1: tip.x0, ..free },
            Rect { x0: tip.x1, ..free },
        ];
        let largest = parts
            .into_iter()
            .max_by(|a, b| a.area().total_cmp(&b.area()));
        largest.unwrap_or(free)
    }

    /// Whether somebody can answer here: only when there is a bar.
    pub fn has_bar(&self) -> bool {
        self.dock != AWAY
    }

    /// The centre of a seat's home; off screen when it is not shown.
    pub fn home(&self, seat: usize) -> Point {
        self.homes.get(seat).map_or(
            Point::new(self.whole.x1 + BEYOND, self.whole.y0 - BEYOND),
            Rect::center,
        )
    }

    /// The place for a tile in hand; off screen when it is not shown.
    pub fn slot(&self, index: usize) -> Rect {
        self.slots.get(index).copied().unwrap_or(AWAY)
    }

    /// This layout with less room for the board, so that something at its upper or lower edge does
    /// not hide it. At least half of the board remains free.
    #[must_use]
    pub fn without(mut self, sheet: Rect) -> Layout {
        let free = self.free;
        if free.intersect(sheet).area() <= 0.0 {
            return self;
        }
        let middle = free.center().y;
        if sheet.center().y > middle {
            self.free.y1 = (sheet.y0 - BESIDE).max(middle);
        } else {
            self.free.y0 = (sheet.y1 + BESIDE).min(middle);
        }
        self
    }

    /// Whether the screen is a phone's, in either orientation.
    pub fn is_phone(&self) -> bool {
        self.whole.width().min(self.whole.height()) < PHONE
    }

    /// The smallest playable size of a tile, in pixels.
    pub fn least_tile(&self) -> f64 {
        match self.distance {
            _ if self.is_phone() => LEAST_TILE.0.min(self.third()),
            Distance::Near => LEAST_TILE.1,
            Distance::Room => LEAST_FOR_A_ROOM.1,
        }
    }

    /// A third of the free height, so that the places above and below a tile are visible in little
    /// room; at least the size that a finger can hit.
    fn third(&self) -> f64 {
        (self.clear().height() / ROWS).max(SMALLEST_TILE)
    }

    /// The smallest size of a tile at which the whole board is shown instead of a part of it, in
    /// pixels.
    pub fn least_whole(&self) -> f64 {
        match self.distance {
            Distance::Room if !self.is_phone() => LEAST_FOR_A_ROOM.0,
            Distance::Near | Distance::Room => self.least_tile(),
        }
    }

    /// The largest size of a tile when the board is fitted, in pixels.
    pub fn largest_tile(&self) -> f64 {
        let most = match self.distance {
            Distance::Near => LARGEST_TILE.0,
            Distance::Room => LARGEST_TILE.1,
        };
        (self.free.width().min(self.free.height()) / 4.0).clamp(72.0, most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_clear_is_the_largest_part_beside_the_sentence() {
        let free = Rect::new(10.0, 10.0, 400.0, 600.0);
        let with = |tip| Layout {
            free,
            tip,
            ..Layout::default()
        };
        assert_eq!(with(None).clear(), free);
        let below = Rect::new(10.0, 500.0, 400.0, 600.0);
        assert_eq!(with(Some(below)).clear(), Rect { y1: 500.0, ..free });
        let above = Rect::new(10.0, 10.0, 400.0, 90.0);
        assert_eq!(with(Some(above)).clear(), Rect { y0: 90.0, ..free });
        let elsewhere = Rect::new(10.0, 700.0, 400.0, 800.0);
        assert_eq!(with(Some(elsewhere)).clear(), free);
    }

    #[test]
    fn a_room_sees_larger_tiles_and_a_phone_is_no_screen_for_a_room() {
        let room = Layout {
            distance: Distance::Room,
            ..Layout::default()
        };
        let near = Layout::default();
        assert!(near.least_tile() < room.least_whole() && room.least_whole() < room.least_tile());
        assert_eq!(near.least_tile(), near.least_whole());
        let phone = Rect::new(0.0, 0.0, 390.0, 844.0);
        let of = |layout: &Layout| {
            Layout {
                whole: phone,
                ..layout.clone()
            }
            .least_whole()
        };
        assert_eq!(of(&room), of(&near));
    }

    #[test]
    fn the_board_is_fitted_beside_what_lies_on_its_edge() {
        let layout = Layout::default();
        let free = layout.free;
        let at = |y0, y1| Rect::new(200.0, y0, 600.0, y1);
        let below = layout.clone().without(at(420.0, 480.0)).free;
        assert_eq!(below, Rect { y1: 414.0, ..free });
        let above = layout.clone().without(at(0.0, 60.0)).free;
        assert_eq!(above, Rect { y0: 66.0, ..free });
        let half = layout.clone().without(at(20.0, 480.0)).free;
        assert!(half.height() >= free.height() / 2.0);
        assert_eq!(layout.clone().without(at(490.0, 560.0)).free, free);
    }
}
