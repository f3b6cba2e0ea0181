//! Crop circles and vineyards.

use kurbo::{Affine, BezPath, Circle, Point, Rect, Vec2};

use crate::scene::color::{Rgba, WHITE};
use crate::scene::display::{DisplayList, Group, Pen};
use crate::scene::plan::{Hub, Plot};
use crate::scene::tile_art::Sheet;
use crate::scene::tile_art::shapes::{blob, line};
use crate::scene::tile_art::sprites::Sprites;
use engine::tiles::{CircleKind, FeatureKind};

/// Corn, with a pattern trodden into it that tells which features the circle is about.
pub fn circle(sheet: &Sheet, list: &mut DisplayList, hub: &Hub, kind: CircleKind) {
    let at = sheet.at(hub.at);
    let colors = sheet.colors;
    let corn = colors.flowers[1].mix(colors.soil, 0.18);
    let fields = sheet.tile.each().any(|(_, s)| s.kind == FeatureKind::Field);
    let radius = if fields { hub.radius } else { 620.0 };
    let area = Circle::new(at, radius);
    list.stroke(area, corn.darker(0.35), Pen::round(12.0));
    list.fill(area, corn);
    list.group(Group::clipped(area), |list| {
        let mut ears = BezPath::new();
        let mut grain = sheet.grain("ears");
        for _ in 0..(radius * radius / 220.0) as usize {
            let spot = at
                + Vec2::new(
                    grain.between(-radius, radius),
                    grain.between(-radius, radius),
                );
            ears.move_to(spot);
            ears.line_to(spot - Vec2::new(2.0, 13.0));
        }
        list.stroke(ears, corn.darker(0.13), Pen::round(4.5));
    });
    let size = if fields { hub.radius.min(170.0) } else { 170.0 };
    let edge = corn.darker(0.35);
    for (reach, color) in [
        (0.95, edge),
        (0.9, corn.lighter(0.3)),
        (0.8, edge),
        (0.75, corn.lighter(0.72)),
    ] {
        list.fill(Circle::new(at, size * reach), color);
    }
    let place = Affine::translate(at.to_vec2()) * Affine::scale(size);
    emblem(list, place, kind);
}

/// What is trodden into the middle of a crop circle, in a square from -1 to 1: a fork for farmers, a club for highwaymen,
/// a shield for knights (CROP-04).
fn emblem(list: &mut DisplayList, place: Affine, kind: CircleKind) {
    let ink = Rgba::hex(0x46290f);
    let place = Group::at(place);
    list.group(place, |list| match kind {
        CircleKind::Field => fork(list, ink),
        CircleKind::Road => club(list, ink),
        CircleKind::City => escutcheon(list, ink),
    });
}

/// A pitchfork with three prongs.
fn fork(list: &mut DisplayList, ink: Rgba) {
    let mut prongs = BezPath::new();
    prongs.move_to((-0.36, -0.56));
    prongs.line_to((-0.36, -0.3));
    prongs.curve_to((-0.36, 0.04), (0.36, 0.04), (0.36, -0.3));
    prongs.line_to((0.36, -0.56));
    prongs.move_to((0.0, -0.58));
    prongs.line_to((0.0, 0.62));
    list.stroke(prongs, ink, Pen::round(0.15));
}

/// A club: thin where it is held, thick and knotty where it hits.
fn club(list: &mut DisplayList, ink: Rgba) {
    let mut wood = BezPath::new();
    wood.move_to((-0.52, 0.42));
    wood.line_to((-0.08, -0.22));
    wood.curve_to((0.04, -0.62), (0.42, -0.72), (0.54, -0.46));
    wood.curve_to((0.7, -0.2), (0.42, 0.06), (0.14, 0.06));
    wood.line_to((-0.42, 0.52));
    wood.curve_to((-0.54, 0.6), (-0.62, 0.52), (-0.52, 0.42));
    wood.close_path();
    list.stroke(wood.clone(), ink, Pen::round(0.12));
    list.fill(wood, Rgba::hex(0x9a6431));
    for (x, y) in [(0.16, -0.36), (0.38, -0.4), (0.3, -0.14)] {
        list.fill(Circle::new((x, y), 0.075), ink);
    }
}

/// A knight's shield with a cross.
fn escutcheon(list: &mut DisplayList, ink: Rgba) {
    let mut shield = BezPath::new();
    shield.move_to((-0.48, -0.54));
    shield.line_to((0.48, -0.54));
    shield.curve_to((0.54, 0.06), (0.34, 0.42), (0.0, 0.64));
    shield.curve_to((-0.34, 0.42), (-0.54, 0.06), (-0.48, -0.54));
    shield.close_path();
    list.stroke(shield.clone(), ink, Pen::round(0.14));
    list.fill(shield.clone(), Rgba::hex(0xb8402f));
    list.group(Group::clipped(shield), |list| {
        let cross = [
            Rect::new(-0.09, -1.0, 0.09, 1.0),
            Rect::new(-1.0, -0.26, 1.0, -0.08),
        ];
        for bar in cross {
            list.fill(bar, WHITE);
        }
    });
}

/// The soil of a vineyard.
pub fn vineyard(sheet: &Sheet, list: &mut DisplayList, plot: &Plot) {
    let at = sheet.at(plot.at);
    let mut grain = sheet.grain("vineyard");
    let soil = blob(at, plot.radius * 0.88, 1.05, &mut grain);
    let colors = sheet.colors;
    list.stroke(soil.clone(), colors.soil.darker(0.25), Pen::round(9.0));
    list.fill(soil.clone(), colors.soil.lighter(0.22));
    list.group(Group::clipped(soil), |list| {
        for row in -5..=5 {
            let y = f64::from(row) * plot.radius * 0.3 + 12.0;
            let furrow = line([
                at + Vec2::new(-plot.radius, y),
                at + Vec2::new(plot.radius, y),
            ]);
            list.stroke(furrow, colors.soil.darker(0.1), Pen::round(6.0));
        }
    });
}

/// Vines on stakes, with grapes.
pub fn vines(sheet: &Sheet, standing: &mut Sprites, plot: &Plot) {
    let at = sheet.at(plot.at);
    let colors = sheet.colors;
    let reach = plot.radius;
    for row in -2..=2i32 {
        let y = f64::from(row) * reach * 0.3 + 12.0;
        let half = (reach * reach * 0.64 - y * y).max(0.0).sqrt() * 0.95;
        let count = (half * 2.0 / 38.0) as i32;
        for vine in 0..count {
            let x = -half + (f64::from(vine) + 0.5) * half * 2.0 / f64::from(count);
            let foot = at + Vec2::new(x, y + 6.0);
            standing.stand(foot.y, |list| {
                list.stroke(
                    line([foot, foot - Vec2::new(0.0, 34.0)]),
                    colors.wood,
                    Pen::round(4.0),
                );
                let leaves = Circle::new(foot - Vec2::new(0.0, 24.0), 15.0);
                list.stroke(leaves, colors.outline.alpha(0.5), Pen::round(4.0));
                list.fill(leaves, colors.leaves[1]);
                list.fill(
                    Circle::new(foot - Vec2::new(5.0, 29.0), 6.0),
                    colors.leaves[2],
                );
                let grapes = Rgba::hex(0x6b2f6e);
                for (dx, dy) in [(-2.0, -18.0), (6.0, -18.0), (2.0, -11.0)] {
                    list.fill(Circle::new(foot + Vec2::new(dx, dy), 4.8), grapes);
                }
            });
        }
    }
    let sign = at + Vec2::new(reach * 0.62, -reach * 0.62);
    let larger = Group::at(Affine::scale_about(1.5, sign));
    standing.stand(at.y + 500.0, |list| {
        list.group(larger, |list| bunch(sheet, list, sign));
    });
}

/// A bunch of grapes, large enough to be read.
fn bunch(sheet: &Sheet, list: &mut DisplayList, at: Point) {
    let colors = sheet.colors;
    let grapes: Vec<Circle> = [
        (-20.0, -14.0),
        (0.0, -18.0),
        (20.0, -14.0),
        (-11.0, 3.0),
        (10.0, 3.0),
        (0.0, 20.0),
    ]
    .map(|offset| Circle::new(at + Vec2::from(offset), 13.0))
    .to_vec();
    for grape in &grapes {
        list.stroke(*grape, colors.outline, Pen::round(9.0));
    }
    for grape in &grapes {
        list.fill(*grape, Rgba::hex(0x7a3580));
        let gleam = grape.center - Vec2::new(4.0, 4.0);
        list.fill(Circle::new(gleam, 4.0), Rgba::hex(0xc99bd0));
    }
    let leaf = Affine::translate(at.to_vec2() - Vec2::new(0.0, 36.0))
        * crate::scene::tile_art::shapes::around(
            Point::ZERO,
            &[
                (-24.0, -6.0),
                (-6.0, -16.0),
                (20.0, -10.0),
                (8.0, 8.0),
                (-10.0, 8.0),
            ],
        );
    list.stroke(leaf.clone(), colors.outline, Pen::round(7.0));
    list.fill(leaf, colors.leaves[1]);
}
