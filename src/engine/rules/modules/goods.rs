//! The trade goods of Traders & Builders (`TB-05` to `TB-11`): tokens for completing cities.

use super::Part;
use crate::rules::event::Event;
use crate::rules::game::{Game, leaders};
use crate::rules::queue::Basis;
use crate::table::{Chapter, Line, Listener, Measure, RuleId, Seat, SeatSet};
use crate::tiles::Goods;

/// Number of tokens of a kind in one box (TB-05): as many as there are symbols (R-TB-10).
pub(in crate::rules) const fn tokens(goods: Goods) -> u8 {
    match goods {
        Goods::Wine => 9,
        Goods::Wheat => 6,
        Goods::Cloth => 5,
    }
}

/// Points for the majority of a kind at the end of the game (TB-10).
pub const MOST_GOODS: i16 = 10;

/// The score line of a majority of goods (TB-10).
pub(in crate::rules) const fn most_line() -> Line {
    Line {
        measure: Measure::Goods,
        count: 1,
        each: MOST_GOODS,
        rule: RuleId::rule(Chapter::Tb, 10),
    }
}

impl Game {
    /// The active player takes a token for each symbol in the cities the tile completed, whoever
    /// stands there (TB-07, TB-08, R-TB-02, TURN-25).
    pub(in crate::rules) fn take_goods(&mut self, listener: &mut impl Listener<Event>) {
        if !self.plays(Part::Goods) {
            return;
        }
        let seat = self.turn.active;
        for goods in Goods::ALL {
            let cities = self.queue.plan.iter();
            let symbols = cities.map(|waiting| self.regions.get(waiting.region).goods);
            let count: u16 = symbols.map(|symbols| symbols[goods as usize]).sum();
            if count > 0 {
                self.players[seat.index()].goods[goods as usize] += count;
                listener.tell(|| Event::GoodsTaken { seat, goods, count });
            }
        }
    }

    /// Who has the most tokens of a kind, alone or tied; empty when nobody has any (TB-10, TB-11,
    /// R-TB-01).
    pub fn most_goods(&self, goods: Goods) -> SeatSet {
        leaders(&self.goods_of_all(goods))
    }

    /// Tokens of a kind, by seat.
    pub(in crate::rules) fn goods_of_all(&self, goods: Goods) -> [u16; Seat::MOST] {
        let mut counts = [0; Seat::MOST];
        for (count, player) in counts.iter_mut().zip(&self.players) {
            *count = player.goods(goods);
        }
        counts
    }

    /// Scores 10 points for the majority of each kind of goods (TB-10, TB-11, TURN-55).
    pub(in crate::rules) fn score_goods(&mut self, listener: &mut impl Listener<Event>) {
        for goods in Goods::ALL {
            let winners = self.most_goods(goods);
            let points = most_line().points() as u16;
            for seat in self.in_turn_order(winners) {
                self.credit_at_end(seat, points, Basis::Goods(goods), listener);
            }
        }
    }
}
