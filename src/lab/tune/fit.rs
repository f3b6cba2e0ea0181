//! Fits a player's numbers to how games end, by least squares.
//!
//! The evaluation of a position is a function of the numbers. After each turn of many games it is compared with the final result;
//! its derivatives say how all numbers together should change, as far as the evaluation is linear in them. The fitted numbers
//! predict games between such players best. Whether a player that decides by them also plays better is for matches to answer.

use std::ops::Range;

use engine::ai::{Contender, Level, Strategy as _, Weights, expected_lead, own_and_best};
use engine::rules::{Game, Question, Setup};
use engine::table::{Croupier, Party, Seat, Silent};

use super::regression::{PHASES, Sample, Step, fit, spread, weights};
use super::{in_parallel, readable};
use crate::arena::Fault;

/// Step of the numerical derivatives: this share of the number, but at least `LEAST_LARGER`.
const LARGER: f32 = 0.1;
const LEAST_LARGER: f32 = 0.05;

struct Position {
    /// How much of the game is over, in twelfths.
    phase: usize,
    /// The seat whose turn has just ended.
    seat: Seat,
    /// The final lead of that seat as predicted by each set of weights.
    predicted: Vec<f32>,
}

/// A finished game.
struct Played {
    positions: Vec<Position>,
    scores: Vec<u32>,
}

impl Played {
    /// The prediction error: actual minus predicted final lead.
    fn residual(&self, position: &Position, predicted: f32) -> f64 {
        let (own, best) = own_and_best(&self.scores, position.seat.index());
        (own - best) as f64 - f64::from(predicted)
    }
}

/// Games of a player against itself, to which its numbers are fitted.
#[derive(Clone, Debug)]
pub struct Fit<'a> {
    pub setup: &'a Setup,
    pub player: &'a Contender,
    pub names: &'a [String],
    /// The seed of the first deck.
    pub seed: u64,
    pub games: u32,
    /// Games played in parallel; does not change the results.
    pub threads: u32,
}

/// A number with its fitted value.
#[derive(Clone, Debug)]
pub struct Change {
    pub name: String,
    /// The current value.
    pub before: f32,
    /// The value that fits best.
    pub after: f32,
    /// Standard error of `after`, with each game as one sample.
    pub error: f64,
}

/// The numbers that best predict how the games ended.
#[derive(Clone, Debug)]
pub struct Fitted {
    pub changes: Vec<Change>,
    /// The names of numbers that no prediction depended on.
    pub silent: Vec<String>,
    player: Contender,
    /// The weight of positions in each phase.
    weights: [f64; PHASES],
}

impl Fit<'_> {
    /// Plays the games and fits the numbers.
    ///
    /// # Errors
    /// When the game cannot be set up, or the player has no number of one of the names.
    pub fn run(&self) -> Result<Fitted, Fault> {
        let (variants, steps) = larger(self.player, self.names)?;
        let all = self.play(self.seed, &variants)?;
        let samples = samples(&all, &steps);
        let weights = weights(&samples);
        let mut fitted = Fitted {
            changes: Vec::new(),
            silent: Vec::new(),
            player: self.player.clone(),
            weights,
        };
        let steps = fit(&samples, self.names.len(), &weights);
        for (name, step) in self.names.iter().zip(steps) {
            match step {
                Some(step) => fitted.change(name, step)?,
                None => fitted.silent.push(name.clone()),
            }
        }
        Ok(fitted)
    }

    /// Prediction errors on as many fresh games: with the current numbers and with the fitted ones.
    ///
    /// # Errors
    /// When the game cannot be set up.
    pub fn errors(&self, fitted: &Fitted) -> Result<[f64; 2], Fault> {
        let both = [self.player, &fitted.player].map(|player| player.weights.clone());
        let others = self.seed.wrapping_add(self.games.into());
        let all = self.play(others, &both)?;
        Ok([0, 1].map(|which| {
            let samples = all.iter().flat_map(|game| {
                let sample = |position: &Position| Sample {
                    game: 0,
                    phase: position.phase,
                    residual: game.residual(position, position.predicted[which]),
                    slopes: Vec::new(),
                };
                game.positions.iter().map(sample).collect::<Vec<_>>()
            });
            spread(&samples.collect::<Vec<_>>(), &fitted.weights)
        }))
    }
}

impl Fitted {
    fn change(&mut self, name: &str, step: Step) -> Result<(), Fault> {
        let number = self.player.weight_mut(name)?;
        let before = *number;
        *number = readable((f64::from(before) + step.by) as f32);
        self.changes.push(Change {
            name: name.to_owned(),
            before,
            after: *number,
            error: step.error,
        });
        Ok(())
    }
}

/// The player's weights, then one copy per number with that number a little larger, and the size of each step.
fn larger(player: &Contender, names: &[String]) -> Result<(Vec<Weights>, Vec<f32>), Fault> {
    let mut variants = vec![player.weights.clone()];
    let mut steps = Vec::new();
    for name in names {
        let mut other = player.clone();
        let number = other.weight_mut(name)?;
        let step = (number.abs() * LARGER).max(LEAST_LARGER);
        *number += step;
        variants.push(other.weights);
        steps.push(step);
    }
    Ok((variants, steps))
}

fn samples(all: &[Played], steps: &[f32]) -> Vec<Sample> {
    let mut samples = Vec::new();
    for (number, game) in all.iter().enumerate() {
        for position in &game.positions {
            let Some((now, larger)) = position.predicted.split_first() else {
                continue;
            };
            let slopes = larger.iter().zip(steps);
            samples.push(Sample {
                game: number,
                phase: position.phase,
                residual: game.residual(position, *now),
                slopes: slopes
                    .map(|(predicted, step)| f64::from((predicted - now) / step))
                    .collect(),
            });
        }
    }
    samples
}

impl Fit<'_> {
    /// Plays the games and evaluates their positions with all weights. They come in deck order, whatever the number of threads.
    fn play(&self, seed: u64, variants: &[Weights]) -> Result<Vec<Played>, Fault> {
        Game::start(self.setup.clone(), &mut Silent)?;
        // The player alternates with a hasty copy of itself, for variety. Within a game all seats are equally strong, as the
        // evaluation assumes.
        let mut hasty = self.player.clone();
        hasty.level = Level::Hasty;
        let players = [self.player, &hasty];
        let part = |numbers: Range<u64>| -> Option<Vec<Played>> {
            let game = |number: u64| {
                let player = players[usize::from(number % 2 == 1)];
                played(self.setup, seed.wrapping_add(number), player, variants)
            };
            numbers.map(game).collect()
        };
        let parts = in_parallel(self.threads, self.games, part).into_iter();
        let parts = parts.collect::<Option<Vec<_>>>().ok_or(Fault::NoAction)?;
        Ok(parts.into_iter().flatten().collect())
    }
}

/// Plays one game of a player against itself; `None` if it finds no action, which does not happen.
fn played(setup: &Setup, seed: u64, player: &Contender, variants: &[Weights]) -> Option<Played> {
    let mut game = Game::start(setup.clone(), &mut Silent).ok()?;
    let mut croupier = Croupier::for_setup(setup, seed);
    let tiles = usize::from(game.stack().left()) + 1;
    let mut positions = Vec::new();
    while let Some(asked) = game.asked() {
        let action = match asked.party {
            Party::Chance => croupier.deal(&game)?,
            Party::Player(seat) => {
                if asked.question == Question::Confirm && game.tiles_left() {
                    let seen = game.seen_by(Some(seat));
                    let left = usize::from(game.stack().left());
                    let predicted = variants.iter();
                    positions.push(Position {
                        phase: (tiles - left.min(tiles)) * PHASES / (tiles + 1),
                        seat,
                        predicted: predicted
                            .map(|one| expected_lead(&seen, seat, one))
                            .collect(),
                    });
                }
                player.choose(&game, seed)?
            }
        };
        game.apply_trusted(action);
    }
    let scores = game.scores();
    Some(Played { positions, scores })
}
