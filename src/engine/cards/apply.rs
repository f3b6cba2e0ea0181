//! Applying actions. No other code changes a game, except [`Game::follow`] on a copy.

use super::action::{Action, Question};
use super::card::{Card, Suit};
use super::evaluation::{Evaluation, item};
use super::event::{Decided, Event, Source};
use super::game::{Game, Phase};
use super::illegal::{Illegal, Reason};
use super::player::{Meeple, in_order};
use super::row::{Claim, Facing, Laid};
use super::scoring::{best_sets, set_points};
use crate::table::{Listener, Measure, Party, Seat, Silent};

impl Game {
    /// Applies an action of the party asked and reports its events to `listener`.
    ///
    /// # Errors
    /// All reasons why the action is illegal now. The game is then unchanged.
    pub fn apply(
        &mut self,
        action: Action,
        listener: &mut impl Listener<Event>,
    ) -> Result<(), Illegal> {
        let reasons = self.refusals(action);
        if reasons.is_empty() {
            self.carry_out(action, listener);
            return Ok(());
        }
        Err(Illegal { reasons })
    }

    /// All reasons against an action; empty when it is legal.
    pub fn refusals(&self, action: Action) -> Vec<Reason> {
        let Some(asked) = self.asked() else {
            return vec![Reason::Over];
        };
        let Party::Player(seat) = asked.party else {
            return self.impossible(asked.question, action);
        };
        match (asked.question, action) {
            (Question::Turn, Action::Play { card, row }) => self.why_not_play(seat, card, row),
            (Question::Turn, Action::Claim(row)) => self.why_not_claim(seat, row),
            (Question::LayJoker(_), Action::Lay(_))
            | (Question::Stray { .. }, Action::Sell | Action::Keep)
            | (Question::Confirm, Action::Confirm) => Vec::new(),
            (Question::Join, Action::Join(kind)) => {
                let owns = self.player(seat).kinds().any(|own| own == kind);
                refused_if(!owns, Reason::NotYourKind(kind))
            }
            (question, _) => vec![Reason::NotAsked(question)],
        }
    }

    fn impossible(&self, question: Question, action: Action) -> Vec<Reason> {
        match (question, action) {
            (Question::Dealer, Action::Dealer(seat)) => {
                refused_if(seat.0 >= self.seats(), Reason::NoSuchSeat)
            }
            (Question::TurnUp | Question::Deal(_), Action::Draw(card)) => {
                refused_if(self.unseen().count(card) == 0, Reason::NoneLeft(card))
            }
            (question, _) => vec![Reason::NotAsked(question)],
        }
    }

    /// CARD-15, CARD-17 to CARD-19.
    fn why_not_play(&self, seat: Seat, card: Card, row: Suit) -> Vec<Reason> {
        let player = self.player(seat);
        let mut reasons = refused_if(!player.holds(card), Reason::NotInHand(card));
        if let Some(own) = card.suit()
            && own != row
            && !player.plays_face_down()
        {
            reasons.push(Reason::WrongRow { card, row: own });
        }
        reasons
    }

    /// CARD-20, R-CARD-06.
    fn why_not_claim(&self, seat: Seat, row: Suit) -> Vec<Reason> {
        let placed = self.player(seat).meeple() == Meeple::Placed;
        let mut reasons = refused_if(placed, Reason::MeeplePlaced);
        if !self.claimable().any(|suit| suit == row) {
            reasons.push(Reason::NothingToClaim(row));
        }
        reasons
    }

    /// Like [`Game::apply`], without checks or events, for an action listed by [`super::legal`].
    /// After any other action the state is unspecified.
    pub fn apply_trusted(&mut self, action: Action) {
        self.carry_out(action, &mut Silent);
    }

    fn carry_out(&mut self, action: Action, listener: &mut impl Listener<Event>) {
        let seat = match self.asked().map(|asked| asked.party) {
            Some(Party::Player(seat)) => seat,
            _ => Seat(0),
        };
        match action {
            Action::Dealer(seat) => self.draw_dealer(seat, listener),
            Action::Draw(card) => self.draw(card, listener),
            Action::Lay(row) => self.lay_joker(seat, row, listener),
            Action::Play { card, row } => self.play(seat, card, row, listener),
            Action::Claim(row) => self.claim(seat, row, listener),
            Action::Sell | Action::Keep | Action::Join(_) => self.decide(action, listener),
            Action::Confirm => self.go_on(listener),
        }
    }

    fn draw_dealer(&mut self, seat: Seat, listener: &mut impl Listener<Event>) {
        self.dealer = seat;
        let left = self.setup.turned_up();
        self.phase = Phase::TurnUp { left };
        listener.tell(|| Event::FirstDealer(seat));
    }

    /// Moves a card from the stack: to a row at the beginning, later to a hand.
    fn draw(&mut self, card: Card, listener: &mut impl Listener<Event>) {
        self.stack = self.stack.saturating_sub(1);
        match self.phase {
            Phase::TurnUp { left } => self.turn_up(card, left - 1, listener),
            Phase::Deal { to, left } => {
                self.player_mut(to).take_into_hand(Some(card));
                listener.tell(|| Event::Dealt(to));
                let to = to.next(self.seats());
                let left = left - 1;
                self.phase = match left {
                    0 => Phase::Turn(self.dealer.next(self.seats())),
                    _ => Phase::Deal { to, left },
                };
            }
            _ => {}
        }
    }

    fn turn_up(&mut self, card: Card, left: u8, listener: &mut impl Listener<Event>) {
        let Some(suit) = card.suit() else {
            self.phase = Phase::LayJoker { card, left };
            listener.tell(|| Event::JokerTurnedUp(card));
            return;
        };
        self.row_mut(suit).laid.push(Laid::up(card));
        listener.tell(|| Event::TurnedUp(card));
        self.turn_up_more(left, listener);
    }

    fn turn_up_more(&mut self, left: u8, listener: &mut impl Listener<Event>) {
        match left {
            0 => self.begin_round(listener),
            _ => self.phase = Phase::TurnUp { left },
        }
    }

    fn begin_round(&mut self, listener: &mut impl Listener<Event>) {
        self.round += 1;
        self.last_claim = None;
        for player in &mut self.players {
            player.begun = false;
            player.meeple = Meeple::Ready;
        }
        self.phase = Phase::Deal {
            to: self.dealer.next(self.seats()),
            left: self.setup.hand() * self.seats(),
        };
        let (round, dealer) = (self.round, self.dealer);
        listener.tell(|| Event::RoundBegan { round, dealer });
    }

    fn lay_joker(&mut self, seat: Seat, row: Suit, listener: &mut impl Listener<Event>) {
        if let Phase::LayJoker { card, left } = self.phase {
            self.row_mut(row).laid.push(Laid::up(card));
            self.phase = Phase::TurnUp { left };
            self.unconfirmed = Some(seat);
            listener.tell(|| Event::JokerLaid { seat, card, row });
        }
    }

    fn play(&mut self, seat: Seat, card: Card, row: Suit, listener: &mut impl Listener<Event>) {
        let (facing, shown) = match self.player(seat).plays_face_down() {
            true => (Facing::Down(seat), None),
            false => (Facing::Up, Some(card)),
        };
        self.player_mut(seat).play(card);
        let card = Some(card);
        self.row_mut(row).laid.push(Laid { card, facing });
        self.unconfirmed = Some(seat);
        let card = shown;
        listener.tell(|| Event::Played { seat, card, row });
    }

    fn claim(&mut self, seat: Seat, row: Suit, listener: &mut impl Listener<Event>) {
        let cards = self.row(row).open().len() as u8;
        let end = self.row(row).laid.len() as u8;
        self.row_mut(row).claims.push(Claim { seat, end });
        self.player_mut(seat).meeple = Meeple::Placed;
        self.last_claim = Some(seat);
        self.unconfirmed = Some(seat);
        listener.tell(|| Event::Claimed { seat, row, cards });
    }

    /// Applies a decision about claimed cards.
    fn decide(&mut self, action: Action, listener: &mut impl Listener<Event>) {
        let Phase::Evaluation(mut evaluation) = std::mem::replace(&mut self.phase, Phase::Over)
        else {
            return;
        };
        let seat = evaluation.seat();
        match action {
            Action::Sell => {
                if let Some(card) = evaluation.sell() {
                    listener.tell(|| Event::Sold { seat, card });
                }
            }
            Action::Keep => {
                if let Some(card) = evaluation.keep() {
                    listener.tell(|| Event::Kept { seat, card });
                }
            }
            Action::Join(kind) => self.join(&mut evaluation, kind, listener),
            _ => {}
        }
        self.settle_animals(&mut evaluation, listener);
        if evaluation.question().is_none() {
            self.unconfirmed = Some(seat);
        }
        self.phase = Phase::Evaluation(evaluation);
    }

    /// Moves on after a confirmation.
    fn go_on(&mut self, listener: &mut impl Listener<Event>) {
        self.unconfirmed = None;
        match std::mem::replace(&mut self.phase, Phase::Over) {
            Phase::TurnUp { left } => self.turn_up_more(left, listener),
            Phase::Turn(seat) => {
                listener.tell(|| Event::TurnEnded(seat));
                let next = seat.next(self.seats()).clockwise(self.seats());
                let next = next.into_iter().find(|&next| self.player(next).has_turns());
                match next {
                    Some(next) => self.phase = Phase::Turn(next),
                    None => self.score_round(listener),
                }
            }
            Phase::Evaluation(evaluation) => {
                self.pay(evaluation, listener);
                self.score_claims(listener);
            }
            phase => self.phase = phase,
        }
    }

    /// Scores a finished round (CARD-24).
    fn score_round(&mut self, listener: &mut impl Listener<Event>) {
        let round = self.round;
        listener.tell(|| Event::RoundScored(round));
        self.score_claims(listener);
    }

    /// Scores claim after claim, row by row from bottom to top, until somebody has to decide
    /// (CARD-25, R-CARD-08).
    fn score_claims(&mut self, listener: &mut impl Listener<Event>) {
        while let Some((row, (seat, cards))) = self.next_claim() {
            let mut evaluation = Evaluation::new(seat, row, &cards);
            self.player_mut(seat).meeple = Meeple::Ready;
            listener.tell(|| Event::Taken { seat, row, cards });
            self.settle_animals(&mut evaluation, listener);
            if evaluation.question().is_some() {
                self.phase = Phase::Evaluation(evaluation);
                return;
            }
            self.pay(evaluation, listener);
        }
        self.end_round(listener);
    }

    fn next_claim(&mut self) -> Option<(Suit, (Seat, Vec<Laid>))> {
        let mut rows = Suit::ALL.into_iter();
        rows.find_map(|suit| Some((suit, self.row_mut(suit).take_first()?)))
    }

    /// Starts the next round with the next dealer, or ends the game (CARD-23, CARD-38).
    fn end_round(&mut self, listener: &mut impl Listener<Event>) {
        self.dealer = self.last_claim.unwrap_or(self.dealer);
        if self.round < self.rounds() {
            self.begin_round(listener);
        } else {
            self.end(listener);
        }
    }

    /// The final scoring (CARD-39).
    fn end(&mut self, listener: &mut impl Listener<Event>) {
        self.phase = Phase::Over;
        for seat in (0..self.seats()).map(Seat) {
            let mut chest = self.player(seat).chest.clone();
            in_order(&mut chest);
            let cards: Vec<Card> = chest.into_iter().flatten().collect();
            if !cards.is_empty() {
                listener.tell(|| Event::Opened { seat, cards });
            }
            let (kinds, jokers) = self.player(seat).buildings();
            let sets = best_sets(kinds, jokers).into_iter();
            let items = sets.map(|set| {
                let each = set_points(set.len() as u8) as i16;
                let card = |kind: Option<Suit>| kind.map_or(Card::BuildingJoker, Card::Building);
                item(
                    Measure::BuildingSet,
                    1,
                    each,
                    39,
                    set.into_iter().map(card).collect(),
                )
            });
            self.score(seat, None, Source::Buildings, items.collect(), listener);
        }
        let winners = self.leaders();
        let best = self.scores().into_iter().max();
        let tied = self
            .scores()
            .into_iter()
            .filter(|&score| Some(score) == best);
        let decided = match tied.count() > winners.len() as usize {
            true => Decided::ByBuildings,
            false => Decided::ByPoints,
        };
        listener.tell(|| Event::Won { winners, decided });
    }
}

fn refused_if(refused: bool, reason: Reason) -> Vec<Reason> {
    if refused { vec![reason] } else { Vec::new() }
}
