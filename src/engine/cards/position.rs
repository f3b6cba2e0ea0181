//! Games that start in the middle, for lessons, tests and bug reports.

use super::card::{Card, Counts, Suit};
use super::game::{Game, Phase};
use super::player::{Meeple, Player, in_order};
use super::row::{Facing, Row};
use super::setup::{Setup, SetupFault};
use crate::table::{MOST_POINTS, Seat, distinct_faults};

/// A start in the middle of a round. Cards not listed anywhere are in the stack; a seat whose large
/// meeple stands in a row has placed it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Position {
    /// The number of the round, from 1; 0 means 1.
    pub round: u8,
    pub dealer: Seat,
    /// Whose turn it is; by default the player to the left of the dealer (CARD-14).
    pub turn: Option<Seat>,
    /// Who placed the last large meeple so far (CARD-23); required when all are placed.
    pub last_claim: Option<Seat>,
    pub rows: [Row; Suit::COUNT],
    /// What players have, by seat; missing seats have nothing.
    pub players: Vec<Player>,
    /// Cards that have left the game.
    pub gone: Counts,
}

/// Why a position is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PositionFault {
    Setup(SetupFault),
    /// There is no such seat at this table.
    NoSuchSeat(Seat),
    /// The game has fewer rounds (CARD-12).
    Round(u8),
    /// More copies of this card than the deck has.
    TooMany(Card),
    /// A seat has more than one large meeple (CARD-07).
    SecondMeeple(Seat),
    /// Every large meeple is placed, but the position does not say which was the last (CARD-23).
    NoLastMeeple,
    /// The seat said to have placed the last large meeple has none in the rows (CARD-20).
    LastNotPlaced(Seat),
    /// More cards in hand than a seat can have left of those dealt (CARD-12, CARD-17).
    HandTooLarge(Seat),
    /// Jokers of a seat have joined a kind without an animal of that kind (CARD-31).
    JoinedNothing(Seat),
    /// Jokers of a seat are waiting although the seat has animals (CARD-33).
    NeedNotWait(Seat),
    /// A card other than a building is under a chest (CARD-34).
    NoBuilding(Card),
    /// More points than any game yields.
    TooManyPoints(Seat),
    /// The stack is too small for the remaining rounds.
    StackTooSmall,
    /// The seat whose turn it is has nothing left to place (CARD-24).
    NothingToPlace(Seat),
}

impl Position {
    /// The position of a running game. While a round is being scored it is nobody's turn.
    pub fn from_game(game: &Game) -> Position {
        Position {
            round: game.round,
            dealer: game.dealer,
            turn: match game.phase {
                Phase::Turn(seat) => Some(seat),
                _ => None,
            },
            last_claim: game.last_claim,
            rows: game.rows.clone(),
            players: game.players.clone(),
            gone: game.gone,
        }
    }

    /// The player of a seat, created if missing.
    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        let seats = self.players.len().max(seat.index() + 1);
        self.players.resize(seats, Player::default());
        &mut self.players[seat.index()]
    }

    /// Every seat that is mentioned.
    fn named(&self) -> impl Iterator<Item = Seat> + '_ {
        let laid = self.rows.iter().flat_map(Row::laid);
        let down = laid.filter_map(|laid| match laid.facing {
            Facing::Down(seat) => Some(seat),
            Facing::Up => None,
        });
        let last = self.players.len().checked_sub(1);
        let last = last.map(|last| Seat(last as u8));
        let claims = self.claimed().chain(down);
        claims
            .chain([self.dealer])
            .chain(self.turn)
            .chain(self.last_claim)
            .chain(last)
    }

    /// The seats of the large meeples in the rows.
    fn claimed(&self) -> impl Iterator<Item = Seat> + '_ {
        let claims = self.rows.iter().flat_map(Row::claims);
        claims.map(|claim| claim.seat)
    }

    /// All cards that are listed somewhere.
    fn cards(&self) -> Counts {
        let laid = self.rows.iter().flat_map(Row::laid);
        let laid = laid.filter_map(|laid| laid.card);
        let held = self.players.iter().flat_map(|player| {
            let cards = player.hand.iter().chain(&player.chest).flatten().copied();
            let kinds = Suit::ALL.into_iter().zip(player.animals);
            let animals =
                kinds.flat_map(|(kind, count)| (0..count).map(move |_| Card::Animal(kind)));
            let jokers = player
                .joined
                .iter()
                .chain([&player.waiting])
                .map(|&count| u32::from(count))
                .sum::<u32>();
            cards
                .chain(animals)
                .chain((0..jokers).map(|_| Card::AnimalJoker))
        });
        let mut all: Counts = laid.chain(held).collect();
        for (card, count) in self.gone.iter() {
            (0..count).for_each(|_| all.add(card));
        }
        all
    }

    fn faults(&self, setup: &Setup) -> Vec<PositionFault> {
        let mut faults: Vec<PositionFault> = setup
            .faults()
            .into_iter()
            .map(PositionFault::Setup)
            .collect();
        let strangers = self.named().filter(|seat| seat.0 >= setup.seats);
        faults.extend(strangers.map(PositionFault::NoSuchSeat));
        if self.round > setup.rounds() {
            faults.push(PositionFault::Round(self.round));
        }
        faults.extend(self.cards().too_many().map(PositionFault::TooMany));
        for seat in (0..setup.seats).map(Seat) {
            if self.claimed().filter(|&claimed| claimed == seat).count() > 1 {
                faults.push(PositionFault::SecondMeeple(seat));
            }
        }
        faults.extend(self.fault_of_last(setup));
        for (seat, player) in (0..).map(Seat).zip(&self.players) {
            let dealt = usize::from(setup.hand());
            if player.hand.len() + usize::from(player.begun) > dealt {
                faults.push(PositionFault::HandTooLarge(seat));
            }
            faults.extend(faults_of(seat, player));
        }
        faults
    }

    /// Checks that the dealer of the next round can be determined.
    fn fault_of_last(&self, setup: &Setup) -> Option<PositionFault> {
        let stands = |seat| self.claimed().any(|claimed| claimed == seat);
        match self.last_claim {
            Some(seat) => (!stands(seat)).then_some(PositionFault::LastNotPlaced(seat)),
            None => {
                let all = (0..setup.seats).map(Seat).all(stands);
                all.then_some(PositionFault::NoLastMeeple)
            }
        }
    }
}

fn faults_of(seat: Seat, player: &Player) -> Vec<PositionFault> {
    let building = |card: &Card| matches!(card, Card::Building(_) | Card::BuildingJoker);
    let stored = player.chest.iter().flatten().copied();
    let others = stored.filter(|card| !building(card));
    let mut faults: Vec<PositionFault> = others.map(PositionFault::NoBuilding).collect();
    let mut kinds = Suit::ALL.into_iter();
    if kinds.any(|kind| {
        player.joined_jokers(kind) > 0 && player.herd(kind) == player.joined_jokers(kind)
    }) {
        faults.push(PositionFault::JoinedNothing(seat));
    }
    if player.waiting > 0 && player.kinds().next().is_some() {
        faults.push(PositionFault::NeedNotWait(seat));
    }
    if player.score > MOST_POINTS {
        faults.push(PositionFault::TooManyPoints(seat));
    }
    faults
}

impl Game {
    /// A game that starts in a position.
    ///
    /// # Errors
    /// Every fault of the setup and of the position, each once.
    pub fn from_position(setup: Setup, position: &Position) -> Result<Game, Vec<PositionFault>> {
        let faults = distinct_faults(position.faults(&setup));
        if !faults.is_empty() {
            return Err(faults);
        }
        let setup_faults = |faults: Vec<SetupFault>| {
            let faults = faults.into_iter();
            faults.map(PositionFault::Setup).collect::<Vec<_>>()
        };
        let mut game = Game::new(setup).map_err(setup_faults)?;
        game.take_up(position);
        let seat = game.first_turn(position);
        if !game.player(seat).has_turns() {
            return Err(vec![PositionFault::NothingToPlace(seat)]);
        }
        let left = game.rounds() - game.round;
        if game.stack < left * game.setup.hand() * game.seats() {
            return Err(vec![PositionFault::StackTooSmall]);
        }
        Ok(game)
    }

    fn first_turn(&self, position: &Position) -> Seat {
        position.turn.unwrap_or(self.dealer.next(self.seats()))
    }

    /// Fills a new game from a valid position.
    fn take_up(&mut self, position: &Position) {
        self.round = position.round.max(1);
        self.dealer = position.dealer;
        self.last_claim = position.last_claim;
        self.rows = position.rows.clone();
        self.gone = position.gone;
        for (player, given) in self.players.iter_mut().zip(&position.players) {
            *player = given.clone();
            in_order(&mut player.hand);
            in_order(&mut player.chest);
        }
        for seat in position.claimed() {
            self.player_mut(seat).meeple = Meeple::Placed;
        }
        self.stack = self.unseen().len() as u8;
        self.phase = Phase::Turn(self.first_turn(position));
    }
}
