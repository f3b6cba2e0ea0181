//! Carries out the decisions of computer players.

use crate::app::App;
use crate::context::notices::Notice;
use crate::stage::AnyAction;
use view::scene::tween::Millis;

impl App {
    /// Receives a computer player's decision; an answer for an older epoch is ignored.
    pub fn answer(&mut self, epoch: u64, action: Option<impl Into<AnyAction>>, now: Millis) {
        let current = self.cx.any_stage().map(|stage| stage.epoch());
        if current != Some(epoch) {
            return;
        }
        match action {
            Some(action) => {
                self.computer.take_answer(epoch, action.into(), now);
                self.tick(now);
            }
            None => self.cx.add_notice(Notice::ComputerFailed),
        }
    }
}
