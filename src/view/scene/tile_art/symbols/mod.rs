//! The fine drawings of symbols other than buildings. On small tiles, icons replace them.

pub(super) mod animals;
mod crops;
mod ferries;
mod goods;
mod people;
mod places;

pub use goods::token as goods_token;

use kurbo::{Affine, Point};

use super::sprites::Sprites;
use crate::scene::display::{DisplayList, Group};
use crate::scene::plan::{HubKind, PlacedSymbol, SymbolKind};
use crate::scene::tile_art::sheet::Sheet;
use engine::tiles::{CircleKind, Symbol};

/// Flat symbols: hills, vineyards, crop circles.
pub fn ground(sheet: &Sheet, list: &mut DisplayList) {
    if let Some((hub, kind)) = sheet.plan.hub.zip(circle(sheet)) {
        crops::circle(sheet, list, &hub, kind);
    }
    for symbol in &sheet.symbols {
        match symbol.kind {
            SymbolKind::Printed(Symbol::Hill) => places::hill(sheet, list, symbol),
            SymbolKind::Printed(Symbol::Vineyard) => crops::vineyard(sheet, list, symbol),
            _ => {}
        }
    }
}

/// Upright symbols, and those drawn like inlays.
pub fn stand(sheet: &Sheet, standing: &mut Sprites) {
    goods::stand(sheet, standing);
    if let Some(hub) = sheet.plan.hub.filter(|hub| hub.kind == HubKind::FerryLake) {
        ferries::docks(sheet, standing, &hub);
    }
    for symbol in &sheet.symbols {
        if let SymbolKind::Printed(printed) = symbol.kind {
            stand_symbol(sheet, standing, symbol, printed);
        }
    }
}

fn stand_symbol(sheet: &Sheet, standing: &mut Sprites, symbol: &PlacedSymbol, printed: Symbol) {
    let at = sheet.at(symbol.at);
    let colors = sheet.colors;
    let on_top = at.y + 500.0;
    match printed {
        Symbol::Flier(direction) => {
            let direction = direction.turned(sheet.rotation());
            let draw = |list: &mut DisplayList| people::flier(list, colors, at, direction);
            standing.stand(on_top, |list| enlarged(list, at, 1.25, draw));
        }
        Symbol::GoldMine => {
            let draw = |list: &mut DisplayList| places::gold_mine(list, colors, at);
            standing.stand(at.y + 60.0, |list| enlarged(list, at, 1.35, draw));
        }
        Symbol::Magic => standing.stand(on_top, |list| people::magic(list, colors, at)),
        Symbol::Robber => {
            let draw = |list: &mut DisplayList| people::robber(list, colors, at);
            standing.stand(on_top, |list| enlarged(list, at, 1.25, draw));
        }
        Symbol::Animal(animal) => {
            let draw = |list: &mut DisplayList| animals::draw(list, colors, at, animal);
            standing.stand(at.y + 60.0, |list| enlarged(list, at, 1.45, draw));
        }
        Symbol::Gingerbread => {
            let draw = |list: &mut DisplayList| people::gingerbread(list, colors, at);
            standing.stand(on_top, |list| enlarged(list, at, 1.2, draw));
        }
        Symbol::Vineyard => crops::vines(sheet, standing, symbol),
        // Drawn flat on the ground, or as part of something else.
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

/// Draws something enlarged around a point, so that it is recognisable on a small tile.
fn enlarged(list: &mut DisplayList, at: Point, by: f64, draw: impl FnOnce(&mut DisplayList)) {
    list.group(Group::at(Affine::scale_about(by, at)), draw);
}

fn circle(sheet: &Sheet) -> Option<CircleKind> {
    sheet.tile.symbols.iter().find_map(|printed| match printed {
        Symbol::CropCircle(kind) => Some(*kind),
        _ => None,
    })
}
