//! All legal actions, in a fixed order.

use super::action::{Action, Question};
use super::card::{Card, Suit};
use super::game::Game;
use super::player::Meeple;
use crate::table::{Party, Seat};

/// All legal actions of the party asked: cards in the order of [`Card::ALL`], rows from bottom to top.
pub fn legal(game: &Game) -> Vec<Action> {
    let mut actions = Vec::new();
    legal_into(game, &mut actions);
    actions
}

/// Like [`legal`], into a list that is cleared first, so that a search need not allocate.
pub fn legal_into(game: &Game, actions: &mut Vec<Action>) {
    actions.clear();
    let Some(asked) = game.asked() else {
        return;
    };
    match (asked.question, asked.party) {
        (Question::Turn, Party::Player(seat)) => turns(game, seat, actions),
        (Question::LayJoker(_), _) => actions.extend(Suit::ALL.map(Action::Lay)),
        (Question::Stray { .. }, _) => actions.extend([Action::Sell, Action::Keep]),
        (Question::Join, Party::Player(seat)) => {
            actions.extend(game.player(seat).kinds().map(Action::Join));
        }
        (Question::Confirm, _) => actions.push(Action::Confirm),
        (_, Party::Chance) => actions.extend(outcomes(game).map(|(action, _)| action)),
        (_, Party::Player(_)) => {}
    }
}

/// The legal actions of a seat in its turn (CARD-15).
fn turns(game: &Game, seat: Seat, actions: &mut Vec<Action>) {
    let player = game.player(seat);
    let mut before = None;
    for card in player.hand().iter().flatten().copied() {
        if before == Some(card) {
            continue;
        }
        before = Some(card);
        match card.suit().filter(|_| !player.plays_face_down()) {
            Some(row) => actions.push(Action::Play { card, row }),
            None => actions.extend(Suit::ALL.map(|row| Action::Play { card, row })),
        }
    }
    if player.meeple() == Meeple::Ready {
        actions.extend(game.claimable().map(Action::Claim));
    }
}

/// The possible outcomes of the open question to Chance, with their weights.
pub fn outcomes(game: &Game) -> impl Iterator<Item = (Action, u32)> + Clone + use<> {
    let question = game.asked().map(|asked| asked.question);
    let seats = match question {
        Some(Question::Dealer) => game.seats(),
        _ => 0,
    };
    let stack = match question {
        Some(Question::TurnUp | Question::Deal(_)) => game.unseen(),
        _ => Default::default(),
    };
    let dealers = (0..seats).map(|seat| (Action::Dealer(Seat(seat)), 1));
    let cards = Card::ALL
        .into_iter()
        .map(move |card| (Action::Draw(card), u32::from(stack.count(card))));
    dealers.chain(cards.filter(|&(_, weight)| weight > 0))
}
