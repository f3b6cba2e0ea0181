//! Making decisions unless the host page vetoes them, confirming them automatically if the settings say so, undo and redo.

use std::fmt;
use std::rc::Rc;

use crate::elements::intent::Decision;
use crate::stage::game_view::{ActionOf, EventOf, Pending, View};
use crate::stage::news::StageChange;
use crate::stage::state::Stage;
use crate::stage::turn_end::Choice;
use engine::table::{Play, Seat};
use view::scene::tween::Millis;

/// How long after a press that decided something the next press decides nothing, in milliseconds: it is the second half of a
/// double click.
const DOUBLE_PRESS: Millis = 350.0;

/// How late a busy page may handle a press, in milliseconds: two frames.
const HEARD_LATE: Millis = 34.0;

/// A decision that is about to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AboutTo {
    /// The number of decisions once it is made.
    pub step: usize,
    pub seat: Seat,
    /// The action, as a line of a record.
    pub line: String,
}

/// A callback, usually of the host page around the board, that may veto a person's decision before it is made.
#[derive(Clone)]
pub struct Gate(pub Rc<dyn Fn(&AboutTo) -> bool>);

impl fmt::Debug for Gate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Gate")
    }
}

impl<V: View> Stage<V> {
    /// Applies an action of the player to move, ends the turn unless it waits to be confirmed, and animates the events. A refusal
    /// is shown to the player, but not when the [`Gate`] blocked the action.
    pub fn act(&mut self, action: ActionOf<V>, now: Millis) -> Option<Vec<EventOf<V>>> {
        if !self.passes_gate(action) {
            return None;
        }
        let choice = match V::is_forced(self, action) {
            true => Choice::Forced,
            false => Choice::Free,
        };
        self.update_hold(action, now);
        let mut events = self.apply(action, now)?;
        events.extend(self.confirm_unasked(choice, now));
        Some(events)
    }

    /// Reapplies earlier decisions, given as lines of a record: all of them or none. They are not announced again.
    pub(super) fn restore_lines(&mut self, lines: &[&str], now: Millis) -> bool {
        let mut session = self.session.clone();
        let restored = lines.iter().all(|line| {
            let action = session.read_action(line).ok();
            action.is_some_and(|action| session.act(action).is_ok())
        });
        if restored {
            self.session = session;
            self.refresh(now);
        }
        restored
    }

    /// The decision for an index into [`Stage::legal`], tied to the current epoch.
    pub fn act_at(&self, index: usize) -> Decision {
        let epoch = self.session.epoch();
        Decision { epoch, index }
    }

    /// Applies a legal action by its index into [`Stage::legal`].
    pub fn act_by_index(&mut self, index: usize, now: Millis) {
        if let Some(&action) = self.legal.get(index) {
            self.act(action, now);
        }
    }

    /// Applies the action on a line of a record. Returns whether the line is readable and allowed; a refusal is shown.
    pub fn act_by_line(&mut self, line: &str, now: Millis) -> bool {
        let action = self.session.read_action(line).ok();
        action.is_some_and(|action| self.act(action, now).is_some())
    }

    /// Applies one action and animates its events. A refusal is shown.
    pub(super) fn apply(&mut self, action: ActionOf<V>, now: Millis) -> Option<Vec<EventOf<V>>> {
        let mover = self.session.asked_seat();
        let person = self.session.computers_turn().is_none();
        match self.session.act(action) {
            Ok(events) => {
                self.decision_count += u32::from(person);
                self.handle_events(&events, mover, now);
                Some(events)
            }
            Err(illegal) => {
                let at = self.layout.free.center();
                self.refuse(V::reasons(illegal), at, now);
                None
            }
        }
    }

    /// Animates the events of a decision and keeps them for the announcer.
    fn handle_events(&mut self, events: &[EventOf<V>], mover: Option<Seat>, now: Millis) {
        self.end_due = false;
        self.view.deselect();
        let at_once = V::receive(self, events, now);
        let events = events.get(..at_once).unwrap_or(events);
        self.refresh(now);
        V::animate(self, events, mover, now);
        self.news.record(events);
    }

    /// Whether a person at this device may take something back.
    pub fn can_undo(&self) -> bool {
        let able = !self.is_read_only() && self.covered_for().is_none();
        able && (self.session.can_undo() || self.is_turn_open())
    }

    /// Takes the last decision back. Returns whether there was one.
    pub fn undo(&mut self, now: Millis) -> bool {
        if !self.can_undo() {
            return false;
        }
        if self.is_turn_open() {
            return self.reopen_turn(now);
        }
        let Some(action) = self.session.undo() else {
            return false;
        };
        self.end_due = false;
        self.finish_animation(now);
        self.refresh(now);
        self.news.change = StageChange::Undone;
        V::animate_undo(self, action, now);
        true
    }

    /// Redoes the decision taken back last. Returns whether there was one and the [`Gate`] allowed it.
    pub fn redo(&mut self, now: Millis) -> bool {
        let mover = self.session.asked_seat();
        if self.question().is_none() {
            return false;
        }
        let redone = self.session.next_redo();
        if redone.is_some_and(|action| !self.passes_gate(action)) {
            return true;
        }
        let Some(events) = self.session.redo() else {
            return false;
        };
        self.handle_events(&events, mover, now);
        self.confirm_unasked(Choice::Free, now);
        true
    }

    /// Ends all running animations at once, and asks what waited for them.
    pub fn finish_animation(&mut self, now: Millis) {
        let waited = self.pending() == Pending::Motion;
        self.view
            .finish_animation(self.view.animation_end().min(now));
        if waited {
            self.refresh(now);
        }
    }

    /// Whether the [`Gate`] allows a person at this device this decision. It is not asked about illegal actions.
    pub(super) fn passes_gate(&self, action: ActionOf<V>) -> bool {
        match &self.gate {
            Some(gate) if self.session.is_persons_turn() => self.asks_gate(gate, action),
            _ => true,
        }
    }

    fn asks_gate(&self, gate: &Gate, action: ActionOf<V>) -> bool {
        let game = self.session.game();
        let Some(seat) = self
            .session
            .asked_seat()
            .filter(|_| game.legal().contains(&action))
        else {
            return true;
        };
        let about_to = AboutTo {
            step: self.session.steps() + 1,
            seat,
            line: game.action_text(action),
        };
        (gate.0)(&about_to)
    }

    /// Remembers when a press decided something.
    pub(crate) const fn note_press(&mut self, now: Millis) {
        self.last_press = Some(now);
    }

    /// Whether a press is the second half of a double click whose first half decided something, so that it was not meant to
    /// decide anything.
    pub(crate) fn is_second_press(&self, now: Millis) -> bool {
        let since = self.last_press.map(|press| now - press);
        since.is_some_and(|since| since < DOUBLE_PRESS + HEARD_LATE)
    }
}
