//! The state of the card table as JSON, for tests and hosts that look but do not touch.

use super::held::Held;
use crate::ui::probe::{Json, area, list, quoted};
use crate::ui::stage::CardStage;
use engine::cards::{Card, Laid, Meeple, Question, Suit};
use engine::table::Seat;

impl CardStage {
    /// Writes what is on the screen.
    pub(in crate::ui) fn probe(&self, json: &mut Json) {
        let game = self.game();
        json.text("kind", "cards");
        json.text("question", question_name(self.question()));
        json.bool("person", self.session.is_persons_turn());
        json.bool("covered", self.covered().is_some());
        let seat = self.session.asked_seat();
        json.raw(
            "seat",
            seat.map_or(-1, |seat| i32::from(seat.0)).to_string(),
        );
        json.bool("over", game.is_over());
        let replay = self.replay.as_ref();
        let replay = replay.map(|replay| replay.place().0.to_string());
        json.raw("replay", replay.unwrap_or_else(|| "null".to_string()));
        json.raw("steps", self.session.steps().to_string());
        json.raw("round", game.round().to_string());
        json.raw("rounds", game.rounds().to_string());
        json.raw("dealer", game.dealer().0.to_string());
        json.raw("left", game.stack().to_string());
        json.raw("scores", list(game.scores().iter().map(u32::to_string)));
        let reasons = self.refusal.as_ref();
        let reasons = reasons.map_or(0, |refusal| refusal.reasons.len());
        json.raw("refusal", reasons.to_string());
        json.bool("held", self.carries());
        self.probe_rows(json);
        self.probe_hand(json);
        let legal = self.legal().iter();
        let legal = legal.map(|&action| quoted(&self.session.game().action_text(action)));
        json.raw("legal", list(legal));
    }

    fn probe_rows(&self, json: &mut Json) {
        let rows = Suit::ALL.into_iter().map(|suit| {
            let row = self.game().row(suit);
            let mut inner = Json::new();
            inner.text("suit", suit.name());
            inner.raw(
                "cards",
                list(row.laid().iter().map(|laid| quoted(name(laid)))),
            );
            let claims = row.claims().iter();
            let claims = claims.map(|claim| format!("[{},{}]", claim.seat.0, claim.end));
            inner.raw("claims", list(claims));
            inner.raw("end", area(self.end_of(suit)));
            inner.raw("strip", area(self.view.spread.lane(suit).whole));
            inner.end()
        });
        json.raw("rows", list(rows));
    }

    fn probe_hand(&self, json: &mut Json) {
        let cards = self.hand().into_iter().enumerate().map(|(place, card)| {
            let held = Held::Card(place, card);
            let mut inner = Json::new();
            inner.text("card", card.name());
            inner.bool("chosen", self.chosen().and_then(Held::slot) == Some(place));
            inner.raw("at", area(self.home_of(held)));
            inner.end()
        });
        json.raw("hand", list(cards));
        let meeple = self.has_meeple().then(|| area(self.home_of(Held::Meeple)));
        json.raw("meeple", meeple.unwrap_or_else(|| "null".to_string()));
        let hands = (0..self.game().seats()).map(|seat| {
            let player = self.game().player(Seat(seat));
            let placed = player.meeple() == Meeple::Placed;
            format!("[{},{placed}]", player.hand().len())
        });
        json.raw("players", list(hands));
    }
}

/// The name of a card in a row, as far as whoever looks knows it.
fn name(laid: &Laid) -> &'static str {
    laid.card.map_or("down", Card::name)
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
