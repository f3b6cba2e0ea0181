//! Icons: symbols for small tiles, each a bold shape in its own colour, recognisable at 14 pixels.
//! Drawn in a square from -1 to 1.

mod buildings;
pub(super) mod circles;
pub(super) mod country;
mod goods;
mod heads;
mod icon;
mod people;

pub(super) use goods::token as goods_token;
pub(super) use icon::Icon;

use kurbo::Point;

use crate::scene::display::DisplayList;
use crate::scene::plan::SymbolKind;
use crate::scene::theme::{Palette, Theme};
use crate::scene::tile_art::sheet::Sheet;
use engine::tiles::{Rotation, Symbol};

/// The size of an icon without a plate, as a factor.
const FREE: f64 = 0.92;

/// Draws the icons of a tile.
pub fn draw(sheet: &Sheet, list: &mut DisplayList) {
    for symbol in &sheet.symbols {
        let size = symbol.radius * if stands_free(symbol.kind) { FREE } else { 1.0 };
        let mut drawn = Icon::new(list, sheet.at(symbol.at), size);
        icon((sheet.colors, sheet.rotation()), &mut drawn, symbol.kind);
    }
}

/// Draws the icon of a symbol around (0, 0), reaching `size` to each side.
pub fn picture(list: &mut DisplayList, kind: SymbolKind, size: f64) {
    let summer = Theme::summer().palette;
    let mut drawn = Icon::new(list, Point::ZERO, size);
    icon((&summer, Rotation::R0), &mut drawn, kind);
}

/// Whether an icon has no plate: it needs room for a light outline, or a plate would hide the field
/// around it.
const fn stands_free(kind: SymbolKind) -> bool {
    matches!(
        kind,
        SymbolKind::Cathedral
            | SymbolKind::Printed(Symbol::Vineyard | Symbol::GoldMine | Symbol::Gingerbread)
    )
}

fn icon(look: (&Palette, Rotation), icon: &mut Icon, kind: SymbolKind) {
    let snow = look.0.snow;
    match kind {
        SymbolKind::Monastery => buildings::monastery(icon, snow),
        SymbolKind::Cathedral => buildings::cathedral(icon, snow),
        SymbolKind::Garden => country::garden(icon),
        SymbolKind::Shield => goods::shield(icon),
        SymbolKind::Goods(goods) => goods_token(icon, goods),
        SymbolKind::Inn => buildings::inn(icon),
        SymbolKind::Printed(printed) => printed_icon(look, icon, printed),
    }
}

fn printed_icon((colors, rotation): (&Palette, Rotation), icon: &mut Icon, printed: Symbol) {
    match printed {
        Symbol::Hill => country::hill(icon),
        Symbol::Vineyard => country::grapes(icon),
        Symbol::GoldMine => country::mine(icon),
        Symbol::CropCircle(kind) => circles::circle(icon, kind),
        Symbol::FerryLake => country::boat(icon, colors.water[1]),
        Symbol::Flier(direction) => {
            let direction = direction.turned(rotation);
            people::flier(icon, direction);
        }
        Symbol::Magic => people::magic(icon),
        Symbol::Robber => people::robber(icon),
        Symbol::Gingerbread => people::gingerbread(icon),
        Symbol::Animal(animal) => heads::animal(icon, animal),
        // Drawn as road or water, or as part of something else.
        Symbol::Inn
        | Symbol::Cathedral
        | Symbol::RiverSource
        | Symbol::RiverLake
        | Symbol::RoadBridge(..)
        | Symbol::RiverBridge(_)
        | Symbol::RoadOverCity(..) => {}
    }
}

#[cfg(test)]
mod tests {
    use crate::scene::detail::Detail;
    use crate::scene::plan::{Plan, icons};
    use crate::scene::tile_art::plain::widths;
    use engine::tiles::catalogue;

    #[test]
    fn icons_lie_beside_each_other() {
        let mut faults = Vec::new();
        for tile in catalogue().tiles() {
            let plan = Plan::for_tile(tile);
            for detail in [Detail::Reduced, Detail::Flat, Detail::Tiny] {
                let placed = icons::layout(tile, &plan, widths(detail).icon);
                for (index, one) in placed.iter().enumerate() {
                    for other in &placed[index + 1..] {
                        let gap = icons::gap(one, other);
                        if gap < -2.0 {
                            let kinds = (one.kind, other.kind);
                            faults.push(format!("{}, {detail:?}: {kinds:?} {gap:.0}", tile.name));
                        }
                    }
                }
            }
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}
