//! What claiming a row now, or keeping a card, would bring, as far as it is known.

use super::action::Question;
use super::card::{Card, Suit};
use super::evaluation::Evaluation;
use super::event::Item;
use super::game::Game;
use super::row::Laid;
use super::scoring::{FLAT_POINTS, herd_points};
use crate::table::{Seat, Silent};

/// What a large meeple at the end of a row would bring if the round were scored now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Foreseen {
    /// How many cards it would claim (CARD-21).
    pub cards: u8,
    /// How many of them this view does not know: they count nothing here (CARD-17).
    pub unknown: u8,
    /// The points of the others: the sum of the items.
    pub points: u16,
    /// The points one by one.
    pub items: Vec<Item>,
    /// Buildings for the chest, jokers among them (CARD-34).
    pub buildings: u8,
}

/// What keeping a card of another colour than its row would bring instead of its points (CARD-37).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// An animal comes in front of its player (CARD-28).
    Herd {
        /// Which kind.
        kind: Suit,
        /// How many of it there will be then, with the jokers that join.
        herd: u8,
        /// The points it adds to those of the claim.
        now: i32,
        /// What all of this kind will score when one more comes (CARD-29).
        next: u16,
    },
    /// A building goes under the chest, where it scores at the end (CARD-34).
    Chest {
        /// How many lie there then, with the others of the claim.
        stored: u8,
    },
}

impl Game {
    /// What the cards nobody claimed in a row would bring a seat. Cards of another colour are taken for points (CARD-37),
    /// each animal joker joins the kind that pays most for it (CARD-33).
    pub fn foresee(&self, seat: Seat, row: Suit) -> Foreseen {
        self.foresee_cards(seat, row, self.row(row).open())
    }

    /// The row in which the large meeple of a seat stands, and what it would bring as [`Game::foresee`] says it; none
    /// while it is not placed.
    pub fn foresee_placed(&self, seat: Seat) -> Option<(Suit, Foreseen)> {
        Suit::ALL.into_iter().find_map(|row| {
            let mut claims = self.row(row).claims().iter();
            let index = claims.position(|claim| claim.seat == seat)?;
            let cards = self.row(row).of_claim(index);
            Some((row, self.foresee_cards(seat, row, cards)))
        })
    }

    /// What keeping the card of another colour that is decided on would bring; none while none is. The others that
    /// follow are taken for points.
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

    /// The game and a claim about which all is decided: what is still open is sold, jokers join what pays most.
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

    /// The game and the claim after a joker joined a kind, and what the claim pays then.
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
