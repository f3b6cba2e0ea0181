//! Round towers along walls and at gates.

use kurbo::{BezPath, ParamCurve, Point, Rect, Vec2};

use super::shapes::{around, ellipse, line, shadow};
use super::sheet::Sheet;
use super::sprites::Sprites;
use super::walls::{HEIGHT, THICK, outward};
use crate::scene::color::{Paint, Rgba};
use crate::scene::display::{DisplayList, Pen};
use crate::scene::plan::Wall;
use crate::scene::theme::Palette;

#[derive(Clone, Copy, Debug)]
pub struct Tower {
    pub half: f64,
    pub high: f64,
    /// Height of its pointed roof; `None` for a battlement.
    pub roof: Option<(f64, Rgba)>,
}

impl Tower {
    /// Draws the tower with the centre of its foot at `foot`.
    pub fn draw(&self, list: &mut DisplayList, colors: &Palette, foot: Point) {
        let half = self.half;
        let bulge = half * 0.36;
        shadow(
            list,
            colors,
            foot + Vec2::new(12.0, 3.0),
            half * 1.15,
            bulge * 1.3,
        );
        let body = body(foot, half, bulge, self.high);
        list.outlined(body, (colors.outline, 6.0), round_light(colors, foot, half));
        self.slit(list, colors, foot);
        match self.roof {
            Some((high, color)) => self.pointed(list, colors, foot, high, color),
            None => self.battlement(list, colors, foot),
        }
    }

    fn slit(&self, list: &mut DisplayList, colors: &Palette, foot: Point) {
        let middle = foot - Vec2::new(self.half * 0.25, self.high * 0.5);
        list.fill(Rect::from_center_size(middle, (5.0, 15.0)), colors.outline);
    }

    fn pointed(
        &self,
        list: &mut DisplayList,
        colors: &Palette,
        foot: Point,
        high: f64,
        color: Rgba,
    ) {
        let half = self.half + 6.0;
        let eaves = foot - Vec2::new(0.0, self.high);
        let mut cone = BezPath::new();
        cone.move_to(eaves + Vec2::new(-half, 0.0));
        cone.quad_to(
            eaves + Vec2::new(0.0, half * 0.75),
            eaves + Vec2::new(half, 0.0),
        );
        cone.line_to(eaves - Vec2::new(0.0, high));
        cone.close_path();
        list.outlined(cone, (colors.outline, 6.0), color);
        let shade = around(
            eaves,
            &[(half * 0.15, half * 0.33), (half, 0.0), (0.0, -high)],
        );
        list.fill(shade, color.darker(0.25));
        let gleam = around(
            eaves,
            &[
                (-half * 0.75, half * 0.1),
                (-half * 0.4, half * 0.26),
                (0.0, -high),
            ],
        );
        list.fill(gleam, colors.snow.unwrap_or(color.lighter(0.28)));
    }

    fn battlement(&self, list: &mut DisplayList, colors: &Palette, foot: Point) {
        let half = self.half + 4.0;
        let top = foot - Vec2::new(0.0, self.high);
        list.outlined(
            ellipse(top, half, half * 0.45),
            (colors.outline, 6.0),
            colors.wall_top,
        );
        list.fill(
            ellipse(top + Vec2::new(0.0, 2.0), half * 0.62, half * 0.24),
            colors.wall_face[1],
        );
        for share in [-0.75, -0.1, 0.55] {
            let at = top + Vec2::new(half * share, half * 0.34 - (share * share) * 8.0);
            let block = Rect::new(at.x, at.y - 14.0, at.x + half * 0.38, at.y);
            list.outlined(block, (colors.outline, 4.0), colors.wall_top);
        }
    }
}

fn body(foot: Point, half: f64, bulge: f64, high: f64) -> BezPath {
    let mut path = BezPath::new();
    path.move_to(foot + Vec2::new(-half, -high));
    path.line_to(foot + Vec2::new(-half, 0.0));
    path.quad_to(
        foot + Vec2::new(0.0, bulge * 2.0),
        foot + Vec2::new(half, 0.0),
    );
    path.line_to(foot + Vec2::new(half, -high));
    path.close_path();
    path
}

/// Light from the left on a round wall.
fn round_light(colors: &Palette, foot: Point, half: f64) -> Paint {
    Paint::Linear {
        from: foot - Vec2::new(half * 0.6, 0.0),
        to: foot + Vec2::new(half, 0.0),
        colors: [colors.wall_top, colors.wall_face[1]],
    }
}

/// Two towers near the ends of a wall.
pub fn along(sheet: &Sheet, standing: &mut Sprites, wall: &Wall) {
    let mut grain = sheet.grain("towers");
    let roof = sheet.colors.roofs[[0, 1, 4][grain.pick(3)]];
    let wide = wall.front.1 - wall.front.0 > 0.6;
    for ends in [[0.16, 0.2, 0.25, 0.3], [0.84, 0.8, 0.75, 0.7]] {
        let tower = Tower {
            half: 25.0,
            high: HEIGHT + 26.0,
            roof: Some((44.0, roof)),
        };
        let place = ends
            .into_iter()
            .map(|share| {
                let out = outward(sheet, &wall.curve, share);
                let lean = if out.y > 0.2 { 0.1 } else { 0.5 };
                sheet.at(wall.curve.eval(share)) - out * (THICK * lean)
            })
            .find(|foot| foot.y > 118.0 && foot.y < 985.0 && foot.x > 34.0 && foot.x < 966.0);
        if let Some(foot) = place.filter(|_| wide) {
            let foot = foot + Vec2::new(0.0, 6.0);
            let colors = sheet.colors;
            standing.stand(foot.y + THICK, |list| tower.draw(list, colors, foot));
        }
    }
}

/// The gate where a road enters a city: two towers, and an arch between them when it is seen from
/// outside.
pub fn gate(sheet: &Sheet, standing: &mut Sprites, at: Point, into: Vec2) {
    let colors = sheet.colors;
    let across = Vec2::new(-into.y, into.x);
    let middle = at + into * (THICK * 0.5);
    if into.y.abs() > 0.5 {
        let foot = middle + Vec2::new(0.0, THICK * 0.4);
        let outside = into.y < 0.0;
        standing.stand(foot.y - 1.0, |list| {
            arch(list, colors, foot, across, outside)
        });
    }
    for side in [-1.0, 1.0] {
        let tower = Tower {
            half: 22.0,
            high: HEIGHT + 24.0,
            roof: None,
        };
        let foot = middle + across * (side * 50.0) + Vec2::new(0.0, 6.0);
        standing.stand(foot.y + THICK * 0.5, |list| tower.draw(list, colors, foot));
    }
}

/// The block over a gate, with its opening.
fn arch(list: &mut DisplayList, colors: &Palette, foot: Point, across: Vec2, outside: bool) {
    let half = 40.0;
    let slope = across * (half / across.x.abs().max(0.4)) * across.x.signum();
    let (left, right) = (foot - slope, foot + slope);
    let lift = |dy: f64| Vec2::new(0.0, -dy);
    let mut block = BezPath::new();
    block.move_to(left);
    block.line_to(left + lift(HEIGHT + 16.0));
    block.line_to(right + lift(HEIGHT + 16.0));
    block.line_to(right);
    let inset = slope * 0.62;
    block.line_to(foot + inset);
    block.curve_to(
        foot + inset + lift(46.0),
        foot - inset + lift(46.0),
        foot - inset,
    );
    block.close_path();
    let color = if outside {
        colors.wall_face[0]
    } else {
        colors.wall_face[1]
    };
    list.outlined(block, (colors.outline, 6.0), color);
    let top = line([left + lift(HEIGHT + 16.0), right + lift(HEIGHT + 16.0)]);
    list.stroke(top.clone(), colors.outline, Pen::round(15.0));
    list.stroke(top, colors.snow.unwrap_or(colors.wall_top), Pen::round(9.0));
}
