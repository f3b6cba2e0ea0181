//! Two results of the same deck, turn by turn: as a chart, and as a table for screen readers.

use crate::context::Context;
use crate::elements::drawing;
use crate::elements::line_chart::{line, line_chart};
use crate::elements::tree::{Node, div, el, span};
use crate::features::daily::result::GameResult;
use crate::messages::Texts;
use view::scene::figures::{Owner, Shape};

/// Width and height of the chart in its units.
const SIZE: (f64, f64) = (600.0, 170.0);
/// Half the widest line, which the chart leaves free at its edges.
const EDGE: f64 = 3.0;
/// After how many turns of each there is a row in the table.
const TURNS: usize = 6;
/// Whose line has which colour: the one here, and the one of the link.
const OWNERS: [Owner; 2] = [Owner::Blue, Owner::Red];

/// The result here, and the one that came by a link.
pub(super) fn compared(cx: &Context, results: [&GameResult; 2]) -> Node {
    let texts = cx.texts();
    let growth = results.map(GameResult::growth);
    let all = growth.iter().flatten().copied();
    let most = all.max().unwrap_or(0).max(1);
    let rounds = growth.iter().map(Vec::len).max().unwrap_or(0).max(2) - 1;
    let at = |(round, &points): (usize, &u32)| {
        let (width, height) = (SIZE.0 - EDGE, SIZE.1 - 2.0 * EDGE);
        let x = round as f64 / rounds as f64 * width;
        (
            x,
            EDGE + (1.0 - f64::from(points) / f64::from(most)) * height,
        )
    };
    let lines = OWNERS.into_iter().zip(&growth);
    let lines = lines.map(|(owner, growth)| line(owner, growth.iter().enumerate().map(at)));
    let axis = format!("M0 0V{h}H{w}", h = SIZE.1 - EDGE, w = SIZE.0);
    let numbers = [most.to_string(), "0".to_string()];
    line_chart(texts.daily_compared(), SIZE, (axis, &numbers), lines)
        .child(legend(texts, results))
        .child(table(texts, &growth))
}

/// Whose line is which, with the points.
fn legend(texts: &Texts, results: [&GameResult; 2]) -> Node {
    let names = [texts.daily_you(), texts.daily_sender()];
    let all = OWNERS.into_iter().zip(names).zip(results);
    let entry = |((owner, name), result): ((Owner, &str), &GameResult)| {
        let score = texts.daily_score(result.own(), result.other.into());
        el("li")
            .child(drawing::figure(Shape::Meeple, owner))
            .child(span("name", name))
            .apart(span("score", score))
    };
    el("ul").class("whose").children(all.map(entry))
}

fn table(texts: &Texts, growth: &[Vec<u32>; 2]) -> Node {
    let names = [texts.daily_you(), texts.daily_sender()];
    let head = |name| el("th").attr("scope", "col").text(name);
    let head = el("tr").child(el("td")).children(names.map(head));
    let last = growth
        .iter()
        .map(Vec::len)
        .max()
        .unwrap_or(0)
        .saturating_sub(1);
    let row = |round: usize| {
        let title = match round == last {
            true => texts.game_over().to_string(),
            false => texts.daily_after_turn(round as u32),
        };
        let points = |growth: &Vec<u32>| growth.get(round).or(growth.last()).copied().unwrap_or(0);
        let cells = growth
            .iter()
            .map(|growth| el("td").text(points(growth).to_string()));
        el("tr")
            .child(el("th").attr("scope", "row").text(title))
            .children(cells)
    };
    let rounds = (TURNS..last).step_by(TURNS).chain([last]);
    div("unseen").child(
        el("table")
            .attr("aria-label", texts.daily_compared())
            .child(el("thead").child(head))
            .child(el("tbody").children(rounds.map(row))),
    )
}
