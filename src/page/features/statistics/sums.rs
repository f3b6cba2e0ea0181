//! Sums over finished games.

use crate::elements::statistics::Opponents;
use crate::features::statistics::game::{FinishedGame, First, Outcome, SOURCES};
use engine::rules::Module;
use engine::session::Level;

/// Sums over some games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Sums {
    pub played: u32,
    /// How many of them somebody here could win or lose.
    pub contested: u32,
    pub won: u32,
    /// How many people here played, added up over all games.
    pub results: u32,
    /// Their points.
    pub points: u64,
    /// The most points of one of them.
    pub best: u32,
    /// The games won in a row up to the last one.
    pub streak: u32,
    pub longest_streak: u32,
    /// The points by source.
    pub sources: [u64; SOURCES],
}

impl Sums {
    /// The sums over these games, the oldest first.
    pub fn of<'a>(games: impl Iterator<Item = &'a FinishedGame>) -> Sums {
        let mut sums = Sums::default();
        games.for_each(|game| sums.add(game));
        sums
    }

    fn add(&mut self, game: &FinishedGame) {
        self.played += 1;
        match game.outcome {
            Outcome::Won => {
                self.contested += 1;
                self.won += 1;
                self.streak += 1;
                self.longest_streak = self.longest_streak.max(self.streak);
            }
            Outcome::Lost | Outcome::Drawn => {
                self.contested += 1;
                self.streak = 0;
            }
            Outcome::Even => {}
        }
        for points in game.points() {
            self.results += 1;
            self.points += u64::from(points);
            self.best = self.best.max(points);
        }
        for result in &game.results {
            for (sum, &points) in self.sources.iter_mut().zip(result) {
                *sum += u64::from(points);
            }
        }
    }

    /// The mean over all results of a number of points, in tenths.
    pub fn mean(&self, points: u64) -> u32 {
        let results = u64::from(self.results.max(1));
        u32::try_from((points * 10 + results / 2) / results).unwrap_or(u32::MAX)
    }
}

/// Whether a game was played against them.
pub(super) fn is_against(game: &FinishedGame, opponents: Opponents) -> bool {
    match opponents {
        Opponents::Anybody => true,
        Opponents::People => game.levels.is_empty(),
        Opponents::Level(level) => game.levels.contains(&level),
    }
}

/// What has been reached in all games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Firsts {
    pub city: bool,
    pub field: bool,
    /// How many of the offered levels were beaten.
    pub levels: usize,
    /// How many boxes were played.
    pub boxes: usize,
}

impl Firsts {
    pub fn of(games: &[FinishedGame]) -> Firsts {
        let has = |first: First| games.iter().any(|game| game.firsts.contains(&first));
        let beaten = |level: &&Level| {
            let mut won = games.iter().filter(|game| game.outcome == Outcome::Won);
            won.any(|game| game.levels.contains(level))
        };
        let played = |module: &Module| games.iter().any(|game| game.boxes.contains(module));
        Firsts {
            city: has(First::City),
            field: has(First::Field),
            levels: Level::offered().iter().filter(beaten).count(),
            boxes: Module::ALL.into_iter().filter(played).count(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(outcomes: &str) -> Vec<FinishedGame> {
        let line = |(id, outcome)| {
            let outcome = match outcome {
                'w' => "won expert",
                'l' => "lost hasty",
                _ => "even -",
            };
            let line = format!("{id:016x} tiles {outcome} inns 10,5,0,0,0,1 -");
            FinishedGame::read(&line).expect("a game")
        };
        outcomes.chars().enumerate().map(line).collect()
    }

    #[test]
    fn streaks_end_with_a_loss_and_pass_over_games_among_people_here() {
        let streaks = |outcomes: &str| {
            let games = games(outcomes);
            let sums = Sums::of(games.iter());
            (sums.streak, sums.longest_streak, sums.won, sums.contested)
        };
        assert_eq!(streaks(""), (0, 0, 0, 0));
        assert_eq!(streaks("wwlw"), (1, 2, 3, 4));
        assert_eq!(streaks("lwwew"), (3, 3, 3, 4));
        assert_eq!(streaks("wwl"), (0, 2, 2, 3));
    }

    #[test]
    fn means_are_rounded_to_tenths() {
        let sums = Sums {
            results: 3,
            ..Sums::default()
        };
        assert_eq!((sums.mean(100), sums.mean(50), sums.mean(0)), (333, 167, 0));
        assert_eq!(Sums::default().mean(0), 0);
    }

    #[test]
    fn games_are_told_apart_by_who_played() {
        let games = games("wle");
        let count = |opponents| {
            let against = games.iter().filter(|game| is_against(game, opponents));
            against.count()
        };
        assert_eq!(count(Opponents::Anybody), 3);
        assert_eq!(count(Opponents::People), 1);
        assert_eq!(count(Opponents::Level(Level::Expert)), 1);
        let firsts = Firsts::of(&games);
        assert_eq!((firsts.levels, firsts.boxes, firsts.city), (1, 1, false));
    }
}
