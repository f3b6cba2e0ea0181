//! Events of the card game, as sentences of the log.

use super::heard::Owner;
use super::listed::product;
use crate::messages::spoken::row;
use crate::messages::{PlayerNames, Texts, sentences};
use engine::cards::{Card, Decided, Event, FLAT_POINTS, Item, Laid, Scored, Source, Suit};
use engine::table::{Measure, RuleId};

impl Texts {
    /// A card of the first ten went to the row of its colour.
    pub fn turned_up(&self, card: Card) -> String {
        self.turned_up_card(&self.a_card(card))
    }

    /// A joker was turned up among the first ten cards.
    pub fn joker_turned_up(&self, card: Card) -> String {
        self.turned_up_joker(&self.a_card(card))
    }

    /// The dealer laid the joker.
    pub fn lays_joker(&self, name: &str, card: Card, row: Suit) -> String {
        self.lays_in_row(name, &self.the_card(card), row)
    }

    /// A card went to a row; `None` when it lies face down.
    pub fn plays_card(&self, name: &str, card: Option<Card>, row: Suit) -> String {
        match card {
            Some(card) => self.plays_to_row(name, &self.a_card(card), row),
            None => self.plays_to_row(name, self.a_hidden_card(), row),
        }
    }

    /// The points of a round, as a heading and read aloud: "Round 1: you +26, Ben +21".
    pub fn round_gains(&self, round: u32, gains: &[(Owner, u32)]) -> String {
        // "Computer 2 36" would be read as one number.
        let gain = |&(owner, points): &(Owner, u32)| format!("{} +{points}", self.by(owner));
        let gains: Vec<String> = gains.iter().map(gain).collect();
        self.round_gains_of(round, &gains.join(", "))
    }

    /// Claimed cards were taken: those face up, and those revealed now.
    pub fn takes_cards(&self, name: &str, row: Suit, up: &[Card], revealed: &[Card]) -> String {
        let (seen, turned) = (self.listed(up), self.listed(revealed));
        match (up, revealed) {
            ([], []) => self.takes_nothing(name, row),
            (_, []) => self.takes_seen(name, row, &seen),
            ([], _) => self.takes_turned(name, row, &turned),
            _ => self.takes_both(name, row, &seen, &turned),
        }
    }

    /// A card of another colour left the game for points.
    pub fn sells_card(&self, name: &str, card: Card) -> String {
        self.sells(name, &self.the_card(card), FLAT_POINTS.into())
    }

    /// A card of another colour was kept.
    pub fn keeps_card(&self, name: &str, card: Card) -> String {
        self.keeps(name, &self.the_card(card))
    }

    /// Points for the cards of a row, or in the final scoring, without details: "The red row brings
    /// Ana 15 points for characters."
    pub fn scores_cards(&self, name: &str, scored: &Scored) -> String {
        let points = u32::from(scored.points);
        let what = match scored.source {
            Source::Magic => {
                let cards = scored.items.iter().flat_map(|item| &item.cards);
                let cards: Vec<String> = cards.map(|&card| self.the_card(card)).collect();
                self.names(&row(&cards))
            }
            source => self.for_source(source).to_string(),
        };
        match scored.row {
            Some(row) => self.row_brings(name, points, row, &what),
            None => self.scores_for(name, points, &what),
        }
    }

    /// A chest was opened.
    pub fn opens_chest(&self, name: &str, cards: &[Card]) -> String {
        self.chest_opened(name, &self.listed(cards))
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

    /// Several lines, already in words, and their sum: "2 hens: 6; 3 sheep: 8; together 14".
    pub fn card_sum(&self, items: &[String], points: u32) -> String {
        let sum = self.clauses(items);
        match items {
            [_] => sum,
            _ => self.together(&sum, points),
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
        Event::TurnedUp(card) => texts.turned_up(*card),
        Event::JokerTurnedUp(card) => texts.joker_turned_up(*card),
        Event::JokerLaid { seat, card, row } => texts.lays_joker(name(seat), *card, *row),
        Event::RoundBegan { .. } => format!("{}.", heading(texts, player_names, event)?),
        Event::Played { seat, card, row } => texts.plays_card(name(seat), *card, *row),
        Event::Claimed { seat, row, cards } => texts.claims(name(seat), *row, u32::from(*cards)),
        Event::RoundScored(round) => texts.round_scored(u32::from(*round)),
        Event::Taken { seat, row, cards } => {
            let (up, revealed) = by_facing(cards);
            texts.takes_cards(name(seat), *row, &up, &revealed)
        }
        Event::Sold { seat, card } => texts.sells_card(name(seat), *card),
        Event::Kept { seat, card } => texts.keeps_card(name(seat), *card),
        Event::Joined { seat, kind } => texts.joker_joins(name(seat), *kind),
        Event::Stored { seat, cards } => texts.stores(name(seat), u32::from(*cards)),
        Event::Scored(scored) => points(texts, player_names, scored),
        Event::Opened { seat, cards } => texts.opens_chest(name(seat), cards),
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

/// The cards that lay face up, and those revealed now (CARD-25).
fn by_facing(cards: &[Laid]) -> (Vec<Card>, Vec<Card>) {
    let (down, up): (Vec<Laid>, Vec<Laid>) = cards.iter().partition(|laid| laid.is_down());
    let known = |cards: Vec<Laid>| cards.into_iter().filter_map(|laid| laid.card).collect();
    (known(up), known(down))
}

/// An event as read aloud: as in the log, with the details of a score.
pub fn event_aloud(texts: &Texts, player_names: &PlayerNames, happened: &Event) -> Option<String> {
    let sentence = event(texts, player_names, happened)?;
    Some(match happened {
        Event::Scored(scored) => texts.with_sum(&sentence, &explanation(texts, scored)),
        _ => sentence,
    })
}

/// Who scores how much for what, without details.
pub fn points(texts: &Texts, player_names: &PlayerNames, scored: &Scored) -> String {
    texts.scores_cards(player_names.name(scored.seat), scored)
}

/// The details of a score.
pub fn explanation(texts: &Texts, scored: &Scored) -> String {
    let items: Vec<String> = scored
        .items
        .iter()
        .map(|item| texts.card_item(item))
        .collect();
    texts.card_sum(&items, u32::from(scored.points))
}

/// The rules by which points were scored, each once.
pub fn rule_ids(scored: &Scored) -> Vec<RuleId> {
    sentences::each_rule(scored.items.iter().map(|item| item.line))
}
