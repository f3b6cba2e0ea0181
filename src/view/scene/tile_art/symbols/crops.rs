//! Crop circles and vineyards.

use kurbo::{Affine, BezPath, Circle, Point, Vec2};

use crate::scene::color::Rgba;
use crate::scene::display::{DisplayList, Group, Pen};
use crate::scene::plan::{Hub, PlacedSymbol};
use crate::scene::tile_art::icons::{Icon, circles};
use crate::scene::tile_art::shapes::{blob, drawn, line};
use crate::scene::tile_art::sheet::Sheet;
use crate::scene::tile_art::sprites::Sprites;
use engine::tiles::{CircleKind, FeatureKind};

/// Corn with a trodden pattern that tells which features the circle affects.
pub fn circle(sheet: &Sheet, list: &mut DisplayList, hub: &Hub, kind: CircleKind) {
    let at = sheet.at(hub.at);
    let colors = sheet.colors;
    let corn = colors.corn;
    let fields = sheet.tile.each().any(|(_, s)| s.kind == FeatureKind::Field);
    let radius = if fields { hub.radius } else { 620.0 };
    let area = Circle::new(at, radius);
    list.outlined(area, (colors.road_edge, 14.0), corn);
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
    circles::emblem(&mut Icon::new(list, at, size), kind);
}

/// The soil of a vineyard.
pub fn vineyard(sheet: &Sheet, list: &mut DisplayList, symbol: &PlacedSymbol) {
    let at = sheet.at(symbol.at);
    let mut grain = sheet.grain("vineyard");
    let soil = blob(at, symbol.radius * 0.88, 1.05, &mut grain);
    let colors = sheet.colors;
    list.outlined(
        soil.clone(),
        (colors.soil.darker(0.25), 9.0),
        colors.soil.lighter(0.45),
    );
    list.group(Group::clipped(soil), |list| {
        for row in -5..=5 {
            let y = f64::from(row) * symbol.radius * 0.3 + 12.0;
            let furrow = line([
                at + Vec2::new(-symbol.radius, y),
                at + Vec2::new(symbol.radius, y),
            ]);
            list.stroke(furrow, colors.soil.darker(0.1), Pen::round(6.0));
        }
    });
}

/// The colour of ripe grapes.
const GRAPES: Rgba = Rgba::hex(0x7a3580);

/// Vines in trimmed rows, with grapes.
pub fn vines(sheet: &Sheet, standing: &mut Sprites, symbol: &PlacedSymbol) {
    let at = sheet.at(symbol.at);
    let colors = sheet.colors;
    let reach = symbol.radius;
    for row in -2..=2i32 {
        let y = f64::from(row) * reach * 0.3 + 12.0;
        let half = (reach * reach * 0.64 - y * y).max(0.0).sqrt() * 0.95;
        let (left, right) = (at + Vec2::new(-half, y), at + Vec2::new(half, y));
        standing.stand(left.y, |list| {
            let hedge = line([left, right]);
            list.stroke(hedge.clone(), colors.outline, Pen::round(25.0));
            list.stroke(hedge, colors.leaves[2], Pen::round(17.0));
            let count = (half * 2.0 / 30.0) as i32;
            for bunch in 0..count {
                let share = (f64::from(bunch) + 0.5) / f64::from(count);
                list.fill(Circle::new(left.lerp(right, share), 6.5), GRAPES);
            }
        });
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
        list.fill(*grape, GRAPES);
        let gleam = grape.center - Vec2::new(4.0, 4.0);
        list.fill(Circle::new(gleam, 4.0), Rgba::hex(0xc99bd0));
    }
    let leaf = at - Vec2::new(0.0, 36.0);
    let leaf = drawn(leaf, "M -24 -6 L -6 -16 20 -10 8 8 -10 8 Z");
    list.outlined(leaf, (colors.outline, 7.0), colors.leaves[1]);
}
