//! The expected lead over the turns: as a chart, and as a table for screen readers.

use super::{Review, turns};
use crate::context::Context;
use crate::elements::line_chart::{line, line_chart};
use crate::elements::tree::{Node, div, el};
use crate::messages::PlayerNames;
use crate::stage::AnyStage;
use engine::table::Seat;

/// Width and height of the chart in its units.
const SIZE: (f64, f64) = (600.0, 170.0);
/// Smallest range up and down, in thousandths of a point.
const LEAST: i32 = 10_000;
/// Approximate number of rows in the table.
const ROWS: usize = 12;

/// The chart, with a table for screen readers.
pub(super) fn lead_node(cx: &Context, review: &Review, player_names: &PlayerNames) -> Option<Node> {
    let stage = cx.any_stage()?;
    let title = cx.texts().review_lead();
    let leads = leads(review);
    let seats = (0..stage.seats()).map(Seat);
    let all = leads.iter().flat_map(|told| told.lead.iter());
    let most = all.map(|lead| lead.abs()).max().unwrap_or(0).max(LEAST);
    let turns = review.turns.len().max(1);
    let at = |turn: usize, lead: i32| {
        let x = turn as f64 / turns as f64 * SIZE.0;
        let y = (1.0 - f64::from(lead) / f64::from(most)) * SIZE.1 / 2.0;
        (x, y)
    };
    let of_seat = |seat: Seat| {
        let told = leads.iter();
        let told = told.map(|told| (told.place, told.lead[seat.index()]));
        let points = std::iter::once((0, 0)).chain(told);
        line(stage.owner(seat), points.map(|(turn, lead)| at(turn, lead)))
    };
    let axis = format!("M0 0V{}M0 {}H{}", SIZE.1, SIZE.1 / 2.0, SIZE.0);
    let numbers = [most, 0, -most].map(whole_points);
    let chart = line_chart(title, SIZE, (axis, &numbers), seats.map(of_seat));
    Some(chart.child(lead_table(cx, &leads, player_names)))
}

/// Everybody's expected lead after a turn.
struct Lead<'a> {
    /// The number of the turn, from 1.
    place: usize,
    /// How many actions precede it.
    step: usize,
    /// In thousandths of a point, by seat.
    lead: &'a [i32],
}

/// The leads after all reviewed turns, in order.
fn leads(review: &Review) -> Vec<Lead<'_>> {
    let all = (1..).zip(&review.turns);
    all.filter_map(|(place, &(step, _))| {
        let (_, turn_review) = review.turn_reviews().find(|&(other, _)| other == step)?;
        let lead = turn_review.lead.as_slice();
        Some(Lead { place, step, lead })
    })
    .collect()
}

/// Thousandths of a point as whole points with their sign.
fn whole_points(thousandths: i32) -> String {
    let points = (thousandths.abs() + 500) / 1000;
    match thousandths.signum() {
        1 => format!("+{points}"),
        -1 => format!("\u{2212}{points}"),
        _ => points.to_string(),
    }
}

/// The same as a table for screen readers: after every few turns, and after the last one.
fn lead_table(cx: &Context, leads: &[Lead], player_names: &PlayerNames) -> Node {
    let texts = cx.texts();
    let seats = cx.any_stage().map_or(0, AnyStage::seats);
    let head = |seat| el("th").attr("scope", "col").text(player_names.name(seat));
    let head = el("tr")
        .child(el("td"))
        .children((0..seats).map(Seat).map(head));
    let every = leads.len().div_ceil(ROWS).max(1);
    let row = |told: &Lead| {
        let (number, last) = turns::number(cx.stage.as_ref(), told.step);
        let title = texts.turn_number(number as u32, last as u32);
        let cells = told.lead.iter().take(usize::from(seats));
        el("tr")
            .child(el("th").attr("scope", "row").text(title))
            .children(cells.map(|&lead| el("td").text(texts.signed_points(lead))))
    };
    let some = leads.iter().rev().step_by(every).rev();
    div("unseen").child(
        el("table")
            .attr("aria-label", texts.review_lead())
            .child(el("thead").child(head))
            .child(el("tbody").children(some.map(row))),
    )
}
