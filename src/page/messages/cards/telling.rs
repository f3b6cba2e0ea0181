//! What happened in the card game, in sentences of the log.

use super::heard::Owner;
use crate::messages::{Company, Texts, sentences};
use engine::cards::{Card, Decided, Event, Item, Laid, Scored, Suit};
use engine::table::RuleId;

/// Sentences of the log.
pub trait CardReports {
    /// The first dealer was drawn.
    fn deals_first(&self, name: &str) -> String;
    /// The head of what comes before the first round: "First cards: Ana deals".
    fn first_heading(&self, dealer: &str) -> String;
    /// A card of the first ten went to the row of its colour.
    fn turned_up(&self, card: Card) -> String;
    /// A joker is among the first ten.
    fn joker_turned_up(&self, card: Card) -> String;
    /// The dealer laid it.
    fn lays_joker(&self, name: &str, card: Card, row: Suit) -> String;
    /// The head of a round: "Round 3: Ana deals".
    fn round_heading(&self, round: u32, dealer: &str) -> String;
    /// A card went into a hand.
    fn is_dealt(&self, name: &str) -> String;
    /// A card went to a row; none when it lies face down.
    fn plays_card(&self, name: &str, card: Option<Card>, row: Suit) -> String;
    /// A large meeple went to a row and claims so many cards, none if there are none (R-CARD-06).
    fn claims(&self, name: &str, row: Suit, cards: u32) -> String;
    /// A round is scored.
    fn round_scored(&self, round: u32) -> String;
    /// What a round brought everybody, as a head of its points and said aloud: "Round 1: you 26, Ben 21".
    fn round_gains(&self, round: u32, gains: &[(Owner, u32)]) -> String;
    /// Claimed cards were taken: those that lay face up, and those that were turned up now.
    fn takes_cards(&self, name: &str, row: Suit, up: &[Card], revealed: &[Card]) -> String;
    /// A card of another colour leaves the game for points.
    fn sells_card(&self, name: &str, card: Card) -> String;
    /// A card of another colour is kept.
    fn keeps_card(&self, name: &str, card: Card) -> String;
    /// An animal joker joined a kind.
    fn joker_joins(&self, name: &str, kind: Suit) -> String;
    /// Buildings went under a chest.
    fn stores(&self, name: &str, count: u32) -> String;
    /// Points for cards of a row, or in the final scoring, without the items: "The red row brings Ana 15 points for
    /// characters."
    fn scores_cards(&self, name: &str, scored: &Scored) -> String;
    /// A chest was opened.
    fn opens_chest(&self, name: &str, cards: &[Card]) -> String;
    /// Somebody won, or several share it, by buildings among those with most points.
    fn wins_by_buildings(&self, names: &[&str]) -> String;
    /// A line of a score: "3 characters of value 5 together: 5 × 3 = 15".
    fn card_item(&self, item: &Item) -> String;
    /// Several lines, told already, and their sum: "2 hens: 6; 3 sheep: 8; together 14".
    fn card_sum(&self, items: &[String], points: u32) -> String;
    /// A score and what it is made of, in one sentence; `scored` is a whole sentence without it.
    fn with_sum(&self, scored: &str, sum: &str) -> String;
}

/// An event as a sentence of the log; none for what goes without saying.
pub fn event(texts: &dyn Texts, company: &Company, event: &Event) -> Option<String> {
    let name = |seat: &engine::table::Seat| company.name(*seat);
    Some(match event {
        Event::FirstDealer(seat) => texts.deals_first(name(seat)),
        Event::TurnedUp(card) => texts.turned_up(*card),
        Event::JokerTurnedUp(card) => texts.joker_turned_up(*card),
        Event::JokerLaid { seat, card, row } => texts.lays_joker(name(seat), *card, *row),
        Event::RoundBegan { .. } => format!("{}.", heading(texts, company, event)?),
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
        Event::Scored(scored) => points(texts, company, scored),
        Event::Opened { seat, cards } => texts.opens_chest(name(seat), cards),
        Event::Won { winners, decided } => {
            let names = company.names(*winners);
            match decided {
                Decided::ByPoints => texts.wins(&names),
                Decided::ByBuildings => texts.wins_by_buildings(&names),
            }
        }
        Event::Dealt(_) | Event::TurnEnded(_) | Event::Herded { .. } => return None,
    })
}

/// An event as the heading of those after it; none for what is no heading.
pub fn heading(texts: &dyn Texts, company: &Company, event: &Event) -> Option<String> {
    match event {
        Event::FirstDealer(seat) => Some(texts.first_heading(company.name(*seat))),
        Event::RoundBegan { round, dealer } => {
            Some(texts.round_heading(u32::from(*round), company.name(*dealer)))
        }
        _ => None,
    }
}

/// The cards that lay face up, and those that were turned up (CARD-25).
fn by_facing(cards: &[Laid]) -> (Vec<Card>, Vec<Card>) {
    let (down, up): (Vec<Laid>, Vec<Laid>) = cards.iter().partition(|laid| laid.is_down());
    let known = |cards: Vec<Laid>| cards.into_iter().filter_map(|laid| laid.card).collect();
    (known(up), known(down))
}

/// An event as it is said aloud: as in the log, a score with what it is made of.
pub fn told(texts: &dyn Texts, company: &Company, happened: &Event) -> Option<String> {
    let sentence = event(texts, company, happened)?;
    Some(match happened {
        Event::Scored(scored) => texts.with_sum(&sentence, &explanation(texts, scored)),
        _ => sentence,
    })
}

/// Who scores how much for what, without the items.
pub fn points(texts: &dyn Texts, company: &Company, scored: &Scored) -> String {
    texts.scores_cards(company.name(scored.seat), scored)
}

/// What points are made of.
pub fn explanation(texts: &dyn Texts, scored: &Scored) -> String {
    let items: Vec<String> = scored
        .items
        .iter()
        .map(|item| texts.card_item(item))
        .collect();
    texts.card_sum(&items, u32::from(scored.points))
}

/// The rules by which points were given, each once.
pub fn rule_ids(scored: &Scored) -> Vec<RuleId> {
    sentences::each_rule(scored.items.iter().map(|item| item.line))
}
