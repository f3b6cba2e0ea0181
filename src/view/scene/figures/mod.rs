//! Figures: meeples and their companions, in the colours and with the marks of their owners.
//!
//! A figure is drawn with the centre of its body at (0, 0), in the units of a tile: a meeple is 200
//! units high.

pub mod figure;
pub mod on_board;
mod owners;
mod shapes;
mod wood;

pub use figure::{Figure, FigureLook, Pose, ROOM};
pub use owners::{Mark, Owner};
pub use shapes::Shape;
pub use wood::drawing;
