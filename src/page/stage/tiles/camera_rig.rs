//! The camera, and how it gets where it goes.

use kurbo::{Rect, Vec2};

use engine::tiles::Pos;
use view::scene::camera::{Camera, centre};
use view::scene::minimap::Corner;
use view::scene::tween::{Ease, Millis, Tween};

/// How much is seen around a cell to which the camera goes, in sides of a tile.
const AROUND: f64 = 0.5;

/// What the camera shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Framing {
    /// What play is about, at a size to play at: the whole board as long as that is large enough.
    Play,
    /// The whole board, however small.
    Whole,
    /// Where somebody moved it by hand, until something that matters is out of sight.
    Panned,
    /// The same, and the size somebody chose stays.
    Zoomed,
    /// What the final scoring is about, feature by feature.
    Walk,
}

/// The camera, and how it gets where it goes.
#[derive(Debug)]
pub(super) struct CameraRig {
    /// The camera as it will stand.
    goal: Camera,
    /// From where it is on its way, and how.
    motion: Option<(Camera, Tween)>,
    /// What it shows.
    framing: Framing,
    /// When it looks again whether something that matters is out of sight.
    follow_at: Option<Millis>,
    /// Where the small map lies; none where it would hide what is pressed.
    map_corner: Option<Corner>,
    /// The epoch of the session in which it was opened: until something is decided it is fitted anew.
    pub(super) opened_in: Option<u64>,
    /// How long a tile has been dragged at the edge of the board, in milliseconds.
    pub(super) at_edge: Millis,
}

impl CameraRig {
    /// A camera that looks at a part of the screen.
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

    /// The camera as it will stand.
    pub(super) const fn goal(&self) -> Camera {
        self.goal
    }

    /// The camera as it stands at `now`.
    pub(super) fn at(&self, now: Millis) -> Camera {
        match self.motion {
            Some((from, tween)) => from.towards(self.goal, tween.share(now)),
            None => self.goal,
        }
    }

    /// What it shows.
    pub(super) const fn framing(&self) -> Framing {
        self.framing
    }

    /// Shows something else from now on.
    pub(super) const fn set_framing(&mut self, framing: Framing) {
        self.framing = framing;
    }

    /// Looks at some time whether something that matters is out of sight.
    pub(super) const fn follow_at(&mut self, time: Millis) {
        self.follow_at = Some(time);
    }

    /// When it looks again whether something that matters is out of sight.
    pub(super) const fn next_follow(&self) -> Option<Millis> {
        self.follow_at
    }

    /// Whether it is time to look again, once.
    pub(super) fn take_follow(&mut self, now: Millis) -> bool {
        self.follow_at.take_if(|time| *time <= now).is_some()
    }

    /// Where the small map lies; none where it would hide what is pressed.
    pub(super) const fn map_corner(&self) -> Option<Corner> {
        self.map_corner
    }

    /// The small map lies elsewhere, or nowhere.
    pub(super) const fn set_map_corner(&mut self, corner: Option<Corner>) {
        self.map_corner = corner;
    }

    /// Begins with a session in an epoch.
    pub(super) fn open(&mut self, goal: Camera, epoch: u64) {
        self.opened_in = Some(epoch);
        self.jump_to(goal);
    }

    /// Whether it is on its way at `now`.
    pub(super) fn is_moving(&self, now: Millis) -> bool {
        self.motion.is_some_and(|(_, tween)| !tween.is_over(now))
    }

    /// Forgets a way that is over. Returns whether one is.
    pub(super) fn tick(&mut self, now: Millis) -> bool {
        let motion = self.motion.take_if(|(_, tween)| tween.is_over(now));
        motion.is_some()
    }

    /// Changes where it goes, and leaves it on its way. Returns where it went before.
    pub(super) const fn set_goal(&mut self, goal: Camera) -> Camera {
        std::mem::replace(&mut self.goal, goal)
    }

    /// Puts it somewhere at once.
    pub(super) fn jump_to(&mut self, goal: Camera) {
        self.goal = goal;
        self.finish();
    }

    /// Lets it be where it goes at once.
    pub(super) fn finish(&mut self) {
        self.motion = None;
    }

    /// Lets it move somewhere, in `length` milliseconds.
    pub(super) fn move_to(&mut self, goal: Camera, now: Millis, length: Millis) {
        let from = self.at(now);
        self.goal = goal;
        let tween = Tween::new(now, length, Ease::InOut);
        self.motion = (from != goal).then_some((from, tween));
    }

    /// Somebody moved it.
    pub(super) fn take_by_hand(&mut self, goal: Camera, least: f64) {
        let same = (goal.zoom - self.goal.zoom).abs() < 1e-9;
        self.framing = match self.framing {
            Framing::Zoomed => Framing::Zoomed,
            // Who moves about in the whole board means its size.
            Framing::Whole if goal.zoom < least => Framing::Zoomed,
            _ if same => Framing::Panned,
            _ => Framing::Zoomed,
        };
    }

    /// Moves so far that a cell is seen in a part of the screen, with something around it.
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

    /// Moves so that a cell is in the middle.
    pub(super) fn centre_on(&mut self, pos: Pos) {
        self.goal.middle = centre(pos);
    }
}

/// A camera moved no farther than it must for `seen`, on the screen, to lie in `free`: who looks at a place finds it
/// again.
pub(super) fn panned_to(camera: Camera, seen: Rect, free: Rect) -> Camera {
    let along = |low: f64, high: f64| low.max(0.0) + high.min(0.0);
    camera.panned(Vec2::new(
        along(free.x0 - seen.x0, free.x1 - seen.x1),
        along(free.y0 - seen.y0, free.y1 - seen.y1),
    ))
}
