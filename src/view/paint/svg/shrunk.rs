//! The same drawing in larger units, so that its numbers are shorter.

use kurbo::Affine;

use crate::scene::color::Paint;
use crate::scene::display::{DisplayList, Group, Item, Pen};

/// A drawing whose units are `times` as long.
pub(super) fn shrunk(list: &DisplayList, times: f64) -> DisplayList {
    let share = 1.0 / times;
    let shrink = Affine::scale(share);
    let mut all = DisplayList::new();
    for item in list.items() {
        all.push(match item {
            Item::Fill(path, ink) => Item::Fill(shrink * path.clone(), paint(ink, share)),
            Item::Stroke(path, ink, line) => {
                Item::Stroke(shrink * path.clone(), paint(ink, share), pen(*line, share))
            }
            Item::Print(print, affine) => Item::Print(*print, shrink * *affine),
            Item::Push(group) => Item::Push(Group {
                affine: shrink * group.affine * Affine::scale(times),
                clip: group.clip.clone().map(|clip| shrink * clip),
                ..group.clone()
            }),
            Item::Pop => Item::Pop,
        });
    }
    all
}

fn paint(paint: &Paint, share: f64) -> Paint {
    match paint {
        Paint::Solid(color) => Paint::Solid(*color),
        Paint::Linear { from, to, colors } => Paint::Linear {
            from: (from.to_vec2() * share).to_point(),
            to: (to.to_vec2() * share).to_point(),
            colors: *colors,
        },
    }
}

fn pen(pen: Pen, share: f64) -> Pen {
    Pen {
        width: pen.width * share,
        dash: pen.dash.map(|(on, off)| (on * share, off * share)),
        ..pen
    }
}
