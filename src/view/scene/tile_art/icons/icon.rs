//! An icon being drawn, and what all icons share.

use kurbo::{Affine, BezPath, Circle, Point, Shape};

use crate::scene::color::{Rgba, WHITE};
use crate::scene::display::{DisplayList, Pen};
use crate::scene::tile_art::shapes;

/// The colour of lines, in every look.
pub const INK: Rgba = Rgba::hex(0x21160e);
pub const PARCHMENT: Rgba = Rgba::hex(0xfff6df);
/// Width of the dark line around a shape.
pub const LINE: f64 = 0.2;
/// Width of that line together with the light one around it.
pub const HALO: f64 = 0.4;
/// The tolerance of approximated curves.
pub const FINE: f64 = 0.01;

/// An icon being drawn.
pub struct Icon<'a> {
    list: &'a mut DisplayList,
    /// Maps the square of the icon to the tile.
    place: Affine,
    /// Half the size of the icon.
    size: f64,
}

impl<'a> Icon<'a> {
    /// An icon with its centre at `at`, reaching `size` to each side.
    pub fn new(list: &'a mut DisplayList, at: Point, size: f64) -> Self {
        let place = Affine::translate(at.to_vec2()) * Affine::scale(size);
        Icon { list, place, size }
    }

    /// The outline of a shape.
    pub fn stroke(&mut self, shape: impl Shape, color: Rgba, width: f64) {
        let path = self.place * shape.into_path(FINE);
        self.list.stroke(path, color, Pen::round(width * self.size));
    }

    /// A shape without outline.
    pub fn plain(&mut self, shape: impl Shape, color: Rgba) {
        self.list.fill(self.place * shape.into_path(FINE), color);
    }

    /// A shape with a dark outline.
    pub fn shape(&mut self, shape: impl Shape, color: Rgba) {
        let path = shape.into_path(FINE);
        self.stroke(path.clone(), INK, LINE);
        self.plain(path, color);
    }

    /// A shape with a dark and a light outline, which stands out from any ground.
    pub fn cut_out(&mut self, shape: impl Shape, color: Rgba) {
        let path = shape.into_path(FINE);
        self.stroke(path.clone(), WHITE, HALO);
        self.shape(path, color);
    }

    /// A round plate with a light outline that separates it from the ground.
    pub fn plate(&mut self, color: Rgba) {
        let plate = Circle::new((0.0, 0.0), 0.87);
        self.stroke(plate, WHITE, 0.29);
        self.shape(plate, color);
    }

    /// A square inside this one, for something smaller than its plate.
    pub fn inner(&mut self, place: Affine, size: f64) -> Icon<'_> {
        Icon {
            place: self.place * place,
            size: self.size * size,
            list: self.list,
        }
    }

    /// A polygon with a dark line around it.
    pub fn polygon(&mut self, points: &[(f64, f64)], color: Rgba) {
        self.shape(polygon(points), color);
    }

    /// A round shape with a dark line around it.
    pub fn disc(&mut self, at: (f64, f64), radius: f64, color: Rgba) {
        self.shape(Circle::new(at, radius), color);
    }

    /// A line through points.
    pub fn line(&mut self, points: &[(f64, f64)], width: f64, color: Rgba) {
        let path = shapes::line(points.iter().map(|&point| point.into()));
        self.stroke(path, color, width);
    }
}

/// A closed polygon through points of the square.
pub fn polygon(points: &[(f64, f64)]) -> BezPath {
    shapes::around(Point::ZERO, points)
}

/// A path from commands (see [`shapes::path`]) in hundredths of the square.
pub fn drawn(commands: &str) -> BezPath {
    shapes::path(commands, &|x, y| Point::new(x / 100.0, y / 100.0))
}
