//! Spreads apart places that are too close together on the screen to be hit.

use kurbo::{Point, Vec2};

use super::answers::{Answer, AnswerKind};
use super::camera::TILE;

/// Number of rounds of moving pairs apart, as a move may bring others too close.
const ROUNDS: usize = 30;
/// How far a place may move, in units of the table, so that it stays beside its feature.
const FARTHEST: f64 = 0.8 * TILE;
/// The distance from which a place counts as moved, in units of the table.
pub(super) const ELSEWHERE: f64 = 0.06 * TILE;

/// The answers with their places at least `apart` from each other, as far as possible, in units of
/// the table. Things to be taken stay where they are.
pub fn spread(answers: &[Answer], apart: f64) -> Vec<Answer> {
    let mut all = answers.to_vec();
    for _ in 0..ROUNDS {
        if !part_all(&mut all, answers, apart) {
            break;
        }
    }
    all
}

/// Moves all pairs apart that are too close. Returns whether there were any.
fn part_all(all: &mut [Answer], before: &[Answer], apart: f64) -> bool {
    let mut moved = false;
    for second in 1..all.len() {
        for first in 0..second {
            let way = all[second].at - all[first].at;
            let lacking = apart - way.hypot();
            if lacking < 1.0 {
                continue;
            }
            let goes = |index: usize| all[index].kind == AnswerKind::Put;
            let share = match (goes(first), goes(second)) {
                (true, true) => 0.5,
                (true, false) | (false, true) => 1.0,
                (false, false) => continue,
            };
            let by = direction(way, second) * (lacking * share);
            for (index, by) in [(first, -by), (second, by)] {
                if all[index].kind == AnswerKind::Put {
                    all[index].at = kept_near(all[index].at + by, before[index].at);
                }
            }
            moved = true;
        }
    }
    moved
}

/// The direction of a vector; for a zero vector one that depends on the index.
fn direction(way: Vec2, index: usize) -> Vec2 {
    match way.hypot() < 1.0 {
        true => Vec2::from_angle(index as f64 * 2.4),
        false => way.normalize(),
    }
}

/// A place within the allowed distance from where it belongs.
fn kept_near(at: Point, home: Point) -> Point {
    let way = at - home;
    match way.hypot() > FARTHEST {
        true => home + way.normalize() * FARTHEST,
        false => at,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::answers::Piece;
    use engine::rules::{Action, Wizard};
    use engine::tiles::Pos;

    fn answer(x: f64, y: f64, kind: AnswerKind) -> Answer {
        Answer {
            action: Action::Banish(Wizard::Mage),
            piece: Piece::Gingerbread,
            kind,
            cell: Pos::new(0, 0),
            segment: None,
            at: Point::new(x, y),
            deck: None,
            outcome: None,
        }
    }

    #[test]
    fn places_that_are_too_near_lie_apart_afterwards_and_not_far_away() {
        let at = [(0.0, 0.0), (0.0, 0.0), (150.0, 0.0), (80.0, 200.0)];
        let all: Vec<Answer> = at.map(|(x, y)| answer(x, y, AnswerKind::Put)).to_vec();
        let after = spread(&all, 700.0);
        for (index, one) in after.iter().enumerate() {
            assert!(one.at.distance(all[index].at) <= FARTHEST + 1.0);
            for other in &after[..index] {
                assert!(one.at.distance(other.at) > 650.0, "{:?}", after);
            }
        }
    }

    #[test]
    fn what_has_room_and_what_is_taken_stays_where_it_is() {
        let all = [
            answer(0.0, 0.0, AnswerKind::Take),
            answer(100.0, 0.0, AnswerKind::Put),
            answer(5000.0, 0.0, AnswerKind::Put),
        ];
        let after = spread(&all, 700.0);
        assert_eq!((after[0], after[2]), (all[0], all[2]));
        assert!((after[1].at.x - 700.0).abs() < 2.0);
    }
}
