//! A tile as a grid of small cells: what each belongs to, and how much room there is around it.

use kurbo::{BezPath, PathEl, Point};

use engine::tiles::order;

/// Cells along an edge of a tile.
pub const CELLS: usize = 100;
/// Edge of a cell in the units of the drawing.
pub const CELL: f64 = super::border::SIZE / CELLS as f64;

/// One value for each cell of a tile, row by row.
#[derive(Clone, Debug)]
pub struct Grid<T>(Vec<T>);

impl<T: Copy + PartialEq> Grid<T> {
    /// A grid with equal cells.
    pub fn new(value: T) -> Self {
        Grid(vec![value; CELLS * CELLS])
    }

    /// The value of a cell; `None` outside.
    pub fn get(&self, column: i32, row: i32) -> Option<T> {
        index(column, row).map(|i| self.0[i])
    }

    /// The value of the cell at a point, which is clamped to the tile.
    pub fn around(&self, point: Point) -> T {
        let clamp = |v: f64| ((v / CELL) as i32).clamp(0, CELLS as i32 - 1) as usize;
        self.0[clamp(point.y) * CELLS + clamp(point.x)]
    }

    pub fn set(&mut self, column: i32, row: i32, value: T) {
        if let Some(i) = index(column, row) {
            self.0[i] = value;
        }
    }

    /// All cells with their columns and rows.
    pub fn cells(&self) -> impl Iterator<Item = (i32, i32, T)> + '_ {
        self.0
            .iter()
            .enumerate()
            .map(|(i, &value)| ((i % CELLS) as i32, (i / CELLS) as i32, value))
    }

    /// Sets the value of every cell whose centre is in `area`.
    pub fn fill(&mut self, area: &BezPath, value: T) {
        let lines = flatten(area);
        for row in 0..CELLS as i32 {
            let y = middle(0, row).y;
            let mut crossings: Vec<f64> = lines
                .iter()
                .filter(|(a, b)| (a.y <= y) != (b.y <= y))
                .map(|(a, b)| a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x))
                .collect();
            order::sort_by(&mut crossings, f64::total_cmp);
            for pair in crossings.chunks_exact(2) {
                for column in 0..CELLS as i32 {
                    let x = middle(column, row).x;
                    if x >= pair[0] && x < pair[1] {
                        self.set(column, row, value);
                    }
                }
            }
        }
    }

    /// Sets the value of every cell within `width` / 2 of a line.
    pub fn trace(&mut self, line: &BezPath, width: f64, value: T) {
        let reach = width / 2.0;
        for (a, b) in flatten(line) {
            let bounds = kurbo::Rect::from_points(a, b).inflate(reach, reach);
            for (column, row) in cells_in(bounds) {
                if distance(middle(column, row), a, b) <= reach {
                    self.set(column, row, value);
                }
            }
        }
    }

    /// Sets the value of every cell within `radius` of a point.
    pub fn disc(&mut self, at: Point, radius: f64, value: T) {
        let bounds = kurbo::Rect::from_center_size(at, (2.0 * radius, 2.0 * radius));
        for (column, row) in cells_in(bounds) {
            if middle(column, row).distance(at) <= radius {
                self.set(column, row, value);
            }
        }
    }

    /// Flood fill: replaces the value of all connected cells with the same value, and counts them.
    pub fn flood(&mut self, column: i32, row: i32, value: T) -> usize {
        let Some(old) = self.get(column, row).filter(|&old| old != value) else {
            return 0;
        };
        let mut open = vec![(column, row)];
        let mut count = 0;
        while let Some((x, y)) = open.pop() {
            if self.get(x, y) != Some(old) {
                continue;
            }
            self.set(x, y, value);
            count += 1;
            open.extend([(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]);
        }
        count
    }

    /// For each cell, the approximate distance to the nearest cell that `blocks`, or to the border
    /// of the tile.
    pub fn room(&self, blocks: impl Fn(T) -> bool) -> Grid<f64> {
        let mut rimmed = vec![-CELL / 2.0; RIMMED * RIMMED];
        let rows = rimmed.chunks_exact_mut(RIMMED).skip(1);
        for (room, cells) in rows.zip(self.0.chunks_exact(CELLS)) {
            for (room, &cell) in room[1..].iter_mut().zip(cells) {
                *room = if blocks(cell) { 0.0 } else { f64::MAX };
            }
        }
        sweep(&mut rimmed);
        // The second pass, from the opposite corner.
        rimmed.reverse();
        sweep(&mut rimmed);
        rimmed.reverse();
        let rows = rimmed.chunks_exact(RIMMED).skip(1).take(CELLS);
        Grid(rows.flat_map(|row| &row[1..=CELLS]).copied().collect())
    }
}

/// Cells along an edge of a grid with a margin of one cell.
const RIMMED: usize = CELLS + 2;

/// One pass of the distance transform over a grid with a margin, looking at the previous row and
/// cell. Every drawing of a tile waits for it; thanks to the margin, no bounds are checked.
fn sweep(rimmed: &mut [f64]) {
    let mut above = [-CELL / 2.0; RIMMED];
    for row in rimmed.chunks_exact_mut(RIMMED).skip(1).take(CELLS) {
        let mut before = row[0];
        for (here, near) in row[1..].iter_mut().zip(above.windows(3)) {
            let straight = (before + CELL).min(near[1] + CELL);
            let slanted = (near[0] + CELL * 1.4).min(near[2] + CELL * 1.4);
            *here = here.min(straight).min(slanted);
            before = *here;
        }
        above.copy_from_slice(row);
    }
}

/// The middle of a cell.
pub fn middle(column: i32, row: i32) -> Point {
    Point::new(
        (f64::from(column) + 0.5) * CELL,
        (f64::from(row) + 0.5) * CELL,
    )
}

fn index(column: i32, row: i32) -> Option<usize> {
    let inside = |v: i32| (0..CELLS as i32).contains(&v);
    (inside(column) && inside(row)).then(|| row as usize * CELLS + column as usize)
}

fn cells_in(bounds: kurbo::Rect) -> impl Iterator<Item = (i32, i32)> {
    let range = |from: f64, to: f64| {
        let last = CELLS as i32 - 1;
        ((from / CELL) as i32).clamp(0, last)..=((to / CELL) as i32).clamp(0, last)
    };
    let columns = range(bounds.x0, bounds.x1);
    range(bounds.y0, bounds.y1)
        .flat_map(move |row| columns.clone().map(move |column| (column, row)))
}

/// The line segments of a flattened path.
pub fn flatten(path: &BezPath) -> Vec<(Point, Point)> {
    let mut lines = Vec::new();
    let (mut first, mut last) = (Point::ZERO, Point::ZERO);
    kurbo::flatten(path.iter(), 1.0, |element| match element {
        PathEl::MoveTo(p) => (first, last) = (p, p),
        PathEl::LineTo(p) => {
            lines.push((last, p));
            last = p;
        }
        PathEl::ClosePath => {
            lines.push((last, first));
            last = first;
        }
        _ => {}
    });
    lines
}

/// Distance from a point to a line segment.
pub fn distance(point: Point, a: Point, b: Point) -> f64 {
    let along = b - a;
    let length = along.hypot2();
    let share = if length > 0.0 {
        ((point - a).dot(along) / length).clamp(0.0, 1.0)
    } else {
        0.0
    };
    point.distance(a + along * share)
}

/// The smoothed outlines of all cells with a value.
pub fn outline<T: Copy + PartialEq>(grid: &Grid<T>, value: T) -> BezPath {
    super::contour::trace(|column, row| grid.get(column, row) == Some(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn room_grows_towards_the_middle() {
        let room = Grid::new(false).room(|blocked| blocked);
        assert!(room.around(Point::new(500.0, 500.0)) > 450.0);
        assert!(room.around(Point::new(30.0, 500.0)) < 50.0);
    }

    #[test]
    fn a_flood_stops_at_a_line() {
        let mut grid = Grid::new(0);
        let mut line = BezPath::new();
        line.move_to((500.0, -10.0));
        line.line_to((500.0, 1010.0));
        grid.trace(&line, 40.0, 1);
        let flooded = grid.flood(0, 0, 2);
        assert_eq!(flooded, 48 * CELLS);
        assert_eq!(grid.around(Point::new(900.0, 500.0)), 0);
    }
}
