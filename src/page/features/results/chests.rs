//! The chests at the end: the buildings of each player in sets, and how a tie was broken.

use crate::context::Context;
use crate::elements::owners::owner_class;
use crate::elements::tree::{Node, div, el, span};
use crate::messages::PlayerNames;
use engine::cards::{Card, Decided, Event, best_sets, set_points};
use engine::table::Seat;

/// Says that buildings broke a tie, if they did (CARD-42).
pub(crate) fn tie_broken(cx: &Context, player_names: &PlayerNames) -> Option<Node> {
    let stage = cx.card_stage()?;
    let mut told = stage.session().log().iter().rev();
    let broken = told.any(|line| {
        let by_buildings = Decided::ByBuildings;
        matches!(line.event, Event::Won { decided, .. } if decided == by_buildings)
    });
    let names = player_names.names(stage.game().leaders());
    let told = || {
        el("p")
            .class("hint")
            .text(cx.texts().wins_by_buildings(&names))
    };
    broken.then(told)
}

/// The chests, each with its sets of buildings and their points (CARD-39).
pub(crate) fn chests_node(cx: &Context, player_names: &PlayerNames) -> Option<Node> {
    let stage = cx.card_stage()?;
    let seats = (0..stage.game().seats()).map(Seat);
    let chests = seats.map(|seat| {
        let (kinds, jokers) = stage.game().player(seat).buildings();
        let sets = best_sets(kinds, jokers).into_iter();
        let sets =
            sets.map(|set| building_set(cx, &set.into_iter().map(building).collect::<Vec<_>>()));
        el("li")
            .class(owner_class(stage.owner(seat)))
            .child(span("name", player_names.name(seat)))
            .child(el("ul").class("sets").children(sets))
    });
    let node = el("section")
        .class("chests")
        .child(el("h2").text(cx.texts().chests()))
        .child(el("ol").children(chests));
    Some(node)
}

/// A set of different buildings and its points.
fn building_set(cx: &Context, set: &[Card]) -> Node {
    let cards = set.iter().map(|&card| {
        let class = card.suit().map_or("joker", |suit| suit.name());
        span("building", cx.texts().card_name(card)).class(class)
    });
    let points = u32::from(set_points(set.len() as u8));
    el("li")
        .child(div("buildings").children(cards))
        .child(span("points", cx.texts().points(points)))
}

/// The card in a place of a set; a joker if there is none.
fn building(kind: Option<engine::cards::Suit>) -> Card {
    kind.map_or(Card::BuildingJoker, Card::Building)
}
