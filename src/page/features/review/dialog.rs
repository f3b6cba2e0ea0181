//! The review of a game as a dialog.

use super::chart::lead_node;
use super::finding::find_button;
use super::moments::Moment;
use super::picture::picture_nodes;
use super::{Review, turns};
use crate::context::Context;
use crate::elements::command::Command;
use crate::elements::drawing;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::owners::owner_class;
use crate::elements::tree::{Node, dialog, div, el, span};
use crate::messages::PlayerNames;
use crate::messages::review::tenths;
use crate::stage::AnyStage;
use crate::widgets::{button_node, labelled_intent};
use engine::table::{Kind, Seat};
use view::scene::figures::Shape;

/// In place of a number that is not known yet.
const AWAITED: &str = "…";

pub(crate) fn review_dialog(review: &Option<Box<Review>>, cx: &Context) -> Node {
    let texts = cx.texts();
    let dialog = dialog("review", texts.review()).class("review");
    let head = el("header")
        .child(el("h1").text(texts.review()))
        .child(button_node(cx, Command::Close, "quiet corner"));
    let card = div("card wide").child(head);
    let (Some(review), Some(stage), Some(player_names)) =
        (&review, cx.any_stage(), cx.player_names())
    else {
        return dialog.child(card);
    };
    let note = match stage.kind() {
        Kind::Tiles => texts.review_note(),
        Kind::Cards => texts.review_note_of_cards(),
    };
    dialog.child(
        card.children(progress(cx, review))
            .child(el("p").class("hint").text(note))
            .child(sums_table(cx, review, (stage, &player_names)))
            .child(el("p").class("hint").text(texts.review_sums(stage.kind())))
            .children(lead_node(cx, review, &player_names))
            .child(moments(cx, review, (stage, &player_names))),
    )
}

/// The progress, until it is done.
fn progress(cx: &Context, review: &Review) -> Option<Node> {
    let (done, all) = review.progress(cx)?;
    let told = cx.texts().review_progress(done as u32, all as u32);
    let bar = el("progress")
        .attr("value", done.to_string())
        .attr("max", all.to_string())
        .attr("aria-label", told.clone());
    Some(div("progress").child(bar).child(span("told", told)))
}

/// What each player lost by choices, and how lucky their draws were; in the card game luck is unknown.
fn sums_table(
    cx: &Context,
    review: &Review,
    (stage, player_names): (&AnyStage, &PlayerNames),
) -> Node {
    let texts = cx.texts();
    let tells_luck = stage.kind() == Kind::Tiles;
    let head = |title: &str| el("th").attr("scope", "col").text(title);
    let row = |seat: Seat| {
        let (lost, luck) = review.sums(seat);
        let number = |told: String| match review.is_judged(seat) {
            true => told,
            false => AWAITED.to_owned(),
        };
        let owner = stage.owner(seat);
        el("tr")
            .child(
                el("th")
                    .attr("scope", "row")
                    .class(owner_class(owner))
                    .child(
                        div("whose")
                            .child(drawing::figure(Shape::Meeple, owner))
                            .child(span("", player_names.name(seat))),
                    ),
            )
            .child(el("td").text(number(texts.tenths_of_points(lost))))
            .children(tells_luck.then(|| el("td").text(number(texts.signed_points(luck)))))
    };
    let seats = (0..stage.seats()).map(Seat);
    el("table")
        .class("sums")
        .attr("aria-label", texts.review_choices(stage.kind()))
        .child(
            el("thead").child(
                el("tr")
                    .child(el("td"))
                    .child(head(texts.review_lost()))
                    .children(tells_luck.then(|| head(texts.review_luck()))),
            ),
        )
        .child(el("tbody").children(seats.map(row)))
}

/// The most costly choices so far.
fn moments(cx: &Context, review: &Review, table: (&AnyStage, &PlayerNames)) -> Node {
    let texts = cx.texts();
    let section = el("section").child(el("h2").text(texts.review_moments()));
    if review.moments.is_empty() {
        let none = review.is_done().then(|| texts.review_no_moments());
        return section.children(none.map(|none| el("p").class("hint").text(none)));
    }
    let items = review.moments.iter();
    let items = items.map(|moment| moment_node(cx, (review, moment), table));
    section.child(el("ol").class("moments").children(items))
}

fn moment_node(
    cx: &Context,
    (review, moment): (&Review, &Moment),
    (stage, player_names): (&AnyStage, &PlayerNames),
) -> Node {
    let texts = cx.texts();
    let (number, last) = turns::number(cx.stage.as_ref(), moment.step);
    let (points, tenths) = tenths(moment.lost);
    let cost = texts.review_moment(player_names.name(moment.seat), points, tenths);
    let turn = texts.turn_number(number as u32, last as u32);
    let look = Intent::LookBack(moment.step);
    let try_it = Intent::TryFrom(moment.step);
    let finds = review.can_find(cx, moment);
    let see = match finds {
        true => texts.review_show_better(),
        false => texts.review_look(),
    };
    let ways = div("answers")
        .children(finds.then(|| find_button(cx, moment)))
        .child(labelled_intent("", look, Icon::Eye, see))
        .children(
            (!stage.is_locked())
                .then(|| labelled_intent("", try_it, Icon::Meeple, texts.review_try())),
        );
    let told = |played: &str, better: &str| {
        let better = (!finds).then(|| moment.better(texts, better, || texts.review_better(better)));
        better.into_iter().chain([texts.review_played(played)])
    };
    // Those who see the board are shown the places.
    let choice = &moment.choice;
    let [better, played] = moment.seen(cx);
    let seen = told(&played, &better);
    let seen = seen.map(|told| el("p").attr("aria-hidden", "true").text(told));
    let heard = told(&choice.played, &choice.better);
    el("li")
        .key(format!("moment {}", moment.step))
        .flag("data-whole", true)
        .child(el("h3").text(format!("{turn}: {cost}")))
        .child(
            div("shown")
                .children(picture_nodes(cx, review, moment))
                .child(div("").children(seen)),
        )
        .child(div("unseen").children(heard.map(|told| el("p").text(told))))
        .child(ways)
}
