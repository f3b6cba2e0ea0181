//! The heuristic evaluation of strong players: for each seat its points if the game ended now, plus the points it can expect.

use super::evaluation::BySeat;
use super::field_points::{FieldPoints, Points, Shares, leader_shares};
use super::forecast::Forecast;
use super::occupied::{OccupiedFeature, OccupiedFeatures};
use super::points::secured_points;
use super::review::{ByCause, Cause};
use super::strength::{combined, meeples};
use super::weights::Weights;
use crate::rules::{
    Figure, Game, LEFT_ON_TRACK, MOST_GOODS, Marker, Part, Question, Region, RegionId, RobberAt,
    Step, Timing, Wizard, space,
};
use crate::table::{Seat, SeatSet};
use crate::tiles::{FeatureKind, Goods};

/// Evaluates positions reached from one game before anything more is revealed.
#[derive(Clone, Debug)]
pub(super) struct Heuristic {
    pub(super) weights: Weights,
    pub(super) forecast: Forecast,
    occupied: OccupiedFeatures,
    /// The expected points of each occupied feature, and the probability that it is completed; zero for fields.
    expected: Vec<(f32, f32)>,
    pub(super) field_points: FieldPoints,
    pub(super) worth: Points,
    /// How close the rules are to the base game: 1 without extra parts, falling to 0.
    plainness: f32,
}

impl Heuristic {
    pub fn new(game: &Game, weights: &Weights) -> Self {
        Heuristic {
            weights: weights.clone(),
            forecast: Forecast::new(game, weights),
            occupied: OccupiedFeatures::default(),
            expected: Vec::new(),
            field_points: FieldPoints::default(),
            worth: [0.0; Seat::MOST],
            plainness: (1.0 - game.setup().parts.iter().count() as f32 / weights.plain).max(0.0),
        }
    }

    /// What a position is worth to each seat, in thousandths of a point.
    pub fn worth(&mut self, game: &Game) -> BySeat {
        self.worth = secured_points(game).map(|points| points as f32);
        self.occupied.survey(game);
        self.forecast.survey(game);
        self.add_features(game);
        self.add_merges(game);
        self.add_fields(game);
        self.add_field_merges(game);
        self.add_hands(game);
        self.add_unclaimed(game);
        self.add_turn_and_pieces(game);
        self.add_figure_estimate(game);
        self.worth.map(|points| (points * 1000.0) as i32)
    }

    /// What a position is worth to each seat beyond its points, by what that comes from, as far as that is told apart.
    pub fn by_cause(&mut self, game: &Game) -> ByCause {
        let mut causes = ByCause::default();
        self.forecast.survey(game);
        for cause in [Cause::Roads, Cause::Cities, Cause::Monasteries] {
            self.occupied.survey(game);
            self.occupied.keep(|kind| Cause::of_kind(kind) == cause);
            causes[cause as usize] = self.added(|own| {
                own.add_features(game);
                own.add_merges(game);
            });
        }
        self.occupied.survey(game);
        causes[Cause::Fields as usize] = self.added(|own| {
            own.add_fields(game);
            own.add_field_merges(game);
        });
        causes[Cause::Figures as usize] = self.added(|own| own.add_hands(game));
        causes
    }

    /// What something adds to the worth of each seat, in thousandths of a point.
    fn added(&mut self, add: impl FnOnce(&mut Self)) -> BySeat {
        self.worth = [0.0; Seat::MOST];
        add(self);
        self.worth.map(|points| (points * 1000.0) as i32)
    }

    /// Roads, cities and monasteries with meeples.
    fn add_features(&mut self, game: &Game) {
        self.expected.clear();
        for feature in self.occupied.all() {
            if feature.kind == FeatureKind::Field {
                self.expected.push((0.0, 0.0));
                continue;
            }
            let expected = expected_value(game, feature, &self.forecast, &self.weights);
            self.expected.push(expected);
            let (value, probability) = expected;
            let each = self.tied_up(game, feature, probability);
            for (seat, share) in leader_shares(&feature.strength).into_iter().enumerate() {
                self.worth[seat] += share * value + each * f32::from(feature.pieces[seat]);
            }
        }
    }

    /// Pairs of features that one tile may join.
    fn add_merges(&mut self, game: &Game) {
        for merge in self.forecast.merges() {
            let sides = [merge.a, merge.b].map(|region| match self.occupied.place(region) {
                Some(place) => (self.occupied.all()[place].strength, self.expected[place].0),
                None => {
                    let tiles = game.regions().get(region).tiles;
                    ([0; Seat::MOST], f32::from(tiles))
                }
            });
            let weight = merge.probability * self.weights.merging;
            add_merge(&mut self.worth, &sides, weight, leader_shares);
        }
    }

    fn add_fields(&mut self, game: &Game) {
        let (forecast, weights) = (&self.forecast, &self.weights);
        let weight = |city| city_weight(game, city, forecast, weights);
        let share = |strength: &[u8; Seat::MOST]| field_shares(strength, weights);
        self.field_points.count(game, &self.occupied, weight, share);
        for (sum, points) in self.worth.iter_mut().zip(self.field_points.points()) {
            *sum += points;
        }
        let game_phase = self.game_phase(game);
        for field in self.occupied.fields() {
            let edges = f32::from(game.regions().get(field.region).open);
            let open = edges.min(self.weights.field_edges) * self.weights.field_edge * game_phase;
            for (seat, share) in field_shares(&field.strength, &self.weights)
                .into_iter()
                .enumerate()
            {
                self.worth[seat] += share * open;
            }
        }
    }

    /// Pairs of fields that one tile may join.
    fn add_field_merges(&mut self, game: &Game) {
        if self.weights.field_merging <= 0.0 {
            return;
        }
        let (forecast, weights) = (&self.forecast, &self.weights);
        let each = f32::from(game.setup().options.field_city_value);
        for merge in forecast.field_merges() {
            let sides = [merge.a, merge.b].map(|region| {
                let held = self.occupied.place(region);
                let held = held.map(|place| self.occupied.all()[place].strength);
                let strength = held.unwrap_or_default();
                let weight = |city| city_weight(game, city, forecast, weights);
                (
                    strength,
                    each * self.field_points.city_weights(game, region, weight),
                )
            });
            let weight = merge.probability * weights.field_merging;
            add_merge(&mut self.worth, &sides, weight, |strength| {
                field_shares(strength, weights)
            });
        }
    }

    /// Unclaimed features that the next player may complete with one tile.
    fn add_unclaimed(&mut self, game: &Game) {
        let mut points = 0.0;
        for &id in self.forecast.open() {
            let region = game.regions().get(id);
            if region.meeples == 0 && !region.complete() {
                let completion = self.forecast.completion(id);
                let next_tile_completes = self.forecast.next_tile_completes(completion);
                if next_tile_completes > 0.0 {
                    points += next_tile_completes * value(game, region, 1.0, true);
                }
            }
        }
        // If the turn has already passed on, the player about to draw is the next one.
        let next = match game.asked().map(|asked| asked.question) {
            Some(Question::Draw(seat)) => seat,
            _ => game.turn().active.next(game.seats()),
        };
        self.worth[next.index()] += points * self.weights.unclaimed;
    }

    /// Adds what figures in hand are worth.
    fn add_hands(&mut self, game: &Game) {
        let game_phase = self.game_phase(game);
        for (seat, player) in game.players().iter().enumerate() {
            let supply = player.supply();
            let large = f32::from(supply.count(Figure::Large));
            let builder = f32::from(supply.count(Figure::Builder));
            let pig = f32::from(supply.count(Figure::Pig));
            let abbot = f32::from(supply.count(Figure::Abbot));
            self.worth[seat] += game_phase
                * (self.weights.hand[meeples_in_hand(game, seat)]
                    + large * self.weights.large
                    + builder * self.weights.builder * 0.5
                    + abbot * self.weights.abbot
                    + pig * self.weights.pig);
        }
        for feature in self.occupied.all() {
            for seat in feature.builders.iter() {
                let open = f32::from(u8::from(!feature.complete));
                self.worth[seat.index()] += game_phase * self.weights.builder * (0.5 + 0.5 * open);
            }
        }
    }

    /// Another part of this turn, a message that is due, and the pieces of expansions.
    fn add_turn_and_pieces(&mut self, game: &Game) {
        let active = game.turn().active.index();
        if game.turn().double && !game.turn().second {
            self.worth[active] += self.weights.extra_part;
        }
        if game
            .frames()
            .last()
            .is_some_and(|frame| frame.nested && frame.step == Step::Draw)
        {
            self.worth[active] += self.weights.extra_part;
        }
        if game.plays(Part::Messengers) && message_due(game) {
            self.worth[active] += self.weights.message;
        }
        if game.plays(Part::Robbers) {
            self.add_robbers(game);
        }
        if game.plays(Part::Goods) {
            self.add_goods(game);
        }
        if game.plays(Part::Gold) {
            self.add_gold(game);
        }
        if game.plays(Part::Gingerbread) {
            self.add_gingerbread(game);
        }
        if game.plays(Part::Shepherds) {
            self.add_flocks(game);
        }
    }

    /// Goods: the points for most tokens, discounted while others may still overtake, and a little for each token.
    fn add_goods(&mut self, game: &Game) {
        let game_phase = self.game_phase(game);
        for goods in Goods::ALL {
            let leaders = game.most_goods(goods);
            for (seat, player) in game.players().iter().enumerate() {
                let leads = f32::from(u8::from(leaders.has(Seat(seat as u8))));
                let tokens = f32::from(player.goods(goods));
                self.worth[seat] +=
                    leads * f32::from(MOST_GOODS) * (1.0 - self.weights.goods_doubt * game_phase)
                        + tokens * game_phase * self.weights.token;
            }
        }
    }

    /// Knights in the city of the gingerbread man bring points when he leaves it.
    fn add_gingerbread(&mut self, game: &Game) {
        let Some(city) = game.gingerbread_city() else {
            return;
        };
        let tiles = f32::from(game.regions().get(city).tiles);
        for knight in game.on(city).filter(|knight| knight.figure.is_meeple()) {
            self.worth[knight.owner.index()] += self.weights.knight * tiles;
        }
    }

    /// Shepherds: the expected points of their flocks, and the worth of a shepherd in hand.
    fn add_flocks(&mut self, game: &Game) {
        let game_phase = self.game_phase(game);
        let draws = f32::from(game.stack().left()) / f32::from(game.seats());
        let reached = (draws * self.weights.flock_draws).min(1.0);
        for seat in (0..game.seats()).map(Seat) {
            let worth = match game.shepherd(seat) {
                None => self.weights.shepherd * game_phase,
                Some(seg) => {
                    let field = game.regions().region_of(seg);
                    let closed = game.regions().get(field).complete();
                    let sheep = f32::from(game.sheep_in(field));
                    let hope = self.weights.flock * game_phase;
                    if closed {
                        sheep
                    } else {
                        (sheep * self.weights.sheep + hope) * reached
                    }
                }
            };
            self.worth[seat.index()] += worth;
        }
    }

    /// Ingots: their points now, the expected gain from further ones, and those on features likely to be completed.
    fn add_gold(&mut self, game: &Game) {
        let game_phase = self.game_phase(game);
        let each = self.weights.ingot;
        for seat in (0..game.seats()).map(Seat) {
            let (count, points) = (game.player(seat).ingots(), game.ingot_points(seat));
            let hoped = (f32::from(count) * each - f32::from(points)).max(0.0);
            self.worth[seat.index()] += f32::from(points) + game_phase * hoped;
        }
        if game.gold().left() == 0 {
            return;
        }
        for (feature, &(_, probability)) in self.occupied.all().iter().zip(&self.expected) {
            if feature.kind == FeatureKind::Field || feature.complete {
                continue;
            }
            let ingots = ingots_beside(game, feature);
            if ingots > 0 {
                for (seat, share) in leader_shares(&feature.strength).into_iter().enumerate() {
                    self.worth[seat] += share * probability * each * f32::from(ingots);
                }
            }
        }
    }

    fn add_robbers(&mut self, game: &Game) {
        let game_phase = self.game_phase(game);
        // The points of a robber left on the track are counted already.
        let counted = f32::from(LEFT_ON_TRACK);
        for seat in (0..game.seats()).map(Seat) {
            let worth = match game.robbers().at(seat) {
                RobberAt::Space(at) if has_victim(game, seat, at) => {
                    game_phase * (self.weights.robber[0] - counted)
                }
                RobberAt::Space(_) => game_phase * (self.weights.robber[1] - counted),
                RobberAt::Supply | RobberAt::Spent => game_phase * self.weights.robber[2],
            };
            self.worth[seat.index()] += worth;
        }
    }

    /// What each meeple on a road, city or monastery completed with this probability is worth besides points: it may come back,
    /// or be stuck.
    pub(super) fn tied_up(&self, game: &Game, feature: &OccupiedFeature, probability: f32) -> f32 {
        let weights = &self.weights;
        let each = match feature.kind {
            _ if feature.complete => 0.0,
            FeatureKind::Monastery | FeatureKind::Garden => -weights.monk,
            FeatureKind::Road | FeatureKind::City | FeatureKind::Field => {
                probability * weights.coming_back - (1.0 - probability) * weights.staying
            }
        };
        each * self.game_phase(game) * self.plainness
    }

    /// How much of the game is left in which to use a figure: 1 early on, 0 at the end.
    pub(super) fn game_phase(&self, game: &Game) -> f32 {
        let draws = f32::from(game.stack().left()) / f32::from(game.seats());
        (draws / self.weights.hand_draws).min(1.0)
    }
}

/// Ingots for completing a feature: those on its tiles, and for a monastery or garden also those around it.
fn ingots_beside(game: &Game, feature: &OccupiedFeature) -> u16 {
    let on = |tile| u16::from(game.gold().on(tile));
    let segments = game.regions().segments(feature.region);
    let own: u16 = segments.map(|seg| on(game.regions().tile_of(seg))).sum();
    if !matches!(feature.kind, FeatureKind::Monastery | FeatureKind::Garden) {
        return own;
    }
    let around = game.spot_of(feature.region).pos.around().into_iter();
    let around = around.filter_map(|cell| game.board().get(cell));
    own + around.map(on).sum::<u16>()
}

/// Meeples in hand, at most 8. The abbot does not count: its owner can take it back at will, so it is never missed.
pub(super) fn meeples_in_hand(game: &Game, seat: usize) -> usize {
    let supply = game.players()[seat].supply();
    let figures = [Figure::Meeple, Figure::Large];
    let count: u8 = figures.iter().map(|&figure| supply.count(figure)).sum();
    usize::from(count.min(8))
}

/// The points that an occupied feature is expected to bring its leader, and the probability that it is completed.
pub(super) fn expected_value(
    game: &Game,
    feature: &OccupiedFeature,
    forecast: &Forecast,
    weights: &Weights,
) -> (f32, f32) {
    if feature.complete {
        let pays = !game.queue().covers(feature.region);
        let value = f32::from(game.value(feature.region, Timing::During));
        return (if pays { value } else { 0.0 }, 1.0);
    }
    let region = game.regions().get(feature.region);
    match feature.kind {
        FeatureKind::Monastery | FeatureKind::Garden => {
            let (value, probability) = monastery_value(game, feature, forecast);
            (value * weights.monastery, probability)
        }
        _ => {
            let completion = forecast.completion(feature.region);
            let gaps = f32::from(completion.gaps);
            let then = value(game, region, weights.filled * gaps, true);
            let left = (f32::from(forecast.unseen()) / weights.growth_draws).min(1.0);
            let now = value(game, region, weights.growth * left * gaps, false);
            let [then, now] = [(then, weights.filled), (now, weights.growth * left)]
                .map(|(value, growth)| enchanted(game, feature.region, value, growth * gaps));
            let value = completion.probability * then + (1.0 - completion.probability) * now;
            (value, completion.probability)
        }
    }
}

/// The points of a road or city grown by some tiles, complete or not.
fn value(game: &Game, region: &Region, growth: f32, complete: bool) -> f32 {
    let tiles = f32::from(region.tiles) + growth;
    if region.kind == FeatureKind::Road {
        return match (region.inn && game.plays(Part::Inns), complete) {
            (false, _) => tiles,
            (true, true) => 2.0 * tiles,
            (true, false) => 0.0,
        };
    }
    let counted = tiles + f32::from(region.shields);
    match (region.cathedral && game.plays(Part::Cathedrals), complete) {
        (false, false) => counted,
        (false, true) => 2.0 * counted,
        (true, true) => 3.0 * counted,
        (true, false) => 0.0,
    }
}

/// The value of a road or city grown by some tiles, changed by mage and witch (MW-11, MW-12).
fn enchanted(game: &Game, id: RegionId, value: f32, growth: f32) -> f32 {
    let on = |wizard| game.wizard_on(wizard) == Some(id);
    if on(Wizard::Mage) {
        value + f32::from(game.regions().get(id).tiles) + growth
    } else if on(Wizard::Witch) {
        value * 0.5
    } else {
        value
    }
}

/// The expected points of a monastery or garden, and the probability that all cells around it are filled.
fn monastery_value(game: &Game, feature: &OccupiedFeature, forecast: &Forecast) -> (f32, f32) {
    let centre = game.spot_of(feature.region).pos;
    let (mut value, mut probability) = (1.0, 1.0);
    for cell in centre.around() {
        if game.board().get(cell).is_some() {
            value += 1.0;
        } else {
            let fill_probability = forecast.fill_probability(game.board(), cell);
            value += fill_probability;
            probability *= fill_probability;
        }
    }
    (
        value + probability * vineyards(game, feature.region),
        probability,
    )
}

/// What the vineyards around a monastery add when it is completed (HS-42).
fn vineyards(game: &Game, region: RegionId) -> f32 {
    let line = game.vineyard_line(region);
    line.map_or(0.0, |line| line.points() as f32)
}

/// Adds what each seat gains if two features, each given by strengths and worth, become one, times `weight`.
fn add_merge(
    worth: &mut Points,
    [(ours, one), (theirs, other)]: &[([u8; Seat::MOST], f32); 2],
    weight: f32,
    share: impl Fn(&[u8; Seat::MOST]) -> Shares,
) {
    let mut joined = *ours;
    for (sum, count) in joined.iter_mut().zip(theirs) {
        *sum = combined(*sum, *count);
    }
    let (first, second, both) = (share(ours), share(theirs), share(&joined));
    for (seat, sum) in worth.iter_mut().enumerate() {
        let gain = both[seat] * (one + other) - first[seat] * one - second[seat] * other;
        *sum += weight * gain;
    }
}

/// How much a city counts for the fields around it: 1 if complete, else its probability of completion, less if unclaimed.
pub(super) fn city_weight(
    game: &Game,
    city: RegionId,
    forecast: &Forecast,
    weights: &Weights,
) -> f32 {
    match game.regions().get(city) {
        region if region.complete() => 1.0,
        region if region.meeples > 0 => forecast.completion(city).probability,
        _ => forecast.completion(city).probability * weights.unclaimed_city,
    }
}

/// The share of a field that each seat can expect in the end.
fn field_shares(strength: &[u8; Seat::MOST], weights: &Weights) -> Shares {
    let best = strength.iter().copied().max().unwrap_or(0);
    let second = strength
        .iter()
        .copied()
        .filter(|&count| count < best)
        .max()
        .unwrap_or(0);
    let lead = weights.field_lead[usize::from(meeples(best) > meeples(second) + 1)];
    strength.map(|count| match count {
        0 => 0.0,
        count if count == best => lead,
        _ => 1.0 - lead,
    })
}

/// Whether the active player is about to get a message (MSG-06).
fn message_due(game: &Game) -> bool {
    let moved = game.frames().last().map_or([false; 2], |frame| frame.moved);
    let player = game.player(game.turn().active);
    let stops = |marker: Marker| moved[marker as usize] && player.total(marker).is_multiple_of(5);
    [Marker::Score, Marker::Messenger].into_iter().any(stops)
}

/// Whether another seat has a figure on a space of the track.
fn has_victim(game: &Game, thief: Seat, at: u8) -> bool {
    let others: SeatSet = (0..game.seats())
        .map(Seat)
        .filter(|&seat| seat != thief)
        .collect();
    others.iter().any(|seat| {
        let markers = game.markers().iter();
        markers
            .into_iter()
            .any(|&marker| space(game.player(seat).total(marker)) == at)
    })
}
