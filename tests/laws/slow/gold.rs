//! Ingots: where they lie, who may take them, what they are worth.

use std::collections::{BTreeMap, BTreeSet};

use engine::rules::{Action, Game, Part, Source};
use engine::table::Seat;
use engine::tiles::{Pos, Symbol};

use super::witness::Witness;

/// All ingots of a game.
#[derive(Default)]
pub struct Mines {
    /// Ingots on tiles.
    lying: BTreeMap<Pos, u32>,
    /// Ingots taken, by seat.
    purses: [u32; Seat::MOST],
    /// Ingots still to be put down for a gold tile.
    due: u8,
    /// The cells of each feature that was completed, and who controls it.
    pub claims: Vec<(BTreeSet<Pos>, Vec<Seat>)>,
    /// Who takes next, once somebody has taken.
    next: Option<Seat>,
}

impl Mines {
    /// Who may take from a cell.
    fn takers(&self, pos: Pos) -> BTreeSet<Seat> {
        let here = self.claims.iter().filter(|claim| claim.0.contains(&pos));
        here.flat_map(|claim| claim.1.clone()).collect()
    }

    /// The cells from which a seat may take.
    fn open_to(&self, seat: Seat) -> BTreeSet<Pos> {
        let lying = self.lying.iter().filter(|(_, count)| **count > 0);
        lying
            .map(|(&pos, _)| pos)
            .filter(|&pos| self.takers(pos).contains(&seat))
            .collect()
    }

    fn left(&self) -> u32 {
        self.lying.values().sum()
    }

    /// GOLD-01, GOLD-06, GOLD-07: everything was put down and handed out.
    pub fn assert_done(&self) {
        assert_eq!(self.due, 0, "GOLD-01");
        let open = self.claims.iter().flat_map(|claim| &claim.1);
        assert!(
            open.into_iter().all(|&seat| self.open_to(seat).is_empty()),
            "GOLD-06"
        );
    }
}

impl Witness {
    /// GOLD-01: a gold tile was placed.
    pub(super) fn mine_placed(&mut self, pos: Pos) {
        let tile = self.land.at(pos).expect("it was placed").tile;
        let gold = self.setup.parts.has(Part::Gold) && tile.shows(Symbol::GoldMine);
        self.mines.next = None;
        self.mines.due = if gold { 2 } else { 0 };
    }

    /// GOLD-02: where the second ingot may go.
    fn around(&self) -> BTreeSet<Pos> {
        let placed = self.placed.expect("a tile was placed");
        let mut cells = self.land.crowd(placed);
        cells.remove(&placed);
        cells
    }

    pub(super) fn ingot_placed(&mut self, seat: Seat, pos: Pos) {
        assert_eq!(seat, self.active, "GOLD-01");
        match self.mines.due {
            2 => assert_eq!(Some(pos), self.placed, "GOLD-01"),
            1 => assert!(self.around().contains(&pos), "GOLD-02"),
            _ => panic!("an ingot too many"),
        }
        self.mines.due -= 1;
        *self.mines.lying.entry(pos).or_default() += 1;
        self.see("ingot placed");
    }

    /// GOLD-07: who takes next, if it is done one by one.
    fn next_taker(&self) -> Option<Seat> {
        let first = self.mines.next.unwrap_or(self.active);
        let mut order = first.clockwise(self.setup.seats);
        order.find(|&seat| !self.mines.open_to(seat).is_empty())
    }

    /// Everybody who may take something.
    fn takers(&self) -> usize {
        let seats = (0..self.setup.seats).map(Seat);
        seats
            .filter(|&seat| !self.mines.open_to(seat).is_empty())
            .count()
    }

    pub(super) fn ingots_taken(&mut self, seat: Seat, pos: Pos, count: u32) {
        assert!(self.dues.is_empty() && self.returning.is_empty(), "GOLD-05");
        assert_eq!(Some(seat), self.next_taker(), "GOLD-07");
        assert!(self.mines.open_to(seat).contains(&pos), "GOLD-06");
        let lying = self.mines.lying[&pos];
        if self.takers() > 1 {
            assert_eq!(count, 1, "GOLD-07");
            self.mines.next = Some(Seat((seat.0 + 1) % self.setup.seats));
            self.see("ingots shared");
        } else {
            assert_eq!(count, lying, "GOLD-06");
            self.mines.next = Some(seat);
            self.see("ingots taken");
        }
        self.mines.lying.insert(pos, lying - count);
        self.mines.purses[seat.index()] += count;
    }

    pub(super) fn ingot_choices(&mut self, game: &Game) {
        let offered = self.spots(game, |action| match action {
            Action::Ingot(pos) => Some(pos),
            _ => None,
        });
        assert!(offered.len() > 1 && offered == self.around(), "GOLD-02");
    }

    pub(super) fn taking_choices(&mut self, game: &Game, seat: Seat) {
        let offered = self.spots(game, |action| match action {
            Action::TakeIngot(pos) => Some(pos),
            _ => None,
        });
        assert_eq!(Some(seat), self.next_taker(), "GOLD-07");
        assert_eq!(offered, self.mines.open_to(seat), "R-GOLD-02");
        let kinds: BTreeSet<_> = offered.iter().map(|&pos| self.mines.takers(pos)).collect();
        assert!(kinds.len() > 1, "a choice that does not matter");
        self.see("choice of an ingot");
    }

    pub(super) fn ingots_removed(&mut self, count: u32) {
        assert!(self.last && count > 0, "GOLD-10");
        assert_eq!(count, self.mines.left(), "GOLD-10");
        self.mines.lying.clear();
        self.see("ingots removed");
    }

    /// GOLD-11
    pub(super) fn owe_gold(&mut self) {
        for seat in (0..self.setup.seats).map(Seat) {
            let count = self.mines.purses[seat.index()];
            let each = match count {
                0..4 => 1,
                4..7 => 2,
                7..10 => 3,
                _ => 4,
            };
            self.owe(seat, each * count, Source::Gold, None);
            if count > 0 {
                self.see("gold at the end");
            }
        }
    }

    pub(super) fn compare_gold(&self, game: &Game) {
        for (index, count) in game.gold().tiles() {
            let pos = game.board().at(index).pos;
            assert_eq!(
                self.mines.lying.get(&pos),
                Some(&count.into()),
                "on {pos:?}"
            );
        }
        assert_eq!(game.gold().left(), self.mines.left(), "ingots on tiles");
        for seat in (0..self.setup.seats).map(Seat) {
            let purse = u32::from(game.player(seat).ingots());
            assert_eq!(purse, self.mines.purses[seat.index()], "ingots of {seat:?}");
        }
    }
}
