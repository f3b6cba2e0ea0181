//! The rating in plain words, how it went, and what a try did to it.

use crate::context::Context;
use crate::elements::line_chart::line_chart;
use crate::elements::tree::{Node, div, el, span};
use crate::features::learn::library::Shelf;
use crate::features::learn::puzzles::glicko::Rating;
use crate::features::learn::puzzles::list::level_node;
use crate::features::learn::puzzles::practice::Rated;
use crate::features::learn::state::Learning;

/// Above this deviation a rating is called rough.
const ROUGH: f64 = 110.0;
/// The least ratings that make a curve, and its size in SVG units.
const FEWEST: usize = 3;
const SIZE: (f64, f64) = (360.0, 70.0);
/// The least height of the curve, in points, and to what its ends are rounded.
const LEAST_SPAN: i32 = 100;
const TENS: i32 = 10;

/// A number that claims no more than is known.
fn about(value: f64) -> u32 {
    let tens = f64::from(TENS);
    ((value / tens).round() * tens) as u32
}

pub(super) fn rating_node(learning: &Learning, cx: &Context) -> Node {
    let (texts, record) = (cx.texts(), &learning.progress().puzzles);
    if !record.is_rated() {
        return el("p").class("hint").text(texts.not_rated());
    }
    let Rating {
        value, deviation, ..
    } = record.rating();
    let [low, high] = [-2.0, 2.0].map(|times| about(value + times * deviation));
    let sure = match deviation > ROUGH {
        true => texts.rating_rough(low, high),
        false => texts.rating_sure(low, high),
    };
    div("rating")
        .child(
            el("p")
                .child(el("b").text(texts.rating_about(about(value))))
                .apart(span("hint", sure)),
        )
        .children(curve(cx, record.ratings()))
}

/// The ratings one after another.
fn curve(cx: &Context, ratings: &[i32]) -> Option<Node> {
    let (low, high) = (ratings.iter().min()?, ratings.iter().max()?);
    let (low, high) = (low.div_euclid(TENS) * TENS, (high / TENS + 1) * TENS);
    let high = high.max(low + LEAST_SPAN);
    let (width, height) = SIZE;
    let step = width / ratings.len().saturating_sub(1).max(1) as f64;
    let y = |rating: i32| height * f64::from(high - rating) / f64::from(high - low);
    let point = |(index, &rating): (usize, &i32)| {
        let command = if index == 0 { 'M' } else { 'L' };
        format!("{command}{:.1} {:.1}", step * index as f64, y(rating))
    };
    let way: String = ratings.iter().enumerate().map(point).collect();
    let line = el("path").class("line").attr("d", way);
    let axis = format!("M0 {height}H{width}");
    let numbers = [high, low].map(|number| number.to_string());
    (ratings.len() >= FEWEST).then(|| {
        let title = cx.texts().rating_over_time();
        line_chart(title, SIZE, (axis, &numbers), std::iter::once(line))
    })
}

/// How hard the open puzzle is, and what the first try at it did to the rating.
pub(in crate::features::learn) fn rated_node(learning: &Learning, cx: &Context) -> Option<Node> {
    let texts = cx.texts();
    let opened = learning.opened.as_ref()?;
    let entry = learning.opened_entry()?;
    if entry.shelf != Shelf::Puzzles {
        return None;
    }
    let node = el("p")
        .class("subtitle rated")
        .child(level_node(cx, entry.level()));
    let told = match learning.practice.rated(opened.number) {
        None => return Some(node),
        Some(Rated::Repeated) => span("hint", texts.rating_stays()),
        Some(Rated::Changed { now, before }) => {
            let change = now - before;
            let sign = if change < 0 { "−" } else { "+" };
            let change = format!("{sign}{}", change.abs());
            let class = if now < before {
                "change less"
            } else {
                "change"
            };
            span("", texts.rating_now(now.max(0) as u32)).apart(span(class, change))
        }
    };
    Some(node.apart(told))
}
