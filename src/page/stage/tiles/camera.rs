//! Where the camera looks: unasked, by hand, and while a tile is dragged at the edge.

use kurbo::{Rect, Vec2};

use crate::stage::tiles::viewport::Viewport;
use crate::stage::{TileStage, duration};
use engine::tiles::Pos;
use view::scene::camera::{Camera, centre, corner};
use view::scene::layout::Layout;
use view::scene::tween::{Ease, Millis, Tween};

/// The longest time for which the board drifts between two ticks, in milliseconds.
const LONGEST_TICK: Millis = 50.0;
/// How much is seen around a cell to which the camera goes, in sides of a tile.
const AROUND: f64 = 0.5;

/// The camera, and how it gets where it goes.
#[derive(Debug)]
pub(super) struct CameraRig {
    /// The camera as it will stand.
    goal: Camera,
    /// From where it is on its way, and how.
    motion: Option<(Camera, Tween)>,
    /// Whether it still moves without being asked, to show what matters.
    follows: bool,
}

impl CameraRig {
    /// A camera that looks at a part of the screen.
    pub(super) fn new(free: Rect) -> Self {
        CameraRig {
            goal: Camera::default().moved_to(free),
            motion: None,
            follows: true,
        }
    }

    /// The camera as it will stand.
    pub(super) const fn goal(&self) -> Camera {
        self.goal
    }

    /// The camera as it stands at `now`.
    fn at(&self, now: Millis) -> Camera {
        match self.motion {
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
    fn move_to(&mut self, goal: Camera, now: Millis, length: Millis) {
        let from = self.at(now);
        self.goal = goal;
        let tween = Tween::new(now, length, Ease::InOut);
        self.motion = (from != goal).then_some((from, tween));
    }

    /// Somebody moved it: it does not move without being asked any more.
    const fn stop_following(&mut self) {
        self.follows = false;
    }

    /// It shows what matters again.
    const fn start_following(&mut self) {
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
        self.view.camera.at(now)
    }

    /// The board as it is seen on the screen.
    pub fn viewport(&self) -> Viewport<'_> {
        Viewport {
            game: &self.game,
            layout: &self.layout,
            camera: self.view.camera.goal(),
        }
    }

    /// Lets the camera move somewhere.
    fn move_camera(&mut self, goal: Camera, now: Millis) {
        self.view.tooltip.close();
        let length = self.preferences.duration(duration::CAMERA);
        self.view.camera.move_to(goal, now, length);
        self.update_aim();
    }

    /// Puts the camera somewhere at once, by hand.
    pub(super) fn set_camera(&mut self, camera: Camera) {
        // Some of the tiles stay in sight.
        let near = self.viewport().kept_near(camera);
        self.view.camera.jump_to(near);
        self.view.camera.stop_following();
        self.update_aim();
    }

    /// Shows the whole board again, and keeps doing so.
    pub fn fit(&mut self, now: Millis) {
        self.view.camera.start_following();
        self.move_camera(self.viewport().fitting(), now);
    }

    /// Looks nearer, with a factor above 1, or from farther away.
    pub fn zoom(&mut self, factor: f64, now: Millis) {
        let middle = self.layout.free.center();
        let goal = self.viewport().zoomed(middle, factor);
        self.view.camera.stop_following();
        self.move_camera(goal, now);
    }
}

/// Where the cell (0, 0) lies and how large cells are, in CSS pixels.
pub fn origin_and_size(camera: &Camera) -> (f64, f64, f64) {
    let at = camera.on_screen(corner(Pos::new(0, 0)));
    (at.x, at.y, camera.zoom)
}

/// Moves the camera when something that matters is not seen, unless somebody moved it.
pub(super) fn follow(stage: &mut TileStage, now: Millis) {
    if !stage.view.camera.follows() {
        return;
    }
    let viewport = stage.viewport();
    let fitting = viewport.fitting();
    let seen = viewport.extent_on_screen();
    let free = stage.layout.clear().inset(1.0);
    let shown = free.union(seen) == free;
    let roomy = seen.width() <= free.width() && seen.height() <= free.height();
    let goal = stage.view.camera.goal();
    if goal.zoom < fitting.zoom * 0.8 || (!shown && !roomy) {
        stage.move_camera(fitting, now);
    } else if !shown {
        stage.move_camera(panned_to(goal, seen, free), now);
    }
}

/// Moves the board aside as little as it must for the tile to be seen beside its loupe.
pub(super) fn make_room(stage: &mut TileStage, now: Millis) {
    let clear = stage.layout.clear();
    let way = stage.loupe().and_then(|loupe| loupe.way_aside(clear));
    if let Some(by) = way {
        stage.move_camera(stage.view.camera.goal().panned(by), now);
    }
}

/// Takes in where things are on the screen.
pub(super) fn set_layout(stage: &mut TileStage, layout: Layout, now: Millis) {
    let before = &stage.layout;
    if *before == layout {
        return;
    }
    if (before.whole, before.free) == (layout.whole, layout.free) {
        stage.layout = layout;
        stage.update_aim();
        if stage.view.hand.selected().is_some() {
            // A sentence that comes may hide a place for the tile.
            follow(stage, now);
        }
        make_room(stage, now);
        return;
    }
    // What is read stays, beside the same place.
    let tooltip = stage.tooltip().copied();
    fit_new_layout(stage, layout, now);
    stage.update_aim();
    follow(stage, now);
    make_room(stage, now);
    stage.view.tooltip.reopen(tooltip);
}

/// Takes in another size of the screen, or of its part for the board.
fn fit_new_layout(stage: &mut TileStage, layout: Layout, now: Millis) {
    let same_screen = stage.layout.whole == layout.whole;
    let before = stage.camera_at(now);
    let camera = &mut stage.view.camera;
    camera.set_goal(camera.goal().moved_to(layout.free));
    stage.layout = layout;
    if stage.view.camera.follows() {
        let fitting = stage.viewport().fitting();
        stage.view.camera.jump_to(fitting);
    }
    if same_screen {
        // A part of the page opened or closed: the board gives way, and does not jump.
        let goal = stage.view.camera.set_goal(before);
        stage.move_camera(goal, now);
    }
}

/// Lets the board drift for the time since the last tick, in milliseconds, while a tile is dragged at its edge.
pub(super) fn drift(stage: &mut TileStage, elapsed: Millis) {
    let by = stage.viewport().drift(stage.view.gesture.dragged_tile());
    let by = by * elapsed.clamp(0.0, LONGEST_TICK);
    if by != Vec2::ZERO {
        let camera = &mut stage.view.camera;
        camera.set_goal(camera.goal().panned(by));
        stage.update_aim();
    }
}
