//! What happened, in sentences of the log.

use super::{English, row, whose};
use crate::cards::{Card, Item, Source, Suit};
use crate::i18n::cards::{CardReports, CardWords};
use crate::i18n::heard::repeated;
use crate::i18n::{Counts, Heard, Readings, Scores, Words};
use crate::rules::Figure;
use crate::table::Measure;

impl English {
    /// Cards by name, each told once: "green sheep, twice; dragon".
    pub(super) fn listed(&self, cards: &[Card]) -> String {
        let names = repeated(cards.iter().map(|&card| self.card_name(card)));
        let names: Vec<String> = names
            .map(|(name, times)| self.times(&name, times))
            .collect();
        self.clauses(&names)
    }

    /// Cards by name in a row: "blue knight 3 and yellow hen".
    fn named(&self, cards: &[Card]) -> String {
        let names: Vec<String> = cards.iter().map(|&card| self.card_name(card)).collect();
        row(&names.iter().map(String::as_str).collect::<Vec<_>>())
    }

    /// "14", "2 × 10 = 20".
    fn product(&self, count: u16, each: i16) -> String {
        match count {
            1 => each.to_string(),
            count => format!("{count} × {each} = {}", i32::from(count) * i32::from(each)),
        }
    }

    /// Animals of one kind with their jokers: "5 sheep, 1 of them a joker".
    fn herd(&self, cards: &[Card]) -> String {
        let kind = cards.iter().find_map(|card| card.suit());
        let jokers = cards.iter().filter(|card| card.is_joker()).count();
        let all = kind.map_or(String::new(), |kind| self.animals(kind, cards.len() as u32));
        match jokers {
            0 => all,
            1 => format!("{all}, 1 of them a joker"),
            jokers => format!("{all}, {jokers} of them jokers"),
        }
    }

    /// Different buildings: "abbey, inn and joker".
    fn building_set(&self, cards: &[Card]) -> String {
        let names = cards.iter().map(|&card| match card {
            Card::Building(kind) => self.building(kind),
            _ => "joker",
        });
        row(&names.collect::<Vec<_>>())
    }
}

impl CardReports for English {
    fn deals_first(&self, name: &str) -> String {
        format!("{name} deals first.")
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

    fn takes_cards(&self, name: &str, row: Suit, up: &[Card], revealed: &[Card]) -> String {
        let row = self.row_name(row);
        let (seen, turned) = (self.listed(up), self.listed(revealed));
        match (up, revealed) {
            ([], []) => format!("{name} takes no card from the {row}."),
            (_, []) => format!("{name} takes from the {row}: {seen}."),
            ([], _) => format!("{name} takes from the {row}, turned up now: {turned}."),
            _ => format!("{name} takes from the {row}: {seen}. Turned up now: {turned}."),
        }
    }

    fn sells_card(&self, name: &str, card: Card) -> String {
        format!("{name} gives up {} for 10 points.", self.the_card(card))
    }

    fn keeps_card(&self, name: &str, card: Card) -> String {
        format!("{name} keeps {}.", self.the_card(card))
    }

    fn herds(&self, name: &str, kind: Suit, count: u32) -> String {
        format!("{name} adds {}.", self.animals(kind, count))
    }

    fn joker_joins(&self, name: &str, kind: Suit) -> String {
        let animal = self.animal(kind);
        format!("{name} adds an animal joker as a {animal}.")
    }

    fn stores(&self, name: &str, count: u32) -> String {
        let buildings = self.buildings_in_all(count);
        format!("{name} puts {buildings} under the chest.")
    }

    fn scores_cards(&self, name: &str, points: u32, source: Source, row: Option<Suit>) -> String {
        let points = self.points(points);
        let what = match source {
            Source::Characters => "characters",
            Source::Animals => "animals",
            Source::Magic => "dragon or fairy",
            Source::Strays => "cards of another colour",
            Source::Buildings => "buildings",
        };
        match row.map(|row| self.row_name(row)) {
            Some(row) => format!("The {row} brings {name} {points} for {what}."),
            None => format!("{name} scores {points} for {what}."),
        }
    }

    fn opens_chest(&self, name: &str, cards: &[Card]) -> String {
        let (whose, cards) = (whose(name), self.listed(cards));
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
        let points = self.product(line.count, line.each);
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
            Measure::Magic => format!("{}: {points}", self.named(cards)),
            Measure::Strays => format!("{}, of another colour: {points}", self.named(cards)),
            Measure::BuildingSet if cards.len() == 1 => {
                format!("{} alone: {points}", self.building_set(cards))
            }
            Measure::BuildingSet => format!("{}: {points}", self.building_set(cards)),
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
