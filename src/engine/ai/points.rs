//! The scores if the game ended now.

use super::evaluation::BySeat;
use super::field_points::{FieldPoints, leader_shares};
use super::occupied::OccupiedFeatures;
use crate::rules::{Game, LEFT_ON_TRACK, MOST_GOODS, RobberAt, Timing};
use crate::table::{Seat, SeatSet};
use crate::tiles::{FeatureKind, Goods};

/// Final scores, by seat, if the game ended now: points that are being paid, robbers on the track, incomplete features
/// and fields included.
pub fn projected_scores(game: &Game) -> BySeat {
    let mut points = secured_points(game);
    if game.is_over() {
        return points;
    }
    let mut occupied = OccupiedFeatures::default();
    occupied.survey(game);
    for feature in occupied.all() {
        if feature.kind != FeatureKind::Field && !game.queue().covers(feature.region) {
            let timing = if feature.complete {
                Timing::During
            } else {
                Timing::Final
            };
            let value = i32::from(game.value(feature.region, timing));
            give(&mut points, feature.leaders(), value);
        }
    }
    let complete = |city| f32::from(u8::from(game.regions().get(city).complete()));
    let mut field_points = FieldPoints::default();
    field_points.count(game, &occupied, complete, leader_shares);
    for goods in Goods::ALL {
        give(&mut points, game.most_goods(goods), MOST_GOODS.into());
    }
    for seat in (0..game.seats()).map(Seat) {
        points[seat.index()] += i32::from(game.ingot_points(seat));
    }
    for (sum, cities) in points.iter_mut().zip(field_points.points()) {
        *sum += *cities as i32;
    }
    points
}

/// Points that cannot be lost any more: on the track, on their way there, and for robbers that stay there (ROB-19).
pub(super) fn secured_points(game: &Game) -> BySeat {
    let mut points = [0; Seat::MOST];
    for (seat, player) in game.players().iter().enumerate() {
        points[seat] = player.score() as i32;
    }
    for payment in game.queue().payments() {
        points[payment.seat.index()] += i32::from(payment.points);
    }
    for waiting in game.queue().plan() {
        give(&mut points, waiting.winners, i32::from(waiting.points));
    }
    if !game.is_over() {
        for seat in (0..game.seats()).map(Seat) {
            let robs = matches!(game.robbers().at(seat), RobberAt::Space(_));
            points[seat.index()] += i32::from(robs) * i32::from(LEFT_ON_TRACK);
        }
    }
    points
}

fn give(points: &mut BySeat, seats: SeatSet, value: i32) {
    for seat in seats.iter() {
        points[seat.index()] += value;
    }
}

/// Points of a seat, and of the best other one.
pub fn own_and_best(scores: &[u32], seat: usize) -> (i64, i64) {
    let others = scores.iter().enumerate();
    let others = others.filter(|&(other, _)| other != seat);
    let best = others.map(|(_, &score)| i64::from(score)).max();
    let own = scores.get(seat).copied().unwrap_or(0);
    (i64::from(own), best.unwrap_or(0))
}
