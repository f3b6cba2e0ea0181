//! The drawing of a tile from its ground plan.
//!
//! Roads, walls and water follow the rotation of the tile. Whatever stands (houses, trees, towers,
//! symbols) stays upright, and the light always comes from the north-west. So each rotation of a
//! tile is a drawing of its own.

mod buildings;
mod city;
mod decor;
mod grain;
mod houses;
mod icons;
mod meadow;
mod plain;
mod roads;
pub(super) mod shapes;
mod sheet;
mod sprites;
mod symbols;
mod towers;
pub(super) mod trees;
mod walls;
mod water;

pub use icons::picture;
pub use plain::city_ground;
pub use symbols::goods_token;

use kurbo::Affine;

use super::color::SOOT;
use super::detail::Detail;
use super::display::{DisplayList, Pen};
use super::plan::border::{self, tile_square};
use super::plan::grid::Grid;
use super::plan::icons::layout as icons_on;
use super::plan::{PlacedSymbol, Plan};
use super::print::TileKey;
use super::theme::Theme;
use engine::tiles::{Rotation, Tile, catalogue};
use sheet::Sheet;
use sprites::Sprites;

/// Draws a tile of the catalogue; nothing for an unknown one.
pub fn drawing(key: TileKey) -> DisplayList {
    match catalogue().get(key.tile) {
        Some(tile) => tile_art(
            tile,
            key.copy,
            key.rotation,
            &Theme::new(key.look),
            key.detail,
        ),
        None => DisplayList::new(),
    }
}

/// Draws a copy of a tile, turned by `rotation`, in the square from (0, 0) to (1000, 1000).
pub fn tile_art(
    tile: &Tile,
    copy: u8,
    rotation: Rotation,
    theme: &Theme,
    detail: Detail,
) -> DisplayList {
    let plan = Plan::for_tile(tile);
    let symbols = symbols_at(tile, &plan, detail);
    let mut sheet = Sheet {
        tile,
        copy,
        detail,
        anchors: plan.anchors.iter().map(|&at| turn(rotation) * at).collect(),
        meadow: match detail {
            Detail::Flat | Detail::Tiny => Grid::new(0.0),
            Detail::Full | Detail::Reduced => meadow::room(tile, &plan, &symbols),
        },
        turn: turn(rotation),
        colors: &theme.palette,
        decor: None,
        symbols,
        plan,
    };
    let mut list = DisplayList::new();
    match detail {
        Detail::Full => full(&mut sheet, &mut list),
        Detail::Reduced => reduced(&sheet, &mut list),
        Detail::Flat | Detail::Tiny => {
            plain::ground(&sheet, &mut list);
            icons::draw(&sheet, &mut list);
        }
    }
    rim(&mut list);
    list
}

/// The symbols of a tile and their places in a level of detail: on small tiles, those of their icons.
pub fn symbols_at(tile: &Tile, plan: &Plan, detail: Detail) -> Vec<PlacedSymbol> {
    match detail {
        Detail::Full => plan.symbols.clone(),
        _ => icons_on(tile, plan, plain::widths(detail).icon),
    }
}

fn full(sheet: &mut Sheet, list: &mut DisplayList) {
    sheet.decor = decor::place(sheet);
    sheet.anchors.extend(sheet.decor.map(|(_, at)| at));
    let mut standing = Sprites::default();
    meadow::draw(sheet, list);
    water::draw(sheet, list);
    buildings::ground(sheet, list);
    symbols::ground(sheet, list);
    roads::draw(sheet, list);
    city::ground(sheet, list);
    roads::over_city(sheet, list);
    walls::stand(sheet, &mut standing);
    city::stand(sheet, &mut standing);
    roads::stand(sheet, &mut standing);
    buildings::stand(sheet, &mut standing);
    symbols::stand(sheet, &mut standing);
    meadow::stand(sheet, &mut standing);
    decor::stand(sheet, &mut standing);
    standing.draw(list);
}

/// Flat ground with a few houses and trees.
fn reduced(sheet: &Sheet, list: &mut DisplayList) {
    let mut standing = Sprites::default();
    plain::ground(sheet, list);
    city::stand(sheet, &mut standing);
    meadow::trees(sheet, &mut standing);
    standing.draw(list);
    icons::draw(sheet, list);
}

/// The transform from printed orientation to a rotation, about the middle of the tile.
pub fn turn(rotation: Rotation) -> Affine {
    let quarter = std::f64::consts::FRAC_PI_2;
    let turn = Affine::rotate_about(f64::from(rotation as u8) * quarter, border::CENTER);
    Affine::new(turn.as_coeffs().map(|part| {
        let whole = part.round();
        if (part - whole).abs() < 1e-6 {
            whole
        } else {
            part
        }
    }))
}

/// A fine line just inside the edge, which separates adjacent tiles.
fn rim(list: &mut DisplayList) {
    list.stroke(tile_square().inset(-3.0), SOOT.alpha(0.15), Pen::flat(8.0));
}
