//! Finding the better move of a moment by playing it: on a copy of the game at that turn, which is thrown away, in a few tries.

use super::moments::{LEAST, Moment, others_of, played_text};
use super::trying::way_out;
use super::{Begun, Review, turns};
use crate::context::Context;
use crate::context::effects::Effect;
use crate::context::thinking::{AnyTurn, ReviewResponse};
use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::intent::{FindIntent, Intent};
use crate::elements::tree::{Node, div, el, span};
use crate::messages::PlayerNames;
use crate::messages::review::tenths;
use crate::sentences::why::clue_text;
use crate::stage::{AnyStage, EitherGame, Lock};
use crate::widgets::labelled_intent;
use crate::widgets::undo::undo_and_redo_buttons;
use engine::ai::review::TurnReview;
use engine::rules::Question;
use engine::table::Seat;
use view::scene::shown_move::Meaning;
use view::scene::tween::Millis;

/// How often somebody may try.
pub(super) const TRIES: usize = 3;
/// A try is good enough if it loses less than this part of what was lost.
const CLOSE: i32 = 5;

/// The better move that is looked for.
#[derive(Debug)]
pub(crate) struct Finding {
    /// How many actions precede the turn.
    pub step: usize,
    pub seat: Seat,
    /// The tries that were not good enough.
    tries: Vec<Try>,
    /// What the last turn came to.
    last: Option<Verdict>,
    /// Where the points come from that it lost, in a sentence.
    clue: Option<String>,
    /// The epoch of the copy at which it was last looked whether the turn is over.
    seen: u64,
    /// The turn that is being judged.
    judged: Option<Try>,
}

/// A turn that was tried, also in words.
#[derive(Debug)]
struct Try {
    turn: AnyTurn,
    told: String,
}

/// The last try of a search in vain.
#[derive(Debug)]
pub(super) struct Missed {
    pub(super) step: usize,
    pub(super) turn: AnyTurn,
    /// What it loses, in thousandths of a point.
    pub(super) lost: i32,
}

impl Missed {
    /// What it means on the table.
    pub(super) const MEANING: Meaning = Meaning::Tried(TRIES as u8);
}

/// What a turn comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// It is the one that was played, which is no try.
    Played,
    /// It is the try of this number, and not counted again.
    Repeated(usize),
    /// What it loses, in thousandths of a point.
    Lost(i32),
}

/// How the search goes on after a turn, in thousandths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Judged {
    /// It is as good as the better move: what it gains over what was played.
    Found(i32),
    /// There are tries left.
    NotYet,
    /// There is none left: what the last one lost.
    Missed(i32),
}

impl Finding {
    fn tries_left(&self) -> u32 {
        TRIES.saturating_sub(self.tries.len()) as u32
    }
}

/// The search for the better move, if that is what the copy is for.
const fn finding_of(trial: &mut Option<Begun>) -> Option<&mut Finding> {
    match trial {
        Some(Begun::Finding(finding)) => Some(finding),
        Some(Begun::Game(_)) | None => None,
    }
}

impl Review {
    pub(crate) const fn finding(&self) -> Option<&Finding> {
        match &self.trial {
            Some(Begun::Finding(finding)) => Some(finding),
            Some(Begun::Game(_)) | None => None,
        }
    }

    /// Whether a try is being judged.
    pub(crate) fn judges(&self) -> bool {
        self.finding()
            .is_some_and(|finding| finding.judged.is_some())
    }

    /// Whether somebody can find the better move: where a person lost points, and it was not shown yet. It is told nowhere before.
    pub(super) fn can_find(&self, cx: &Context, moment: &Moment) -> bool {
        !self.shown.contains(&moment.step) && was_person(cx, moment.seat)
    }

    /// Takes what is known about the turn that is judged.
    pub(crate) fn judge(&mut self, verdict: Verdict) -> Option<Judged> {
        let finding = finding_of(&mut self.trial)?;
        let tried = finding.judged.take()?;
        let moment = self.moments.iter().find(|one| one.step == finding.step)?;
        finding.last = Some(verdict);
        let Verdict::Lost(lost) = verdict else {
            return Some(Judged::NotYet);
        };
        if lost < LEAST.max(moment.lost / CLOSE) {
            return Some(Judged::Found(moment.lost - lost));
        }
        if finding.tries_left() > 1 {
            finding.tries.push(tried);
            return Some(Judged::NotYet);
        }
        let (step, turn) = (finding.step, tried.turn);
        self.missed.push(Missed { step, turn, lost });
        Some(Judged::Missed(lost))
    }

    /// The last try at a moment, if it was searched in vain.
    pub(super) fn missed_at(&self, step: usize) -> Option<&Missed> {
        self.missed.iter().find(|missed| missed.step == step)
    }

    /// Takes the review of the turn that was tried, if it is awaited.
    pub(crate) fn take_tried(
        &mut self,
        cx: &Context,
        response: &ReviewResponse,
    ) -> Option<Verdict> {
        let finding = finding_of(&mut self.trial);
        let finding = finding.filter(|finding| finding.judged.is_some())?;
        let awaited = (finding.step as u64, cx.any_stage()?.epoch());
        let answers = (response.step, response.epoch) == awaited;
        let others = others_of(cx, finding.seat, &cx.player_names()?);
        let why = response.turn_review.as_ref().filter(|_| answers);
        finding.clue = why.and_then(|one| clue_text(cx.texts(), &one.why, &others));
        // Of a turn with nothing to decide nothing is lost.
        let lost = response.turn_review.as_ref().map_or(0, TurnReview::lost);
        answers.then_some(Verdict::Lost(lost))
    }
}

/// Whether a person had this seat.
pub(super) fn was_person(cx: &Context, seat: Seat) -> bool {
    let stage = cx.kept_stage();
    let chair = stage.and_then(|stage| stage.seating().chair(seat));
    chair.is_some_and(|chair| chair.control.is_human())
}

/// Prepares the search for the better move of a moment. Returns whether there is such a moment.
pub(crate) fn begin_finding(
    review: &mut Option<Box<Review>>,
    cx: &mut Context,
    step: usize,
) -> bool {
    let Some(review) = review.as_mut().filter(|_| !cx.tries_out()) else {
        return false;
    };
    let moment = review.moment(step);
    let moment = moment.filter(|moment| review.can_find(cx, moment));
    let Some(seat) = moment.map(|moment| moment.seat) else {
        return false;
    };
    cx.dialogs.leave();
    cx.panels.show_remaining(false);
    review.trial = Some(Begun::Finding(Finding {
        step,
        seat,
        tries: Vec::new(),
        last: None,
        clue: None,
        seen: 0,
        judged: None,
    }));
    true
}

/// Marks on the table what was played, and what was tried so far, and keeps the better place in sight, without a mark.
pub(crate) fn mark_tries(review: &Review, cx: &mut Context, now: Millis) {
    let Some(finding) = review.finding() else {
        return;
    };
    let played = turns::turn_at(cx.kept_stage(), finding.step).map(|(_, turn)| turn);
    let played = played.iter().map(|turn| (Meaning::Played, turn));
    let tries = finding.tries.iter().map(|one| &one.turn);
    let all = played.chain((1..).map(Meaning::Tried).zip(tries));
    match cx.stage.as_mut() {
        None => {}
        Some(AnyStage::Tiles(stage)) => {
            let shown = all.filter_map(|(meaning, turn)| match turn {
                AnyTurn::Tiles(turn) => stage.shown_turn(&turn.game, &turn.made, meaning),
                AnyTurn::Cards(_) => None,
            });
            let shown = shown.collect();
            stage.show_moves(shown);
            let moment = review.moment(finding.step);
            stage.keep_in_sight(moment.map(Moment::cells).unwrap_or_default(), now);
        }
        Some(AnyStage::Cards(stage)) => {
            let shown = all.filter_map(|(meaning, turn)| match turn {
                AnyTurn::Cards(turn) => stage.shown_play(&turn.game, turn.made, meaning),
                AnyTurn::Tiles(_) => None,
            });
            let shown = shown.collect();
            stage.show_moves(shown);
        }
    }
}

/// Notices that the turn was played: it can no longer be changed.
pub(crate) fn turn_played(review: &mut Review, cx: &Context) -> Option<AnyTurn> {
    let epoch = cx.any_stage()?.epoch();
    let finding = finding_of(&mut review.trial);
    let finding = finding.filter(|finding| finding.judged.is_none())?;
    if !cx.tries_out() || std::mem::replace(&mut finding.seen, epoch) == epoch {
        return None;
    }
    turns::ended_turn(cx.stage.as_ref(), finding.step)
}

/// The turn that somebody may end, because others go on with it.
pub(crate) fn turn_to_end(review: &Review, cx: &Context) -> Option<AnyTurn> {
    let finding = review
        .finding()
        .filter(|_| cx.tries_out() && !review.judges())?;
    turns::passed_on(cx.stage.as_ref(), finding.step, finding.seat)
}

/// Judges a turn. Returns what is known about it; otherwise its review is requested.
pub(crate) fn judge_turn(
    review: &mut Review,
    cx: &mut Context,
    turn: AnyTurn,
    now: Millis,
) -> Option<Verdict> {
    let player_names = cx.player_names()?;
    let finding = finding_of(&mut review.trial)?;
    let (step, told) = (finding.step, played_text(&turn, cx.texts(), &player_names));
    finding.judged = Some(Try { turn, told });
    if let Some(stage) = cx.stage.as_mut() {
        stage.lock(Lock::Diagram, now);
    }
    let known = known_verdict(review, cx);
    if known.is_none() {
        cx.effects.push(Effect::Review(step));
        cx.announcer.say(cx.texts().review_judging().to_string());
    }
    known
}

/// What is known about the turn that is judged: if it is the one that was played, one that was tried before, or the best one.
fn known_verdict(review: &Review, cx: &Context) -> Option<Verdict> {
    let finding = review.finding()?;
    let (step, tried) = (finding.step, &finding.judged.as_ref()?.turn);
    let (_, played) = turns::turn_at(cx.kept_stage(), step)?;
    if *tried == played {
        return Some(Verdict::Played);
    }
    let mut before = (1..).zip(&finding.tries);
    if let Some((number, _)) = before.find(|(_, one)| one.turn == *tried) {
        return Some(Verdict::Repeated(number));
    }
    let is_best = match (tried, &review.moment(step)?.choice.better_turn) {
        (AnyTurn::Tiles(tried), EitherGame::Tiles(best)) => tried.made == *best,
        (AnyTurn::Cards(tried), EitherGame::Cards(best)) => tried.made == *best,
        _ => false,
    };
    is_best.then_some(Verdict::Lost(0))
}

/// What is looked for, and what the last turn came to.
pub(crate) fn asked_text(review: &Review, cx: &Context) -> Option<String> {
    let (finding, player_names) = (review.finding()?, cx.player_names()?);
    let (texts, left) = (cx.texts(), finding.tries_left());
    Some(match finding.last {
        None => texts.review_find_for(player_names.name(finding.seat)),
        Some(Verdict::Played) => texts.review_was_played(left),
        Some(Verdict::Repeated(_)) => texts.review_was_tried(left),
        Some(Verdict::Lost(lost)) => {
            let (points, tenths) = tenths(lost);
            let closer = review.moment(finding.step)?.lost > lost;
            let told = match closer {
                true => texts.review_closer(points, tenths, left),
                false => texts.review_not_yet(points, tenths, left),
            };
            let told = std::iter::once(told).chain(finding.clue.clone());
            told.collect::<Vec<_>>().join(" ")
        }
    })
}

/// The bar while a try is judged, and before that once others go on with the turn. Otherwise the bar is
/// given back. Not inlined, so that its code can be loaded later.
#[inline(never)]
pub(crate) fn try_bar(review: &Review, cx: &Context, bar: Node) -> Result<Node, Node> {
    let texts = cx.texts();
    let ask = |told: &str| div("ask").child(span("question", told));
    if review.judges() {
        return Ok(bar.class("waiting").child(ask(texts.review_judging())));
    }
    if turn_to_end(review, cx).is_none() {
        return Err(bar);
    }
    let ends = Intent::Command(Command::Confirm);
    let end = labelled_intent("primary main", ends, Icon::Done, texts.confirm());
    let ways = div("pinned").children(undo_and_redo_buttons(cx)).child(end);
    let asked = ask(&texts.ask(Question::Confirm));
    Ok(bar.class("waiting").child(asked).child(ways))
}

/// Beside the board: what is looked for, what came of it so far, and the ways out.
pub(super) fn finding_node(review: &Review, cx: &Context, finding: &Finding) -> Option<Node> {
    let player_names: PlayerNames = cx.player_names()?;
    let (texts, moment) = (cx.texts(), review.moment(finding.step)?);
    let (points, tenths) = tenths(moment.lost);
    let name = player_names.name(finding.seat);
    let told = match finding.last {
        Some(_) => asked_text(review, cx)?,
        None => texts.review_cost(points, tenths, TRIES as u32),
    };
    let way = |intent, icon, name| way_out(Intent::Find(intent), icon, name);
    let ways = div("moment-ways")
        .child(way(FindIntent::Leave, Icon::Before, texts.review_back()))
        .child(way(FindIntent::Show, Icon::Eye, texts.review_show()));
    let node = div("remarks")
        .class("moment finding")
        .key("finding")
        .attr("data-area", "tip")
        .attr("role", "group")
        .attr("aria-label", texts.review_find())
        .child(el("h2").text(texts.review_find_for(name)))
        .child(
            div("told")
                .child(el("p").child(sign(finding)).child(span("", told)))
                .child(before_node(cx, moment, finding)),
        )
        .child(ways);
    Some(node)
}

/// The sign that the move has on the table of which something is told.
fn sign(finding: &Finding) -> Node {
    let sign = span("sign", "").attr("aria-hidden", "true");
    match finding.last {
        None | Some(Verdict::Played) => sign.child(Icon::Close.node()),
        Some(Verdict::Repeated(number)) => sign.text(number.to_string()),
        Some(Verdict::Lost(_)) => sign.text(finding.tries.len().to_string()),
    }
}

/// What was played, and what was tried so far, for those who do not see it marked.
fn before_node(cx: &Context, moment: &Moment, finding: &Finding) -> Node {
    let texts = cx.texts();
    let tries = (1..).zip(&finding.tries);
    let tries = tries.map(|(number, one)| texts.review_tried(number, &one.told));
    let lines = std::iter::once(texts.review_played(&moment.choice.played)).chain(tries);
    div("unseen").children(lines.map(|line| el("p").text(line)))
}

/// The button that begins to look for the better move of a moment.
pub(super) fn find_button(cx: &Context, moment: &Moment) -> Node {
    let begin = Intent::Find(FindIntent::Begin(moment.step));
    labelled_intent("primary", begin, Icon::Help, cx.texts().review_find())
}
