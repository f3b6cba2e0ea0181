//! The overlay: each area in the colour and with the marks of its owner, with its value.
//!
//! Areas are joined from the printed outlines of the segments. Marks make owners recognisable
//! without colour; an area of two owners has stripes and both marks.

mod claim;
mod place;
mod stake;

use kurbo::Vec2;

use super::camera::{TILE, square};
use super::color::Rgba;
use super::display::{DisplayList, Pen};
use super::figures::Owner;
use super::figures::on_board::owner_of;
use super::shown_move::ShownMove;
use claim::Claim;
use engine::rules::Game;
use engine::table::Mark;
use engine::tiles::Pos;
use place::Places;
pub(super) use place::rim;

/// The features an overlay shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimLayer {
    /// Fields, and the cities themselves where cities are scored one by one.
    Fields,
    /// Roads, cities, monasteries and gardens.
    Built,
}

/// Optional information besides the pieces; nothing by default.
#[derive(Clone, Copy, Debug, Default)]
pub struct Notes<'a> {
    /// Empty cells that no remaining tile fits.
    pub dead: &'a [Pos],
    pub claims: Option<&'a Overlay>,
    /// An author's marks on the board.
    pub marks: &'a [Mark],
    /// Moves that are shown, not made.
    pub moves: &'a [ShownMove],
}

/// All claims of a layer on a board.
#[derive(Clone, Debug, Default)]
pub struct Overlay {
    claims: Vec<Claim>,
}

impl Overlay {
    /// The claims of a layer in a game; `owners` are the owners of the figures, by seat.
    pub fn new(game: &Game, layer: ClaimLayer, owners: &[Owner]) -> Overlay {
        let claim = |stake: stake::Stake| {
            let holders = stake.holders.iter().map(|seat| owner_of(owners, seat));
            Claim::new(stake.id, holders.collect(), stake.points)
        };
        let stakes = stake::stakes(game, layer).into_iter();
        let mut claims: Vec<Claim> = stakes.map(claim).collect();
        let mut places = Places::new(game, claims.len());
        for placed in game.board().placed() {
            places.add(placed, &mut claims);
        }
        places.settle(&mut claims);
        Overlay { claims }
    }

    /// The number of features with a holder.
    pub fn held(&self) -> usize {
        self.claims.iter().filter(|claim| claim.is_held()).count()
    }

    /// Draws the areas; `pixel` is the size of a pixel in units of the table.
    pub fn draw(&self, list: &mut DisplayList, pixel: f64) {
        for claim in &self.claims {
            claim.draw(list, pixel);
        }
    }

    /// Draws the values, which belong above the figures.
    pub fn draw_values(&self, list: &mut DisplayList, pixel: f64) {
        for claim in &self.claims {
            claim.draw_value(list, pixel);
        }
    }
}

/// The opacity of a cross: visible to those who look for it, and unobtrusive otherwise.
const CROSS: f64 = 0.24;

/// Marks empty cells that no remaining tile fits with a faint cross.
pub fn dead_cells(list: &mut DisplayList, cells: &[Pos], ink: Rgba, pixel: f64) {
    let width = (1.3 * pixel).max(13.0);
    for &pos in cells {
        let cell = square(pos);
        let arm = TILE * 0.15;
        for (dx, dy) in [(arm, arm), (arm, -arm)] {
            let reach = Vec2::new(dx, dy);
            let middle = cell.center();
            list.stroke(
                kurbo::Line::new(middle - reach, middle + reach),
                ink.alpha(CROSS),
                Pen::round(width),
            );
        }
        let frame = cell.inset(-TILE * 0.2).to_rounded_rect(TILE * 0.1);
        list.stroke(frame, ink.alpha(CROSS * 0.5), Pen::round(width * 0.7));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::color::SOOT;
    use crate::scene::display::Item;
    use engine::rules::{Edition, Setup};
    use engine::table::Silent;

    #[test]
    fn the_field_of_the_start_tile_is_nobodys_and_has_no_number() {
        let game = Game::start(Setup::base(Edition::Current, 2), &mut Silent).unwrap();
        let overlay = Overlay::new(&game, ClaimLayer::Fields, &Owner::ALL);
        assert_eq!((overlay.claims.len(), overlay.held()), (2, 0));
        let mut list = DisplayList::new();
        overlay.draw(&mut list, 10.0);
        overlay.draw_values(&mut list, 10.0);
        let strokes = list.items().filter(|item| matches!(item, Item::Stroke(..)));
        assert_eq!(strokes.count(), 2, "an outline each, and no badge");
    }

    #[test]
    fn each_dead_cell_is_crossed_out() {
        let mut list = DisplayList::new();
        dead_cells(&mut list, &[Pos::new(3, 4), Pos::new(5, 4)], SOOT, 10.0);
        assert_eq!(list.items().count(), 6);
    }
}
