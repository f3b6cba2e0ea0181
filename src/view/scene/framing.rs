//! Framing: which part of the table the camera shows when not everything relevant fits.

use kurbo::{Point, Rect, Vec2};

use super::camera::{TILE, bounds, square};
use engine::tiles::{Pos, order};

/// The margin around cells brought into view, in units of the table.
const AROUND: f64 = 0.12 * TILE;

/// The cells that should be visible.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sights {
    /// The most important ones: where something happened or is asked.
    pub must: Vec<Pos>,
    /// Others, as many as possible.
    pub wished: Vec<Pos>,
}

impl Sights {
    fn all(&self) -> impl Iterator<Item = Pos> + Clone {
        self.must.iter().chain(&self.wished).copied()
    }

    pub const fn is_empty(&self) -> bool {
        self.must.is_empty() && self.wished.is_empty()
    }

    /// The part of the table that contains all of them, with a margin; empty when there are none.
    pub fn extent(&self) -> Rect {
        bounds(self.all()).inset(AROUND)
    }

    /// Whether all of them are visible in a window of the table.
    pub fn are_seen(&self, window: Rect) -> bool {
        self.all().all(|pos| is_seen(pos, window))
    }

    /// Whether the important ones are visible, and one of the others if there are any.
    pub fn are_begun(&self, window: Rect) -> bool {
        let some = self.wished.is_empty() || self.count(window) > 0;
        some && self.must.iter().all(|&pos| is_seen(pos, window))
    }

    /// Whether the important ones are visible, and at least half as many of the others as possible.
    pub fn are_mostly_seen(&self, window: Rect) -> bool {
        let must = self.must.iter().all(|&pos| is_seen(pos, window));
        must && 2 * self.count(window) >= self.count(self.best_window(window))
    }

    /// How many of the others are visible.
    fn count(&self, window: Rect) -> usize {
        let wished = self.wished.iter();
        wished.filter(|&&pos| is_seen(pos, window)).count()
    }

    /// The window of the same size that shows all of them if possible, otherwise as many as
    /// possible, the important ones first. It moves no farther than necessary, so that the observer
    /// keeps their bearings.
    pub fn best_window(&self, window: Rect) -> Rect {
        if self.is_empty() {
            return window;
        }
        let all = self.extent();
        if all.width() <= window.width() && all.height() <= window.height() {
            return window + way_to_show(window, all);
        }
        let columns = origins(window.x0, window.width(), self.all().map(|pos| pos.x));
        let rows = origins(window.y0, window.height(), self.all().map(|pos| pos.y));
        let corners = columns
            .iter()
            .flat_map(|&x| rows.iter().map(move |&y| Point::new(x, y)));
        let windows = corners.map(|corner| Rect::from_origin_size(corner, window.size()));
        let counted = windows.map(|other| (self.counted(other), other));
        let best = counted.max_by(|(one_counts, one), (other_counts, other)| {
            let way = |there: &Rect| (there.origin() - window.origin()).hypot();
            let nearer = || way(other).total_cmp(&way(one));
            one_counts.cmp(other_counts).then_with(nearer)
        });
        best.map_or(window, |(_, best)| best)
    }

    /// A window moved to show more of the board and less bare table, without losing anything that
    /// is visible in it.
    pub fn filled(&self, window: Rect, board: Rect) -> Rect {
        let seen = self.all().filter(|&pos| is_seen(pos, window));
        let keep = match seen.clone().next() {
            Some(_) => bounds(seen).inset(AROUND),
            None => return window,
        };
        let along = |window: (f64, f64), board: (f64, f64), keep: (f64, f64)| {
            let up = (board.0 - window.0).min(board.1 - window.1);
            let down = (window.1 - board.1).min(window.0 - board.0);
            let up = up.min(keep.0 - window.0).max(0.0);
            let down = down.min(window.1 - keep.1).max(0.0);
            up - down
        };
        window
            + Vec2::new(
                along(
                    (window.x0, window.x1),
                    (board.x0, board.x1),
                    (keep.x0, keep.x1),
                ),
                along(
                    (window.y0, window.y1),
                    (board.y0, board.y1),
                    (keep.y0, keep.y1),
                ),
            )
    }

    /// How many of the important ones and of the others are visible.
    fn counted(&self, window: Rect) -> (usize, usize) {
        let must = self.must.iter().filter(|&&pos| is_seen(pos, window));
        (must.count(), self.count(window))
    }
}

/// Whether a cell is entirely visible in a window of the table.
fn is_seen(pos: Pos, window: Rect) -> bool {
    let cell = square(pos).inset(-1.0);
    window.contains_rect(cell)
}

/// How far a window has to move, and no farther, to show all of an area that fits into it.
pub fn way_to_show(window: Rect, area: Rect) -> Vec2 {
    let along = |low: f64, high: f64| low.min(0.0) + high.max(0.0);
    Vec2::new(
        along(area.x0 - window.x0, area.x1 - window.x1),
        along(area.y0 - window.y0, area.y1 - window.y1),
    )
}

/// Candidate positions of a window along an axis: the current one, and those where a cell is the
/// first or the last in it.
fn origins(now: f64, length: f64, cells: impl Iterator<Item = i16>) -> Vec<f64> {
    let mut cells: Vec<i16> = cells.collect();
    order::sort(&mut cells);
    cells.dedup();
    let ends = cells.into_iter().flat_map(|cell| {
        let at = f64::from(cell) * TILE;
        [at - AROUND, at + TILE + AROUND - length]
    });
    std::iter::once(now).chain(ends).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Rect = Rect::new(0.0, 0.0, 5.0 * TILE, 4.0 * TILE);

    fn cells(all: &[(i16, i16)]) -> Vec<Pos> {
        all.iter().map(|&(x, y)| Pos::new(x, y)).collect()
    }

    fn sights(must: &[(i16, i16)], wished: &[(i16, i16)]) -> Sights {
        Sights {
            must: cells(must),
            wished: cells(wished),
        }
    }

    #[test]
    fn what_is_seen_moves_nothing() {
        let seen = sights(&[(1, 1)], &[(2, 2), (3, 1)]);
        assert!(seen.are_seen(WINDOW));
        assert_eq!(seen.best_window(WINDOW), WINDOW);
        assert_eq!(Sights::default().best_window(WINDOW), WINDOW);
    }

    #[test]
    fn what_fits_comes_in_sight_by_the_least_way() {
        let beside = sights(&[(6, 1)], &[(3, 1)]);
        let window = beside.best_window(WINDOW);
        assert!(beside.are_seen(window));
        assert_eq!(window.y0, WINDOW.y0, "not up or down");
        assert!((window.x1 - 7.0 * TILE - AROUND).abs() < 1e-9);
    }

    #[test]
    fn what_must_be_seen_comes_before_what_had_better_be() {
        let far = sights(&[(-9, 0)], &[(1, 1), (2, 1), (3, 1), (-8, 1)]);
        let window = far.best_window(WINDOW);
        assert!(is_seen(Pos::new(-9, 0), window));
        assert!(far.are_begun(window), "and the cell beside it too");
        assert!(!far.are_begun(WINDOW));
    }

    #[test]
    fn the_cluster_with_most_cells_is_shown() {
        let two = sights(&[], &[(-20, 0), (20, 0), (21, 1), (22, 0)]);
        let window = two.best_window(WINDOW);
        assert_eq!(two.count(window), 3);
        assert!(two.are_mostly_seen(window) && !two.are_seen(window));
        assert!(!two.are_mostly_seen(WINDOW));
    }

    #[test]
    fn a_window_is_filled_with_board_as_far_as_nothing_is_lost() {
        let end = sights(&[(9, 1)], &[]);
        let window = Rect::new(8.0, -2.0, 13.0, 2.0).scale_from_origin(TILE);
        let board = Rect::new(0.0, 0.0, 10.0, 7.0).scale_from_origin(TILE);
        let filled = end.filled(window, board);
        assert!((filled.x1 - 10.0 * TILE - AROUND).abs() < 1e-9, "{filled}");
        assert_eq!(filled.y0, 0.0, "nothing but table was above");
        assert!(end.are_seen(filled));
        assert_eq!(end.filled(filled, board), filled);
        let wide = Rect::new(-5.0, -5.0, 20.0, 20.0).scale_from_origin(TILE);
        assert_eq!(end.filled(wide, board), wide, "all of it is seen");
        assert_eq!(Sights::default().filled(window, board), window);
    }

    #[test]
    fn half_of_what_can_be_seen_is_enough_to_stay() {
        let some = sights(&[(0, 0)], &[(1, 1), (2, 2), (-4, 0), (-4, 1), (9, 9)]);
        assert!(some.are_mostly_seen(WINDOW));
        assert!(!some.are_seen(WINDOW));
    }
}
