//! The result of a first game: points, par, and a bar for each part of the game.

use crate::context::Context;
use crate::elements::tree::{Node, div, el, span};
use crate::features::daily::kept::FirstGame;
use crate::features::daily::result::{GameResult, PARTS};
use crate::messages::Texts;

/// Width of a bar with the gap beside it, the gap, and the height of the highest, in units of the picture.
const STEP: u32 = 14;
const GAP: u32 = 3;
const HEIGHT: u32 = 48;
/// The height of a bar without points.
const LEAST: u32 = 2;

pub(super) fn score_node(cx: &Context, game: &FirstGame, result: &GameResult) -> Node {
    let texts = cx.texts();
    let par = match game.par {
        Some(par) => span("par", texts.daily_par(par.into())).hover_title(texts.daily_par_hint()),
        None => span("hint", texts.daily_par_coming()),
    };
    let hint = game
        .par
        .map(|_| el("p").class("hint").text(texts.daily_par_hint()));
    div("result")
        .child(
            div("points")
                .child(span(
                    "score",
                    texts.daily_score(result.own(), result.other.into()),
                ))
                .apart(span("hint", texts.daily_against(texts.level(game.level))))
                .apart(par),
        )
        .child(
            div("in-parts")
                .child(bars(texts, result))
                .child(legend(texts)),
        )
        .children(hint)
}

/// What the bars are; screen readers read their label instead.
fn legend(texts: &Texts) -> Node {
    let entry = |class, text: &str| el("li").child(div(class)).child(span("", text));
    el("ul")
        .class("bar-legend")
        .attr("aria-hidden", "true")
        .child(entry("sign", texts.during()))
        .child(entry("sign final", texts.at_the_end()))
}

/// A bar for each part of the game, the last one for the final scoring.
fn bars(texts: &Texts, result: &GameResult) -> Node {
    let parts = result.parts();
    let most = parts.iter().copied().max().unwrap_or(0).max(1);
    let bar = |(number, points): (u32, u32)| {
        let (left, right) = (number * STEP, number * STEP + STEP - GAP);
        let top = HEIGHT - (points * HEIGHT / most).max(LEAST);
        let class = if number + 1 == PARTS as u32 {
            "bar final"
        } else {
            "bar"
        };
        el("path")
            .class(class)
            .attr("d", format!("M{left} {HEIGHT}V{top}H{right}V{HEIGHT}z"))
    };
    let told: Vec<String> = parts.iter().map(u32::to_string).collect();
    el("svg")
        .class("parts")
        .attr(
            "viewBox",
            format!("0 0 {} {HEIGHT}", PARTS as u32 * STEP - GAP),
        )
        .attr("role", "img")
        .attr("aria-label", texts.daily_parts(&told.join(", ")))
        .children((0..).zip(parts).map(bar))
}
