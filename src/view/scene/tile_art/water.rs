//! The river, its spring and its lake, and the lake of ferries.

use kurbo::{BezPath, Circle, Vec2};

use super::shapes::{blob, prolonged, uneven};
use super::sheet::Sheet;
use crate::scene::display::{DisplayList, Pen};
use crate::scene::plan::{HubKind, LAKE_RADIUS, RIVER_WIDTH};

/// All water of a tile.
pub fn draw(sheet: &Sheet, list: &mut DisplayList) {
    if let Some(hub) = sheet.plan.hub.filter(|hub| hub.kind == HubKind::FerryLake) {
        lake(
            sheet,
            list,
            &Circle::new(sheet.at(hub.at), hub.radius),
            None,
        );
    }
    let Some(river) = &sheet.plan.river else {
        return;
    };
    let line = sheet.path(&prolonged(&river.line, 40.0));
    let pool = river
        .lake
        .map(|at| Circle::new(sheet.at(at), LAKE_RADIUS))
        .or(river.source.map(|at| Circle::new(sheet.at(at), 78.0)));
    match pool {
        Some(pool) => lake(sheet, list, &pool, Some(&line)),
        None => stream(sheet, list, &line),
    }
    if let Some(source) = river.source {
        spring(sheet, list, sheet.at(source));
    }
}

fn stream(sheet: &Sheet, list: &mut DisplayList, line: &BezPath) {
    let [deep, middle, glint] = sheet.colors.water;
    for (color, grow) in [
        (sheet.colors.bank_edge, 42.0),
        (sheet.colors.bank, 10.0),
        (deep, -8.0),
        (middle, -26.0),
        (glint.alpha(0.28), -66.0),
    ] {
        list.stroke(line.clone(), color, Pen::round(RIVER_WIDTH + grow));
    }
    ripples(sheet, list, line);
}

/// Short bright lines that follow the stream.
fn ripples(sheet: &Sheet, list: &mut DisplayList, line: &BezPath) {
    let glint = sheet.colors.water[2];
    let mut grain = sheet.grain("ripples");
    for aside in [-30.0, -6.0, 22.0] {
        let moved = kurbo::Affine::translate(Vec2::new(aside * 0.7, aside)) * line.clone();
        let pen = Pen::round(4.5).dashed(grain.between(26.0, 44.0), grain.between(70.0, 120.0));
        list.stroke(moved, glint.alpha(0.85), pen);
    }
}

/// A lake, together with the river that flows into it or out of it.
fn lake(sheet: &Sheet, list: &mut DisplayList, round: &Circle, line: Option<&BezPath>) {
    let [deep, middle, glint] = sheet.colors.water;
    let shore = |grow: f64| {
        let mut grain = sheet.grain("shore");
        uneven(round.center, round.radius + grow, 1.04, 0.1, &mut grain)
    };
    let mut coat = |grow: f64, color: crate::scene::color::Rgba| {
        if let Some(line) = line {
            list.stroke(line.clone(), color, Pen::round(RIVER_WIDTH + grow));
        }
        list.fill(shore(grow / 2.0), color);
    };
    coat(42.0, sheet.colors.bank_edge);
    coat(10.0, sheet.colors.bank);
    coat(-8.0, deep);
    coat(-26.0, middle);
    coat(-70.0, middle.mix(glint, 0.28));
    if let Some(line) = line {
        ripples(sheet, list, line);
    }
    let mut grain = sheet.grain("waves");
    for _ in 0..(round.radius / 16.0) as usize {
        let angle = grain.between(0.0, std::f64::consts::TAU);
        let reach = round.radius * 0.62 * grain.next().sqrt();
        let at = round.center + Vec2::new(angle.cos() * reach, angle.sin() * reach);
        let mut wave = BezPath::new();
        wave.move_to(at - Vec2::new(15.0, 0.0));
        wave.quad_to(at - Vec2::new(7.0, 8.0), at);
        wave.quad_to(at + Vec2::new(7.0, 6.0), at + Vec2::new(15.0, -1.0));
        list.stroke(wave, glint.alpha(0.9), Pen::round(4.5));
    }
}

/// Rocks around the place where the river rises.
fn spring(sheet: &Sheet, list: &mut DisplayList, at: kurbo::Point) {
    let mut grain = sheet.grain("spring");
    for index in 0..9 {
        let angle = f64::from(index) / 9.0 * std::f64::consts::TAU;
        let rock = at + Vec2::new(angle.cos(), angle.sin()) * grain.between(76.0, 92.0);
        let size = grain.between(15.0, 25.0);
        list.fill(
            blob(rock + Vec2::new(5.0, 6.0), size, 1.2, &mut grain),
            sheet.colors.shadow,
        );
        let stone = blob(rock, size, 1.2, &mut grain);
        list.outlined(
            stone,
            (sheet.colors.outline.alpha(0.6), 4.0),
            sheet.colors.rock,
        );
        let top = blob(rock - Vec2::new(3.0, 5.0), size * 0.6, 1.2, &mut grain);
        list.fill(
            top,
            sheet.colors.snow.unwrap_or(sheet.colors.rock.lighter(0.35)),
        );
    }
}
