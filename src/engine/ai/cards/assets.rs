//! The animals and buildings of a player, and what they are likely to bring later.

use crate::cards::{Card, Game, Player, Suit, best_sets, herd_points, set_points};
use crate::table::Seat;

/// One point, in the unit of every worth.
pub(super) const POINT: i32 = 1000;

/// The worth of one more building, whichever it is.
const BUILDING: i32 = 6 * POINT;

/// How often per round a player adds to a kind of animals it has, in thousandths.
const ADDED_PER_ROUND: i32 = 250;

/// What a player has, as far as it affects the worth of more cards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Assets {
    /// Animals by kind, with their jokers.
    pub herds: [u8; Suit::COUNT],
    /// Kinds that jokers may join.
    pub kinds: [bool; Suit::COUNT],
    /// Jokers without animals.
    pub waiting: u8,
    /// Rounds to come after this one.
    pub rounds: u8,
}

impl Assets {
    /// What a seat has, without the animals of a claim that is being decided.
    pub fn new(game: &Game, seat: Seat) -> Assets {
        let player = game.player(seat);
        let mut kinds = [false; Suit::COUNT];
        player.kinds().for_each(|kind| kinds[kind.index()] = true);
        let evaluation = game
            .evaluation()
            .filter(|evaluation| evaluation.seat() == seat);
        let came = |kind| evaluation.map_or(0, |evaluation| evaluation.came(kind));
        Assets {
            herds: Suit::ALL.map(|kind| player.herd(kind) - came(kind)),
            kinds,
            waiting: player.waiting(),
            rounds: game.rounds().saturating_sub(game.round()),
        }
    }

    /// What a herd of this size is likely to add in later rounds to what the animals that come then would bring alone.
    pub fn later_value(&self, herd: u8) -> i32 {
        if herd == 0 {
            return 0;
        }
        let more = i32::from(herd_points(herd + 2)) - i32::from(herd_points(2));
        more * ADDED_PER_ROUND * i32::from(self.rounds)
    }

    /// What `came` more cards of a kind bring (CARD-29), now and later.
    pub fn value_of(&self, kind: Suit, came: u8) -> i32 {
        if came == 0 {
            return 0;
        }
        let had = self.herds[kind.index()];
        let points = i32::from(herd_points(had + came)) * POINT;
        points + self.later_value(had + came) - self.later_value(had)
    }

    /// What one more card of a kind brings on top of `came`.
    pub fn value_of_next(&self, kind: Suit, came: u8) -> i32 {
        self.value_of(kind, came + 1) - self.value_of(kind, came)
    }

    /// What a building is worth.
    pub const fn building(&self) -> i32 {
        BUILDING
    }

    /// What all animals and jokers are likely to bring in later rounds.
    pub fn later_values(&self) -> i32 {
        let herds = self.herds.iter().map(|&herd| self.later_value(herd));
        herds.sum::<i32>() + i32::from(self.waiting) * self.later_value(1)
    }
}

/// The final worth of a player's buildings, with `more` if given, and of what is likely to be added in `rounds` rounds. Unknown
/// ones count as any building.
pub(super) fn chest_value(player: &Player, more: Option<Card>, rounds: u8) -> i32 {
    let (mut kinds, mut jokers) = player.buildings();
    match more {
        Some(Card::Building(kind)) => kinds[kind.index()] += 1,
        Some(_) => jokers += 1,
        None => {}
    }
    let sets = best_sets(kinds, jokers);
    let points: u16 = sets.iter().map(|set| set_points(set.len() as u8)).sum();
    let now = i32::from(points) * POINT;
    let known = i32::from(kinds.iter().sum::<u8>() + jokers);
    let all = player.stored() as i32 + i32::from(more.is_some());
    let full = known * BUILDING;
    let rounds = i32::from(rounds);
    now + (full - now).max(0) * rounds / (rounds + 8) + (all - known) * BUILDING
}
