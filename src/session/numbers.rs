//! Numbers worth knowing at the end: what each seat did, and how its points grew.

use super::play::Session;
use crate::rules::{Event, Player};

/// Numbers by seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Numbers {
    /// Tiles placed.
    pub tiles: Vec<u32>,
    /// Figures put on the board.
    pub figures: Vec<u32>,
    /// The most points for one feature, message or theft.
    pub best: Vec<u32>,
    /// The points of every seat, first at the beginning, then after each turn, last after the final scoring.
    pub growth: Vec<Vec<u32>>,
}

impl Session {
    /// Numbers of the game so far.
    pub fn numbers(&self) -> Numbers {
        let before: Vec<u32> = self.start.players().iter().map(Player::score).collect();
        let none = vec![0; before.len()];
        let mut numbers = Numbers {
            tiles: none.clone(),
            figures: none.clone(),
            best: none,
            growth: vec![before.clone()],
        };
        let mut points = before;
        let later = self.entries().iter().flat_map(|entry| &entry.events);
        for event in self.opening.iter().chain(later) {
            numbers.count(event);
            match event {
                Event::Scored(scored) => {
                    points[scored.seat.index()] += u32::from(scored.points);
                }
                Event::TurnEnded(_) | Event::Won(_) => numbers.growth.push(points.clone()),
                _ => {}
            }
        }
        numbers
    }
}

impl Numbers {
    fn count(&mut self, event: &Event) {
        match event {
            Event::Placed { seat, .. } => self.tiles[seat.index()] += 1,
            Event::Deployed { seat, .. } => self.figures[seat.index()] += 1,
            Event::Scored(scored) => {
                let best = &mut self.best[scored.seat.index()];
                *best = (*best).max(scored.points.into());
            }
            _ => {}
        }
    }
}
