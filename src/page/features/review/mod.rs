//! The review of a finished game: what its choices were worth, turn by turn, as far as is known yet.
//!
//! It is the same for both games, where a turn of the card game is one decision. Hands are told to everybody: the game is over.
//!
//! Turns are reviewed one after another where computer players think, and only while the dialog is open; results are kept while
//! the game is on the screen. Nothing is told about a running game.

pub mod chart;
pub mod dialog;
pub mod finding;
pub mod look;
pub mod moments;
pub mod picture;
pub mod trying;
pub mod turns;

pub(crate) use dialog::review_dialog;
pub(crate) use finding::try_bar;
pub(crate) use look::{Purpose, look_at, look_back, looked_node};

use crate::context::Context;
use crate::context::dialogs::Dialog;
use crate::context::effects::Effect;
use crate::context::thinking::{AnyTurnReview, ReviewRequest};
use crate::elements::intent::{Intent, Target};
use crate::stage::AnyStage;
use engine::table::Seat;
use finding::{Finding, Missed, was_person};
use look::Looked;
use moments::{Moment, moments_of};

/// What is known about a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Known {
    No,
    /// It is being reviewed.
    Awaited,
    /// There is nothing to say.
    Nothing,
    Reviewed(Box<AnyTurnReview>),
}

/// The review of a game.
#[derive(Debug)]
pub struct Review {
    /// The epoch of the session it is about.
    pub(crate) epoch: u64,
    /// How many actions precede each turn, and what is known about it.
    pub(crate) turns: Vec<(usize, Known)>,
    /// The most costly choices, in the order in which they are told.
    pub(crate) moments: Vec<Moment>,
    /// The moment that was looked at last.
    looked: Option<Looked>,
    /// The turns whose better move was shown.
    shown: Vec<usize>,
    /// The last tries where nobody found it.
    missed: Vec<Missed>,
    /// What somebody tries on a copy of the game.
    pub(crate) trial: Option<Begun>,
}

/// What was begun on a copy of the game.
#[derive(Debug)]
pub(crate) enum Begun {
    /// Somebody looks for the better move.
    Finding(Finding),
    /// Somebody plays on from the turn after so many actions.
    Game(usize),
}

impl Review {
    /// How many turns have been reviewed, and how many there are, as replays count them; none once all have been.
    fn progress(&self, cx: &Context) -> Option<(usize, usize)> {
        let (step, _) = self.open_turns().next()?;
        let (_, last) = turns::number(cx.stage.as_ref(), *step);
        // A turn may have been several.
        let (all, open) = (self.turns.len(), self.open_turns().count());
        Some((last * (all - open) / all, last))
    }

    /// The turns that have not been reviewed.
    fn open_turns(&self) -> impl Iterator<Item = &(usize, Known)> {
        let turns = self.turns.iter();
        turns.filter(|(_, known)| matches!(known, Known::No | Known::Awaited))
    }

    pub(crate) fn is_done(&self) -> bool {
        self.open_turns().next().is_none()
    }

    /// After how many actions the turn begins that was looked at last.
    pub(crate) fn looked_at(&self) -> Option<usize> {
        self.looked.map(|looked| looked.step)
    }

    /// What the moment was opened for that was looked at last.
    fn purpose(&self) -> Purpose {
        self.looked.map_or(Purpose::See, |looked| looked.purpose)
    }

    /// The reviews so far in order, with how many actions precede each turn.
    fn turn_reviews(&self) -> impl Iterator<Item = (usize, &AnyTurnReview)> {
        self.turns.iter().filter_map(|(step, known)| match known {
            Known::Reviewed(turn_review) => Some((*step, turn_review.as_ref())),
            Known::No | Known::Awaited | Known::Nothing => None,
        })
    }

    /// The moment whose turn comes after so many actions.
    fn moment(&self, step: usize) -> Option<&Moment> {
        self.moments.iter().find(|moment| moment.step == step)
    }

    /// Whether anything is known about a seat's turns, or nothing more will be.
    pub(crate) fn is_judged(&self, seat: Seat) -> bool {
        let mut known = self.turn_reviews();
        known.any(|(_, turn_review)| turn_review.seat == seat) || self.is_done()
    }

    /// A seat's loss by its choices and its luck, in thousandths of a point.
    pub(crate) fn sums(&self, seat: Seat) -> (i32, i32) {
        let own = self
            .turn_reviews()
            .filter(|(_, turn_review)| turn_review.seat == seat);
        own.fold((0, 0), |(lost, luck), (_, turn_review)| {
            (
                lost + turn_review.lost(),
                luck + turn_review.luck.unwrap_or_default(),
            )
        })
    }
}

/// The request to review the turn after `step` actions.
pub fn review_request(cx: &Context, step: usize) -> Option<ReviewRequest> {
    let epoch = cx.any_stage()?.epoch();
    let (seed, turn) = turns::turn_at(cx.stage.as_ref(), step)?;
    Some(ReviewRequest {
        epoch,
        step: step as u64,
        seed,
        turn,
    })
}

/// Opens the review and continues it.
pub(crate) fn open_review(review: &mut Option<Box<Review>>, cx: &mut Context) {
    if continue_review(review, cx) {
        cx.dialogs.open(Dialog::Review);
    }
}

/// The same for who comes back from the table, with the focus on a button: what was behind it still is.
pub(crate) fn return_to_review(review: &mut Option<Box<Review>>, cx: &mut Context, press: Intent) {
    if continue_review(review, cx) {
        cx.dialogs.return_to(Dialog::Review);
        cx.focus.request_inside(Target::Press(press));
    }
}

/// Continues the review, or begins it. Returns whether there is one.
fn continue_review(review: &mut Option<Box<Review>>, cx: &mut Context) -> bool {
    let over = cx.can_review();
    let Some(epoch) = cx.any_stage().filter(|_| over).map(AnyStage::epoch) else {
        return false;
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
            looked: None,
            shown: Vec::new(),
            missed: Vec::new(),
            trial: None,
        })
    });
    // A request that was pending when the dialog was closed may have been dropped.
    for (_, known) in &mut found.turns {
        if *known == Known::Awaited {
            *known = Known::No;
        }
    }
    // The language may have changed.
    found.moments.clear();
    found.moments = moments_of(cx, &found);
    *review = Some(found);
    true
}

/// Requests the review of the next turn while the dialog is open: of persons first, whose moments are told before others.
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
    let by_person = |step| turns::seat_at(cx, step).is_some_and(|seat| was_person(cx, seat));
    let open = review.turns.iter_mut();
    let open = open.filter(|(_, known)| *known == Known::No);
    let next = open.min_by_key(|(step, _)| !by_person(*step));
    if let Some((step, known)) = next {
        *known = Known::Awaited;
        cx.effects.push(Effect::Review(*step));
    }
}
