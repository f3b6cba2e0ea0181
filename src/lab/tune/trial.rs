//! Numbers tried in matches: the player with one number changed against the unchanged player.

use engine::ai::Contender;
use engine::rules::{Game, Setup};

use super::{in_parallel, readable};
use crate::arena::{Fault, MatchResult, compete};

/// Decks played between two looks at the result.
const BATCH: u32 = 40;
/// Standard errors behind at which a trial is given up.
const HOPELESS: f64 = 1.0;
/// Standard errors ahead at which a change is kept at once.
const CLEAR: f64 = 3.0;
/// Standard errors ahead at which a change is kept at the end of its trial.
const KEPT: f64 = 1.5;

/// One number tried larger or smaller.
#[derive(Clone, Debug)]
pub struct Trial {
    /// Its value before the trial.
    pub before: f32,
    /// The value tried.
    pub after: f32,
    /// The player with the new value against the player with the old one.
    pub result: MatchResult,
    pub kept: bool,
}

/// Tries changes of a player's numbers in matches against itself and keeps those that win.
#[derive(Debug)]
pub struct Tuning {
    setup: Setup,
    /// The original player, and the best one so far.
    first: Contender,
    best: Contender,
    /// Most decks per trial.
    pub decks: u32,
    /// Games played in parallel; does not change the results.
    pub threads: u32,
    /// The share of itself by which a number is changed.
    pub step: f32,
    /// The seed of the next deck. Trials never share decks, so no change is kept because its decks were lucky.
    seed: u64,
    /// The numbers kept so far.
    pub kept: Vec<(String, f32)>,
}

impl Tuning {
    pub fn new(setup: Setup, player: &Contender, seed: u64) -> Tuning {
        Tuning {
            setup,
            first: player.clone(),
            best: player.clone(),
            decks: 400,
            threads: 1,
            step: 0.25,
            seed,
            kept: Vec::new(),
        }
    }

    /// Tries one number larger or smaller.
    ///
    /// # Errors
    /// When the player has no such number, or the game cannot be set up.
    pub fn attempt(&mut self, name: &str, larger: bool) -> Result<Trial, Fault> {
        let mut other = self.best.clone();
        let number = other.weight_mut(name)?;
        let before = *number;
        *number = stepped(before, self.step, larger);
        let after = *number;
        let mut result = MatchResult::default();
        let kept = loop {
            self.play(&other, &mut result)?;
            let (lead, error) = (result.lead(), result.error());
            // A number that nothing depends on here changes no game.
            let changes_nothing = result.squares == 0 && lead == 0.0;
            if lead < -HOPELESS * error || changes_nothing {
                break false;
            }
            if lead > CLEAR * error {
                break true;
            }
            if result.decks >= self.decks {
                break lead > KEPT * error;
            }
        };
        if kept {
            self.best = other;
            self.kept.retain(|(known, _)| known != name);
            self.kept.push((name.to_owned(), after));
        }
        Ok(Trial {
            before,
            after,
            result,
            kept,
        })
    }

    /// Plays another batch against the best player so far, up to the limit. Which decks does not depend on the number of threads.
    fn play(&mut self, other: &Contender, result: &mut MatchResult) -> Result<(), Fault> {
        let decks = BATCH.min(self.decks.saturating_sub(result.decks));
        let (setup, player, seed) = (&self.setup, &self.best, self.seed);
        let results = in_parallel(self.threads, decks, |decks| {
            let count = (decks.end - decks.start) as u32;
            compete::<Game, _>(setup, seed.wrapping_add(decks.start), count, other, player)
        });
        for one in results {
            result.join(&one?);
        }
        self.seed = self.seed.wrapping_add(decks.into());
        Ok(())
    }

    /// Plays the tuned player against the original one, on fresh decks.
    ///
    /// # Errors
    /// When the game cannot be set up.
    pub fn prove(&mut self) -> Result<MatchResult, Fault> {
        let mut result = MatchResult::default();
        let tuned = std::mem::replace(&mut self.best, self.first.clone());
        while !self.kept.is_empty() && result.decks < self.decks {
            self.play(&tuned, &mut result)?;
        }
        Ok(result)
    }
}

/// The value to try next; zero becomes a tenth.
fn stepped(number: f32, share: f32, larger: bool) -> f32 {
    const FROM_ZERO: f32 = 0.1;
    let stepped = match (number == 0.0, larger) {
        (true, true) => FROM_ZERO,
        (true, false) => -FROM_ZERO,
        (false, true) => number * (1.0 + share),
        (false, false) => number / (1.0 + share),
    };
    readable(stepped)
}
