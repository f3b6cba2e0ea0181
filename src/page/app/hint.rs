//! What an expert says comes to whoever asked for a hint.

use crate::app::App;
use crate::context::active_game::Hint;
use crate::features::hint::cards::give_card_hint;
use crate::stage::AnyAction;
use view::scene::tween::Millis;

impl App {
    /// Takes in what an expert thinks of the choices, the best first, if somebody waits for that. Returns whether it was a hint.
    pub fn give_hint(&mut self, epoch: u64, ranked: &[(AnyAction, i32)], now: Millis) -> bool {
        if self.cx.active.hint != Some(Hint::Awaited(epoch)) {
            return false;
        }
        self.cx.active.hint = Some(Hint::Given(epoch));
        // Whoever thinks in advance gave that up for this.
        self.computer.foreseen = None;
        match self.cx.card_stage() {
            Some(_) => give_card_hint(&mut self.cx, ranked, now),
            None => self.cx.give_tile_hint(ranked, now),
        }
        self.follow_up(now);
        true
    }
}
