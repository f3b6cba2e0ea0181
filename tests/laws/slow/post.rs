//! The messages: what each one is worth to the player who reads it.

use std::collections::BTreeSet;

use engine::rules::{Figure, Message, Setup, Spot};
use engine::table::Seat;
use engine::tiles::FeatureKind;

use super::fields;
use super::land::{Feature, Land, Piece};
use super::worth::{unfinished, winners};

/// The features of a kind that hold a meeple of `seat`.
fn held(land: &Land, seat: Seat, kind: FeatureKind) -> Vec<Feature> {
    let mut features = land.settled(kind);
    features.retain(|feature| {
        let mut own = land.on(feature).filter(|piece| piece.owner == seat);
        own.any(|piece| piece.counts() > 0)
    });
    features
}

/// The meeples of `seat` on features of a kind.
fn meeples(land: &Land, seat: Seat, kind: FeatureKind) -> u32 {
    let own = land
        .pieces
        .iter()
        .filter(|piece| piece.owner == seat && piece.counts() > 0);
    own.filter(|piece| land.printed(piece.spot).kind == kind)
        .count() as u32
}

/// The points of messages 1 to 3 and 5 to 7; `None` when the player has nothing it speaks of (R-MSG-02), or when it
/// is not about points.
pub fn points(land: &Land, setup: &Setup, seat: Seat, message: Message) -> Option<u32> {
    let smallest = |kind| {
        let values = held(land, seat, kind);
        values
            .iter()
            .map(|feature| unfinished(land, feature, setup))
            .min()
    };
    match message {
        Message::SmallestRoad => smallest(FeatureKind::Road),
        Message::SmallestCity => smallest(FeatureKind::City),
        Message::SmallestMonastery => smallest(FeatureKind::Monastery),
        Message::Shields => {
            let cities = held(land, seat, FeatureKind::City);
            Some(cities.iter().map(|city| 2 * city.shields).sum())
        }
        Message::Knights => Some(2 * meeples(land, seat, FeatureKind::City)),
        Message::Farmers => Some(2 * meeples(land, seat, FeatureKind::Field)),
        Message::ExtraTile | Message::OneMeeple => None,
    }
}

/// The meeples message 8 lets a player choose from (MSG-28, MSG-29).
pub fn recallable(land: &Land, seat: Seat) -> BTreeSet<(Figure, Spot)> {
    let own = land
        .pieces
        .iter()
        .filter(|piece| piece.owner == seat && piece.counts() > 0);
    own.map(|piece| (piece.figure, piece.spot)).collect()
}

/// Message 8: the points for taking this meeple back, and the figures that leave the board with it.
pub fn recall(land: &Land, setup: &Setup, meeple: &Piece) -> (u32, Vec<Piece>) {
    let feature = land.feature(meeple.spot);
    let best = winners(land, &feature);
    let alone = best == [meeple.owner];
    // R-MSG-04: a tie is control, unless the option says otherwise.
    let controls = alone || setup.options.message_control_tie && best.contains(&meeple.owner);
    let value = match feature.kind {
        FeatureKind::Field => fields::worth(land, setup, &feature, meeple.owner),
        _ => unfinished(land, &feature, setup),
    };
    let own = || {
        land.on(&feature)
            .filter(|piece| piece.owner == meeple.owner)
    };
    let meeples = own().filter(|piece| piece.counts() > 0).count();
    let mut back = vec![*meeple];
    // R-MSG-05: a builder or pig left alone returns too.
    if meeples == 1 {
        back.extend(own().filter(|piece| piece.is_helper()));
    }
    (if controls { value } else { 0 }, back)
}
