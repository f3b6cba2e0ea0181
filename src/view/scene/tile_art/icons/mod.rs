//! Icons: symbols for small tiles, each a bold shape in its own colour, recognisable at 14 pixels.
//! Drawn in a square from -1 to 1.

mod buildings;
pub(super) mod circles;
pub(super) mod country;
mod goods;
mod heads;
mod people;

pub(super) use goods::token as goods_token;

use kurbo::{Affine, BezPath, Circle, Point, Shape};

use super::Sheet;
use crate::scene::color::{Rgba, WHITE};
use crate::scene::display::{DisplayList, Pen};
use crate::scene::plan::{PlacedSymbol, SymbolKind};
use engine::tiles::Symbol;

/// The colour of lines, in every look.
const INK: Rgba = Rgba::hex(0x21160e);
const PARCHMENT: Rgba = Rgba::hex(0xfff6df);
/// Width of the dark line around a shape.
const LINE: f64 = 0.2;
/// Width of that line together with the light one around it.
const HALO: f64 = 0.4;
/// The size of an icon without a plate, as a factor.
const FREE: f64 = 0.92;
/// The tolerance of approximated curves.
const FINE: f64 = 0.01;

/// Draws the icons of a tile.
pub fn draw(sheet: &Sheet, list: &mut DisplayList) {
    for symbol in &sheet.symbols {
        let size = symbol.radius * if stands_free(symbol.kind) { FREE } else { 1.0 };
        icon(
            sheet,
            &mut Icon::new(list, sheet.at(symbol.at), size),
            symbol,
        );
    }
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

fn icon(sheet: &Sheet, icon: &mut Icon, symbol: &PlacedSymbol) {
    let snow = sheet.colors.snow;
    match symbol.kind {
        SymbolKind::Monastery => buildings::monastery(icon, snow),
        SymbolKind::Cathedral => buildings::cathedral(icon, snow),
        SymbolKind::Garden => country::garden(icon),
        SymbolKind::Shield => goods::shield(icon),
        SymbolKind::Goods(goods) => goods_token(icon, goods),
        SymbolKind::Inn => buildings::inn(icon),
        SymbolKind::Printed(printed) => printed_icon(sheet, icon, printed),
    }
}

fn printed_icon(sheet: &Sheet, icon: &mut Icon, printed: Symbol) {
    match printed {
        Symbol::Hill => country::hill(icon),
        Symbol::Vineyard => country::grapes(icon),
        Symbol::GoldMine => country::mine(icon),
        Symbol::CropCircle(kind) => circles::circle(icon, kind),
        Symbol::FerryLake => country::boat(icon, sheet.colors.water[1]),
        Symbol::Flier(direction) => {
            let direction = direction.turned(super::symbols::rotation(sheet));
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

/// An icon being drawn.
pub(super) struct Icon<'a> {
    list: &'a mut DisplayList,
    /// Maps the square of the icon to the tile.
    place: Affine,
    /// Half the size of the icon.
    size: f64,
}

impl<'a> Icon<'a> {
    /// An icon with its centre at `at`, reaching `size` to each side.
    pub(super) fn new(list: &'a mut DisplayList, at: Point, size: f64) -> Self {
        let place = Affine::translate(at.to_vec2()) * Affine::scale(size);
        Icon { list, place, size }
    }

    /// The outline of a shape.
    fn stroke(&mut self, shape: impl Shape, color: Rgba, width: f64) {
        let path = self.place * shape.into_path(FINE);
        self.list.stroke(path, color, Pen::round(width * self.size));
    }

    /// A shape without outline.
    fn plain(&mut self, shape: impl Shape, color: Rgba) {
        self.list.fill(self.place * shape.into_path(FINE), color);
    }

    /// A shape with a dark outline.
    fn shape(&mut self, shape: impl Shape, color: Rgba) {
        let path = shape.into_path(FINE);
        self.stroke(path.clone(), INK, LINE);
        self.plain(path, color);
    }

    /// A shape with a dark and a light outline, which stands out from any ground.
    fn cut_out(&mut self, shape: impl Shape, color: Rgba) {
        let path = shape.into_path(FINE);
        self.stroke(path.clone(), WHITE, HALO);
        self.shape(path, color);
    }

    /// A round plate with a light outline that separates it from the ground.
    fn plate(&mut self, color: Rgba) {
        let plate = Circle::new((0.0, 0.0), 0.87);
        self.stroke(plate, WHITE, 0.29);
        self.shape(plate, color);
    }

    /// A square inside this one, for something smaller than its plate.
    fn inner(&mut self, place: Affine, size: f64) -> Icon<'_> {
        Icon {
            place: self.place * place,
            size: self.size * size,
            list: self.list,
        }
    }

    /// A polygon with a dark line around it.
    fn polygon(&mut self, points: &[(f64, f64)], color: Rgba) {
        self.shape(polygon(points), color);
    }

    /// A round shape with a dark line around it.
    fn disc(&mut self, at: (f64, f64), radius: f64, color: Rgba) {
        self.shape(Circle::new(at, radius), color);
    }

    /// A line through points.
    fn line(&mut self, points: &[(f64, f64)], width: f64, color: Rgba) {
        let path = super::shapes::line(points.iter().map(|&point| point.into()));
        self.stroke(path, color, width);
    }
}

/// A closed polygon through points of the square.
fn polygon(points: &[(f64, f64)]) -> BezPath {
    super::shapes::around(Point::ZERO, points)
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
