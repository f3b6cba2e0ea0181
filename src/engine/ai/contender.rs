//! A computer player of the tile game with all that makes it play as it does.

use super::level::Level;
use super::patience::Patience;
use super::plan::Plan;
use super::protocol::Limit;
use super::weights::Weights;

/// A computer player of the tile game: its level, and numbers that tools may change to see what comes of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Contender {
    /// How well it plays.
    pub level: Level,
    /// What it believes; only those that look at what a turn leaves behind believe anything.
    pub weights: Weights,
    /// How far it looks ahead, if its level does.
    pub plan: Plan,
}

/// Why words do not name a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContenderFault {
    /// There is no such level.
    Level(String),
    /// There is no such number, or it cannot be that.
    Number(String),
}

impl Contender {
    /// A player of this level.
    pub fn new(level: Level) -> Self {
        Contender {
            level,
            weights: Weights::default(),
            plan: Plan::EXPERT,
        }
    }

    /// The same player, who looks at about so many positions for one decision; by time, whoever asks looks at the clock.
    pub const fn limited(mut self, limit: Limit) -> Contender {
        if let Limit::Nodes(nodes) = limit {
            self.plan = self.plan.for_budget(nodes.get());
        }
        self
    }

    /// The same player, who is given this time for a turn; only those that look ahead take it.
    pub const fn patient(mut self, patience: Patience) -> Contender {
        self.plan = self.plan.scaled(patience.percent());
        self
    }

    /// Whether games that are played on come to the same with this player as with another one.
    pub(super) fn plays_on_as(&self, other: &Contender) -> bool {
        let far = |player: &Contender| (player.level, player.plan.turns, player.plan.closely);
        far(self) == far(other) && self.weights == other.weights
    }

    /// The player of a level, behind which numbers may stand that differ from the usual: `expert:turns=4:staying=2`.
    ///
    /// # Errors
    /// Which word means nothing.
    pub fn parse(text: &str) -> Result<Contender, ContenderFault> {
        let mut words = text.split(':');
        let name = words.next().unwrap_or_default();
        let level = Level::parse(name).ok_or_else(|| ContenderFault::Level(name.to_owned()))?;
        words.try_fold(Contender::new(level), |player, word| {
            let changed = player.with(word);
            changed.ok_or_else(|| ContenderFault::Number(word.to_owned()))
        })
    }

    fn with(mut self, word: &str) -> Option<Contender> {
        let (name, value) = word.split_once('=')?;
        match self.weights.number(name) {
            Some(number) => *number = value.parse().ok().filter(|value: &f32| value.is_finite())?,
            None => self.plan = self.plan.with(name, value.parse().ok()?)?,
        }
        Some(self)
    }
}
