//! What a large meeple would score at the end of a row, on a small plate beside its place.

use kurbo::{Affine, Point, Rect, Vec2};

use super::card_art::house;
use super::rows::Lane;
use crate::scene::color::{SOOT, WHITE};
use crate::scene::digits::Number;
use crate::scene::display::{DisplayList, Pen};
use crate::scene::figures::Owner;
use engine::cards::{Foreseen, Suit};

/// The smallest and largest height of a plate, and its height relative to a card.
const HIGH: (f64, f64, f64) = (17.0, 26.0, 0.24);

/// What a claim scores, in brief.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    pub row: Suit,
    /// The points of the known cards.
    pub points: u16,
    /// Whether it contains hidden cards (CARD-17).
    pub unknown: bool,
    /// Buildings for the chest, which score at the end (CARD-34).
    pub buildings: u8,
}

impl Worth {
    /// Summarises a preview of a row.
    pub const fn from_foreseen(row: Suit, foreseen: &Foreseen) -> Worth {
        Worth {
            row,
            points: foreseen.points,
            unknown: foreseen.unknown > 0,
            buildings: foreseen.buildings,
        }
    }

    /// The points as displayed.
    fn text(self) -> String {
        let open = if self.unknown { "?" } else { "" };
        format!("+{}{open}", self.points)
    }

    /// The place of its plate: above the middle of `foot`, but inside the row.
    pub fn plate(self, lane: &Lane, foot: Rect) -> Rect {
        let card = lane.end.height();
        let high = (card * HIGH.2).clamp(HIGH.0, HIGH.1);
        let signs = self.text().len() + self.signs_of_buildings();
        let wide = high * (0.56 * signs as f64 + 0.7);
        let at = Point::new(foot.center().x, foot.y0 - high * 0.6);
        let plate = Rect::from_center_size(at, (wide, high));
        let room = Rect {
            x0: lane.piece.x1,
            ..lane.whole
        };
        let aside = (room.x1 - 2.0 - plate.x1).min(0.0);
        let down = (lane.end.y0 + 1.0 - plate.y0).max(0.0);
        plate + Vec2::new(aside, down)
    }

    /// How many characters wide the buildings are: a house, and their number when there are
    /// several.
    const fn signs_of_buildings(self) -> usize {
        match self.buildings {
            0 => 0,
            1 => 2,
            _ => 3,
        }
    }

    /// Draws it on its plate.
    pub(super) fn draw(self, list: &mut DisplayList, owner: Owner, plate: Rect) {
        let round = plate.to_rounded_rect(plate.height() / 2.0);
        list.fill(round + Vec2::new(0.0, 1.5), SOOT.alpha(0.35));
        list.fill(round, owner.color());
        list.stroke(round, WHITE, Pen::round(1.6));
        let (sign, high) = (plate.height() * 0.56, plate.height() * 0.58);
        let own = self.signs_of_buildings() as f64 * sign;
        let middle = plate.center() - Vec2::new(own / 2.0, 0.0);
        Number::new(&self.text(), middle, high).draw(list, owner.ink());
        if self.buildings == 0 {
            return;
        }
        let right = plate.x1 - plate.height() * 0.35;
        let several = self.buildings > 1;
        let digit = if several { sign } else { 0.0 };
        let at = Point::new(right - digit - sign * 0.6, plate.center().y);
        let place = Affine::translate(at.to_vec2()) * Affine::scale(high / 100.0);
        list.fill(place * house(), owner.ink());
        if several {
            let at = Point::new(right - sign / 2.0, plate.center().y);
            let count = self.buildings.to_string();
            Number::new(&count, at, high).draw(list, owner.ink());
        }
    }
}
