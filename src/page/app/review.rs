//! Receives the reviews of the turns of a finished game.

use crate::app::App;
use crate::app::replay::play_on;
use crate::context::thinking::ReviewResponse;
use crate::features::review::Known;
use crate::features::review::look_back;
use crate::features::review::moments::moments_of;
use view::scene::tween::Millis;

impl App {
    /// Receives the review of a turn, if it is awaited.
    pub fn take_review(&mut self, response: &ReviewResponse, now: Millis) {
        let Some(mut review) = self.review.take() else {
            return;
        };
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
