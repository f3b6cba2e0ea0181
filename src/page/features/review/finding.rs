//! Finding the better move of a moment by playing it: on a copy of the game at that turn, which is thrown away, in a few tries.

use super::look::is_looked_at;
use super::moments::{LEAST, Moment};
use super::{Review, turns};
use crate::context::Context;
use crate::context::effects::Effect;
use crate::context::thinking::{AnyTurn, ReviewResponse};
use crate::elements::icons::Icon;
use crate::elements::intent::{FindIntent, Intent};
use crate::elements::tree::{Node, div, el, span};
use crate::messages::PlayerNames;
use crate::messages::review::tenths;
use crate::stage::{EitherGame, Lock};
use crate::widgets::labelled_intent;
use engine::ai::review::TurnReview;
use engine::table::Seat;
use view::scene::tween::Millis;

/// How often somebody may try.
const TRIES: u8 = 3;

/// The better move that is looked for.
#[derive(Debug)]
pub(crate) struct Finding {
    /// How many actions precede the turn.
    pub step: usize,
    pub seat: Seat,
    /// How many tries are left.
    left: u8,
    /// What the last try lost, in thousandths of a point.
    lost: Option<i32>,
    /// The epoch of the copy at which it was last looked whether the turn is over.
    seen: u64,
    judges: bool,
}

/// What a try came to, in thousandths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Judged {
    /// It is as good as the better move: what it gains over what was played.
    Found(i32),
    /// There are tries left.
    NotYet,
    /// There is none left: what the last one lost.
    Missed(i32),
}

impl Review {
    pub(crate) const fn finding(&self) -> Option<&Finding> {
        self.finding.as_ref()
    }

    /// Whether a try is being judged.
    pub(crate) fn judges(&self) -> bool {
        self.finding().is_some_and(|finding| finding.judges)
    }

    /// Whether what would have been better is told: what a person can find is not told before it was shown.
    pub(super) fn tells(&self, cx: &Context, moment: &Moment) -> bool {
        self.shown.contains(&moment.step) || !can_find(cx, moment.seat)
    }

    /// Judges a try that lost so many thousandths of a point.
    pub(crate) fn judge(&mut self, lost: i32) -> Option<Judged> {
        let finding = self.finding.as_mut()?;
        finding.judges = false;
        let moment = self.moments.iter().find(|one| one.step == finding.step)?;
        if lost < LEAST {
            return Some(Judged::Found(moment.lost - lost));
        }
        finding.left = finding.left.saturating_sub(1);
        finding.lost = Some(lost);
        Some(match finding.left {
            0 => Judged::Missed(lost),
            _ => Judged::NotYet,
        })
    }

    /// Takes the review of the turn that was tried, if it is awaited: what the try lost.
    pub(crate) fn take_tried(&self, cx: &Context, response: &ReviewResponse) -> Option<i32> {
        let finding = self.finding().filter(|finding| finding.judges)?;
        let awaited = (finding.step as u64, cx.any_stage()?.epoch());
        let answers = (response.step, response.epoch) == awaited;
        // Of a turn with nothing to decide nothing is lost.
        answers.then(|| response.turn_review.as_ref().map_or(0, TurnReview::lost))
    }
}

/// Whether a person can find a better move than this seat made.
pub(super) fn can_find(cx: &Context, seat: Seat) -> bool {
    let stage = cx.kept_stage();
    let chair = stage.and_then(|stage| stage.seating().chair(seat));
    chair.is_some_and(|chair| chair.control.is_human())
}

/// Prepares the search for the better move of a moment: the replay shows the turn, without that move unless it is looked at
/// already. Returns whether there is such a moment.
pub(crate) fn begin_finding(
    review: &mut Option<Box<Review>>,
    cx: &mut Context,
    step: usize,
    now: Millis,
) -> bool {
    let looked_at = is_looked_at(review.as_deref(), cx, step);
    let Some(review) = review.as_mut().filter(|_| !cx.tries_out()) else {
        return false;
    };
    let seat = review.moment(step).map(|moment| moment.seat);
    let Some(seat) = seat.filter(|&seat| can_find(cx, seat)) else {
        return false;
    };
    cx.dialogs.leave();
    cx.panels.show_log(false);
    if !looked_at {
        turns::show_before(&mut cx.stage, step, "", now);
        review.looked = None;
    }
    review.finding = Some(Finding {
        step,
        seat,
        left: TRIES,
        lost: None,
        seen: 0,
        judges: false,
    });
    true
}

/// Notices that the turn was played: it can no longer be changed. Returns what it lost, if that is known; otherwise it is
/// requested.
pub(crate) fn judge_turn(review: &mut Review, cx: &mut Context, now: Millis) -> Option<i32> {
    let epoch = cx.any_stage()?.epoch();
    let finding = review.finding.as_mut().filter(|finding| !finding.judges)?;
    if !cx.tries_out() || std::mem::replace(&mut finding.seen, epoch) == epoch {
        return None;
    }
    let step = finding.step;
    let tried = turns::ended_turn(cx.stage.as_ref(), step, finding.seat)?;
    finding.judges = true;
    if let Some(stage) = cx.stage.as_mut() {
        stage.lock(Lock::Diagram, now);
    }
    let known = known_loss(review, cx, step, &tried);
    if known.is_none() {
        cx.effects.push(Effect::Review(step));
        cx.announcer.add(cx.texts().review_judging());
    }
    known
}

/// What a turn loses, if it is the one that was played or the best one.
fn known_loss(review: &Review, cx: &Context, step: usize, tried: &AnyTurn) -> Option<i32> {
    let moment = review.moment(step)?;
    let (_, played) = turns::turn_at(cx.kept_stage(), step)?;
    if *tried == played {
        return Some(moment.lost);
    }
    let is_best = match (tried, &moment.choice.better_turn) {
        (AnyTurn::Tiles(tried), EitherGame::Tiles(best)) => tried.made == *best,
        (AnyTurn::Cards(tried), EitherGame::Cards(best)) => tried.made == *best,
        _ => false,
    };
    is_best.then_some(0)
}

/// What is looked for, and how the last try ended.
pub(crate) fn asked_text(review: &Review, cx: &Context) -> Option<String> {
    let (finding, player_names) = (review.finding()?, cx.player_names()?);
    let texts = cx.texts();
    let not_yet = finding.lost.map(|lost| {
        let (points, tenths) = tenths(lost);
        texts.review_not_yet(points, tenths, finding.left.into())
    });
    Some(not_yet.unwrap_or_else(|| texts.review_find_for(player_names.name(finding.seat))))
}

/// In the bar while a try is judged.
pub(crate) fn judged_node(cx: &Context) -> Node {
    div("ask").child(span("question", cx.texts().review_judging()))
}

/// Beside the board: what is looked for, how the last try ended, and the ways out.
pub(super) fn finding_node(review: &Review, cx: &Context, finding: &Finding) -> Option<Node> {
    let player_names: PlayerNames = cx.player_names()?;
    let (texts, moment) = (cx.texts(), review.moment(finding.step)?);
    let (points, tenths) = tenths(moment.lost);
    let name = player_names.name(finding.seat);
    let told = match finding.lost {
        Some(_) => asked_text(review, cx)?,
        None => texts.review_cost(points, tenths, TRIES.into()),
    };
    let way =
        |intent, icon: Icon, name: &str| labelled_intent("named", Intent::Find(intent), icon, name);
    let ways = div("moment-ways")
        .child(way(FindIntent::Leave, Icon::Back, texts.back_to_replay()))
        .child(way(FindIntent::Show, Icon::Eye, texts.review_show()));
    let node = div("remarks")
        .class("moment")
        .key("finding")
        .attr("data-area", "tip")
        .attr("role", "group")
        .attr("aria-label", texts.review_find())
        .child(el("h2").text(texts.review_find_for(name)))
        .child(div("told").child(el("p").text(told)))
        .child(ways);
    Some(node)
}

/// The button that begins to look for the better move of a moment; none if a computer made that move.
pub(super) fn find_button(cx: &Context, moment: &Moment, class: &str) -> Option<Node> {
    let begin = Intent::Find(FindIntent::Begin(moment.step));
    let button = || labelled_intent(class, begin, Icon::Help, cx.texts().review_find());
    can_find(cx, moment.seat).then(button)
}
