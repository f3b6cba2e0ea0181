//! What may be put, moved or taken, drawn at its places.

use kurbo::{Affine, Circle as Disc, Line, Point};

use super::answers::{Answer, AnswerKind, Drawn, Source, room_of};
use super::board::figure_on;
use super::color::{Rgba, SOOT, WHITE};
use super::digits;
use super::display::{DisplayList, Group, Pen};
use super::figures::{Figure, FigureLook, Owner};
use super::pieces;
use super::spread::ELSEWHERE;
use engine::rules::Game;
use engine::tiles::{FeatureKind, Pos};

/// The radius of the plate under something that may be put, in units of the table.
const PLATE: f64 = 122.0;
/// The least radius of it, in pixels of the page.
const LEAST: f64 = 22.0;
/// Water under a ferry on its plate.
const WATER: Rgba = Rgba::hex(0x79b0c8);
/// How much smaller a ferry is on its plate.
const SMALL: f64 = 0.48;
/// How faint what may be put there is while nobody points at it.
const FAINT: f64 = 0.62;

/// The places that answer the question of whoever is asked.
#[derive(Clone, Copy, Debug)]
pub struct Offer<'a> {
    /// Where each of them is shown.
    pub answers: &'a [Answer],
    /// Where each of them belongs.
    pub homes: &'a [Answer],
    /// What can be taken up from the board.
    pub sources: &'a [Source],
    /// Whose figures would be put.
    pub owner: Owner,
    /// The place under the pointer.
    pub over: Option<usize>,
}

impl Offer<'_> {
    /// Draws the places but those on a cell that is seen elsewhere. `pixel` is the length of a pixel of the page in units
    /// of the table.
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
            let room = room_of(self.answers, index) * 0.94;
            let radius = (LEAST * pixel).max(PLATE).min(room);
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
                AnswerKind::Put => self.plate(list, game, answer, (radius, over), pixel),
            }
        }
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
        if let Some(deck) = answer.deck.filter(|_| over) {
            deck.draw(list, Affine::IDENTITY);
        }
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
                list.fill(digits::number(&text, answer.at, radius * 0.9), SOOT);
            }
        }
    }
}

/// A line from where something belongs to where it is shown, if that is elsewhere.
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
