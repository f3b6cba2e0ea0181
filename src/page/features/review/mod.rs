//! A look back at a game that is over: what its choices were worth, turn by turn, as far as it was found out yet.
//!
//! It is the same for both games, where a turn of the card game is one decision. What somebody held then is said, whoever looks:
//! the game is over.
//!
//! Turns are looked at one after another where computer players think, and only while the dialog is open; what was found stays
//! for as long as the game is on the screen. Of a game that goes on nothing is told.

pub mod chart;
pub mod dialog;
pub mod moments;
pub mod turns;

pub(crate) use dialog::review_dialog;

use crate::context::Context;
use crate::context::dialogs::Dialog;
use crate::context::effects::Effect;
use crate::context::steering::{focus_on_next_target, leave_opener};
use crate::context::thinking::{AnyVerdict, ReviewRequest};
use crate::elements::command::Command;
use crate::stage::AnyStage;
use engine::table::Seat;
use moments::{Moment, moments_of};
use view::scene::tween::Millis;

/// What is known of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Known {
    No,
    /// Somebody is looking at it.
    Awaited,
    /// That nothing can be said.
    Nothing,
    /// What is to be said.
    Told(Box<AnyVerdict>),
}

/// What is known of the choices of a game.
#[derive(Debug)]
pub struct Review {
    /// Which state of the session it is about.
    pub(crate) epoch: u64,
    /// After how many actions each turn began, and what is known of it.
    pub(crate) turns: Vec<(usize, Known)>,
    /// The choices that cost most, the dearest first.
    pub(crate) moments: Vec<Moment>,
}

impl Review {
    /// How many turns were looked at, and how many there are.
    fn progress(&self) -> (usize, usize) {
        let known = self.turns.iter();
        let done = known.filter(|(_, known)| matches!(known, Known::Nothing | Known::Told(_)));
        (done.count(), self.turns.len())
    }

    /// Whether nothing is left to be looked at.
    pub(crate) fn is_done(&self) -> bool {
        let (done, all) = self.progress();
        done == all
    }

    /// What is to be said so far, with after how many actions each turn began, in their order.
    fn verdicts(&self) -> impl Iterator<Item = (usize, &AnyVerdict)> {
        self.turns.iter().filter_map(|(step, known)| match known {
            Known::Told(verdict) => Some((*step, verdict.as_ref())),
            Known::No | Known::Awaited | Known::Nothing => None,
        })
    }

    /// How much a seat lost by its choices, and how much luck it had, in thousandths of a point.
    fn sums(&self, seat: Seat) -> (i32, i32) {
        let own = self.verdicts().filter(|(_, verdict)| verdict.seat == seat);
        own.fold((0, 0), |(lost, luck), (_, verdict)| {
            (
                lost + verdict.lost(),
                luck + verdict.luck.unwrap_or_default(),
            )
        })
    }
}

impl Context {
    /// Whether there is a game that is over, to be looked back at.
    #[inline(never)]
    pub(crate) fn can_review(&self) -> bool {
        self.offers(Command::Review) && self.any_stage().is_some_and(AnyStage::is_over)
    }

    /// The turn to look back at that began after so many actions.
    pub fn review_request(&self, step: usize) -> Option<ReviewRequest> {
        let epoch = self.any_stage()?.epoch();
        let (seed, turn) = turns::turn_at(self.stage.as_ref(), step)?;
        Some(ReviewRequest {
            epoch,
            step: step as u64,
            seed,
            turn,
        })
    }
}

/// Shows what the choices of the game were worth, and goes on to find that out.
pub(crate) fn open_review(review: &mut Option<Box<Review>>, cx: &mut Context) {
    let over = cx.can_review();
    let Some(epoch) = cx.any_stage().filter(|_| over).map(AnyStage::epoch) else {
        return;
    };
    let known = review.take();
    let known = known.filter(|known| known.epoch == epoch);
    let mut found = known.unwrap_or_else(|| {
        let turns = turns::steps(cx.stage.as_ref()).into_iter();
        let turns = turns.map(|step| (step, Known::No));
        Box::new(Review {
            epoch,
            turns: turns.collect(),
            moments: Vec::new(),
        })
    });
    // What somebody looked at when the dialog was closed may have been given up.
    for (_, known) in &mut found.turns {
        if *known == Known::Awaited {
            *known = Known::No;
        }
    }
    // It may be another language by now.
    found.moments.clear();
    found.moments = moments_of(cx, &found);
    *review = Some(found);
    cx.dialogs.open(Dialog::Review);
}

/// Lets the next turn be looked at while the dialog is open.
pub(crate) fn go_on_reviewing(review: &mut Option<Box<Review>>, cx: &mut Context) {
    let open = cx.dialogs.front() == Some(Dialog::Review);
    let Some(review) = review.as_mut().filter(|_| open) else {
        return;
    };
    if review
        .turns
        .iter()
        .any(|(_, known)| *known == Known::Awaited)
    {
        return;
    }
    let next = review
        .turns
        .iter_mut()
        .find(|(_, known)| *known == Known::No);
    if let Some((step, known)) = next {
        *known = Known::Awaited;
        cx.effects.ask(Effect::Review(*step));
    }
}

/// Shows in a replay what there was before a turn, and what would have been better in it.
pub(crate) fn look_back(
    review: &mut Option<Box<Review>>,
    cx: &mut Context,
    step: usize,
    now: Millis,
) {
    cx.dialogs.leave();
    cx.panels.show_log(false);
    let review = review.as_ref();
    let moment = review.and_then(|review| review.moments.iter().find(|one| one.step == step));
    let remarks = moment.map(|moment| moment.remarks(cx.texts()));
    turns::show_before(&mut cx.stage, step, &remarks.unwrap_or_default(), now);
    focus_on_next_target(cx);
    leave_opener(cx);
}
