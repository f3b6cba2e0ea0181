//! The Gingerbread Man (`GB`): he moves from city to city, and the knights of a city he leaves
//! score.

use crate::tiles::Symbol;
use serde::{Deserialize, Serialize};

use super::Part;
use crate::rules::action::Question;
use crate::rules::board::{SegIx, Spot};
use crate::rules::event::Event;
use crate::rules::game::Game;
use crate::rules::illegal::Reason;
use crate::rules::queue::{Basis, Payment};
use crate::rules::regions::RegionId;
use crate::rules::score::{Lines, sum};
use crate::rules::shape::shape;
use crate::rules::turn::Step;
use crate::table::{Chapter, Line, Listener, Measure, Party, RuleId, Seat, SeatSet};
use crate::tiles::{FeatureKind, order};

/// Where the gingerbread man is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Gingerbread {
    /// The segment he was put on; he keeps it when cities are joined (R-GB-04).
    at: Option<SegIx>,
    /// Whether the tile of this turn part has completed his city (GB-11).
    fled: bool,
}

impl Gingerbread {
    /// The segment he was put on; `None` while he is off the board.
    pub const fn at(&self) -> Option<SegIx> {
        self.at
    }
}

impl Game {
    /// Where the gingerbread man is.
    pub const fn gingerbread(&self) -> &Gingerbread {
        &self.modules.gingerbread
    }

    /// The city of the gingerbread man.
    pub fn gingerbread_city(&self) -> Option<RegionId> {
        self.modules
            .gingerbread
            .at
            .map(|seg| self.regions.region_of(seg))
    }

    /// GB-02: starts him in the city of the start tile, or off the board when it has none
    /// (R-GB-06).
    pub(in crate::rules) fn bake_gingerbread(&mut self) {
        let segments = (0..self.board.segments() as u16).map(SegIx);
        let mut cities = segments.filter(|&seg| self.board.kind(seg) == FeatureKind::City);
        if self.plays(Part::Gingerbread) {
            self.modules.gingerbread.at = cities.next();
        }
    }

    /// Puts him into the city of a start position.
    pub(in crate::rules) fn lay_gingerbread(&mut self, at: SegIx) {
        self.modules.gingerbread.at = Some(at);
    }

    /// Incomplete cities he may go to: never the one he is in (GB-04, GB-05, R-GB-04).
    fn gingerbread_cities(&self) -> impl Iterator<Item = RegionId> {
        let here = self.gingerbread_city();
        let open = self.unfinished(|kind| kind == FeatureKind::City);
        open.filter(move |&city| Some(city) != here)
    }

    /// The cities he may go to, by their lowest spots.
    pub(in crate::rules) fn gingerbread_targets(&self) -> Vec<Spot> {
        let cities = self.gingerbread_cities();
        let mut spots: Vec<Spot> = cities.map(|city| self.spot_of(city)).collect();
        order::sort(&mut spots);
        spots
    }

    /// Why he may not go to a city.
    pub(in crate::rules) fn gingerbread_refusal(&self, spot: Spot) -> Option<Reason> {
        let offered = self.gingerbread_targets().contains(&spot);
        (!offered).then_some(Reason::NotAnOpenCity)
    }

    /// What knights score in a city he leaves: 1 point for each of its tiles (GB-06), whatever its
    /// shields (GB-07); a large meeple is one knight (R-GB-03).
    pub(in crate::rules) fn gingerbread_lines(&self, seat: Seat, city: RegionId) -> Lines {
        let each = self.regions.get(city).tiles as i16;
        self.knight_lines(seat, city, each, RuleId::rule(Chapter::Gb, 6))
    }

    /// What knights in his city score when the game ends: nothing (R-GB-10).
    pub(in crate::rules) fn gingerbread_left_lines(&self, seat: Seat, city: RegionId) -> Lines {
        self.knight_lines(seat, city, 0, RuleId::ruling(Chapter::Gb, 10))
    }

    fn knight_lines(&self, seat: Seat, city: RegionId, each: i16, rule: RuleId) -> Lines {
        let knights = self.on(city);
        let own = knights.filter(|knight| knight.owner == seat && knight.figure.is_meeple());
        Lines::from_iter([Line {
            measure: Measure::Knights,
            count: own.count() as u16,
            each,
            rule,
        }])
    }

    /// R-GB-10: reports 0 points to everybody with knights in his city.
    pub(in crate::rules) fn leave_gingerbread(&mut self, listener: &mut impl Listener<Event>) {
        if let Some(city) = self.gingerbread_city() {
            let knights: SeatSet = self.knights_in(city).collect();
            for seat in self.in_turn_order(knights) {
                self.credit_at_end(seat, 0, Basis::GingerbreadLeft(city), listener);
            }
        }
    }

    /// Queues the points of everybody with knights in a city (GB-08), the active player first
    /// (R-GB-09).
    fn pay_knights(&mut self, city: RegionId) {
        for seat in self.turn.active.clockwise(self.seats()) {
            let points = sum(&self.gingerbread_lines(seat, city));
            if points > 0 {
                let basis = Basis::Gingerbread(city);
                self.queue.payments.push(Payment {
                    seat,
                    points,
                    basis,
                });
            }
        }
    }

    /// TURN-21: when his city is complete, its knights score before the city does (GB-10).
    pub(in crate::rules) fn plan_gingerbread(&mut self) {
        if let Some(city) = self.completed_gingerbread() {
            self.pay_knights(city);
        }
    }

    fn completed_gingerbread(&self) -> Option<RegionId> {
        let city = self.gingerbread_city();
        city.filter(|&city| self.regions.get(city).complete())
    }

    /// The seats with knights in this city, if the gingerbread man is there.
    pub(in crate::rules) fn knights_in(&self, city: RegionId) -> impl Iterator<Item = Seat> {
        let his = self.gingerbread_city() == Some(city);
        let knights = self
            .on(city)
            .filter(move |knight| his && knight.figure.is_meeple());
        knights.map(|knight| knight.owner)
    }

    /// The seats with knights in the city that a gingerbread tile will make him leave after the
    /// scoring (TURN-30). Empty while his city is complete, because his next city is not known yet
    /// (R-GB-01).
    pub(in crate::rules) fn knights_to_come(&self) -> impl Iterator<Item = Seat> {
        let leaves = self.is_lured()
            && self.completed_gingerbread().is_none()
            && self.gingerbread_cities().next().is_some();
        let city = self.gingerbread_city().filter(|_| leaves);
        city.into_iter().flat_map(|city| self.knights_in(city))
    }

    /// Whether the tile of this turn part is a gingerbread tile (GB-03).
    fn is_lured(&self) -> bool {
        let placed = self.placed_now().filter(|_| self.plays(Part::Gingerbread));
        placed.is_some_and(|placed| shape(placed.tile).shows(Symbol::Gingerbread))
    }

    /// TURN-27: he leaves a completed city (GB-11), or the board when there is no other city
    /// (GB-13). Returns `true` when the destination has to be chosen.
    pub(in crate::rules) fn run_flee(&mut self, listener: &mut impl Listener<Event>) -> bool {
        if self.completed_gingerbread().is_none() {
            self.go_on();
            return false;
        }
        self.modules.gingerbread.fled = true;
        let targets = self.gingerbread_targets();
        if targets.is_empty() {
            self.modules.gingerbread.at = None;
            listener.tell(|| Event::GingerbreadLeft);
        }
        self.send_gingerbread(&targets, listener)
    }

    /// TURN-30: a gingerbread tile moves him (GB-04) or brings him back (GB-14). Returns `true`
    /// when the destination has to be chosen.
    pub(in crate::rules) fn run_lure(&mut self, listener: &mut impl Listener<Event>) -> bool {
        let fled = std::mem::take(&mut self.modules.gingerbread.fled);
        let away = self.modules.gingerbread.at.is_none();
        // R-GB-12: the tile that sent him away does not bring him back. R-GB-01: it may move him a
        // second time.
        let stays = fled && (away || !self.setup.options.gingerbread_double_move);
        if !self.is_lured() || stays {
            self.go_on();
            return false;
        }
        let targets = self.gingerbread_targets();
        if targets.is_empty() {
            listener.tell(|| Event::GingerbreadStayed(self.turn.active));
        }
        self.send_gingerbread(&targets, listener)
    }

    /// Sends him to one of the targets. Returns `true` when there is a choice. Without targets
    /// nothing happens (GB-12).
    fn send_gingerbread(&mut self, targets: &[Spot], listener: &mut impl Listener<Event>) -> bool {
        match *targets {
            [] => self.go_on(),
            [only] => self.move_gingerbread(only, listener),
            _ => {
                self.ask(Party::Player(self.turn.active), Question::Gingerbread);
                return true;
            }
        }
        false
    }

    /// Moves him to a city. If a gingerbread tile caused it, the knights of the city he leaves
    /// score (GB-06), and they stay (GB-09).
    pub(in crate::rules) fn move_gingerbread(
        &mut self,
        spot: Spot,
        listener: &mut impl Listener<Event>,
    ) {
        let left = self.gingerbread_city();
        self.modules.gingerbread.at = self.board.seg(spot);
        let seat = self.turn.active;
        listener.tell(|| Event::GingerbreadMoved { seat, spot });
        match left.filter(|_| self.frame().step == Step::Lure) {
            Some(city) => {
                self.pay_knights(city);
                self.queue.after = self.steps.after(Step::Lure);
                self.go(Step::Pay);
            }
            None => self.go_on(),
        }
    }
}
