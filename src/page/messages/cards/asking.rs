//! What players of the card game are asked, what they can answer, and why not.

use crate::messages::{Company, Texts};
use engine::cards::{
    Action, Card, FLAT_POINTS, Game, Illegal, Kept, Meeple, Player, Question, Reason, Suit,
    herd_points, set_points,
};
use engine::table::Party;

/// What somebody whose turn it is can do (CARD-15, CARD-17).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardTurn {
    /// The first card of the round, face down, or the large meeple.
    DownOrMeeple,
    /// The first card of the round alone: the large meeple is placed.
    Down,
    /// A card face up, or the large meeple.
    UpOrMeeple,
    /// A card face up alone.
    Up,
    /// The large meeple alone: no card is left in hand.
    Meeple,
}

impl CardTurn {
    /// All of them.
    pub const ALL: [CardTurn; 5] = [
        CardTurn::DownOrMeeple,
        CardTurn::Down,
        CardTurn::UpOrMeeple,
        CardTurn::Up,
        CardTurn::Meeple,
    ];

    /// What a player can do.
    pub fn of(player: &Player) -> CardTurn {
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

/// Questions, their answers as buttons, and refusals.
pub trait CardAsks {
    /// What can be done in a turn, in a sentence.
    fn ask_turn_of_cards(&self, turn: CardTurn) -> String;
    /// In which row a joker of the first ten goes.
    fn ask_lay(&self, card: Card) -> String;
    /// Points, or keep the card of another colour: "10 points, or keep the green sheep from the red row?"
    fn ask_stray(&self, card: Card, row: Suit) -> String;
    /// What keeping an animal brings: how many of its kind there are then, the points it adds now, and what the kind scores
    /// with one more: "Kept: 4 sheep, which adds 11 points now; with one more they score 14."
    fn kept_animal(&self, kind: Suit, herd: u32, now: u32, next: u32) -> String;
    /// What keeping a building brings: how many lie under the chest then, and what 2, 3 and 4 different ones score.
    fn kept_building(&self, stored: u32, sets: [u32; 3]) -> String;
    /// Which kind the next animal joker joins, when so many are to join one.
    fn ask_join(&self, jokers: u32) -> String;
    /// A button for keeping a card of another colour: "Keep the green sheep".
    fn keep_button(&self, card: Card) -> String;
    /// A button for a kind an animal joker may join: "As a sheep: 5 sheep, 14 points".
    fn join_button(&self, kind: Suit, herd: u32, points: u32) -> String;
    /// No such card is left in the stack.
    fn none_of_it_left(&self, card: Card) -> String;
    /// The card is not in hand.
    fn card_not_in_hand(&self, card: Card) -> String;
    /// The card goes to the row of its own colour.
    fn wrong_row(&self, card: Card, row: Suit) -> String;
    /// The row has no card to claim.
    fn nothing_to_claim(&self, row: Suit) -> String;
    /// There is no animal of this kind for the joker to join.
    fn not_your_kind(&self, kind: Suit) -> String;
}

/// What to do now, in a sentence to whoever is asked.
pub fn question(texts: &dyn Texts, company: &Company, game: &Game) -> String {
    let Some(asked) = game.asked() else {
        return texts.game_is_over();
    };
    match (asked.question, asked.party) {
        (Question::Turn, Party::Player(seat)) => {
            texts.ask_turn_of_cards(CardTurn::of(game.player(seat)))
        }
        (Question::Join, _) => {
            let jokers = game.evaluation().map_or(1, |claim| claim.joining());
            texts.ask_join(u32::from(jokers))
        }
        (question, _) => in_general(texts, company, question),
    }
}

/// What keeping the card of another colour brings that is decided on; none while none is (CARD-37).
pub fn kept(texts: &dyn Texts, game: &Game) -> Option<String> {
    Some(match game.foresee_kept()? {
        Kept::Herd {
            kind,
            herd,
            now,
            next,
        } => texts.kept_animal(kind, herd.into(), now.max(0) as u32, next.into()),
        Kept::Chest { stored } => {
            texts.kept_building(stored.into(), [2, 3, 4].map(|size| set_points(size).into()))
        }
    })
}

/// A question as it is asked of anybody.
fn in_general(texts: &dyn Texts, company: &Company, question: Question) -> String {
    match question {
        Question::Dealer => texts.dealer_by_lot().to_string(),
        Question::TurnUp => texts.turning_up().to_string(),
        Question::Deal(seat) => texts.is_dealt(company.name(seat)),
        Question::LayJoker(card) => texts.ask_lay(card),
        Question::Turn => texts.ask_any_turn().to_string(),
        Question::Stray { card, row } => texts.ask_stray(card, row),
        Question::Join => texts.ask_join(1),
        Question::Confirm => texts.ask_confirm_cards().to_string(),
    }
}

/// What somebody decides about claimed cards, as the label of a button; none for what is done on the table.
pub fn answer(texts: &dyn Texts, game: &Game, action: Action) -> Option<String> {
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

/// Why something may not be done: one sentence for each reason.
pub fn refusal(texts: &dyn Texts, company: &Company, illegal: &Illegal) -> Vec<String> {
    let reasons = illegal.reasons.iter();
    reasons
        .map(|&reason| self::reason(texts, company, reason))
        .collect()
}

/// One reason as a sentence.
pub fn reason(texts: &dyn Texts, company: &Company, reason: Reason) -> String {
    match reason {
        Reason::NotAsked(question) => {
            format!(
                "{} {}",
                texts.not_now(),
                in_general(texts, company, question)
            )
        }
        Reason::Over => texts.game_is_over(),
        Reason::NoSuchSeat => texts.no_such_seat().to_string(),
        Reason::NoneLeft(card) => texts.none_of_it_left(card),
        Reason::NotInHand(card) => texts.card_not_in_hand(card),
        Reason::WrongRow { card, row } => texts.wrong_row(card, row),
        Reason::MeeplePlaced => texts.meeple_stays().to_string(),
        Reason::NothingToClaim(row) => texts.nothing_to_claim(row),
        Reason::NotYourKind(kind) => texts.not_your_kind(kind),
    }
}
