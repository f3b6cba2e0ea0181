//! A feature that lights up because it has just been scored.

use kurbo::BezPath;

use super::color::WHITE;
use super::display::{DisplayList, Group, Pen};
use super::figures::Owner;
use super::tween::{Millis, Tween};

/// The width of the outline per point, and the least and most of it, in pixels.
const EDGE: (f64, f64, f64) = (0.35, 3.0, 9.0);

/// How a light behaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shine {
    /// It swells and fades.
    Swells,
    /// It stays the same, because animations are off.
    Steady,
}

/// The strength of a light that swells and fades, after a fraction of its time.
pub fn swell(time: f64) -> f64 {
    (time * 5.0).min((1.0 - time) * 2.0).clamp(0.0, 1.0)
}

/// The light on a scored feature.
#[derive(Clone, Debug, PartialEq)]
pub struct Glow {
    /// The areas of its segments, in units of the table.
    pub areas: Vec<BezPath>,
    pub owner: Owner,
    pub points: u16,
    pub tween: Tween,
    pub shine: Shine,
}

impl Glow {
    /// Draws it on the table; `pixel` is the size of a pixel there.
    pub fn draw(&self, list: &mut DisplayList, pixel: f64, now: Millis) {
        let time = self.tween.time(now);
        let strength = match self.shine {
            Shine::Swells => swell(time),
            Shine::Steady => 0.7,
        };
        if now < self.tween.start || strength <= 0.0 {
            return;
        }
        let (each, least, most) = EDGE;
        let width = (least + each * f64::from(self.points)).min(most) * pixel;
        let all: BezPath = self.areas.iter().flat_map(BezPath::iter).collect();
        // The areas cover the outlines where two of them meet.
        list.group(Group::default().faded(0.55 * strength), |list| {
            list.stroke(all.clone(), WHITE, Pen::round(width * 3.2));
            list.stroke(all.clone(), self.owner.color(), Pen::round(width * 2.0));
            list.fill(all, WHITE);
        });
    }
}
