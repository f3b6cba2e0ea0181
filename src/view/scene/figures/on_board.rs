//! The figures of a game on the board: how they look, whose they are, and how large.

use super::figure::Figure;
use super::owners::Owner;
use super::shapes::Shape;
use crate::scene::camera::TILE;
use engine::rules::{self, Wizard};
use engine::table::Seat;
use engine::tiles::FeatureKind;

/// Height of a meeple, in units of the table.
const FIGURE: f64 = 200.0;
/// The height below which a meeple is not to shrink, in pixels.
const LEAST_FIGURE: f64 = 21.0;

/// The largest magnification of a figure: three quarters of a tile.
const MOST: f64 = 3.0;

/// The silhouette of a figure.
pub const fn shape_of(figure: rules::Figure) -> Shape {
    match figure {
        rules::Figure::Meeple => Shape::Meeple,
        rules::Figure::Large => Shape::LargeMeeple,
        rules::Figure::Abbot => Shape::Abbot,
        rules::Figure::Builder => Shape::Builder,
        rules::Figure::Pig => Shape::Pig,
        rules::Figure::Shepherd => Shape::Shepherd,
    }
}

/// The silhouette of the mage or the witch.
pub const fn shape_of_wizard(wizard: Wizard) -> Shape {
    match wizard {
        Wizard::Mage => Shape::Mage,
        Wizard::Witch => Shape::Witch,
    }
}

/// A figure of `owner` on a kind of feature: farmers lie (FIELD-05).
pub fn figure_on(figure: rules::Figure, kind: FeatureKind, owner: Owner) -> Figure {
    let lies = kind == FeatureKind::Field && figure.is_meeple();
    let standing = Figure::owned(shape_of(figure), owner);
    if lies { standing.lying() } else { standing }
}

/// The magnification of figures, so that they stay visible when tiles are small.
pub fn figure_scale(zoom: f64) -> f64 {
    (LEAST_FIGURE / (FIGURE * zoom / TILE)).clamp(1.0, MOST)
}

/// The owner of a seat's figures, even if fewer seats were given.
pub fn owner_of(owners: &[Owner], seat: Seat) -> Owner {
    let own = owners.get(seat.index()).copied();
    own.unwrap_or(Owner::ALL[seat.index() % Owner::ALL.len()])
}
