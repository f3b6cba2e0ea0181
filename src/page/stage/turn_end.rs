//! The end of a turn, by itself or by hand, and the way back as long as nobody has seen what comes next.
//!
//! The turn is over at once: points move, a computer begins to think. What chance has drawn for the next player is
//! held back for a while. It lies face down for a person who comes next, and a computer does not show its tile before
//! it plays it. Until then the turn can be taken back, and nobody has learned anything by it. Whoever does not want to
//! wait goes on at once. Where every turn waits to be confirmed, that was thought over before and nothing is held back.

use crate::elements::setting::Confirm;
use crate::stage::game_view::View;
use crate::stage::game_view::{ActionOf, EventOf};
use crate::stage::news::StageChange;
use crate::stage::state::Stage;
use engine::table::{Party, Play};
use view::scene::tween::Millis;

/// How long computers wait at most before they show what they do, in milliseconds.
const COMPUTERS_WAIT: Millis = 2000.0;
/// A second, in milliseconds.
pub(super) const SECOND: Millis = 1000.0;

/// What whoever decided last could choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// Several things.
    Free,
    /// Nothing else than what was done: there is nothing to think over.
    Forced,
}

impl<V: View> Stage<V> {
    /// Ends the turn when nothing else is left and nobody wants to be asked for it. Returns what came of it. Where somebody is
    /// asked before each decision it waits until they were told of the one before ([`Stage::end_turn_due`]).
    pub(super) fn confirm_unasked(&mut self, done: Choice, now: Millis) -> Vec<EventOf<V>> {
        let ends = done == Choice::Forced || self.ends_unasked();
        let ends = ends && self.question() == Some(V::CONFIRM);
        self.end_due = ends && self.gate.is_some();
        match ends && !self.end_due {
            true => self.end_turn(now),
            false => Vec::new(),
        }
    }

    fn end_turn(&mut self, now: Millis) -> Vec<EventOf<V>> {
        self.held_back = Some(now + self.hold());
        self.apply(V::Game::CONFIRM, now).unwrap_or_default()
    }

    /// Whether the turn ends as soon as whoever is asked before decisions was told of the one before.
    pub fn is_end_due(&self) -> bool {
        self.end_due
    }

    /// Ends the turn that waited for that. Returns whether one did, and may end.
    pub(super) fn end_turn_due(&mut self, now: Millis) -> bool {
        let due = std::mem::take(&mut self.end_due) && self.question() == Some(V::CONFIRM);
        let ends = due && self.passes_gate(V::Game::CONFIRM);
        if ends {
            self.end_turn(now);
        }
        ends
    }

    /// Takes in that whoever is asked decides something: a person who ends the turn by hand can think better of it too,
    /// and what was held back before is not any more.
    pub(super) fn hold_back(&mut self, action: ActionOf<V>, now: Millis) {
        let by_hand = action == V::Game::CONFIRM && self.question() == Some(V::CONFIRM);
        let open = by_hand && self.preferences.confirm != Confirm::Always && self.ends_openly();
        self.held_back = open.then_some(now + self.hold());
    }

    /// How long a turn that ends now is held back: among persons as long as it takes to look at it, while nobody waits for
    /// a computer longer than that would think.
    pub(super) fn hold(&self) -> Millis {
        match self.session.only_person() {
            Some(_) => V::HELD_BACK.min(COMPUTERS_WAIT),
            None => V::HELD_BACK,
        }
    }

    /// Whether the turn that could be confirmed now ends without that.
    fn ends_unasked(&self) -> bool {
        let open = self.session.entries().iter().rev();
        let mut open = open.take_while(|entry| !entry.is_final());
        match self.preferences.confirm {
            Confirm::Always => false,
            Confirm::Figures => open.all(|entry| V::is_plain(entry.action)) && self.ends_openly(),
            Confirm::Never => true,
        }
    }

    /// Whether the turn that is confirmed now can be taken back afterwards: not when the game ends with it, when
    /// something comes to light, or when the screen goes to somebody else with a secret hand.
    fn ends_openly(&self) -> bool {
        let mut ahead = self.session.game().clone();
        let mut events = Vec::new();
        let lit = ahead.apply(V::Game::CONFIRM, &mut events).is_err();
        let lit = lit || events.iter().any(V::comes_to_light);
        let secret = V::has_secrets(&ahead) && self.session.only_person().is_none();
        let unseen = ahead.asked().is_some_and(|asked| match asked.party {
            Party::Player(_) => true,
            Party::Chance => ahead.legal().into_iter().all(V::can_be_held_back),
        });
        unseen && !secret && !lit
    }

    /// Whether a person decided last, and not a computer.
    pub(super) fn person_moved_last(&self) -> bool {
        let mut decided = self.session.entries().iter().rev();
        let last = decided.find_map(|entry| match entry.by {
            Party::Player(seat) => Some(seat),
            Party::Chance => None,
        });
        last.is_none_or(|seat| self.session.control(seat).is_person())
    }

    /// Whether the last turn is over and can still be taken back.
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

    /// Whether whoever is in front of the screen ended the last turn, and nothing came to light with it. Where persons have
    /// secrets from each other nobody touches the turn of another one.
    fn is_own_turn_end(&self) -> bool {
        let Some(ended) = self.session.turn_end() else {
            return false;
        };
        let handed = V::has_secrets(self.session.game()) && self.session.only_person().is_none();
        let own = !handed || self.viewer.map(Party::Player) == Some(ended.by);
        own && self.covered_for().is_none() && !ended.events.iter().any(V::comes_to_light)
    }

    /// Whether nobody has seen what chance drew since a person ended the last turn.
    pub(super) fn is_held_back(&self) -> bool {
        let Some([drawn]) = self.session.since_turn_ended() else {
            return false;
        };
        let away = self.session.computers_turn().is_some() || self.session.remote_turn().is_some();
        V::can_be_held_back(drawn.action) && (away || self.held_back.is_some())
    }

    /// Whether the next person's tile lies face down, because the turn before can still be taken back.
    pub fn is_face_down(&self) -> bool {
        self.held_back.is_some() && self.session.is_persons_turn() && self.is_held_back()
    }

    /// Until when the next player waits, because the turn before can be taken back: a person's tile lies face down, and a
    /// computer does not show what it does.
    pub fn held_back_until(&self) -> Option<Millis> {
        let waits = self.is_face_down() || self.session.computers_turn().is_some();
        self.held_back.filter(|_| waits && self.is_turn_open())
    }

    /// The next person has begun: turns up what was drawn. Returns whether something lay face down.
    pub fn turn_up(&mut self, now: Millis) -> bool {
        self.is_face_down() && self.let_turn_stand(now)
    }

    /// Nobody wants to take the turn back any more: the next player goes on. Returns whether one has waited for that.
    pub fn let_turn_stand(&mut self, now: Millis) -> bool {
        let waited = self.held_back_until().is_some();
        self.held_back = None;
        if waited {
            self.refresh(now);
        }
        waited
    }

    /// Others may have everything that was decided so far: nothing of it is taken back any more.
    pub(super) fn seal(&mut self, now: Millis) {
        self.session.seal(self.session.steps());
        self.held_back = None;
        self.refresh(now);
    }

    /// Turns up what was drawn when it has lain face down long enough. Returns whether it did.
    pub(super) fn turn_up_in_time(&mut self, now: Millis) -> bool {
        let due = self.held_back.is_some_and(|until| until <= now);
        due && self.let_turn_stand(now)
    }

    /// Takes the end of the turn back, and the decision it ended with unless it was confirmed by hand.
    pub(super) fn reopen_turn(&mut self, now: Millis) -> bool {
        if !self.session.reopen_turn() {
            return false;
        }
        self.held_back = None;
        let action = match self.ends_unasked() {
            true => self.session.take_back(),
            false => None,
        };
        self.finish_animation(now);
        self.refresh(now);
        self.news.set_change(StageChange::TakenBack);
        if let Some(action) = action {
            V::animate_taken_back(self, action, now);
        }
        true
    }

    /// Whether the last turn is over and nobody has decided anything in the next one.
    pub fn is_between_turns(&self) -> bool {
        let mut decided = self.session.entries().iter().rev();
        let last = decided.find(|entry| entry.by != Party::Chance);
        last.is_none_or(|last| last.action == V::Game::CONFIRM)
    }

    /// How many seconds the next player still waits for that at most.
    pub fn seconds_held_back(&self) -> Option<u32> {
        let until = self.held_back_until()?;
        // The last tick may be long past.
        let left = (until - self.clock).min(self.hold());
        Some((left / SECOND).ceil() as u32).filter(|&left| left > 0)
    }
}
