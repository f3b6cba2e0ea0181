//! The scores of a board by the rules of each edition, collapsed by default.

use crate::context::Context;
use crate::elements::drawing;
use crate::elements::tree::{Node, el, span};
use crate::features::learn::opened::Opened;
use crate::messages::PlayerNames;
use crate::widgets::rule_links;
use engine::learn::{ByEdition, Tally};
use engine::table::{RuleId, Seat};
use view::scene::figures::Shape;

/// A row for each edition; `None` if nothing is scored.
pub(super) fn editions_compared(cx: &Context, opened: &Opened) -> Option<Node> {
    let texts = cx.texts();
    let (editions, player_names) = (opened.by_editions()?, opened.player_names(texts)?);
    let seats = (0..opened.points().len() as u8).map(Seat);
    let head = seats.map(|seat| head(opened, &player_names, seat));
    let head = el("tr").child(el("td")).children(head);
    let rows = editions.iter().map(|one| row(cx, editions, one));
    let table = el("table")
        .class("editions")
        .attr("aria-label", texts.editions_compared())
        .child(el("thead").child(head))
        .child(el("tbody").children(rows));
    let folded = el("details")
        .class("rules-shown")
        .key("editions")
        .child(el("summary").text(texts.editions_compared()))
        .child(table);
    Some(folded)
}

/// The heading of a seat's points.
fn head(opened: &Opened, player_names: &PlayerNames, seat: Seat) -> Node {
    el("th")
        .attr("scope", "col")
        .child(drawing::figure(Shape::Meeple, opened.owner(seat)))
        .child(span("unseen", player_names.name(seat)))
}

/// The scores in an edition, and the rules not all editions share.
fn row(cx: &Context, editions: &[ByEdition], one: &ByEdition) -> Node {
    let texts = cx.texts();
    let name = el("th")
        .attr("scope", "row")
        .text(texts.edition(one.edition));
    let row = el("tr").child(name);
    let Some(tally) = &one.tally else {
        // Wide enough for any number of seats.
        let why = el("td").attr("colspan", "9").text(texts.not_in_edition());
        return row.child(why);
    };
    let points = tally.points.iter();
    let points = points.map(|points| el("td").text(points.to_string()));
    let own = own_rules(editions, tally);
    let rules = (!own.is_empty()).then(|| rule_links(texts, own));
    row.children(points).child(el("td").children(rules))
}

/// The rules that do not score in every edition.
fn own_rules(editions: &[ByEdition], tally: &Tally) -> Vec<RuleId> {
    let tallies = || editions.iter().filter_map(|one| one.tally.as_ref());
    let is_everywhere = |rule: &RuleId| tallies().all(|other| other.rules.contains(rule));
    let mut rules = tally.rules.clone();
    rules.retain(|rule| !is_everywhere(rule));
    rules
}
