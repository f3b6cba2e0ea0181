//! Two results of the same deck, turn by turn: as a chart, and as a table for screen readers.

use crate::context::Context;
use crate::elements::drawing;
use crate::elements::line_chart::{line, line_chart};
use crate::elements::tree::{Node, div, el, span};
use crate::features::daily::result::GameResult;
use crate::features::daily::sent::Theirs;
use crate::messages::Texts;
use view::scene::figures::{Owner, Shape};

/// Width and height of the chart in its units.
const SIZE: (f64, f64) = (600.0, 170.0);
/// Half the widest line, which the chart leaves free at its edges.
const EDGE: f64 = 3.0;
/// How many turns are marked on the axis.
const MARKED: usize = 3;
/// After how many turns of each there is a row in the table.
const TURNS: usize = 6;
/// Whose line has which colour: the one here, and the one of the link.
const OWNERS: [Owner; 2] = [Owner::Blue, Owner::Red];

/// The result here, and one that came by a link; and the par, once it is known.
pub(super) fn compared(
    cx: &Context,
    own: &GameResult,
    theirs: Theirs<'_>,
    par: Option<u16>,
) -> Node {
    let texts = cx.texts();
    let names = [texts.daily_you(), name_of(texts, &theirs)];
    let results = [own, theirs.result];
    let growth = results.map(GameResult::growth);
    let par = par.map(u32::from);
    let all = growth.iter().flatten().copied().chain(par);
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
    let level = par.map(|par| level_line(at((0, &par)).1));
    let marked = (1..=MARKED).map(|mark| (rounds - 1) * mark / MARKED);
    let marks = marked.clone().map(|turn| {
        let (x, y) = at((turn, &0));
        format!("M{x:.1} {y}v-8")
    });
    let axis = format!("M0 0V{h}H{w}", h = SIZE.1 - EDGE, w = SIZE.0);
    let axis = marks.fold(axis, |axis, mark| axis + &mark);
    let numbers = [texts.points(most), "0".to_string()];
    let turns = marked.map(|turn| span("", texts.daily_after_turn(turn as u32)));
    let turns = div("turns-along")
        .attr("aria-hidden", "true")
        .children(turns);
    line_chart(
        texts.daily_compared(),
        SIZE,
        (axis, &numbers),
        level.into_iter().chain(lines),
    )
    .child(turns)
    .child(legend(texts, names, results, par))
    .child(table(texts, names, &growth, par))
}

/// The name of a player elsewhere.
pub(super) fn name_of<'a>(texts: &'a Texts, theirs: &Theirs<'a>) -> &'a str {
    match theirs.name {
        "" => texts.daily_sender(),
        name => name,
    }
}

/// The line of the par, at this height.
fn level_line(y: f64) -> Node {
    el("path")
        .class("level")
        .attr("d", format!("M0 {y:.1}H{}", SIZE.0))
}

/// Whose line is which, with the points.
fn legend(texts: &Texts, names: [&str; 2], results: [&GameResult; 2], par: Option<u32>) -> Node {
    let all = OWNERS.into_iter().zip(names).zip(results);
    let entry = |((owner, name), result): ((Owner, &str), &GameResult)| {
        let score = texts.daily_score(result.own(), result.other.into());
        el("li")
            .child(drawing::figure(Shape::Meeple, owner))
            .child(span("name", name))
            .apart(span("score", score))
    };
    let level = |points: u32| {
        let sign = el("svg").attr("viewBox", "0 0 20 20");
        el("li")
            .child(sign.child(el("path").class("level").attr("d", "M0 10H20")))
            .child(span("name", texts.daily_par_line()))
            .apart(span("score", points.to_string()))
    };
    el("ul")
        .class("whose")
        .children(all.map(entry))
        .children(par.map(level))
}

/// The same for screen readers; an expert's points are only known at the end.
fn table(texts: &Texts, names: [&str; 2], growth: &[Vec<u32>; 2], par: Option<u32>) -> Node {
    let head = |name: &str| el("th").attr("scope", "col").text(name);
    let expert = par.map(|_| head(texts.daily_par_line()));
    let head = el("tr")
        .child(el("td"))
        .children(names.map(head))
        .children(expert);
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
        let at_end = |par: u32| match round == last {
            true => par.to_string(),
            false => "–".to_string(),
        };
        el("tr")
            .child(el("th").attr("scope", "row").text(title))
            .children(cells)
            .children(par.map(|par| el("td").text(at_end(par))))
    };
    let rounds = (TURNS..last).step_by(TURNS).chain([last]);
    div("unseen").child(
        el("table")
            .attr("aria-label", texts.daily_compared())
            .child(el("thead").child(head))
            .child(el("tbody").children(rounds.map(row))),
    )
}
