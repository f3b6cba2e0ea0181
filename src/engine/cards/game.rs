//! The state of a game, and questions about it. Only [`super::apply`] changes it.

use serde::{Deserialize, Serialize};

use super::action::Question;
use super::card::{Card, Counts, Suit};
use super::evaluation::Evaluation;
use super::player::Player;
use super::row::Row;
use super::setup::{Setup, SetupFault};
use crate::table::{Asked, Party, Seat, SeatSet};

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) enum Phase {
    /// The first dealer is not drawn yet (CARD-10).
    Dealer,
    /// This many cards are still to be turned up (CARD-11).
    TurnUp { left: u8 },
    /// A joker was turned up, and this many cards are to follow (CARD-11).
    LayJoker { card: Card, left: u8 },
    /// This many cards are still to be dealt, the next one to a seat (CARD-12).
    Deal { to: Seat, left: u8 },
    /// A seat plays (CARD-15).
    Turn(Seat),
    /// Claimed cards are being scored (CARD-25).
    Evaluation(Evaluation),
    /// The game is over (CARD-38).
    Over,
}

/// A card game. It does not store the order of the stack: a card that is nowhere else is in the stack.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Game {
    pub(super) setup: Setup,
    pub(super) round: u8,
    pub(super) dealer: Seat,
    pub(super) stack: u8,
    pub(super) rows: [Row; Suit::COUNT],
    pub(super) players: Vec<Player>,
    /// Cards that have left the game, public knowledge.
    pub(super) gone: Counts,
    /// Who placed the last large meeple of the round (CARD-23).
    pub(super) last_claim: Option<Seat>,
    pub(super) phase: Phase,
    /// The seat with decisions that are not confirmed yet.
    pub(super) unconfirmed: Option<Seat>,
}

impl Game {
    /// A new game, before the first dealer is drawn.
    ///
    /// # Errors
    /// Every fault of the setup.
    pub fn new(setup: Setup) -> Result<Game, Vec<SetupFault>> {
        let faults = setup.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(Game {
            players: vec![Player::default(); setup.seats.into()],
            setup,
            round: 0,
            dealer: Seat(0),
            stack: Counts::deck().len() as u8,
            rows: Default::default(),
            gone: Counts::default(),
            last_claim: None,
            phase: Phase::Dealer,
            unconfirmed: None,
        })
    }

    /// What was agreed.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    pub const fn seats(&self) -> u8 {
        self.setup.seats
    }

    /// The number of the round, from 1; 0 before the first round.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// How many rounds are played (CARD-12).
    pub const fn rounds(&self) -> u8 {
        self.setup.rounds()
    }

    /// The dealer of this round (CARD-10, CARD-23).
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Who placed the last large meeple of this round so far, and will deal next if nobody follows
    /// (CARD-23).
    pub const fn last_claim(&self) -> Option<Seat> {
        self.last_claim
    }

    /// How many cards are left in the stack.
    pub const fn stack(&self) -> u8 {
        self.stack
    }

    pub const fn row(&self, suit: Suit) -> &Row {
        &self.rows[suit.index()]
    }

    /// What a player has.
    ///
    /// # Panics
    /// When there is no such seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// All players, by seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Cards that have left the game, public knowledge.
    pub const fn gone(&self) -> &Counts {
        &self.gone
    }

    /// The claimed cards that are being scored.
    pub const fn evaluation(&self) -> Option<&Evaluation> {
        match &self.phase {
            Phase::Evaluation(evaluation) => Some(evaluation),
            _ => None,
        }
    }

    /// The open question and who has to answer it; `None` when the game is over.
    pub fn asked(&self) -> Option<Asked<Question>> {
        let by = |seat, question| {
            let party = Party::Player(seat);
            Some(Asked { party, question })
        };
        let chance = |question| {
            let party = Party::Chance;
            Some(Asked { party, question })
        };
        if let Some(seat) = self.unconfirmed {
            return by(seat, Question::Confirm);
        }
        match &self.phase {
            Phase::Dealer => chance(Question::Dealer),
            Phase::TurnUp { .. } => chance(Question::TurnUp),
            Phase::LayJoker { card, .. } => by(self.dealer, Question::LayJoker(*card)),
            Phase::Deal { to, .. } => chance(Question::Deal(*to)),
            Phase::Turn(seat) => by(*seat, Question::Turn),
            Phase::Evaluation(evaluation) => by(evaluation.seat(), evaluation.question()?),
            Phase::Over => None,
        }
    }

    /// Whether the game is over.
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over)
    }

    /// Whether players hold secret hands: until the game is over (CARD-12).
    pub const fn keeps_hands(&self) -> bool {
        !self.is_over()
    }

    /// The points, by seat.
    pub fn scores(&self) -> Vec<u32> {
        self.players.iter().map(Player::score).collect()
    }

    /// Who has the most points (CARD-41); ties are broken by buildings (CARD-42, R-CARD-13).
    pub fn leaders(&self) -> SeatSet {
        let rank = |player: &Player| (player.score, player.stored());
        let best = self.players.iter().map(rank).max();
        let seats = (0..).map(Seat).zip(&self.players);
        let leading = seats.filter(|(_, player)| Some(rank(player)) == best);
        leading.map(|(seat, _)| seat).collect()
    }

    /// The rows where a large meeple may be placed now: those with cards to claim, or all when no
    /// row has any (R-CARD-06).
    pub fn claimable(&self) -> impl Iterator<Item = Suit> + Clone + '_ {
        let none = self.rows.iter().all(|row| row.open().is_empty());
        let rows = Suit::ALL.into_iter();
        rows.filter(move |&suit| none || !self.row(suit).open().is_empty())
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(super) const fn row_mut(&mut self, suit: Suit) -> &mut Row {
        &mut self.rows[suit.index()]
    }
}
