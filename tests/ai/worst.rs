//! How a game ends at worst for somebody, written once more and in the simplest way: every way is tried out.

use engine::rules::Game;
use engine::table::{Party, Play as _, Seat, Silent};

/// By how much a seat ends ahead if it does the best for itself, and all others and chance the worst for it.
pub fn lead_at_worst(game: &Game, seat: Seat) -> i64 {
    let Some(asked) = game.asked() else {
        let scores: Vec<i64> = game.scores().into_iter().map(i64::from).collect();
        let others = (0..).zip(&scores).filter(|(other, _)| *other != seat.0);
        let best = others.map(|(_, &points)| points).max();
        return scores[seat.index()] - best.expect("somebody else plays");
    };
    let after = |action| {
        let mut next = game.clone();
        next.apply(action, &mut Silent).expect("it is legal");
        lead_at_worst(&next, seat)
    };
    let leads = game.legal().into_iter().map(after);
    let lead = match asked.party {
        Party::Player(party) if party == seat => leads.max(),
        Party::Player(_) | Party::Chance => leads.min(),
    };
    lead.expect("something can be done")
}
