//! What a page is shown on, and places on it.

/// What a page is shown on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Screen {
    /// Width of the page, in its own pixels.
    pub width: u32,
    /// Height of the page, in its own pixels.
    pub height: u32,
    /// Pixels of the device to one of the page.
    pub ratio: f64,
    /// Whether there is a finger instead of a mouse.
    pub touch: bool,
}

/// A laptop with a mouse.
pub const DESKTOP: Screen = Screen {
    width: 1280,
    height: 800,
    ratio: 1.0,
    touch: false,
};

/// A phone held upright.
pub const PHONE: Screen = Screen {
    width: 390,
    height: 844,
    ratio: 2.0,
    touch: true,
};

/// A phone held sideways.
pub const SIDEWAYS: Screen = Screen {
    width: 844,
    height: 390,
    ..PHONE
};

/// The smallest phone that is thought of.
pub const SMALLEST: Screen = Screen {
    width: 320,
    height: 568,
    ..PHONE
};

/// A place on the page, in its own pixels, from the corner at the top left of the window.
#[derive(Clone, Copy, Debug, PartialEq, serde::Deserialize)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

/// A part of the page, in its own pixels.
#[derive(Clone, Copy, Debug, PartialEq, serde::Deserialize)]
pub struct Rect {
    /// Left edge.
    pub x: f64,
    /// Upper edge.
    pub y: f64,
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
}

impl Rect {
    /// Its middle.
    pub fn middle(&self) -> Point {
        Point {
            x: self.x + self.width / 2.0,
            y: self.y + self.height / 2.0,
        }
    }
}
