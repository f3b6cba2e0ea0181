//! Questions of the card game, their answers, and refusals.

use crate::messages::{PlayerNames, Texts};
use engine::cards::{
    Action, Card, FLAT_POINTS, Game, Illegal, Kept, Meeple, Player, Question, Reason, Suit,
    herd_points, set_points,
};
use engine::table::Party;

/// What a player can do in their turn (CARD-15, CARD-17).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardTurn {
    /// The first card of the round, face down, or the large meeple.
    DownOrMeeple,
    /// Only the first card of the round: the large meeple has been placed.
    Down,
    /// A face-up card, or the large meeple.
    UpOrMeeple,
    /// Only a face-up card.
    Up,
    /// Only the large meeple: the hand is empty.
    Meeple,
}

impl CardTurn {
    pub const ALL: [CardTurn; 5] = [
        CardTurn::DownOrMeeple,
        CardTurn::Down,
        CardTurn::UpOrMeeple,
        CardTurn::Up,
        CardTurn::Meeple,
    ];

    /// What a player can do.
    pub fn for_player(player: &Player) -> CardTurn {
        let ready = player.meeple() == Meeple::Ready;
        match (player.hand().is_empty(), player.plays_face_down(), ready) {
            (true, ..) => CardTurn::Meeple,
            (false, true, true) => CardTurn::DownOrMeeple,
            (false, true, false) => CardTurn::Down,
            (false, false, true) => CardTurn::UpOrMeeple,
            (false, false, false) => CardTurn::Up,
        }
    }
}

impl Texts {
    /// Asks for the row of a joker among the first ten cards.
    pub fn ask_lay(&self, card: Card) -> String {
        self.ask_row_for(&self.the_card(card))
    }

    /// Asks what to do with a card of another colour: "10 points, or keep the green sheep from the
    /// red row?"
    pub fn ask_stray(&self, card: Card, row: Suit) -> String {
        self.ask_stray_card(FLAT_POINTS.into(), &self.the_card(card), row)
    }

    /// The button for keeping a card of another colour: "Keep the green sheep".
    pub fn keep_button(&self, card: Card) -> String {
        self.keep_card(&self.the_card(card))
    }
}

/// The open question, addressed to the player to move.
pub fn question(texts: &Texts, player_names: &PlayerNames, game: &Game) -> String {
    let Some(asked) = game.asked() else {
        return texts.game_is_over().to_string();
    };
    match (asked.question, asked.party) {
        (Question::Turn, Party::Player(seat)) => texts
            .ask_turn_of_cards(CardTurn::for_player(game.player(seat)))
            .to_string(),
        (Question::Join, _) => {
            let jokers = game.evaluation().map_or(1, |claim| claim.joining());
            texts.ask_join(u32::from(jokers))
        }
        (question, _) => in_general(texts, player_names, question),
    }
}

/// What keeping the card of another colour now being decided on brings (CARD-37); `None` when there
/// is no such decision.
pub fn kept(texts: &Texts, game: &Game) -> Option<String> {
    Some(match game.foresee_kept()? {
        Kept::Herd {
            kind,
            herd,
            now,
            next,
        } => texts.kept_animal(kind, herd.into(), now.max(0) as u32, next.into()),
        Kept::Chest { stored } => {
            let [two, three, four] = [2, 3, 4].map(|size| set_points(size).into());
            texts.kept_building(stored.into(), two, three, four)
        }
    })
}

/// A question without details of the game.
fn in_general(texts: &Texts, player_names: &PlayerNames, question: Question) -> String {
    match question {
        Question::Dealer => texts.dealer_by_lot().to_string(),
        Question::TurnUp => texts.turning_up().to_string(),
        Question::Deal(seat) => texts.is_dealt(player_names.name(seat)),
        Question::LayJoker(card) => texts.ask_lay(card),
        Question::Turn => texts.ask_any_turn().to_string(),
        Question::Stray { card, row } => texts.ask_stray(card, row),
        Question::Join => texts.ask_join(1),
        Question::Confirm => texts.ask_confirm_cards().to_string(),
    }
}

/// A decision about claimed cards as the label of a button; `None` for actions made on the table.
pub fn answer(texts: &Texts, game: &Game, action: Action) -> Option<String> {
    let asked = game.asked()?;
    match (action, asked.question, asked.party) {
        (Action::Sell, Question::Stray { .. }, _) => Some(texts.points(FLAT_POINTS.into())),
        (Action::Keep, Question::Stray { card, .. }, _) => Some(texts.keep_button(card)),
        (Action::Join(kind), Question::Join, Party::Player(seat)) => {
            let herd = game.player(seat).herd(kind) + 1;
            Some(texts.join_button(kind, herd.into(), herd_points(herd).into()))
        }
        _ => None,
    }
}

/// Why an action is refused: one sentence for each reason.
pub fn refusal_texts(texts: &Texts, player_names: &PlayerNames, illegal: &Illegal) -> Vec<String> {
    let reasons = illegal.reasons.iter();
    reasons
        .map(|&reason| refusal_text(texts, player_names, reason))
        .collect()
}

/// One reason as a sentence.
pub fn refusal_text(texts: &Texts, player_names: &PlayerNames, reason: Reason) -> String {
    match reason {
        Reason::NotAsked(question) => {
            format!(
                "{} {}",
                texts.not_now(),
                in_general(texts, player_names, question)
            )
        }
        Reason::Over => texts.game_is_over().to_string(),
        Reason::NoSuchSeat => texts.no_such_seat().to_string(),
        Reason::NoneLeft(card) => texts.none_of_card_left(&texts.card_name(card)),
        Reason::NotInHand(card) => texts.no_card_held(&texts.card_name(card)),
        Reason::WrongRow { card, row } => texts.wrong_row_for(&texts.the_card(card), row),
        Reason::MeeplePlaced => texts.meeple_stays().to_string(),
        Reason::NothingToClaim(row) => texts.nothing_to_claim(row).to_string(),
        Reason::NotYourKind(kind) => texts.not_your_kind(kind).to_string(),
    }
}
