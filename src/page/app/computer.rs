//! What a computer player decided comes to the game.

use crate::app::App;
use crate::context::notices::Notice;
use crate::stage::AnyAction;
use view::scene::tween::Millis;

impl App {
    /// Takes in what a computer player decided; an answer to an old question is dropped.
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
