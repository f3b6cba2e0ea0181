//! What a game that is over does not tell before it was gone through, for those who want to watch it without knowing its end.

use crate::context::Context;
use crate::context::saved::{Saved, Shown};
use crate::stage::AnyStage;
use crate::stage::replay::{Opener, ReplayGoal, ReplayMove};
use view::scene::tween::Millis;

impl Context {
    /// Whether what comes after the step that a replay of a finished game shows is kept secret: up to its last step, unless the
    /// review has told it.
    pub(crate) fn hides_what_comes(&self) -> bool {
        let replay = self.any_stage().and_then(AnyStage::replay);
        let more = replay.is_some_and(|replay| {
            let (at, last) = replay.position();
            at < last && replay.opener() == Opener::Game
        });
        more && !self.goes_on() && self.hides_ends()
    }

    /// Whether a move of the replay would tell by accident what is kept secret; says so then, and which button is for that.
    pub(crate) fn keeps_end_secret(&mut self, wish: ReplayMove, now: Millis) -> bool {
        let ends = matches!(wish, ReplayMove::Close | ReplayMove::To(ReplayGoal::Last));
        let secret = ends && self.hides_what_comes();
        if secret {
            self.tell(self.texts().end_is_secret().to_string(), now);
        }
        secret
    }

    /// Whether a game that is over opens at its beginning, and the list of games does not say how it ended.
    pub(crate) fn hides_ends(&self) -> bool {
        self.settings().spoiler_free && self.board_mode().is_none()
    }

    /// What the thumbnail of a saved game shows.
    pub(crate) fn shown_of(&self, saved: &Saved) -> Shown {
        match saved.is_over() && self.hides_ends() {
            true => Shown::Beginning,
            false => Shown::Now,
        }
    }

    /// How far a saved game is, without its result if that is kept secret.
    pub(crate) fn told_of(&self, saved: &Saved) -> String {
        match saved.is_over() && self.hides_ends() {
            true => self.texts().finished().to_string(),
            false => saved.detail(self.carrier(), self.texts()),
        }
    }
}
