//! Intents become actions: playing cards, placing the large meeple, deciding about claimed cards, taking back.

use kurbo::Point;

use super::held::Held;
use super::table::CardTable;
use crate::ui::settings::Confirm;
use crate::ui::voice::Aside;
use engine::cards::{Action, Event, Question, Suit};
use view::scene::tween::Millis;

/// Whether an action leaves no large meeple behind that somebody may want to look at again, and decides nothing for
/// good.
const fn is_plain(action: Action) -> bool {
    matches!(action, Action::Play { .. } | Action::Lay(_))
}

impl CardTable {
    /// Lets something go to a row. Where it may not, the reasons are said at a point of the screen. Returns whether it
    /// went.
    pub(super) fn play(&mut self, held: Held, row: Suit, at: Point, now: Millis) -> bool {
        let action = held.to(row);
        let reasons = self.session.game().refusals(action);
        if !reasons.is_empty() || self.question().is_none() {
            self.refuse(reasons, at, now);
            return false;
        }
        self.act(action, now).is_some()
    }

    /// Carries out an action of whoever is asked and shows what came of it. A refusal is said.
    pub fn act(&mut self, action: Action, now: Millis) -> Option<Vec<Event>> {
        let mut events = self.carry_out(action, now)?;
        if self.ends_by_itself() {
            events.extend(self.carry_out(Action::Confirm, now).unwrap_or_default());
        }
        Some(events)
    }

    /// Whether nothing but the end of the turn is left, and nobody wants to be asked for it.
    fn ends_by_itself(&self) -> bool {
        let open = self.session.entries().iter().rev();
        let mut open = open.take_while(|entry| !entry.is_final());
        let wanted = match self.confirm {
            Confirm::Always => false,
            Confirm::Figures => open.all(|entry| is_plain(entry.action)),
            Confirm::Never => true,
        };
        wanted && self.question() == Some(Question::Confirm)
    }

    fn carry_out(&mut self, action: Action, now: Millis) -> Option<Vec<Event>> {
        match self.session.act(action) {
            Ok(events) => {
                self.chosen = None;
                self.refresh();
                self.show(&events, now);
                self.told.extend(events.iter().cloned());
                Some(events)
            }
            Err(illegal) => {
                let at = self.layout.free.center();
                self.refuse(illegal.reasons, at, now);
                None
            }
        }
    }

    /// The decision of the person in front of the screen that is not confirmed.
    pub(super) fn provisional(&self) -> Option<Action> {
        let asked = self.question() == Some(Question::Confirm);
        let last = self.session.entries().last().filter(|_| asked)?;
        (!last.is_final()).then_some(last.action)
    }

    /// What is held to let an action be done.
    pub(super) fn held_of(&self, action: Action) -> Option<Held> {
        let held = self.held();
        held.into_iter().find(|held| match (action, held) {
            (Action::Play { card, .. }, Held::Card(_, own)) => card == *own,
            (Action::Claim(_), Held::Meeple) => true,
            (Action::Lay(_), Held::Joker(_)) => true,
            _ => false,
        })
    }

    /// Whether the person in front of the screen may take something back.
    pub(super) fn can_take_back(&self) -> bool {
        let open = !self.locked && self.replay.is_none() && self.covered().is_none();
        open && self.session.can_take_back()
    }

    /// Takes the last decision back: what was placed is chosen again.
    pub(super) fn take_back(&mut self, now: Millis) -> bool {
        if !self.can_take_back() {
            return false;
        }
        let Some(action) = self.session.take_back() else {
            return false;
        };
        self.motion.stop(now);
        let from = self
            .placed(action)
            .and_then(|thing| self.spread.rect(thing));
        self.refresh();
        self.aside = Aside::TakenBack;
        if let Some(held) = self.held_of(action) {
            self.chosen = Some(held);
            if let Some(from) = from {
                self.give_back(held, from.center(), now);
            }
        }
        true
    }

    /// Makes again what was taken back last.
    pub(super) fn redo(&mut self, now: Millis) -> bool {
        if self.question().is_none() {
            return false;
        }
        let Some(events) = self.session.redo() else {
            return false;
        };
        self.chosen = None;
        self.refresh();
        self.show(&events, now);
        self.told.extend(events);
        if self.ends_by_itself() {
            self.carry_out(Action::Confirm, now);
        }
        true
    }

    /// Lets everything go that is held or chosen, or takes the last decision back.
    pub(super) fn escape(&mut self, now: Millis) {
        if let Some((held, at)) = self.grip.carried() {
            self.grip.let_go();
            self.give_back(held, at, now);
        } else if self.question().is_some() && self.held().is_empty() {
            self.take_back(now);
        } else {
            self.chosen = None;
            self.over = None;
            self.refusal = None;
        }
    }
}
