//! City walls along their curves, with the visible face in front and battlements on top.

use kurbo::{CubicBez, ParamCurve, ParamCurveArclen, ParamCurveDeriv, Point, Vec2};

use super::shapes::{line, polygon};
use super::sheet::Sheet;
use super::sprites::Sprites;
use super::towers;
use crate::scene::color::Rgba;
use crate::scene::display::{DisplayList, Pen};
use crate::scene::plan::{Wall, border};
use crate::scene::theme::Palette;

pub const HEIGHT: f64 = 40.0;
pub const THICK: f64 = 24.0;
/// Approximate length of a piece of wall that is drawn at once: a merlon and the gap beside it.
const PIECE: f64 = 30.0;
/// Half the width of a gate.
const GATE: f64 = 34.0;

/// A place along a wall, in the rotation of the tile.
#[derive(Clone, Copy)]
struct Post {
    /// Foot of the outer face.
    outer: Point,
    /// Unit vector out of the city.
    out: Vec2,
}

impl Post {
    fn inner(&self) -> Point {
        self.outer - self.out * THICK
    }

    fn flipped(&self, mirror: impl Fn(Point) -> Point) -> Post {
        let tip = mirror(self.outer + self.out);
        let outer = mirror(self.outer);
        Post {
            outer,
            out: tip - outer,
        }
    }
}

/// All walls of a tile, their towers and gates.
pub fn stand(sheet: &Sheet, standing: &mut Sprites) {
    for wall in &sheet.plan.walls {
        let gates: Vec<Point> = sheet
            .plan
            .roads
            .iter()
            .filter_map(|road| road.gate)
            .map(|(gate, _)| sheet.at(gate))
            .collect();
        let posts = posts(sheet, wall);
        for pair in posts.windows(2) {
            let middle = pair[0].outer.midpoint(pair[1].outer);
            if gates.iter().all(|gate| gate.distance(middle) > GATE) {
                piece(standing, sheet.colors, pair[0], pair[1]);
            }
        }
        towers::along(sheet, standing, wall);
    }
    for road in &sheet.plan.roads {
        if let Some((gate, into)) = road.gate {
            let into = sheet.at(gate + into) - sheet.at(gate);
            towers::gate(sheet, standing, sheet.at(gate), into);
        }
    }
}

/// Places along a wall at equal distances, extending slightly beyond the edge of the tile where the
/// city continues, so that the wall matches that of the neighbour.
fn posts(sheet: &Sheet, wall: &Wall) -> Vec<Post> {
    let mut posts = spaced(&wall.curve, PIECE)
        .into_iter()
        .map(|share| {
            let outer = sheet.at(wall.curve.eval(share));
            Post {
                outer,
                out: outward(sheet, &wall.curve, share),
            }
        })
        .collect::<Vec<_>>();
    let front = wall.front;
    let held = |place: f64, step: f64| {
        let place = border::at(place + step);
        sheet.plan.ground.segment_at(place) == Some(wall.city)
    };
    if held(front.0, -0.2) {
        let mirror = beyond(sheet, front.0 - 0.2);
        let before: Vec<Post> = posts[1..3]
            .iter()
            .rev()
            .map(|p| p.flipped(&mirror))
            .collect();
        posts.splice(0..0, before);
    }
    if held(front.1, 0.2) {
        let mirror = beyond(sheet, front.1 + 0.2);
        let count = posts.len();
        let after: Vec<Post> = posts[count - 3..count - 1]
            .iter()
            .rev()
            .map(|p| p.flipped(&mirror))
            .collect();
        posts.extend(after);
    }
    posts
}

/// The reflection at the edge of the tile that contains a place of the border.
fn beyond(sheet: &Sheet, place: f64) -> impl Fn(Point) -> Point {
    let on_edge = sheet.at(border::at(place));
    move |point: Point| {
        if on_edge.x < 1.0 || on_edge.x > 999.0 {
            Point::new(2.0 * on_edge.x - point.x, point.y)
        } else {
            Point::new(point.x, 2.0 * on_edge.y - point.y)
        }
    }
}

/// The unit vector out of the city at a fraction of a wall, in the rotation of the tile.
pub fn outward(sheet: &Sheet, curve: &CubicBez, share: f64) -> Vec2 {
    let tangent = curve.deriv().eval(share.clamp(0.01, 0.99)).to_vec2();
    let out = Vec2::new(tangent.y, -tangent.x) / tangent.hypot().max(1e-6);
    let at = curve.eval(share);
    sheet.at(at + out) - sheet.at(at)
}

/// Parameters of a curve at about equal distances.
fn spaced(curve: &CubicBez, distance: f64) -> Vec<f64> {
    let length = curve.arclen(0.5);
    let count = (length / distance).round().max(2.0) as usize;
    (0..=count)
        .map(|i| curve.inv_arclen(length * i as f64 / count as f64, 0.5))
        .collect()
}

/// How brightly a face with normal `out` is lit: from 0 in the shade to 1 in the light from the
/// north-west.
fn light(out: Vec2) -> f64 {
    (0.5 - 0.5 * out.dot(Vec2::new(0.8, 0.35))).clamp(0.0, 1.0)
}

fn piece(standing: &mut Sprites, colors: &Palette, a: Post, b: Post) {
    let up = Vec2::new(0.0, -HEIGHT);
    let out = a.out + b.out;
    let front = out.y > 0.0;
    let face = if front {
        (a.outer, b.outer)
    } else {
        (a.inner(), b.inner())
    };
    let lit = light(if front { out / 2.0 } else { -out / 2.0 });
    let color = colors.wall_face[1].mix(colors.wall_face[0], lit);
    let foot = a.outer.y.max(b.outer.y).max(a.inner().y).max(b.inner().y);
    standing.stand(foot, |list| {
        let wall = polygon([face.0, face.1, face.1 + up, face.0 + up]);
        let top = polygon([a.outer + up, b.outer + up, b.inner() + up, a.inner() + up]);
        // Including the edge, so that there are no gaps between neighbouring pieces.
        list.outlined(wall, (color, 1.6), color);
        stones(list, face, up, color);
        list.outlined(top, (colors.wall_top, 1.6), colors.wall_top);
        for side in [(a.inner(), b.inner()), (a.outer, b.outer)] {
            list.stroke(
                line([side.0 + up, side.1 + up]),
                colors.outline,
                Pen::round(5.0),
            );
        }
        merlon(list, colors, a, b, color);
    });
}

/// Two rows of joints between the stones.
fn stones(list: &mut DisplayList, face: (Point, Point), up: Vec2, color: Rgba) {
    let joint = color.darker(0.16);
    for (share, from, to) in [(0.33, 0.1, 0.6), (0.66, 0.45, 0.95)] {
        let row = line([
            face.0.lerp(face.1, from) + up * share,
            face.0.lerp(face.1, to) + up * share,
        ]);
        list.stroke(row, joint, Pen::flat(3.0));
    }
}

/// A merlon on the outer edge of the first half of a piece.
fn merlon(list: &mut DisplayList, colors: &Palette, a: Post, b: Post, color: Rgba) {
    let (low, high) = (Vec2::new(0.0, -HEIGHT), Vec2::new(0.0, -HEIGHT - 15.0));
    let (start, end) = (a.outer.lerp(b.outer, 0.2), a.outer.lerp(b.outer, 0.8));
    let back = (a.out + b.out) * (THICK * 0.2);
    let block = polygon([start + low, end + low, end + high, start + high]);
    let cap = polygon([
        start + high,
        end + high,
        end + high - back,
        start + high - back,
    ]);
    for part in [&block, &cap] {
        list.stroke(part.clone(), colors.outline, Pen::round(5.0));
    }
    list.fill(block, color.lighter(0.08));
    list.fill(cap, colors.snow.unwrap_or(colors.wall_top.lighter(0.15)));
}
