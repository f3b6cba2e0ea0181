//! What came out of the game of a deck.

use engine::session::{Control, Level, Session};
use serde::{Deserialize, Serialize};

use crate::features::daily::deck::{COMPUTER, PERSON};

/// The most rounds of a game, and the most points of one: more than any has.
const MOST_ROUNDS: usize = 40;
const MOST_POINTS: u16 = 400;
/// How many turns are a round.
const TURNS: usize = 2;
/// In how many parts a result is shown; the last one is the final scoring.
pub(super) const PARTS: usize = 9;
/// The heights of a part, from nothing to the most.
const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct GameResult {
    /// The points of the person in each round, and in the final scoring.
    pub gains: Vec<u16>,
    /// The points of the computer.
    pub other: u16,
}

impl GameResult {
    /// The result of a finished game against a computer, and how well that played.
    pub fn of(session: &Session) -> Option<(Level, GameResult)> {
        let seats = (session.control(PERSON), session.control(COMPUTER));
        let (Control::Person, Control::Computer(level)) = seats else {
            return None;
        };
        let growth = session.growth();
        let (last, turns) = growth.split_last()?;
        let rounds = turns.iter().step_by(TURNS);
        let points: Vec<u32> = rounds
            .chain(turns.last())
            .chain([last])
            .map(|all| all[PERSON.index()])
            .collect();
        let gains = points
            .windows(2)
            .map(|pair| limited(pair[1].saturating_sub(pair[0])));
        let result = GameResult {
            gains: gains.collect(),
            other: limited(last[COMPUTER.index()]),
        };
        (session.game().is_over() && result.is_sound()).then_some((level, result))
    }

    /// Whether a game may have ended like this.
    pub fn is_sound(&self) -> bool {
        let rounds = 1..=MOST_ROUNDS;
        let few = |&points: &u16| points <= MOST_POINTS;
        rounds.contains(&self.gains.len()) && self.gains.iter().all(few)
    }

    /// The points of the person.
    pub fn own(&self) -> u32 {
        self.gains.iter().copied().map(u32::from).sum()
    }

    /// The points after each round, from none.
    pub fn growth(&self) -> Vec<u32> {
        let mut growth = vec![0];
        for &gain in &self.gains {
            growth.push(growth.last().copied().unwrap_or(0) + u32::from(gain));
        }
        growth
    }

    /// The points in each part of the game.
    pub fn parts(&self) -> [u32; PARTS] {
        let mut parts = [0; PARTS];
        let Some((&end, rounds)) = self.gains.split_last() else {
            return parts;
        };
        let length = rounds.len().div_ceil(PARTS - 1).max(1);
        for (part, rounds) in parts.iter_mut().zip(rounds.chunks(length)) {
            *part = rounds.iter().copied().map(u32::from).sum();
        }
        parts[PARTS - 1] = end.into();
        parts
    }

    /// The parts as letters that are as high as the points.
    pub fn blocks(&self) -> String {
        let parts = self.parts();
        let most = parts.iter().copied().max().unwrap_or(0).max(1);
        let block = |points: u32| BLOCKS[(points * 7).div_ceil(most) as usize % BLOCKS.len()];
        parts.into_iter().map(block).collect()
    }
}

fn limited(points: u32) -> u16 {
    u16::try_from(points).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_told_in_parts() {
        let mut gains = vec![0; 36];
        (gains[0], gains[4], gains[9], gains[35]) = (3, 1, 6, 2);
        gains.push(14);
        let result = GameResult { gains, other: 20 };
        assert_eq!(result.parts(), [4, 6, 0, 0, 0, 0, 0, 2, 14]);
        assert_eq!(result.blocks(), "▃▄▁▁▁▁▁▂█");
        assert_eq!((result.own(), result.growth().len()), (26, 38));
        assert!(result.is_sound());
    }

    #[test]
    fn what_no_game_brings_is_not_sound() {
        let sound = |gains: Vec<u16>| GameResult { gains, other: 0 }.is_sound();
        assert!(!sound(Vec::new()) && !sound(vec![0; 41]) && !sound(vec![401]));
        let nothing = GameResult {
            gains: vec![0],
            other: 0,
        };
        assert_eq!(nothing.blocks(), "▁▁▁▁▁▁▁▁▁");
    }
}
