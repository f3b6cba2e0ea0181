//! For those who play without seeing the cards.

use super::{English, capital, whose};
use crate::messages::cards::{
    CardHeard, CardReports, CardWords, Face, HandHeard, Herd, InRow, Owner, PlayerHeard, RowHeard,
};
use crate::messages::{Counts, Heard, Words};
use engine::cards::{Card, Foreseen, Meeple, Suit};
use engine::rules::Figure;

impl English {
    fn face(&self, face: Face) -> String {
        match face {
            Face::Up(card) => self.card_name(card),
            Face::Known(card, Owner::You) => format!("your face-down {}", self.card_name(card)),
            Face::Known(card, Owner::Other(name)) => {
                format!("{} face-down {}", whose(name), self.card_name(card))
            }
            Face::Hidden(Owner::You) => "your face-down card".to_string(),
            Face::Hidden(Owner::Other(name)) => format!("{} face-down card", whose(name)),
        }
    }

    fn in_a_row(&self, thing: InRow) -> String {
        let large = self.figure(Figure::Large);
        match thing {
            InRow::Card(face) => self.face(face),
            InRow::Meeple(Owner::You, cards) => format!("your {large} for {}", self.cards(cards)),
            InRow::Meeple(Owner::Other(name), cards) => {
                format!("{} {large} for {}", whose(name), self.cards(cards))
            }
        }
    }
}

/// Somebody, as the listener says it.
pub(super) const fn by<'a>(owner: Owner<'a>) -> &'a str {
    match owner {
        Owner::You => "you",
        Owner::Other(name) => name,
    }
}

impl CardHeard for English {
    fn row_heard(&self, row: &RowHeard) -> String {
        let title = self.row_title(row.suit);
        let Some(last) = row.last() else {
            return format!("{title}: no cards.");
        };
        let mut parts = vec![self.cards(row.cards)];
        let claims = row.claims().filter(|&(_, cards)| cards > 0);
        parts.extend(claims.map(|(owner, cards)| format!("{cards} claimed by {}", by(owner))));
        if parts.len() > 1 {
            parts.push(match row.open {
                0 => "none left to claim".to_string(),
                open => format!("{open} left to claim"),
            });
        }
        format!(
            "{title}: {}; the last one is {}.",
            parts.join(", "),
            self.face(last)
        )
    }

    fn row_told(&self, row: &RowHeard) -> String {
        let title = self.row_title(row.suit);
        if row.things.is_empty() {
            return format!("{title}: no cards.");
        }
        let things: Vec<String> = row
            .things
            .iter()
            .map(|&thing| self.in_a_row(thing))
            .collect();
        format!("{title}, from the track: {}.", self.clauses(&things))
    }

    fn hand_heard(&self, hand: &HandHeard) -> String {
        let large = self.figure(Figure::Large);
        let meeple = match hand.meeple {
            Meeple::Ready => format!("Your {large} is still to be placed."),
            Meeple::Placed => format!("Your {large} is placed."),
        };
        if hand.count == 0 {
            return format!("You hold no card. {meeple}");
        }
        let (count, cards) = (self.cards(hand.count), self.clauses(&hand.cards));
        let next = if hand.face_down {
            " The first one goes face down."
        } else {
            ""
        };
        format!("You hold {count}: {cards}. {meeple}{next}")
    }

    fn player_heard(&self, player: &PlayerHeard) -> String {
        let large = self.figure(Figure::Large);
        let mut hand = self.cards(player.hand);
        if player.meeple == Meeple::Ready {
            hand = format!("{hand} and the {large}");
        }
        let mut parts = vec![self.points(player.score), format!("{hand} to play")];
        parts.extend(player.herds.iter().map(|herd| self.herd_held(herd)));
        if player.waiting > 0 {
            let jokers = self.animal_jokers(player.waiting);
            parts.push(format!("{jokers} waiting"));
        }
        if player.stored > 0 {
            let buildings = self.buildings_in_all(player.stored);
            parts.push(format!("{buildings} under the chest"));
        }
        format!("{}: {}.", player.name, self.clauses(&parts))
    }

    fn herd_held(&self, herd: &Herd) -> String {
        let animals = self.animals(herd.kind, herd.count);
        format!("{animals} (one more card: {})", self.points(herd.next))
    }

    fn foreseen(&self, row: Suit, foreseen: &Foreseen) -> String {
        let title = capital(&self.row_name(row));
        let cards = self.cards(foreseen.cards.into());
        let mut parts = vec![match foreseen.unknown {
            0 => cards,
            all if all == foreseen.cards => format!("{cards} you do not know"),
            some => format!("{cards}, {some} of them unknown to you"),
        }];
        let items: Vec<String> = foreseen
            .items
            .iter()
            .map(|item| self.card_item(item))
            .collect();
        let points = u32::from(foreseen.points);
        parts.push(match (points, foreseen.unknown) {
            (0, 0) => "no points now".to_string(),
            (0, _) => "points not known yet".to_string(),
            (_, 0) => format!("{} ({})", self.points(points), items.join("; ")),
            _ => format!("at least {} ({})", self.points(points), items.join("; ")),
        });
        if foreseen.buildings > 0 {
            let buildings = self.buildings_in_all(foreseen.buildings.into());
            parts.push(format!("{buildings} for the chest"));
        }
        format!("{title}: {}.", self.clauses(&parts))
    }

    fn round_of(&self, round: u32, rounds: u32, dealer: &str) -> String {
        format!("Round {round} of {rounds}, {dealer} deals")
    }

    fn round_number(&self, round: u32, rounds: u32) -> String {
        format!("Round {round} of {rounds}")
    }

    fn cards_left(&self, count: u32) -> String {
        format!("{} left in the stack", self.cards(count))
    }

    fn cards_hidden(&self, card: Card, hidden: u32, all: u32) -> String {
        let card = capital(&self.card_name(card));
        format!("{card}: {hidden} of {all} hidden")
    }

    fn hand_covered(&self, name: &str, key: &str) -> String {
        format!(
            "{} cards are covered. {}, who shows them with {key}.",
            whose(name),
            self.hand_over(name)
        )
    }
}
