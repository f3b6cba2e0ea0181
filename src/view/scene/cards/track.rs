//! The score track: four pieces, one at the head of each row, with the small meeples of all players (CARD-08, CARD-09).

use kurbo::{Affine, BezPath, Circle, Point, Rect, RoundedRect, Size, Vec2};

use super::card_art::{Hue, Paper, emblem};
use crate::scene::color::{Paint, SOOT, WHITE};
use crate::scene::digits::Number;
use crate::scene::display::{DisplayList, Pen};
use crate::scene::figures::{Figure, Owner};
use crate::scene::theme::Theme;
use engine::cards::{Suit, hundreds};

/// Spaces in a row of a piece, and rows on a piece.
const ACROSS: u32 = 5;
/// Spaces on a piece.
const PIECE: u32 = ACROSS * ACROSS;
/// Spaces on the track.
const SPACES: u32 = PIECE * Suit::COUNT as u32;
/// Height of the drawing of a small meeple, in its units.
const FIGURE: f64 = 206.0;
/// The smallest and largest height of a small meeple, in pixels.
const MEEPLE: (f64, f64) = (14.0, 30.0);

/// The track on the screen, in pixels.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Track {
    /// The pieces by suit, the lowest first.
    pub pieces: [Rect; Suit::COUNT],
}

/// A small meeple on the track.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Marker {
    pub owner: Owner,
    /// The points it shows, fractional while it walks.
    pub points: f64,
}

impl Track {
    /// The width required left of the pieces for the place beside space 1, where 0 points are.
    pub fn start(piece: Size) -> f64 {
        piece.width / f64::from(ACROSS)
    }

    /// The size of a space.
    fn cell(&self) -> Size {
        let size = self.pieces[0].size();
        Size::new(
            size.width / f64::from(ACROSS),
            size.height / f64::from(ACROSS),
        )
    }

    /// The middle of a space, from 1 to 100, or of the place beside space 1.
    pub fn space(&self, number: u32) -> Point {
        let cell = self.cell();
        let Some(index) = number.min(SPACES).checked_sub(1) else {
            return self.space(1) - Vec2::new(cell.width * 1.02, 0.0);
        };
        let piece = self.pieces[(index / PIECE) as usize];
        let (line, step) = (index / ACROSS, index % ACROSS);
        let column = if line % 2 == 0 {
            step
        } else {
            ACROSS - 1 - step
        };
        Point::new(
            piece.x0 + (f64::from(column) + 0.5) * cell.width,
            piece.y1 - (f64::from(line % ACROSS) + 0.5) * cell.height,
        )
    }

    /// Where a small meeple with this many points stands by itself.
    fn at(&self, points: f64) -> Point {
        let (whole, rest) = (points.floor().max(0.0), points.fract());
        let here = self.space(space(whole as u32));
        if rest <= 0.0 {
            return here;
        }
        let hop = self.cell().height * 0.5 * (rest * std::f64::consts::PI).sin();
        here.lerp(self.space(space(whole as u32 + 1)), rest) - Vec2::new(0.0, hop)
    }

    /// Where the small meeples stand; those on the same space stand side by side.
    pub fn places(&self, markers: &[Marker]) -> Vec<Point> {
        let cell = self.cell();
        let same = |a: &Marker, b: &Marker| (self.at(a.points) - self.at(b.points)).hypot() < 1.0;
        (0..markers.len())
            .map(|index| {
                let one = &markers[index];
                let before = markers[..index]
                    .iter()
                    .filter(|other| same(one, other))
                    .count();
                let all = markers.iter().filter(|other| same(one, other)).count();
                let step = (cell.width * 0.8 / all as f64).min(cell.width * 0.34);
                let shift = (before as f64 - (all as f64 - 1.0) / 2.0) * step;
                self.at(one.points) + Vec2::new(shift, -cell.height * 0.2)
            })
            .collect()
    }

    /// The height of a small meeple.
    pub fn meeple(&self) -> f64 {
        (self.cell().height * 1.25).clamp(MEEPLE.0, MEEPLE.1)
    }

    /// Draws the pieces.
    pub fn draw(&self, list: &mut DisplayList, theme: &Theme) {
        for (suit, piece) in Suit::ALL.into_iter().zip(self.pieces) {
            self.piece(list, suit, piece, Paper::for_theme(theme));
        }
        self.beginning(list, Paper::for_theme(theme));
    }

    fn piece(&self, list: &mut DisplayList, suit: Suit, piece: Rect, paper: Paper) {
        let (hue, cell) = (Hue::for_suit(suit), self.cell());
        let round = cell.width * 0.3;
        let plate = RoundedRect::from_rect(piece, round);
        list.fill(
            RoundedRect::from_rect(piece + Vec2::new(1.5, 3.0), round),
            SOOT.alpha(0.28),
        );
        list.fill(
            plate,
            Paint::Linear {
                from: piece.origin(),
                to: Point::new(piece.x0, piece.y1),
                colors: [hue.main.lighter(0.12), hue.main.mix(hue.deep, 0.35)],
            },
        );
        let first = suit.index() as u32 * PIECE;
        let (mut spaces, mut numbers) = (BezPath::new(), Vec::new());
        for number in first + 1..=first + PIECE {
            let at = self.space(number);
            let size = Size::new(cell.width * 0.84, cell.height * 0.84);
            let space = Rect::from_center_size(at, size).to_rounded_rect(cell.width * 0.18);
            spaces.extend(kurbo::Shape::to_path(&space, 0.1));
            if number % ACROSS == 0 {
                numbers.push(number_in(number, at, cell));
            }
        }
        list.fill(spaces, paper.color().alpha(0.8));
        let scale = piece.width().min(piece.height()) * 0.0064;
        let sign = Affine::translate(piece.center().to_vec2()) * Affine::scale(scale);
        list.fill(sign * emblem(suit), hue.main.mix(hue.deep, 0.3).alpha(0.5));
        for number in numbers {
            number.draw(list, paper.line());
        }
        list.stroke(plate, paper.line(), Pen::round(1.5));
    }

    /// The place beside space 1.
    fn beginning(&self, list: &mut DisplayList, paper: Paper) {
        let (at, cell) = (self.space(0), self.cell());
        let radius = cell.width.min(cell.height) * 0.44;
        list.fill(Circle::new(at, radius), paper.color());
        list.stroke(Circle::new(at, radius), paper.line(), Pen::round(1.5));
        Number::new("0", at, radius).draw(list, paper.line());
    }

    /// Draws the small meeples, with their tiles of 100 or 200 points.
    pub fn draw_markers(&self, list: &mut DisplayList, markers: &[Marker]) {
        let high = self.meeple();
        for (marker, at) in markers.iter().zip(self.places(markers)) {
            let place = Affine::translate(at.to_vec2()) * Affine::scale(high / FIGURE);
            Figure::meeple(marker.owner).draw(list, place);
            let hundreds = hundreds(marker.points.floor() as u32);
            if hundreds > 0 {
                tile(list, hundreds, marker.owner, (at, high));
            }
        }
    }
}

/// A number that fits into a space.
fn number_in(number: u32, at: Point, cell: Size) -> Number {
    let text = number.to_string();
    let height = (cell.height * 0.42).min(cell.width * 1.1 / text.len() as f64);
    Number::new(&text, at, height)
}

/// The tile of 100 or 200 points above a small meeple.
fn tile(list: &mut DisplayList, hundreds: u32, owner: Owner, (at, high): (Point, f64)) {
    let size = Size::new(high * 1.15, high * 0.52);
    let plate = Rect::from_center_size(at - Vec2::new(0.0, high * 0.72), size);
    let plate = plate.to_rounded_rect(size.height * 0.3);
    list.fill(plate, owner.color());
    list.stroke(plate, WHITE, Pen::round(1.2));
    let number = Number::new(&hundreds.to_string(), plate.center(), size.height * 0.72);
    number.draw(list, owner.ink());
}

/// The space for this many points.
const fn space(points: u32) -> u32 {
    points - hundreds(points)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn track() -> Track {
        let piece = |index: usize| {
            let y = 300.0 - index as f64 * 100.0;
            Rect::new(20.0, y, 100.0, y + 98.0)
        };
        Track {
            pieces: [0, 1, 2, 3].map(piece),
        }
    }

    #[test]
    fn card_09_spaces_follow_each_other_from_the_lowest_piece_to_the_highest() {
        let track = track();
        for number in 1..=100 {
            let (one, next) = (track.space(number - 1), track.space(number));
            assert!(one.distance(next) < 26.0, "{number}: {one:?} to {next:?}");
        }
        assert!(track.pieces[0].contains(track.space(25)));
        assert!(track.pieces[1].contains(track.space(26)));
        assert!(track.pieces[3].contains(track.space(100)));
        assert!(track.space(0).x < track.pieces[0].x0, "0 is beside space 1");
    }

    #[test]
    fn card_09_a_hundred_is_on_the_track_and_one_more_on_its_first_space() {
        let track = track();
        assert_eq!(track.at(100.0), track.space(100));
        assert_eq!(track.at(101.0), track.space(1));
    }

    #[test]
    fn small_meeples_on_the_same_space_stand_beside_each_other() {
        let owners = [Owner::Red, Owner::Blue, Owner::Black];
        let markers = owners.map(|owner| Marker { owner, points: 7.0 });
        let places = track().places(&markers);
        assert!(places[0].x < places[1].x && places[1].x < places[2].x);
        let alone = track().places(&markers[..1]);
        assert!((alone[0].x - places[1].x).abs() < 1e-6);
    }
}
