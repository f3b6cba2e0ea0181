//! The keyboard cursor: over cells of the board, or in a list.

use engine::tiles::Pos;

/// How much more a step sideways costs than one straight ahead.
const ASIDE: i32 = 2;

/// Where a key moves the keyboard cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CursorMove {
    /// Columns to the east and rows to the south: one of them is 1 or -1, the other 0.
    Step(i32, i32),
    First,
    Last,
}

impl CursorMove {
    /// The move for a `KeyboardEvent.key`.
    pub fn of_key(key: &str) -> Option<CursorMove> {
        match key {
            "ArrowUp" => Some(CursorMove::Step(0, -1)),
            "ArrowDown" => Some(CursorMove::Step(0, 1)),
            "ArrowLeft" => Some(CursorMove::Step(-1, 0)),
            "ArrowRight" => Some(CursorMove::Step(1, 0)),
            "Home" => Some(CursorMove::First),
            "End" => Some(CursorMove::Last),
            _ => None,
        }
    }

    /// The index in a list of `count` that it leads to from `at`; it wraps around.
    pub fn among(self, at: Option<usize>, count: usize) -> Option<usize> {
        let last = count.checked_sub(1)?;
        Some(match (at, self) {
            (_, CursorMove::First) | (None, _) => 0,
            (_, CursorMove::Last) => last,
            (Some(at), way) if way.is_on() => (at + 1) % count,
            (Some(at), _) => at.checked_sub(1).unwrap_or(last),
        })
    }

    /// Whether it goes forward in a list.
    const fn is_on(self) -> bool {
        matches!(
            self,
            CursorMove::Step(1, _) | CursorMove::Step(_, 1) | CursorMove::Last
        )
    }
}

/// The cell a key leads to, among cells in reading order: the nearest in that direction, preferring straight ahead. If there is
/// none, a sideways step goes to the next or previous cell in reading order and wraps around, so that every cell is reachable.
pub(super) fn next_cell(cells: &[Pos], from: Pos, way: CursorMove) -> Option<Pos> {
    let (dx, dy) = match way {
        CursorMove::First => return cells.first().copied(),
        CursorMove::Last => return cells.last().copied(),
        CursorMove::Step(dx, dy) => (dx, dy),
    };
    let distance = |pos: Pos| {
        let (x, y) = (i32::from(pos.x - from.x), i32::from(pos.y - from.y));
        let (along, aside) = (x * dx + y * dy, (x * dy - y * dx).abs());
        // A sideways step stays in its row.
        let apart = dx != 0 && aside > 0;
        (along > 0 && !apart).then_some(along + ASIDE * aside)
    };
    let near = cells.iter().filter_map(|&pos| Some((distance(pos)?, pos)));
    let nearest = near.min().map(|(_, pos)| pos);
    let (first, last) = (cells.first().copied(), cells.last().copied());
    nearest.or_else(|| match (dx, dx > 0) {
        (0, _) => None,
        (_, true) => cells.iter().copied().find(|&pos| pos > from).or(first),
        (_, false) => cells.iter().rev().copied().find(|&pos| pos < from).or(last),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(all: &[(i16, i16)]) -> Vec<Pos> {
        let mut cells: Vec<Pos> = all.iter().map(|&(x, y)| Pos::new(x, y)).collect();
        cells.sort_unstable();
        cells
    }

    #[test]
    fn a_step_goes_straight_before_it_goes_aside() {
        let all = cells(&[(0, 0), (3, 0), (1, 1), (0, -2), (1, -1)]);
        let from = Pos::new(0, 0);
        let step = |dx, dy| next_cell(&all, from, CursorMove::Step(dx, dy));
        assert_eq!(step(1, 0), Some(Pos::new(3, 0)), "in its row");
        assert_eq!(
            step(0, -1),
            Some(Pos::new(0, -2)),
            "two ahead beat one aside"
        );
        assert_eq!(step(0, 1), Some(Pos::new(1, 1)));
        assert_eq!(
            next_cell(&all, from, CursorMove::First),
            Some(Pos::new(0, -2))
        );
        assert_eq!(
            next_cell(&all, from, CursorMove::Last),
            Some(Pos::new(1, 1))
        );
    }

    #[test]
    fn a_list_has_its_end_joined_to_its_beginning() {
        let (on, back) = (CursorMove::Step(0, 1), CursorMove::Step(-1, 0));
        assert_eq!(on.among(Some(0), 3), Some(1));
        assert_eq!(on.among(Some(2), 3), Some(0));
        assert_eq!(back.among(Some(0), 3), Some(2));
        assert_eq!(CursorMove::Last.among(Some(0), 3), Some(2));
        assert_eq!(CursorMove::First.among(Some(2), 3), Some(0));
        assert_eq!(on.among(None, 3), Some(0));
        assert_eq!(on.among(None, 0), None);
    }

    #[test]
    fn sideways_steps_reach_every_cell() {
        let all = cells(&[(0, 0), (-4, 2), (5, 2), (2, -3), (2, 7), (-1, -3)]);
        let steps = |from: Pos, dx: i32| {
            let step = |&pos: &Pos| next_cell(&all, pos, CursorMove::Step(dx, 0));
            std::iter::successors(Some(from), step)
                .take(all.len() + 1)
                .collect::<Vec<Pos>>()
        };
        let (first, last) = (all[0], all[all.len() - 1]);
        let (on, back) = (steps(first, 1), steps(last, -1));
        assert!(on.iter().eq(all.iter().chain([&first])), "and round again");
        assert!(back.iter().eq(all.iter().rev().chain([&last])));
    }
}
