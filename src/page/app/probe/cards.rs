//! The state of the card table as JSON, read-only, for tests and host pages.

use crate::app::probe::{Json, area, list, quoted};
use crate::stage::{CardStage, Pending, Playable};
use engine::cards::{Card, Laid, Meeple, Question, Suit};
use engine::table::Seat;

/// Writes the state of the card table.
pub(super) fn probe(stage: &CardStage, json: &mut Json) {
    let game = stage.game();
    json.text("kind", "cards");
    json.text("question", question_name(stage.question()));
    json.bool("person", stage.session().is_persons_turn());
    json.bool("covered", stage.covered_for().is_some());
    json.text("pending", pending_name(stage.pending()));
    let seat = stage.session().asked_seat();
    json.raw(
        "seat",
        seat.map_or(-1, |seat| i32::from(seat.0)).to_string(),
    );
    json.bool("over", game.is_over());
    let replay = stage.replay();
    let replay = replay.map(|replay| replay.position().0.to_string());
    json.raw("replay", replay.unwrap_or_else(|| "null".to_string()));
    json.raw("steps", stage.session().steps().to_string());
    json.raw("round", game.round().to_string());
    json.raw("rounds", game.rounds().to_string());
    json.raw("dealer", game.dealer().0.to_string());
    json.raw("left", game.stack().to_string());
    json.raw("scores", list(game.scores().iter().map(u32::to_string)));
    let reasons = stage.refusal();
    let reasons = reasons.map_or(0, |refusal| refusal.reasons.len());
    json.raw("refusal", reasons.to_string());
    json.bool("held", stage.gesture().carries());
    probe_rows(stage, json);
    probe_hand(stage, json);
    let legal = stage.legal().iter();
    let legal = legal.map(|&action| quoted(&stage.session().game().action_text(action)));
    json.raw("legal", list(legal));
}

fn probe_rows(stage: &CardStage, json: &mut Json) {
    let rows = Suit::ALL.into_iter().map(|suit| {
        let row = stage.game().row(suit);
        let mut inner = Json::new();
        inner.text("suit", suit.name());
        inner.raw(
            "cards",
            list(row.laid().iter().map(|laid| quoted(name(laid)))),
        );
        let claims = row.claims().iter();
        let claims = claims.map(|claim| format!("[{},{}]", claim.seat.0, claim.end));
        inner.raw("claims", list(claims));
        inner.raw("end", area(stage.spread().lane(suit).end));
        inner.raw("strip", area(stage.spread().lane(suit).whole));
        inner.end()
    });
    json.raw("rows", list(rows));
}

fn probe_hand(stage: &CardStage, json: &mut Json) {
    let cards = stage.hand().into_iter().enumerate().map(|(place, card)| {
        let held = Playable::Card(place, card);
        let mut inner = Json::new();
        inner.text("card", card.name());
        inner.bool(
            "chosen",
            stage.selection().chosen().and_then(Playable::slot) == Some(place),
        );
        inner.raw("at", area(held.rect(stage.spread())));
        inner.end()
    });
    json.raw("hand", list(cards));
    let meeple = stage
        .has_meeple()
        .then(|| area(Playable::Meeple.rect(stage.spread())));
    json.raw("meeple", meeple.unwrap_or_else(|| "null".to_string()));
    let hands = (0..stage.game().seats()).map(|seat| {
        let player = stage.game().player(Seat(seat));
        let placed = player.meeple() == Meeple::Placed;
        format!("[{},{placed}]", player.hand().len())
    });
    json.raw("players", list(hands));
}

/// The name of a card in a row, as far as the observer knows it.
fn name(laid: &Laid) -> &'static str {
    laid.card.map_or("down", Card::name)
}

/// A short name of what delays the next question.
const fn pending_name(pending: Pending) -> &'static str {
    match pending {
        Pending::Nothing => "nothing",
        Pending::Motion => "motion",
        Pending::Narration => "telling",
        Pending::Press => "press",
    }
}

/// A short name of the question to a person.
const fn question_name(question: Option<Question>) -> &'static str {
    match question {
        None => "none",
        Some(Question::Turn) => "turn",
        Some(Question::LayJoker(_)) => "lay-joker",
        Some(Question::Stray { .. }) => "stray",
        Some(Question::Join) => "join",
        Some(Question::Confirm) => "confirm",
        Some(Question::Dealer | Question::TurnUp | Question::Deal(_)) => "chance",
    }
}
