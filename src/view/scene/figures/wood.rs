//! How figures, and the marks on them, are drawn.

use kurbo::{Affine, BezPath, Circle, Ellipse, Point, Rect, Shape as _, Vec2};

use super::figure::{Figure, FigureLook};
use super::owners::{Mark, Owner};
use crate::scene::color::{Paint, Rgba, SOOT, WHITE};
use crate::scene::display::{DisplayList, Group, Pen};
use crate::scene::print::FigureKey;
use crate::scene::tile_art::shapes::polygon;

impl Figure {
    /// Draws the figure, transformed by `affine`, as fine as on a tile of 100 pixels.
    pub fn draw(&self, list: &mut DisplayList, affine: Affine) {
        self.draw_seen(list, affine, PIXEL);
    }

    /// Draws the figure where a pixel of the screen is `pixel` of its units: what would be too fine
    /// is drawn wider.
    pub fn draw_seen(&self, list: &mut DisplayList, affine: Affine, pixel: f64) {
        let opacity = if self.look == FigureLook::Faint {
            0.5
        } else {
            1.0
        };
        let group = Group::at(affine).faded(opacity).named(self.shape.name());
        list.group(group, |list| match self.look {
            FigureLook::Faint => self.faint(list),
            FigureLook::Plain | FigureLook::Selected => self.wood(list, pixel),
        });
    }

    fn wood(&self, list: &mut DisplayList, pixel: f64) {
        let color = self.color();
        let body = self.outline();
        let lines = Lines::seen(pixel);
        let edge = Affine::translate(THICK) * body.clone();
        self.shadow(list, body.bounding_box());
        if self.look == FigureLook::Selected {
            for part in [&body, &edge] {
                list.stroke(part.clone(), CHOSEN, Pen::round(lines.keyline + 20.0));
            }
        }
        for (ink, width) in [(WHITE.alpha(0.95), lines.keyline), (SOOT, lines.outline)] {
            for part in [&body, &edge] {
                list.stroke(part.clone(), ink, Pen::round(width));
            }
        }
        list.fill(edge, color.darker(0.42));
        list.fill(body.clone(), light(color, body.bounding_box()));
        list.stroke(body, glint(color), Pen::round(lines.glint));
        self.features(list, pixel);
    }

    /// A soft shadow on the ground, to the south-east.
    fn shadow(&self, list: &mut DisplayList, bounds: Rect) {
        let foot = Point::new(bounds.center().x + 18.0, bounds.y1 + 4.0);
        for (share, high, strength) in [(0.66, 30.0, 0.16), (0.56, 22.0, 0.2)] {
            let ellipse = Ellipse::new(foot, (bounds.width() * share, high), 0.0);
            list.fill(ellipse, SOOT.alpha(strength));
        }
    }

    fn faint(&self, list: &mut DisplayList) {
        let body = self.outline();
        list.outlined(body.clone(), (WHITE, 20.0), self.color().lighter(0.25));
        list.stroke(body, SOOT, Pen::round(8.0).dashed(20.0, 14.0));
    }

    /// What is painted on the body: the owner's mark, faces and buttons.
    fn features(&self, list: &mut DisplayList, pixel: f64) {
        let stance = self.stance();
        let ink = self.owner.map_or(self.shape.neutral_ink(), Owner::ink);
        for (path, width) in self.shape.lines() {
            let width = width.max((pixel * FINE).min(width * 1.6));
            list.stroke(stance * path, ink, Pen::round(width));
        }
        if let Some(owner) = self.owner {
            let at = stance * self.shape.chest();
            let size = self.shape.mark_size();
            let size = size.max((pixel * MARK).min(size * 1.25));
            owner.mark().draw(list, at, size, ink);
        }
    }
}

/// The drawing of a figure in its [`ROOM`](super::ROOM).
pub fn drawing(key: FigureKey) -> DisplayList {
    let mut list = DisplayList::new();
    let pixel = f64::from(key.pixel);
    key.figure.draw_seen(&mut list, Affine::IDENTITY, pixel);
    list
}

/// The default size of a pixel in units of a figure: on a tile of 100 pixels.
const PIXEL: f64 = 10.0;
/// The thickness of the wood, to the right and down.
const THICK: Vec2 = Vec2::new(6.0, 11.0);
/// The rim of a selected figure.
const CHOSEN: Rgba = Rgba::hex(0xffd35c);
/// The smallest width of what is painted on a figure, and the smallest reach of its mark, in
/// pixels.
const FINE: f64 = 1.0;
const MARK: f64 = 2.9;

/// The widths of the outlines of a figure, in its units. A light outline separates it from dark
/// grounds and roofs of its own colour, a dark one inside it from light grounds.
struct Lines {
    keyline: f64,
    outline: f64,
    glint: f64,
}

impl Lines {
    /// Widths that are visible at this pixel size.
    fn seen(pixel: f64) -> Self {
        let glint = (pixel * 0.6).clamp(5.0, 8.0);
        let outline = glint + 2.0 * (pixel * 0.8).clamp(6.0, 11.0);
        Lines {
            glint,
            outline,
            keyline: outline + 2.0 * (pixel * 1.1).clamp(8.0, 17.0),
        }
    }
}

/// The lit edge of the wood, which separates dark wood from its dark outline.
fn glint(color: Rgba) -> Rgba {
    color.lighter(if color.luminance() < 0.3 { 0.42 } else { 0.55 })
}

/// Wood lit from the north-west.
fn light(color: Rgba, bounds: Rect) -> Paint {
    Paint::Linear {
        from: bounds.origin(),
        to: Point::new(bounds.x1, bounds.y1),
        colors: [color.lighter(0.22), color.darker(0.08)],
    }
}

impl Mark {
    /// Draws the mark around `at`, reaching `size` to each side.
    pub fn draw(self, list: &mut DisplayList, at: Point, size: f64, ink: Rgba) {
        match self {
            Mark::Disc => list.fill(Circle::new(at, size * 0.82), ink),
            // Upright: a horizontal white bar on red would look like a “no entry” sign.
            Mark::Bar => list.fill(Rect::from_center_size(at, (size * 0.72, size * 2.2)), ink),
            Mark::Triangle => list.fill(
                corners(at, size, &[(0.0, -1.0), (1.05, 0.8), (-1.05, 0.8)]),
                ink,
            ),
            Mark::Cross => {
                let third = size * 0.33;
                list.fill(
                    Rect::new(at.x - size, at.y - third, at.x + size, at.y + third),
                    ink,
                );
                list.fill(
                    Rect::new(at.x - third, at.y - size, at.x + third, at.y + size),
                    ink,
                );
            }
            Mark::Diamond => list.fill(
                corners(
                    at,
                    size,
                    &[(0.0, -1.15), (0.85, 0.0), (0.0, 1.15), (-0.85, 0.0)],
                ),
                ink,
            ),
            Mark::Ring => list.stroke(Circle::new(at, size * 0.72), ink, Pen::round(size * 0.42)),
        }
    }
}

/// A closed polygon from offsets to a point, in multiples of a size.
fn corners(at: Point, size: f64, offsets: &[(f64, f64)]) -> BezPath {
    polygon(offsets.iter().map(|&offset| at + Vec2::from(offset) * size))
}
