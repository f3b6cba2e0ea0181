//! Shields and goods, which must be read at a glance.

use kurbo::{Affine, BezPath, Circle, Point, Rect, Vec2};

use crate::scene::color::{Rgba, WHITE};
use crate::scene::display::{DisplayList, Group, Pen};
use crate::scene::plan::SymbolKind;
use crate::scene::theme::Palette;
use crate::scene::tile_art::Sheet;
use crate::scene::tile_art::icons::TUNIC;
use crate::scene::tile_art::shapes::{around, ellipse, line};
use crate::scene::tile_art::sprites::Sprites;
use engine::tiles::Goods;

/// How much larger than a token goods are printed, to be known on a small tile.
const LARGER: f64 = 1.5;

/// Everything is in front of houses: it is no building.
pub fn stand(sheet: &Sheet, standing: &mut Sprites) {
    for symbol in &sheet.symbols {
        let at = sheet.at(symbol.at);
        let colors = sheet.colors;
        match symbol.kind {
            SymbolKind::Shield => standing.stand(at.y + 500.0, |list| shield(list, colors, at)),
            SymbolKind::Goods(goods) => {
                let larger = Group::at(Affine::scale_about(LARGER, at));
                standing.stand(at.y + 500.0, |list| {
                    list.group(larger, |list| token(list, colors, at, goods));
                });
            }
            _ => {}
        }
    }
}

/// The outline of a heraldic shield around `at`.
fn escutcheon(at: Point, half: f64, high: f64) -> BezPath {
    let p = |dx: f64, dy: f64| at + Vec2::new(dx * half, dy * high);
    let mut path = BezPath::new();
    path.move_to(p(-1.0, -0.5));
    path.quad_to(p(-0.5, -0.44), p(0.0, -0.52));
    path.quad_to(p(0.5, -0.44), p(1.0, -0.5));
    path.curve_to(p(1.06, -0.05), p(0.9, 0.3), p(0.0, 0.54));
    path.curve_to(p(-0.9, 0.3), p(-1.06, -0.05), p(-1.0, -0.5));
    path.close_path();
    path
}

/// A blue shield with a golden tower.
fn shield(list: &mut DisplayList, colors: &Palette, at: Point) {
    let azure = Rgba::hex(0x2c5f9e);
    let gold = Rgba::hex(0xf2c14e);
    let shadow = escutcheon(at + Vec2::new(8.0, 11.0), 74.0, 170.0);
    list.fill(shadow, colors.shadow.alpha(0.45));
    let ink = colors.outline.darker(0.3);
    list.stroke(escutcheon(at, 72.0, 166.0), ink, Pen::round(18.0));
    list.fill(escutcheon(at, 72.0, 166.0), WHITE);
    let inside = escutcheon(at, 61.0, 143.0);
    list.fill(inside.clone(), azure);
    list.group(Group::clipped(inside), |list| {
        let half = Rect::new(at.x, at.y - 100.0, at.x + 100.0, at.y + 100.0);
        list.fill(half, azure.darker(0.16));
    });
    let tower: Vec<(f64, f64)> = TOWER.iter().map(|&(x, y)| (x * 1.22, y * 1.22)).collect();
    list.fill(around(at, &tower), gold);
    list.fill(
        Rect::new(at.x - 7.0, at.y + 12.0, at.x + 7.0, at.y + 41.0),
        azure,
    );
}

/// The tower on a shield: a foot, a shaft, three battlements.
const TOWER: [(f64, f64); 20] = [
    (-26.0, 34.0),
    (26.0, 34.0),
    (26.0, 24.0),
    (18.0, 20.0),
    (18.0, -12.0),
    (27.0, -18.0),
    (27.0, -42.0),
    (15.0, -42.0),
    (15.0, -31.0),
    (6.0, -31.0),
    (6.0, -42.0),
    (-6.0, -42.0),
    (-6.0, -31.0),
    (-15.0, -31.0),
    (-15.0, -42.0),
    (-27.0, -42.0),
    (-27.0, -18.0),
    (-18.0, -12.0),
    (-18.0, 20.0),
    (-26.0, 24.0),
];

/// Goods on a round of parchment, with a rim of their colour.
pub fn token(list: &mut DisplayList, colors: &Palette, at: Point, goods: Goods) {
    list.fill(
        Circle::new(at + Vec2::new(6.0, 8.0), 72.0),
        colors.shadow.alpha(0.45),
    );
    list.stroke(
        Circle::new(at, 68.0),
        colors.outline.darker(0.2),
        Pen::round(10.0),
    );
    list.fill(Circle::new(at, 68.0), Rgba::hex(0xfaf1d8));
    let (rim, draw): (u32, fn(&mut DisplayList, &Palette, Point)) = match goods {
        Goods::Wine => (0x8c2f4b, wine),
        Goods::Wheat => (0xd9a32c, wheat),
        Goods::Cloth => (0x2f5f9e, cloth),
    };
    list.stroke(Circle::new(at, 61.0), Rgba::hex(rim), Pen::round(11.0));
    draw(list, colors, at);
}

/// A barrel of wood, with its hoops and the wine on top.
fn wine(list: &mut DisplayList, colors: &Palette, at: Point) {
    let p = |dx: f64, dy: f64| at + Vec2::new(dx, dy);
    let mut barrel = BezPath::new();
    barrel.move_to(p(-27.0, -34.0));
    barrel.quad_to(p(-50.0, 2.0), p(-27.0, 40.0));
    barrel.quad_to(p(0.0, 49.0), p(27.0, 40.0));
    barrel.quad_to(p(50.0, 2.0), p(27.0, -34.0));
    barrel.close_path();
    list.stroke(barrel.clone(), colors.outline, Pen::round(8.0));
    list.fill(barrel, Rgba::hex(0xb9783f));
    for (top, middle) in [(-9.0, -13.0), (9.0, 13.0)] {
        let stave = line([p(top, -32.0), p(middle, 4.0), p(top, 42.0)]);
        list.stroke(stave, Rgba::hex(0x8a5527), Pen::round(4.0));
    }
    for (half, dy) in [(35.0, -12.0), (36.0, 18.0)] {
        let mut hoop = BezPath::new();
        hoop.move_to(p(-half, dy));
        hoop.quad_to(p(0.0, dy + 11.0), p(half, dy));
        list.stroke(hoop, colors.outline.darker(0.2), Pen::flat(8.0));
    }
    let top = ellipse(p(0.0, -35.0), 28.0, 10.0);
    list.stroke(top, colors.outline, Pen::round(7.0));
    list.fill(top, Rgba::hex(0x8c2f4b));
}

/// A sheaf.
fn wheat(list: &mut DisplayList, colors: &Palette, at: Point) {
    let gold = Rgba::hex(0xe0a62e);
    for lean in [-30.0, -15.0, 0.0, 15.0, 30.0] {
        let stalk = line([
            at + Vec2::new(-lean * 0.5, 44.0),
            at + Vec2::new(lean, -22.0),
        ]);
        list.stroke(stalk, colors.outline, Pen::round(9.0));
    }
    for lean in [-30.0, -15.0, 0.0, 15.0, 30.0] {
        let stalk = line([
            at + Vec2::new(-lean * 0.5, 44.0),
            at + Vec2::new(lean, -22.0),
        ]);
        list.stroke(stalk, gold, Pen::round(5.0));
        let ear = ellipse(
            at + Vec2::new(lean * 1.12, -32.0 + lean.abs() * 0.2),
            8.0,
            17.0,
        );
        list.stroke(ear, colors.outline, Pen::round(5.0));
        list.fill(ear, gold.lighter(0.15));
    }
    let band = line([at + Vec2::new(-15.0, 12.0), at + Vec2::new(15.0, 12.0)]);
    list.stroke(band.clone(), colors.outline, Pen::round(15.0));
    list.stroke(band, Rgba::hex(0xb5543a), Pen::round(9.0));
}

/// A tunic with a belt, for cloth.
fn cloth(list: &mut DisplayList, colors: &Palette, at: Point) {
    let tunic: Vec<(f64, f64)> = TUNIC.iter().map(|&(x, y)| (x * 58.0, y * 58.0)).collect();
    let tunic = around(at, &tunic);
    list.stroke(tunic.clone(), colors.outline, Pen::round(9.0));
    list.fill(tunic, Rgba::hex(0x5b8cc9));
    for (dy, color) in [(14.0, Rgba::hex(0xb5543a)), (36.0, WHITE)] {
        let band = line([at + Vec2::new(-24.0, dy), at + Vec2::new(24.0, dy)]);
        list.stroke(band, color, Pen::flat(8.0));
    }
}
