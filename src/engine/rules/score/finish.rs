//! Final scoring, in its order (TURN-50 to TURN-57).

use super::field::Harvest;
use super::sum;
use crate::rules::action::{Marker, Question};
use crate::rules::event::{Event, Scored};
use crate::rules::game::Game;
use crate::rules::modules::Part;
use crate::rules::options::FieldScoring;
use crate::rules::origin::Source;
use crate::rules::queue::{Basis, Payment};
use crate::rules::regions::RegionId;
use crate::table::{Line, Listener, Measure, Party, ScoreItem, Seat, Timing};
use crate::tiles::{FeatureKind, order};

impl Game {
    /// Ends the game: robbers, messengers, incomplete features, fields, goods, gold, winners.
    pub(in crate::rules) fn finish(&mut self, listener: &mut impl Listener<Event>) {
        listener.tell(|| Event::FinalScoring);
        self.score_robbers_on_track(listener);
        self.add_messengers(listener);
        self.remove_gold(listener);
        for region in self.occupied(false) {
            self.score_incomplete(region, listener);
        }
        if self.setup.options.farmers {
            let fields = self.occupied(true);
            self.score_fields(&fields, listener);
        }
        self.leave_flocks(listener);
        self.leave_gingerbread(listener);
        self.score_goods(listener);
        self.score_gold(listener);
        self.ask(Party::Chance, Question::Over);
        listener.tell(|| Event::Won(self.leaders()));
    }

    /// Adds the messenger's points to the score figure of each player (MSG-14).
    fn add_messengers(&mut self, listener: &mut impl Listener<Event>) {
        if !self.plays(Part::Messengers) {
            return;
        }
        for seat in (0..self.seats()).map(Seat) {
            let player = &mut self.players[seat.index()];
            player.totals = [player.score(), 0];
            let total = player.totals[0];
            listener.tell(|| Event::MessengerAdded { seat, total });
        }
    }

    /// Scores an incomplete road, city, monastery or garden by majority (END-03).
    fn score_incomplete(&mut self, region: RegionId, listener: &mut impl Listener<Event>) {
        let winners = self.majority(region);
        let points = self.value(region, Timing::Final);
        let basis = Basis::Feature(region, Timing::Final);
        for seat in self.in_turn_order(winners) {
            self.credit_at_end(seat, points, basis, listener);
        }
    }

    /// Credits points after the last turn: nobody steals from them, and only the score figure moves
    /// (MSG-14).
    pub(in crate::rules) fn credit_at_end(
        &mut self,
        seat: Seat,
        points: u16,
        basis: Basis,
        listener: &mut impl Listener<Event>,
    ) {
        let payment = Payment {
            seat,
            points,
            basis,
        };
        self.credit(&payment, Marker::Score, listener);
    }

    /// The fields whose farmers together decide who gets a harvest (FIELD-21).
    fn fields_of(&self, harvest: &Harvest) -> Vec<RegionId> {
        if self.setup.options.field_scoring != FieldScoring::PerCity {
            return vec![harvest.field];
        }
        let touches = |field: &RegionId| {
            let cities = self.cities_at(*field);
            harvest.cities.iter().any(|city| cities.contains(city))
        };
        self.occupied(true).into_iter().filter(touches).collect()
    }

    /// Credits the points of a harvest.
    pub(super) fn credit_harvest(
        &mut self,
        harvest: &Harvest,
        listener: &mut impl Listener<Event>,
    ) {
        let lines = harvest.lines(self);
        let points = sum(&lines);
        let player = &mut self.players[harvest.seat.index()];
        let before = player.totals[0];
        player.totals[0] += u32::from(points);
        listener.tell(|| {
            let contested = self.fields_of(harvest);
            let item = |line: Line| {
                let cities = match (line.measure, line.each) {
                    (Measure::Pig, _) => harvest.fed.clone(),
                    (_, 0) => harvest.paid_before(self),
                    _ => harvest.cities.clone(),
                };
                let mut tiles: Vec<_> = cities.iter().flat_map(|&city| self.cells(city)).collect();
                order::sort(&mut tiles);
                tiles.dedup();
                ScoreItem { line, tiles }
            };
            Event::Scored(Scored {
                seat: harvest.seat,
                points,
                source: Source::Feature(FeatureKind::Field),
                timing: Timing::Final,
                spot: Some(self.spot_of(harvest.field)),
                items: lines.iter().copied().map(item).collect(),
                strength: self.strength_over(&contested),
                tie_break: self.tie_break(&contested),
                marker: Marker::Score,
                before,
            })
        });
    }
}
