//! Receives the reviews of the turns of a finished game, and lets people find the better move of a moment.

use crate::app::App;
use crate::app::replay::open_branch;
use crate::context::Context;
use crate::context::aside::Trial;
use crate::context::steering::{focus_on_next_target, leave_opener, update_focus};
use crate::context::thinking::{AnyTurn, ReviewResponse};
use crate::elements::intent::{FindIntent, Intent};
use crate::features::announce::announcements::greet;
use crate::features::review::finding::{
    Judged, Verdict, asked_text, begin_finding, judge_turn, mark_tries, turn_played, turn_to_end,
};
use crate::features::review::moments::moments_of;
use crate::features::review::trying::show_place;
use crate::features::review::{
    Begun, Known, Purpose, Review, look_back, open_review, return_to_review,
};
use crate::messages::review::tenths;
use crate::stage::any_session::AnySession;
use crate::stage::for_both;
use crate::stage::replay::{Opener, Replay, ReplayMove};
use view::scene::tween::Millis;

impl App {
    /// Receives the review of a turn, if it is awaited.
    pub fn take_review(&mut self, response: &ReviewResponse, now: Millis) {
        let Some(mut review) = self.review.take() else {
            return;
        };
        // The game on the screen is not the reviewed one while a copy is tried out.
        if self.cx.tries_out() {
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

/// Plays on from the position before a turn, on a copy: the reviewed game stays aside.
pub(crate) fn try_from(app: &mut App, step: usize, now: Millis) {
    let copy = copy_before(&app.cx, step);
    let Some((review, mut copy)) = app.review.as_deref_mut().zip(copy) else {
        return;
    };
    for_both!(&mut copy, session => session.seal(step));
    review.trial = Some(Begun::Game(step));
    app.cx.dialogs.leave();
    app.cx.panels.show_remaining(false);
    show_copy(app, copy, Trial::Game, app.cx.texts().review_trying());
    if let Some(review) = app.review.as_deref() {
        show_place(review, &mut app.cx, step, now);
    }
    leave_opener(&mut app.cx);
    app.follow_up(now);
}

/// Keeps the copy that is played on as a game of its own; the reviewed game stays as it was saved.
pub(crate) fn keep_try(app: &mut App, now: Millis) {
    let plays = app.cx.trial() == Some(Trial::Game);
    let stage = app.cx.stage.as_ref().filter(|_| plays);
    let copy = stage.and_then(|stage| {
        for_both!(stage, one => one.session().branch(one.session().steps()).map(AnySession::from))
    });
    if let Some(copy) = copy {
        // What is noted about the table stands with the reviewed game.
        bring_back(app, now);
        open_branch(app, copy, now);
    }
}

/// Puts a copy of the game on the screen and says what it is for.
fn show_copy(app: &mut App, copy: AnySession, trial: Trial, told: &str) {
    app.computer.drop_answer();
    app.cx.try_out(copy, trial);
    app.cx.focus.forget_game();
    greet(&mut app.cx, told);
    focus_on_next_target(&mut app.cx);
}

/// Begins to look for the better move of a moment, or ends that.
pub(crate) fn press_find(app: &mut App, intent: FindIntent, now: Millis) {
    match intent {
        FindIntent::Begin(step) => {
            // Whoever leaves the search is back in the review, not at the moment before.
            if begin_finding(&mut app.review, &mut app.cx, step) {
                close_moment(app, now);
                leave_opener(&mut app.cx);
                set_up(app, now);
            }
        }
        FindIntent::Show => show_better(app, app.cx.texts().review_shown(), now),
        FindIntent::Leave => leave_copy(app, now),
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
        leave_copy(app, now);
        return;
    };
    // Nobody else moves, and nothing before the turn is taken back.
    for_both!(&mut copy, session => {
        session.sit_here(Some(finding.seat));
        session.seal(finding.step);
    });
    let asked = asked_text(review, &app.cx);
    show_copy(app, copy, Trial::Turn, &asked.unwrap_or_default());
    if let Some(review) = app.review.as_deref() {
        mark_tries(review, &mut app.cx, now);
    }
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
            let told = texts.review_found(points, tenths);
            show_better(app, &told, now);
            app.cx.show(told, now);
        }
        Some(Judged::Missed(lost)) => {
            let (points, tenths) = tenths(lost);
            // It stands beside the board, as before.
            show_better(app, &texts.review_missed(points, tenths), now);
        }
    }
}

/// Ends the search with the better move, as a moment shows it, and says this.
fn show_better(app: &mut App, told: &str, now: Millis) {
    let step = app.review.as_deref().and_then(Review::finding);
    let step = step.map(|finding| finding.step);
    let (Some(step), Some(_)) = (step, bring_back(app, now)) else {
        return;
    };
    look_back(&mut app.review, &mut app.cx, (step, Purpose::Find), now);
    focus_on_next_target(&mut app.cx);
    leave_opener(&mut app.cx);
    app.cx.announcer.forget();
    app.cx.announcer.say(told.to_owned());
}

/// Gives up looking for a better move. Returns whether anybody did.
pub(crate) fn leave_finding(app: &mut App, now: Millis) -> bool {
    let review = app.review.as_deref();
    let finds = review.and_then(Review::finding).is_some();
    if finds {
        leave_copy(app, now);
    }
    finds
}

/// Goes back to the review from a copy that is tried out.
fn leave_copy(app: &mut App, now: Millis) {
    let Some(begin) = bring_back(app, now) else {
        return;
    };
    return_to_review(&mut app.review, &mut app.cx, begin);
    app.cx.announcer.forget();
    let said = app.cx.texts().review_back().to_string();
    app.cx.announcer.say(said);
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
    let Some(step) = close_moment(app, now) else {
        return false;
    };
    update_focus(&mut app.cx);
    return_to_review(&mut app.review, &mut app.cx, Intent::LookBack(step));
    true
}

/// Closes the replay that the review has opened, if there is one. Returns after how many actions the turn begins that was looked at.
fn close_moment(app: &mut App, now: Millis) -> Option<usize> {
    let step = app.review.as_deref().and_then(Review::looked_at)?;
    let stage = app.cx.stage.as_mut()?;
    let opener = stage.replay().map(Replay::opener);
    let by_review = opener == Some(Opener::Review);
    by_review.then(|| {
        stage.steer_replay(ReplayMove::Close, now);
        step
    })
}

/// Brings the reviewed game back from a copy. Returns the button of the review that began it, if there is one.
fn bring_back(app: &mut App, now: Millis) -> Option<Intent> {
    let begin = app.review.as_deref_mut()?.end_trial()?;
    app.computer.drop_answer();
    app.cx.bring_back(now);
    // The game goes on nowhere else.
    update_focus(&mut app.cx);
    Some(begin)
}
