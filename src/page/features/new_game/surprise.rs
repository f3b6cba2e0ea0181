//! A table that chance sets: three boxes that suit the players.

use crate::context::Context;
use crate::features::new_game::facts::Facts;
use crate::features::new_game::form::Form;
use crate::features::new_game::option_nodes::form_texts;
use crate::features::new_game::options::modules;
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
        self.drawn = self.boxes().collect();
    }

    /// The boxes in play.
    fn boxes(&self) -> impl Iterator<Item = Module> {
        Module::ALL.into_iter().filter(|&module| self.has(module))
    }

    /// Whether the boxes in play are those that chance chose.
    pub(super) fn is_drawn(&self) -> bool {
        !self.drawn.is_empty() && self.boxes().eq(self.drawn.iter().copied())
    }
}

/// What chance chose, by name.
pub(crate) fn drawn_text(form: &Form, cx: &Context) -> String {
    let texts = form_texts(form, cx);
    let drawn = modules().filter(|(module, _)| form.has(*module));
    let names: Vec<&str> = drawn.map(|(_, choice)| (choice.label)(texts)).collect();
    texts.surprise_drawn(&names.join(", "))
}
