//! One feature of an overlay, and how it is drawn.

use kurbo::{BezPath, Circle, Point, Rect, Shape};

use super::place::MARK;
use crate::scene::color::{Rgba, SOOT, WHITE};
use crate::scene::digits::Number;
use crate::scene::display::{DisplayList, Group, Pen};
use crate::scene::figures::Owner;
use crate::scene::tile_art::shapes::around;
use engine::rules::RegionId;

/// The width of a stripe in an area with several holders.
const STRIPE: f64 = 120.0;
/// The height of the digits of a value, in pixels of the page.
const DIGITS: f64 = 15.0;
/// The smallest and largest height of these digits, in units of the table.
const HIGH: (f64, f64) = (150.0, 320.0);

/// A feature ready to be drawn, in units of the table.
#[derive(Clone, Debug)]
pub(super) struct Claim {
    pub id: RegionId,
    /// Owners of the figures with the majority.
    pub holders: Vec<Owner>,
    /// Its whole area.
    pub area: BezPath,
    /// Its outline, without the edges between tiles.
    pub outline: BezPath,
    /// Where the marks of its holders are.
    pub marks: Vec<(Point, Owner)>,
    /// Where its value is.
    pub middle: Point,
    points: Option<u16>,
}

impl Claim {
    /// A claim without an area yet.
    pub fn new(id: RegionId, holders: Vec<Owner>, points: Option<u16>) -> Claim {
        Claim {
            id,
            holders,
            area: BezPath::new(),
            outline: BezPath::new(),
            marks: Vec::new(),
            middle: Point::ZERO,
            points,
        }
    }

    /// Whether somebody holds it.
    pub fn is_held(&self) -> bool {
        !self.holders.is_empty()
    }

    /// Whether it has a value to show.
    pub fn is_valued(&self) -> bool {
        self.points.is_some()
    }

    /// Draws its area.
    pub fn draw(&self, list: &mut DisplayList, pixel: f64) {
        let width = (2.0 * pixel).max(15.0);
        match self.holders.as_slice() {
            [] => {
                list.fill(self.area.clone(), WHITE.alpha(0.22));
                let pen = Pen::round(width * 0.7).dashed(width * 2.0, width * 2.0);
                list.stroke(self.outline.clone(), SOOT.alpha(0.4), pen);
                return;
            }
            [owner] => list.fill(self.area.clone(), owner.color().alpha(0.5)),
            holders => self.stripes(list, holders),
        }
        let first = self.holders[0].color();
        let light = Pen::round(width * 1.9);
        list.stroke(self.outline.clone(), WHITE.alpha(0.85), light);
        list.stroke(self.outline.clone(), first.darker(0.25), Pen::round(width));
        for &(at, owner) in &self.marks {
            list.fill(Circle::new(at, MARK * 1.7), owner.color());
            owner.mark().draw(list, at, MARK * 0.95, owner.ink());
        }
    }

    /// Diagonal stripes in the colours of all holders.
    fn stripes(&self, list: &mut DisplayList, holders: &[Owner]) {
        let bounds = self.area.bounding_box();
        list.group(Group::clipped(self.area.clone()), |list| {
            let first = ((bounds.x0 + bounds.y0) / STRIPE).floor() as i32;
            let last = ((bounds.x1 + bounds.y1) / STRIPE).ceil() as i32;
            for index in first..last {
                let owner = holders[index.rem_euclid(holders.len() as i32) as usize];
                let (from, to) = (f64::from(index) * STRIPE, f64::from(index + 1) * STRIPE);
                list.fill(slant(bounds, from, to), owner.color().alpha(0.5));
            }
        });
    }

    /// Draws its value.
    pub fn draw_value(&self, list: &mut DisplayList, pixel: f64) {
        let Some(points) = self.points else {
            return;
        };
        let high = (DIGITS * pixel).clamp(HIGH.0, HIGH.1);
        let digits = points.to_string();
        let wide = high * (0.75 + 0.72 * digits.len() as f64);
        let plate = Rect::from_center_size(self.middle, (wide, high * 1.55));
        let plate = plate.to_rounded_rect(high * 0.5);
        let (paper, ink): (Rgba, Rgba) = match self.holders.as_slice() {
            [owner] => (owner.color(), owner.ink()),
            _ => (WHITE, SOOT),
        };
        let paper = paper.alpha(if self.is_held() { 1.0 } else { 0.75 });
        list.upright(self.middle, |list| {
            list.fill(plate, paper);
            list.stroke(plate, ink.alpha(0.8), Pen::round(high * 0.09));
            Number::new(&digits, self.middle, high).draw(list, ink);
        });
    }
}

/// The part of `bounds`, slightly enlarged, where the sum of the coordinates is between two
/// numbers.
fn slant(bounds: Rect, from: f64, to: f64) -> BezPath {
    let (top, bottom) = (bounds.y0, bounds.y1);
    let corners = [(from, top), (to, top), (to, bottom), (from, bottom)];
    around(Point::ZERO, &corners.map(|(sum, y)| (sum - y, y)))
}
