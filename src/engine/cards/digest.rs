//! The digest of a game, for comparing states across machines.

use super::card::{Card, Counts};
use super::game::{Game, Phase};
use super::player::Player;
use super::row::{Facing, Row};
use crate::table::{Digest, Seat};

impl Game {
    /// A hash of everything except the setup. Lists are prefixed with their lengths, so that
    /// different splits of the same values give different digests.
    pub fn digest(&self) -> u64 {
        let mut digest = Digest::default();
        let of = |seat: Option<Seat>| seat.map_or(0, |seat| u32::from(seat.0) + 1);
        digest.mix(u32::from_le_bytes([
            self.seats(),
            self.round,
            self.dealer.0,
            self.stack,
        ]));
        digest.mix(of(self.last_claim) << 8 | of(self.unconfirmed));
        for row in &self.rows {
            mix_row(&mut digest, row);
        }
        for player in &self.players {
            mix_player(&mut digest, player);
        }
        mix_counts(&mut digest, &self.gone);
        self.mix_phase(&mut digest);
        digest.number()
    }

    fn mix_phase(&self, digest: &mut Digest) {
        let (phase, what, left) = match &self.phase {
            Phase::Dealer => (0, 0, 0),
            Phase::TurnUp { left } => (1, 0, *left),
            Phase::LayJoker { card, left } => (2, card.index() as u8, *left),
            Phase::Deal { to, left } => (3, to.0, *left),
            Phase::Turn(seat) => (4, seat.0, 0),
            Phase::Evaluation(_) => (5, 0, 0),
            Phase::Over => (6, 0, 0),
        };
        digest.mix(u32::from_le_bytes([phase, what, left, 0]));
        if let Phase::Evaluation(evaluation) = &self.phase {
            evaluation.mix_into(digest);
        }
    }
}

fn mix_row(digest: &mut Digest, row: &Row) {
    digest.mix((row.laid.len() as u32) << 8 | row.claims.len() as u32);
    for laid in &row.laid {
        let facing = match laid.facing {
            Facing::Up => 0,
            Facing::Down(seat) => u32::from(seat.0) + 1,
        };
        digest.mix(facing << 8 | code(laid.card));
    }
    for claim in &row.claims {
        digest.mix(u32::from(claim.seat.0) << 8 | u32::from(claim.end));
    }
}

fn mix_player(digest: &mut Digest, player: &Player) {
    digest.mix(player.score);
    digest.mix(u32::from_le_bytes([
        player.waiting,
        player.meeple as u8,
        player.begun.into(),
        0,
    ]));
    for cards in [&player.hand, &player.chest] {
        digest.mix(cards.len() as u32);
        cards.iter().for_each(|&card| digest.mix(code(card)));
    }
    for (&animals, &jokers) in player.animals.iter().zip(&player.joined) {
        digest.mix(u32::from(jokers) << 8 | u32::from(animals));
    }
}

fn mix_counts(digest: &mut Digest, counts: &Counts) {
    for card in Card::ALL {
        digest.mix(counts.count(card).into());
    }
}

/// A card as a number; 0 for one that is hidden from this view.
fn code(card: Option<Card>) -> u32 {
    card.map_or(0, |card| card.index() as u32 + 1)
}
