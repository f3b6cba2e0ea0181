//! Events of the card game, as sentences of the log.

use super::heard::Owner;
use super::listed::product;
use crate::messages::spoken::row;
use crate::messages::{PlayerNames, Texts, sentences};
use engine::cards::{Card, Decided, Event, FLAT_POINTS, Item, Laid, Scored, Source};
use engine::table::{Measure, RuleId};

impl Texts {
    /// The points of a round, as a heading and read aloud: "Round 1: you +26, Ben +21".
    pub fn round_gains(&self, round: u32, gains: &[(Owner, u32)]) -> String {
        // "Computer 2 36" would be read as one number.
        let gain = |&(owner, points): &(Owner, u32)| format!("{} +{points}", self.by(owner));
        let gains: Vec<String> = gains.iter().map(gain).collect();
        self.round_gains_of(round, &gains.join(", "))
    }

    /// A score line: "3 characters of value 5 together: 5 × 3 = 15".
    pub fn card_item(&self, item: &Item) -> String {
        let (line, cards) = (item.line, &item.cards);
        let (count, points) = (u32::from(line.count), product(line.count, line.each));
        match line.measure {
            Measure::Characters => {
                self.characters_of_value(count, line.each.unsigned_abs().into(), &points)
            }
            Measure::Herd => self.brings(&self.herd(cards), &points),
            Measure::LoneJokers => self.lone_jokers(count, &points),
            Measure::Magic => self.brings(&self.named(cards), &points),
            Measure::Strays => self.strays_named(&self.named(cards), &points),
            Measure::BuildingSet if cards.len() == 1 => {
                self.building_alone(&self.building_set(cards), &points)
            }
            Measure::BuildingSet => self.brings(&self.building_set(cards), &points),
            _ => self.score_line(line),
        }
    }

    /// A score and its details in one sentence; `scored` is a sentence of its own.
    pub fn with_sum(&self, scored: &str, sum: &str) -> String {
        self.with_sum_of(scored.trim_end_matches('.'), sum)
    }
}

/// An event as a sentence of the log; `None` when it needs none.
pub fn event(texts: &Texts, player_names: &PlayerNames, event: &Event) -> Option<String> {
    let name = |seat: &engine::table::Seat| player_names.name(*seat);
    Some(match event {
        Event::FirstDealer(seat) => texts.deals_first(name(seat)),
        Event::TurnedUp(card) => texts.turned_up_card(&texts.a_card(*card)),
        Event::JokerTurnedUp(card) => texts.turned_up_joker(&texts.a_card(*card)),
        Event::JokerLaid { seat, card, row } => {
            texts.lays_in_row(name(seat), &texts.the_card(*card), *row)
        }
        Event::RoundBegan { .. } => format!("{}.", heading(texts, player_names, event)?),
        Event::Played { seat, card, row } => {
            let card = card.map(|card| texts.a_card(card));
            let card = card.as_deref().unwrap_or(texts.a_hidden_card());
            texts.plays_to_row(name(seat), card, *row)
        }
        Event::Claimed { seat, row, cards } => texts.claims(name(seat), *row, u32::from(*cards)),
        Event::RoundScored(round) => texts.round_scored(u32::from(*round)),
        Event::Taken { seat, row, cards } => {
            let (down, up): (Vec<Laid>, Vec<Laid>) = cards.iter().partition(|laid| laid.is_down());
            let [seen, turned] = [up, down].map(|cards| {
                let known: Vec<Card> = cards.iter().filter_map(|laid| laid.card).collect();
                texts.listed(&known)
            });
            match (seen.as_str(), turned.as_str()) {
                ("", "") => texts.takes_nothing(name(seat), *row),
                (seen, "") => texts.takes_seen(name(seat), *row, seen),
                ("", turned) => texts.takes_turned(name(seat), *row, turned),
                (seen, turned) => texts.takes_both(name(seat), *row, seen, turned),
            }
        }
        Event::Sold { seat, card } => {
            texts.sells(name(seat), &texts.the_card(*card), FLAT_POINTS.into())
        }
        Event::Kept { seat, card } => texts.keeps(name(seat), &texts.the_card(*card)),
        Event::Joined { seat, kind } => texts.joker_joins(name(seat), *kind),
        Event::Stored { seat, cards } => texts.stores(name(seat), u32::from(*cards)),
        Event::Scored(scored) => points(texts, player_names, scored),
        Event::Opened { seat, cards } => texts.chest_opened(name(seat), &texts.listed(cards)),
        Event::Won { winners, decided } => {
            let names = player_names.names(*winners);
            match decided {
                Decided::ByPoints => texts.wins(&names),
                Decided::ByBuildings => texts.wins_by_buildings(&names),
            }
        }
        Event::Dealt(_) | Event::TurnEnded(_) | Event::Herded { .. } => return None,
    })
}

/// An event as the heading of those after it; `None` when it is not one.
pub fn heading(texts: &Texts, player_names: &PlayerNames, event: &Event) -> Option<String> {
    match event {
        Event::FirstDealer(seat) => Some(texts.first_heading(player_names.name(*seat))),
        Event::RoundBegan { round, dealer } => {
            Some(texts.round_heading(u32::from(*round), player_names.name(*dealer)))
        }
        _ => None,
    }
}

/// An event as read aloud: as in the log, with the details of a score.
pub fn event_aloud(texts: &Texts, player_names: &PlayerNames, happened: &Event) -> Option<String> {
    let sentence = event(texts, player_names, happened)?;
    Some(match happened {
        Event::Scored(scored) => texts.with_sum(&sentence, &explanation(texts, scored)),
        _ => sentence,
    })
}

/// Who scores how much for what, without details: "The red row brings Ana 15 points for characters."
pub fn points(texts: &Texts, player_names: &PlayerNames, scored: &Scored) -> String {
    let (name, points) = (player_names.name(scored.seat), u32::from(scored.points));
    let what = match scored.source {
        Source::Magic => {
            let cards = scored.items.iter().flat_map(|item| &item.cards);
            let cards: Vec<String> = cards.map(|&card| texts.the_card(card)).collect();
            texts.names(&row(&cards))
        }
        source => texts.for_source(source).to_string(),
    };
    match scored.row {
        Some(row) => texts.row_brings(name, points, row, &what),
        None => texts.scores_for(name, points, &what),
    }
}

/// The details of a score: "2 hens: 6; 3 sheep: 8; together 14".
pub fn explanation(texts: &Texts, scored: &Scored) -> String {
    let items = scored.items.iter().map(|item| texts.card_item(item));
    let items: Vec<String> = items.collect();
    let sum = texts.clauses(&items);
    match items.len() {
        1 => sum,
        _ => texts.together(&sum, u32::from(scored.points)),
    }
}

/// The rules by which points were scored, each once.
pub fn rule_ids(scored: &Scored) -> Vec<RuleId> {
    sentences::each_rule(scored.items.iter().map(|item| item.line))
}
