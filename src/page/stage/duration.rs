//! How long movements take, in milliseconds.

/// A tile turning in hand.
pub const TURN: f64 = 170.0;
/// A tile snapping to a cell or back to the pointer.
pub const SNAP: f64 = 110.0;
/// A tile going back to the hand.
pub const BACK: f64 = 320.0;
/// A placed tile coming to rest.
pub const LAND: f64 = 260.0;
/// A loupe opening.
pub const LOUPE: f64 = 180.0;
/// The camera moving.
pub const CAMERA: f64 = 450.0;
/// A sentence about a refusal staying.
pub const REFUSAL: f64 = 5200.0;
