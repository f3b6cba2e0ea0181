//! A computer player of the tile game: its level, its weights and its search plan.

use super::level::Level;
use super::patience::Patience;
use super::plan::Plan;
use super::protocol::Limit;
use super::weights::Weights;

/// A computer player of the tile game: its level, and parameters that tools may vary.
#[derive(Clone, Debug, PartialEq)]
pub struct Contender {
    /// How it decides, and how much it overlooks.
    pub level: Level,
    /// The weights of its heuristic, if its level uses one.
    pub weights: Weights,
    /// How far its simulations go, if its level has any.
    pub plan: Plan,
}

/// Why a text does not name a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContenderFault {
    /// There is no such level.
    Level(String),
    /// There is no such number, or it cannot have this value.
    Number(String),
    /// There are several numbers of this name (this many); the text has to say which one.
    Several(String, usize),
    /// A player of this level does not use the number of this name.
    Unused(Level, String),
}

impl Contender {
    /// The default player of a level.
    pub fn new(level: Level) -> Self {
        Contender {
            level,
            weights: Weights::default(),
            plan: Plan::EXPERT,
        }
    }

    /// The same player, searching about this many positions per decision. A time limit is left to the caller.
    pub const fn limited(mut self, limit: Limit) -> Contender {
        if let Limit::Nodes(nodes) = limit {
            self.plan = self.plan.for_budget(nodes.get());
        }
        self
    }

    /// The same player with this much time for a turn; only levels that look ahead use it.
    pub const fn patient(mut self, patience: Patience) -> Contender {
        self.plan = self.plan.scaled(patience.percent());
        self
    }

    /// Whether simulations by this player take the same course as those by another one.
    pub(super) fn simulates_like(&self, other: &Contender) -> bool {
        let far = |player: &Contender| (player.level, player.plan.turns, player.plan.shortlist);
        far(self) == far(other) && self.weights == other.weights
    }

    /// Parses a level, which may be followed by numbers that differ from its defaults: `expert:turns=4:staying=2`.
    ///
    /// # Errors
    /// The word that is not understood, and why.
    pub fn parse(text: &str) -> Result<Contender, ContenderFault> {
        let mut words = text.split(':');
        let name = words.next().unwrap_or_default();
        let level = Level::parse(name).ok_or_else(|| ContenderFault::Level(name.to_owned()))?;
        words.try_fold(Contender::new(level), Contender::with)
    }

    /// Whether it is the default player of its level.
    pub fn is_usual(&self) -> bool {
        *self == Contender::new(self.level)
    }

    /// The weight of this name (`abbot`, `hand.3`), for tools that vary it.
    ///
    /// # Errors
    /// When there is no weight of that name, there are several, or the level does not use it.
    pub fn weight_mut(&mut self, name: &str) -> Result<&mut f32, ContenderFault> {
        let mut all = self.weights.named().into_iter();
        let count = all.find(|(known, _)| *known == name);
        if let Some(count) = count
            .map(|(_, numbers)| numbers.len())
            .filter(|&count| count > 1)
        {
            return Err(ContenderFault::Several(name.to_owned(), count));
        }
        match self.weights.number(name) {
            Some(_) if !self.level.uses_weights() => {
                Err(ContenderFault::Unused(self.level, name.to_owned()))
            }
            Some(number) => Ok(number),
            None => Err(ContenderFault::Number(name.to_owned())),
        }
    }

    /// The same player with one number changed: `turns=4`.
    fn with(mut self, word: &str) -> Result<Contender, ContenderFault> {
        let unknown = || ContenderFault::Number(word.to_owned());
        let (name, value) = word.split_once('=').ok_or_else(unknown)?;
        if self.plan.with(name, 0).is_some() {
            if !self.level.looks_ahead() {
                return Err(ContenderFault::Unused(self.level, name.to_owned()));
            }
            let value = value.parse().map_err(|_| unknown())?;
            self.plan = self.plan.with(name, value).ok_or_else(unknown)?;
            return Ok(self);
        }
        let believed = self.weight_mut(name).map_err(|fault| match fault {
            ContenderFault::Number(_) => unknown(),
            other => other,
        })?;
        let value = value.parse().ok().filter(|value: &f32| value.is_finite());
        *believed = value.ok_or_else(unknown)?;
        Ok(self)
    }
}
