//! Applying actions: reports events and runs the turn to the next question. No other code changes a
//! game.

use super::action::{Action, Message, Question};
use super::event::{Event, Removal};
use super::figures::Figure;
use super::game::Game;
use super::illegal::{Illegal, Reason};
use super::modules::flights::DIE;
use super::turn::Step;
use crate::table::{Listener, Party, Seat, Silent};
use crate::tiles::{Pos, Rotation, SegmentId, TileId};

impl Game {
    /// Applies an action of the party asked, reports its events to `listener`, and runs the turn to the next question.
    ///
    /// # Errors
    /// All reasons why the action is illegal now; the game is then unchanged.
    ///
    /// ```
    /// use engine::rules::{Action, Edition, Event, Game, Setup};
    /// use engine::table::Seat;
    ///
    /// let mut events = Vec::new();
    /// let mut game = Game::new(Setup::base(Edition::Current, 2)).expect("a game for two");
    /// // Nobody has drawn a tile yet: skipping is refused, and nothing happens.
    /// assert!(game.apply(Action::Pass, &mut events).is_err());
    /// assert!(events.is_empty());
    /// // Chance says who begins.
    /// game.apply(Action::First(Seat(1)), &mut events)?;
    /// assert!(events.contains(&Event::TurnBegan { seat: Seat(1), number: 1 }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply(
        &mut self,
        action: Action,
        listener: &mut impl Listener<Event>,
    ) -> Result<(), Illegal> {
        self.check(action)?;
        self.carry_out(action, listener);
        Ok(())
    }

    /// Like [`Game::apply`], without checks or events, for an action listed by [`super::legal`]. An
    /// illegal action leaves the game in an inconsistent state but does no other harm.
    pub fn apply_trusted(&mut self, action: Action) {
        self.carry_out(action, &mut Silent);
    }

    /// Checks an action without applying it.
    ///
    /// # Errors
    /// All reasons why it is illegal now.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        let reasons = self.refusals(action);
        if reasons.is_empty() {
            Ok(())
        } else {
            Err(Illegal { reasons })
        }
    }

    fn refusals(&self, action: Action) -> Vec<Reason> {
        let question = self.asked.question;
        let unless =
            |allowed: bool, reason: Reason| if allowed { Vec::new() } else { vec![reason] };
        match (question, action) {
            (Question::Over, _) => vec![Reason::Over],
            (Question::First, Action::First(seat)) => {
                unless(seat.0 < self.seats(), Reason::Impossible)
            }
            (Question::Draw(_), Action::Draw(tile)) => unless(
                self.stack.next().any(|(next, _)| next == tile),
                Reason::Impossible,
            ),
            (Question::Roll, Action::Roll(cells)) => {
                let shown = DIE.iter().any(|&(side, _)| side == cells);
                unless(shown, Reason::Impossible)
            }
            (Question::Token, Action::Token(token)) => {
                unless(self.in_bag(token) > 0, Reason::Impossible)
            }
            (Question::Reveal, Action::Reveal(message)) => unless(
                self.modules
                    .messages
                    .next()
                    .any(|(next, _)| next == message),
                Reason::Impossible,
            ),
            (
                Question::Place,
                Action::Place {
                    tile,
                    pos,
                    rotation,
                },
            ) => self.place_refusals(tile, pos, rotation),
            (Question::Place, Action::Discard(_)) => vec![Reason::SomethingFits],
            (Question::Discard, Action::Discard(tile)) => {
                unless(self.placeable().contains(&tile), Reason::NotInHand)
            }
            (Question::Magic(_), Action::Conjure { wizard, spot }) => {
                self.conjure_refusals(wizard, spot)
            }
            (Question::Magic(_), Action::Banish(wizard)) => {
                self.banish_refusal(wizard).into_iter().collect()
            }
            (Question::Rob, Action::Rob(space)) => match self.asked.party {
                Party::Player(seat) => self.robber_refusal(seat, space).into_iter().collect(),
                Party::Chance => vec![Reason::NotAsked(question)],
            },
            (Question::Figure, Action::Deploy { figure, segment }) => {
                self.deploy_refusals(figure, segment)
            }
            (Question::Figure, Action::Fly(figure)) => self.flight_refusals(figure),
            (Question::Land, Action::Land(spot)) => self.land_refusal(spot).into_iter().collect(),
            (Question::Figure, Action::TakeBack) => self.take_back_refusal().into_iter().collect(),
            (Question::Ingot, Action::Ingot(pos)) => self.ingot_refusal(pos).into_iter().collect(),
            (Question::Gingerbread, Action::Gingerbread(spot)) => {
                self.gingerbread_refusal(spot).into_iter().collect()
            }
            (Question::TakeIngot, Action::TakeIngot(pos)) => {
                self.take_refusal(pos).into_iter().collect()
            }
            (Question::Ferry, Action::Ferry { a, b }) => {
                self.ferry_refusal(a, b).into_iter().collect()
            }
            (Question::TurnFerry, Action::TurnFerry { pos, a, b }) => self.turn_refusals(pos, a, b),
            (Question::ScoreNext, Action::ScoreNext(spot)) => {
                let waits = self.planned_at(spot).is_some() || self.flock_at(spot).is_some();
                unless(waits, Reason::NotWaiting)
            }
            (Question::Message(message), Action::Perform) => {
                unless(self.can_perform(message), Reason::NothingToDo)
            }
            (Question::Message(message), Action::Recall { .. }) => {
                let offered = message == Message::OneMeeple && self.recallable().contains(&action);
                unless(offered, Reason::NotThere)
            }
            (Question::CircleAdd, Action::AddBeside { .. })
            | (Question::CircleRemove, Action::Withdraw { .. }) => {
                self.circle_refusal(action).into_iter().collect()
            }
            (Question::CircleAdd, Action::Pass) => {
                unless(!self.setup.options.crop_add_mandatory, Reason::Mandatory)
            }
            (Question::Circle, Action::Circle(_))
            | (Question::Rob | Question::Figure | Question::TurnFerry, Action::Pass)
            | (Question::Flock, Action::Grow | Action::Guide)
            | (Question::Advance(_), Action::Advance(_))
            | (Question::Steal, Action::Steal | Action::Wait)
            | (Question::Message(_), Action::TakePoints)
            | (Question::Confirm, Action::Confirm) => Vec::new(),
            (_, Action::Pass) => vec![Reason::Mandatory],
            _ => vec![Reason::NotAsked(question)],
        }
    }

    fn place_refusals(&self, tile: TileId, pos: Pos, rotation: Rotation) -> Vec<Reason> {
        if self.placeable().contains(&tile) {
            self.placement_refusals(tile, pos, rotation)
        } else {
            vec![Reason::NotInHand]
        }
    }

    fn carry_out(&mut self, action: Action, listener: &mut impl Listener<Event>) {
        let asked = self.asked;
        self.turn.unconfirmed = asked.party != Party::Chance && action != Action::Confirm;
        match action {
            Action::First(seat) => {
                self.turn.active = seat;
                listener.tell(|| Event::First(seat));
            }
            Action::Draw(tile) => self.draw(tile, listener),
            Action::Reveal(message) => {
                self.modules.messages.turn_over(message);
                self.read_message(message, listener);
            }
            Action::Roll(cells) => self.roll(cells, listener),
            Action::Token(token) => self.draw_token(token, listener),
            Action::Place {
                tile,
                pos,
                rotation,
            } => self.place(tile, pos, rotation, listener),
            Action::Discard(tile) => self.discard(tile, listener),
            Action::Rob(space) => self.rob(space, listener),
            Action::Conjure { wizard, spot } => self.conjure(wizard, spot, listener),
            Action::Banish(wizard) => self.banish(wizard, listener),
            Action::Deploy { figure, segment } => self.deploy(figure, segment, listener),
            Action::Fly(figure) => self.fly(figure, listener),
            Action::Land(spot) => self.land(spot, listener),
            Action::Grow => self.grow_flock(),
            Action::Guide => self.guide_flock(listener),
            Action::Ferry { a, b } => self.lay_ferry([a, b], listener),
            Action::TurnFerry { pos, a, b } => self.turn_ferry(pos, [a, b], listener),
            Action::TakeBack => self.take_abbot_back(),
            Action::Ingot(pos) => {
                self.put_ingot(pos, listener);
                self.go_on();
            }
            Action::Gingerbread(spot) => self.move_gingerbread(spot, listener),
            Action::TakeIngot(pos) => self.take_ingot(pos, listener),
            Action::ScoreNext(spot) => {
                if let Some(index) = self.planned_at(spot) {
                    self.begin_scoring(index, listener);
                } else if let Some(field) = self.flock_at(spot) {
                    self.guide(field, None, listener);
                }
            }
            Action::Advance(marker) => self.pay_first(marker, listener),
            Action::Steal | Action::Wait => self.decide_theft(action == Action::Steal, listener),
            Action::Perform => {
                if let Question::Message(message) = asked.question {
                    self.perform(message, listener);
                }
            }
            Action::TakePoints => {
                if let Question::Message(message) = asked.question {
                    self.take_message_points(message, listener);
                }
            }
            Action::Recall { figure, spot } => self.recall(figure, spot, listener),
            Action::Circle(circle) => self.choose_circle(circle, listener),
            Action::AddBeside { .. } | Action::Withdraw { .. } => {
                self.act_or_pass(Some(action), listener)
            }
            Action::Pass => self.pass(listener),
            Action::Confirm => {}
        }
        self.advance(listener);
    }

    fn draw(&mut self, tile: TileId, listener: &mut impl Listener<Event>) {
        let Question::Draw(seat) = self.asked.question else {
            return;
        };
        let to_hand = self.plays_from_hand();
        let river = !self.stack.ordinary_open();
        self.stack.take(tile);
        let is_lake = river && self.stack.ordinary_open();
        listener.tell(|| Event::Drew {
            seat,
            tile: Some(tile),
            hidden: to_hand,
        });
        if to_hand {
            let _ = self.players[seat.index()].hand.try_push(Some(tile));
        } else if self.fits_anywhere(tile) {
            self.drawn = Some(tile);
            self.hide_under(tile, listener);
            self.go(Step::Place);
        } else {
            listener.tell(|| Event::Removed {
                seat,
                tile,
                why: Removal::Unplaceable,
            });
            if let Some(frame) = self.frame_mut().filter(|_| is_lake) {
                frame.lake_removed = true;
            }
        }
    }

    /// Removes the drawn tile, or a tile from the active player's hand.
    fn give_up(&mut self, tile: TileId) {
        if self.drawn.take_if(|drawn| *drawn == tile).is_none() {
            let hand = &mut self.players[self.turn.active.index()].hand;
            if let Some(index) = hand.iter().position(|&held| held == Some(tile)) {
                hand.remove(index);
            }
        }
    }

    fn place(
        &mut self,
        tile: TileId,
        pos: Pos,
        rotation: Rotation,
        listener: &mut impl Listener<Event>,
    ) {
        // For a hill tile played from a hand, the tile under it is hidden only now (R-TURN-10).
        if self.drawn.is_none() {
            self.hide_under(tile, listener);
        }
        self.give_up(tile);
        let index = self.board.put(tile, pos, rotation);
        self.regions.add(&self.board, index);
        if super::shape::shape(tile).river {
            let placed = *self.board.at(index);
            self.modules.river.placed(&self.board, &placed);
        }
        if let Some(frame) = self.frame_mut() {
            frame.placed = Some(index);
        }
        listener.tell(|| Event::Placed {
            seat: self.turn.active,
            tile,
            pos,
            rotation,
        });
        self.note_builder(index, listener);
        self.note_ferries(index);
        self.go_on();
    }

    fn discard(&mut self, tile: TileId, listener: &mut impl Listener<Event>) {
        self.give_up(tile);
        listener.tell(|| Event::Removed {
            seat: self.turn.active,
            tile,
            why: Removal::Discarded,
        });
        let replaced = self.stack.left() > 0;
        self.go(if replaced { Step::Draw } else { Step::End });
    }

    fn rob(&mut self, space: u8, listener: &mut impl Listener<Event>) {
        if let Party::Player(seat) = self.asked.party {
            self.place_robber(seat, space, listener);
        }
        self.go_on();
    }

    fn deploy(&mut self, figure: Figure, segment: SegmentId, listener: &mut impl Listener<Event>) {
        let seat = self.turn.active;
        if let Some(placed) = self.placed_now() {
            let seg = placed.seg(segment);
            self.put_figure(seat, figure, seg, listener);
            if figure == Figure::Shepherd {
                self.shepherd_came();
            }
        }
        self.go_on();
    }

    fn decide_theft(&mut self, steals: bool, listener: &mut impl Listener<Event>) {
        if let Party::Player(thief) = self.asked.party {
            if steals {
                self.steal(thief);
            } else {
                self.wait(thief, listener);
            }
        }
    }

    fn pass(&mut self, listener: &mut impl Listener<Event>) {
        let Party::Player(seat) = self.asked.party else {
            return;
        };
        listener.tell(|| Event::Passed(seat));
        if self.asked.question == Question::CircleAdd {
            self.act_or_pass(None, listener);
        } else {
            self.go_on();
        }
    }

    /// Sets the step of the innermost turn part.
    pub(super) fn go(&mut self, step: Step) {
        if let Some(frame) = self.frame_mut() {
            frame.step = step;
        }
    }

    /// Moves on to the next step in which something can happen.
    pub(super) fn go_on(&mut self) {
        let next = self.steps.after(self.frame().step);
        self.go(next);
    }

    /// The next seat to be dealt its hand of three (ED-20, R-ED-07): clockwise from the active
    /// player, or from the next one when the active player has just finished the river.
    pub(super) fn dealt_next(&self) -> Option<Seat> {
        let count = self.seats();
        let fresh = !self.turn.second && self.frames.len() <= 1;
        let from = if fresh {
            self.turn.active
        } else {
            self.turn.active.next(count)
        };
        let short = |seat: &Seat| self.player(*seat).hand.len() < 3;
        (self.stack.left() > 0)
            .then(|| from.clockwise(count).find(short))
            .flatten()
    }
}
