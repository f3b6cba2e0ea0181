//! The turn: its table of steps, and frames for turn parts inside turn parts.
//!
//! The order is that of chapter `TURN`. A turn part is one run through the steps. A builder's
//! double turn has two parts; message 4 puts a part of its own on top of the one it interrupts.

use serde::{Deserialize, Serialize};

use super::action::Question;
use super::board::PlacedIx;
use super::event::Event;
use super::game::Game;
use super::modules::{Part, Parts};
use super::options::Hand;
use super::setup::Setup;
use crate::table::{Listener, Party, Seat, listed};

listed! {
    /// A step of a turn part, in order. Each names its line of the turn order.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum Step {
        /// TURN-01: draw a tile, or look at the hand.
        Draw,
        /// TURN-02 to TURN-04: place it, and hide a tile under a hill; a builder may earn a double
        /// turn.
        Place,
        /// TURN-05: ingots for a gold tile.
        Gold,
        /// TURN-06: mage and witch.
        Magic,
        /// TURN-07: the active player's robber.
        Rob,
        /// TURN-07: the next player's robber.
        RobNext,
        /// TURN-10: one figure.
        Figure,
        /// TURN-10: a flight lands, a shepherd draws.
        Luck,
        /// TURN-11: the ferry of a lake tile.
        Ferry,
        /// TURN-12: turn ferries.
        Turn,
        /// TURN-13: separate mage and witch.
        Part,
        /// TURN-14: grow or guide the flock.
        Flock,
        /// TURN-20: find what is complete.
        Score,
        /// TURN-21 to TURN-26: pay, steal, return figures.
        Pay,
        /// TURN-27: the gingerbread man leaves a completed city.
        Flee,
        /// R-TURN-10: refill the hand of three.
        Refill,
        /// TURN-30: a gingerbread tile moves him.
        Lure,
        /// TURN-31: share out gold.
        Share,
        /// TURN-32: receive a message.
        Message,
        /// TURN-32: decide about the message that was turned over.
        Read,
        /// TURN-33: robbers that stole return.
        Settle,
        /// TURN-34: crop circles.
        Circle,
        /// TURN-40, TURN-41: another part, the next player, or the end.
        End,
    }
}

impl Step {
    /// The parts that act in this step; without any of them in play it does nothing. Empty for a step of every game.
    const fn acted_in_by(self) -> Parts {
        let none = Parts::NONE;
        match self {
            Step::Gold | Step::Share => none.with(Part::Gold),
            Step::Magic | Step::Part => none.with(Part::MageWitch),
            Step::Rob | Step::RobNext => none.with(Part::Robbers),
            Step::Luck => none.with(Part::Flight).with(Part::Shepherds),
            Step::Ferry | Step::Turn => none.with(Part::Ferries),
            Step::Flock => none.with(Part::Shepherds),
            Step::Flee | Step::Lure => none.with(Part::Gingerbread),
            Step::Circle => none.with(Part::CropCircles),
            Step::Message | Step::Read => none.with(Part::Messengers),
            Step::Settle => none.with(Part::Robbers),
            Step::Draw | Step::Place | Step::Figure | Step::Score | Step::Pay => none,
            Step::Refill | Step::End => none,
        }
    }

    /// Whether something can happen in it.
    fn acts(self, setup: &Setup) -> bool {
        let by = self.acted_in_by();
        match self {
            // R-TURN-10
            Step::Refill => setup.options.hand == Hand::Three,
            _ => by == Parts::NONE || by.0 & setup.parts.0 != 0,
        }
    }
}

/// The steps in which something can happen in a game, as a bit set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Steps(u32);

impl Steps {
    /// The steps for a setup.
    pub fn for_setup(setup: &Setup) -> Steps {
        let acting = Step::ALL.into_iter().filter(|step| step.acts(setup));
        Steps(acting.map(|step| 1 << step as u32).sum())
    }

    /// The next step after `step`.
    #[inline]
    pub const fn after(self, step: Step) -> Step {
        let first = step as usize + 1;
        let next = first + (self.0 >> first).trailing_zeros() as usize;
        if next < Step::ALL.len() {
            Step::ALL[next]
        } else {
            Step::End
        }
    }
}

/// A turn part under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Frame {
    pub step: Step,
    /// The tile placed in this part.
    pub placed: Option<PlacedIx>,
    /// Whether it was granted by message 4 (R-MSG-06).
    pub nested: bool,
    /// Which score figures of the active player have moved since the last check for a message
    /// (MSG-07), by marker.
    pub moved: [bool; 2],
    /// Whether one of them has stopped on a dark space since then and moved on (R-MSG-01).
    pub left_dark: bool,
    /// Whether the river's lake was removed in this part: it still draws an open tile, and hands
    /// are dealt after it (R-ED-07).
    pub lake_removed: bool,
}

impl Frame {
    /// A turn part at its beginning.
    pub const fn new(nested: bool) -> Self {
        Frame {
            step: Step::Draw,
            placed: None,
            nested,
            moved: [false; 2],
            left_dark: false,
            lake_removed: false,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// Counted from 1; 0 before the first turn.
    pub number: u16,
    /// The player whose turn it is, in all its parts (TURN-42).
    pub active: Seat,
    /// Whether the second part of a double turn is being played.
    pub second: bool,
    /// Whether a double turn has been earned (TURN-04).
    pub double: bool,
    /// Whether something has been decided since the last confirmation or outcome of chance.
    pub unconfirmed: bool,
}

impl Game {
    /// Runs one step. Returns `true` when somebody was asked or the game is over. Long steps are
    /// functions of their own, to keep this one short: most steps of a turn do nothing.
    pub(super) fn run(&mut self, step: Step, listener: &mut impl Listener<Event>) -> bool {
        let active = Party::Player(self.turn.active);
        match step {
            Step::Draw => return self.run_draw(listener),
            Step::Place => return self.asks(active, Question::Place),
            Step::Gold => return self.run_gold(listener),
            Step::Magic | Step::Part => return self.asks_wizard(step, listener),
            Step::Rob => match self.active_robs() {
                Some(seat) => return self.asks(Party::Player(seat), Question::Rob),
                None => self.go_on(),
            },
            Step::RobNext => match self.next_robs() {
                Some(seat) => return self.asks(Party::Player(seat), Question::Rob),
                None => self.go_on(),
            },
            Step::Figure => return self.run_figure(),
            Step::Luck => return self.run_luck(),
            Step::Ferry => return self.asks_ferry(),
            Step::Turn => return self.asks_turn(),
            Step::Flock => return self.run_flock(listener),
            Step::Score => {
                self.plan_scoring();
                self.go_on();
            }
            Step::Pay => {
                if self.pay(listener) {
                    return true;
                }
                self.go(self.queue.after);
            }
            Step::Flee => return self.run_flee(listener),
            Step::Refill => return self.run_refill(),
            Step::Lure => return self.run_lure(listener),
            Step::Share => return self.run_share(listener),
            Step::Circle => return self.run_circle(listener),
            Step::Message => return self.run_message(listener),
            Step::Read => return true,
            Step::Settle => {
                self.return_spent_robbers(listener);
                self.go_on();
            }
            Step::End => return self.run_end(listener),
        }
        false
    }

    /// TURN-10: asks for a figure if any can be placed, flown or taken back. Returns `true` when
    /// somebody was asked.
    fn run_figure(&mut self) -> bool {
        let flies = self.pilots().next().is_some();
        if self.each_deployment(|_| true) || flies || self.abbot_to_take_back().is_some() {
            return self.asks(Party::Player(self.turn.active), Question::Figure);
        }
        self.go_on();
        false
    }
}
