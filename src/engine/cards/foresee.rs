//! What claiming a row now would bring, as far as it is known.

use super::card::Suit;
use super::evaluation::Evaluation;
use super::event::Item;
use super::game::Game;
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

impl Game {
    /// What the cards nobody claimed in a row would bring a seat. Cards of another colour are taken for points (CARD-37),
    /// each animal joker joins the kind that pays most for it (CARD-33).
    pub fn foresee(&self, seat: Seat, row: Suit) -> Foreseen {
        let open = self.row(row).open();
        let mut game = self.clone();
        let mut claim = Evaluation::new(seat, row, open);
        while claim.sell().is_some() {}
        game.settle_animals(&mut claim, &mut Silent);
        while claim.joining() > 0 {
            let kinds: Vec<Suit> = game.player(seat).kinds().collect();
            let paid = |kind: &Suit| game.joined_by(&claim, *kind).1;
            let Some(best) = kinds.into_iter().max_by_key(paid) else {
                break;
            };
            ((game, claim), _) = game.joined_by(&claim, best);
        }
        Foreseen {
            cards: open.len() as u8,
            unknown: open.iter().filter(|laid| laid.card.is_none()).count() as u8,
            points: sum(&game, &claim),
            items: items(&game, &claim).collect(),
            buildings: claim.stored(),
        }
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
