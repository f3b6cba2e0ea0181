//! Fields (`FIELD`): three ways to score them at the end.

use super::{Lines, sum};
use crate::rules::event::Event;
use crate::rules::game::Game;
use crate::rules::modules::pig::pig_line;
use crate::rules::options::FieldScoring;
use crate::rules::regions::RegionId;
use crate::table::{Chapter, Line, Listener, Measure, RuleId, Seat, Timing};
use crate::tiles::{FeatureKind, order};

/// The same points for each completed city at the field (FIELD-12, R-FIELD-01).
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

/// Points for one seat from the cities of a field, or from one city.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Harvest {
    pub seat: Seat,
    /// The field they come from. Where cities are scored one by one, the first field at the city on
    /// which the seat stands.
    pub field: RegionId,
    /// The completed cities that score.
    pub cities: Vec<RegionId>,
    /// The cities for which the seat's pig adds points (TB-33).
    pub fed: Vec<RegionId>,
    /// The rule for the cities.
    rule: RuleId,
    /// The rule for the pig.
    pig: RuleId,
}

impl Harvest {
    /// The score lines: the cities, and what the pig adds.
    pub fn lines(&self, game: &Game) -> Lines {
        let (paid, before) = (self.cities.len(), self.paid_before(game).len());
        let mut lines = Lines::new();
        if paid > 0 || before == 0 {
            lines.push(city_line(game, paid as u16, self.rule));
        }
        if before > 0 {
            lines.push(Line {
                each: 0,
                ..city_line(game, before as u16, self.rule)
            });
        }
        if !self.fed.is_empty() {
            lines.push(pig_line(self.fed.len() as u16, self.pig));
        }
        lines
    }

    /// The completed cities of its field that have already paid the seat, if each pays only once
    /// (FIELD-30).
    pub(super) fn paid_before(&self, game: &Game) -> Vec<RegionId> {
        let once = game.setup().options.field_scoring == FieldScoring::PerFieldOnce;
        let mut cities = game.cities_at(self.field);
        cities.retain(|city| once && !self.cities.contains(city));
        cities
    }

    pub fn points(&self, game: &Game) -> u16 {
        sum(&self.lines(game))
    }
}

/// The rule for pigs where fields are not scored one by one.
const PIG_ELSEWHERE: RuleId = RuleId::ruling(Chapter::Field, 5);

impl Game {
    /// Scores all fields with farmers (END-04) as the options say.
    pub(super) fn score_fields(
        &mut self,
        fields: &[RegionId],
        listener: &mut impl Listener<Event>,
    ) {
        for harvest in self.harvests_of(fields) {
            self.credit_harvest(&harvest, listener);
        }
    }

    /// What fields would score if the game ended now, as the options say (END-04).
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

    /// FIELD-10: the cities of each field score for whoever controls it; EX-FIELD-8: a city scores
    /// in every field it touches. TB-33, TB-35: the seat's pig counts for all of them.
    fn harvest_fields(&self, fields: &[RegionId]) -> Vec<Harvest> {
        let of_field = |&field: &RegionId| {
            let cities = self.cities_at(field);
            let of_seat = |seat| Harvest {
                seat,
                field,
                cities: cities.clone(),
                fed: if self.has_pig(seat, field) {
                    cities.clone()
                } else {
                    Vec::new()
                },
                rule: RuleId::rule(Chapter::Field, 12),
                pig: RuleId::rule(Chapter::Tb, 33),
            };
            let winners = self.in_turn_order(self.majority(field));
            winners.map(of_seat).collect::<Vec<_>>()
        };
        fields.iter().flat_map(of_field).collect()
    }

    /// FIELD-30: like FIELD-10, but a city pays a player at most once; the pig adds to it from any
    /// field that player controls (R-FIELD-05).
    fn harvest_fields_once(&self, fields: &[RegionId]) -> Vec<Harvest> {
        let mut harvests = self.harvest_fields(fields);
        let fed: Vec<(Seat, RegionId)> = harvests
            .iter()
            .flat_map(|harvest| harvest.fed.iter().map(|&city| (harvest.seat, city)))
            .collect();
        let mut paid: Vec<(Seat, RegionId)> = Vec::new();
        for harvest in &mut harvests {
            let seat = harvest.seat;
            harvest.rule = RuleId::rule(Chapter::Field, 30);
            harvest.pig = PIG_ELSEWHERE;
            harvest.cities.retain(|&city| !paid.contains(&(seat, city)));
            harvest.fed = harvest.cities.clone();
            harvest.fed.retain(|&city| fed.contains(&(seat, city)));
            paid.extend(harvest.cities.iter().map(|&city| (seat, city)));
        }
        harvests
    }

    /// FIELD-20 to FIELD-24: each completed city scores for whoever has the most farmers in all
    /// fields around it; a pig in any of them adds to it (R-FIELD-05).
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
        let of_city = |city: RegionId| {
            let touching: Vec<RegionId> = around
                .iter()
                .filter(|(_, cities)| cities.contains(&city))
                .map(|&(field, _)| field)
                .collect();
            self.harvest_city(city, &touching)
        };
        cities.into_iter().flat_map(of_city).collect()
    }

    /// One city, from the fields that touch it.
    fn harvest_city(&self, city: RegionId, touching: &[RegionId]) -> Vec<Harvest> {
        let of_seat = |seat| {
            let mut fields = touching.iter().copied();
            let fed = touching.iter().any(|&field| self.has_pig(seat, field));
            fields
                .find(|&field| self.holds(seat, field))
                .map(|field| Harvest {
                    seat,
                    field,
                    cities: vec![city],
                    fed: if fed { vec![city] } else { Vec::new() },
                    rule: RuleId::rule(Chapter::Field, 22),
                    pig: PIG_ELSEWHERE,
                })
        };
        self.in_turn_order(self.majority_over(touching))
            .filter_map(of_seat)
            .collect()
    }

    /// Features with figures on them, each once, in scoring order: fields, or all others (END-03,
    /// END-04).
    pub(super) fn occupied(&self, fields: bool) -> Vec<RegionId> {
        let mut regions: Vec<RegionId> = Vec::new();
        for standing in &self.standing {
            let id = self.regions.region_of(standing.seg);
            let region = self.regions.get(id);
            if (region.kind == FeatureKind::Field) == fields
                && region.meeples > 0
                && !regions.contains(&id)
            {
                regions.push(id);
            }
        }
        self.sort_for_scoring(&mut regions);
        regions
    }

    /// What a feature would score in the final scoring, for messages (R-MSG-03).
    pub fn final_value(&self, id: RegionId) -> u16 {
        self.value(id, Timing::Final)
    }
}
