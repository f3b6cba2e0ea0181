//! Who plays in a match: a computer player of ours, or a program of somebody else.

use std::time::{Duration, Instant};

use engine::ai::Strategy;
use engine::ai::protocol::Limit;
use engine::ai::{Carryover, Contender, ContenderFault, Thought, think_on};
use engine::table::{Kind, Record, Seat, Secrets};
use engine::{cards, rules};

use crate::args::Complaint;
use crate::program::{Program, ProgramFault, Waits};
use crate::words::Worded;
use page::messages::Texts;

/// Who plays in a match.
#[derive(Clone, Debug)]
pub enum Player {
    /// A computer player of ours.
    Own(Box<Own>),
    /// A program, by the command that starts it.
    Outside(String),
}

/// A computer player of ours, with the words that name it.
#[derive(Clone, Debug)]
pub struct Own {
    /// The words that name it: `expert:turns=4`.
    pub words: String,
    pub player: Contender,
}

impl Own {
    /// The player of some words: a level with what is changed about it.
    ///
    /// # Errors
    /// When they name none.
    pub fn parse(words: &str) -> Result<Own, Complaint> {
        let player = Contender::parse(words).map_err(complaint)?;
        let words = words.to_owned();
        Ok(Own { words, player })
    }

    /// Whether it can play this game as its words say.
    ///
    /// # Errors
    /// When there are numbers among them, and it is a game of cards.
    pub fn check(&self, kind: Kind) -> Result<(), Complaint> {
        match kind {
            Kind::Cards if !self.player.is_usual() => {
                Err(Complaint::text(Texts::cards_have_no_numbers))
            }
            Kind::Cards | Kind::Tiles => Ok(()),
        }
    }
}

/// What is wrong with the words or the numbers of a player.
pub fn complaint(fault: ContenderFault) -> Complaint {
    Complaint::told(move |texts| match fault {
        ContenderFault::Level(name) => texts.unknown_level(&name),
        ContenderFault::Number(word) => texts.unknown_weight(&word),
        ContenderFault::Several(name, count) => texts.weight_of_several(&name, count as u32 - 1),
        ContenderFault::Unused(level, name) => texts.weight_unused(level.name(), &name),
    })
}

impl Player {
    /// What stands for this player in the record of a game.
    pub fn line(&self) -> String {
        match self {
            Player::Own(own) => own.player.level.name().to_owned(),
            // Whoever opens the record sees a game of somebody.
            Player::Outside(command) => format!("person {command}"),
        }
    }

    /// What this player is called in a table: the words it was given by, for two of a level may differ in a number.
    pub fn name(&self) -> &str {
        match self {
            Player::Own(own) => &own.words,
            Player::Outside(command) => command,
        }
    }

    /// Whether it can play this game as its words say.
    ///
    /// # Errors
    /// As for [`Own::check`].
    pub fn check(&self, kind: Kind) -> Result<(), Complaint> {
        match self {
            Player::Own(own) => own.check(kind),
            Player::Outside(_) => Ok(()),
        }
    }

    /// Whether it is bound by a limit in this game: our own players count positions where they look ahead, and never look at
    /// the clock; what a program does is its own affair.
    pub fn obeys(&self, limit: Limit, kind: Kind) -> bool {
        match self {
            Player::Own(own) => {
                let counts = own.player.level.looks_ahead() && kind == Kind::Tiles;
                counts && matches!(limit, Limit::Nodes(_))
            }
            Player::Outside(_) => true,
        }
    }

    /// Sits down to play, each decision within `limit`; a program is waited for as long as `waits` says.
    ///
    /// # Errors
    /// When a program cannot be started.
    pub fn sit_down(&self, limit: Limit, waits: Waits) -> Result<Seated, Complaint> {
        let mind = match self {
            Player::Own(own) => Mind::Own(Box::new(own.player.clone().limited(limit)), None),
            Player::Outside(command) => Mind::Outside(Program::start(command, limit, waits)?),
        };
        let cost = Cost::default();
        Ok(Seated { mind, cost })
    }
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
    Own(Box<Contender>, Option<Carryover>),
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
        kept: &mut Option<Carryover>,
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
        kept: &mut Option<Carryover>,
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
        _: &mut Option<Carryover>,
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
