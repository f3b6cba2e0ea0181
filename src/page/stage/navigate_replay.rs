//! A stage in a replay: opening and closing it, moving through it, playing it.

use std::ops::Range;

use crate::stage::game_view::View;
use crate::stage::news::StageChange;
use crate::stage::replay::{Mark, Replay, ReplayGoal, ReplayMove, events_of};
use crate::stage::state::Stage;
use engine::session::{Entry, Session};
use engine::table::Party;
use view::scene::tween::Millis;

/// Whether a decision visibly changes the board or the scores.
pub(super) fn is_seen<V: View>(entry: &Entry<V::Game>) -> bool {
    entry.by != Party::Chance && entry.events.iter().any(V::is_seen)
}

/// What a replay needs to know about each decision so far.
pub(super) fn marks<V: View>(session: &Session<V::Game>) -> Vec<Mark> {
    let mark = |entry: &Entry<V::Game>| Mark {
        seen: is_seen::<V>(entry),
        begins: V::turns_begun(&entry.events),
    };
    session.entries().iter().map(mark).collect()
}

impl<V: View> Stage<V> {
    /// Whether a replay has anything to show yet.
    pub(super) fn can_replay(&self) -> bool {
        self.session.entries().iter().any(is_seen::<V>)
    }

    /// Carries out a replay command.
    pub(super) fn steer_replay(&mut self, wish: ReplayMove, now: Millis) {
        match wish {
            ReplayMove::Open => self.open_replay(now),
            ReplayMove::Close => self.close_replay(now),
            ReplayMove::To(goal) => self.move_replay(now, |replay| replay.go(goal)),
            ReplayMove::ToTurn(number) => self.move_replay(self.clock, |replay| {
                replay.jump_to_turn(number);
                0..0
            }),
            ReplayMove::PlayOrPause => self.play_or_pause(now),
            ReplayMove::NextSpeed => {
                if let Some(replay) = &mut self.replay {
                    replay.cycle_speed();
                }
            }
        }
    }

    fn open_replay(&mut self, now: Millis) {
        if self.replay.is_none() && self.can_replay() {
            self.finish_animation(now);
            self.replay = Some(Replay::from_marks(&marks::<V>(&self.session)));
            self.show_at_once(StageChange::Stepped, now);
        }
    }

    /// Replays what happened after `steps` decisions, with `look` milliseconds per turn, then closes the replay by itself.
    pub(super) fn catch_up(&mut self, steps: usize, look: Millis, now: Millis) {
        let replay = Replay::from_marks(&marks::<V>(&self.session)).catching_up(steps, look, now);
        if replay.is_some() {
            self.finish_animation(now);
            self.replay = replay;
            self.show_at_once(StageChange::Nothing, now);
        }
    }

    fn close_replay(&mut self, now: Millis) {
        if self.replay.take().is_some() {
            self.show_at_once(StageChange::Returned, now);
        }
    }

    /// Moves the replay, shows its new stop, and animates the decisions that lead there.
    fn move_replay(&mut self, now: Millis, change: impl FnOnce(&mut Replay) -> Range<usize>) {
        let Some(replay) = &mut self.replay else {
            return;
        };
        let steps = change(replay);
        self.show_at_once(StageChange::Stepped, now);
        if !steps.is_empty() {
            let entries = self.session.entries().get(steps).unwrap_or_default();
            V::animate(self, &events_of(entries), None, now);
        }
    }

    /// A new game that continues from what the replay shows; none if the game is over there. At the end of a turn it begins with
    /// the next one.
    pub(crate) fn branch(&self) -> Option<Session<V::Game>> {
        let replay = self.replay.as_ref()?;
        let (at, last) = replay.position();
        let between = replay
            .between_turns()
            .unwrap_or_else(|| replay.step()..replay.step());
        let entries = self.session.entries().get(between).unwrap_or_default();
        let begins = |entry: &Entry<V::Game>| V::turns_begun(&entry.events) > 0;
        let more = entries.iter().position(begins).map_or(0, |index| index + 1);
        let step = replay.step() + more;
        let goes_on = at < last || self.session.asked().is_some();
        goes_on.then(|| self.session.branch(step)).flatten()
    }

    /// Opens a replay and plays the turn in which a line of the log happened.
    pub(crate) fn replay_line(&mut self, line: usize, now: Millis) {
        let step = self.session.log().get(line).map(|line| line.step);
        self.open_replay(now);
        self.move_replay(now, |replay| {
            let number = step.map_or(0, |step| replay.turn_at(step));
            replay.jump_to_turn(number.saturating_sub(1));
            replay.go(ReplayGoal::TurnOn)
        });
    }

    /// Opens a replay for the review at what was visible before the decision that follows `step` actions.
    pub(crate) fn replay_before(&mut self, step: usize, now: Millis) {
        self.open_replay(now);
        let seat = match self.session.entries().get(step).map(|entry| entry.by) {
            Some(Party::Player(seat)) => Some(seat),
            Some(Party::Chance) | None => None,
        };
        self.move_replay(now, |replay| {
            replay.show_before(step, seat);
            0..0
        });
    }

    /// The number, as a replay counts, of the turn in which the decision after `step` actions was made, and the last turn's
    /// number.
    pub(crate) fn turn_of(&self, step: usize) -> (usize, usize) {
        let replay = Replay::from_marks(&marks::<V>(&self.session));
        let (_, last) = replay.counter();
        (replay.turn_at(step + 1), last)
    }

    fn play_or_pause(&mut self, now: Millis) {
        let replay = self.replay.as_mut();
        if replay.is_some_and(|replay| replay.toggle(now)) {
            self.move_replay(now, |replay| replay.go_to(0));
        }
    }

    /// Plays the next stop when it is due. Returns whether it was.
    pub(super) fn advance_replay(&mut self, now: Millis) -> bool {
        let due = self.replay.as_ref().and_then(Replay::due);
        if due.is_none_or(|due| due > now) {
            return false;
        }
        let over = |replay: &Replay| replay.catches_up() && replay.is_at_end();
        if self.replay.as_ref().is_some_and(over) {
            self.close_replay(now);
            return true;
        }
        self.move_replay(now, Replay::go_on);
        let read = match self.has_remarks() {
            true => now + self.reading_time(),
            false => now,
        };
        let quiet = self.view.animation_end().max(read);
        if let Some(replay) = &mut self.replay {
            replay.wait_for_next(now, quiet);
        }
        true
    }

    /// Jumps to the current stop without animation.
    fn show_at_once(&mut self, change: StageChange, now: Millis) {
        self.view.finish_animation(now);
        self.view.clear_highlight();
        self.refresh(now);
        self.news.change = change;
    }
}
