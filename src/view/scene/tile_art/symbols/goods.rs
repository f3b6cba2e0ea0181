//! Shields and goods, recognisable at a glance.

use kurbo::{Affine, BezPath, Circle, Point, Rect, Vec2};

use crate::scene::color::{Rgba, WHITE};
use crate::scene::display::{DisplayList, Group};
use crate::scene::plan::SymbolKind;
use crate::scene::theme::Palette;
use crate::scene::tile_art::icons::{self, Icon};
use crate::scene::tile_art::shapes::path;
use crate::scene::tile_art::sheet::Sheet;
use crate::scene::tile_art::sprites::Sprites;
use engine::tiles::Goods;

/// The size of printed goods compared with a token, so that they are recognisable on a small tile.
const LARGER: f64 = 1.5;

/// Shields and goods are drawn in front of houses.
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
    let p = |x: f64, y: f64| at + Vec2::new(x / 100.0 * half, y / 100.0 * high);
    let commands =
        "M -100 -50 Q -50 -44 0 -52 50 -44 100 -50 C 106 -5 90 30 0 54 -90 30 -106 -5 -100 -50 Z";
    path(commands, &p)
}

/// A blue shield with a golden tower.
fn shield(list: &mut DisplayList, colors: &Palette, at: Point) {
    let azure = Rgba::hex(0x2c5f9e);
    let gold = Rgba::hex(0xf2c14e);
    let shadow = escutcheon(at + Vec2::new(8.0, 11.0), 74.0, 170.0);
    list.fill(shadow, colors.shadow.alpha(0.45));
    let ink = colors.outline.darker(0.3);
    list.outlined(escutcheon(at, 72.0, 166.0), (ink, 18.0), WHITE);
    let inside = escutcheon(at, 61.0, 143.0);
    list.fill(inside.clone(), azure);
    list.group(Group::clipped(inside), |list| {
        let half = Rect::new(at.x, at.y - 100.0, at.x + 100.0, at.y + 100.0);
        list.fill(half, azure.darker(0.16));
    });
    let tower = path(TOWER, &|x, y| at + Vec2::new(x * 1.22, y * 1.22));
    list.fill(tower, gold);
    list.fill(
        Rect::new(at.x - 7.0, at.y + 12.0, at.x + 7.0, at.y + 41.0),
        azure,
    );
}

/// The tower on a shield: a foot, a shaft, three battlements.
const TOWER: &str = "M -26 34 L 26 34 26 24 18 20 18 -12 27 -18 27 -42 15 -42 15 -31 6 -31 6 -42 -6 \
                     -42 -6 -31 -15 -31 -15 -42 -27 -42 -27 -18 -18 -12 -18 20 -26 24 Z";

/// Goods as in the icon of small tiles, with the shadow of a token.
pub fn token(list: &mut DisplayList, colors: &Palette, at: Point, goods: Goods) {
    let shadow = Circle::new(at + Vec2::new(6.0, 8.0), 72.0);
    list.fill(shadow, colors.shadow.alpha(0.45));
    icons::goods_token(&mut Icon::new(list, at, 75.0), goods);
}
