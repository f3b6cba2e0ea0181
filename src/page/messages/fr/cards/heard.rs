//! For those who play without seeing the cards.

use super::{French, capital, large, of};
use crate::messages::cards::{
    CardHeard, CardReports, CardWords, Face, HandHeard, Herd, InRow, Owner, PlayerHeard, RowHeard,
};
use crate::messages::{Counts, Heard};
use engine::cards::{Card, Foreseen, Meeple, Suit};

/// A thing and its owner: "votre carte", "carte de Ben".
fn owned(what: &str, owner: Owner) -> String {
    match owner {
        Owner::You => format!("votre {what}"),
        Owner::Other(name) => format!("{what} {}", of(name)),
    }
}

impl French {
    fn face(&self, face: Face) -> String {
        match face {
            Face::Up(card) => self.card_name(card),
            Face::Known(card, owner) => {
                format!("{}, face cachée", owned(&self.card_name(card), owner))
            }
            Face::Hidden(owner) => owned("carte face cachée", owner),
        }
    }

    fn in_a_row(&self, thing: InRow) -> String {
        match thing {
            InRow::Card(face) => self.face(face),
            InRow::Meeple(owner, cards) => {
                let large = owned(large(), owner);
                format!("{large} pour {}", self.cards(cards))
            }
        }
    }
}

/// Somebody, as the listener says it.
pub(super) const fn by<'a>(owner: Owner<'a>) -> &'a str {
    match owner {
        Owner::You => "vous",
        Owner::Other(name) => name,
    }
}

impl CardHeard for French {
    fn row_heard(&self, row: &RowHeard) -> String {
        let title = self.row_title(row.suit);
        let Some(last) = row.last() else {
            return format!("{title}\u{a0}: aucune carte.");
        };
        let mut parts = vec![self.cards(row.cards)];
        let claims = row.claims().filter(|&(_, cards)| cards > 0);
        parts.extend(claims.map(|(owner, cards)| {
            let claimed = super::counted(cards, "revendiquée", "revendiquées");
            format!("{claimed} par {}", by(owner))
        }));
        if parts.len() > 1 {
            parts.push(match row.open {
                0 => "plus rien à revendiquer".to_string(),
                open => format!("{open} à revendiquer"),
            });
        }
        let (parts, last) = (parts.join(", "), self.face(last));
        format!("{title}\u{a0}: {parts}\u{202f}; au bout, {last}.")
    }

    fn row_told(&self, row: &RowHeard) -> String {
        let title = self.row_title(row.suit);
        if row.things.is_empty() {
            return format!("{title}\u{a0}: aucune carte.");
        }
        let things: Vec<String> = row
            .things
            .iter()
            .map(|&thing| self.in_a_row(thing))
            .collect();
        format!("{title}, depuis la piste\u{a0}: {}.", self.clauses(&things))
    }

    fn hand_heard(&self, hand: &HandHeard) -> String {
        let large = large();
        let meeple = match hand.meeple {
            Meeple::Ready => format!("Votre {large} reste à placer."),
            Meeple::Placed => format!("Votre {large} est placé."),
        };
        if hand.count == 0 {
            return format!("Vous n’avez aucune carte en main. {meeple}");
        }
        let (count, cards) = (self.cards(hand.count), self.clauses(&hand.cards));
        let next = if hand.face_down {
            " La première se joue face cachée."
        } else {
            ""
        };
        format!("Vous avez {count} en main\u{a0}: {cards}. {meeple}{next}")
    }

    fn player_heard(&self, player: &PlayerHeard) -> String {
        let large = large();
        let mut hand = self.cards(player.hand);
        if player.meeple == Meeple::Ready {
            hand = format!("{hand} et le {large}");
        }
        let mut parts = vec![self.points(player.score), format!("{hand} à jouer")];
        parts.extend(player.herds.iter().map(|herd| self.herd_held(herd)));
        if player.waiting > 0 {
            let jokers = self.animal_jokers(player.waiting);
            parts.push(format!("{jokers} en attente"));
        }
        if player.stored > 0 {
            let buildings = self.buildings_in_all(player.stored);
            parts.push(format!("{buildings} sous le coffre"));
        }
        format!("{}\u{a0}: {}.", player.name, self.clauses(&parts))
    }

    fn herd_held(&self, herd: &Herd) -> String {
        let animals = self.animals(herd.kind, herd.count);
        format!(
            "{animals} (une carte de plus\u{a0}: {})",
            self.points(herd.next)
        )
    }

    fn foreseen(&self, row: Suit, foreseen: &Foreseen) -> String {
        let title = capital(&self.row_name(row));
        let cards = self.cards(foreseen.cards.into());
        let mut parts = vec![match foreseen.unknown {
            0 => cards,
            all if all == foreseen.cards => format!("{cards} que vous ne connaissez pas"),
            some => format!("{cards}, dont {some} que vous ne connaissez pas"),
        }];
        let items: Vec<String> = foreseen
            .items
            .iter()
            .map(|item| self.card_item(item))
            .collect();
        let (points, items) = (u32::from(foreseen.points), self.clauses(&items));
        parts.push(match (points, foreseen.unknown) {
            (0, 0) => "aucun point pour l’instant".to_string(),
            (0, _) => "des points encore inconnus".to_string(),
            (_, 0) => format!("{} ({items})", self.points(points)),
            _ => format!("au moins {} ({items})", self.points(points)),
        });
        if foreseen.buildings > 0 {
            let buildings = self.buildings_in_all(foreseen.buildings.into());
            parts.push(format!("{buildings} pour le coffre"));
        }
        format!("{title}\u{a0}: {}.", self.clauses(&parts))
    }

    fn round_of(&self, round: u32, rounds: u32, dealer: &str) -> String {
        format!("Manche {round} sur {rounds}, {dealer} distribue")
    }

    fn round_number(&self, round: u32, rounds: u32) -> String {
        format!("Manche {round} sur {rounds}")
    }

    fn cards_left(&self, count: u32) -> String {
        format!("{} dans la pioche", self.cards(count))
    }

    fn cards_hidden(&self, card: Card, hidden: u32, all: u32) -> String {
        let card = capital(&self.card_name(card));
        let hidden_cards = if hidden < 2 { "cachée" } else { "cachées" };
        format!("{card}\u{a0}: {hidden} sur {all} {hidden_cards}")
    }

    fn hand_covered(&self, name: &str, key: &str) -> String {
        format!(
            "Les cartes {} sont cachées. {}, qui les montre avec {key}.",
            of(name),
            self.hand_over(name)
        )
    }
}
