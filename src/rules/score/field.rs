//! Fields (`FIELD`): three ways to score them at the end.

use super::Lines;
use crate::rules::event::{Event, Timing};
use crate::rules::game::{Game, leaders};
use crate::rules::options::FieldScoring;
use crate::rules::regions::RegionId;
use crate::table::{Chapter, Line, Listener, Measure, RuleId, Seat, SeatSet};
use crate::tiles::{FeatureKind, order};

/// So many points for each completed city at the field (FIELD-12, R-FIELD-01).
pub(super) fn lines(game: &Game, field: RegionId) -> Lines {
    let count = game.cities_at(field).len() as u16;
    Lines::from_iter([city_line(game, count, RuleId::rule(Chapter::Field, 12))])
}

fn city_line(game: &Game, count: u16, rule: RuleId) -> Line {
    Line {
        measure: Measure::Cities,
        count,
        each: i16::from(game.setup().options.field_city_value),
        rule,
    }
}

/// Points for the cities of a field, or for one city, to one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Harvest {
    /// Whom they go to.
    pub seat: Seat,
    /// The field they come from; where cities pay one by one, the first field at the city on which the seat stands.
    pub field: RegionId,
    /// The completed cities that pay.
    pub cities: Vec<RegionId>,
    /// The rule that says so.
    pub rule: RuleId,
}

impl Harvest {
    /// What it is worth: so many cities, so much each.
    pub fn line(&self, game: &Game) -> Line {
        city_line(game, self.cities.len() as u16, self.rule)
    }
}

impl Game {
    /// Scores all fields that hold farmers (END-04), in the way the options say.
    pub(super) fn score_fields(
        &mut self,
        fields: &[RegionId],
        listener: &mut impl Listener<Event>,
    ) {
        for harvest in self.harvests_of(fields) {
            let line = harvest.line(self);
            self.credit_harvest(harvest.seat, harvest.field, &harvest.cities, line, listener);
        }
    }

    /// What fields would bring if the game ended now, in the way the options say (END-04).
    pub fn harvests(&self) -> Vec<Harvest> {
        self.harvests_of(&self.occupied(true))
    }

    fn harvests_of(&self, fields: &[RegionId]) -> Vec<Harvest> {
        match self.setup.options.field_scoring {
            FieldScoring::PerField => self.harvest_fields(fields),
            FieldScoring::PerFieldOnce => self.harvest_fields_once(fields),
            FieldScoring::PerCity => self.harvest_cities(fields),
        }
    }

    /// FIELD-10: each field, its cities to whoever controls it; EX-FIELD-8: a city pays in every field it touches.
    fn harvest_fields(&self, fields: &[RegionId]) -> Vec<Harvest> {
        let rule = RuleId::rule(Chapter::Field, 12);
        let of_field = |&field: &RegionId| {
            let cities = self.cities_at(field);
            self.in_turn_order(self.majority(field))
                .map(|seat| Harvest {
                    seat,
                    field,
                    cities: cities.clone(),
                    rule,
                })
                .collect::<Vec<_>>()
        };
        fields.iter().flat_map(of_field).collect()
    }

    /// FIELD-30: as FIELD-10, but a city pays a player at most once.
    fn harvest_fields_once(&self, fields: &[RegionId]) -> Vec<Harvest> {
        let mut harvests = self.harvest_fields(fields);
        let mut paid: Vec<(Seat, RegionId)> = Vec::new();
        for harvest in &mut harvests {
            harvest.rule = RuleId::rule(Chapter::Field, 30);
            harvest
                .cities
                .retain(|&city| !paid.contains(&(harvest.seat, city)));
            paid.extend(harvest.cities.iter().map(|&city| (harvest.seat, city)));
        }
        harvests
    }

    /// FIELD-20 to FIELD-24: each completed city, to whoever has most farmers in all the fields around it.
    fn harvest_cities(&self, fields: &[RegionId]) -> Vec<Harvest> {
        let around: Vec<(RegionId, Vec<RegionId>)> = fields
            .iter()
            .map(|&field| (field, self.cities_at(field)))
            .collect();
        let mut cities: Vec<RegionId> = around
            .iter()
            .flat_map(|(_, cities)| cities.iter().copied())
            .collect();
        order::sort_by_key(&mut cities, |&city| self.spot_of(city));
        cities.dedup();
        let mut harvests = Vec::new();
        for city in cities {
            let touching: Vec<RegionId> = around
                .iter()
                .filter(|(_, cities)| cities.contains(&city))
                .map(|&(field, _)| field)
                .collect();
            let mut pooled = [0; Seat::MOST];
            for &field in &touching {
                for (sum, count) in pooled.iter_mut().zip(self.strength(field)) {
                    *sum += count;
                }
            }
            let rule = RuleId::rule(Chapter::Field, 22);
            for seat in self.in_turn_order(leaders(&pooled)) {
                let own = touching
                    .iter()
                    .copied()
                    .find(|&field| self.holds(seat, field));
                harvests.extend(own.map(|field| Harvest {
                    seat,
                    field,
                    cities: vec![city],
                    rule,
                }));
            }
        }
        harvests
    }

    fn in_turn_order(&self, seats: SeatSet) -> impl Iterator<Item = Seat> {
        self.turn
            .active
            .clockwise(self.seats())
            .filter(move |&seat| seats.has(seat))
    }

    /// Regions with figures on them, each once: fields or all others, in scoring order (END-03, END-04).
    pub(super) fn occupied(&self, fields: bool) -> Vec<RegionId> {
        let mut regions: Vec<RegionId> = Vec::new();
        for standing in &self.standing {
            let id = self.regions.of(standing.seg);
            let region = self.regions.get(id);
            if (region.kind == FeatureKind::Field) == fields
                && region.meeples > 0
                && !regions.contains(&id)
            {
                regions.push(id);
            }
        }
        order::sort_by_key(&mut regions, |&id| {
            (self.regions.get(id).kind, self.spot_of(id))
        });
        regions
    }

    /// What the player's feature would bring in the final scoring; for messages (R-MSG-03).
    pub fn final_value(&self, id: RegionId) -> u16 {
        self.value(id, Timing::Final)
    }
}
