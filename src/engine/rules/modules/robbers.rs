//! The Robbers (`ROB`): figures beside the score track that steal from figures leaving their space.

use crate::tiles::Symbol;
use serde::{Deserialize, Serialize};

use super::Part;
use crate::rules::action::{Marker, Question};
use crate::rules::event::Event;
use crate::rules::game::Game;
use crate::rules::illegal::Reason;
use crate::rules::origin::Source;
use crate::rules::queue::{Basis, Leaving, Payment};
use crate::rules::shape::shape;
use crate::rules::turn::Step;
use crate::table::{Chapter, Line, Listener, Measure, Party, RuleId, Seat, SeatSet};

/// Spaces of the score track (SCO-08).
pub const SPACES: u32 = 50;

/// Points for a robber left on the track at the end (ROB-19).
pub const LEFT_ON_TRACK: u8 = 3;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RobberAt {
    /// With its owner.
    #[default]
    Supply,
    /// On this space of the track, 0 to 49 (ROB-06).
    Space(u8),
    /// Has stolen; returns to its owner at the end of the turn part (R-TURN-02).
    Spent,
}

impl RobberAt {
    /// Whether the robber stands on the track.
    pub const fn on_track(self) -> bool {
        matches!(self, RobberAt::Space(_))
    }
}

/// All robbers, by seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Robbers(pub(in crate::rules) [RobberAt; Seat::MOST]);

impl Robbers {
    pub const fn at(&self, seat: Seat) -> RobberAt {
        self.0[seat.index()]
    }

    fn on(&self, space: u8) -> SeatSet {
        let there = |seat: &Seat| self.at(*seat) == RobberAt::Space(space);
        (0..Seat::MOST as u8).map(Seat).filter(there).collect()
    }
}

/// The space of a score figure with this many points (SCO-08, R-ROB-03).
pub const fn space(total: u32) -> u8 {
    (total % SPACES) as u8
}

impl Game {
    pub const fn robbers(&self) -> &Robbers {
        &self.modules.robbers
    }

    /// The score figures that each seat has in play.
    pub fn markers(&self) -> &'static [Marker] {
        if self.plays(Part::Messengers) {
            &[Marker::Score, Marker::Messenger]
        } else {
            &[Marker::Score]
        }
    }

    /// Whether a score figure of `seat` stands on a space.
    pub fn stands_on_space(&self, seat: Seat, at: u8) -> bool {
        self.markers()
            .iter()
            .any(|&marker| space(self.player(seat).total(marker)) == at)
    }

    /// Why `seat` may not put its robber on a space (ROB-02, ROB-03, R-ROB-10).
    pub(in crate::rules) fn robber_refusal(&self, seat: Seat, at: u8) -> Option<Reason> {
        if !self.spaces_of_others(seat).any(|other| other == at) {
            return Some(Reason::NobodyThere);
        }
        (self.modules.robbers.at(seat) == RobberAt::Space(at)).then_some(Reason::SameSpace)
    }

    /// Spaces where `seat` may put its robber, in ascending order.
    pub(in crate::rules) fn robber_spaces(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let own = self.modules.robbers.at(seat);
        let there = self.spaces_of_others(seat);
        let spaces = there.filter(move |&at| own != RobberAt::Space(at));
        // As a bit set: in ascending order, and each space once.
        let bits = spaces.fold(0_u64, |bits, at| bits | 1 << at);
        (0..SPACES as u8).filter(move |at| bits & 1 << at != 0)
    }

    /// The spaces on which score figures of other seats stand.
    fn spaces_of_others(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let others = (0..self.seats())
            .map(Seat)
            .filter(move |&other| other != seat);
        others.flat_map(move |other| {
            let markers = self.markers().iter();
            markers.map(move |&marker| space(self.player(other).total(marker)))
        })
    }

    /// The active player, if the tile just placed lets them place their robber (ROB-02, ROB-03) and the robber has not
    /// stolen in this turn part (R-TURN-02).
    pub(in crate::rules) fn active_robs(&self) -> Option<Seat> {
        let seat = self.turn.active;
        let allowed = self.tile_shows_robber() && self.modules.robbers.at(seat) != RobberAt::Spent;
        (allowed && self.robber_spaces(seat).next().is_some()).then_some(seat)
    }

    /// The one other player who may place a robber: the next clockwise with the robber in the supply (ROB-04, ROB-05).
    pub(in crate::rules) fn next_robs(&self) -> Option<Seat> {
        if !self.tile_shows_robber() {
            return None;
        }
        let mut others = self.turn.active.clockwise(self.seats()).skip(1);
        others.find(|&seat| self.modules.robbers.at(seat) == RobberAt::Supply)
    }

    fn tile_shows_robber(&self) -> bool {
        self.plays(Part::Robbers)
            && self
                .placed_now()
                .is_some_and(|placed| shape(placed.tile).shows(Symbol::Robber))
    }

    /// Puts the robber of `seat` on a space.
    pub(in crate::rules) fn place_robber(
        &mut self,
        seat: Seat,
        at: u8,
        listener: &mut impl Listener<Event>,
    ) {
        self.modules.robbers.0[seat.index()] = RobberAt::Space(at);
        listener.tell(|| Event::RobberPlaced { seat, space: at });
    }

    /// Handles a move of a score figure: who may steal from it, or which robbers move along
    /// (ROB-11, ROB-16 to ROB-18).
    pub(in crate::rules) fn figure_left(
        &mut self,
        paid: &Payment,
        before: u32,
        listener: &mut impl Listener<Event>,
    ) {
        if !self.plays(Part::Robbers) || paid.points == 0 {
            return;
        }
        let from = space(before);
        let there = self.modules.robbers.on(from);
        if !matches!(paid.basis, Basis::Theft { .. }) {
            let thieves = there.without(paid.seat);
            self.queue.leaving = Some(Leaving {
                from,
                victim: paid.seat,
                points: paid.points,
                thieves,
                stolen: 0,
            });
            return;
        }
        let to = space(before + u32::from(paid.points));
        for seat in there.iter() {
            self.modules.robbers.0[seat.index()] = RobberAt::Space(to);
            listener.tell(|| Event::RobberFollowed { seat, space: to });
        }
    }

    /// Asks the robbers beside a figure that has left, clockwise from the active player (R-ROB-12).
    /// Returns `true` when a thief was asked.
    pub(in crate::rules) fn asks_thief(&mut self) -> bool {
        while let Some(leaving) = self.queue.leaving {
            match self.in_turn_order(leaving.thieves).next() {
                None => self.queue.leaving = None,
                Some(thief) if self.may_wait(thief, leaving.from) => {
                    self.ask(Party::Player(thief), Question::Steal);
                    return true;
                }
                Some(thief) => self.steal(thief),
            }
        }
        false
    }

    /// Whether another opposing figure on the space is still to score in this turn part (ROB-15, R-ROB-05).
    fn may_wait(&self, thief: Seat, from: u8) -> bool {
        let prey = |seat: Seat| seat != thief && self.stands_on_space(seat, from);
        // When points are paid before scoring is planned, as for an abbot, the features completed
        // by the tile are still to be scored.
        let planned = self.queue.after > Step::Score;
        let completes = || {
            let mut done = self.completed_features().into_iter();
            done.any(|id| self.majority(id).iter().any(prey) || self.knights_in(id).any(prey))
        };
        let lures = || self.queue.after <= Step::Lure && self.knights_to_come().any(prey);
        self.queue.waiting().any(prey)
            || !planned && (self.flocks_to_come().any(prey) || completes())
            || lures()
    }

    /// The robber of `thief` takes half, rounded up (ROB-11), and is spent (ROB-13).
    pub(in crate::rules) fn steal(&mut self, thief: Seat) {
        let Some(leaving) = self.queue.leaving.as_mut() else {
            return;
        };
        leaving.thieves = leaving.thieves.without(thief);
        let payment = Payment {
            seat: thief,
            points: leaving.points.div_ceil(2),
            basis: Basis::Theft {
                victim: leaving.victim,
            },
        };
        let place = usize::from(leaving.stolen).min(self.queue.payments.len());
        leaving.stolen += 1;
        self.queue.payments.insert(place, payment);
        self.modules.robbers.0[thief.index()] = RobberAt::Spent;
    }

    /// The thief lets this figure go (ROB-15).
    pub(in crate::rules) fn wait(&mut self, thief: Seat, listener: &mut impl Listener<Event>) {
        if let Some(leaving) = self.queue.leaving.as_mut() {
            leaving.thieves = leaving.thieves.without(thief);
            listener.tell(|| Event::Passed(thief));
        }
    }

    /// Returns robbers that stole to their owners (TURN-33).
    pub(in crate::rules) fn return_spent_robbers(&mut self, listener: &mut impl Listener<Event>) {
        for seat in (0..self.seats()).map(Seat) {
            if self.modules.robbers.at(seat) == RobberAt::Spent {
                self.modules.robbers.0[seat.index()] = RobberAt::Supply;
                listener.tell(|| Event::RobberReturned(seat));
            }
        }
    }

    /// Scores 3 points for each robber still on the track, before the final scoring (ROB-19,
    /// R-ROB-09).
    pub(in crate::rules) fn score_robbers_on_track(&mut self, listener: &mut impl Listener<Event>) {
        for seat in (0..self.seats()).map(Seat) {
            if matches!(self.modules.robbers.at(seat), RobberAt::Space(_)) {
                self.credit_at_end(seat, LEFT_ON_TRACK.into(), Basis::Robber, listener);
                self.modules.robbers.0[seat.index()] = RobberAt::Supply;
                listener.tell(|| Event::RobberReturned(seat));
            }
        }
    }
}

/// The score line of a theft.
pub(in crate::rules) const fn theft_line(points: u16) -> Line {
    Line {
        measure: Measure::Stolen,
        count: points,
        each: 1,
        rule: RuleId::rule(Chapter::Rob, 11),
    }
}

/// The score line of a robber left on the track.
pub(in crate::rules) const fn track_line() -> Line {
    Line {
        measure: Measure::Robber,
        count: 1,
        each: LEFT_ON_TRACK as i16,
        rule: RuleId::rule(Chapter::Rob, 19),
    }
}

/// The source of stolen points in the score table.
pub(in crate::rules) const fn theft_source(victim: Seat) -> Source {
    Source::Theft(victim)
}
