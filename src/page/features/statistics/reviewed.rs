//! What reviews have found: means, and what choices lost game by game as a picture, also as a list for screen readers.

use crate::elements::line_chart::line_chart;
use crate::elements::tree::{Node, div, el};
use crate::features::statistics::sums::{Reviews, mean_of};
use crate::messages::Texts;

/// Width and height of the picture in its units.
const SIZE: (f64, f64) = (600.0, 110.0);
/// The most results in it: the newest ones.
const SHOWN: usize = 30;
/// The least number of places for them, so that few of them are no blocks.
const PLACES: usize = 10;
/// How much of its place a column fills.
const FILLED: f64 = 0.7;

/// The section; none without a review.
pub(super) fn reviewed(texts: &Texts, reviews: &Reviews) -> Option<Node> {
    let lost = mean_of(&reviews.lost)?;
    let luck = mean_of(&reviews.luck);
    let lost = (texts.review_lost(), texts.tenths_of_points(lost));
    let luck = luck.map(|luck| (texts.review_luck(), texts.signed_points(luck)));
    let number = |(name, number): (&str, String)| {
        div("")
            .child(el("dt").text(name))
            .child(el("dd").text(number))
    };
    let numbers = [lost].into_iter().chain(luck).map(number);
    let newest = &reviews.lost[reviews.lost.len().saturating_sub(SHOWN)..];
    let section = el("section")
        .class("reviewed")
        .child(el("h2").text(texts.in_reviewed_games(reviews.games)))
        .child(el("dl").class("totals").children(numbers))
        .child(el("p").class("hint").text(texts.lost_explained()))
        .children((newest.len() > 1).then(|| by_game(texts, newest)));
    Some(section)
}

/// A column for each result, the newest on the right.
fn by_game(texts: &Texts, lost: &[i32]) -> Node {
    let title = texts.lost_by_game();
    let most = lost.iter().copied().max().unwrap_or(0).max(1_000);
    let (width, height) = SIZE;
    let place = width / lost.len().max(PLACES) as f64;
    let column = |(index, &lost): (usize, &i32)| {
        let left = place * index as f64;
        let top = height * (1.0 - f64::from(lost) / f64::from(most));
        let right = left + place * FILLED;
        el("path").class("column").attr(
            "d",
            format!("M{left:.1} {height}V{top:.1}H{right:.1}V{height}z"),
        )
    };
    let numbers = [most, 0].map(|lost| texts.tenths_of_points(lost));
    let columns = lost.iter().enumerate().map(column);
    let axis = format!("M0 {height}H{width}");
    let told = lost
        .iter()
        .map(|&lost| el("li").text(texts.tenths_of_points(lost)));
    let heard = el("ol").class("unseen").attr("aria-label", title);
    line_chart(title, SIZE, (axis, &numbers), columns).child(heard.children(told))
}
