//! Outlines around sets of cells.

use kurbo::{BezPath, Point, Vec2};

use super::grid::{CELL, CELLS};
use crate::scene::tile_art::shapes::rounded;

/// Traces the outline of the cells selected by `inside`, with rounded corners. Holes have the
/// opposite direction.
pub fn trace(inside: impl Fn(i32, i32) -> bool) -> BezPath {
    let mut edges = boundary(&inside);
    let mut path = BezPath::new();
    while let Some(start) = (0..edges.len()).find(|&i| edges[i] != 0) {
        let ring = ring(&mut edges, start);
        round_off(&ring, &mut path);
    }
    path
}

const POINTS: usize = CELLS + 1;
/// Steps along the boundary: east, south, west, north.
const STEPS: [(i32, i32); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// For each corner of cells, the directions in which the boundary leaves it, a bit each, with the
/// inside on the right.
fn boundary(inside: &impl Fn(i32, i32) -> bool) -> Vec<u8> {
    let mut edges = vec![0u8; POINTS * POINTS];
    for y in 0..POINTS as i32 {
        for x in 0..POINTS as i32 {
            let (nw, ne) = (inside(x - 1, y - 1), inside(x, y - 1));
            let (sw, se) = (inside(x - 1, y), inside(x, y));
            let leaves = [se && !ne, sw && !se, nw && !sw, ne && !nw];
            edges[y as usize * POINTS + x as usize] = leaves
                .iter()
                .enumerate()
                .fold(0, |bits, (i, &leaves)| bits | u8::from(leaves) << i);
        }
    }
    edges
}

/// Follows one ring of the boundary and removes it.
fn ring(edges: &mut [u8], start: usize) -> Vec<Point> {
    let mut ring = Vec::new();
    let mut here = start;
    let mut heading = edges[start].trailing_zeros() as usize;
    loop {
        let (x, y) = (here % POINTS, here / POINTS);
        ring.push(Point::new(x as f64 * CELL, y as f64 * CELL));
        let next = [heading + 3, heading, heading + 1]
            .map(|turn| turn % 4)
            .into_iter()
            .find(|&turn| edges[here] & (1 << turn) != 0);
        let Some(turn) = next else { break };
        heading = turn;
        edges[here] &= !(1 << turn);
        let (dx, dy) = STEPS[turn];
        here = (y as i32 + dy) as usize * POINTS + (x as i32 + dx) as usize;
        if here == start && edges[here] == 0 {
            break;
        }
    }
    ring
}

/// Smooths a ring, except on the border of the tile, and adds it to the path.
fn round_off(ring: &[Point], path: &mut BezPath) {
    let mut points = ring.to_vec();
    for _ in 0..4 {
        points = relaxed(&points);
    }
    path.extend(rounded(&points));
}

fn relaxed(points: &[Point]) -> Vec<Point> {
    let count = points.len();
    (0..count)
        .map(|i| {
            let (before, here, after) = (
                points[(i + count - 1) % count],
                points[i],
                points[(i + 1) % count],
            );
            let pull = (before.to_vec2() + after.to_vec2()) * 0.25 + here.to_vec2() * 0.5;
            on_border(here, pull)
        })
        .collect()
}

fn on_border(here: Point, pulled: Vec2) -> Point {
    let size = super::border::SIZE;
    let keep = |old: f64, new: f64| if old <= 0.0 || old >= size { old } else { new };
    Point::new(keep(here.x, pulled.x), keep(here.y, pulled.y))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kurbo::Shape;

    #[test]
    fn a_full_tile_is_traced_along_its_border() {
        let all = 0..CELLS as i32;
        let path = trace(|x, y| all.contains(&x) && all.contains(&y));
        assert!((path.area().abs() - 1_000_000.0).abs() < 2_000.0);
    }

    #[test]
    fn a_hole_is_left_out() {
        let path = trace(|x, y| {
            (10..90).contains(&x)
                && (10..90).contains(&y)
                && !((40..60).contains(&x) && (40..60).contains(&y))
        });
        assert!(path.contains(Point::new(200.0, 200.0)));
        assert!(!path.contains(Point::new(500.0, 500.0)));
    }
}
