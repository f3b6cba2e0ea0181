//! Shows the hint of an expert to the player who asked.

use crate::app::App;
use crate::context::active_game::Hint;
use crate::features::hint::cards::give_card_hint;
use crate::features::hint::give_tile_hint;
use crate::stage::AnyAction;
use view::scene::tween::Millis;

impl App {
    /// Receives an expert's ranking, best first, if a hint is awaited. Returns whether it is.
    pub fn give_hint(&mut self, epoch: u64, ranked: &[(AnyAction, i32)], now: Millis) -> bool {
        if self.cx.active.hint != Some(Hint::Awaited(epoch)) {
            return false;
        }
        self.cx.active.hint = Some(Hint::Given(epoch));
        // Thinking ahead was interrupted for this.
        self.computer.foreseen = None;
        match self.cx.card_stage() {
            Some(_) => give_card_hint(&mut self.cx, ranked, now),
            None => give_tile_hint(&mut self.cx, ranked, now),
        }
        self.follow_up(now);
        true
    }
}
