//! Durations of animations, in milliseconds.

/// A tile turns in hand.
pub const TURN: f64 = 170.0;
/// A tile snaps to a cell or back to the pointer.
pub const SNAP: f64 = 110.0;
/// A tile goes back to the hand.
pub const BACK: f64 = 320.0;
/// A placed tile settles.
pub const LAND: f64 = 260.0;
/// A loupe opens.
pub const LOUPE: f64 = 180.0;
/// The camera moves.
pub const CAMERA: f64 = 450.0;
/// A refusal stays on screen.
pub const REFUSAL: f64 = 5200.0;
