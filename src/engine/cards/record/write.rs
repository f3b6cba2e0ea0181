//! Writing the lines of a card game's record.

use crate::cards::action::Action;
use crate::cards::card::{Card, Suit};
use crate::cards::game::Game;
use crate::cards::player::Player;
use crate::cards::position::Position;
use crate::cards::row::{Facing, Laid, Row};
use crate::cards::setup::Setup;
use crate::table::Seat;
use crate::table::record::Lines;

/// Cards per line of a listed deck.
const DECK_LINE: usize = 12;

impl Game {
    /// An action as a line of a record.
    pub fn action_text(&self, action: Action) -> String {
        match action {
            Action::Dealer(seat) => format!("dealer {}", seat.0 + 1),
            Action::Draw(card) => format!("draw {card}"),
            Action::Lay(row) => format!("lay {}", row.name()),
            Action::Play { card, row } => format!("play {card} {}", row.name()),
            Action::Claim(row) => format!("claim {}", row.name()),
            Action::Sell => "sell".to_owned(),
            Action::Keep => "keep".to_owned(),
            Action::Join(kind) => format!("join {}", kind.name()),
            Action::Confirm => "confirm".to_owned(),
        }
    }
}

pub(super) fn deck_lines(setup: &Setup, out: &mut Lines) {
    for part in setup.deck.chunks(DECK_LINE) {
        out.line(&format!("deck {}", names(part.iter().copied())));
    }
}

pub(super) fn position_lines(position: &Position, out: &mut Lines) {
    out.line(&format!("round {}", position.round.max(1)));
    out.line(&format!("dealer {}", position.dealer.0 + 1));
    for (word, seat) in [("turn", position.turn), ("last", position.last_claim)] {
        if let Some(seat) = seat {
            out.line(&format!("{word} {}", seat.0 + 1));
        }
    }
    for suit in Suit::ALL {
        let row = &position.rows[suit.index()];
        if !row.laid.is_empty() || !row.claims.is_empty() {
            out.line(&format!("row {} {}", suit.name(), row_text(row)));
        }
    }
    for (seat, player) in (0..).map(Seat).zip(&position.players) {
        player_lines(seat, player, out);
    }
    if !position.gone.is_empty() {
        let gone = position.gone.iter();
        let gone = gone.flat_map(|(card, count)| (0..count).map(move |_| card));
        out.line(&format!("gone {}", names(gone)));
    }
}

fn row_text(row: &Row) -> String {
    let mut words = Vec::new();
    let mut claims = row.claims.iter().peekable();
    for place in 0..=row.laid.len() {
        while let Some(claim) = claims.next_if(|claim| usize::from(claim.end) == place) {
            words.push(format!("claim:{}", claim.seat.0 + 1));
        }
        if let Some(Laid {
            card: Some(card),
            facing,
        }) = row.laid.get(place)
        {
            words.push(match facing {
                Facing::Up => card.name().to_owned(),
                Facing::Down(seat) => format!("down:{}:{card}", seat.0 + 1),
            });
        }
    }
    words.join(" ")
}

fn player_lines(seat: Seat, player: &Player, out: &mut Lines) {
    let number = seat.0 + 1;
    for (word, cards) in [("hand", &player.hand), ("chest", &player.chest)] {
        if !cards.is_empty() {
            out.line(&format!(
                "{word} {number} {}",
                names(cards.iter().flatten().copied())
            ));
        }
    }
    if player.begun {
        out.line(&format!("begun {number}"));
    }
    for kind in Suit::ALL {
        let (animals, jokers) = (player.animals[kind.index()], player.joined_jokers(kind));
        if animals > 0 {
            out.line(&format!("herd {number} {} {animals} {jokers}", kind.name()));
        }
    }
    if player.waiting > 0 {
        out.line(&format!("waiting {number} {}", player.waiting));
    }
    if player.score > 0 {
        out.line(&format!("score {number} {}", player.score));
    }
}

fn names(cards: impl Iterator<Item = Card>) -> String {
    let names: Vec<&str> = cards.map(Card::name).collect();
    names.join(" ")
}
