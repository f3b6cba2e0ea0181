//! Mouse, wheel and fingers. What is held stays held from one call to the next, so a test may look, press a key or
//! turn the wheel in the middle of a drag.

use crate::browser::{Browser, Point};
use serde_json::{Value, json};

/// How long one step of a gesture takes, in milliseconds: a frame, so that the page sees every step.
const STEP: u32 = 16;

/// Which button of the mouse, as the WebDriver protocol numbers them.
#[derive(Clone, Copy)]
enum Button {
    Left = 0,
    Right = 2,
}

impl Browser {
    /// Moves the mouse.
    pub fn mouse_to(&self, point: Point) {
        self.mouse(&[to(point)]);
    }

    /// Presses the left button where the mouse is.
    pub fn mouse_down(&self) {
        self.mouse(&[down(Button::Left)]);
    }

    /// Lets the left button go.
    pub fn mouse_up(&self) {
        self.mouse(&[up(Button::Left)]);
    }

    /// Clicks a place on the page.
    pub fn click_at(&self, point: Point) {
        self.click_with(point, Button::Left);
    }

    /// Clicks a place with the right button.
    pub fn right_click_at(&self, point: Point) {
        self.click_with(point, Button::Right);
    }

    fn click_with(&self, point: Point, button: Button) {
        self.mouse(&[to(point), down(button), up(button)]);
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
        let mut strokes = vec![to(point)];
        for _ in 0..times {
            strokes.extend([down(Button::Left), up(Button::Left)]);
        }
        self.mouse(&strokes);
    }

    /// Drags with the left button at one go: nothing is asked in between.
    pub fn sweep(&self, from: Point, target: Point, steps: u32) {
        self.mouse(&held(&path(from, target, steps)));
    }

    /// Brings what the mouse holds somewhere at one go, and lets it go there.
    pub fn carry_to(&self, from: Point, target: Point, steps: u32) {
        let way = path(from, target, steps).into_iter().map(to);
        let strokes: Vec<Value> = way.chain([up(Button::Left)]).collect();
        self.mouse(&strokes);
    }

    /// Turns the wheel over a place; `down` is in pixels, negative away from the hand.
    pub fn wheel(&self, point: Point, down: i64) {
        let (x, y) = (point.x.round(), point.y.round());
        let scroll = json!({ "type": "scroll", "duration": STEP, "x": x as i64, "y": y as i64, "deltaX": 0, "deltaY": down });
        self.act(&[json!({ "type": "wheel", "id": "wheel", "actions": [scroll] })]);
    }

    fn mouse(&self, strokes: &[Value]) {
        self.act(&[pointer("mouse", "mouse", strokes)]);
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
        let fingers = paths
            .iter()
            .enumerate()
            .map(|(index, path)| pointer(&format!("finger {index}"), "touch", &held(path)));
        let fingers: Vec<Value> = fingers.collect();
        self.act(&fingers);
    }

    /// Lets mouse, keyboard and fingers do something, each of them its own, all at once.
    pub(crate) fn act(&self, sources: &[Value]) {
        self.post("actions", json!({ "actions": sources }));
    }
}

/// What a mouse or a finger does.
fn pointer(id: &str, kind: &str, strokes: &[Value]) -> Value {
    json!({ "type": "pointer", "id": id, "parameters": { "pointerType": kind }, "actions": strokes })
}

fn down(button: Button) -> Value {
    json!({ "type": "pointerDown", "button": button as u8 })
}

fn up(button: Button) -> Value {
    json!({ "type": "pointerUp", "button": button as u8 })
}

/// Down at the first place of a path, up at the last.
fn held(path: &[Point]) -> Vec<Value> {
    let mut strokes: Vec<Value> = path.iter().copied().map(to).collect();
    strokes.insert(1, down(Button::Left));
    strokes.push(up(Button::Left));
    strokes
}

fn to(point: Point) -> Value {
    json!({ "type": "pointerMove", "duration": STEP, "x": point.x, "y": point.y })
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
