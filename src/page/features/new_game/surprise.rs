//! A table that chance sets: three boxes that suit the players.

use crate::features::new_game::facts::Facts;
use crate::features::new_game::form::Form;
use engine::rules::{Module, Preset};
use engine::table::{Dealer, Purpose};

/// How many boxes chance chooses.
pub const SURPRISES: usize = 3;

impl Form {
    /// Chooses the current edition with three boxes that suit the players; the same `chance` means the same boxes.
    pub fn surprise(&mut self, chance: u64) {
        self.choose_preset(Preset::Current);
        let seats = self.seating.seats();
        let suitable = Module::ALL.into_iter();
        let mut left: Vec<Module> = suitable
            .filter(|&module| Facts::of(module).suits(seats))
            .collect();
        let mut dealer = Dealer::new(chance);
        for _ in 0..SURPRISES {
            let equal = left.iter().map(|_| 1);
            if let Some(index) = dealer.choose(Purpose::Tiles, equal) {
                self.put(left.remove(index), true);
            }
        }
    }
}
