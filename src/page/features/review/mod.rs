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

use crate::app::Shell;
use crate::app::input::focus::{focus_on_next_target, leave_opener};
use crate::context::dialogs::Dialog;
use crate::context::effects::Effect;
use crate::elements::command::Command;
use crate::features::computer::messages::{AnyVerdict, ReviewRequest, ReviewResponse};
use crate::features::replay::play_on;
use crate::stage::AnyStage;
use engine::table::Seat;
use moments::{Moment, moments_of};
use view::scene::tween::Millis;

/// What is known of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Known {
    /// Nothing yet.
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
pub(crate) struct Review {
    /// Which state of the session it is about.
    epoch: u64,
    /// After how many actions each turn began, and what is known of it.
    turns: Vec<(usize, Known)>,
    /// The choices that cost most, the dearest first.
    moments: Vec<Moment>,
}

impl Review {
    /// How many turns were looked at, and how many there are.
    fn progress(&self) -> (usize, usize) {
        let known = self.turns.iter();
        let done = known.filter(|(_, known)| matches!(known, Known::Nothing | Known::Told(_)));
        (done.count(), self.turns.len())
    }

    /// Whether nothing is left to be looked at.
    fn is_done(&self) -> bool {
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

impl Shell {
    /// Whether there is a game that is over, to be looked back at.
    #[inline(never)]
    pub(crate) fn can_review(&self) -> bool {
        self.offers(Command::Review) && self.any_stage().is_some_and(AnyStage::is_over)
    }

    /// The turn to look back at that began after so many actions.
    pub fn review_request(&self, step: usize) -> Option<ReviewRequest> {
        let epoch = self.any_stage()?.epoch();
        let (seed, turn) = turns::turn_at(&self.stage, step)?;
        Some(ReviewRequest {
            epoch,
            step: step as u64,
            seed,
            turn,
        })
    }

    /// Takes in what is to be said of a turn, if somebody waits for that.
    pub fn take_review(&mut self, response: &ReviewResponse, now: Millis) {
        let Some(mut review) = self.active.review.take() else {
            return;
        };
        let awaited = review
            .turns
            .iter_mut()
            .find(|(step, known)| (*known == Known::Awaited) && *step as u64 == response.step);
        if let Some((_, known)) = awaited.filter(|_| review.epoch == response.epoch) {
            *known = match &response.verdict {
                Some(verdict) => Known::Told(Box::new(verdict.clone())),
                None => Known::Nothing,
            };
            review.moments = moments_of(self, &review);
            if review.is_done() {
                self.announcer.say(self.texts().review_done().to_string());
            }
        }
        self.active.review = Some(review);
        self.follow_up(now);
    }
}

/// Shows what the choices of the game were worth, and goes on to find that out.
pub(crate) fn open_review(shell: &mut Shell) {
    let over = shell.can_review();
    let Some(epoch) = shell.any_stage().filter(|_| over).map(AnyStage::epoch) else {
        return;
    };
    let known = shell.active.review.take();
    let known = known.filter(|known| known.epoch == epoch);
    let mut review = known.unwrap_or_else(|| {
        let turns = turns::steps(&shell.stage).into_iter();
        let turns = turns.map(|step| (step, Known::No));
        Box::new(Review {
            epoch,
            turns: turns.collect(),
            moments: Vec::new(),
        })
    });
    // What somebody looked at when the dialog was closed may have been given up.
    for (_, known) in &mut review.turns {
        if *known == Known::Awaited {
            *known = Known::No;
        }
    }
    // It may be another language by now.
    review.moments.clear();
    review.moments = moments_of(shell, &review);
    shell.active.review = Some(review);
    shell.dialogs.open(Dialog::Review);
}

/// Lets the next turn be looked at while the dialog is open.
pub(crate) fn go_on_reviewing(shell: &mut Shell) {
    let open = shell.dialogs.front() == Some(Dialog::Review);
    let Some(review) = shell.active.review.as_mut().filter(|_| open) else {
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
        shell.effects.ask(Effect::Review(*step));
    }
}

/// Shows in a replay what there was before a turn, and what would have been better in it.
pub(crate) fn look_back(shell: &mut Shell, step: usize, now: Millis) {
    shell.dialogs.leave();
    shell.panels.show_log(false);
    let review = shell.active.review.as_ref();
    let moment = review.and_then(|review| review.moments.iter().find(|one| one.step == step));
    let remarks = moment.map(|moment| moment.remarks(shell.texts()));
    turns::show_before(&mut shell.stage, step, &remarks.unwrap_or_default(), now);
    focus_on_next_target(shell);
    leave_opener(shell);
}

/// Begins a game of its own that goes on from before a turn.
pub(crate) fn try_from(shell: &mut Shell, step: usize, now: Millis) {
    look_back(shell, step, now);
    play_on(shell, now);
}
