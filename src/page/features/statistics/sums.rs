//! Sums over finished games.

use crate::elements::statistics::Group;
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
    pub reviews: Reviews,
}

/// Sums over the reviewed ones among some games, in thousandths of a point.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Reviews {
    pub games: u32,
    /// What choices lost, for each person here in each game, the oldest first.
    pub lost: Vec<i32>,
    /// How lucky the draws were, where that is known.
    pub luck: Vec<i32>,
}

impl Sums {
    /// The sums over those of these games that are in all groups, the oldest first.
    pub fn of<'a>(games: impl Iterator<Item = &'a FinishedGame>, groups: &[Group]) -> Sums {
        let mut sums = Sums::default();
        games.for_each(|game| sums.add(game, groups));
        sums
    }

    /// Adds the results of a game that are in all groups. Who won is known of all of them together only.
    fn add(&mut self, game: &FinishedGame, groups: &[Group]) {
        let mut people = 0;
        for person in people_in(game, groups) {
            people += 1;
            self.add_result(game, person);
        }
        if people == 0 {
            return;
        }
        self.played += 1;
        if people == game.results.len() {
            self.add_outcome(game.outcome);
        }
        self.reviews.games += u32::from(!game.reviews.is_empty());
    }

    fn add_result(&mut self, game: &FinishedGame, person: usize) {
        if let Some(result) = game.results.get(person) {
            let points = result.iter().sum();
            self.results += 1;
            self.points += u64::from(points);
            self.best = self.best.max(points);
            for (sum, &points) in self.sources.iter_mut().zip(result) {
                *sum += u64::from(points);
            }
        }
        if let Some(review) = game.reviews.get(person) {
            self.reviews.lost.push(review.lost);
            self.reviews.luck.extend(review.luck);
        }
    }

    fn add_outcome(&mut self, outcome: Outcome) {
        match outcome {
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
    }

    /// The mean over all results of a number of points, in tenths.
    pub fn mean(&self, points: u64) -> u32 {
        let results = u64::from(self.results.max(1));
        u32::try_from((points * 10 + results / 2) / results).unwrap_or(u32::MAX)
    }
}

/// The mean of some numbers.
pub(super) fn mean_of(numbers: &[i32]) -> Option<i32> {
    let sum: i64 = numbers.iter().copied().map(i64::from).sum();
    let count = i64::try_from(numbers.len()).ok()?;
    i32::try_from(sum.checked_div(count)?).ok()
}

/// The people here whose results are in all groups, by their numbers.
fn people_in(game: &FinishedGame, groups: &[Group]) -> impl Iterator<Item = usize> {
    let counts = |&person: &usize| groups.iter().all(|&one| is_in(game, person, one));
    (0..game.results.len()).filter(counts)
}

/// Whether the result of a person here, by its number, counts in a group.
fn is_in(game: &FinishedGame, person: usize, group: Group) -> bool {
    match group {
        Group::All => true,
        Group::People => game.levels.is_empty(),
        Group::Level(level) => game.levels.contains(&level),
        Group::BaseAlone => game.boxes.is_empty(),
        Group::Box(module) => game.boxes.contains(&module),
        Group::Place(place) => game.places.get(person).copied() == place,
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
    pub fn of<'a>(games: impl Iterator<Item = &'a FinishedGame>) -> Firsts {
        let games: Vec<&FinishedGame> = games.collect();
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
            let sums = Sums::of(games.iter(), &[]);
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
        assert_eq!(
            (mean_of(&[-3_000, 1_000]), mean_of(&[])),
            (Some(-1_000), None)
        );
    }

    #[test]
    fn games_are_told_apart_by_opponents_and_boxes() {
        let games = games("wle");
        let count = |groups: &[Group]| Sums::of(games.iter(), groups).played;
        assert_eq!(count(&[Group::All]), 3);
        assert_eq!(count(&[Group::People]), 1);
        assert_eq!(count(&[Group::Level(Level::Expert)]), 1);
        let inns = Group::Box(Module::InnsAndCathedrals);
        assert_eq!((count(&[inns]), count(&[Group::BaseAlone])), (3, 0));
        assert_eq!(count(&[inns, Group::People]), 1);
        let firsts = Firsts::of(games.iter());
        assert_eq!((firsts.levels, firsts.boxes, firsts.city), (1, 1, false));
    }

    #[test]
    fn of_two_people_here_each_counts_where_they_sat() {
        let lines = [
            "0000000000000001 tiles won expert - 10,5,0,0,0,0;40,0,0,0,0,0 - 3;1 2000,-100;500,300",
            "0000000000000002 tiles lost expert - 7,0,0,0,0,0 - 1",
            "0000000000000003 tiles won expert - 9,0,0,0,0,0 -",
        ];
        let games: Vec<FinishedGame> = lines.into_iter().filter_map(FinishedGame::read).collect();
        let sums = |place| Sums::of(games.iter(), &[Group::Place(place)]);
        let told = |sums: Sums| {
            (
                sums.played,
                sums.won,
                sums.contested,
                sums.points,
                sums.best,
            )
        };
        assert_eq!(
            told(sums(Some(1))),
            (2, 0, 1, 47, 40),
            "either may have won the first"
        );
        assert_eq!(told(sums(Some(3))), (1, 0, 0, 15, 15));
        assert_eq!(told(sums(Some(2))), (0, 0, 0, 0, 0));
        assert_eq!(told(sums(None)), (1, 1, 1, 9, 9));
        let reviews = sums(Some(3)).reviews;
        assert_eq!(
            (reviews.games, reviews.lost, reviews.luck),
            (1, vec![2_000], vec![-100])
        );
        assert_eq!(Sums::of(games.iter(), &[]).reviews.lost, [2_000, 500]);
    }
}
