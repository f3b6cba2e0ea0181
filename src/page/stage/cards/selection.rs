//! What is chosen: something of the hand, and the row where it is to go.

use crate::stage::cards::playable::Playable;
use engine::cards::Suit;

/// What is chosen of the hand, and the row where it is to go.
#[derive(Clone, Copy, Debug, Default)]
pub struct CardSelection {
    /// What is chosen to go to a row.
    chosen: Option<Playable>,
    /// The row that is pointed at, or chosen with keys.
    row: Option<Suit>,
    /// The place of what has the focus among all that can be played: keys go on from there when nothing is chosen.
    focused: Option<usize>,
}

impl CardSelection {
    /// What is chosen to go to a row.
    pub const fn chosen(&self) -> Option<Playable> {
        self.chosen
    }

    /// The row that is pointed at, or chosen with keys.
    pub const fn row(&self) -> Option<Suit> {
        self.row
    }

    /// Chooses something to go to a row, or nothing.
    pub(super) const fn choose(&mut self, chosen: Option<Playable>) {
        self.chosen = chosen;
    }

    /// Points at a row, or at none.
    pub(super) const fn set_row(&mut self, row: Option<Suit>) {
        self.row = row;
    }

    /// The focus is on a row.
    pub(crate) const fn focus_row(&mut self, row: Suit) {
        self.row = Some(row);
        self.focused = None;
    }

    /// The focus is on something of the hand, by its number from 1.
    pub(crate) const fn focus_playable(&mut self, number: usize) {
        self.focused = number.checked_sub(1);
    }

    /// Keeps what is still there. A single thing need not be chosen by hand.
    pub(super) fn update(&mut self, playables: &[Playable]) {
        self.row = None;
        self.focused = self.focused.filter(|_| !playables.is_empty());
        self.chosen = match playables {
            [only] => Some(*only),
            _ => self.chosen.filter(|one| playables.contains(one)),
        };
    }

    /// The place among all that can be played from which keys go on.
    pub(super) fn place_among(&self, playables: &[Playable]) -> Option<usize> {
        let mut all = playables.iter();
        let chosen = all.position(|one| Some(*one) == self.chosen);
        chosen.or(self.focused.filter(|&place| place < playables.len()))
    }

    /// The row above or below the one that is pointed at, of all rows; at first one of those where it may go, the own
    /// row of a card before others. `down` is 1 or -1.
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
