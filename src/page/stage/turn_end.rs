//! The end of a turn, automatic or by hand, and how it can be taken back until the next player has seen anything.
//!
//! A turn ends at once: points move, a computer begins to think. A computer does not show its tile before it plays it, so until
//! then the turn can be taken back without anybody having learned anything. Whoever ends a turn by hand waits for nothing; only a
//! tile that was dropped last may have slipped: then a computer leaves a moment, and before another person the turn waits to be
//! ended.
//!
//! With the setting for it (`Preferences::grace`), what Chance drew for the next player is held back for a few seconds: face down
//! if a person is next. Whoever does not want to wait goes on at once. If every turn has to be confirmed, nothing is held back.

use crate::elements::setting::Confirm;
use crate::stage::game_view::View;
use crate::stage::game_view::{ActionOf, EventOf};
use crate::stage::news::StageChange;
use crate::stage::state::Stage;
use engine::table::{Party, Play};
use view::scene::tween::Millis;

/// How long computers wait at most before showing their move, in milliseconds.
const COMPUTERS_WAIT: Millis = 2000.0;
pub(super) const SECOND: Millis = 1000.0;

/// What the last decision was chosen from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// Several actions.
    Free,
    /// A single action: there is nothing to reconsider.
    Forced,
}

impl<V: View> Stage<V> {
    /// Ends the turn if only confirming it is left and the settings do not ask for that. Returns the events. With a
    /// [`Gate`](crate::stage::Gate), it waits until the host page has heard of the last decision ([`Stage::end_turn_due`]).
    pub(super) fn confirm_unasked(&mut self, done: Choice, now: Millis) -> Vec<EventOf<V>> {
        let ends = done == Choice::Forced || self.ends_unasked();
        let ends = ends && self.question() == Some(V::CONFIRM);
        self.end_due = ends && self.gate.is_some();
        match ends && !self.end_due {
            true => self.end_turn(done, now),
            false => Vec::new(),
        }
    }

    fn end_turn(&mut self, done: Choice, now: Millis) -> Vec<EventOf<V>> {
        let slipped = done == Choice::Free && self.was_dropped();
        self.held_back = match self.preferences.grace {
            true => Some(now + self.hold_time()),
            false => slipped.then_some(now + V::SLIPPED),
        };
        self.apply(V::Game::CONFIRM, now).unwrap_or_default()
    }

    /// Whether the last decision dropped a tile or a card.
    fn was_dropped(&self) -> bool {
        let last = self.session.entries().last();
        last.is_some_and(|entry| V::is_dropped(entry.action))
    }

    /// Whether the turn ends as soon as the host page has heard of the last decision.
    pub fn is_end_due(&self) -> bool {
        self.end_due
    }

    /// Ends the turn that waited for the host page. Returns whether one did, and the gate allowed it.
    pub(super) fn end_turn_due(&mut self, now: Millis) -> bool {
        let due = std::mem::take(&mut self.end_due) && self.question() == Some(V::CONFIRM);
        let ends = due && self.passes_gate(V::Game::CONFIRM);
        if ends {
            self.end_turn(Choice::Free, now);
        }
        ends
    }

    /// Prepares for a decision: a turn ended by hand is held back too, and what was held back before no longer is.
    pub(super) fn update_hold(&mut self, action: ActionOf<V>, now: Millis) {
        let by_hand = action == V::Game::CONFIRM && self.question() == Some(V::CONFIRM);
        let waits = self.preferences.grace && self.preferences.confirm != Confirm::Always;
        let open = by_hand && waits && self.ends_openly();
        self.held_back = open.then_some(now + self.hold_time());
    }

    /// How long a turn that ends now is held back, in milliseconds: long enough for people to look at it; with a single person,
    /// no longer than computers wait.
    pub(super) fn hold_time(&self) -> Millis {
        match self.is_alone() {
            true => V::HELD_BACK.min(COMPUTERS_WAIT),
            false => V::HELD_BACK,
        }
    }

    /// Whether the turn that could be confirmed now ends without confirmation.
    fn ends_unasked(&self) -> bool {
        let open = self.session.entries().iter().rev();
        let mut open = open.take_while(|entry| !entry.is_final());
        match self.preferences.confirm {
            Confirm::Always => false,
            Confirm::Figures => {
                let stands = self.preferences.grace || !self.was_dropped() || self.is_alone();
                stands && open.all(|entry| V::is_plain(entry.action)) && self.ends_openly()
            }
            Confirm::Never => true,
        }
    }

    /// Whether no other person at this screen plays.
    fn is_alone(&self) -> bool {
        self.session.only_person().is_some()
    }

    /// Whether the turn could still be taken back after it is confirmed: not if the game ends, something is revealed, or the
    /// screen goes to another person with a secret hand.
    fn ends_openly(&self) -> bool {
        let mut ahead = self.session.game().clone();
        let mut events = Vec::new();
        let lit = ahead.apply(V::Game::CONFIRM, &mut events).is_err();
        let lit = lit || events.iter().any(V::comes_to_light);
        let secret = V::has_secrets(&ahead) && !self.is_alone();
        let unseen = ahead.asked().is_some_and(|asked| match asked.party {
            Party::Player(_) => true,
            Party::Chance => ahead.legal().into_iter().all(V::can_be_held_back),
        });
        unseen && !secret && !lit
    }

    /// Whether a person, not a computer, decided last.
    pub(super) fn person_moved_last(&self) -> bool {
        let mut decided = self.session.entries().iter().rev();
        let last = decided.find_map(|entry| match entry.by {
            Party::Player(seat) => Some(seat),
            Party::Chance => None,
        });
        last.is_none_or(|seat| self.session.control(seat).is_person())
    }

    /// Whether the last turn has ended and can still be taken back.
    pub fn is_turn_open(&self) -> bool {
        let Some(since) = self.session.since_turn_ended() else {
            return false;
        };
        let unseen = match since {
            [] => true,
            [_] => self.is_held_back(),
            _ => false,
        };
        let goes_on = self.session.asked().is_some();
        unseen && goes_on && !self.is_read_only() && self.is_own_turn_end()
    }

    /// Whether a person at this device ended the last turn and nothing was revealed by it. Where people have secrets, the turn of
    /// another person cannot be taken back.
    fn is_own_turn_end(&self) -> bool {
        let Some(ended) = self.session.turn_end() else {
            return false;
        };
        let handed = V::has_secrets(self.session.game()) && self.session.only_person().is_none();
        let own = !handed || self.last_observer.map(Party::Player) == Some(ended.by);
        own && self.covered_for().is_none() && !ended.events.iter().any(V::comes_to_light)
    }

    /// Whether nobody has seen yet what Chance drew after a person ended the last turn.
    pub(super) fn is_held_back(&self) -> bool {
        let Some([drawn]) = self.session.since_turn_ended() else {
            return false;
        };
        let away = self.session.computers_turn().is_some() || self.session.remote_turn().is_some();
        V::can_be_held_back(drawn.action) && (away || self.held_back.is_some())
    }

    /// Whether the next person's tile is face down because the turn before can still be taken back.
    pub fn is_face_down(&self) -> bool {
        self.held_back.is_some() && self.session.is_persons_turn() && self.is_held_back()
    }

    /// Until when the next player waits because the turn before can be taken back: a person's tile is face down, and a computer
    /// does not show its move.
    pub fn held_back_until(&self) -> Option<Millis> {
        let waits = self.is_face_down() || self.session.computers_turn().is_some();
        self.held_back.filter(|_| waits && self.is_turn_open())
    }

    /// Turns up what was drawn, because the next person goes on. Returns whether anything was face down.
    pub fn turn_up(&mut self, now: Millis) -> bool {
        self.is_face_down() && self.let_turn_stand(now)
    }

    /// Ends the time to take the turn back. Returns whether anybody was waiting for that.
    pub fn let_turn_stand(&mut self, now: Millis) -> bool {
        let waited = self.held_back_until().is_some();
        self.held_back = None;
        if waited {
            self.refresh(now);
        }
        waited
    }

    /// Makes all decisions so far final, because others may have them.
    pub(super) fn seal(&mut self, now: Millis) {
        self.session.seal(self.session.steps());
        self.held_back = None;
        self.refresh(now);
    }

    /// Turns up what was drawn once it was face down long enough. Returns whether it did.
    pub(super) fn turn_up_in_time(&mut self, now: Millis) -> bool {
        let due = self.held_back.is_some_and(|until| until <= now);
        due && self.let_turn_stand(now)
    }

    /// Takes the end of the turn back, and the decision before it unless the turn was confirmed by hand.
    pub(super) fn reopen_turn(&mut self, now: Millis) -> bool {
        if !self.session.reopen_turn() {
            return false;
        }
        self.held_back = None;
        let action = match self.ends_unasked() {
            true => self.session.undo(),
            false => None,
        };
        self.finish_animation(now);
        self.refresh(now);
        self.news.change = StageChange::Undone;
        if let Some(action) = action {
            V::animate_undo(self, action, now);
        }
        true
    }

    /// Whether the last turn is over and nobody has decided anything in the next one.
    pub fn is_between_turns(&self) -> bool {
        let mut decided = self.session.entries().iter().rev();
        let last = decided.find(|entry| entry.by != Party::Chance);
        last.is_none_or(|last| last.action == V::Game::CONFIRM)
    }

    /// How many more seconds the next player waits at most; none if nobody does, or not worth counting.
    pub fn seconds_held_back(&self) -> Option<u32> {
        let until = self.held_back_until().filter(|_| self.preferences.grace)?;
        // The last tick may be long ago.
        let left = (until - self.clock).min(self.hold_time());
        Some((left / SECOND).ceil() as u32).filter(|&left| left > 0)
    }
}
