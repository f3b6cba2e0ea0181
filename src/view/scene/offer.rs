//! Draws what may be put, moved or taken, at its places.

use std::f64::consts::FRAC_PI_4;

use kurbo::{Affine, Circle as Disc, Line, Point, Rect, Vec2};

use super::answers::{Answer, AnswerKind, Drawn, Source, room_of};
use super::color::{Rgba, SOOT, WHITE};
use super::digits::Number;
use super::display::{DisplayList, Group, Pen};
use super::figures::on_board::figure_on;
use super::figures::{Figure, FigureLook, Owner};
use super::pieces;
use super::spread::ELSEWHERE;
use engine::rules::Game;
use engine::tiles::{FeatureKind, Pos};

/// The radius of the plate under something that may be put, in units of the table.
const PLATE: f64 = 122.0;
/// Its smallest radius, in pixels: less than a fingertip, so that its surroundings stay visible.
const LEAST: f64 = 19.0;
/// The radius of a mark for a whole feature, in pixels, which leaves the feature visible.
pub const MARK: f64 = 11.0;
/// The height of the digits on a label, in pixels.
const LABEL: f64 = 11.0;
/// The height of the digits of a number, in pixels.
const NUMERAL: f64 = 9.0;
/// The magnification of a mark while its feature is pointed at.
const WIDER: f64 = 1.45;
/// Half the height of a figure, in units of the table.
const HALF: f64 = 112.0;
/// Water under a ferry on its plate.
const WATER: Rgba = Rgba::hex(0x79b0c8);
/// The size of a ferry on its plate, as a factor.
const SMALL: f64 = 0.48;
/// The opacity of what may be put, while nobody points at it.
const FAINT: f64 = 0.62;

/// The answers to the open question.
#[derive(Clone, Copy, Debug)]
pub struct Offer<'a> {
    /// Where each of them is shown.
    pub answers: &'a [Answer],
    /// Where each of them belongs.
    pub homes: &'a [Answer],
    /// What can be picked up from the board.
    pub sources: &'a [Source],
    /// The owner of figures that would be put.
    pub owner: Owner,
    /// The answer under the pointer.
    pub over: Option<usize>,
    /// The number of each of them, if they are numbered.
    pub numbers: &'a [u32],
}

impl Offer<'_> {
    /// Draws the answers, except those on a cell that is shown elsewhere. `pixel` is the size of a
    /// pixel in units of the table.
    pub fn draw(
        &self,
        list: &mut DisplayList,
        game: &Game,
        (accent, pixel): (Rgba, f64),
        elsewhere: Option<Pos>,
    ) {
        let shown = |answer: &Answer| Some(answer.cell) != elsewhere;
        for source in self.sources {
            ring(list, source.at, (LEAST * pixel).max(PLATE), (accent, pixel));
        }
        let homes = self.homes.iter().zip(self.answers);
        for (home, answer) in homes.filter(|(_, answer)| shown(answer)) {
            tether(list, (home.at, answer.at), pixel);
        }
        for (index, answer) in self.answers.iter().enumerate() {
            let radius = self.radius(index, pixel);
            let over = self.over == Some(index);
            match answer.kind {
                _ if !shown(answer) => {}
                AnswerKind::Take => {
                    if over {
                        let glow = Disc::new(answer.at, radius);
                        list.fill(glow, accent.alpha(0.3));
                    }
                    ring(list, answer.at, radius, (accent, pixel));
                }
                AnswerKind::Put if answer.is_mark() => {
                    list.upright(answer.at, |list| mark(list, answer, over, pixel));
                }
                AnswerKind::Put => {
                    if let Some(deck) = answer.deck.filter(|_| over) {
                        deck.draw(list, Affine::IDENTITY);
                    }
                    list.upright(answer.at, |list| {
                        self.plate(list, game, answer, (radius, over), pixel);
                    });
                }
            }
        }
        for (index, answer) in self.answers.iter().enumerate() {
            if let Some(number) = self.numbers.get(index).filter(|_| shown(answer)) {
                let aside = Vec2::from_angle(-FRAC_PI_4) * self.reach(index, pixel);
                let at = answer.at + aside;
                list.upright(at, |list| numeral(list, *number, at, pixel));
            }
        }
        // Labels come last, so that no place covers one.
        for (index, answer) in self.answers.iter().enumerate() {
            if let Some(outcome) = answer.outcome.filter(|_| shown(answer)) {
                let at = self.place_for_label(index, pixel);
                list.upright(at, |list| label(list, &outcome.text(), at, pixel));
            }
        }
    }

    /// How far a place is drawn around its middle, in units of the table.
    fn reach(&self, index: usize, pixel: f64) -> f64 {
        match self.answers[index].is_mark() {
            true => MARK * pixel,
            false => self.radius(index, pixel),
        }
    }

    /// The radius of a place, in units of the table.
    fn radius(&self, index: usize, pixel: f64) -> f64 {
        let room = room_of(self.answers, index) * 0.94;
        (LEAST * pixel).max(PLATE).min(room)
    }

    /// The place of an answer's label: at its lower end, or, if that would cover another place, at
    /// its upper end or beside it.
    fn place_for_label(&self, index: usize, pixel: f64) -> Point {
        let (at, radius) = (self.answers[index].at, self.radius(index, pixel));
        let ends = [(0.0, 1.0), (0.0, -1.0), (1.0, 0.0), (-1.0, 0.0)];
        let mut ends = ends.map(|end| at + Vec2::from(end) * radius).into_iter();
        let below = at + Vec2::new(0.0, radius);
        let is_free = |end: &Point| {
            let mut others = (0..self.answers.len()).filter(|&other| other != index);
            others.all(|other| {
                let room = self.radius(other, pixel) + LABEL * pixel;
                self.answers[other].at.distance(*end) >= room
            })
        };
        ends.find(is_free).unwrap_or(below)
    }

    /// A plate with what may be put there.
    fn plate(
        &self,
        list: &mut DisplayList,
        game: &Game,
        answer: &Answer,
        (radius, over): (f64, bool),
        pixel: f64,
    ) {
        let plate = Disc::new(answer.at, radius);
        list.fill(plate, WHITE.alpha(if over { 0.8 } else { 0.68 }));
        list.stroke(plate, SOOT.alpha(0.6), Pen::round(1.5 * pixel));
        let scale = radius / PLATE * if over { 0.95 } else { 0.8 };
        let at = Affine::translate(answer.at.to_vec2()) * Affine::scale(scale);
        let look = if over {
            FigureLook::Selected
        } else {
            FigureLook::Faint
        };
        let opacity = if over { 1.0 } else { FAINT };
        match answer.piece.drawn() {
            Drawn::Own(figure) => {
                let seg = answer.spot().and_then(|spot| game.board().seg(spot));
                let kind = seg.map_or(FeatureKind::City, |seg| game.board().kind(seg));
                let figure = figure_on(figure, kind, self.owner);
                figure.looking(look).draw(list, at);
            }
            Drawn::Neutral(shape) => Figure::neutral(shape).looking(look).draw(list, at),
            Drawn::Ingot => list.group(Group::default().faded(opacity), |list| {
                pieces::ingots(list, 1, at * Affine::scale(1.3));
            }),
            Drawn::Ferry => list.group(Group::default().faded(opacity), |list| {
                list.fill(Disc::new(answer.at, radius * 0.7), WATER);
                if let Some(deck) = answer.deck {
                    let lake = Affine::translate(-deck.lake.to_vec2());
                    deck.draw(list, at * Affine::scale(SMALL) * lake);
                }
            }),
            Drawn::Text(text) => {
                Number::new(&text, answer.at, radius * 0.9).draw(list, SOOT);
            }
        }
    }
}

/// The result of an answer, on a label at the lower end of its place.
fn label(list: &mut DisplayList, text: &str, at: Point, pixel: f64) {
    let height = LABEL * pixel;
    let number = Number::new(text, at, height);
    let room = number.bounds().inset((0.55 * height, 0.42 * height));
    let plate = room.to_rounded_rect(room.height() / 2.0);
    list.outlined(plate, (SOOT, 3.0 * pixel), WHITE);
    number.draw(list, SOOT);
}

/// The number of an answer in the list of all.
fn numeral(list: &mut DisplayList, number: u32, at: Point, pixel: f64) {
    let text = number.to_string();
    let height = NUMERAL * pixel;
    let number = Number::new(&text, at, height);
    let room = number.bounds().inset((0.6 * height, 0.45 * height));
    let wide = room.width().max(room.height());
    let plate = Rect::from_center_size(at, (wide, room.height()));
    list.outlined(
        plate.to_rounded_rect(room.height() / 2.0),
        (WHITE, 3.0 * pixel),
        SOOT,
    );
    number.draw(list, WHITE);
}

/// A small mark with what may be put on a whole feature.
fn mark(list: &mut DisplayList, answer: &Answer, over: bool, pixel: f64) {
    let Drawn::Neutral(shape) = answer.piece.drawn() else {
        return;
    };
    let figure = Figure::neutral(shape);
    let radius = MARK * pixel * if over { WIDER } else { 1.0 };
    let disc = Disc::new(answer.at, radius);
    list.outlined(disc, (SOOT.alpha(0.55), 4.0 * pixel), WHITE);
    list.stroke(disc, figure.color(), Pen::round(2.0 * pixel));
    let at = Affine::translate(answer.at.to_vec2()) * Affine::scale(0.78 * radius / HALF);
    figure.draw_seen(list, at, pixel * HALF / radius);
}

/// A line from where an answer belongs to where it is shown, if that differs.
fn tether(list: &mut DisplayList, (home, shown): (Point, Point), pixel: f64) {
    if home.distance(shown) < ELSEWHERE {
        return;
    }
    let line = Line::new(home, shown);
    list.stroke(line, WHITE.alpha(0.9), Pen::round(4.5 * pixel));
    list.stroke(line, SOOT.alpha(0.8), Pen::round(1.5 * pixel));
    let end = Disc::new(home, 4.0 * pixel);
    list.fill(end, SOOT);
    list.stroke(end, WHITE.alpha(0.9), Pen::round(1.5 * pixel));
}

/// A ring around what can be taken.
fn ring(list: &mut DisplayList, at: Point, radius: f64, (accent, pixel): (Rgba, f64)) {
    let ring = Disc::new(at, radius);
    let width = (2.5 * pixel).max(14.0);
    list.stroke(ring, WHITE.alpha(0.9), Pen::round(width * 2.0));
    list.stroke(
        ring,
        accent,
        Pen::round(width).dashed(width * 2.4, width * 2.0),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::answers::{Outcome, Piece};
    use engine::rules::{Action, Edition, Setup, Wizard};
    use engine::table::Silent;

    fn answer(piece: Piece, outcome: Option<Outcome>) -> Answer {
        Answer {
            action: Action::Banish(Wizard::Mage),
            piece,
            kind: AnswerKind::Put,
            cell: Pos::new(0, 0),
            segment: None,
            at: Point::new(500.0, 500.0),
            deck: None,
            outcome,
        }
    }

    fn drawn(answer: Answer, pixel: f64) -> String {
        let game = Game::start(Setup::base(Edition::Current, 2), &mut Silent).unwrap();
        let offer = Offer {
            answers: &[answer],
            homes: &[answer],
            sources: &[],
            owner: Owner::Red,
            over: None,
            numbers: &[],
        };
        let mut list = DisplayList::new();
        offer.draw(&mut list, &game, (SOOT, pixel), None);
        format!("{list:?}")
    }

    #[test]
    fn the_mark_of_a_feature_is_half_as_wide_as_the_plate_of_a_place() {
        let disc = |radius: f64, alpha: f64| {
            let mut list = DisplayList::new();
            let at = Point::new(500.0, 500.0);
            list.fill(Disc::new(at, radius), WHITE.alpha(alpha));
            list.items().next().map(|item| format!("{item:?}")).unwrap()
        };
        for pixel in [8.0, 18.0] {
            let mage = drawn(answer(Piece::Wizard(Wizard::Mage), None), pixel);
            assert!(mage.contains(&disc(MARK * pixel, 1.0)));
            let sheep = drawn(answer(Piece::Sheep, None), pixel);
            assert!(sheep.contains(&disc((LEAST * pixel).max(PLATE), 0.68)));
        }
    }

    #[test]
    fn what_an_answer_brings_covers_no_other_place() {
        let told = answer(Piece::Sheep, Some(Outcome::Chance));
        let below = Answer {
            at: told.at + Vec2::new(0.0, 2.2 * PLATE),
            outcome: None,
            ..told
        };
        let answers = [told, below];
        let offer = Offer {
            answers: &answers,
            homes: &answers,
            sources: &[],
            owner: Owner::Red,
            over: None,
            numbers: &[],
        };
        let at = offer.place_for_label(0, 5.0);
        assert!(at.y < told.at.y, "{at:?}");
    }

    #[test]
    fn what_an_answer_brings_stands_below_it() {
        for (outcome, text) in [(Outcome::Points(7), "+7"), (Outcome::Chance, "+?")] {
            let told = drawn(answer(Piece::Sheep, Some(outcome)), 10.0);
            let at = Point::new(500.0, 500.0 + LEAST * 10.0);
            let mut list = DisplayList::new();
            Number::new(text, at, LABEL * 10.0).draw(&mut list, SOOT);
            let number = list.items().map(|item| format!("{item:?}")).next();
            assert!(
                number.is_some_and(|number| told.contains(&number)),
                "{text}"
            );
        }
    }
}
