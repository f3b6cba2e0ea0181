//! Previews: what claiming a row, or keeping a card, would score as far as the observer can tell.

use super::action::Question;
use super::card::{Card, Suit};
use super::evaluation::Evaluation;
use super::event::Item;
use super::game::Game;
use super::row::Laid;
use super::scoring::{FLAT_POINTS, herd_points};
use crate::table::{Seat, Silent};

/// What a large meeple at the end of a row would score if the round were scored now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Foreseen {
    /// How many cards it would claim (CARD-21).
    pub cards: u8,
    /// How many of them are hidden from this view; they add no points here (CARD-17).
    pub unknown: u8,
    /// The points of the known cards: the sum of the items.
    pub points: u16,
    pub items: Vec<Item>,
    /// Buildings for the chest, jokers among them (CARD-34).
    pub buildings: u8,
}

/// What keeping a card of another colour would bring instead of its points (CARD-37).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// An animal goes in front of its player (CARD-28).
    Herd {
        kind: Suit,
        /// The size of the herd afterwards, with the jokers that join it.
        herd: u8,
        /// The change in the points of this claim.
        now: i32,
        /// What the herd will score when one more animal arrives (CARD-29).
        next: u16,
    },
    /// A building goes under the chest, where it scores at the end (CARD-34).
    Chest {
        /// How many cards are there afterwards, with the others of the claim.
        stored: u8,
    },
}

impl Game {
    /// What the unclaimed cards in a row would score for a seat. Cards of another colour are sold
    /// (CARD-37), and each animal joker joins the kind that pays most for it (CARD-33).
    pub fn foresee(&self, seat: Seat, row: Suit) -> Foreseen {
        self.foresee_cards(seat, row, self.row(row).open())
    }

    /// The row in which a seat's large meeple stands, with [`Game::foresee`] for it; `None` while
    /// it is not placed.
    pub fn foresee_placed(&self, seat: Seat) -> Option<(Suit, Foreseen)> {
        Suit::ALL.into_iter().find_map(|row| {
            let mut claims = self.row(row).claims().iter();
            let index = claims.position(|claim| claim.seat == seat)?;
            let cards = self.row(row).of_claim(index);
            Some((row, self.foresee_cards(seat, row, cards)))
        })
    }

    /// What keeping the card of another colour in question would bring; `None` without such a
    /// question. Later cards of another colour are assumed to be sold.
    pub fn foresee_kept(&self) -> Option<Kept> {
        let Question::Stray { card, .. } = self.asked()?.question else {
            return None;
        };
        let claim = self.evaluation()?;
        let seat = claim.seat();
        let mut keeps = claim.clone();
        keeps.keep();
        let (game, keeps) = self.clone().settled(keeps);
        let Card::Animal(kind) = card else {
            let stored = self.player(seat).stored() as u8 + keeps.stored();
            return Some(Kept::Chest { stored });
        };
        let (sold, sells) = self.clone().settled(claim.clone());
        let without = i32::from(sum(&sold, &sells)) - i32::from(FLAT_POINTS);
        let herd = game.player(seat).herd(kind);
        Some(Kept::Herd {
            kind,
            herd,
            now: i32::from(sum(&game, &keeps)) - without,
            next: herd_points(herd.saturating_add(1)),
        })
    }

    fn foresee_cards(&self, seat: Seat, row: Suit, cards: &[Laid]) -> Foreseen {
        let claim = Evaluation::new(seat, row, cards);
        let (game, claim) = self.clone().settled(claim);
        Foreseen {
            cards: cards.len() as u8,
            unknown: cards.iter().filter(|laid| laid.card.is_none()).count() as u8,
            points: sum(&game, &claim),
            items: items(&game, &claim).collect(),
            buildings: claim.stored(),
        }
    }

    /// The game and the claim after all decisions: cards of another colour are sold, each joker joins the kind that pays most.
    fn settled(mut self, mut claim: Evaluation) -> (Game, Evaluation) {
        while claim.sell().is_some() {}
        self.settle_animals(&mut claim, &mut Silent);
        let mut game = self;
        while claim.joining() > 0 {
            let kinds: Vec<Suit> = game.player(claim.seat()).kinds().collect();
            let paid = |kind: &Suit| game.joined_by(&claim, *kind).1;
            let Some(best) = kinds.into_iter().max_by_key(paid) else {
                break;
            };
            ((game, claim), _) = game.joined_by(&claim, best);
        }
        (game, claim)
    }

    /// The game and the claim after a joker has joined a kind, and what the claim then pays.
    fn joined_by(&self, claim: &Evaluation, kind: Suit) -> ((Game, Evaluation), u16) {
        let (mut game, mut claim) = (self.clone(), claim.clone());
        game.join(&mut claim, kind, &mut Silent);
        let points = sum(&game, &claim);
        ((game, claim), points)
    }
}

fn items(game: &Game, claim: &Evaluation) -> impl Iterator<Item = Item> {
    game.score_items(claim)
        .into_iter()
        .flat_map(|(_, items)| items)
}

fn sum(game: &Game, claim: &Evaluation) -> u16 {
    let points = items(game, claim).map(|item| item.line.points());
    u16::try_from(points.sum::<i32>()).unwrap_or_default()
}
