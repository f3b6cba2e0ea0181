//! Runs the turn from one question to the next, following the steps of [`super::turn`].

use std::sync::Arc;

use super::action::Question;
use super::board::Board;
use super::event::Event;
use super::figures::Supply;
use super::game::{Game, Player};
use super::modules::ModuleStates;
use super::options::{FirstPlayer, Hand};
use super::queue::Queue;
use super::regions::Regions;
use super::setup::{Setup, SetupFault};
use super::stack::Stack;
use super::turn::{Frame, Step, Steps, Turn};
use crate::table::{Asked, Listener, Party, Seat, Silent};
use crate::tiles::{Pos, Rotation};

impl Game {
    /// A game at its first question, with the start tile on the table (BASE-02, RIV-03).
    ///
    /// # Errors
    /// Every fault of the setup.
    pub fn new(setup: Setup) -> Result<Game, Vec<SetupFault>> {
        Game::start(setup, &mut Silent)
    }

    /// Like [`Game::new`], reporting what happens before the first question.
    ///
    /// # Errors
    /// Every fault of the setup.
    pub fn start(
        setup: Setup,
        listener: &mut impl Listener<Event>,
    ) -> Result<Game, Vec<SetupFault>> {
        let mut game = Game::bare(setup)?;
        if let Some(tile) = game.setup.start_tile() {
            let index = game.board.put(tile, Pos::new(0, 0), Rotation::R0);
            game.regions.add(&game.board, index);
            let placed = *game.board.at(index);
            game.modules.river.placed(&game.board, &placed);
            game.bake_gingerbread();
        }
        game.give_handicap(listener);
        match game.setup.options.first_player {
            FirstPlayer::Random => game.ask(Party::Chance, Question::First),
            FirstPlayer::Seat(seat) => {
                game.turn.active = seat;
                game.advance(listener);
            }
        }
        Ok(game)
    }

    /// A game with an empty table, before its first question.
    pub(super) fn bare(setup: Setup) -> Result<Game, Vec<SetupFault>> {
        let faults = setup.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let supply = Supply::full(setup.parts);
        let player = Player {
            totals: [0; 2],
            supply,
            goods: [0; 3],
            ingots: 0,
            hand: Default::default(),
        };
        Ok(Game {
            board: Board::default(),
            regions: Regions::default(),
            standing: Vec::new(),
            players: (0..setup.seats).map(|_| player.clone()).collect(),
            stack: Stack::new(&setup),
            drawn: None,
            dealt: false,
            turn: Turn {
                number: 0,
                active: Seat(0),
                second: false,
                double: false,
                unconfirmed: false,
            },
            frames: Vec::new(),
            queue: Queue::default(),
            asked: Asked {
                party: Party::Chance,
                question: Question::First,
            },
            modules: ModuleStates::new(&setup),
            steps: Steps::for_setup(&setup),
            setup: Arc::new(setup),
        })
    }

    /// Runs steps until somebody is asked or the game is over.
    pub(super) fn advance(&mut self, listener: &mut impl Listener<Event>) {
        loop {
            let Some(frame) = self.frames.last() else {
                self.begin_turn(listener);
                continue;
            };
            if self.run(frame.step, listener) {
                return;
            }
        }
    }

    pub(super) fn asks(&mut self, party: Party, question: Question) -> bool {
        self.ask(party, question);
        true
    }

    /// Asks to confirm unconfirmed decisions before anything is revealed or the turn passes on.
    /// Returns whether it asked.
    pub(super) fn must_confirm(&mut self) -> bool {
        self.turn.unconfirmed && self.asks(Party::Player(self.turn.active), Question::Confirm)
    }

    /// TURN-01: from the stack, or from the hand of three.
    pub(super) fn run_draw(&mut self, listener: &mut impl Listener<Event>) -> bool {
        if self.must_confirm() {
            return true;
        }
        let seat = self.turn.active;
        if !self.plays_from_hand() {
            if self.stack.left() == 0 {
                self.go(Step::End);
                return false;
            }
            return self.asks(Party::Chance, Question::Draw(seat));
        }
        if !self.dealt {
            if let Some(seat) = self.dealt_next() {
                return self.asks(Party::Chance, Question::Draw(seat));
            }
            self.dealt = true;
        }
        if self.needs_tile(seat) {
            return self.asks(Party::Chance, Question::Draw(seat));
        }
        let tiles = self.placeable();
        if tiles.is_empty() {
            // All tiles of the hand are hidden from this view: it cannot tell whether one fits.
            let hidden = !self.player(seat).hand.is_empty();
            self.go(if hidden { Step::Place } else { Step::End });
        } else if tiles.iter().any(|&tile| self.fits_anywhere(tile)) {
            self.go(Step::Place);
        } else {
            self.show_hand(seat, listener);
            return self.asks(Party::Player(seat), Question::Discard);
        }
        false
    }

    fn show_hand(&self, seat: Seat, listener: &mut impl Listener<Event>) {
        listener.tell(|| Event::HandShown {
            seat,
            tiles: self.player(seat).hand().iter().copied().flatten().collect(),
        });
    }

    fn needs_tile(&self, seat: Seat) -> bool {
        self.dealt && self.stack.left() > 0 && self.player(seat).hand.len() < 3
    }

    /// ED-22: refills the hand to three tiles before the turn can need a second one (R-ED-04).
    pub(super) fn run_refill(&mut self) -> bool {
        let seat = self.turn.active;
        if self.setup.options.hand == Hand::Three && self.plays_from_hand() && self.needs_tile(seat)
        {
            return self.must_confirm() || self.asks(Party::Chance, Question::Draw(seat));
        }
        self.go_on();
        false
    }

    /// TURN-32: one message after the scoring, then one for each message whose points end on a dark
    /// space (MSG-08, MSG-13).
    pub(super) fn run_message(&mut self, listener: &mut impl Listener<Event>) -> bool {
        if !self.message_due() {
            self.tell_of_no_message(listener);
            self.go(Step::Settle);
            return false;
        }
        if self.must_confirm() {
            return true;
        }
        if let Some(message) = self.modules.messages.known() {
            self.modules.messages.turn_over(message);
            self.read_message(message, listener);
            return false;
        }
        self.asks(Party::Chance, Question::Reveal)
    }

    /// TURN-40, TURN-41: back to the suspended part, a second part, the next player or the end.
    pub(super) fn run_end(&mut self, listener: &mut impl Listener<Event>) -> bool {
        if self.frame().nested {
            self.frames.pop();
            return false;
        }
        let seat = self.turn.active;
        if self.turn.double
            && !self.turn.second
            && (self.stack.left() > 0 || !self.player(seat).hand.is_empty())
        {
            if self.must_confirm() {
                return true;
            }
            self.turn.second = true;
            self.modules.lakes.forget();
            self.frames.clear();
            self.frames.push(Frame::new(false));
            listener.tell(|| Event::PartBegan(seat));
            return false;
        }
        if self.must_confirm() {
            return true;
        }
        listener.tell(|| Event::TurnEnded(seat));
        if !self.tiles_left() {
            self.finish(listener);
            return true;
        }
        self.turn.active = self.next_active();
        self.frames.clear();
        false
    }

    /// The next player clockwise; players with an empty hand are skipped once the stack is empty
    /// (R-ED-03).
    fn next_active(&self) -> Seat {
        let count = self.seats();
        let can_play = |seat: &Seat| self.stack.left() > 0 || !self.player(*seat).hand.is_empty();
        self.turn
            .active
            .next(count)
            .clockwise(count)
            .find(can_play)
            .unwrap_or(self.turn.active)
    }

    pub(super) fn begin_turn(&mut self, listener: &mut impl Listener<Event>) {
        self.turn.number += 1;
        self.turn.second = false;
        self.turn.double = false;
        self.modules.lakes.forget();
        self.frames.push(Frame::new(false));
        listener.tell(|| Event::TurnBegan {
            seat: self.turn.active,
            number: self.turn.number,
        });
    }
}
