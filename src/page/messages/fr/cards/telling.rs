//! What happened, in sentences of the log.

use super::heard::by;
use super::{French, large, number_of, of, row};
use crate::messages::cards::{CardReports, CardWords, Owner, listed};
use crate::messages::{Counts, Heard, Scores};
use engine::cards::{Card, FLAT_POINTS, Item, Scored, Source, Suit};
use engine::table::Measure;

impl French {
    /// The cards of dragon and fairy that score: "le Dragon et la Fée".
    fn magic(&self, scored: &Scored) -> String {
        let cards = scored.items.iter().flat_map(|item| &item.cards);
        let cards: Vec<String> = cards.map(|&card| self.the_card(card)).collect();
        row(&cards.iter().map(String::as_str).collect::<Vec<_>>())
    }

    /// Animals of one kind with their jokers: "5 moutons, dont 1 joker".
    fn herd(&self, cards: &[Card]) -> String {
        let Some((kind, jokers)) = listed::herd(cards) else {
            return String::new();
        };
        let all = self.animals(kind, cards.len() as u32);
        match jokers {
            0 => all,
            jokers => format!("{all}, dont {}", number_of(jokers, "joker")),
        }
    }
}

impl CardReports for French {
    fn deals_first(&self, name: &str) -> String {
        format!("{name} est le premier donneur.")
    }

    fn first_heading(&self, dealer: &str) -> String {
        format!("Premières cartes\u{a0}: {dealer} distribue")
    }

    fn turned_up(&self, card: Card) -> String {
        format!("Carte retournée\u{a0}: {}.", self.a_card(card))
    }

    fn joker_turned_up(&self, card: Card) -> String {
        let card = self.a_card(card);
        format!("Carte retournée\u{a0}: {card}. Le donneur choisit sa rangée.")
    }

    fn lays_joker(&self, name: &str, card: Card, row: Suit) -> String {
        let (card, row) = (self.the_card(card), self.in_row(row));
        format!("{name} pose {card} {row}.")
    }

    fn round_heading(&self, round: u32, dealer: &str) -> String {
        format!("Manche {round}\u{a0}: {dealer} distribue")
    }

    fn is_dealt(&self, name: &str) -> String {
        format!("{name} reçoit une carte.")
    }

    fn plays_card(&self, name: &str, card: Option<Card>, row: Suit) -> String {
        let card = card.map_or(self.a_hidden_card().to_string(), |card| self.a_card(card));
        format!("{name} joue {card} {}.", self.to_row(row))
    }

    fn claims(&self, name: &str, row: Suit, cards: u32) -> String {
        if cards == 0 {
            let (large, row) = (large(), self.in_row(row));
            return format!(
                "{name} place son {large} {row}\u{a0}: plus aucune carte à revendiquer."
            );
        }
        let (cards, row) = (self.cards(cards), self.row_name(row));
        format!("{name} revendique {cards} de la {row}.")
    }

    fn round_scored(&self, round: u32) -> String {
        format!("La manche {round} est évaluée.")
    }

    fn round_gains(&self, round: u32, gains: &[(Owner, u32)]) -> String {
        let gain = |&(owner, points): &(Owner, u32)| format!("{} {points}", by(owner));
        let gains: Vec<String> = gains.iter().map(gain).collect();
        format!("Manche {round}\u{a0}: {}", gains.join(", "))
    }

    fn takes_cards(&self, name: &str, row: Suit, up: &[Card], revealed: &[Card]) -> String {
        let row = self.row_name(row);
        let (seen, turned) = (listed::listed(self, up), listed::listed(self, revealed));
        match (up, revealed) {
            ([], []) => format!("{name} ne prend aucune carte de la {row}."),
            (_, []) => format!("{name} prend dans la {row}\u{a0}: {seen}."),
            ([], _) => format!("{name} prend dans la {row}, dévoilé\u{a0}: {turned}."),
            _ => format!("{name} prend dans la {row}\u{a0}: {seen}. Dévoilé\u{a0}: {turned}."),
        }
    }

    fn sells_card(&self, name: &str, card: Card) -> String {
        let points = self.points(FLAT_POINTS.into());
        format!("{name} échange {} contre {points}.", self.the_card(card))
    }

    fn keeps_card(&self, name: &str, card: Card) -> String {
        format!("{name} garde {}.", self.the_card(card))
    }

    fn joker_joins(&self, name: &str, kind: Suit) -> String {
        let animal = self.animal(kind);
        format!("{name} ajoute un joker animaux comme {animal}.")
    }

    fn stores(&self, name: &str, count: u32) -> String {
        let buildings = self.buildings_in_all(count);
        format!("{name} met {buildings} sous son coffre.")
    }

    fn scores_cards(&self, name: &str, scored: &Scored) -> String {
        let points = self.points(scored.points.into());
        let what = match scored.source {
            Source::Characters => "ses personnages",
            Source::Animals => "ses animaux",
            Source::Magic => &self.magic(scored),
            Source::Strays => "des cartes d’une autre couleur",
            Source::Buildings => "ses bâtiments",
        };
        match scored.row.map(|row| self.row_name(row)) {
            Some(row) => format!("La {row} rapporte {points} à {name} pour {what}."),
            None => format!("{name} marque {points} pour {what}."),
        }
    }

    fn opens_chest(&self, name: &str, cards: &[Card]) -> String {
        let (of, cards) = (of(name), listed::listed(self, cards));
        format!("Sous le coffre {of}\u{a0}: {cards}.")
    }

    fn wins_by_buildings(&self, names: &[&str]) -> String {
        let verb = match names {
            [_] => "gagne",
            _ => "se partagent la victoire",
        };
        format!(
            "{} {verb}\u{a0}: parmi ceux qui ont le plus de points, personne n’a plus de bâtiments.",
            row(names)
        )
    }

    fn card_item(&self, item: &Item) -> String {
        let (line, cards) = (item.line, &item.cards);
        let points = listed::product(line.count, line.each);
        let what = match line.measure {
            Measure::Characters if line.count == 1 => {
                format!("1 personnage de valeur {}", line.each)
            }
            Measure::Characters => {
                let (count, sum) = (line.count, line.each);
                format!("{count} personnages, de valeur {sum} ensemble")
            }
            Measure::Herd => self.herd(cards),
            Measure::LoneJokers => {
                let jokers = self.animal_jokers(line.count.into());
                format!("{jokers} sans animaux")
            }
            Measure::Magic => listed::named(self, cards),
            Measure::Strays => format!("{}, d’une autre couleur", listed::named(self, cards)),
            Measure::BuildingSet if cards.len() == 1 => {
                format!("{} sans groupe", listed::building_set(self, cards))
            }
            Measure::BuildingSet => listed::building_set(self, cards),
            _ => return self.score_line(line),
        };
        format!("{what}\u{a0}: {points}")
    }

    fn card_sum(&self, items: &[String], points: u32) -> String {
        let sum = self.clauses(items);
        match items {
            [_] => sum,
            _ => format!("{sum}\u{202f}; ensemble {points}"),
        }
    }

    fn with_sum(&self, scored: &str, sum: &str) -> String {
        format!("{} ({sum}).", scored.trim_end_matches('.'))
    }
}
