//! Tweening: tiles, figures, points and the camera between two pictures.

use kurbo::{Point, Vec2};

use super::camera::Camera;

/// Milliseconds of a monotonic clock.
pub type Millis = f64;

/// Easing functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ease {
    /// Fast, then slower: for something let go.
    Out,
    /// Slow, fast, slow: for something carried.
    InOut,
    /// Overshoots slightly and returns: for something put down.
    Drop,
}

impl Ease {
    /// The progress after a fraction of the time, both from 0 to 1.
    pub fn at(self, time: f64) -> f64 {
        let time = time.clamp(0.0, 1.0);
        let rest = 1.0 - time;
        match self {
            Ease::Out => 1.0 - rest * rest * rest,
            Ease::InOut if time < 0.5 => 4.0 * time * time * time,
            Ease::InOut => 1.0 - 4.0 * rest * rest * rest,
            Ease::Drop => {
                let pull = 1.4;
                1.0 + (pull + 1.0) * -(rest * rest * rest) + pull * rest * rest
            }
        }
    }
}

/// A movement with a start and a duration.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tween {
    pub start: Millis,
    pub length: Millis,
    pub ease: Ease,
}

impl Tween {
    /// A movement with a duration.
    pub const fn new(start: Millis, length: Millis, ease: Ease) -> Self {
        Self {
            start,
            length,
            ease,
        }
    }

    /// Its progress: 0 before the start, 1 after the end.
    pub fn share(&self, now: Millis) -> f64 {
        self.ease.at(self.time(now))
    }

    /// The fraction of its time that has passed.
    pub fn time(&self, now: Millis) -> f64 {
        if self.length <= 0.0 {
            return 1.0;
        }
        ((now - self.start) / self.length).clamp(0.0, 1.0)
    }

    pub fn end(&self) -> Millis {
        self.start + self.length
    }

    pub fn is_over(&self, now: Millis) -> bool {
        now >= self.end()
    }
}

/// The start or end of a movement: on the table, which the camera may move meanwhile, or on the
/// screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stop {
    /// A point of the table, in its units; things have their size on the board.
    Table(Point),
    /// A point of the screen, with the size of a tile there, in pixels.
    Screen(Point, f64),
}

impl Stop {
    /// The point on the screen, and the size of a tile there.
    pub fn seen(self, camera: &Camera) -> (Point, f64) {
        match self {
            Stop::Table(place) => (camera.on_screen(place), camera.zoom),
            Stop::Screen(point, size) => (point, size),
        }
    }
}

/// Interpolates between two stops: the point on the screen and the size of a tile there, lifted in
/// the middle of the movement.
pub fn between(from: Stop, to: Stop, share: f64, camera: &Camera) -> (Point, f64) {
    carried(from.seen(camera), to.seen(camera), share)
}

/// Interpolates between two points, each with a size, lifted in the middle of the movement.
pub fn carried((a, small): (Point, f64), (b, large): (Point, f64), share: f64) -> (Point, f64) {
    let hop = (a.distance(b) * 0.12).min(60.0) * 4.0 * share * (1.0 - share);
    let point = a.lerp(b, share) - Vec2::new(0.0, hop.max(0.0));
    (point, small * (large / small).powf(share))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_course_begins_at_nothing_and_ends_at_all() {
        for ease in [Ease::Out, Ease::InOut, Ease::Drop] {
            assert!(ease.at(0.0).abs() < 1e-9, "{ease:?}");
            assert!((ease.at(1.0) - 1.0).abs() < 1e-9, "{ease:?}");
            assert_eq!(ease.at(-3.0), ease.at(0.0));
            assert_eq!(ease.at(7.0), ease.at(1.0));
        }
        assert!(Ease::Drop.at(0.8) > 1.0);
    }

    #[test]
    fn a_movement_without_length_is_over_at_once() {
        let tween = Tween::new(50.0, 0.0, Ease::Out);
        assert!(tween.is_over(50.0));
        assert_eq!(tween.share(50.0), 1.0);
    }

    #[test]
    fn a_movement_ends_where_its_stop_is() {
        let camera = Camera::default();
        let to = Stop::Table(Point::new(2500.0, 500.0));
        let from = Stop::Screen(Point::new(10.0, 20.0), 50.0);
        assert_eq!(between(from, to, 0.0, &camera), from.seen(&camera));
        assert_eq!(between(from, to, 1.0, &camera), to.seen(&camera));
    }
}
