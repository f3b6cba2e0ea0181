//! Events of the card game, in order. An event never reveals a card that somebody at the table may
//! not see.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::card::{Card, Suit};
use super::row::Laid;
use crate::table::{Line, Seat, SeatSet};

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Source {
    /// Characters (CARD-27).
    Characters,
    /// Animals, and jokers of a player without animals (CARD-29, CARD-32).
    Animals,
    /// Dragon and Fairy (CARD-35).
    Magic,
    /// Cards of another colour than their row (CARD-36, CARD-37).
    Strays,
    /// Buildings at the end (CARD-39).
    Buildings,
}

impl Source {
    /// All sources, in the order of the score table.
    pub const ALL: [Source; 5] = [
        Source::Characters,
        Source::Animals,
        Source::Magic,
        Source::Strays,
        Source::Buildings,
    ];
}

/// A score line with the cards it counts.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Item {
    /// What is counted, how many, points for each, and the rule.
    pub line: Line,
    pub cards: Vec<Card>,
}

/// Points of one seat from one source: the sum of the items.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Scored {
    pub seat: Seat,
    /// The row whose cards score; none in the final scoring.
    pub row: Option<Suit>,
    pub source: Source,
    pub points: u16,
    pub items: Vec<Item>,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// The first dealer was drawn (R-CARD-14).
    FirstDealer(Seat),
    /// A card of the first ten went to the row of its colour (CARD-11).
    TurnedUp(Card),
    /// A joker is among the first ten cards; the dealer chooses its row (CARD-11).
    JokerTurnedUp(Card),
    /// The dealer laid the joker (CARD-11).
    JokerLaid {
        seat: Seat,
        card: Card,
        row: Suit,
    },
    /// A round begins (CARD-12).
    RoundBegan {
        /// Counted from 1.
        round: u8,
        dealer: Seat,
    },
    /// A card was dealt to a seat (CARD-12).
    Dealt(Seat),
    /// A card from a hand went to the end of a row.
    Played {
        seat: Seat,
        /// Which card; `None` when it lies face down (CARD-17).
        card: Option<Card>,
        row: Suit,
    },
    /// A large meeple went to the end of a row (CARD-20).
    Claimed {
        seat: Seat,
        row: Suit,
        /// How many cards it claims (CARD-21).
        cards: u8,
    },
    TurnEnded(Seat),
    /// All cards and large meeples are placed; scoring of the round begins (CARD-24).
    RoundScored(u8),
    /// Claimed cards were taken and face-down ones revealed (CARD-25).
    Taken {
        seat: Seat,
        row: Suit,
        /// The cards from the track outwards, as they lay.
        cards: Vec<Laid>,
    },
    /// A card of another colour left the game for points (CARD-37).
    Sold {
        seat: Seat,
        card: Card,
    },
    /// A card of another colour was kept (CARD-37).
    Kept {
        seat: Seat,
        card: Card,
    },
    /// Animals were put in front of a player (CARD-28).
    Herded {
        seat: Seat,
        kind: Suit,
        cards: u8,
    },
    /// An animal joker joined a kind (CARD-31).
    Joined {
        seat: Seat,
        kind: Suit,
    },
    /// Buildings went under a chest (CARD-34).
    Stored {
        seat: Seat,
        cards: u8,
    },
    Scored(Scored),
    /// A chest was opened (CARD-39).
    Opened {
        seat: Seat,
        cards: Vec<Card>,
    },
    /// The game is over (CARD-41).
    Won {
        /// Who has the most points; several when they share the victory (R-CARD-13).
        winners: SeatSet,
        /// Whether buildings broke a tie on points (CARD-42).
        decided: Decided,
    },
}

/// What decided the victory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Decided {
    /// Points (CARD-41).
    ByPoints,
    /// The number of buildings, among those with the most points (CARD-42).
    ByBuildings,
}

fn names(cards: &[Card]) -> String {
    let names: Vec<&str> = cards.iter().map(|card| card.name()).collect();
    names.join(" ")
}

/// `1 claimed red 3`, for lessons and tests. People read `page::messages` instead.
impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |seat: &Seat| seat.0 + 1;
        match self {
            Event::FirstDealer(seat) => write!(f, "{} first-dealer", number(seat)),
            Event::TurnedUp(card) => write!(f, "turned-up {card}"),
            Event::JokerTurnedUp(card) => write!(f, "joker-turned-up {card}"),
            Event::JokerLaid { seat, card, row } => {
                write!(f, "{} joker-laid {card} {}", number(seat), row.name())
            }
            Event::RoundBegan { round, dealer } => {
                write!(f, "round-began {round} {}", number(dealer))
            }
            Event::Dealt(seat) => write!(f, "{} dealt", number(seat)),
            Event::Played { seat, card, row } => {
                let card = card.map_or("?", Card::name);
                write!(f, "{} played {card} {}", number(seat), row.name())
            }
            Event::Claimed { seat, row, cards } => {
                write!(f, "{} claimed {} {cards}", number(seat), row.name())
            }
            Event::TurnEnded(seat) => write!(f, "{} turn-ended", number(seat)),
            Event::RoundScored(round) => write!(f, "round-scored {round}"),
            Event::Taken { seat, row, cards } => {
                write!(f, "{} taken {}", number(seat), row.name())?;
                let mut names = cards.iter().map(|laid| laid.card.map_or("?", Card::name));
                names.try_for_each(|name| write!(f, " {name}"))
            }
            Event::Sold { seat, card } => write!(f, "{} sold {card}", number(seat)),
            Event::Kept { seat, card } => write!(f, "{} kept {card}", number(seat)),
            Event::Herded { seat, kind, cards } => {
                write!(f, "{} herded {} {cards}", number(seat), kind.name())
            }
            Event::Joined { seat, kind } => write!(f, "{} joined {}", number(seat), kind.name()),
            Event::Stored { seat, cards } => write!(f, "{} stored {cards}", number(seat)),
            Event::Scored(scored) => scored.fmt(f),
            Event::Opened { seat, cards } => write!(f, "{} opened {}", number(seat), names(cards)),
            Event::Won { winners, decided } => {
                let seats: Vec<String> = winners
                    .iter()
                    .map(|seat| number(&seat).to_string())
                    .collect();
                let by = match decided {
                    Decided::ByPoints => "points",
                    Decided::ByBuildings => "buildings",
                };
                write!(f, "won {} {by}", seats.join(" "))
            }
        }
    }
}

/// `seat 1 scores 4: 1 characters x 4 (CARD-27) [red-1]`, for tests. People read `page::messages` instead.
impl fmt::Display for Scored {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {} scores {}:", self.seat.0 + 1, self.points)?;
        for (index, Item { line, cards }) in self.items.iter().enumerate() {
            let gap = if index == 0 { "" } else { "," };
            let name = line.measure.name();
            write!(
                f,
                "{gap} {} {name} x {} ({})",
                line.count, line.each, line.rule
            )?;
            write!(f, " [{}]", names(cards))?;
        }
        Ok(())
    }
}
