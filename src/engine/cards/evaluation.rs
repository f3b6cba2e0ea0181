//! Scoring the cards claimed by one large meeple: all decisions first, then all payments.

use serde::{Deserialize, Serialize};

use super::action::Question;
use super::card::{Card, Suit};
use super::event::{Event, Item, Scored, Source};
use super::game::Game;
use super::row::Laid;
use super::scoring::{FLAT_POINTS, LONE_JOKER_POINTS, herd_points};
use crate::table::{Chapter, Digest, Line, Listener, Measure, RuleId, Seat};

/// Claimed cards in transit: taken from their row, not yet in their final place.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Evaluation {
    seat: Seat,
    row: Suit,
    characters: Vec<Card>,
    magic: Vec<Card>,
    animals: Vec<Card>,
    buildings: Vec<Card>,
    /// Animal jokers that have to join a kind.
    jokers: u8,
    /// Animals and buildings of another colour, in the order of the decisions about them (CARD-37).
    strays: Vec<Card>,
    /// Cards of another colour that leave the game for points.
    sold: Vec<Card>,
    /// New jokers of a player without animals (CARD-32).
    lone: u8,
    /// How many animals of each kind, with jokers, the claim has brought the player so far (CARD-29).
    came: [u8; Suit::COUNT],
    stage: Stage,
}

/// The phase of scoring a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    /// Deciding what happens to cards of another colour (CARD-37).
    Strays,
    /// Animals lie in front of the player; jokers are being assigned to a kind (CARD-33).
    Jokers,
}

impl Evaluation {
    /// Sorts the cards a seat has claimed, in the order in which they lay in the row (R-CARD-08).
    pub(super) fn new(seat: Seat, row: Suit, cards: &[Laid]) -> Evaluation {
        let mut evaluation = Evaluation {
            seat,
            row,
            characters: Vec::new(),
            magic: Vec::new(),
            animals: Vec::new(),
            buildings: Vec::new(),
            jokers: 0,
            strays: Vec::new(),
            sold: Vec::new(),
            lone: 0,
            came: [0; Suit::COUNT],
            stage: Stage::Strays,
        };
        for laid in cards {
            if let Some(card) = laid.card {
                evaluation.sort_in(card);
            }
        }
        evaluation
    }

    fn sort_in(&mut self, card: Card) {
        let strays = card.suit().is_some_and(|suit| suit != self.row);
        match card {
            Card::Character(..) if strays => self.sold.push(card),
            Card::Animal(_) | Card::Building(_) if strays => self.strays.push(card),
            Card::Character(..) => self.characters.push(card),
            Card::Animal(_) => self.animals.push(card),
            Card::Building(_) | Card::BuildingJoker => self.buildings.push(card),
            Card::AnimalJoker => self.jokers += 1,
            Card::Dragon | Card::Fairy => self.magic.push(card),
        }
    }

    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The next decision; `None` when everything is decided.
    pub(super) fn question(&self) -> Option<Question> {
        let row = self.row;
        match (self.stage, self.strays.first()) {
            (Stage::Strays, Some(&card)) => Some(Question::Stray { card, row }),
            (Stage::Jokers, _) if self.jokers > 0 => Some(Question::Join),
            _ => None,
        }
    }

    /// The cards of another colour still to be decided, next one first (CARD-37).
    pub fn strays(&self) -> &[Card] {
        &self.strays
    }

    /// How many animal jokers still have to join a kind (CARD-33).
    pub const fn joining(&self) -> u8 {
        match self.stage {
            Stage::Strays => 0,
            Stage::Jokers => self.jokers,
        }
    }

    /// How many animals of a kind, with jokers, the claim has brought the player so far (CARD-29).
    pub const fn came(&self, kind: Suit) -> u8 {
        self.came[kind.index()]
    }

    /// How many buildings will go under the chest (CARD-34).
    pub(super) const fn stored(&self) -> u8 {
        self.buildings.len() as u8
    }

    /// The cards in transit: no longer in a row, not yet in their final place.
    pub fn unsettled(&self) -> impl Iterator<Item = Card> + '_ {
        let jokers = (0..self.jokers).map(|_| Card::AnimalJoker);
        self.piles().into_iter().flatten().copied().chain(jokers)
    }

    /// The claimed cards that are still in transit, by what happens to them.
    const fn piles(&self) -> [&Vec<Card>; 6] {
        [
            &self.characters,
            &self.magic,
            &self.animals,
            &self.buildings,
            &self.strays,
            &self.sold,
        ]
    }

    /// Sells the next card of another colour: it leaves the game for points (CARD-37).
    pub(super) fn sell(&mut self) -> Option<Card> {
        let card = self.next_stray()?;
        self.sold.push(card);
        Some(card)
    }

    /// Keeps the next card of another colour, which is then treated like any other (CARD-37).
    pub(super) fn keep(&mut self) -> Option<Card> {
        let card = self.next_stray()?;
        match card {
            Card::Animal(_) => self.animals.push(card),
            _ => self.buildings.push(card),
        }
        Some(card)
    }

    /// Adds everything known about the claim to a digest.
    pub(super) fn mix_into(&self, digest: &mut Digest) {
        digest.mix(u32::from_le_bytes([
            self.seat.0,
            self.row as u8,
            self.jokers,
            self.lone,
        ]));
        digest.mix(u32::from_le_bytes(self.came));
        digest.mix(self.stage as u32);
        for pile in self.piles() {
            digest.mix(pile.len() as u32);
            pile.iter().for_each(|card| digest.mix(card.index() as u32));
        }
    }

    fn next_stray(&mut self) -> Option<Card> {
        (!self.strays.is_empty()).then(|| self.strays.remove(0))
    }
}

impl Game {
    /// Does what needs no decision: animals go to their owner, and jokers join the only kind there
    /// is (CARD-28, CARD-33, R-CARD-09, R-CARD-10).
    pub(super) fn settle_animals(
        &mut self,
        evaluation: &mut Evaluation,
        listener: &mut impl Listener<Event>,
    ) {
        if evaluation.stage == Stage::Strays && evaluation.strays.is_empty() {
            evaluation.stage = Stage::Jokers;
            self.herd(evaluation, listener);
        }
        let seat = evaluation.seat;
        let kinds: Vec<Suit> = self.player(seat).kinds().collect();
        if let [only] = kinds[..]
            && evaluation.stage == Stage::Jokers
        {
            while evaluation.jokers > 0 {
                self.join(evaluation, only, listener);
            }
        }
    }

    fn herd(&mut self, evaluation: &mut Evaluation, listener: &mut impl Listener<Event>) {
        let seat = evaluation.seat;
        for card in std::mem::take(&mut evaluation.animals) {
            if let Card::Animal(kind) = card {
                evaluation.came[kind.index()] += 1;
            }
        }
        let player = self.player_mut(seat);
        for kind in Suit::ALL {
            let cards = evaluation.came[kind.index()];
            player.animals[kind.index()] += cards;
            if cards > 0 {
                listener.tell(|| Event::Herded { seat, kind, cards });
            }
        }
        if player.kinds().next().is_some() {
            evaluation.jokers += std::mem::take(&mut player.waiting);
        } else {
            evaluation.lone = std::mem::take(&mut evaluation.jokers);
            player.waiting += evaluation.lone;
        }
    }

    /// Assigns an animal joker to a kind for good (CARD-31, R-CARD-09).
    pub(super) fn join(
        &mut self,
        evaluation: &mut Evaluation,
        kind: Suit,
        listener: &mut impl Listener<Event>,
    ) {
        let seat = evaluation.seat;
        evaluation.jokers -= 1;
        evaluation.came[kind.index()] += 1;
        self.player_mut(seat).joined[kind.index()] += 1;
        listener.tell(|| Event::Joined { seat, kind });
    }

    /// Pays a fully decided claim and moves its cards to their final places.
    pub(super) fn pay(&mut self, evaluation: Evaluation, listener: &mut impl Listener<Event>) {
        let seat = evaluation.seat;
        for (source, items) in self.score_items(&evaluation) {
            self.score(seat, Some(evaluation.row), source, items, listener);
        }
        let gone = [&evaluation.characters, &evaluation.magic, &evaluation.sold];
        for &card in gone.into_iter().flatten() {
            self.gone.add(card);
        }
        let cards = evaluation.buildings.len() as u8;
        for card in evaluation.buildings {
            self.player_mut(seat).store(card);
        }
        if cards > 0 {
            listener.tell(|| Event::Stored { seat, cards });
        }
    }

    /// What a claim scores, source by source.
    pub(super) fn score_items(&self, evaluation: &Evaluation) -> [(Source, Vec<Item>); 4] {
        let animals = Suit::ALL
            .into_iter()
            .filter(|kind| evaluation.came[kind.index()] > 0)
            .map(|kind| self.herd_item(evaluation.seat, kind))
            .chain(lone_jokers(evaluation.lone));
        [
            (Source::Strays, strays(&evaluation.sold)),
            (
                Source::Characters,
                characters(&evaluation.characters).into_iter().collect(),
            ),
            (
                Source::Magic,
                flat(Measure::Magic, 35, &evaluation.magic)
                    .into_iter()
                    .collect(),
            ),
            (Source::Animals, animals.collect()),
        ]
    }

    /// All animals of one kind in front of a player (CARD-29).
    fn herd_item(&self, seat: Seat, kind: Suit) -> Item {
        let player = self.player(seat);
        let jokers = (0..player.joined_jokers(kind)).map(|_| Card::AnimalJoker);
        let animals = (jokers.len() as u8..player.herd(kind)).map(|_| Card::Animal(kind));
        let each = herd_points(player.herd(kind)) as i16;
        item(Measure::Herd, 1, each, 29, animals.chain(jokers).collect())
    }

    /// Scores items for a seat, unless they are worth nothing.
    pub(super) fn score(
        &mut self,
        seat: Seat,
        row: Option<Suit>,
        source: Source,
        items: Vec<Item>,
        listener: &mut impl Listener<Event>,
    ) {
        let points: i32 = items.iter().map(|item| item.line.points()).sum();
        let points = u16::try_from(points).unwrap_or_default();
        if points == 0 {
            return;
        }
        let player = self.player_mut(seat);
        player.score = player.score.saturating_add(points.into());
        listener.tell(|| {
            Event::Scored(Scored {
                seat,
                row,
                source,
                points,
                items,
            })
        });
    }
}

/// A score line of the card game; `rule` is the number of its CARD rule.
pub(super) fn item(measure: Measure, count: u16, each: i16, rule: u8, cards: Vec<Card>) -> Item {
    let rule = RuleId::rule(Chapter::Card, rule);
    let line = Line {
        measure,
        count,
        each,
        rule,
    };
    Item { line, cards }
}

/// The sum of the characters' values (CARD-27).
fn characters(cards: &[Card]) -> Option<Item> {
    let values = cards.iter().map(|card| match card {
        Card::Character(_, rank) => i16::from(rank.value()),
        _ => 0,
    });
    let (count, sum) = (cards.len() as u16, values.sum());
    (count > 0).then(|| item(Measure::Characters, count, sum, 27, cards.to_vec()))
}

/// The same points for each card, or nothing without cards.
fn flat(measure: Measure, rule: u8, cards: &[Card]) -> Option<Item> {
    let count = cards.len() as u16;
    (count > 0).then(|| item(measure, count, FLAT_POINTS as i16, rule, cards.to_vec()))
}

/// Cards of another colour: characters always score (CARD-36), others when they are sold (CARD-37).
fn strays(sold: &[Card]) -> Vec<Item> {
    let characters = |card: &&Card| matches!(card, Card::Character(..));
    let own: Vec<Card> = sold.iter().filter(characters).copied().collect();
    let chosen: Vec<Card> = sold
        .iter()
        .filter(|card| !characters(card))
        .copied()
        .collect();
    let items = [
        flat(Measure::Strays, 36, &own),
        flat(Measure::Strays, 37, &chosen),
    ];
    items.into_iter().flatten().collect()
}

/// New jokers of a player without animals (CARD-32, R-CARD-11).
fn lone_jokers(count: u8) -> Option<Item> {
    let cards = vec![Card::AnimalJoker; count.into()];
    (count > 0).then(|| {
        let each = LONE_JOKER_POINTS as i16;
        item(Measure::LoneJokers, count.into(), each, 32, cards)
    })
}
