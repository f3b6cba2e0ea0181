//! Events, questions and the end of a card game as JSON, for `bastide replay --json`; `JSON.md` describes every line.

use engine::cards::{
    Card, Decided, Event, Facing, Game, Item, Laid, Question, Scored, Source, Suit,
};
use engine::table::Seat;
use serde_json::{Value, json};

use crate::json::{self, line, seats};
use crate::replay::Telling;

impl Telling for Game {
    fn is_used_up(&self) -> bool {
        false
    }

    fn question(question: Question) -> String {
        match question {
            Question::Dealer => "dealer".to_owned(),
            Question::TurnUp => "turn-up".to_owned(),
            Question::Deal(_) => "deal".to_owned(),
            Question::LayJoker(card) => format!("lay-joker {card}"),
            Question::Turn => "turn".to_owned(),
            Question::Stray { card, .. } => format!("stray {card}"),
            Question::Join => "join".to_owned(),
            Question::Confirm => "confirm".to_owned(),
        }
    }

    fn event(&self, event: &Event) -> Value {
        match event {
            Event::FirstDealer(seat) => json!({"event": "first-dealer", "seat": json::seat(*seat)}),
            Event::TurnedUp(card) => json!({"event": "turned-up", "card": card.name()}),
            Event::JokerTurnedUp(card) => json!({"event": "joker-turned-up", "card": card.name()}),
            Event::JokerLaid { seat, card, row } => {
                json!({"event": "joker-laid", "seat": json::seat(*seat), "card": card.name(), "row": row.name()})
            }
            Event::RoundBegan { round, dealer } => {
                json!({"event": "round-began", "round": round, "dealer": json::seat(*dealer)})
            }
            Event::Dealt(seat) => json!({"event": "dealt", "seat": json::seat(*seat)}),
            Event::Played { seat, card, row } => {
                json!({"event": "played", "seat": json::seat(*seat), "card": name(*card), "row": row.name()})
            }
            Event::Claimed { seat, row, cards } => {
                json!({"event": "claimed", "seat": json::seat(*seat), "row": row.name(), "count": cards})
            }
            Event::TurnEnded(seat) => json!({"event": "turn-ended", "seat": json::seat(*seat)}),
            Event::RoundScored(round) => json!({"event": "round-scored", "round": round}),
            Event::Taken { seat, row, cards } => {
                let cards: Vec<Value> = cards.iter().map(laid).collect();
                json!({"event": "taken", "seat": json::seat(*seat), "row": row.name(), "cards": cards})
            }
            Event::Sold { seat, card } => {
                json!({"event": "sold", "seat": json::seat(*seat), "card": card.name()})
            }
            Event::Kept { seat, card } => {
                json!({"event": "kept", "seat": json::seat(*seat), "card": card.name()})
            }
            Event::Herded { seat, kind, cards } => {
                json!({"event": "herded", "seat": json::seat(*seat), "kind": kind.name(), "count": cards})
            }
            Event::Joined { seat, kind } => {
                json!({"event": "joined", "seat": json::seat(*seat), "kind": kind.name()})
            }
            Event::Stored { seat, cards } => {
                json!({"event": "stored", "seat": json::seat(*seat), "count": cards})
            }
            Event::Scored(scored) => self::scored(scored),
            Event::Opened { seat, cards } => {
                json!({"event": "opened", "seat": json::seat(*seat), "cards": names(cards)})
            }
            Event::Won { winners, decided } => {
                let decided = match decided {
                    Decided::ByPoints => "points",
                    Decided::ByBuildings => "buildings",
                };
                json!({"event": "won", "seats": seats(*winners), "decided": decided})
            }
        }
    }

    /// The stack, the rows and what the players have.
    fn end(&self) -> Vec<(&'static str, Value)> {
        let rows: Vec<Value> = Suit::ALL.into_iter().map(|suit| row(self, suit)).collect();
        let all = (0..self.seats()).map(|number| player(self, Seat(number)));
        vec![
            ("round", json!(self.round())),
            ("stack", json!(self.stack())),
            ("rows", json!(rows)),
            ("players", json!(all.collect::<Vec<Value>>())),
        ]
    }
}

fn name(card: Option<Card>) -> Value {
    json!(card.map(Card::name))
}

fn names<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Vec<&'static str> {
    cards.into_iter().map(|card| card.name()).collect()
}

/// A card in a row, and who placed it if it lies face down.
fn laid(laid: &Laid) -> Value {
    let down = match laid.facing {
        Facing::Up => None,
        Facing::Down(owner) => Some(json::seat(owner)),
    };
    json!({"card": name(laid.card), "down": down})
}

fn scored(scored: &Scored) -> Value {
    let source = match scored.source {
        Source::Characters => "characters",
        Source::Animals => "animals",
        Source::Magic => "magic",
        Source::Strays => "strays",
        Source::Buildings => "buildings",
    };
    json!({
        "event": "scored",
        "seat": json::seat(scored.seat),
        "points": scored.points,
        "source": source,
        "row": scored.row.map(Suit::name),
        "items": scored.items.iter().map(item).collect::<Vec<_>>(),
    })
}

fn item(item: &Item) -> Value {
    let mut told = line(item.line);
    told["cards"] = json!(names(&item.cards));
    told
}

/// A row from its track outwards.
fn row(game: &Game, suit: Suit) -> Value {
    let row = game.row(suit);
    let cards: Vec<Value> = row.laid().iter().map(laid).collect();
    let claims: Vec<Value> = row
        .claims()
        .iter()
        .map(|claim| json!({"seat": json::seat(claim.seat), "end": claim.end}))
        .collect();
    json!({"row": suit.name(), "cards": cards, "claims": claims})
}

/// The cards, figures and points of a player.
fn player(game: &Game, player: Seat) -> Value {
    let has = game.player(player);
    let herds: Vec<u8> = Suit::ALL.map(|kind| has.herd(kind)).to_vec();
    json!({
        "seat": json::seat(player),
        "hand": names(has.hand().iter().flatten()),
        "herds": herds,
        "waiting": has.waiting(),
        "chest": names(has.chest().iter().flatten()),
    })
}
