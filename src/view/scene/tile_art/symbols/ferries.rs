//! The docks around the lake of a ferry.

use kurbo::{ParamCurve, Point, Vec2};

use crate::scene::display::Pen;
use crate::scene::plan::Hub;
use crate::scene::tile_art::shapes::{direction, line};
use crate::scene::tile_art::sheet::Sheet;
use crate::scene::tile_art::sprites::Sprites;

/// A landing stage at the end of every road.
pub fn docks(sheet: &Sheet, standing: &mut Sprites, hub: &Hub) {
    let lake = sheet.at(hub.at);
    for road in &sheet.plan.roads {
        let Some(end) = road.line.segments().last().map(|segment| segment.end()) else {
            continue;
        };
        let shore = sheet.at(end);
        stage(sheet, standing, shore, direction(shore, lake));
    }
}

fn stage(sheet: &Sheet, standing: &mut Sprites, shore: Point, out: Vec2) {
    let colors = sheet.colors;
    let across = Vec2::new(-out.y, out.x);
    let (start, end) = (shore - out * 14.0, shore + out * 54.0);
    standing.stand(shore.y.max(end.y), |list| {
        let deck = line([start, end]);
        let shade = kurbo::Affine::translate((6.0, 10.0)) * deck.clone();
        list.stroke(shade, colors.shadow, Pen::flat(58.0));
        list.stroke(deck.clone(), colors.outline, Pen::flat(62.0));
        let inner = line([start + out * 4.0, end - out * 4.0]);
        list.stroke(inner.clone(), colors.wood.lighter(0.3), Pen::flat(52.0));
        list.stroke(inner, colors.wood, Pen::flat(52.0).dashed(2.5, 11.0));
        for side in [-1.0, 1.0] {
            let post = end + across * (side * 29.0);
            let pole = line([post, post - Vec2::new(0.0, 26.0)]);
            list.stroke(pole.clone(), colors.outline, Pen::round(14.0));
            list.stroke(pole, colors.wood.lighter(0.15), Pen::round(8.0));
        }
    });
}
