//! The fine drawings of symbols other than buildings. On small tiles, icons replace them.

pub(super) mod animals;
mod crops;
mod ferries;
mod goods;
mod people;
mod places;

pub use goods::token as goods_token;

use kurbo::Affine;

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
    let (lift, by) = match printed {
        Symbol::Flier(_) | Symbol::Robber => (500.0, 1.25),
        Symbol::GoldMine => (60.0, 1.35),
        Symbol::Animal(_) => (60.0, 1.45),
        Symbol::Gingerbread => (500.0, 1.2),
        Symbol::Magic => {
            return standing.stand(at.y + 500.0, |list| people::magic(list, colors, at));
        }
        Symbol::Vineyard => return crops::vines(sheet, standing, symbol),
        // Drawn flat on the ground, or as part of something else.
        _ => return,
    };
    let larger = Group::at(Affine::scale_about(by, at));
    let draw = |list: &mut DisplayList| match printed {
        Symbol::Flier(direction) => {
            people::flier(list, colors, at, direction.turned(sheet.rotation()));
        }
        Symbol::GoldMine => places::gold_mine(list, colors, at),
        Symbol::Animal(animal) => animals::draw(list, colors, at, animal),
        Symbol::Gingerbread => people::gingerbread(list, colors, at),
        _ => people::robber(list, colors, at),
    };
    // Enlarged, so that it is recognisable on a small tile.
    standing.stand(at.y + lift, |list| list.group(larger, draw));
}

fn circle(sheet: &Sheet) -> Option<CircleKind> {
    sheet.tile.symbols.iter().find_map(|printed| match printed {
        Symbol::CropCircle(kind) => Some(*kind),
        _ => None,
    })
}
