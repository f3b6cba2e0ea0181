//! Turns that end by themselves, and the way back as long as nobody has seen what comes next.
//!
//! The turn is over at once: points move, a computer begins to think. What chance has drawn for the next player is
//! held back for a while. It lies face down for a person who comes next, and a computer does not show its tile before
//! it plays it. Until then the turn can be taken back, and nobody has learned anything by it.

use crate::elements::setting::Confirm;
use crate::stage::game_view::EventOf;
use crate::stage::{Stage, StageChange, View};
use engine::table::{Party, Play};
use view::scene::tween::Millis;

/// How long a turn that ended by itself can be taken back at least, in milliseconds, unless the next one goes on.
const HELD_BACK: Millis = 1600.0;

impl<V: View> Stage<V> {
    /// Ends the turn when nothing else is left and nobody wants to be asked for it, or what was done was `forced`. Returns
    /// what came of it.
    pub(super) fn confirm_unasked(&mut self, forced: bool, now: Millis) -> Vec<EventOf<V>> {
        if self.question() != Some(V::CONFIRM) || !(forced || self.ends_unasked()) {
            return Vec::new();
        }
        self.held_back = Some(now + HELD_BACK);
        self.apply(V::Game::CONFIRM, now).unwrap_or_default()
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
        V::can_be_held_back(drawn.action)
            && (self.session.computers_turn().is_some() || self.held_back.is_some())
    }

    /// Whether the next person's tile lies face down, because the turn before can still be taken back.
    pub fn is_face_down(&self) -> bool {
        self.held_back.is_some() && self.session.is_persons_turn() && self.is_held_back()
    }

    /// Until when a computer that comes next does not show what it does, because the turn before can be taken back.
    pub fn held_back_until(&self) -> Option<Millis> {
        self.held_back.filter(|_| self.is_turn_open())
    }

    /// The next person has begun: turns up what was drawn. Returns whether something lay face down.
    pub fn turn_up(&mut self, now: Millis) -> bool {
        let lay = self.is_face_down();
        self.held_back = None;
        if lay {
            self.refresh(now);
        }
        lay
    }

    /// Turns up what was drawn when it has lain face down long enough. Returns whether it did.
    pub(super) fn turn_up_in_time(&mut self, now: Millis) -> bool {
        let due = self.held_back.is_some_and(|until| until <= now);
        due && self.turn_up(now)
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
}
