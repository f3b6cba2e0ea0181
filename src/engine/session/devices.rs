//! A game among persons at several devices: which seat is at this one, what others have already, and what two copies of one
//! game are to each other.

use super::play::Session;
use super::seating::Control;
use crate::table::{Play, Seat};

/// What a copy of a game is to one that is kept here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copies {
    /// They are the same.
    Equal,
    /// It has gone on from where the one here stands.
    Ahead,
    /// The one here has gone on from where it stands.
    Behind,
    /// Something was decided in two ways.
    Diverged,
}

impl<G: Play> Session<G> {
    /// Leaves one person at this device, or none while it is not known who is in front of it; all others are at theirs.
    /// Nobody here takes back the turn of somebody else.
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

    /// Keeps the first `steps` decisions from being taken back: others may have them already.
    pub fn seal(&mut self, steps: usize) {
        self.history.seal(steps);
        let sealed = |steps_before: usize| steps > steps_before;
        let ended = self.ended.take();
        self.ended = ended.filter(|ended| !sealed(ended.history.steps()));
        self.epoch += 1;
    }

    /// What this session is to another one of the same game; `None` when that is another game. Names and who sits where do
    /// not make one.
    pub fn compared_with(&self, kept: &Session<G>) -> Option<Copies> {
        let same = self.game.setup() == kept.game.setup()
            && self.seed() == kept.seed()
            && self.draws() == kept.draws()
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
