//! The selection: something of the hand, and the row it is to go to.

use crate::stage::cards::playable::Playable;
use engine::cards::Suit;

/// The selected playable, and the row it is to go to.
#[derive(Clone, Copy, Debug, Default)]
pub struct CardSelection {
    pub(super) chosen: Option<Playable>,
    /// The row that is pointed at, or selected with keys.
    pub(super) row: Option<Suit>,
    /// The index of the focused playable: keys continue from it when nothing is selected.
    focused: Option<usize>,
}

impl CardSelection {
    pub const fn chosen(&self) -> Option<Playable> {
        self.chosen
    }

    /// The row that is pointed at, or selected with keys.
    pub const fn row(&self) -> Option<Suit> {
        self.row
    }

    /// Called when a row gets the focus.
    pub(crate) const fn focus_row(&mut self, row: Suit) {
        self.row = Some(row);
        self.focused = None;
    }

    /// Called when a playable gets the focus, by its number from 1.
    pub(crate) const fn focus_playable(&mut self, number: usize) {
        self.focused = number.checked_sub(1);
    }

    /// Keeps what can still be played. A single playable is selected automatically.
    pub(super) fn update(&mut self, playables: &[Playable]) {
        self.row = None;
        self.focused = self.focused.filter(|_| !playables.is_empty());
        self.chosen = match playables {
            [only] => Some(*only),
            _ => self.chosen.filter(|one| playables.contains(one)),
        };
    }

    /// The index of the playable from which keys continue.
    pub(super) fn place_among(&self, playables: &[Playable]) -> Option<usize> {
        let mut all = playables.iter();
        let chosen = all.position(|one| Some(*one) == self.chosen);
        chosen.or(self.focused.filter(|&place| place < playables.len()))
    }

    /// The row above or below the one pointed at. At first, one of the rows in `fits`, the card's own row before others. `down`
    /// is 1 or -1.
    pub(super) fn next_row(&self, playable: Playable, fits: &[Suit], down: i32) -> Suit {
        let from_top: Vec<Suit> = Suit::ALL.into_iter().rev().collect();
        let at = |row: Suit| from_top.iter().position(|&one| one == row);
        match self.row.and_then(at) {
            Some(place) => {
                let next = place as i32 + down;
                from_top[next.rem_euclid(Suit::COUNT as i32) as usize]
            }
            None => {
                let own = playable.card().and_then(|card| card.suit());
                let own = own.filter(|own| fits.contains(own));
                own.or(fits.first().copied()).unwrap_or(from_top[0])
            }
        }
    }
}
