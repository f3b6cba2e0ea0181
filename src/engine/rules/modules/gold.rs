//! The Gold Mines (`GOLD`): ingots on tiles, shared out among those who control the features
//! completed there.

use crate::tiles::Symbol;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::Part;
use crate::rules::action::Question;
use crate::rules::board::PlacedIx;
use crate::rules::clone_in_place::clone_in_place;
use crate::rules::event::Event;
use crate::rules::game::Game;
use crate::rules::illegal::Reason;
use crate::rules::queue::Basis;
use crate::rules::shape::shape;
use crate::table::{Chapter, Line, Listener, Measure, Party, RuleId, Seat, SeatSet};
use crate::tiles::{Pos, order};

/// Ingots in one box: two for each of its gold tiles (R-GOLD-07).
pub(in crate::rules) const INGOTS: u32 = 16;

/// Ingots on the table, and those being shared out.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gold {
    /// Tiles with ingots, in order of placement, and how many lie on each.
    on: Vec<(PlacedIx, u8)>,
    /// Tiles whose ingots are to be shared out, with the seats that control features completed
    /// there.
    claimed: Vec<(PlacedIx, SeatSet)>,
    /// The seat that takes next, once somebody has taken one.
    next: Option<Seat>,
}

clone_in_place!(Gold { on, claimed, next });

impl Gold {
    /// Ingots on a tile.
    pub fn on(&self, tile: PlacedIx) -> u8 {
        let lying = self.on.binary_search_by_key(&tile, |lying| lying.0);
        lying.map_or(0, |index| self.on[index].1)
    }

    /// Tiles with ingots, in order of placement, and how many lie on each.
    pub fn tiles(&self) -> impl Iterator<Item = (PlacedIx, u8)> {
        self.on.iter().copied()
    }

    /// All ingots on tiles.
    pub fn left(&self) -> u32 {
        self.on.iter().map(|&(_, count)| u32::from(count)).sum()
    }

    /// Adds ingots to those on a tile (GOLD-03).
    pub(in crate::rules) fn put(&mut self, tile: PlacedIx, count: u8) {
        match self.on.binary_search_by_key(&tile, |lying| lying.0) {
            Ok(index) => self.on[index].1 = self.on[index].1.saturating_add(count),
            Err(index) if count > 0 => self.on.insert(index, (tile, count)),
            Err(_) => {}
        }
    }

    /// Takes ingots off a tile. Claims on an empty tile end.
    fn take(&mut self, tile: PlacedIx, count: u8) {
        if let Ok(index) = self.on.binary_search_by_key(&tile, |lying| lying.0) {
            self.on[index].1 = self.on[index].1.saturating_sub(count);
            if self.on[index].1 == 0 {
                self.on.remove(index);
                self.claimed.retain(|claim| claim.0 != tile);
            }
        }
    }

    /// Everybody with a claim on the ingots being shared out.
    fn takers(&self) -> SeatSet {
        let claims = self.claimed.iter();
        claims.flat_map(|claim| claim.1.iter()).collect()
    }
}

/// The score line of this many ingots at the end (GOLD-11).
pub(in crate::rules) const fn ingots_line(count: u16) -> Line {
    let each = match count {
        0..=3 => 1,
        4..=6 => 2,
        7..=9 => 3,
        _ => 4,
    };
    Line {
        measure: Measure::Ingots,
        count,
        each,
        rule: RuleId::rule(Chapter::Gold, 11),
    }
}

impl Game {
    /// The ingots on the table.
    pub const fn gold(&self) -> &Gold {
        &self.modules.gold
    }

    /// What the ingots of a seat are worth at the end (GOLD-11).
    pub fn ingot_points(&self, seat: Seat) -> u16 {
        ingots_line(self.player(seat).ingots()).points() as u16
    }

    /// TURN-05: one ingot on the gold tile just placed, one on a tile around it (GOLD-01). Returns
    /// `true` when there is a choice.
    pub(in crate::rules) fn run_gold(&mut self, listener: &mut impl Listener<Event>) -> bool {
        if let Some(pos) = self.mine_placed() {
            self.put_ingot(pos, listener);
            match self.ingot_cells()[..] {
                [] => {}
                [only] => self.put_ingot(only, listener),
                _ => {
                    self.ask(Party::Player(self.turn.active), Question::Ingot);
                    return true;
                }
            }
        }
        self.go_on();
        false
    }

    /// The cell of the gold tile placed in this turn part.
    fn mine_placed(&self) -> Option<Pos> {
        let placed = self.placed_now().filter(|_| self.plays(Part::Gold))?;
        shape(placed.tile)
            .shows(Symbol::GoldMine)
            .then_some(placed.pos)
    }

    /// Where the second ingot may go: on each tile around the one just placed (GOLD-02), in reading order.
    pub(in crate::rules) fn ingot_cells(&self) -> ArrayVec<Pos, 8> {
        let Some(pos) = self.mine_placed() else {
            return ArrayVec::new();
        };
        let mut cells: ArrayVec<Pos, 8> = pos
            .around()
            .into_iter()
            .filter(|&cell| self.board.get(cell).is_some())
            .collect();
        order::sort(&mut cells);
        cells
    }

    /// Why the second ingot may not go on a cell.
    pub(in crate::rules) fn ingot_refusal(&self, pos: Pos) -> Option<Reason> {
        (!self.ingot_cells().contains(&pos)).then_some(Reason::NotAround)
    }

    /// Puts an ingot on a tile, for the active player.
    pub(in crate::rules) fn put_ingot(&mut self, pos: Pos, listener: &mut impl Listener<Event>) {
        let seat = self.turn.active;
        if let Some(tile) = self.board.get(pos) {
            self.modules.gold.put(tile, 1);
            listener.tell(|| Event::IngotPlaced { seat, pos });
        }
    }

    /// Notes who may take the ingots on tiles of features that are being scored: those who control
    /// them (GOLD-05, GOLD-06), after the tie-break of hills (R-GOLD-08). Features without meeples
    /// keep theirs (GOLD-08).
    pub(in crate::rules) fn claim_gold(&mut self) {
        for waiting in &self.queue.plan {
            if self.modules.gold.on.is_empty() || waiting.winners.is_empty() {
                continue;
            }
            for cell in self.cells(waiting.region) {
                let tile = self
                    .board
                    .get(cell)
                    .filter(|&tile| self.modules.gold.on(tile) > 0);
                let Some(tile) = tile else { continue };
                let known = |claim: &&mut (PlacedIx, SeatSet)| claim.0 == tile;
                match self.modules.gold.claimed.iter_mut().find(known) {
                    Some(claim) => claim.1 = SeatSet(claim.1.0 | waiting.winners.0),
                    None => self.modules.gold.claimed.push((tile, waiting.winners)),
                }
            }
        }
    }

    /// TURN-31: shares out the ingots of completed features, one at a time, clockwise from the
    /// active player (GOLD-07). Returns `true` when somebody has a choice.
    pub(in crate::rules) fn run_share(&mut self, listener: &mut impl Listener<Event>) -> bool {
        while let Some(seat) = self.next_to_take() {
            let alone = self.modules.gold.takers().len() == 1;
            let claims = self.claims_of(seat);
            // When the same players have a claim on all tiles, it does not matter which ingot is
            // taken.
            let matters = !alone && claims.iter().any(|claim| claim.1 != claims[0].1);
            if matters {
                self.ask(Party::Player(seat), Question::TakeIngot);
                return true;
            }
            for &(tile, _) in &claims[..if alone { claims.len() } else { 1 }] {
                let count = if alone { self.modules.gold.on(tile) } else { 1 };
                self.take_ingots(seat, tile, count, listener);
            }
        }
        self.modules.gold.next = None;
        self.go_on();
        false
    }

    /// The next seat to take an ingot; seats without a claim are skipped (R-GOLD-02).
    fn next_to_take(&self) -> Option<Seat> {
        let takers = self.modules.gold.takers();
        let first = self.modules.gold.next.unwrap_or(self.turn.active);
        let mut order = first.clockwise(self.seats());
        order.find(|&seat| takers.has(seat))
    }

    /// The tiles from which a seat may take, with everybody who may: most players first
    /// (R-GOLD-02), then in reading order.
    fn claims_of(&self, seat: Seat) -> Vec<(PlacedIx, SeatSet)> {
        let own = |claim: &&(PlacedIx, SeatSet)| claim.1.has(seat);
        let mut claims: Vec<_> = self
            .modules
            .gold
            .claimed
            .iter()
            .filter(own)
            .copied()
            .collect();
        order::sort_by_key(&mut claims, |&(tile, seats)| {
            (std::cmp::Reverse(seats.len()), self.board.at(tile).pos)
        });
        claims
    }

    /// The cells from which a seat may take an ingot now.
    pub(in crate::rules) fn cells_to_take(&self, seat: Seat) -> impl Iterator<Item = Pos> {
        let claims = self.claims_of(seat).into_iter();
        claims.map(|(tile, _)| self.board.at(tile).pos)
    }

    /// Why the player asked may not take an ingot from a cell.
    pub(in crate::rules) fn take_refusal(&self, pos: Pos) -> Option<Reason> {
        let Party::Player(seat) = self.asked.party else {
            return Some(Reason::NotClaimed);
        };
        let mut cells = self.cells_to_take(seat);
        (!cells.any(|cell| cell == pos)).then_some(Reason::NotClaimed)
    }

    /// Gives the player asked one ingot from a cell.
    pub(in crate::rules) fn take_ingot(&mut self, pos: Pos, listener: &mut impl Listener<Event>) {
        if let (Party::Player(seat), Some(tile)) = (self.asked.party, self.board.get(pos)) {
            self.take_ingots(seat, tile, 1, listener);
        }
    }

    fn take_ingots(
        &mut self,
        seat: Seat,
        tile: PlacedIx,
        count: u8,
        listener: &mut impl Listener<Event>,
    ) {
        let pos = self.board.at(tile).pos;
        self.modules.gold.take(tile, count);
        self.modules.gold.next = Some(seat.next(self.seats()));
        self.players[seat.index()].ingots += u16::from(count);
        listener.tell(|| Event::IngotsTaken { seat, pos, count });
    }

    /// TURN-52: ingots that nobody took leave the table (GOLD-10).
    pub(in crate::rules) fn remove_gold(&mut self, listener: &mut impl Listener<Event>) {
        let count = self.modules.gold.left();
        if count > 0 {
            self.modules.gold = Gold::default();
            listener.tell(|| Event::IngotsRemoved(count));
        }
    }

    /// TURN-56: scores everybody's ingots (GOLD-11).
    pub(in crate::rules) fn score_gold(&mut self, listener: &mut impl Listener<Event>) {
        for seat in self.turn.active.clockwise(self.seats()) {
            let points = self.ingot_points(seat);
            if points > 0 {
                self.credit_at_end(seat, points, Basis::Gold, listener);
            }
        }
    }
}
