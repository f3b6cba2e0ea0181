//! The trade goods of Traders & Builders (`TB-05` to `TB-11`): tokens for completing cities.

use super::Part;
use crate::rules::event::Event;
use crate::rules::game::{Game, leaders};
use crate::rules::queue::Basis;
use crate::table::{Chapter, Line, Listener, Measure, RuleId, Seat, SeatSet};
use crate::tiles::Goods;

/// How many tokens of a kind there are in one box (TB-05): as many as symbols (R-TB-10).
pub(in crate::rules) const fn tokens(goods: Goods) -> u8 {
    match goods {
        Goods::Wine => 9,
        Goods::Wheat => 6,
        Goods::Cloth => 5,
    }
}

/// How many points most tokens of a kind are worth at the end (TB-10).
pub const MOST_GOODS: i16 = 10;

/// The line of most tokens of a kind (TB-10).
pub(in crate::rules) const fn most_line() -> Line {
    Line {
        measure: Measure::Goods,
        count: 1,
        each: MOST_GOODS,
        rule: RuleId::rule(Chapter::Tb, 10),
    }
}

impl Game {
    /// The active player takes a token for each symbol in the cities the tile completed, whoever stands there (TB-07,
    /// TB-08, R-TB-02, TURN-25).
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

    /// Who has most tokens of a kind, alone or tied; nobody while nobody has any (TB-10, TB-11, R-TB-01).
    pub fn most_goods(&self, goods: Goods) -> SeatSet {
        leaders(&self.goods_of_all(goods))
    }

    /// How many tokens of a kind each seat has.
    pub(in crate::rules) fn goods_of_all(&self, goods: Goods) -> [u16; Seat::MOST] {
        let mut counts = [0; Seat::MOST];
        for (count, player) in counts.iter_mut().zip(&self.players) {
            *count = player.goods(goods);
        }
        counts
    }

    /// 10 points for most tokens of each kind (TB-10, TB-11, TURN-55).
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
