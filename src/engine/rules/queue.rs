//! The scoring queue: planned before the first point is paid, interrupted by questions.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::action::{Marker, Message, Question};
use super::board::Spot;
use super::clone_in_place::clone_in_place;
use super::event::{Event, Scored};
use super::figures::Standing;
use super::game::Game;
use super::handicap::handicap_line;
use super::modules::Part;
use super::modules::gold::ingots_line;
use super::modules::goods::most_line;
use super::modules::messengers::DARK;
use super::modules::robbers::{theft_line, theft_source, track_line};
use super::origin::Source;
use super::regions::RegionId;
use super::score::Lines;
use super::turn::Step;
use crate::table::{Listener, Measure, Party, ScoreItem, Seat, SeatSet, Timing};
use crate::tiles::{Goods, Pos, order};

/// What points are paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Basis {
    /// A handicap (R-ED-08).
    Handicap,
    /// A feature, now or in the final scoring.
    Feature(RegionId, Timing),
    /// The feature an abbot leaves when he is taken back (ABB-09).
    Abbot(RegionId),
    /// A message, and the feature it is about, if any.
    Message(Message, Option<RegionId>),
    /// A message taken as 2 points.
    MessagePoints(Message),
    Theft {
        victim: Seat,
    },
    /// A robber left on the track.
    Robber,
    /// A majority of goods at the end (TB-10).
    Goods(Goods),
    /// Ingots at the end (GOLD-11).
    Gold,
    /// Knights in a city the gingerbread man leaves (GB-06).
    Gingerbread(RegionId),
    /// The flock of a field (HS-12).
    Flock(RegionId),
    /// Knights in the city of the gingerbread man when the game ends (R-GB-10).
    GingerbreadLeft(RegionId),
    /// A flock that is not home when the game ends (HS-20).
    FlockLeft(RegionId),
}

/// Points about to be paid to one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Payment {
    pub seat: Seat,
    pub points: u16,
    pub basis: Basis,
}

/// A completed feature waiting to be scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Waiting {
    pub region: RegionId,
    pub points: u16,
    pub winners: SeatSet,
    /// Whether it has been scored, so that only its figures have yet to return.
    done: bool,
}

/// A score figure that has left a space, and the robbers there that have yet to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Leaving {
    pub from: u8,
    pub victim: Seat,
    /// By how many points it moved.
    pub points: u16,
    /// Robbers yet to decide, by owner.
    pub thieves: SeatSet,
    /// How many robbers have stolen from this movement.
    pub stolen: u8,
}

#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Queue {
    pub(super) plan: ArrayVec<Waiting, 32>,
    pub(super) payments: Vec<Payment>,
    pub(super) leaving: Option<Leaving>,
    /// The meeple that message 8 takes back once all is paid, or the abbot (ABB-08).
    pub(super) recall: Option<Standing>,
    /// The field whose shepherds go home once all is paid (HS-13).
    pub(super) flock: Option<RegionId>,
    /// The step at which the turn continues once all is paid.
    pub(super) after: Step,
}

clone_in_place!(Queue {
    plan,
    payments,
    leaving,
    recall,
    flock,
    after
});

impl Default for Queue {
    fn default() -> Self {
        Queue {
            plan: ArrayVec::new(),
            payments: Vec::new(),
            leaving: None,
            recall: None,
            flock: None,
            after: Step::Refill,
        }
    }
}

impl Queue {
    /// Completed features not scored yet.
    pub fn plan(&self) -> impl Iterator<Item = &Waiting> {
        self.plan.iter().filter(|waiting| !waiting.done)
    }

    /// Pending payments, the next one first.
    pub fn payments(&self) -> &[Payment] {
        &self.payments
    }

    /// Whether a completed feature is being scored or waiting for it.
    pub fn covers(&self, region: RegionId) -> bool {
        self.plan.iter().any(|waiting| waiting.region == region)
    }

    /// The payment being made.
    pub fn payment(&self) -> Option<&Payment> {
        self.payments.first()
    }

    /// The theft under way.
    pub const fn leaving(&self) -> Option<&Leaving> {
        self.leaving.as_ref()
    }

    /// Seats yet to score in this turn part, apart from stolen points (R-ROB-05).
    pub(super) fn waiting(&self) -> impl Iterator<Item = Seat> {
        let paid = self
            .payments
            .iter()
            .filter(|payment| !matches!(payment.basis, Basis::Theft { .. }));
        let planned = self.plan().flat_map(|waiting| waiting.winners.iter());
        paid.map(|payment| payment.seat).chain(planned)
    }
}

impl Game {
    /// Plans the scoring of everything the tile of this turn part completed (TURN-20, SCO-01).
    pub(super) fn plan_scoring(&mut self) {
        self.queue.after = self.steps.after(Step::Pay);
        for region in self.completed_features() {
            let winners = self.majority(region);
            let points = if winners.is_empty() {
                0
            } else {
                self.value(region, Timing::During)
            };
            self.queue.plan.push(Waiting {
                region,
                points,
                winners,
                done: false,
            });
        }
        self.plan_gingerbread();
    }

    /// Pays until nothing is left or somebody has to be asked. Returns `true` when somebody was asked.
    pub(super) fn pay(&mut self, listener: &mut impl Listener<Event>) -> bool {
        loop {
            if self.asks_thief() {
                return true;
            }
            if let Some(&payment) = self.queue.payments.first() {
                if self.plays(Part::Messengers) {
                    self.ask(
                        Party::Player(payment.seat),
                        Question::Advance(payment.points),
                    );
                    return true;
                }
                self.pay_first(Marker::Score, listener);
            } else if self.order_matters() {
                self.ask(Party::Player(self.turn.active), Question::ScoreNext);
                return true;
            } else if let Some(index) = self.queue.plan.iter().position(|waiting| !waiting.done) {
                self.begin_scoring(index, listener);
            } else {
                self.take_goods(listener);
                self.claim_gold();
                self.return_figures(listener);
                self.finish_recall(listener);
                self.finish_flock(listener);
                return false;
            }
        }
    }

    /// Whether the active player chooses what is scored next: the order only matters with
    /// messengers or robbers (R-BASE-05).
    fn order_matters(&self) -> bool {
        let watched = self.plays(Part::Messengers) || self.plays(Part::Robbers);
        watched
            && self
                .queue
                .plan()
                .filter(|waiting| waiting.points > 0)
                .count()
                > 1
    }

    /// Starts scoring a planned feature: queues its payments to the winners, clockwise from the
    /// active player.
    pub(super) fn begin_scoring(&mut self, index: usize, listener: &mut impl Listener<Event>) {
        self.queue.plan[index].done = true;
        let waiting = self.queue.plan[index];
        listener.tell(|| Event::Completed {
            kind: self.regions.get(waiting.region).kind,
            spot: self.spot_of(waiting.region),
            winners: waiting.winners,
        });
        if waiting.points == 0 {
            return;
        }
        let basis = Basis::Feature(waiting.region, Timing::During);
        for seat in self.in_turn_order(waiting.winners) {
            self.queue.payments.push(Payment {
                seat,
                points: waiting.points,
                basis,
            });
        }
    }

    /// The planned feature named by `spot`, for [`Question::ScoreNext`].
    pub(super) fn planned_at(&self, spot: Spot) -> Option<usize> {
        let named = |index: &usize| {
            let waiting = &self.queue.plan[*index];
            !waiting.done && waiting.points > 0 && self.spot_of(waiting.region) == spot
        };
        (0..self.queue.plan.len()).find(named)
    }

    /// Makes the first payment by moving `marker`.
    pub(super) fn pay_first(&mut self, marker: Marker, listener: &mut impl Listener<Event>) {
        if self.queue.payments.is_empty() {
            return;
        }
        let payment = self.queue.payments.remove(0);
        let before = self.credit(&payment, marker, listener);
        let active = payment.seat == self.turn.active;
        if let Some(frame) = self.frame_mut().filter(|_| active) {
            let again = std::mem::replace(&mut frame.moved[marker as usize], true);
            frame.left_dark |= again && before.is_multiple_of(DARK);
        }
        self.figure_left(&payment, before, listener);
    }

    /// Adds points to a score figure and reports them; returns the figure's points before.
    pub(super) fn credit(
        &mut self,
        payment: &Payment,
        marker: Marker,
        listener: &mut impl Listener<Event>,
    ) -> u32 {
        let total = &mut self.players[payment.seat.index()].totals[marker as usize];
        let before = *total;
        *total += u32::from(payment.points);
        listener.tell(|| Event::Scored(self.scored(payment, marker, before)));
        before
    }

    /// The next payment as it will be reported; which figure moves for it may still be open.
    pub fn paid_next(&self) -> Option<Scored> {
        let payment = self.queue.payments.first()?;
        let before = self.player(payment.seat).total(Marker::Score);
        Some(self.scored(payment, Marker::Score, before))
    }

    fn scored(&self, payment: &Payment, marker: Marker, before: u32) -> Scored {
        let (source, timing, region) = match payment.basis {
            Basis::Feature(region, timing) => (
                Source::Feature(self.regions.get(region).kind),
                timing,
                Some(region),
            ),
            Basis::Abbot(region) => (
                Source::Feature(self.regions.get(region).kind),
                Timing::During,
                Some(region),
            ),
            Basis::Message(message, region) => (Source::Message(message), Timing::During, region),
            Basis::MessagePoints(message) => (Source::Message(message), Timing::During, None),
            Basis::Theft { victim } => (theft_source(victim), Timing::During, None),
            Basis::Robber => (Source::Robber, Timing::Final, None),
            Basis::Goods(goods) => (Source::Goods(goods), Timing::Final, None),
            Basis::Handicap => (Source::Handicap, Timing::During, None),
            Basis::Gold => (Source::Gold, Timing::Final, None),
            Basis::Gingerbread(city) => (Source::Gingerbread, Timing::During, Some(city)),
            Basis::Flock(field) => (Source::Flock, Timing::During, Some(field)),
            Basis::GingerbreadLeft(city) => (Source::Gingerbread, Timing::Final, Some(city)),
            Basis::FlockLeft(field) => (Source::Flock, Timing::Final, Some(field)),
        };
        // Only these are decided by a majority.
        let contested = match payment.basis {
            Basis::Feature(region, _) | Basis::Message(Message::OneMeeple, Some(region)) => {
                Some(region)
            }
            _ => None,
        };
        let items = self.lines_of(payment).into_iter().map(|line| ScoreItem {
            line,
            tiles: region
                .map(|region| self.counted_tiles(region, line.measure))
                .unwrap_or_default(),
        });
        Scored {
            seat: payment.seat,
            points: payment.points,
            source,
            timing,
            spot: region.map(|region| self.spot_of(region)),
            items: items.collect(),
            strength: match payment.basis {
                Basis::Goods(goods) => {
                    let counts = self.goods_of_all(goods);
                    counts.map(|count| count.min(u8::MAX.into()) as u8)
                }
                _ => self.strength_over(contested.as_slice()),
            },
            tie_break: self.tie_break(contested.as_slice()),
            marker,
            before,
        }
    }

    fn lines_of(&self, payment: &Payment) -> Lines {
        match payment.basis {
            Basis::Feature(region, timing) => self.lines(region, timing),
            Basis::Abbot(region) => self.abbot_lines(region),
            Basis::Message(message, region) => self.message_lines(payment.seat, message, region),
            Basis::MessagePoints(message) => Lines::from_iter([self.points_line(message)]),
            Basis::Handicap => Lines::from_iter([handicap_line(payment.points)]),
            Basis::Theft { .. } => Lines::from_iter([theft_line(payment.points)]),
            Basis::Robber => Lines::from_iter([track_line()]),
            Basis::Goods(_) => Lines::from_iter([most_line()]),
            Basis::Gingerbread(city) => self.gingerbread_lines(payment.seat, city),
            Basis::Flock(field) => self.flock_lines(field),
            Basis::GingerbreadLeft(city) => self.gingerbread_left_lines(payment.seat, city),
            Basis::FlockLeft(field) => self.flock_left_lines(field),
            Basis::Gold => Lines::from_iter([ingots_line(self.player(payment.seat).ingots)]),
        }
    }

    /// The cells that a line of a feature counts, in reading order.
    fn counted_tiles(&self, region: RegionId, measure: Measure) -> Vec<Pos> {
        let mut cells: Vec<Pos> = match measure {
            Measure::Shields => self.shield_cells(region),
            Measure::Vineyards => self.vineyards_around(region).collect(),
            Measure::Sheep => self.shepherd_cells(region),
            Measure::Cities | Measure::Pig => self
                .cities_at(region)
                .into_iter()
                .flat_map(|city| self.cells(city))
                .collect(),
            Measure::Tiles
            | Measure::Handicap
            | Measure::Knights
            | Measure::Farmers
            | Measure::Message
            | Measure::Stolen
            | Measure::Robber
            | Measure::Goods
            | Measure::Ingots
            | Measure::Mage
            | Measure::Witch
            | Measure::Characters
            | Measure::Herd
            | Measure::LoneJokers
            | Measure::Magic
            | Measure::Strays
            | Measure::BuildingSet => self.cells(region),
        };
        order::sort(&mut cells);
        cells.dedup();
        cells
    }

    /// Returns meeples and builders of scored features (SCO-05, TB-26, TURN-26).
    fn return_figures(&mut self, listener: &mut impl Listener<Event>) {
        for index in 0..self.queue.plan.len() {
            let region = self.queue.plan[index].region;
            if self.regions.get(region).meeples > 0 {
                self.clear(region, listener);
            }
            self.wizard_leaves(region, listener);
        }
        self.queue.plan.clear();
    }

    fn clear(&mut self, region: RegionId, listener: &mut impl Listener<Event>) {
        let mut index = 0;
        while index < self.standing.len() {
            if self.regions.region_of(self.standing[index].seg) == region {
                self.send_home(index, listener);
            } else {
                index += 1;
            }
        }
    }

    /// Returns the figure at `index` of the standing list to its owner.
    pub(super) fn send_home(&mut self, index: usize, listener: &mut impl Listener<Event>) {
        let gone = self.standing.remove(index);
        self.players[gone.owner.index()].supply.put(gone.figure);
        if gone.figure.is_meeple() {
            self.regions.meeple_left(gone.seg);
        }
        listener.tell(|| Event::Returned {
            seat: gone.owner,
            figure: gone.figure,
            spot: self.spot(gone.seg),
        });
    }

    /// Returns builders and pigs whose owner has no meeple left on their feature (TB-18, TB-30).
    pub(super) fn return_lonely(&mut self, listener: &mut impl Listener<Event>) {
        while let Some(index) = self.standing.iter().position(|s| self.is_alone(s)) {
            self.send_home(index, listener);
        }
    }
}
