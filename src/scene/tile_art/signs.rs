//! Shields and goods: signs that must be read at a glance.

use kurbo::{Affine, BezPath, Circle, Point, Rect, Vec2};

use super::Sheet;
use super::shapes::{around, ellipse, line};
use super::sprites::Sprites;
use crate::scene::color::{Rgba, WHITE};
use crate::scene::display::{DisplayList, Group, Pen};
use crate::scene::plan::PlotKind;
use crate::scene::theme::Palette;
use crate::tiles::Goods;

/// How much larger than a token goods are printed, to be known on a small tile.
const LARGER: f64 = 1.2;

/// Everything is in front of houses: a sign is no building.
pub fn stand(sheet: &Sheet, standing: &mut Sprites) {
    for plot in &sheet.plan.plots {
        let at = sheet.at(plot.at);
        let colors = sheet.colors;
        match plot.kind {
            PlotKind::Shield => standing.stand(at.y + 500.0, |list| shield(list, colors, at)),
            PlotKind::Goods(goods) => {
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

/// Goods on a round of parchment.
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
    list.stroke(Circle::new(at, 59.0), Rgba::hex(0xd9b45c), Pen::round(6.0));
    match goods {
        Goods::Wine => wine(list, colors, at),
        Goods::Wheat => wheat(list, colors, at),
        Goods::Cloth => cloth(list, colors, at),
    }
}

/// A barrel.
fn wine(list: &mut DisplayList, colors: &Palette, at: Point) {
    let mut barrel = BezPath::new();
    barrel.move_to(at + Vec2::new(-26.0, -38.0));
    barrel.quad_to(at + Vec2::new(-44.0, 0.0), at + Vec2::new(-26.0, 38.0));
    barrel.quad_to(at + Vec2::new(0.0, 46.0), at + Vec2::new(26.0, 38.0));
    barrel.quad_to(at + Vec2::new(44.0, 0.0), at + Vec2::new(26.0, -38.0));
    barrel.close_path();
    list.stroke(barrel.clone(), colors.outline, Pen::round(7.0));
    list.fill(barrel, Rgba::hex(0x8c2f4b));
    list.stroke(
        ellipse(at - Vec2::new(0.0, 38.0), 26.0, 8.0),
        colors.outline,
        Pen::round(6.0),
    );
    list.fill(
        ellipse(at - Vec2::new(0.0, 38.0), 26.0, 8.0),
        Rgba::hex(0xc46a82),
    );
    for dy in [-16.0, 16.0] {
        let mut hoop = BezPath::new();
        hoop.move_to(at + Vec2::new(-33.0, dy));
        hoop.quad_to(at + Vec2::new(0.0, dy + 10.0), at + Vec2::new(33.0, dy));
        list.stroke(hoop, colors.outline, Pen::flat(7.0));
    }
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

/// A bale of cloth.
fn cloth(list: &mut DisplayList, colors: &Palette, at: Point) {
    let blue = Rgba::hex(0x3f6fa8);
    let sheet = around(
        at,
        &[(-40.0, -12.0), (30.0, -12.0), (42.0, 38.0), (-28.0, 38.0)],
    );
    list.stroke(sheet.clone(), colors.outline, Pen::round(7.0));
    list.fill(sheet, blue.lighter(0.2));
    for dy in [6.0, 20.0] {
        let fold = line([
            at + Vec2::new(-34.0 + dy * 0.24, dy),
            at + Vec2::new(33.0 + dy * 0.24, dy),
        ]);
        list.stroke(fold, blue, Pen::flat(5.0));
    }
    let roll = kurbo::RoundedRect::new(at.x - 48.0, at.y - 36.0, at.x + 38.0, at.y - 4.0, 16.0);
    list.stroke(roll, colors.outline, Pen::round(7.0));
    list.fill(roll, blue);
    let end = Circle::new(at + Vec2::new(28.0, -20.0), 13.0);
    list.stroke(end, colors.outline, Pen::round(5.0));
    list.fill(end, blue.lighter(0.45));
}
