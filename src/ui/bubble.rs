//! Where the sentence about a refusal goes: beside the cell it is about, so that the cell and its neighbours stay in
//! sight.

use kurbo::{Point, Rect};

use super::table::{Refusal, Table};
use crate::rules::Reason;

/// The largest width of the sentence, in pixels of the page; the style sheet says the same.
const WIDTH: f64 = 320.0;
/// The largest part of the screen it takes in width; the style sheet says the same.
const SHARE: f64 = 0.8;
/// The height of its frame and its heading, in pixels of the page.
const HEAD: f64 = 56.0;
/// The height of one reason, which may need two lines.
const EACH: f64 = 44.0;
/// The gap to what is to stay in sight.
const GAP: f64 = 14.0;

impl Table {
    /// On which side of what it is about a refusal is said, as a class of the style sheet, and the point of the screen
    /// that is nearest to it there.
    pub fn beside_refusal(&self, refusal: &Refusal) -> (&'static str, Point) {
        let Some(pos) = refusal.cell else {
            return ("below", refusal.at);
        };
        let whole = self.layout.whole;
        let mut seen = self.camera.square(pos);
        for reason in &refusal.reasons {
            if let Reason::EdgeMismatch { side, .. } = reason {
                seen = seen.union(self.camera.square(pos.step(*side)));
            }
        }
        let width = WIDTH.min(whole.width() * SHARE);
        let height = HEAD + EACH * refusal.reasons.len() as f64;
        let near = seen.inset(GAP).intersect(whole);
        let (middle, half) = (near.center(), (width / 2.0, height / 2.0));
        let x = middle.x.clamp(half.0, (whole.x1 - half.0).max(half.0));
        let y = middle.y.clamp(half.1, (whole.y1 - half.1).max(half.1));
        let ways = [
            (
                "right",
                Point::new(near.x1, y),
                Point::new(near.x1 + half.0, y),
            ),
            (
                "left",
                Point::new(near.x0, y),
                Point::new(near.x0 - half.0, y),
            ),
            (
                "below",
                Point::new(x, near.y1),
                Point::new(x, near.y1 + half.1),
            ),
            (
                "above",
                Point::new(x, near.y0),
                Point::new(x, near.y0 - half.1),
            ),
        ];
        let room = self.layout.free.inset(GAP);
        let lost = |middle: Point| {
            let bubble = Rect::from_center_size(middle, (width, height));
            bubble.area() - bubble.intersect(room).area()
        };
        let best = ways
            .into_iter()
            .min_by(|a, b| lost(a.2).total_cmp(&lost(b.2)));
        best.map_or(("below", refusal.at), |(class, at, _)| (class, at))
    }
}
