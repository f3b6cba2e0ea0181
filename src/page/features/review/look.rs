//! A moment of a review on the board: the move that was played and the better one, with buttons to the other moments.

use super::finding::{Missed, TRIES, finding_node};
use super::moments::Moment;
use super::trying::trying_node;
use super::{Begun, Review, turns};
use crate::context::Context;
use crate::context::steering::{focus_on_next_target, leave_opener};
use crate::context::thinking::AnyTurn;
use crate::elements::icons::Icon;
use crate::elements::intent::{FindIntent, Intent};
use crate::elements::tree::{Node, div, el, span};
use crate::messages::review::tenths;
use crate::sentences::remarks::LONG;
use crate::stage::replay::Replay;
use crate::stage::{AnyStage, EitherGame};
use crate::widgets::{back_to_review, labelled_intent};
use view::scene::shown_move::Meaning;
use view::scene::tween::Millis;

/// The moment that is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Looked {
    /// How many actions precede its turn.
    pub(super) step: usize,
    /// The stop of the replay at which it is shown.
    stop: usize,
    pub(super) purpose: Purpose,
}

/// What somebody goes through the moments for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// To be shown each better move.
    See,
    /// To find those that are not known yet.
    Find,
}

/// Shows the position before a turn in a replay, with what was played and what would have been better.
pub(crate) fn look_back(
    review: &mut Option<Box<Review>>,
    cx: &mut Context,
    (step, purpose): (usize, Purpose),
    now: Millis,
) {
    let goes_on = current(review.as_deref(), cx).is_some();
    cx.dialogs.leave();
    let moment = review.as_deref().and_then(|review| review.moment(step));
    let remarks = moment.map(|moment| moment.remarks(cx.texts()));
    turns::show_before(&mut cx.stage, step, &remarks.unwrap_or_default(), now);
    if let (Some(moment), Some(review)) = (moment, review.as_deref()) {
        show_moves(cx, moment, review.missed_at(step), now);
    }
    let stop = stop(cx);
    if let Some(review) = review {
        review.looked = stop.map(|stop| Looked {
            step,
            stop,
            purpose,
        });
        review.shown.push(step);
    }
    // Who goes from one moment to the next stays on that button.
    if !goes_on {
        // On a small screen they would hide what is told of the moment.
        cx.panels.show_remaining(false);
        focus_on_next_target(cx);
        leave_opener(cx);
    }
}

/// The stop that a replay shows, if it looks at the turn that comes then.
fn stop(cx: &Context) -> Option<usize> {
    let replay = cx.any_stage().and_then(AnyStage::replay);
    replay
        .filter(|replay| replay.looks_ahead())
        .map(Replay::step)
}

/// Shows a moment whose button was pressed: who goes on from one that was to be found finds others, too.
pub(crate) fn look_at(
    review: &mut Option<Box<Review>>,
    cx: &mut Context,
    step: usize,
    now: Millis,
) {
    let from = current(review.as_deref(), cx).and(review.as_deref());
    let purpose = from.map_or(Purpose::See, Review::purpose);
    look_back(review, cx, (step, purpose), now);
}

/// The moment that is looked at now.
fn current<'a>(review: Option<&'a Review>, cx: &Context) -> Option<&'a Moment> {
    let review =
        review.filter(|review| cx.any_stage().map(AnyStage::epoch) == Some(review.epoch))?;
    let looked = review.looked?;
    let here = stop(cx) == Some(looked.stop);
    here.then(|| review.moment(looked.step)).flatten()
}

/// Draws the better move and the one that was played on the table, and the last try.
fn show_moves(cx: &mut Context, moment: &Moment, missed: Option<&Missed>, now: Millis) {
    let turn = turns::turn_at(cx.stage.as_ref(), moment.step);
    let tried = missed.map(|missed| &missed.turn);
    match (turn, &moment.choice.better_turn, cx.stage.as_mut()) {
        (
            Some((_, AnyTurn::Tiles(turn))),
            EitherGame::Tiles(better),
            Some(AnyStage::Tiles(stage)),
        ) => {
            let all = [(better, Meaning::Better), (&turn.made, Meaning::Played)];
            let tried = tried.and_then(|tried| match tried {
                AnyTurn::Tiles(tried) => Some((&tried.made, Missed::MEANING)),
                AnyTurn::Cards(_) => None,
            });
            let all = all.into_iter().chain(tried);
            let shown =
                all.filter_map(|(made, meaning)| stage.shown_turn(&turn.game, made, meaning));
            let shown = shown.collect();
            stage.show_moves(shown);
            stage.show_marks(now);
        }
        (
            Some((_, AnyTurn::Cards(decision))),
            &EitherGame::Cards(better),
            Some(AnyStage::Cards(stage)),
        ) => {
            let all = [(better, Meaning::Better), (decision.made, Meaning::Played)];
            let tried = tried.and_then(|tried| match tried {
                AnyTurn::Cards(tried) => Some((tried.made, Missed::MEANING)),
                AnyTurn::Tiles(_) => None,
            });
            let all = all.into_iter().chain(tried);
            let shown =
                all.filter_map(|(made, meaning)| stage.shown_play(&decision.game, made, meaning));
            let shown = shown.collect();
            stage.show_moves(shown);
        }
        _ => {}
    }
}

/// What is said about the moment that is looked at, with buttons to those before and after it, about the better move that
/// somebody looks for, or about the copy that somebody plays on.
pub(crate) fn looked_node(review: Option<&Review>, cx: &Context) -> Option<Node> {
    reviewed_node(review?, cx)
}

/// Not inlined, so that its code can be loaded later.
#[inline(never)]
fn reviewed_node(review: &Review, cx: &Context) -> Option<Node> {
    match &review.trial {
        Some(Begun::Finding(finding)) => finding_node(review, cx, finding),
        Some(Begun::Game(_)) => Some(trying_node(cx)),
        None => moment_node(review, cx),
    }
}

fn moment_node(review: &Review, cx: &Context) -> Option<Node> {
    let moment = current(Some(review), cx)?;
    let player_names = cx.player_names()?;
    let texts = cx.texts();
    let replay = cx.any_stage().and_then(AnyStage::replay)?;
    let (number, (_, last)) = (replay.turn_looked_at(), replay.counter());
    let turn = texts.turn_number(number as u32, last as u32);
    let head = format!("{turn}: {}", player_names.name(moment.seat));
    let node = div("remarks")
        .class("moment")
        .key("moment")
        // The camera keeps this area free.
        .attr("data-area", "tip")
        .attr("role", "group")
        .attr("aria-label", texts.remarks())
        .child(el("h2").text(head))
        .child(told_node(cx, moment, review.missed_at(moment.step)))
        .child(
            div("moment-ways")
                .children(others(review, cx, moment.step).into_iter().flatten())
                .child(back_to_review(cx)),
        );
    Some(node)
}

/// What the last try came to, what is better, what was played, and which cards there were: in few words beside the table, in more
/// for the ear.
fn told_node(cx: &Context, moment: &Moment, missed: Option<&Missed>) -> Node {
    let (texts, choice) = (cx.texts(), &moment.choice);
    let told = missed.map(|missed| {
        let (points, tenths) = tenths(missed.lost);
        texts.review_missed(points, tenths)
    });
    let (points, tenths) = tenths(moment.lost);
    let [better, played] = moment.seen(cx);
    let plain = || texts.review_better_by(points, tenths, &better);
    let better = moment.better(texts, &better, plain);
    let played = texts.review_played(&played);
    let held = choice.held.clone().unwrap_or_default();
    let letters = better.len() + played.len() + held.len();
    let seen = || el("p").attr("aria-hidden", "true");
    let signed = |class: &str, icon: Icon, told: String| {
        let sign = span("sign", "").class(class).child(icon.node());
        seen().child(sign).child(span("", told))
    };
    let tried = told.map(|told| {
        let sign = span("sign", TRIES.to_string()).attr("aria-hidden", "true");
        el("p").child(sign).child(span("", told))
    });
    let heard = moment.heard(texts).into_iter();
    let heard = heard.map(|told| el("p").text(told));
    div("told")
        .maybe("tabindex", (letters > LONG).then(|| "0".to_owned()))
        .children(tried)
        .child(signed("better", Icon::Done, better))
        .child(signed("played", Icon::Close, played))
        .children((!held.is_empty()).then(|| seen().text(held)))
        .child(div("unseen").children(heard))
}

/// The buttons to the moments before and after one, in the order of the list; none if it is the only one.
fn others(review: &Review, cx: &Context, step: usize) -> Option<[Node; 3]> {
    let moments = &review.moments;
    let at = moments.iter().position(|one| one.step == step)?;
    let texts = cx.texts();
    let way = |to: Option<&Moment>, icon: Icon, name: &str, key: &str| {
        let finds = to.filter(|to| review.purpose() == Purpose::Find && review.can_find(cx, to));
        let intent = match finds {
            Some(to) => Intent::Find(FindIntent::Begin(to.step)),
            None => Intent::LookBack(to.map_or(step, |to| to.step)),
        };
        labelled_intent("", intent, icon, name)
            .key(key)
            .hover_title(name)
            .flag("disabled", to.is_none())
    };
    let before = at.checked_sub(1).map(|index| &moments[index]);
    let next = moments.get(at + 1);
    let number = texts.review_moment_number(at as u32 + 1, moments.len() as u32);
    let nodes = [
        way(before, Icon::Before, texts.review_before(), "moment-before"),
        span("number", number),
        way(next, Icon::Next, texts.review_next(), "moment-next"),
    ];
    (moments.len() > 1).then_some(nodes)
}
