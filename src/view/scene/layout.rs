//! The parts of the screen, as the page around the board lays them out.

use kurbo::{Point, Rect};

/// Where nobody sees it.
pub const AWAY: Rect = Rect::new(-200.0, -200.0, -100.0, -100.0);

/// The least size of a tile to play at, in pixels of the page: on a phone, and elsewhere.
const LEAST_TILE: (f64, f64) = (56.0, 64.0);
/// The same where a whole room looks at the screen, as long as the whole board is seen, and where it is not.
const LEAST_FOR_A_ROOM: (f64, f64) = (80.0, 96.0);
/// The least size of a tile where hardly any of the board is free, in pixels of the page.
const SMALLEST_TILE: f64 = 36.0;
/// How many tiles are to be seen above each other there, with a little room between.
const ROWS: f64 = 3.2;
/// The largest size of a tile when the board is fitted, in pixels of the page: beside somebody, and for a room.
const LARGEST_TILE: (f64, f64) = (140.0, 220.0);
/// A screen is that of a phone when its shorter side is shorter than this, in pixels of the page.
const PHONE: f64 = 540.0;

/// How far the board stays away from what lies on it, in pixels of the page.
const BESIDE: f64 = 6.0;

/// From where the screen is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Distance {
    /// From in front of it.
    #[default]
    Near,
    /// From the last row of a room.
    Room,
}

/// Where things are on the screen, in pixels of the page. Measured from the page, so that a style sheet alone decides
/// how a desktop differs from a phone.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The canvas: from (0, 0) to its size.
    pub whole: Rect,
    /// Pixels of the device to one of the page.
    pub ratio: f64,
    /// From where it is looked at.
    pub distance: Distance,
    /// The part of the canvas that nothing lies on: the board is fitted into it.
    pub free: Rect,
    /// The sentence for the first time, which lies on a part of it; none when it is not shown.
    pub tip: Option<Rect>,
    /// The bar under the board that belongs to whoever is asked.
    pub dock: Rect,
    /// The places of the tiles in hand: one, or three of a hand of three.
    pub slots: Vec<Rect>,
    /// The places of the kinds of figures that may be put now.
    pub kinds: Vec<Rect>,
    /// Where the figures of each seat come from and go back to.
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

/// How far beyond the corner of the screen figures are that have no home on it, in pixels of the page: none of them is seen.
const BEYOND: f64 = 80.0;

impl Layout {
    /// The largest part of the free one that no sentence lies on.
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

    /// Whether somebody can answer here: where there is no bar nobody can.
    pub fn has_bar(&self) -> bool {
        self.dock != AWAY
    }

    /// The middle of a seat's home; beyond the corner of the screen when it is not shown.
    pub fn home(&self, seat: usize) -> Point {
        self.homes.get(seat).map_or(
            Point::new(self.whole.x1 + BEYOND, self.whole.y0 - BEYOND),
            Rect::center,
        )
    }

    /// The place of a tile in hand; far away when it is not shown.
    pub fn slot(&self, index: usize) -> Rect {
        self.slots.get(index).copied().unwrap_or(AWAY)
    }

    /// The same with less room for the board: what lies on it at its upper or lower edge, such as a sentence, does not
    /// hide it. Half of the board is free in any case.
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

    /// Whether the screen is that of a phone, upright or sideways.
    pub fn is_phone(&self) -> bool {
        self.whole.width().min(self.whole.height()) < PHONE
    }

    /// The least size of a tile to play at, in pixels of the page.
    pub fn least_tile(&self) -> f64 {
        match self.distance {
            _ if self.is_phone() => LEAST_TILE.0.min(self.third()),
            Distance::Near => LEAST_TILE.1,
            Distance::Room => LEAST_FOR_A_ROOM.1,
        }
    }

    /// A third of the height that is free, so that the places above and below a tile are seen where that is little; no less than
    /// what a finger hits.
    fn third(&self) -> f64 {
        (self.clear().height() / ROWS).max(SMALLEST_TILE)
    }

    /// The least size of a tile at which the whole board is shown rather than a part of it, in pixels of the page.
    pub fn least_whole(&self) -> f64 {
        match self.distance {
            Distance::Room if !self.is_phone() => LEAST_FOR_A_ROOM.0,
            Distance::Near | Distance::Room => self.least_tile(),
        }
    }

    /// The largest size of a tile when the board is fitted, in pixels of the page.
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
