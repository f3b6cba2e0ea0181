//! The camera, and its animation.

use kurbo::{Rect, Vec2};

use engine::tiles::Pos;
use view::scene::camera::Camera;
use view::scene::minimap::Corner;
use view::scene::tween::{Ease, Millis, Tween};

/// The margin around a cell that the camera moves to, in tile sides.
const AROUND: f64 = 0.5;

/// What the camera frames.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Framing {
    /// Where play happens, at a playable size: the whole board as long as that is large enough.
    Play,
    /// The whole board, however small.
    Whole,
    /// Where it was moved by hand, until something important is out of sight.
    Panned,
    /// The same, and the zoom chosen by hand stays.
    Zoomed,
    /// The final scoring, feature by feature.
    Walk,
}

/// The camera, and its animation.
#[derive(Debug)]
pub(super) struct CameraRig {
    /// Where the camera ends up.
    pub(super) goal: Camera,
    /// Where its animation started, and its tween.
    pub(super) motion: Option<(Camera, Tween)>,
    pub(super) framing: Framing,
    /// When to check again whether something important is out of sight.
    pub(super) follow_at: Option<Millis>,
    /// The corner of the minimap; none if it would cover targets everywhere.
    pub(super) map_corner: Option<Corner>,
    /// The epoch of the session when it was opened: until the first decision the camera is fitted again.
    pub(super) opened_in: Option<u64>,
    /// How long a tile has been dragged at the edge of the board, in milliseconds.
    pub(super) at_edge: Millis,
}

impl CameraRig {
    /// A camera centred on a part of the screen.
    pub(super) fn new(free: Rect) -> Self {
        CameraRig {
            goal: Camera::default().moved_to(free),
            motion: None,
            framing: Framing::Play,
            follow_at: None,
            map_corner: Some(Corner::default()),
            opened_in: None,
            at_edge: 0.0,
        }
    }

    /// The camera at `now`.
    pub(super) fn at(&self, now: Millis) -> Camera {
        match self.motion {
            Some((from, tween)) => from.towards(self.goal, tween.share(now)),
            None => self.goal,
        }
    }

    /// Whether the scheduled check is due; clears it if so.
    pub(super) fn take_follow(&mut self, now: Millis) -> bool {
        self.follow_at.take_if(|time| *time <= now).is_some()
    }

    /// Starts with a session at an epoch.
    pub(super) fn open(&mut self, goal: Camera, epoch: u64) {
        self.opened_in = Some(epoch);
        self.jump_to(goal);
    }

    pub(super) fn is_moving(&self, now: Millis) -> bool {
        self.motion.is_some_and(|(_, tween)| !tween.is_over(now))
    }

    /// Drops a finished animation. Returns whether there was one.
    pub(super) fn tick(&mut self, now: Millis) -> bool {
        let motion = self.motion.take_if(|(_, tween)| tween.is_over(now));
        motion.is_some()
    }

    pub(super) fn jump_to(&mut self, goal: Camera) {
        self.goal = goal;
        self.motion = None;
    }

    /// Animates to a goal, in `length` milliseconds.
    pub(super) fn move_to(&mut self, goal: Camera, now: Millis, length: Millis) {
        let from = self.at(now);
        self.goal = goal;
        let tween = Tween::new(now, length, Ease::InOut);
        self.motion = (from != goal).then_some((from, tween));
    }

    /// Updates the framing after a move by hand.
    pub(super) fn take_by_hand(&mut self, goal: Camera, least: f64) {
        let same = (goal.zoom - self.goal.zoom).abs() < 1e-9;
        self.framing = match self.framing {
            Framing::Zoomed => Framing::Zoomed,
            // Panning the whole board means to keep its size.
            Framing::Whole if goal.zoom < least => Framing::Zoomed,
            _ if same => Framing::Panned,
            _ => Framing::Zoomed,
        };
    }

    /// Pans until a cell is inside a part of the screen, with a margin.
    pub(super) fn reveal(&mut self, pos: Pos, free: Rect) {
        let seen = self.goal.square(pos);
        if free.union(seen) == free {
            return;
        }
        let room = (free.width().min(free.height()) - seen.width()) / 2.0;
        self.goal = match room > 0.0 {
            true => panned_to(self.goal, seen.inset(room.min(seen.width() * AROUND)), free),
            false => self.goal.panned(free.center() - seen.center()),
        };
    }
}

/// A camera panned as little as necessary for the screen rectangle `seen` to be inside `free`, so that the observer keeps their
/// bearings.
pub(super) fn panned_to(camera: Camera, seen: Rect, free: Rect) -> Camera {
    let along = |low: f64, high: f64| low.max(0.0) + high.min(0.0);
    camera.panned(Vec2::new(
        along(free.x0 - seen.x0, free.x1 - seen.x1),
        along(free.y0 - seen.y0, free.y1 - seen.y1),
    ))
}
