//! What an observer may know about a game, and games consistent with that knowledge.

use super::card::{Card, Counts};
use super::evaluation::Evaluation;
use super::game::{Game, Phase};
use super::player::in_order;
use super::row::Facing;
use crate::table::Seat;

impl Game {
    /// The game as one seat knows it; `None` is an observer outside the table. Hides the hands and
    /// face-down cards of others, all chests until the end of the game (R-CARD-16, R-CARD-17,
    /// CARD-39), and the listed deck of the setup.
    pub fn seen_by(&self, observer: Option<Seat>) -> Game {
        let mut seen = self.clone();
        seen.setup.deck.clear();
        let over = self.is_over();
        for (seat, player) in (0..).map(Seat).zip(&mut seen.players) {
            if observer != Some(seat) {
                player.hand.fill(None);
            }
            if !over {
                player.chest.fill(None);
            }
        }
        for laid in seen.rows.iter_mut().flat_map(|row| &mut row.laid) {
            if let Facing::Down(owner) = laid.facing
                && observer != Some(owner)
            {
                laid.card = None;
            }
        }
        seen
    }

    /// The cards whose place is unknown: those in the stack, and those hidden from this view.
    pub fn unseen(&self) -> Counts {
        let mut unseen = Counts::deck();
        let mut see = |card: Card| {
            unseen.take(card);
        };
        for (card, count) in self.gone.iter() {
            (0..count).for_each(|_| see(card));
        }
        let laid = self.rows.iter().flat_map(|row| &row.laid);
        laid.filter_map(|laid| laid.card).for_each(&mut see);
        for player in &self.players {
            let cards = player.hand.iter().chain(&player.chest);
            cards.flatten().copied().for_each(&mut see);
            for kind in player.kinds() {
                (0..player.animals[kind.index()]).for_each(|_| see(Card::Animal(kind)));
            }
            let jokers = player.waiting + player.joined.iter().sum::<u8>();
            (0..jokers).for_each(|_| see(Card::AnimalJoker));
        }
        if let Some(card) = self.joker_to_lay() {
            see(card);
        }
        let taken = self.evaluation().map(Evaluation::unsettled);
        taken.into_iter().flatten().for_each(see);
        unseen
    }

    /// The joker that was turned up and has no row yet.
    const fn joker_to_lay(&self) -> Option<Card> {
        match self.phase {
            Phase::LayJoker { card, .. } => Some(card),
            _ => None,
        }
    }

    /// A full game consistent with this view: for each hidden place, `pick` chooses one of the
    /// unseen cards left that fit there (only buildings in a chest).
    pub fn determinized(&self, mut pick: impl FnMut(&Counts) -> Option<Card>) -> Game {
        let mut game = self.clone();
        let mut left = self.unseen();
        let mut fill = |place: &mut Option<Card>, fits: fn(Card) -> bool| {
            if place.is_none() {
                let fitting: Counts = left.iter().filter(|&(card, _)| fits(card)).collect();
                *place = pick(&fitting).filter(|&card| left.take(card));
            }
        };
        for player in &mut game.players {
            let building = |card| matches!(card, Card::Building(_) | Card::BuildingJoker);
            player
                .chest
                .iter_mut()
                .for_each(|place| fill(place, building));
            in_order(&mut player.chest);
        }
        for player in &mut game.players {
            player
                .hand
                .iter_mut()
                .for_each(|place| fill(place, |_| true));
            in_order(&mut player.hand);
        }
        for laid in game.rows.iter_mut().flat_map(|row| &mut row.laid) {
            fill(&mut laid.card, |_| true);
        }
        game
    }
}
