//! The printed symbols of the expansions.

pub(super) mod animals;
mod badges;
mod crops;
mod ferries;
mod places;

pub(super) use places::EARTH;

use kurbo::{Affine, Point};

use super::Sheet;
use super::sprites::Sprites;
use crate::scene::display::{DisplayList, Group};
use crate::scene::plan::{HubKind, Plot, PlotKind};
use engine::tiles::{CircleKind, Rotation, Symbol};

/// What lies flat on the ground: hills, vineyards, crop circles.
pub fn ground(sheet: &Sheet, list: &mut DisplayList) {
    if let Some((hub, kind)) = sheet.plan.hub.zip(circle(sheet)) {
        crops::circle(sheet, list, &hub, kind);
    }
    for plot in &sheet.plots {
        match plot.kind {
            PlotKind::Symbol(Symbol::Hill) => places::hill(sheet, list, plot),
            PlotKind::Symbol(Symbol::Vineyard) => crops::vineyard(sheet, list, plot),
            _ => {}
        }
    }
}

/// What stands, and the signs that are read like letters.
pub fn stand(sheet: &Sheet, standing: &mut Sprites) {
    if let Some(hub) = sheet.plan.hub.filter(|hub| hub.kind == HubKind::FerryLake) {
        ferries::docks(sheet, standing, &hub);
    }
    for plot in &sheet.plots {
        if let PlotKind::Symbol(symbol) = plot.kind {
            stand_symbol(sheet, standing, plot, symbol);
        }
    }
}

fn stand_symbol(sheet: &Sheet, standing: &mut Sprites, plot: &Plot, symbol: Symbol) {
    let at = sheet.at(plot.at);
    let colors = sheet.colors;
    let on_top = at.y + 500.0;
    match symbol {
        Symbol::Flier(direction) => {
            let direction = direction.turned(rotation(sheet));
            let draw = |list: &mut DisplayList| badges::flier(list, colors, at, direction);
            standing.stand(on_top, |list| enlarged(list, at, 1.25, draw));
        }
        Symbol::GoldMine => {
            let draw = |list: &mut DisplayList| places::gold_mine(list, colors, at);
            standing.stand(at.y + 60.0, |list| enlarged(list, at, 1.35, draw));
        }
        Symbol::Magic => standing.stand(on_top, |list| badges::magic(list, colors, at)),
        Symbol::Robber => {
            let draw = |list: &mut DisplayList| badges::robber(list, colors, at);
            standing.stand(on_top, |list| enlarged(list, at, 1.25, draw));
        }
        Symbol::Animal(animal) => {
            let draw = |list: &mut DisplayList| animals::draw(list, colors, at, animal);
            standing.stand(at.y + 60.0, |list| enlarged(list, at, 1.45, draw));
        }
        Symbol::Gingerbread => {
            let draw = |list: &mut DisplayList| badges::gingerbread(list, colors, at);
            standing.stand(on_top, |list| enlarged(list, at, 1.2, draw));
        }
        Symbol::Vineyard => crops::vines(sheet, standing, plot),
        // Drawn flat on the ground, or with what they belong to.
        Symbol::Inn
        | Symbol::Cathedral
        | Symbol::CropCircle(_)
        | Symbol::Hill
        | Symbol::FerryLake
        | Symbol::RiverSource
        | Symbol::RiverLake
        | Symbol::RoadBridge(..)
        | Symbol::RiverBridge(_)
        | Symbol::RoadOverCity(..) => {}
    }
}

/// Draws something around a point larger, so that it is known on a small tile.
fn enlarged(list: &mut DisplayList, at: Point, by: f64, draw: impl FnOnce(&mut DisplayList)) {
    list.group(Group::at(Affine::scale_about(by, at)), draw);
}

fn circle(sheet: &Sheet) -> Option<CircleKind> {
    sheet.tile.symbols.iter().find_map(|symbol| match symbol {
        Symbol::CropCircle(kind) => Some(*kind),
        _ => None,
    })
}

/// How the tile lies.
pub(super) fn rotation(sheet: &Sheet) -> Rotation {
    let east = sheet.turn * kurbo::Point::new(1.0, 0.0) - sheet.turn * kurbo::Point::ZERO;
    match (east.x.round() as i8, east.y.round() as i8) {
        (0, 1) => Rotation::R1,
        (-1, 0) => Rotation::R2,
        (0, -1) => Rotation::R3,
        _ => Rotation::R0,
    }
}
