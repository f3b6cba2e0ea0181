//! A second scorer: slow, obvious, and told nothing but the names of cards and the decisions.

use std::collections::{BTreeMap, VecDeque};

use engine::cards::{Action, Game};
use engine::table::Party;

/// What lies in a row.
#[derive(Clone, Debug)]
enum Thing {
    Card(String),
    Meeple(usize),
}

/// What a player has, in words.
#[derive(Clone, Debug, Default)]
struct Owner {
    score: u32,
    animals: BTreeMap<String, u32>,
    joined: BTreeMap<String, u32>,
    waiting: u32,
    chest: Vec<String>,
}

/// All that the second scorer remembers.
#[derive(Clone, Debug)]
pub struct Slow {
    rows: [Vec<Thing>; 4],
    owners: Vec<Owner>,
    /// Who placed the last large meeple.
    last: Option<usize>,
    /// What was decided about claimed cards since the round was over.
    decided: VecDeque<String>,
}

const SUITS: [&str; 4] = ["yellow", "red", "green", "blue"];
const HERD: [u32; 14] = [0, 3, 6, 8, 11, 14, 18, 22, 26, 30, 34, 38, 42, 46];
const SET: [u32; 5] = [0, 0, 5, 15, 30];

fn row_of(name: &str) -> usize {
    SUITS
        .iter()
        .position(|suit| *suit == name)
        .expect("a colour")
}

impl Slow {
    pub fn new(seats: u8) -> Slow {
        Slow {
            rows: Default::default(),
            owners: vec![Owner::default(); seats.into()],
            last: None,
            decided: VecDeque::new(),
        }
    }

    /// The points of all players.
    pub fn scores(&self) -> Vec<u32> {
        self.owners.iter().map(|owner| owner.score).collect()
    }

    /// Who placed the last large meeple, and so deals next.
    pub fn last(&self) -> Option<usize> {
        self.last
    }

    /// Who wins: with most points, among those with most buildings.
    pub fn winners(&self) -> Vec<usize> {
        let rank = |owner: &Owner| (owner.score, owner.chest.len());
        let best = self.owners.iter().map(rank).max();
        let seats = 0..self.owners.len();
        seats
            .filter(|&seat| Some(rank(&self.owners[seat])) == best)
            .collect()
    }

    /// Takes in what is about to be done in a game. The round is scored when cards are dealt again.
    pub fn hear(&mut self, game: &Game, action: Action) {
        let line = game.action_text(action);
        let words: Vec<&str> = line.split(' ').collect();
        let seat = match game.asked().expect("a question").party {
            Party::Player(seat) => seat.index(),
            Party::Chance => usize::MAX,
        };
        match words[..] {
            ["draw", card] if game.round() == 0 => {
                if let Some((suit, what)) = card.split_once('-')
                    && what != "joker"
                {
                    self.rows[row_of(suit)].push(Thing::Card(card.to_owned()));
                }
            }
            ["lay", row] => {
                let joker = format!("{:?}", game.asked().expect("a joker").question);
                let names = ["animal-joker", "building-joker", "dragon", "fairy"];
                let words = ["AnimalJoker", "BuildingJoker", "Dragon", "Fairy"];
                let which = words
                    .iter()
                    .position(|word| joker.contains(word))
                    .expect("a joker");
                self.rows[row_of(row)].push(Thing::Card(names[which].to_owned()));
            }
            ["play", card, row] => {
                self.rows[row_of(row)].push(Thing::Card(card.to_owned()));
            }
            ["claim", row] => {
                self.rows[row_of(row)].push(Thing::Meeple(seat));
                self.last = Some(seat);
            }
            ["sell" | "keep", ..] | ["join", _] => self.decided.push_back(line),
            _ => {}
        }
    }

    /// Scores a round of which all is decided.
    pub fn score_round(&mut self) {
        for (row, suit) in SUITS.into_iter().enumerate() {
            let mut taken = Vec::new();
            for thing in std::mem::take(&mut self.rows[row]) {
                match thing {
                    Thing::Card(card) => taken.push(card),
                    Thing::Meeple(seat) => self.score_claim(seat, suit, &taken.split_off(0)),
                }
            }
            self.rows[row] = taken.into_iter().map(Thing::Card).collect();
        }
        assert!(self.decided.is_empty(), "{:?}", self.decided);
    }

    fn score_claim(&mut self, seat: usize, row: &str, cards: &[String]) {
        let (mut values, mut animals, mut jokers) = (Vec::new(), Vec::new(), 0);
        for card in cards {
            let (suit, what) = card.split_once('-').unwrap_or((card, ""));
            let owner = &mut self.owners[seat];
            let astray = SUITS.contains(&suit) && suit != row;
            match (suit, what) {
                ("dragon" | "fairy", _) => owner.score += 10,
                ("animal", "joker") => jokers += 1,
                ("building", "joker") => owner.chest.push(card.clone()),
                (_, "animal" | "building") => {
                    if astray && self.decided.pop_front().expect("a decision") == "sell" {
                        owner.score += 10;
                    } else if what == "animal" {
                        animals.push(suit.to_owned());
                    } else {
                        owner.chest.push(card.clone());
                    }
                }
                _ if astray => owner.score += 10,
                (_, value) => values.push(value.parse::<u32>().expect("a value")),
            }
        }
        self.owners[seat].score += values.iter().sum::<u32>() * values.len() as u32;
        self.score_animals(seat, &animals, jokers);
    }

    fn score_animals(&mut self, seat: usize, animals: &[String], jokers: u32) {
        let owner = &mut self.owners[seat];
        let mut grown: Vec<String> = animals.to_vec();
        for kind in animals {
            *owner.animals.entry(kind.clone()).or_default() += 1;
        }
        if owner.animals.is_empty() {
            owner.score += 3 * jokers;
            owner.waiting += jokers;
            return;
        }
        for _ in 0..jokers + std::mem::take(&mut owner.waiting) {
            let kind = match owner.animals.len() {
                1 => owner.animals.keys().next().expect("a kind").clone(),
                _ => self
                    .decided
                    .pop_front()
                    .expect("a decision")
                    .replace("join ", ""),
            };
            *owner.joined.entry(kind.clone()).or_default() += 1;
            grown.push(kind);
        }
        grown.sort();
        grown.dedup();
        for kind in grown {
            let all = owner.animals[&kind] + owner.joined.get(&kind).unwrap_or(&0);
            owner.score += HERD[all as usize];
        }
    }

    /// Opens the chests: tries every kind for every joker and takes the largest sets.
    pub fn score_chests(&mut self) {
        for owner in &mut self.owners {
            let kind = |suit: &&str| {
                let name = format!("{suit}-building");
                owner.chest.iter().filter(|card| **card == name).count() as u32
            };
            let kinds = SUITS.each_ref().map(kind);
            let jokers = owner.chest.len() as u32 - kinds.iter().sum::<u32>();
            owner.score += best(kinds, jokers);
        }
    }
}

fn best(kinds: [u32; 4], jokers: u32) -> u32 {
    if jokers > 0 {
        let with = |kind: usize| {
            let mut more = kinds;
            more[kind] += 1;
            best(more, jokers - 1)
        };
        return (0..4).map(with).max().unwrap_or(0);
    }
    let most = kinds.into_iter().max().unwrap_or(0);
    (0..most)
        .map(|layer| SET[kinds.iter().filter(|&&count| count > layer).count()])
        .sum()
}
