//! Where the camera looks: by itself, by hand, and while a tile is held at the edge.

use kurbo::{Rect, Vec2};

use crate::stage::tiles::sight::BoardSight;
use crate::stage::{TileStage, duration};
use engine::tiles::Pos;
use view::scene::camera::{Camera, centre};
use view::scene::layout::Layout;
use view::scene::tween::{Ease, Millis, Tween};

/// How much is seen around a cell to which the camera goes, in sides of a tile.
const AROUND: f64 = 0.5;
/// The camera, and how it gets where it goes.
#[derive(Debug)]
pub(super) struct CameraRig {
    /// The camera as it will stand.
    goal: Camera,
    /// From where it is on its way, and how.
    ride: Option<(Camera, Tween)>,
    /// Whether it still moves without being asked, to show what matters.
    follows: bool,
}

impl CameraRig {
    /// A camera that looks at a part of the screen.
    pub(super) fn new(free: Rect) -> Self {
        CameraRig {
            goal: Camera::default().moved_to(free),
            ride: None,
            follows: true,
        }
    }

    /// The camera as it will stand.
    pub(super) const fn goal(&self) -> Camera {
        self.goal
    }

    /// The camera as it stands at `now`.
    pub(super) fn at(&self, now: Millis) -> Camera {
        match self.ride {
            Some((from, tween)) => from.towards(self.goal, tween.share(now)),
            None => self.goal,
        }
    }

    /// Whether it moves without being asked.
    const fn follows(&self) -> bool {
        self.follows
    }

    /// Whether it is on its way at `now`.
    pub(super) fn is_moving(&self, now: Millis) -> bool {
        self.ride.is_some_and(|(_, tween)| !tween.is_over(now))
    }

    /// Forgets a way that is over. Returns whether one is.
    pub(super) fn tick(&mut self, now: Millis) -> bool {
        let ride = self.ride.take_if(|(_, tween)| tween.is_over(now));
        ride.is_some()
    }

    /// Changes where it goes, and leaves it on its way. Returns where it went before.
    pub(super) const fn place(&mut self, goal: Camera) -> Camera {
        std::mem::replace(&mut self.goal, goal)
    }

    /// Puts it somewhere at once.
    pub(super) fn jump_to(&mut self, goal: Camera) {
        self.goal = goal;
        self.stop();
    }

    /// Lets it be where it goes.
    pub(super) fn stop(&mut self) {
        self.ride = None;
    }

    /// Sends it somewhere.
    fn ride_to(&mut self, goal: Camera, now: Millis, length: Millis) {
        let from = self.at(now);
        self.goal = goal;
        let tween = Tween::new(now, length, Ease::InOut);
        self.ride = (from != goal).then_some((from, tween));
    }

    /// Somebody moved it: it does not move without being asked any more.
    const fn let_go(&mut self) {
        self.follows = false;
    }

    /// It shows what matters again.
    const fn follow(&mut self) {
        self.follows = true;
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
fn panned_to(camera: Camera, seen: Rect, free: Rect) -> Camera {
    let along = |low: f64, high: f64| low.max(0.0) + high.min(0.0);
    camera.panned(Vec2::new(
        along(free.x0 - seen.x0, free.x1 - seen.x1),
        along(free.y0 - seen.y0, free.y1 - seen.y1),
    ))
}

impl TileStage {
    /// The camera as it stands at `now`.
    pub fn camera_at(&self, now: Millis) -> Camera {
        self.view.rig.at(now)
    }

    /// The board as it is seen.
    pub(super) fn sight(&self) -> BoardSight<'_> {
        BoardSight {
            game: &self.game,
            layout: &self.layout,
            camera: self.view.rig.goal(),
        }
    }

    /// Moves the camera when something that matters is not seen, unless somebody moved it.
    pub(super) fn follow(&mut self, now: Millis) {
        if !self.view.rig.follows() {
            return;
        }
        let fitting = self.sight().fitting();
        let seen = self.sight().extent_on_screen();
        let free = self.layout.clear().inset(1.0);
        let shown = free.union(seen) == free;
        let roomy = seen.width() <= free.width() && seen.height() <= free.height();
        if self.view.rig.goal().zoom < fitting.zoom * 0.8 || (!shown && !roomy) {
            self.ride_to(fitting, now);
        } else if !shown {
            self.ride_to(panned_to(self.view.rig.goal(), seen, free), now);
        }
    }

    /// Sends the camera somewhere.
    pub(super) fn ride_to(&mut self, goal: Camera, now: Millis) {
        self.view.tooltip.put_away();
        let length = self.lasting(duration::RIDE);
        self.view.rig.ride_to(goal, now, length);
        self.aim();
    }

    /// Puts the camera somewhere at once, by hand.
    pub(super) fn look_from(&mut self, camera: Camera) {
        // Some of the tiles stay in sight.
        let near = self.sight().kept_near(camera);
        self.view.rig.jump_to(near);
        self.view.rig.let_go();
        self.aim();
    }

    /// Shows the whole board again, and keeps doing so.
    pub fn fit(&mut self, now: Millis) {
        self.view.rig.follow();
        self.ride_to(self.sight().fitting(), now);
    }

    /// Looks nearer or from farther away.
    pub fn zoom(&mut self, factor: f64, now: Millis) {
        let goal = self.sight().zoomed(self.layout.free.center(), factor);
        self.view.rig.let_go();
        self.ride_to(goal, now);
    }

    /// Takes in where things are on the screen.
    pub fn lay_out(&mut self, layout: Layout, now: Millis) {
        if self.layout == layout {
            return;
        }
        if (self.layout.whole, self.layout.free) == (layout.whole, layout.free) {
            self.layout = layout;
            self.aim();
            if self.view.tiles.held().is_some() {
                // A sentence that comes may hide a place for the tile.
                self.follow(now);
            }
            self.make_room(now);
            return;
        }
        // What is read stays, beside the same place.
        let note = self.view.tooltip.note().copied();
        let same_screen = self.layout.whole == layout.whole;
        let before = self.camera_at(now);
        self.view
            .rig
            .place(self.view.rig.goal().moved_to(layout.free));
        self.layout = layout;
        if self.view.rig.follows() {
            self.view.rig.jump_to(self.sight().fitting());
        }
        if same_screen {
            // A part of the page opened or closed: the board gives way, and does not jump.
            let goal = self.view.rig.place(before);
            self.ride_to(goal, now);
        }
        self.aim();
        self.follow(now);
        self.make_room(now);
        self.view.tooltip.show_again(note);
    }

    /// Lets the table drift for the time since the last tick.
    pub(super) fn drift_on(&mut self, elapsed: Millis) {
        let by = self.sight().drift(self.view.grip.tile()) * elapsed.clamp(0.0, 50.0);
        if by != Vec2::ZERO {
            self.view.rig.place(self.view.rig.goal().panned(by));
            self.aim();
        }
    }
}
