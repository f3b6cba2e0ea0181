//! Answers to questions about the card game: what is in the rows and in front of players.

use crate::context::Context;
use crate::context::by_link::link_idle;
use crate::context::idle::why_idle;
use crate::context::rounds::round_waits;
use crate::features::announce::queries::Query;
use crate::messages::PlayerNames;
use crate::messages::cards::{self, HandHeard, PlayerHeard, RowHeard};
use crate::stage::CardStage;
use engine::cards::{Card, Question, Suit};
use engine::table::Seat;
use view::scene::tween::Millis;

pub(crate) fn tell_row(cx: &mut Context, row: Suit, now: Millis) {
    let told = cx
        .card_stage()
        .zip(cx.player_names())
        .map(|(stage, player_names)| {
            let row = RowHeard::for_suit(&player_names, stage.observer(), stage.game(), row);
            cx.texts().row_text(&row)
        });
    cx.tell(told.unwrap_or_default(), now);
}

/// The answer to a question; `None` unless the card game is on the screen.
pub(crate) fn reply_of_cards(cx: &Context, query: Query) -> Option<String> {
    let (stage, player_names) = (cx.card_stage()?, cx.player_names()?);
    let game = stage.game();
    let asked = || cards::question(cx.texts(), &player_names, stage.session().game());
    // Without an observer, nobody has a hand.
    let own = |told: &dyn Fn(Seat) -> String| {
        let told = stage.observer().map(told);
        told.or_else(|| why_idle(cx)).unwrap_or_else(asked)
    };
    Some(match query {
        Query::Turn => round_waits(cx)
            .or_else(|| link_idle(cx))
            .unwrap_or_else(asked),
        Query::Hand => own(&|seat| {
            let hand = HandHeard::for_seat(cx.texts(), game, seat);
            cx.texts().hand_heard(&hand)
        }),
        Query::Figures => own(&|seat| player_text(cx, stage, &player_names, seat)),
        Query::Scores => {
            let seats = (0..game.seats()).map(Seat);
            let told = seats.map(|seat| player_text(cx, stage, &player_names, seat));
            told.collect::<Vec<_>>().join(" ")
        }
        Query::Features => rows_text(cx, stage, &player_names),
        Query::Tiles => cards_to_come(cx, stage),
    })
}

fn player_text(cx: &Context, stage: &CardStage, player_names: &PlayerNames, seat: Seat) -> String {
    cx.texts()
        .player_heard(&PlayerHeard::for_seat(player_names, stage.game(), seat))
}

/// All rows in brief, from the top.
fn rows_text(cx: &Context, stage: &CardStage, player_names: &PlayerNames) -> String {
    let told = Suit::ALL.into_iter().rev().map(|suit| {
        let row = RowHeard::for_suit(player_names, stage.observer(), stage.game(), suit);
        cx.texts().row_heard(&row)
    });
    told.collect::<Vec<_>>().join(" ")
}

/// The cards that are hidden.
fn cards_to_come(cx: &Context, stage: &CardStage) -> String {
    let unseen = stage.game().unseen();
    let of = |card: Card| {
        let count = unseen.count(card);
        (count > 0).then(|| {
            cx.texts()
                .cards_hidden(card, count.into(), card.copies().into())
        })
    };
    let told: Vec<String> = Card::ALL.into_iter().filter_map(of).collect();
    match told.as_slice() {
        [] => cx.texts().no_card_hidden().to_string(),
        told => format!("{}.", cx.texts().clauses(told)),
    }
}

/// The text alternative of the card table.
pub(crate) fn label_of_cards(cx: &Context, stage: &CardStage) -> String {
    let left = cx.texts().cards_left(stage.game().stack().into());
    let rows = cx.alternative().unwrap_or(cx.texts().card_rows());
    format!("{rows}. {left}")
}

/// Why a key of the hand selects nothing now.
pub(crate) fn not_held(cx: &Context, key: &str) -> String {
    let asked = cx.card_stage().and_then(CardStage::question);
    let why = match asked {
        Some(Question::Turn) if MEEPLE.contains(&key) => {
            Some(cx.texts().meeple_stays().to_string())
        }
        Some(Question::Turn) => reply_of_cards(cx, Query::Hand),
        _ => why_idle(cx).or_else(|| reply_of_cards(cx, Query::Turn)),
    };
    why.unwrap_or_default()
}

/// The key of the large meeple.
pub(crate) const MEEPLE: [&str; 2] = ["m", "M"];
