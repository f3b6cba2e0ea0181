//! The cards as printed: faces and backs, drawn with paths.
//!
//! A face has a ribbon of its suit along the left edge, which stays visible under other cards: the value or the kind, the emblem
//! of the suit, a lozenge for each point. Beside it is a window with a picture.

mod back;
mod emblems;
mod grounds;
mod hues;
mod ink;
pub mod paper;
mod pictures;
mod ribbon;
mod shapes;
mod sketch;

pub use emblems::{emblem, house, star};
pub use hues::Hue;
pub use paper::{CARD, Paper, RIBBON, ROUND, SHADOWED};

use kurbo::{Affine, Point, Rect, RoundedRect, Vec2};

use self::ink::Ink;
use crate::scene::color::{Paint, Rgba};
use crate::scene::display::{DisplayList, Group, Pen};
use crate::scene::print::CardKey;
use crate::scene::shade;
use crate::scene::theme::Theme;
use engine::cards::{Card, Rank, Suit};

/// The corner in which the owner of a face-down card may peek at it.
const CORNER: Rect = Rect::new(40.0, 556.0, 206.0, 958.0);

/// The width of the unprinted margin.
const MARGIN: f64 = 25.0;
/// The corner radius of the print.
const PRINT_ROUND: f64 = ROUND - MARGIN + 8.0;
/// The ground line of things in the window.
const FOOT: f64 = 872.0;

/// The face of a card in the rectangle [`CARD`], on the paper that suits a theme.
pub fn face(card: Card, theme: &Theme) -> DisplayList {
    printed(Some(card), Paper::for_theme(theme))
}

/// The back of every card.
pub fn back(theme: &Theme) -> DisplayList {
    printed(None, Paper::for_theme(theme))
}

/// A side of a card with its shadow, in the rectangle [`SHADOWED`].
pub fn drawing(key: CardKey) -> DisplayList {
    let mut list = DisplayList::new();
    shade::soft(&mut list, CARD + Vec2::new(2.0, 14.0), ROUND, 30.0, 0.34);
    list.append(printed(key.side, key.paper));
    list
}

/// One side of a card on some paper: a face, or the back.
pub fn printed(side: Option<Card>, paper: Paper) -> DisplayList {
    let mut list = DisplayList::new();
    let sheet = RoundedRect::from_rect(CARD, ROUND);
    list.fill(sheet, paper.edge());
    let top = CARD.inset(-3.5) - Vec2::new(0.0, 1.0);
    list.fill(RoundedRect::from_rect(top, ROUND - 3.5), paper.color());
    let line = paper.line();
    match side {
        Some(card) => {
            let area = RoundedRect::from_rect(print_area(), PRINT_ROUND);
            list.group(Group::clipped(area), |list| {
                picture(&mut Ink { list, line }, card);
                ribbon::draw(&mut Ink { list, line }, card, paper);
            });
            list.stroke(area, line, Pen::round(6.0));
        }
        None => back::draw(&mut Ink {
            list: &mut list,
            line,
        }),
    }
    list
}

/// A small picture of the face, in the lower left corner of a face-down card: its owner may peek (R-CARD-16).
pub fn corner(list: &mut DisplayList, card: Card, paper: Paper) {
    let tab = RoundedRect::from_rect(CORNER, 30.0);
    let line = paper.line();
    list.stroke(tab, line, Pen::round(22.0));
    list.stroke(tab, paper.color(), Pen::round(12.0));
    list.group(Group::clipped(tab), |list| {
        ribbon::small(&mut Ink { list, line }, card, CORNER);
    });
}

/// The area inside the margin.
fn print_area() -> Rect {
    CARD.inset(-MARGIN)
}

/// The window beside the ribbon.
fn window() -> Rect {
    Rect {
        x0: RIBBON,
        ..print_area()
    }
}

fn picture(ink: &mut Ink, card: Card) {
    match card {
        Card::Character(suit, rank) => {
            grounds::draw(ink, window(), suit);
            people(ink, suit, rank);
        }
        Card::Animal(suit) => {
            grounds::draw(ink, window(), suit);
            standing(ink, 0.0, FOOT - 24.0, 1.0, pictures::animal(suit));
        }
        Card::Building(suit) => {
            grounds::draw(ink, window(), suit);
            standing(ink, -4.0, FOOT, 1.0, pictures::building(suit));
        }
        Card::AnimalJoker => quarters(ink, 0.46, pictures::animal),
        Card::BuildingJoker => quarters(ink, 0.44, pictures::building),
        Card::Dragon => {
            grounds::cave(ink, window());
            standing(ink, 0.0, FOOT, 1.0, pictures::picture("dragon"));
        }
        Card::Fairy => {
            grounds::glade(ink, window());
            standing(ink, -4.0, FOOT, 1.0, pictures::picture("fairy"));
        }
    }
}

/// Draws something in the window, `aside` of its middle, with its foot at `foot`.
fn standing(ink: &mut Ink, aside: f64, foot: f64, size: f64, picture: &str) {
    let place = Affine::translate((window().center().x + aside, foot)) * Affine::scale(size);
    ink.at(place, |ink| sketch::draw(ink, picture));
}

/// As many characters of a suit as the card is worth.
fn people(ink: &mut Ink, suit: Suit, rank: Rank) {
    let places: &[(f64, f64, f64)] = match rank {
        Rank::One => &[(-4.0, FOOT, 1.06)],
        Rank::Two => &[(84.0, FOOT - 92.0, 0.76), (-80.0, FOOT, 0.78)],
        Rank::Three => &[
            (102.0, FOOT - 180.0, 0.64),
            (-96.0, FOOT - 134.0, 0.65),
            (20.0, FOOT + 24.0, 0.7),
        ],
    };
    for &(aside, foot, size) in places {
        standing(ink, aside, foot, size, pictures::person(suit));
    }
}

/// Four landscapes, each with something of its suit.
fn quarters(ink: &mut Ink, size: f64, picture: fn(Suit) -> &'static str) {
    let all = window();
    let middle = all.center();
    for (index, suit) in Suit::ALL.into_iter().enumerate() {
        let (right, low) = (index % 2, index / 2);
        let part = Rect::new(
            [all.x0, middle.x][right],
            [all.y0, middle.y][low],
            [middle.x, all.x1][right],
            [middle.y, all.y1][low],
        );
        let hue = Hue::for_suit(suit);
        ink.list.group(Group::clipped(part), |list| {
            let paint = Paint::Linear {
                from: part.origin(),
                to: Point::new(part.x0, part.y1),
                colors: [hue.sky[0], hue.sky[1]],
            };
            list.fill(part, paint);
            let ground = Rect {
                y0: part.y1 - 110.0,
                ..part
            };
            list.fill(ground, hue.land[1]);
        });
        let place = Affine::translate((part.center().x, part.y1 - 70.0)) * Affine::scale(size);
        ink.at(place, |ink| sketch::draw(ink, picture(suit)));
    }
    for line in [
        [(middle.x, all.y0), (middle.x, all.y1)],
        [(all.x0, middle.y), (all.x1, middle.y)],
    ] {
        ink.limb(&line, 8.0, Rgba::hex(0xf8eed6));
    }
    ink.at(
        Affine::translate(middle.to_vec2()) * Affine::scale(1.5),
        |ink| {
            ink.flat(star(), Rgba::hex(0xf6cb56));
        },
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::theme::Brightness;

    fn drawing(card: Card) -> DisplayList {
        face(card, &Theme::summer())
    }

    #[test]
    fn every_card_has_a_face_of_its_own() {
        let faces: Vec<DisplayList> = Card::ALL.map(drawing).into();
        for (index, one) in faces.iter().enumerate() {
            assert!(one.items().count() > 40);
            assert!(faces[index + 1..].iter().all(|other| other != one));
        }
    }

    #[test]
    fn cards_are_printed_on_other_paper_where_colours_are_to_be_far_apart() {
        let plain = Theme::summer();
        let stark = Theme::with_contrast(Brightness::Light);
        assert_ne!(back(&plain), back(&stark));
        assert_ne!(face(Card::Dragon, &plain), face(Card::Dragon, &stark));
    }
}
