//! Games among people on several devices: which seat plays on this device, and how two copies of a
//! game compare.

use super::play::Session;
use super::seating::Control;
use crate::table::{Play, Seat};

/// How another copy of a game compares with the one kept here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copies {
    /// Both have the same decisions.
    Equal,
    /// It continues the one kept here.
    Ahead,
    /// The one kept here continues it.
    Behind,
    /// The copies contain different decisions.
    Diverged,
}

impl<G: Play> Session<G> {
    /// Makes `here` the only person on this device, or nobody while that is unknown; all others
    /// play remotely. Nobody here can take back another player's turn.
    pub fn sit_here(&mut self, here: Option<Seat>) {
        for seat in (0..self.seating.seats()).map(Seat) {
            if self.control(seat).is_human() {
                let control = match here == Some(seat) {
                    true => Control::Person,
                    false => Control::Remote,
                };
                self.seating.set_control(seat, control);
            }
        }
        let own = self.turn_end().is_some_and(|end| self.is_person(end.by));
        self.ended = self.ended.take().filter(|_| own);
        self.epoch += 1;
    }

    /// Makes the first `steps` decisions final: others may have received them already.
    pub fn seal(&mut self, steps: usize) {
        self.history.seal(steps);
        let sealed = |steps_before: usize| steps > steps_before;
        let ended = self.ended.take();
        self.ended = ended.filter(|ended| !sealed(ended.history.steps()));
        self.epoch += 1;
    }

    /// How this session compares with another copy of the same game; `None` for a different game.
    /// Names and seating are ignored.
    pub fn compared_with(&self, kept: &Session<G>) -> Option<Copies> {
        let same = self.game.setup() == kept.game.setup()
            && self.seed() == kept.seed()
            && self.randomness() == kept.randomness()
            && self.position == kept.position;
        let actions = |session: &Session<G>| -> Vec<G::Action> {
            let entries = session.entries().iter();
            entries.map(|entry| entry.action).collect()
        };
        let (here, there) = (actions(self), actions(kept));
        same.then(
            || match (here.starts_with(&there), there.starts_with(&here)) {
                (true, true) => Copies::Equal,
                (true, false) => Copies::Ahead,
                (false, true) => Copies::Behind,
                (false, false) => Copies::Diverged,
            },
        )
    }
}
