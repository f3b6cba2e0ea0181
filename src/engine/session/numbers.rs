//! Statistics at the end: what each seat did, and how its points grew.

use super::play::Session;
use crate::rules::{Event, Game};
use crate::table::{LoggedEvent, Play};

/// Statistics by seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Numbers {
    pub tiles: Vec<u32>,
    /// Figures put on the board.
    pub figures: Vec<u32>,
    /// The most points for one feature, message or theft.
    pub best: Vec<u32>,
    /// The points of every seat at the beginning, after each turn, and after the final scoring.
    pub growth: Vec<Vec<u32>>,
}

impl<G: Play> Session<G> {
    /// The points of every seat at the beginning, after each turn (or each round, in a game with
    /// rounds), and after the final scoring.
    pub fn growth(&self) -> Vec<Vec<u32>> {
        let mut points = self.start.scores();
        let mut growth = vec![points.clone()];
        for event in self.events() {
            if let Some(scored) = event.points() {
                let sum = &mut points[scored.seat.index()];
                *sum = sum.saturating_add(scored.points.into());
            }
            if event.is_end() {
                growth.push(points.clone());
            }
        }
        growth
    }

    /// The most points each seat scored at once.
    pub fn best(&self) -> Vec<u32> {
        let mut best = vec![0; self.game.seats().into()];
        for scored in self.events().filter_map(LoggedEvent::points) {
            let best = &mut best[scored.seat.index()];
            *best = (*best).max(scored.points.into());
        }
        best
    }
}

impl Session<Game> {
    /// Statistics of the game so far.
    pub fn numbers(&self) -> Numbers {
        let none = vec![0; self.game.seats().into()];
        let mut numbers = Numbers {
            tiles: none.clone(),
            figures: none,
            best: self.best(),
            growth: self.growth(),
        };
        self.events().for_each(|event| numbers.count(event));
        numbers
    }
}

impl Numbers {
    fn count(&mut self, event: &Event) {
        match event {
            Event::Placed { seat, .. } => self.tiles[seat.index()] += 1,
            Event::Deployed { seat, .. } => self.figures[seat.index()] += 1,
            _ => {}
        }
    }
}
