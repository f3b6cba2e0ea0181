//! Who plays in a match: one of our computer players, or an external program.

use std::time::{Duration, Instant};

use engine::ai::Strategy;
use engine::ai::protocol::Limit;
use engine::ai::{Carryover, Contender, ContenderFault, Thought, think_on};
use engine::table::{Kind, Record, Seat, Secrets};
use engine::{cards, rules};

use crate::args::{Complaint, texts};
use crate::program::{Program, ProgramFault, Waits};
use crate::words::Worded;

#[derive(Clone, Debug)]
pub enum Player {
    /// One of our computer players.
    Own(Box<Own>),
    /// An external program, by the command that starts it.
    Outside(String),
}

/// One of our computer players, with the words that name it.
#[derive(Clone, Debug)]
pub struct Own {
    /// The words that name it: `expert:turns=4`.
    pub words: String,
    pub player: Contender,
}

impl Own {
    /// Parses a player: a level, and changes to it.
    ///
    /// # Errors
    /// When the words name no player.
    pub fn parse(words: &str) -> Result<Own, Complaint> {
        let player = Contender::parse(words).map_err(complaint)?;
        let words = words.to_owned();
        Ok(Own { words, player })
    }

    /// Whether it can play this game as named.
    ///
    /// # Errors
    /// When it has changed numbers and the game is the card game.
    pub fn check(&self, kind: Kind) -> Result<(), Complaint> {
        match kind {
            Kind::Cards if !self.player.is_usual() => {
                Err(Complaint::new(texts().cards_have_no_numbers()))
            }
            Kind::Cards | Kind::Tiles => Ok(()),
        }
    }
}

/// The complaint about the words or numbers of a player.
pub fn complaint(fault: ContenderFault) -> Complaint {
    let texts = texts();
    Complaint(match fault {
        ContenderFault::Level(name) => texts.unknown_level(&name),
        ContenderFault::Number(word) => texts.unknown_weight(&word),
        ContenderFault::Several(name, count) => texts.weight_of_several(&name, count as u32 - 1),
        ContenderFault::Unused(level, name) => texts.weight_unused(level.name(), &name),
    })
}

impl Player {
    /// How this player appears in a game's record.
    pub fn line(&self) -> String {
        match self {
            Player::Own(own) => own.player.level.name().to_owned(),
            // To whoever opens the record, the program is a person.
            Player::Outside(command) => format!("person {command}"),
        }
    }

    /// Its name in a table: the words it was given by, as two players of one level may differ in a number.
    pub fn name(&self) -> &str {
        match self {
            Player::Own(own) => &own.words,
            Player::Outside(command) => command,
        }
    }

    /// Whether a limit applies to it in this game: our players count positions where they search, and never look at the clock;
    /// what a program does is its own affair.
    pub fn obeys(&self, limit: Limit, kind: Kind) -> bool {
        match self {
            Player::Own(own) => {
                let counts = own.player.level.looks_ahead() && kind == Kind::Tiles;
                counts && matches!(limit, Limit::Nodes(_))
            }
            Player::Outside(_) => true,
        }
    }

    /// Joins a game, with at most `limit` per decision; a program is waited for as long as `waits` says.
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

/// The cost of decisions.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cost {
    pub decisions: u32,
    /// Positions searched; unknown for programs.
    pub nodes: u64,
    /// Total time.
    pub time: Duration,
    /// Time of the slowest decision.
    pub longest: Duration,
}

impl Cost {
    pub fn add(&mut self, other: Cost) {
        self.decisions += other.decisions;
        self.nodes += other.nodes;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
    }
}

pub struct Seated {
    mind: Mind,
    /// The cost of its decisions so far.
    pub cost: Cost,
}

enum Mind {
    /// One of our players, with what it keeps from one decision to the next.
    Own(Box<Contender>, Option<Carryover>),
    Outside(Program),
}

/// A game that players of both kinds can play.
pub trait Matched: Secrets + Worded {
    /// The action of one of our players and its cost, with what it kept from its previous decision.
    fn own(
        &self,
        player: &Contender,
        seed: u64,
        kept: &mut Option<Carryover>,
    ) -> Option<Thought<Self::Action>>;
}

impl Matched for rules::Game {
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
    /// Its action for a seat in a game whose record ends where the seat is asked; `None` if one of our players finds none, which
    /// does not happen.
    ///
    /// # Errors
    /// The program's fault.
    pub fn decide<G: Matched>(
        &mut self,
        record: &Record<G>,
        game: &G,
        seat: Seat,
        seed: u64,
    ) -> Result<Option<G::Action>, ProgramFault> {
        // Players are not bothered with the confirmation.
        if game.legal() == [G::CONFIRM] {
            return Ok(Some(G::CONFIRM));
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
