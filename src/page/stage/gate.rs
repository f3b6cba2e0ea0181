//! Whoever is asked before a person decides: a page around the board may keep a decision from being made.

use std::fmt;
use std::rc::Rc;

use crate::stage::game_view::ActionOf;
use crate::stage::{Stage, View};
use engine::table::{Play, Seat};

/// A decision that is about to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AboutTo {
    /// How many decisions there will be then.
    pub step: usize,
    /// Who decides.
    pub seat: Seat,
    /// What, as a line of a record.
    pub line: String,
}

/// Says of a decision that is about to be made whether it may be.
#[derive(Clone)]
pub struct Gate(pub Rc<dyn Fn(&AboutTo) -> bool>);

impl fmt::Debug for Gate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Gate")
    }
}

impl<V: View> Stage<V> {
    /// Whether whoever is asked before lets a person in front of the screen make this decision. What the rules refuse is not asked.
    pub(super) fn passes_gate(&self, action: ActionOf<V>) -> bool {
        match &self.gate {
            Some(gate) if self.session.is_persons_turn() => self.asks_gate(gate, action),
            _ => true,
        }
    }

    #[inline(never)]
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
}
