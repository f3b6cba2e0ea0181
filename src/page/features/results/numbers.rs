//! Statistics of a finished game: what each player did, and a chart of the scores over time, also as a table for screen readers.

use crate::context::Context;
use crate::elements::drawing;
use crate::elements::line_chart::{line, line_chart};
use crate::elements::tree::{Node, div, el};
use crate::messages::PlayerNames;
use crate::stage::{AnyStage, TileStage};
use engine::session::Numbers;
use engine::table::Seat;
use engine::tiles::order;
use view::scene::figures::Shape;

/// Width and height of the chart in its units.
const SIZE: (f64, f64) = (600.0, 170.0);
/// Size of the figures at the ends of the lines.
const FIGURE: f64 = 26.0;

/// The statistics in a collapsed section.
pub(super) fn numbers_node(cx: &Context, stage: &TileStage, player_names: &PlayerNames) -> Node {
    let numbers = stage.session().numbers();
    el("details")
        .class("numbers")
        .child(el("summary").text(cx.texts().statistics()))
        .child(counts(cx, player_names, &numbers))
}

fn counts(cx: &Context, player_names: &PlayerNames, numbers: &Numbers) -> Node {
    let seats = (0..numbers.tiles.len() as u8).map(Seat);
    let head = |seat| el("th").attr("scope", "col").text(player_names.name(seat));
    let head = el("tr").child(el("td")).children(seats.map(head));
    let row = |title: &str, numbers: &[u32]| {
        let cells = numbers
            .iter()
            .map(|number| el("td").text(number.to_string()));
        el("tr")
            .child(el("th").attr("scope", "row").text(title))
            .children(cells)
    };
    let rows = [
        row(cx.texts().tiles_placed(), &numbers.tiles),
        row(cx.texts().figures_placed(), &numbers.figures),
        row(cx.texts().best_score(), &numbers.best),
    ];
    div("scroll").child(
        el("table")
            .class("counts")
            .child(el("thead").child(head))
            .child(el("tbody").children(rows)),
    )
}

/// Approximate number of rows in the table of scores over time.
const ROWS: usize = 12;

/// The scores over time, by turn or round: as a chart, and as a table for screen readers.
pub(super) fn growth_node(cx: &Context, player_names: &PlayerNames) -> Option<Node> {
    let stage = cx.any_stage()?;
    let (growth, title) = match &cx.stage {
        None => return None,
        Some(AnyStage::Tiles(stage)) => (stage.session().growth(), cx.texts().points_by_turn()),
        Some(AnyStage::Cards(stage)) => (stage.session().growth(), cx.texts().points_by_round()),
    };
    let chart = chart(stage, &growth, title);
    Some(chart.child(growth_table(cx, player_names, (&growth, title))))
}

/// The scores over time, as a table for screen readers only: after every few turns or rounds, and at the end.
fn growth_table(
    cx: &Context,
    player_names: &PlayerNames,
    (growth, title): (&[Vec<u32>], &'static str),
) -> Node {
    let last = growth.len().saturating_sub(1);
    let step = last.div_ceil(ROWS).max(1);
    let seats = growth.first().map_or(0, Vec::len) as u8;
    let head = |seat| el("th").attr("scope", "col").text(player_names.name(seat));
    let head = el("tr")
        .child(el("td"))
        .children((0..seats).map(Seat).map(head));
    let row = |turn: usize| {
        let title = match turn == last {
            true => cx.texts().game_over().to_string(),
            false => {
                let (number, all) = (turn as u32, last as u32 - 1);
                match cx.stage {
                    Some(AnyStage::Cards(_)) => cx.texts().round_number(number, all),
                    _ => cx.texts().turn_number(number, all),
                }
            }
        };
        let points = growth.get(turn).into_iter().flatten();
        el("tr")
            .child(el("th").attr("scope", "row").text(title))
            .children(points.map(|points| el("td").text(points.to_string())))
    };
    let turns = (step..last).step_by(step).chain([last]);
    div("unseen").child(
        el("table")
            .attr("aria-label", title)
            .child(el("thead").child(head))
            .child(el("tbody").children(turns.map(row))),
    )
}

/// Heights of the figures at the ends of the lines: as close to the ends as possible without overlapping.
fn apart(ends: Vec<f64>) -> Vec<f64> {
    let mut order: Vec<usize> = (0..ends.len()).collect();
    order::sort_by(&mut order, |&a, &b| ends[a].total_cmp(&ends[b]));
    let mut places = ends;
    let mut least = FIGURE / 2.0;
    for &index in &order {
        places[index] = places[index].max(least);
        least = places[index] + FIGURE;
    }
    let mut most = SIZE.1 - FIGURE / 2.0;
    for &index in order.iter().rev() {
        places[index] = places[index].min(most);
        most = places[index] - FIGURE;
    }
    places
}

fn chart(stage: &AnyStage, growth: &[Vec<u32>], title: &'static str) -> Node {
    let most = growth.iter().flatten().copied().max().unwrap_or(0).max(1);
    let turns = growth.len().max(2) - 1;
    let at = |turn: usize, points: u32| {
        let x = turn as f64 / turns as f64 * (SIZE.0 - FIGURE);
        let y = SIZE.1 - f64::from(points) / f64::from(most) * (SIZE.1 - FIGURE) - FIGURE / 2.0;
        (x, y)
    };
    let last = growth.last().into_iter().flatten();
    let ends = apart(last.map(|&points| at(0, points).1).collect());
    let of_seat = |seat: Seat| {
        let points = growth.iter().enumerate();
        let points = points.map(|(turn, all)| at(turn, all[seat.index()]));
        let (x, _) = at(growth.len() - 1, 0);
        let y = ends[seat.index()];
        let figure = drawing::figure(Shape::Meeple, stage.owner(seat))
            .attr("x", format!("{:.1}", x - FIGURE / 4.0))
            .attr("y", format!("{:.1}", y - FIGURE / 2.0))
            .attr("width", FIGURE.to_string())
            .attr("height", FIGURE.to_string());
        line(stage.owner(seat), points).child(figure)
    };
    let seats = (0..stage.seats()).map(Seat);
    let axis = format!("M0 0V{h}H{w}", h = SIZE.1 - FIGURE / 2.0, w = SIZE.0);
    let numbers = [most.to_string(), "0".to_string()];
    line_chart(title, SIZE, (axis, &numbers), seats.map(of_seat))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_at_the_end_of_the_curve_stand_beside_each_other() {
        assert_eq!(
            apart(vec![20.0, 90.0]),
            [20.0, 90.0],
            "where their lines end"
        );
        let ends = [156.0, 80.0, 157.0, 80.0, 13.0, 82.0];
        let mut places = apart(ends.to_vec());
        assert!(places[0] < places[2] && places[1] < places[3]);
        places.sort_by(f64::total_cmp);
        assert!(places[0] >= FIGURE / 2.0 && places[5] <= SIZE.1 - FIGURE / 2.0);
        assert!(
            places
                .windows(2)
                .all(|pair| pair[1] - pair[0] >= FIGURE - 1e-9)
        );
    }
}
