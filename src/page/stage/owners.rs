//! Which colour the figures of a player have.

use engine::session::{Colour, Seating};
use engine::table::Seat;
use view::scene::figures::Owner;

pub const fn owner_of_colour(colour: Colour) -> Owner {
    match colour {
        Colour::Yellow => Owner::Yellow,
        Colour::Red => Owner::Red,
        Colour::Pink => Owner::Pink,
        Colour::Green => Owner::Green,
        Colour::Blue => Owner::Blue,
        Colour::Black => Owner::Black,
    }
}

pub(crate) fn owner_at(seating: &Seating, seat: Seat) -> Owner {
    let chair = seating.chair(seat);
    chair.map_or(Owner::Black, |chair| owner_of_colour(chair.colour()))
}

/// The colours of all figures, by seat.
pub(super) fn owners_at(seating: &Seating) -> Vec<Owner> {
    let chairs = seating.chairs().iter();
    chairs
        .map(|chair| owner_of_colour(chair.colour()))
        .collect()
}
