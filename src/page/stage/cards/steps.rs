//! Intents become actions: playing cards, placing the large meeple, deciding about claimed cards, taking back.

use kurbo::Point;

use crate::stage::CardStage;
use crate::stage::cards::held::Held;
use engine::cards::{Action, Question, Suit};
use view::scene::tween::Millis;

impl CardStage {
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
}
