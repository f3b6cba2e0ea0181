//! Decorations that distinguish copies of a tile; rules never read them.

use kurbo::{Circle, Point, Rect, Vec2};

use super::houses::House;
use super::shapes::{around, drawn, ellipse, line, shadow};
use super::sheet::Sheet;
use super::sprites::Sprites;
use crate::scene::color::Rgba;
use crate::scene::display::{DisplayList, Pen};
use crate::scene::plan::Use;
use crate::scene::plan::grid::{self, Grid};
use crate::scene::theme::Palette;
use engine::tiles::{Decor, FeatureKind};

/// Draws the decoration of the copy, if there is room.
pub fn stand(sheet: &Sheet, standing: &mut Sprites) {
    let Some((decor, at)) = place(sheet) else {
        return;
    };
    let colors = sheet.colors;
    standing.stand(at.y + 24.0, |list| match decor {
        Decor::WaterTower => water_tower(list, colors, at + Vec2::new(0.0, 24.0)),
        Decor::Highwayman => signpost(list, colors, at + Vec2::new(0.0, 24.0)),
        Decor::Farmhouse => farmhouse(list, colors, at + Vec2::new(0.0, 24.0)),
        Decor::Pigsty => shed(list, colors, at, Rgba::hex(0xe9a6a0)),
        Decor::CowShed => shed(list, colors, at, Rgba::hex(0xf3ede0)),
        Decor::DonkeyStable => shed(list, colors, at, Rgba::hex(0x9a8f86)),
    });
}

/// The place of the copy's decoration, in the rotation of the tile; houses and trees keep away from
/// it.
pub fn place(sheet: &Sheet) -> Option<(Decor, Point)> {
    let decor = (*sheet.tile.decor.get(usize::from(sheet.copy))?)?;
    let in_city = decor == Decor::WaterTower;
    let city = sheet.plan.ground.uses().room(|spot| match spot {
        Use::Segment(id) => sheet.tile.segment(id).kind != FeatureKind::City,
        _ => true,
    });
    let room: &Grid<f64> = if in_city { &city } else { &sheet.meadow };
    let mut grain = sheet.grain("decor");
    (0..160)
        .map(|_| Point::new(grain.between(110.0, 890.0), grain.between(130.0, 900.0)))
        .filter(|&at| sheet.clear_of_figures(at, 150.0))
        .filter(|&at| {
            let symbols = &sheet.symbols;
            symbols
                .iter()
                .all(|symbol| sheet.at(symbol.at).distance(at) > symbol.radius + 70.0)
        })
        .filter(|&at| decor != Decor::Highwayman || beside_a_road(sheet, at))
        .find(|&at| room.around(sheet.on_plan(at)) > needed(decor))
        .map(|at| (decor, at))
}

/// The room a decoration needs.
fn needed(decor: Decor) -> f64 {
    match decor {
        Decor::Highwayman => 44.0,
        Decor::WaterTower => 60.0,
        _ => 84.0,
    }
}

/// Whether a place is close to a road, or the tile has none.
fn beside_a_road(sheet: &Sheet, at: Point) -> bool {
    let at = sheet.on_plan(at);
    let roads = &sheet.plan.roads;
    let near = |line| {
        grid::flatten(line)
            .iter()
            .any(|&(a, b)| grid::distance(at, a, b) < 105.0)
    };
    roads.is_empty() || roads.iter().any(|road| near(&road.line))
}

/// A tower of timber with a round tank.
fn water_tower(list: &mut DisplayList, colors: &Palette, foot: Point) {
    shadow(list, colors, foot + Vec2::new(12.0, 0.0), 44.0, 12.0);
    for x in [-26.0, 26.0] {
        let leg = line([foot + Vec2::new(x, 0.0), foot + Vec2::new(x * 0.7, -66.0)]);
        list.stroke(leg.clone(), colors.outline, Pen::round(13.0));
        list.stroke(leg, colors.wood, Pen::round(7.0));
    }
    let brace = line([
        foot + Vec2::new(-23.0, -14.0),
        foot + Vec2::new(19.0, -56.0),
    ]);
    list.stroke(brace, colors.wood, Pen::round(5.0));
    let tank = Rect::new(foot.x - 32.0, foot.y - 118.0, foot.x + 32.0, foot.y - 62.0);
    list.outlined(tank, (colors.outline, 6.0), colors.wood.lighter(0.3));
    for y in [-78.0, -102.0] {
        let hoop = line([foot + Vec2::new(-32.0, y), foot + Vec2::new(32.0, y)]);
        list.stroke(hoop, colors.outline, Pen::flat(5.0));
    }
    let roof = around(foot, &[(-40.0, -116.0), (40.0, -116.0), (0.0, -160.0)]);
    list.outlined(roof, (colors.outline, 6.0), colors.roofs[4]);
}

/// A post with two boards, where a highwayman may wait.
fn signpost(list: &mut DisplayList, colors: &Palette, foot: Point) {
    shadow(list, colors, foot + Vec2::new(8.0, 0.0), 22.0, 7.0);
    let post = line([foot, foot - Vec2::new(0.0, 78.0)]);
    list.stroke(post.clone(), colors.outline, Pen::round(14.0));
    list.stroke(post, colors.wood, Pen::round(8.0));
    for board in [
        "M -8 -74 L 44 -74 56 -63 44 -52 -8 -52 Z",
        "M 8 -46 L -36 -46 -48 -36 -36 -26 8 -26 Z",
    ] {
        let board = drawn(foot, board);
        list.outlined(board, (colors.outline, 6.0), colors.wood.lighter(0.35));
    }
}

fn farmhouse(list: &mut DisplayList, colors: &Palette, foot: Point) {
    let house = House {
        wide: 104.0,
        high: 38.0,
        roof: 52.0,
        gable: false,
        tiles: colors.flowers[1].mix(colors.wood, 0.45),
    };
    house.draw(list, colors, foot);
    fence(list, colors, foot + Vec2::new(-78.0, 14.0), 156.0);
}

/// A low fence of posts and a rail.
fn fence(list: &mut DisplayList, colors: &Palette, from: Point, long: f64) {
    let rail = line([from - Vec2::new(0.0, 12.0), from + Vec2::new(long, -12.0)]);
    list.stroke(rail.clone(), colors.outline.alpha(0.8), Pen::round(7.0));
    list.stroke(rail, colors.wood.lighter(0.25), Pen::round(4.0));
    let posts = (long / 26.0) as i32;
    for post in 0..=posts {
        let x = f64::from(post) * long / f64::from(posts);
        let pole = line([from + Vec2::new(x, 0.0), from + Vec2::new(x, -20.0)]);
        list.stroke(pole.clone(), colors.outline.alpha(0.8), Pen::round(9.0));
        list.stroke(pole, colors.wood.lighter(0.25), Pen::round(5.0));
    }
}

/// A stable with an animal in front of it, behind a fence.
fn shed(list: &mut DisplayList, colors: &Palette, at: Point, hide: Rgba) {
    let house = House {
        wide: 72.0,
        high: 30.0,
        roof: 34.0,
        gable: true,
        tiles: colors.wood.lighter(0.1),
    };
    house.draw(list, colors, at + Vec2::new(-34.0, 4.0));
    let beast = at + Vec2::new(42.0, 12.0);
    let body = ellipse(beast, 26.0, 15.0);
    let head = Circle::new(beast + Vec2::new(26.0, -8.0), 10.0);
    for leg in [-16.0, -6.0, 8.0, 17.0] {
        let leg = line([beast + Vec2::new(leg, 6.0), beast + Vec2::new(leg, 25.0)]);
        list.stroke(leg.clone(), colors.outline, Pen::round(10.0));
        list.stroke(leg, hide, Pen::round(6.0));
    }
    list.stroke(body, colors.outline, Pen::round(6.0));
    list.stroke(head, colors.outline, Pen::round(6.0));
    list.fill(body, hide);
    list.fill(head, hide);
    let spot = ellipse(beast - Vec2::new(8.0, 4.0), 8.0, 5.0);
    list.fill(spot, hide.darker(0.35));
    fence(list, colors, at + Vec2::new(-84.0, 46.0), 176.0);
}
