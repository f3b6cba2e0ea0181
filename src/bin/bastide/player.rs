//! Who plays in a match: a computer player of ours, or a program of somebody else.

use std::time::{Duration, Instant};

use engine::ai::arena::Strategy;
use engine::ai::protocol::Limit;
use engine::ai::{Contender, ContenderFault, Kept, Thought, think_on};
use engine::table::{Record, Seat, Secrets};
use engine::{cards, rules};

use crate::args::Complaint;
use crate::program::{Program, ProgramFault};
use crate::words::Worded;
use page::messages::Texts;

/// Who plays.
#[derive(Clone, Debug)]
pub enum Player {
    /// One of ours.
    Own(Box<Contender>),
    /// A program, by the command that starts it.
    Outside(String),
}

impl Player {
    /// The player of some words: a level with what is changed about it.
    ///
    /// # Errors
    /// When they name none.
    pub fn parse(text: &str) -> Result<Player, Complaint> {
        Ok(Player::Own(Box::new(contender(text)?)))
    }

    /// What stands for this player in the record of a game.
    pub fn line(&self) -> String {
        match self {
            Player::Own(player) => player.level.name().to_owned(),
            // Whoever opens the record sees a game of somebody.
            Player::Outside(command) => format!("person {command}"),
        }
    }

    /// What this player is called in a table.
    pub fn name(&self) -> &str {
        match self {
            Player::Own(player) => player.level.name(),
            Player::Outside(command) => command,
        }
    }

    /// Sits down to play, each decision within `limit`.
    ///
    /// # Errors
    /// When a program cannot be started.
    pub fn sit_down(&self, limit: Limit) -> Result<Seated, Complaint> {
        let mind = match self {
            Player::Own(player) => {
                Mind::Own(Box::new(player.as_ref().clone().limited(limit)), None)
            }
            Player::Outside(command) => Mind::Outside(Program::start(command, limit)?),
        };
        let cost = Cost::default();
        Ok(Seated { mind, cost })
    }
}

/// One of ours, by some words.
///
/// # Errors
/// When they name none.
pub fn contender(text: &str) -> Result<Contender, Complaint> {
    Contender::parse(text).map_err(|fault| match fault {
        ContenderFault::Level(name) => Complaint::naming(Texts::unknown_level, name),
        ContenderFault::Number(word) => Complaint::naming(Texts::unknown_weight, word),
    })
}

/// What decisions cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cost {
    /// How many there were.
    pub decisions: u32,
    /// Positions looked at; those of programs are not known.
    pub nodes: u64,
    /// How long they took together.
    pub time: Duration,
    /// The longest of them.
    pub longest: Duration,
}

impl Cost {
    /// Adds that of others.
    pub fn add(&mut self, other: Cost) {
        self.decisions += other.decisions;
        self.nodes += other.nodes;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
    }
}

/// A player at the table.
pub struct Seated {
    mind: Mind,
    /// What its decisions have cost.
    pub cost: Cost,
}

enum Mind {
    /// One of ours, with what it keeps from one decision to the next.
    Own(Box<Contender>, Option<Kept>),
    Outside(Program),
}

/// A game in which players of both kinds may sit.
pub trait Matched: Secrets + Worded {
    /// The confirmation, where nothing else is asked: nobody is bothered with that.
    fn confirmation(&self) -> Option<Self::Action>;

    /// What one of ours does, and what that costs, with what it kept from the decision before.
    fn own(
        &self,
        player: &Contender,
        seed: u64,
        kept: &mut Option<Kept>,
    ) -> Option<Thought<Self::Action>>;
}

impl Matched for rules::Game {
    fn confirmation(&self) -> Option<rules::Action> {
        let confirms = self.asked()?.question == rules::Question::Confirm;
        confirms.then_some(rules::Action::Confirm)
    }

    fn own(
        &self,
        player: &Contender,
        seed: u64,
        kept: &mut Option<Kept>,
    ) -> Option<Thought<rules::Action>> {
        think_on(self, seed, player, kept)
    }
}

impl Matched for cards::Game {
    fn confirmation(&self) -> Option<cards::Action> {
        let confirms = self.asked()?.question == cards::Question::Confirm;
        confirms.then_some(cards::Action::Confirm)
    }

    fn own(
        &self,
        player: &Contender,
        seed: u64,
        _: &mut Option<Kept>,
    ) -> Option<Thought<cards::Action>> {
        player.think(self, seed)
    }
}

impl Seated {
    /// What this player does for a seat in a game whose record ends where it is asked; `None` where one of ours finds nothing, which
    /// does not happen.
    ///
    /// # Errors
    /// What a program did wrong.
    pub fn decide<G: Matched>(
        &mut self,
        record: &Record<G>,
        game: &G,
        seat: Seat,
        seed: u64,
    ) -> Result<Option<G::Action>, ProgramFault> {
        if let Some(action) = game.confirmation() {
            return Ok(Some(action));
        }
        let began = Instant::now();
        let (action, nodes) = match &mut self.mind {
            Mind::Own(player, kept) => match game.own(player, seed, kept) {
                Some(Thought { action, nodes }) => (Some(action), nodes),
                None => (None, 0),
            },
            Mind::Outside(program) => (Some(program.decide(record, game, seat)?), 0),
        };
        let time = began.elapsed();
        self.cost.add(Cost {
            decisions: 1,
            nodes: nodes.into(),
            time,
            longest: time,
        });
        Ok(action)
    }
}
