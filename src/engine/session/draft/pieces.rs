//! The pieces of the expansions in a draft: what lies on tiles besides figures, and what players
//! have.

use super::Draft;
use super::edit::at_seat;
use crate::rules::{Figure, LaidFerry, LaidFigure, Part, Spot, Token, Wizard};
use crate::table::Seat;
use crate::tiles::{Goods, Pos};

impl Draft {
    /// Removes everything from the tile on a cell.
    pub(super) fn clear_cell(&mut self, pos: Pos) {
        let position = &mut self.position;
        let elsewhere = |spot: &Spot| spot.pos != pos;
        position.figures.retain(|laid| elsewhere(&laid.spot));
        position.ferries.retain(|ferry| ferry.pos != pos);
        position.gold.retain(|(cell, _)| *cell != pos);
        position.gingerbread = position.gingerbread.filter(elsewhere);
        position.magic = position.magic.map(|spot| spot.filter(elsewhere));
    }

    /// Moves everything on one cell's tile to another cell.
    pub(super) fn carry(&mut self, from: Pos, to: Pos) {
        let position = &mut self.position;
        let carry = |pos: &mut Pos| {
            if *pos == from {
                *pos = to;
            }
        };
        position
            .figures
            .iter_mut()
            .for_each(|laid| carry(&mut laid.spot.pos));
        position
            .ferries
            .iter_mut()
            .for_each(|ferry| carry(&mut ferry.pos));
        position.gold.iter_mut().for_each(|(cell, _)| carry(cell));
        let spots = position.magic.iter_mut().chain([&mut position.gingerbread]);
        spots.flatten().for_each(|spot| carry(&mut spot.pos));
    }

    /// Gives a shepherd a flock of at least one sheep.
    pub(super) fn keep_flocks(&mut self, laid: LaidFigure) {
        if laid.figure == Figure::Shepherd {
            let flock = at_seat(&mut self.position.flocks, laid.seat);
            if flock.is_empty() {
                flock.push(Token::ALL[0]);
            }
        }
    }

    pub(super) fn conjure(&mut self, wizard: Wizard, spot: Option<Spot>) {
        if spot.is_some() {
            self.play_part(Part::MageWitch, true);
        }
        self.position.magic[wizard as usize] = spot;
    }

    pub(super) fn bake(&mut self, spot: Option<Spot>) {
        if spot.is_some() {
            self.play_part(Part::Gingerbread, true);
        }
        self.position.gingerbread = spot;
    }

    pub(super) fn lay_gold(&mut self, pos: Pos, count: u8) {
        self.position.gold.retain(|(cell, _)| *cell != pos);
        if count > 0 {
            self.play_part(Part::Gold, true);
            self.position.gold.push((pos, count));
        }
    }

    pub(super) fn lay_ferry(&mut self, laid: LaidFerry) {
        self.play_part(Part::Ferries, true);
        self.position.ferries.retain(|ferry| ferry.pos != laid.pos);
        self.position.ferries.push(laid);
    }

    pub(super) fn give_messenger(&mut self, seat: Seat, points: u32) {
        if points > 0 {
            self.play_part(Part::Messengers, true);
        }
        at_seat(&mut self.position.totals, seat)[1] = points;
    }

    pub(super) fn give_goods(&mut self, seat: Seat, goods: Goods, count: u16) {
        if count > 0 {
            self.play_part(Part::Goods, true);
        }
        at_seat(&mut self.position.goods, seat)[goods as usize] = count;
    }

    pub(super) fn give_ingots(&mut self, seat: Seat, count: u16) {
        if count > 0 {
            self.play_part(Part::Gold, true);
        }
        *at_seat(&mut self.position.ingots, seat) = count;
    }

    pub(super) fn set_robber(&mut self, seat: Seat, space: Option<u8>) {
        self.position.robbers.retain(|&(other, _)| other != seat);
        if let Some(space) = space {
            self.play_part(Part::Robbers, true);
            self.position.robbers.push((seat, space));
        }
    }
}
