//! Shepherds (`HS-01` to `HS-20`): flocks grow token by token until they are guided home, or a wolf
//! scatters them.

use super::Part;
use crate::rules::action::Question;
use crate::rules::board::{SegIx, Spot};
use crate::rules::event::Event;
use crate::rules::figures::{Figure, Standing};
use crate::rules::game::Game;
use crate::rules::illegal::Reason;
use crate::rules::modules::flocks::{Flocks, Tending, Token};
use crate::rules::position::Position;
use crate::rules::position_fault::PositionFault;
use crate::rules::queue::{Basis, Payment};
use crate::rules::regions::RegionId;
use crate::rules::score::{Lines, sum};
use crate::rules::turn::Step;
use crate::table::{Chapter, Line, Listener, Measure, Party, RuleId, Seat, SeatSet};
use crate::tiles::{FeatureKind, Pos, TileSet, order};

impl Game {
    pub const fn flocks(&self) -> &Flocks {
        &self.modules.flocks
    }

    fn shepherds(&self) -> impl Iterator<Item = &Standing> {
        let shepherd = |standing: &&Standing| standing.figure == Figure::Shepherd;
        self.standing.iter().filter(shepherd)
    }

    pub fn shepherd(&self, seat: Seat) -> Option<SegIx> {
        let own = self.shepherds().find(|standing| standing.owner == seat);
        own.map(|standing| standing.seg)
    }

    /// Sheep of all shepherds in a field (HS-14).
    pub fn sheep_in(&self, field: RegionId) -> u16 {
        self.owners_in(field)
            .map(|seat| self.modules.flocks.sheep(seat))
            .sum()
    }

    /// The owners of the shepherds in a field.
    fn owners_in(&self, field: RegionId) -> impl Iterator<Item = Seat> {
        let there = move |standing: &&Standing| self.regions.region_of(standing.seg) == field;
        self.shepherds()
            .filter(there)
            .map(|standing| standing.owner)
    }

    /// Why the shepherd may not stand on a feature (HS-03, HS-04).
    pub(in crate::rules) fn shepherd_refusals(
        &self,
        id: RegionId,
        reasons: &mut impl Listener<Reason>,
    ) {
        let kind = self.regions.get(id).kind;
        if kind != FeatureKind::Field {
            reasons.tell(|| Reason::WrongFeature {
                figure: Figure::Shepherd,
                kind,
            });
        } else if self.owners_in(id).next().is_some() {
            reasons.tell(|| Reason::ShepherdThere);
        }
    }

    /// Notes that a shepherd was placed, for whom a token will be drawn (HS-06).
    pub(in crate::rules) fn shepherd_came(&mut self) {
        self.modules.flocks.tending = Tending::Placed;
    }

    /// TURN-10: lands a flight, or draws for a shepherd. Returns `true` when somebody was asked.
    pub(in crate::rules) fn run_luck(&mut self) -> bool {
        if let Some(flight) = self.modules.flight {
            return self.run_flight(flight);
        }
        if self.modules.flocks.tending == Tending::Placed {
            return self.asks_token();
        }
        self.go_on();
        false
    }

    fn asks_token(&mut self) -> bool {
        if !self.must_confirm() {
            self.ask(Party::Chance, Question::Token);
        }
        true
    }

    /// The active player's shepherd, if the tile of this turn part extends his field (HS-09,
    /// R-HS-02, R-HS-03).
    fn extended(&self) -> Option<SegIx> {
        let index = self.frame().placed?;
        let own = self.shepherd(self.turn.active)?;
        let field = self.regions.region_of(own);
        let mut segments = self.board.segments_of(index);
        let grows = segments.any(|seg| self.regions.region_of(seg) == field);
        grows.then_some(own)
    }

    /// TURN-14: the active player tends their flock, then the flocks of closed fields come home
    /// (HS-16). Returns `true` when somebody was asked.
    pub(in crate::rules) fn run_flock(&mut self, listener: &mut impl Listener<Event>) -> bool {
        let active = Party::Player(self.turn.active);
        match self.modules.flocks.tending {
            Tending::Open if self.extended().is_some() => {
                self.ask(active, Question::Flock);
                return true;
            }
            Tending::Growing => return self.asks_token(),
            Tending::Open | Tending::Placed | Tending::Done => {}
        }
        let watched = self.plays(Part::Messengers) || self.plays(Part::Robbers);
        match self.closed_flocks()[..] {
            [] => {
                self.modules.flocks.tending = Tending::Open;
                self.go_on();
            }
            // R-HS-06, R-BASE-05
            [_, _, ..] if watched => {
                self.ask(active, Question::ScoreNext);
                return true;
            }
            [field, ..] => self.guide(field, None, listener),
        }
        false
    }

    /// Closed fields with shepherds, by cell (HS-15, HS-17, R-HS-07).
    pub(in crate::rules) fn closed_flocks(&self) -> Vec<RegionId> {
        let fields = self.shepherds().map(|s| self.regions.region_of(s.seg));
        let closed = fields.filter(|&field| self.regions.get(field).complete());
        let mut closed: Vec<RegionId> = closed.collect();
        order::sort_by_key(&mut closed, |&field| self.spot_of(field));
        closed.dedup();
        closed
    }

    /// The closed fields from which the active player chooses what is scored next.
    pub(in crate::rules) fn waiting_flocks(&self) -> Vec<RegionId> {
        if self.frame().step == Step::Flock {
            self.closed_flocks()
        } else {
            Vec::new()
        }
    }

    /// The closed field named by `spot`, for [`Question::ScoreNext`].
    pub(in crate::rules) fn flock_at(&self, spot: Spot) -> Option<RegionId> {
        let mut fields = self.waiting_flocks().into_iter();
        fields.find(|&field| self.spot_of(field) == spot)
    }

    /// The owners of flocks in closed fields that have yet to come home, apart from the current one
    /// (R-ROB-05).
    pub(in crate::rules) fn flocks_to_come(&self) -> impl Iterator<Item = Seat> {
        let to_come = |standing: &&Standing| {
            let field = self.regions.region_of(standing.seg);
            self.queue.flock != Some(field) && self.regions.get(field).complete()
        };
        self.shepherds()
            .filter(to_come)
            .map(|standing| standing.owner)
    }

    /// Lets the active player's flock grow (HS-10).
    pub(in crate::rules) fn grow_flock(&mut self) {
        self.modules.flocks.tending = Tending::Growing;
    }

    /// Guides the active player's flock home (HS-12).
    pub(in crate::rules) fn guide_flock(&mut self, listener: &mut impl Listener<Event>) {
        let seat = self.turn.active;
        self.modules.flocks.tending = Tending::Done;
        if let Some(own) = self.shepherd(seat) {
            self.guide(self.regions.region_of(own), Some(seat), listener);
        }
    }

    /// Brings a flock home: everybody with a shepherd there scores all its sheep (HS-12, R-HS-17),
    /// the active player first.
    pub(in crate::rules) fn guide(
        &mut self,
        field: RegionId,
        by: Option<Seat>,
        listener: &mut impl Listener<Event>,
    ) {
        listener.tell(|| Event::FlockGuided {
            by,
            spot: self.spot_of(field),
        });
        let points = sum(&self.flock_lines(field));
        let owners: SeatSet = self.owners_in(field).collect();
        let payments = self.in_turn_order(owners).map(|seat| Payment {
            seat,
            points,
            basis: Basis::Flock(field),
        });
        let payments: Vec<Payment> = payments.collect();
        self.queue.payments.extend(payments);
        self.queue.flock = Some(field);
        self.queue.after = Step::Flock;
        self.go(Step::Pay);
    }

    /// The score lines of a flock: 1 point for each sheep (HS-12).
    pub(in crate::rules) fn flock_lines(&self, field: RegionId) -> Lines {
        self.sheep_lines(field, 1, 12)
    }

    /// The score lines of a flock that is not home when the game ends: nothing (HS-20).
    pub(in crate::rules) fn flock_left_lines(&self, field: RegionId) -> Lines {
        self.sheep_lines(field, 0, 20)
    }

    fn sheep_lines(&self, field: RegionId, each: i16, rule: u8) -> Lines {
        Lines::from_iter([Line {
            measure: Measure::Sheep,
            count: self.sheep_in(field),
            each,
            rule: RuleId::rule(Chapter::Hs, rule),
        }])
    }

    /// HS-20: reports 0 points to everybody whose flock is not home.
    pub(in crate::rules) fn leave_flocks(&mut self, listener: &mut impl Listener<Event>) {
        let owners: SeatSet = self.shepherds().map(|standing| standing.owner).collect();
        for seat in self.in_turn_order(owners) {
            if let Some(own) = self.shepherd(seat) {
                let basis = Basis::FlockLeft(self.regions.region_of(own));
                self.credit_at_end(seat, 0, basis, listener);
            }
        }
    }

    /// The cells of the shepherds in a field.
    pub(in crate::rules) fn shepherd_cells(&self, field: RegionId) -> Vec<Pos> {
        let there = |standing: &&Standing| self.regions.region_of(standing.seg) == field;
        let cells = self.shepherds().filter(there);
        cells.map(|standing| self.spot(standing.seg).pos).collect()
    }

    /// Once a flock is paid, returns its shepherds to their owners and its tokens to the bag (HS-13).
    pub(in crate::rules) fn finish_flock(&mut self, listener: &mut impl Listener<Event>) {
        if let Some(field) = self.queue.flock.take() {
            self.empty_field(field, listener);
        }
    }

    /// Returns the shepherds of a field to their owners and their tokens to the bag (HS-11, HS-13).
    fn empty_field(&mut self, field: RegionId, listener: &mut impl Listener<Event>) {
        let there = |s: &Standing, game: &Game| {
            s.figure == Figure::Shepherd && game.regions.region_of(s.seg) == field
        };
        while let Some(index) = self.standing.iter().position(|s| there(s, self)) {
            self.modules.flocks.scatter(self.standing[index].owner);
            self.send_home(index, listener);
        }
    }

    /// Handles the token drawn for the active player's shepherd (HS-07, HS-08, HS-10, HS-11).
    pub(in crate::rules) fn draw_token(
        &mut self,
        token: Token,
        listener: &mut impl Listener<Event>,
    ) {
        let seat = self.turn.active;
        let Some(own) = self.shepherd(seat) else {
            return;
        };
        let spot = self.spot(own);
        listener.tell(|| Event::TokenDrawn { seat, token, spot });
        let placed =
            std::mem::replace(&mut self.modules.flocks.tending, Tending::Done) == Tending::Placed;
        if token != Token::Wolf {
            self.modules.flocks.add(seat, token);
        } else if placed {
            let mut standing = self.standing.iter();
            let own = standing.position(|s| s.seg == own && s.figure == Figure::Shepherd);
            if let Some(index) = own {
                self.send_home(index, listener);
            }
        } else {
            self.empty_field(self.regions.region_of(own), listener);
        }
        if placed {
            self.go_on();
        }
    }

    /// Number of these tokens in the bag: from every box with hills, or one box when there is none
    /// (HS-01).
    pub fn in_bag(&self, token: Token) -> u8 {
        let boxes = self.setup.copies(TileSet::Hills).max(1);
        let all = boxes.saturating_mul(token.count());
        all.saturating_sub(self.modules.flocks.out_of_bag(token))
    }

    /// Puts the tokens of a position beside the shepherds, and returns what is wrong with that.
    pub(in crate::rules) fn lay_flocks(&mut self, position: &Position) -> Vec<PositionFault> {
        let mut faults = Vec::new();
        for (index, flock) in position.flocks.iter().enumerate().take(Seat::MOST) {
            let seat = Seat(index as u8);
            if !flock.is_empty() && self.shepherd(seat).is_none() {
                faults.push(PositionFault::NoShepherd(seat));
            }
            for &token in flock {
                if token == Token::Wolf || self.in_bag(token) == 0 {
                    faults.push(PositionFault::TooManyTokens(token));
                } else {
                    self.modules.flocks.add(seat, token);
                }
            }
        }
        let bare = self
            .shepherds()
            .filter(|s| self.modules.flocks.sheep(s.owner) == 0)
            .map(|s| PositionFault::NoFlock(s.owner));
        faults.extend(bare);
        faults
    }
}
