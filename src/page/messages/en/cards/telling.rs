//! What happened, in sentences of the log.

use super::heard::by;
use super::{English, row, whose};
use crate::messages::cards::{CardReports, CardWords, Owner, listed};
use crate::messages::{Counts, Heard, Scores, Words};
use engine::cards::{Card, FLAT_POINTS, Item, Scored, Source, Suit};
use engine::rules::Figure;
use engine::table::Measure;

impl English {
    /// The cards of dragon and fairy that score: "the dragon and the fairy".
    fn magic(&self, scored: &Scored) -> String {
        let cards = scored.items.iter().flat_map(|item| &item.cards);
        let cards: Vec<String> = cards.map(|&card| self.the_card(card)).collect();
        row(&cards.iter().map(String::as_str).collect::<Vec<_>>())
    }

    /// Animals of one kind with their jokers: "5 sheep, 1 of them a joker".
    fn herd(&self, cards: &[Card]) -> String {
        let Some((kind, jokers)) = listed::herd(cards) else {
            return String::new();
        };
        let all = self.animals(kind, cards.len() as u32);
        match jokers {
            0 => all,
            1 => format!("{all}, 1 of them a joker"),
            jokers => format!("{all}, {jokers} of them jokers"),
        }
    }
}

impl CardReports for English {
    fn deals_first(&self, name: &str) -> String {
        format!("{name} deals first.")
    }

    fn first_heading(&self, dealer: &str) -> String {
        format!("First cards: {dealer} deals")
    }

    fn turned_up(&self, card: Card) -> String {
        format!("Turned up: {}.", self.a_card(card))
    }

    fn joker_turned_up(&self, card: Card) -> String {
        let card = self.a_card(card);
        format!("Turned up: {card}. The dealer chooses its row.")
    }

    fn lays_joker(&self, name: &str, card: Card, row: Suit) -> String {
        let (card, row) = (self.the_card(card), self.in_row(row));
        format!("{name} lays {card} {row}.")
    }

    fn round_heading(&self, round: u32, dealer: &str) -> String {
        format!("Round {round}: {dealer} deals")
    }

    fn is_dealt(&self, name: &str) -> String {
        format!("{name} is dealt a card.")
    }

    fn plays_card(&self, name: &str, card: Option<Card>, row: Suit) -> String {
        let card = card.map_or(self.a_hidden_card().to_string(), |card| self.a_card(card));
        format!("{name} plays {card} {}.", self.to_row(row))
    }

    fn claims(&self, name: &str, row: Suit, cards: u32) -> String {
        if cards == 0 {
            let (large, row) = (self.figure(Figure::Large), self.in_row(row));
            return format!("{name} places the {large} {row}: no card is left to claim.");
        }
        let (cards, row) = (self.cards(cards), self.row_name(row));
        format!("{name} claims {cards} of the {row}.")
    }

    fn round_scored(&self, round: u32) -> String {
        format!("Round {round} is scored.")
    }

    fn round_gains(&self, round: u32, gains: &[(Owner, u32)]) -> String {
        let gain = |&(owner, points): &(Owner, u32)| format!("{} {points}", by(owner));
        let gains: Vec<String> = gains.iter().map(gain).collect();
        format!("Round {round}: {}", gains.join(", "))
    }

    fn takes_cards(&self, name: &str, row: Suit, up: &[Card], revealed: &[Card]) -> String {
        let row = self.row_name(row);
        let (seen, turned) = (listed::listed(self, up), listed::listed(self, revealed));
        match (up, revealed) {
            ([], []) => format!("{name} takes no card from the {row}."),
            (_, []) => format!("{name} takes from the {row}: {seen}."),
            ([], _) => format!("{name} takes from the {row}, turned up now: {turned}."),
            _ => format!("{name} takes from the {row}: {seen}. Turned up now: {turned}."),
        }
    }

    fn sells_card(&self, name: &str, card: Card) -> String {
        let points = self.points(FLAT_POINTS.into());
        format!("{name} gives up {} for {points}.", self.the_card(card))
    }

    fn keeps_card(&self, name: &str, card: Card) -> String {
        format!("{name} keeps {}.", self.the_card(card))
    }

    fn joker_joins(&self, name: &str, kind: Suit) -> String {
        let animal = self.animal(kind);
        format!("{name} adds an animal joker as a {animal}.")
    }

    fn stores(&self, name: &str, count: u32) -> String {
        let buildings = self.buildings_in_all(count);
        format!("{name} puts {buildings} under the chest.")
    }

    fn scores_cards(&self, name: &str, scored: &Scored) -> String {
        let points = self.points(scored.points.into());
        let what = match scored.source {
            Source::Characters => "characters",
            Source::Animals => "animals",
            Source::Magic => &self.magic(scored),
            Source::Strays => "cards of another colour",
            Source::Buildings => "buildings",
        };
        match scored.row.map(|row| self.row_name(row)) {
            Some(row) => format!("The {row} brings {name} {points} for {what}."),
            None => format!("{name} scores {points} for {what}."),
        }
    }

    fn opens_chest(&self, name: &str, cards: &[Card]) -> String {
        let (whose, cards) = (whose(name), listed::listed(self, cards));
        format!("Under {whose} chest: {cards}.")
    }

    fn wins_by_buildings(&self, names: &[&str]) -> String {
        let verb = if names.len() == 1 {
            "wins"
        } else {
            "share the victory"
        };
        format!(
            "{} {verb}: among those with the most points, nobody has more buildings.",
            row(names)
        )
    }

    fn card_item(&self, item: &Item) -> String {
        let (line, cards) = (item.line, &item.cards);
        let points = listed::product(line.count, line.each);
        match line.measure {
            Measure::Characters if line.count == 1 => {
                format!("1 character of value {}: {points}", line.each)
            }
            Measure::Characters => {
                let (count, sum) = (line.count, line.each);
                format!("{count} characters, together of value {sum}: {points}")
            }
            Measure::Herd => format!("{}: {points}", self.herd(cards)),
            Measure::LoneJokers => {
                let jokers = self.animal_jokers(line.count.into());
                format!("{jokers} without animals: {points}")
            }
            Measure::Magic => format!("{}: {points}", listed::named(self, cards)),
            Measure::Strays => format!(
                "{}, of another colour: {points}",
                listed::named(self, cards)
            ),
            Measure::BuildingSet if cards.len() == 1 => {
                format!("{} alone: {points}", listed::building_set(self, cards))
            }
            Measure::BuildingSet => format!("{}: {points}", listed::building_set(self, cards)),
            _ => self.score_line(line),
        }
    }

    fn card_sum(&self, items: &[String], points: u32) -> String {
        let sum = self.clauses(items);
        match items {
            [_] => sum,
            _ => format!("{sum}; together {points}"),
        }
    }

    fn with_sum(&self, scored: &str, sum: &str) -> String {
        format!("{} ({sum}).", scored.trim_end_matches('.'))
    }
}
