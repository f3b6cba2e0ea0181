//! The dialog at the end: who won, and a table of points by origin.

pub mod chests;
pub mod largest;
pub mod numbers;
pub mod tally;

use crate::context::Context;
use crate::context::series::{series_so_far, series_told};
use crate::context::settled::how_settled;
use crate::elements::command::Command;
use crate::elements::drawing;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::owners::owner_class;
use crate::elements::tree::{Node, dialog, div, el, span};
use crate::features::results::chests::{chests_node, tie_broken};
use crate::features::results::largest::largest_node;
use crate::features::results::numbers::{growth_node, numbers_node};
use crate::features::results::tally::{PointsRow, Tally, Victory, tally_of};
use crate::messages::{PlayerNames, whole};
use crate::stage::AnyStage;
use crate::widgets::by_link::ways;
use crate::widgets::{button_node, play_on_button, rule_link};
use engine::table::{Seat, SeatSet, Timing};
use engine::tiles::order;
use view::scene::figures::Shape;

/// The dialog; `deck` is what a game with a deck that has a name is called.
pub(crate) fn end_dialog(cx: &Context, deck: Option<String>) -> Node {
    let dialog = dialog("end", cx.texts().game_over()).class("end");
    let (Some(stage), Some(player_names)) = (cx.any_stage(), cx.player_names()) else {
        return dialog;
    };
    let Some(tally) = tally_of(cx) else {
        return dialog;
    };
    let winners = tally.victory.winners();
    let pawns = winners
        .iter()
        .map(|seat| drawing::figure(Shape::Meeple, stage.owner(seat)));
    let card = div("card wide")
        .child(
            el("header")
                .children(celebration(stage, winners))
                .child(div("laurels").child(Icon::Crown.node()).children(pawns))
                .children(crowned(cx, &tally, &player_names))
                .child(button_node(cx, Command::Close, "quiet corner")),
        )
        .children(deck.map(|deck| el("p").class("hint centred").text(deck)))
        .children(series_node(cx, &player_names))
        .children(unsettled(cx))
        .children(others_wait(cx))
        .child(ranking(stage, &tally, winners, &player_names))
        .children(told_by_eye(cx, &player_names))
        .child(points_table(cx, stage, &tally, &player_names))
        .children(chests_node(cx, &player_names))
        .children(
            cx.tile_stage()
                .map(|stage| numbers_node(cx, stage, &player_names)),
        )
        .child(end_buttons(cx));
    dialog.child(card)
}

/// How many leaves fall.
const LEAVES: u32 = 18;

/// Leaves in the colours of the people who won that fall while the dialog opens; the style sheet lets them, and hides them where
/// animations are off. Nobody celebrates a computer.
fn celebration(stage: &AnyStage, winners: SeatSet) -> Option<Node> {
    let people = stage.seating().humans();
    let seats: Vec<Seat> = people.filter(|&seat| winners.has(seat)).collect();
    let leaf = |index: u32| {
        let seat = seats[index as usize % seats.len()];
        let class = owner_class(stage.owner(seat));
        // Spread over the width, in no order that is seen.
        let (x, y) = (index * 7 % LEAVES * 20 + 10, index * 5 % 7 * 4);
        el("path")
            .class(class)
            .attr("d", format!("M{x} {y}q9 5 0 18q-9 -13 0 -18z"))
    };
    let leaves = || {
        el("svg")
            .class("celebration")
            .attr("viewBox", "0 0 380 60")
            .attr("preserveAspectRatio", "xMidYMin slice")
            .attr("aria-hidden", "true")
            .children((0..LEAVES).map(leaf))
    };
    (!seats.is_empty()).then(leaves)
}

/// In a game by link: the others only see the end when they get the link.
fn others_wait(cx: &Context) -> Option<Node> {
    cx.sends_end().then(|| {
        div("send-end")
            .child(el("p").text(cx.texts().send_end()))
            .child(ways(cx, "primary"))
    })
}

/// Who won, and by what.
fn crowned(cx: &Context, tally: &Tally, player_names: &PlayerNames) -> Vec<Node> {
    let texts = cx.texts();
    match tally.victory {
        Victory::Points(winners) => {
            let best = tally.totals.iter().copied().max().unwrap_or(0);
            let told = texts.winners(&player_names.names(winners), best);
            let told = el("h1").text(whole(&told));
            std::iter::once(told)
                .chain(tie_broken(cx, player_names))
                .collect()
        }
        Victory::Settled(_) => vec![el("h1").text(whole(&how_settled(cx).unwrap_or_default()))],
    }
}

/// How the series stands that the game belongs to.
fn series_node(cx: &Context, player_names: &PlayerNames) -> Option<Node> {
    let series = series_so_far(cx)?;
    let told = series_told(cx.texts(), player_names, &series);
    Some(el("p").class("series centred").text(told))
}

/// For a game that was settled: the way to play on.
fn unsettled(cx: &Context) -> Option<Node> {
    play_on_button(cx).map(|button| div("answers centred").child(button))
}

/// A chart of the points, and the largest scores.
fn told_by_eye(cx: &Context, player_names: &PlayerNames) -> Vec<Node> {
    let chart = growth_node(cx, player_names);
    let largest = largest_node(cx, player_names);
    chart.into_iter().chain(largest).collect()
}

/// What to do now: the next game, looking back and sharing stand out, and the rest is a calm row above. A copy leads nowhere.
fn end_buttons(cx: &Context) -> Node {
    let texts = cx.texts();
    if cx.tries_out() {
        let look = end_button("primary", Intent::LookAtBoard, texts.look_at_board());
        return div("next").child(div("answers centred last").child(look));
    }
    let review = Command::Review.label(cx.game_kind(), texts);
    let [review, share] = [(Command::Review, review), (Command::Share, texts.share())]
        .map(|(command, text)| end_button("", Intent::Command(command), text));
    let (next, again) = next_games(cx);
    let main = div("answers centred last")
        .children(cx.can_review().then_some(review))
        .child(share)
        .child(next);
    div("next").child(calm(cx).children(again)).child(main)
}

/// What is done more rarely.
fn calm(cx: &Context) -> Node {
    let texts = cx.texts();
    let button = |run: Intent, text: &str| end_button("quiet", run, text);
    let statistics = Command::Statistics.label(cx.game_kind(), texts);
    div("calm")
        .child(button(Intent::LookAtBoard, texts.look_at_board()))
        .child(button(Intent::Command(Command::Replay), texts.replay()))
        .children(
            cx.offers(Command::Statistics)
                .then(|| button(Intent::Command(Command::Statistics), statistics)),
        )
        .child(button(Intent::Command(Command::NewGame), texts.new_game()))
}

/// The game to play next, and the same in other seats. After the first game of a deck that is its result, where the same tiles
/// can be played again.
fn next_games(cx: &Context) -> (Node, Option<Node>) {
    let texts = cx.texts();
    let series = series_so_far(cx);
    if cx.active.counts_for_deck() {
        let result = Intent::Command(Command::Daily);
        (end_button("primary", result, texts.daily_result()), None)
    } else if series.is_some_and(|series| series.winner().is_none()) {
        let next = Intent::PlayAgainRotated;
        (end_button("primary", next, texts.next_of_series()), None)
    } else {
        let rotated = end_button("quiet", Intent::PlayAgainRotated, texts.change_seats())
            .attr("aria-label", texts.change_seats_hint())
            .hover_title(texts.change_seats_hint());
        let again = end_button("primary", Intent::PlayAgain, texts.play_again());
        (again, Some(rotated))
    }
}

fn end_button(class: &str, run: Intent, text: &str) -> Node {
    el("button")
        .class("button")
        .class(class)
        .attr("type", "button")
        .run(run)
        .child(span("label", text))
}

/// The scores, best first, where the table below starts out of sight.
fn ranking(stage: &AnyStage, tally: &Tally, winners: SeatSet, player_names: &PlayerNames) -> Node {
    let scores = tally.totals.iter().copied();
    let mut seats: Vec<(Seat, u32)> = (0..).map(Seat).zip(scores).collect();
    order::sort_by_key(&mut seats, |&(_, points)| std::cmp::Reverse(points));
    let line = |&(seat, points): &(Seat, u32)| {
        let owner = stage.owner(seat);
        el("li")
            .class(if winners.has(seat) { "winner" } else { "" })
            .child(drawing::figure(Shape::Meeple, owner))
            .child(span("name", player_names.name(seat)))
            .apart(span("score", points.to_string()))
    };
    let lines = seats.iter().map(line);
    el("ol").class("ranking").children(lines)
}

fn points_table(cx: &Context, stage: &AnyStage, tally: &Tally, player_names: &PlayerNames) -> Node {
    let seats: Vec<Seat> = (0..tally.totals.len() as u8).map(Seat).collect();
    let head = el("tr")
        .child(el("th").attr("scope", "col").text(cx.texts().source()))
        .children(seats.iter().map(|&seat| {
            el("th")
                .attr("scope", "col")
                .class(owner_class(stage.owner(seat)))
                .child(drawing::figure(Shape::Meeple, stage.owner(seat)))
                .child(span("", player_names.name(seat)).hover_title(player_names.name(seat)))
        }))
        .child(
            el("th")
                .attr("scope", "col")
                .class("by")
                .text(cx.texts().rules_label()),
        );
    let mut body = el("tbody");
    for (timing, title) in [
        (Timing::During, cx.texts().during()),
        (Timing::Final, cx.texts().at_the_end()),
    ] {
        body = body.children(part(cx, tally, (timing, title)));
    }
    div("scroll")
        .attr("role", "region")
        .attr("aria-label", cx.texts().scores())
        .attr("tabindex", "0")
        .attr("data-area", "points")
        // The dialog opens by itself: focus goes where nothing can be pressed by accident.
        .flag("data-first", true)
        .child(
            el("table")
                .class("points")
                .attr("aria-label", cx.texts().scores())
                .child(el("thead").child(head).child(totals(cx, tally)))
                .child(body),
        )
}

/// The rows of one part of the game below its heading; empty if nobody scored in it.
fn part(cx: &Context, tally: &Tally, (timing, title): (Timing, &str)) -> Vec<Node> {
    let seats = tally.totals.len();
    let rows: Vec<&PointsRow> = tally
        .rows
        .iter()
        .filter(|row| row.timing == timing)
        .collect();
    if rows.is_empty() {
        return Vec::new();
    }
    let head = el("tr").class("part").child(
        el("th")
            .attr("colspan", (seats + 2).to_string())
            .attr("scope", "rowgroup")
            .text(title),
    );
    let rows = rows.into_iter().map(|row| {
        // Nothing to count, as opposed to no points for what was counted.
        let cell = |(seat, points): (Seat, &u32)| match points {
            0 if !row.lost.has(seat) => el("td").class("none").text("–"),
            points => el("td").text(points.to_string()),
        };
        let links = row.rules.iter().map(|&rule| rule_link(cx.texts(), rule));
        el("tr")
            .child(
                el("th")
                    .attr("scope", "row")
                    .text(row.title.clone())
                    .children(row.why.iter().map(|&why| span("why", why))),
            )
            .children((0..).map(Seat).zip(&row.points).map(cell))
            .child(
                el("td")
                    .class("by")
                    .child(links.fold(span("rules", ""), Node::apart)),
            )
    });
    std::iter::once(head).chain(rows).collect()
}

pub(crate) fn totals(cx: &Context, tally: &Tally) -> Node {
    let winners = tally.victory.winners();
    let cell = |(seat, points): (Seat, &u32)| {
        let class = if winners.has(seat) { "best" } else { "" };
        el("td").class(class).text(points.to_string())
    };
    el("tr")
        .class("total")
        .child(el("th").attr("scope", "row").text(cx.texts().total()))
        .children((0..).map(Seat).zip(&tally.totals).map(cell))
        .child(el("td").class("by"))
}
