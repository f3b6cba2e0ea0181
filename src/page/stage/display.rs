//! What a stage shows and sounds like, and how it passes time.

use kurbo::Point;

use crate::stage::duration;
use crate::stage::game_view::View;
use crate::stage::news::StageChange;
use crate::stage::replay::Replay;
use crate::stage::sound::{self, Sound};
use crate::stage::state::Stage;
use crate::stage::turn_end::SECOND;
use engine::rules::Reason;
use engine::tiles::Pos;
use view::scene::tween::Millis;

/// Why an action was refused, and where that is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal<R = Reason> {
    pub reasons: Vec<R>,
    /// The position on the screen, in CSS pixels.
    pub at: Point,
    /// The cell it is about, if any.
    pub cell: Option<Pos>,
    /// When it disappears.
    pub until: Millis,
}

impl<V: View> Stage<V> {
    /// Shows why something is refused, at a point of the screen in CSS pixels.
    pub(super) fn refuse(&mut self, reasons: Vec<V::Reason>, at: Point, now: Millis) {
        self.refusal = Some(Refusal {
            reasons,
            at,
            cell: None,
            until: now + duration::REFUSAL,
        });
    }

    /// Drops what has expired and advances a replay. Returns whether the page has to draw or say something new.
    pub fn tick(&mut self, now: Millis) -> bool {
        let elapsed = now - std::mem::replace(&mut self.clock, now);
        let refusal = self.refusal.take_if(|refusal| refusal.until <= now);
        let changed = V::tick(self, elapsed, now);
        let turned_up = self.turn_up_in_time(now);
        self.advance_replay(now) || changed || turned_up || refusal.is_some()
    }

    /// The time of the last tick.
    pub fn clock(&self) -> Millis {
        self.clock
    }

    /// Drops the events that were not announced yet.
    pub fn forget_news(&mut self) {
        self.news.forget();
    }

    /// When the next tick is needed although nothing moves.
    pub fn next_tick_at(&self) -> Option<Millis> {
        let goes_on = self.replay().and_then(Replay::due);
        let held_back = self.held_back_until();
        let held_back = held_back.map(|until| next_second(until, self.clock));
        let all = [
            self.refusal_end(),
            goes_on,
            V::next_tick_at(self),
            held_back,
        ];
        all.into_iter().flatten().min_by(f64::total_cmp)
    }

    /// When the last animation ends.
    pub fn animation_end(&self) -> Millis {
        self.view.animation_end()
    }

    /// Hides the refusal, because the player goes on.
    pub fn put_refusal_away(&mut self) {
        self.refusal = None;
    }

    /// Until when the current refusal is shown.
    pub fn refusal_end(&self) -> Option<Millis> {
        self.refusal.as_ref().map(|refusal| refusal.until)
    }

    /// The sounds of the events since the page last collected them.
    pub fn sounds(&self) -> Vec<Sound> {
        let fresh = self.news.fresh().iter();
        let turned = (self.news.change() == StageChange::Turned).then_some(Sound::Turn);
        sound::join(turned.into_iter().chain(fresh.filter_map(V::sound)))
    }
}

/// When, at `now` or later, a countdown to `until` next shows one second less.
fn next_second(until: Millis, now: Millis) -> Millis {
    let seconds = ((until - now) / SECOND).ceil();
    until - SECOND * (seconds - 1.0).max(0.0)
}
