//! Mouse, wheel and fingers. What is held stays held from one call to the next, so a test may look, press a key or
//! turn the wheel in the middle of a drag.

use crate::browser::{Browser, Point};
use fantoccini::actions::{
    Actions, InputSource, MOUSE_BUTTON_LEFT, MOUSE_BUTTON_RIGHT, MouseActions, PointerAction,
    TouchActions, WheelAction, WheelActions,
};
use std::time::Duration;

/// How long one step of a gesture takes: a frame, so that the page sees every step.
const STEP: Duration = Duration::from_millis(16);

impl Browser {
    /// Moves the mouse.
    pub fn mouse_to(&self, point: Point) {
        self.mouse([to(point)]);
    }

    /// Presses the left button where the mouse is.
    pub fn mouse_down(&self) {
        self.mouse([PointerAction::Down {
            button: MOUSE_BUTTON_LEFT,
        }]);
    }

    /// Lets the left button go.
    pub fn mouse_up(&self) {
        self.mouse([PointerAction::Up {
            button: MOUSE_BUTTON_LEFT,
        }]);
    }

    /// Clicks a place on the page.
    pub fn click_at(&self, point: Point) {
        self.click_with(point, MOUSE_BUTTON_LEFT);
    }

    /// Clicks a place with the right button.
    pub fn right_click_at(&self, point: Point) {
        self.click_with(point, MOUSE_BUTTON_RIGHT);
    }

    fn click_with(&self, point: Point, button: u64) {
        self.mouse([
            to(point),
            PointerAction::Down { button },
            PointerAction::Up { button },
        ]);
    }

    /// Drags with the left button in `steps` steps; after step `n`, counted from 1, `between` may do anything else.
    pub fn drag(&self, from: Point, target: Point, steps: u32, between: impl Fn(&Browser, u32)) {
        self.mouse_to(from);
        self.mouse_down();
        for step in 1..=steps {
            self.mouse_to(on_the_way(from, target, f64::from(step) / f64::from(steps)));
            between(self, step);
        }
        self.mouse_up();
    }

    /// Clicks a place so many times.
    pub fn click_times(&self, point: Point, times: usize) {
        let button = MOUSE_BUTTON_LEFT;
        let click = [PointerAction::Down { button }, PointerAction::Up { button }];
        let clicks = click.iter().cycle().take(2 * times);
        self.strokes([to(point)].iter().chain(clicks));
    }

    /// Drags with the left button at one go: nothing is asked in between.
    pub fn sweep(&self, from: Point, target: Point, steps: u32) {
        let button = MOUSE_BUTTON_LEFT;
        let way: Vec<PointerAction> = path(from, target, steps).into_iter().map(to).collect();
        let (first, rest) = way.split_at(1);
        let (down, up) = (
            [PointerAction::Down { button }],
            [PointerAction::Up { button }],
        );
        self.strokes(first.iter().chain(&down).chain(rest).chain(&up));
    }

    /// Brings what the mouse holds somewhere at one go, and lets it go there.
    pub fn carry_to(&self, from: Point, target: Point, steps: u32) {
        let button = MOUSE_BUTTON_LEFT;
        let way: Vec<PointerAction> = path(from, target, steps).into_iter().map(to).collect();
        self.strokes(way.iter().chain(&[PointerAction::Up { button }]));
    }

    fn strokes<'a>(&self, strokes: impl Iterator<Item = &'a PointerAction>) {
        let mouse = MouseActions::new("mouse".to_string());
        self.perform(strokes.cloned().fold(mouse, InputSource::then));
    }

    /// Turns the wheel over a place; `down` is in pixels, negative away from the hand.
    pub fn wheel(&self, point: Point, down: i64) {
        let scroll = WheelAction::Scroll {
            duration: Some(STEP),
            x: point.x.round() as i64,
            y: point.y.round() as i64,
            delta_x: 0,
            delta_y: down,
        };
        self.perform(WheelActions::new("wheel".to_string()).then(scroll));
    }

    fn mouse<const N: usize>(&self, actions: [PointerAction; N]) {
        let mouse = MouseActions::new("mouse".to_string());
        self.perform(actions.into_iter().fold(mouse, InputSource::then));
    }

    /// Taps a place with one finger. On a busy machine a tap may take so long that it holds the finger down, which opens a
    /// tooltip and means nothing else: then it is made again.
    pub fn tap(&self, point: Point) {
        self.fingers(&[&[point]]);
        while self.count(".tooltip") > 0 {
            self.fingers(&[&[point]]);
        }
    }

    /// Drags one finger in `steps` steps.
    pub fn touch_drag(&self, from: Point, target: Point, steps: u32) {
        self.fingers(&[&path(from, target, steps)]);
    }

    /// Puts two fingers down to the left and right of `middle` and moves them: apart or together as `spread` changes
    /// from its first to its second value, and around the middle by `turn` radians, clockwise.
    pub fn pinch(&self, middle: Point, spread: (f64, f64), turn: f64, steps: u32) {
        let finger = |side: f64| -> Vec<Point> {
            let at = |step: u32| {
                let share = f64::from(step) / f64::from(steps);
                let reach = side * (spread.0 + (spread.1 - spread.0) * share) / 2.0;
                let (sin, cos) = (turn * share).sin_cos();
                Point {
                    x: middle.x + reach * cos,
                    y: middle.y + reach * sin,
                }
            };
            (0..=steps).map(at).collect()
        };
        self.fingers(&[&finger(-1.0), &finger(1.0)]);
    }

    /// Moves fingers along their paths, all at once: down at the first place, up at the last.
    pub fn fingers(&self, paths: &[&[Point]]) {
        let mut actions = Actions::default();
        for (index, path) in paths.iter().enumerate() {
            let mut finger = TouchActions::new(format!("finger {index}"));
            for (step, &point) in path.iter().enumerate() {
                finger = finger.then(to(point));
                if step == 0 {
                    finger = finger.then(PointerAction::Down {
                        button: MOUSE_BUTTON_LEFT,
                    });
                }
            }
            actions = actions.and(finger.then(PointerAction::Up {
                button: MOUSE_BUTTON_LEFT,
            }));
        }
        self.perform(actions);
    }

    fn perform(&self, actions: impl Into<Actions>) {
        self.wait(self.client().perform_actions(actions));
    }
}

fn to(point: Point) -> PointerAction {
    PointerAction::MoveTo {
        duration: Some(STEP),
        x: point.x,
        y: point.y,
    }
}

fn on_the_way(from: Point, target: Point, share: f64) -> Point {
    Point {
        x: from.x + (target.x - from.x) * share,
        y: from.y + (target.y - from.y) * share,
    }
}

fn path(from: Point, target: Point, steps: u32) -> Vec<Point> {
    (0..=steps)
        .map(|step| on_the_way(from, target, f64::from(step) / f64::from(steps)))
        .collect()
}
