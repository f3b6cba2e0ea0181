//! Soft shadows made of layers, so that painters need not support blurring.

use kurbo::Rect;

use super::color::SOOT;
use super::display::DisplayList;

/// Number of layers: enough to look smooth.
const LAYERS: u32 = 18;

/// The shadow of a rectangle: `strength` in the middle, half of that at the edge, gone at a
/// distance of `blur`.
pub fn soft(list: &mut DisplayList, rect: Rect, radius: f64, blur: f64, strength: f64) {
    let depth = -(1.0 - strength).ln();
    for layer in 0..LAYERS {
        let side = 2.0 * (f64::from(layer) + 0.5) / f64::from(LAYERS) - 1.0;
        let out = blur * side;
        let ring = rect.inset(out);
        if ring.width() > 0.0 && ring.height() > 0.0 {
            let round = (radius + out).max(radius * 0.5);
            list.fill(
                ring.to_rounded_rect(round),
                SOOT.alpha(depth * weight(side)),
            );
        }
    }
}

/// The share of a layer in the darkness; all shares sum to 1. It is largest at the edge and
/// smallest at the ends, like the shadow of a wide lamp.
fn weight(side: f64) -> f64 {
    (1.0 + (std::f64::consts::PI * side).cos()) / f64::from(LAYERS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::color::Paint;
    use crate::scene::display::Item;
    use kurbo::{Point, Shape};

    /// The darkness of a shadow of strength 1/3 at a distance from the edge of its rectangle.
    fn darkness(out: f64) -> f64 {
        let mut list = DisplayList::new();
        soft(
            &mut list,
            Rect::new(0.0, 0.0, 100.0, 100.0),
            0.0,
            20.0,
            0.34,
        );
        let at = Point::new(100.0 + out, 50.0);
        let light = list.items().fold(1.0, |light, item| match item {
            Item::Fill(path, Paint::Solid(color)) if path.contains(at) => {
                light * (1.0 - f64::from(color.a) / 255.0)
            }
            _ => light,
        });
        1.0 - light
    }

    #[test]
    fn a_shadow_falls_evenly_from_the_inside_out() {
        let steps: Vec<f64> = (-30..=30)
            .map(|out| darkness(f64::from(out) + 0.3))
            .collect();
        assert!(steps[0] > 0.25 && steps[60] == 0.0);
        for pair in steps.windows(2) {
            let drop = pair[0] - pair[1];
            assert!((0.0..0.06).contains(&drop), "{drop}");
        }
        let edge = darkness(0.0);
        assert!((0.1..0.25).contains(&edge), "{edge}");
    }
}
