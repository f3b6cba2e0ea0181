//! Receives the reviews of the turns of a finished game, and lets people find the better move of a moment.

use crate::app::App;
use crate::app::replay::play_on;
use crate::context::Context;
use crate::context::steering::{focus_on_next_target, leave_opener, update_focus};
use crate::context::thinking::{AnyTurn, ReviewResponse};
use crate::elements::intent::{FindIntent, Intent};
use crate::features::announce::announcements::greet;
use crate::features::review::finding::{
    Judged, Verdict, asked_text, begin_finding, judge_turn, mark_tries, turn_played, turn_to_end,
};
use crate::features::review::moments::moments_of;
use crate::features::review::{Known, Review, look_back, open_review, return_to_review};
use crate::messages::review::tenths;
use crate::stage::any_session::AnySession;
use crate::stage::replay::{Opener, Replay, ReplayMove};
use crate::stage::{AnyStage, for_both};
use view::scene::tween::Millis;

impl App {
    /// Receives the review of a turn, if it is awaited.
    pub fn take_review(&mut self, response: &ReviewResponse, now: Millis) {
        let Some(mut review) = self.review.take() else {
            return;
        };
        // The game on the screen is not the reviewed one while somebody looks for the better move.
        if review.finding.is_some() {
            let verdict = review.take_tried(&self.cx, response);
            self.review = Some(review);
            if let Some(verdict) = verdict {
                take_verdict(self, verdict, now);
                self.follow_up(now);
            }
            return;
        }
        let awaited = review
            .turns
            .iter_mut()
            .find(|(step, known)| (*known == Known::Awaited) && *step as u64 == response.step);
        if let Some((_, known)) = awaited.filter(|_| review.epoch == response.epoch) {
            *known = match &response.turn_review {
                Some(turn_review) => Known::Reviewed(Box::new(turn_review.clone())),
                None => Known::Nothing,
            };
            review.moments = moments_of(&self.cx, &review);
            if review.is_done() {
                self.cx
                    .announcer
                    .say(self.cx.texts().review_done().to_string());
                let found = |seat| review.sums(seat);
                self.statistics.note_review(&mut self.cx, found);
            }
        }
        self.review = Some(review);
        self.follow_up(now);
    }
}

/// Starts a new game from the position before a turn.
pub(crate) fn try_from(app: &mut App, step: usize, now: Millis) {
    look_back(&mut app.review, &mut app.cx, step, now);
    play_on(app, now);
}

/// Begins to look for the better move of a moment, or ends that.
pub(crate) fn press_find(app: &mut App, intent: FindIntent, now: Millis) {
    match intent {
        FindIntent::Begin(step) => {
            if begin_finding(&mut app.review, &mut app.cx, step) {
                leave_opener(&mut app.cx);
                set_up(app, now);
            }
        }
        FindIntent::Show => show_better(app, app.cx.texts().review_shown().to_string(), now),
        FindIntent::Leave => _ = leave_finding(app, now),
    }
}

/// A copy of the game that is kept, as it was after `step` actions.
fn copy_before(cx: &Context, step: usize) -> Option<AnySession> {
    let stage = cx.kept_stage()?;
    for_both!(stage, one => one.session().branch(step).map(AnySession::from))
}

/// Sets up the turn to be played on a copy by whose turn it was, and asks for it. Without a copy to try it on nobody looks for it.
fn set_up(app: &mut App, now: Millis) {
    let Some((review, finding)) = app
        .review
        .as_deref()
        .and_then(|review| Some((review, review.finding()?)))
    else {
        return;
    };
    let Some(mut copy) = copy_before(&app.cx, finding.step) else {
        leave_finding(app, now);
        return;
    };
    // Nobody else moves, and nothing before the turn is taken back.
    for_both!(&mut copy, session => {
        session.sit_here(Some(finding.seat));
        session.seal(finding.step);
    });
    app.cx.try_out(copy);
    mark_tries(review, &mut app.cx, now);
    app.cx.focus.forget_game();
    let asked = asked_text(review, &app.cx);
    greet(&mut app.cx, &asked.unwrap_or_default());
    focus_on_next_target(&mut app.cx);
}

/// Judges the turn that was tried, once it is over.
pub(crate) fn judge_move(app: &mut App, now: Millis) {
    let review = app.review.as_deref_mut();
    if let Some(turn) = review.and_then(|review| turn_played(review, &app.cx)) {
        judge(app, turn, now);
    }
}

/// Ends the turn that is tried where others would go on with it. Returns whether there was one.
pub(crate) fn end_try(app: &mut App, now: Millis) -> bool {
    let review = app.review.as_deref();
    let Some(turn) = review.and_then(|review| turn_to_end(review, &app.cx)) else {
        return false;
    };
    judge(app, turn, now);
    true
}

/// Judges a turn, if that needs no request.
fn judge(app: &mut App, turn: AnyTurn, now: Millis) {
    let review = app.review.as_deref_mut();
    if let Some(verdict) = review.and_then(|review| judge_turn(review, &mut app.cx, turn, now)) {
        take_verdict(app, verdict, now);
    }
}

/// Tells what a try came to, and goes on accordingly.
fn take_verdict(app: &mut App, verdict: Verdict, now: Millis) {
    let texts = app.cx.texts();
    let review = app.review.as_deref_mut();
    match review.and_then(|review| review.judge(verdict)) {
        None => {}
        Some(Judged::NotYet) => set_up(app, now),
        Some(Judged::Found(gained)) => {
            let (points, tenths) = tenths(gained);
            show_better(app, texts.review_found(points, tenths), now);
        }
        Some(Judged::Missed(lost)) => {
            let (points, tenths) = tenths(lost);
            show_better(app, texts.review_missed(points, tenths), now);
        }
    }
}

/// Ends the search with the better move, as a moment shows it, and says this.
fn show_better(app: &mut App, told: String, now: Millis) {
    let Some(step) = bring_back(app, now) else {
        return;
    };
    look_back(&mut app.review, &mut app.cx, step, now);
    focus_on_next_target(&mut app.cx);
    leave_opener(&mut app.cx);
    app.cx.announcer.forget();
    app.cx.tell(told, now);
}

/// Goes back to the review in which somebody looked for a better move. Returns whether anybody did.
pub(crate) fn leave_finding(app: &mut App, now: Millis) -> bool {
    let Some(step) = bring_back(app, now) else {
        return false;
    };
    let begin = Intent::Find(FindIntent::Begin(step));
    return_to_review(&mut app.review, &mut app.cx, begin);
    app.cx.announcer.forget();
    let said = app.cx.texts().review_back().to_string();
    app.cx.announcer.say(said);
    true
}

/// Goes to the review, from a replay that it has opened to the moment that was looked at.
pub(crate) fn go_to_review(app: &mut App, now: Millis) {
    // A review tells the end.
    if !leave_moment(app, now) && !app.cx.keeps_end_secret(ReplayMove::Close, now) {
        open_review(&mut app.review, &mut app.cx);
    }
}

/// Goes back to the review that has opened the replay. Returns whether one has.
pub(crate) fn leave_moment(app: &mut App, now: Millis) -> bool {
    let step = app.review.as_deref().and_then(Review::looked_at);
    let replay = app.cx.any_stage().and_then(AnyStage::replay);
    let opener = replay.map(Replay::opener);
    let (Some(step), Some(Opener::Review)) = (step, opener) else {
        return false;
    };
    if let Some(stage) = app.cx.stage.as_mut() {
        stage.steer_replay(ReplayMove::Close, now);
    }
    update_focus(&mut app.cx);
    return_to_review(&mut app.review, &mut app.cx, Intent::LookBack(step));
    true
}

/// Ends the search and brings the reviewed game back. Returns how many actions precede the turn, if anybody searched.
fn bring_back(app: &mut App, now: Millis) -> Option<usize> {
    let review = app.review.as_deref_mut()?;
    let finding = review.finding.take()?;
    app.cx.bring_back(now);
    // The game goes on nowhere else.
    update_focus(&mut app.cx);
    Some(finding.step)
}
