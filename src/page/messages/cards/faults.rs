//! What may be wrong with the text of a card game, and with its setup.

use super::asking::refusal;
use crate::messages::sentences::{line_trouble, shortened};
use crate::messages::{Company, Texts};
use engine::cards::{Card, PositionFault, RecordError, Setup, SetupFault, Trouble};
use engine::rules;
use engine::session::Seating;
use engine::table::Seat;

/// What may be wrong with the text of a card game, and with its setup. Each is a sentence.
pub trait CardFaults {
    /// Too few or too many players.
    fn wrong_card_seats(&self, least: u32, most: u32) -> String;
    /// More of a card than the deck has.
    fn too_many_of(&self, card: Card, copies: u32) -> String;
    /// There is no card of this name.
    fn no_such_card(&self, word: &str) -> String;
    /// There is no such seat.
    fn no_seat(&self, seat: Seat) -> String;
    /// The game has fewer rounds.
    fn no_round(&self, round: u32) -> String;
    /// A seat has more than one large meeple.
    fn second_meeple(&self, seat: Seat) -> String;
    /// Every large meeple is placed, and it is not said which was the last one.
    fn no_last_meeple(&self) -> String;
    /// Who placed the last large meeple has none in the rows.
    fn last_not_placed(&self, seat: Seat) -> String;
    /// More cards in hand than a seat can have left in the round.
    fn hand_too_large(&self, seat: Seat) -> String;
    /// Jokers joined animals that are not there.
    fn joined_nothing(&self, seat: Seat) -> String;
    /// Jokers wait beside animals.
    fn need_not_wait(&self, seat: Seat) -> String;
    /// A card under a chest is no building.
    fn no_building(&self, card: Card) -> String;
    /// Too few cards are left for the rounds to come.
    fn stack_too_small(&self) -> String;
    /// The seat whose turn it is has nothing left to place.
    fn nothing_to_place(&self, seat: Seat) -> String;
}

/// Why a game cannot be set up like this.
pub fn setup_fault(texts: &dyn Texts, fault: SetupFault) -> String {
    let (least, most) = Setup::SEATS;
    match fault {
        SetupFault::Seats => texts.wrong_card_seats(least.into(), most.into()),
        SetupFault::TooMany(card) => texts.too_many_of(card, card.copies().into()),
    }
}

/// Why a game cannot begin in a position.
pub fn position_fault(texts: &dyn Texts, fault: PositionFault) -> String {
    match fault {
        PositionFault::Setup(fault) => setup_fault(texts, fault),
        PositionFault::NoSuchSeat(seat) => texts.no_seat(seat),
        PositionFault::Round(round) => texts.no_round(round.into()),
        PositionFault::TooMany(card) => texts.too_many_of(card, card.copies().into()),
        PositionFault::SecondMeeple(seat) => texts.second_meeple(seat),
        PositionFault::NoLastMeeple => texts.no_last_meeple(),
        PositionFault::LastNotPlaced(seat) => texts.last_not_placed(seat),
        PositionFault::HandTooLarge(seat) => texts.hand_too_large(seat),
        PositionFault::JoinedNothing(seat) => texts.joined_nothing(seat),
        PositionFault::NeedNotWait(seat) => texts.need_not_wait(seat),
        PositionFault::NoBuilding(card) => texts.no_building(card),
        PositionFault::TooManyPoints(seat) => {
            texts.position_fault(rules::PositionFault::TooManyPoints(seat))
        }
        PositionFault::StackTooSmall => texts.stack_too_small(),
        PositionFault::NothingToPlace(seat) => texts.nothing_to_place(seat),
    }
}

/// Why the text of a game cannot be read: the line, and every reason in a sentence.
pub fn record_error(texts: &dyn Texts, error: &RecordError) -> String {
    texts.on_line(error.line, &trouble(texts, &error.trouble))
}

/// What is wrong with a line of the text of a game.
pub fn trouble(texts: &dyn Texts, trouble: &Trouble) -> String {
    let sentences: Vec<String> = match trouble {
        Trouble::Line(trouble) => return line_trouble(texts, trouble),
        Trouble::UnknownCard(word) => return texts.no_such_card(&shortened(word)),
        Trouble::Position(faults) => {
            let faults = faults.iter();
            faults.map(|&fault| position_fault(texts, fault)).collect()
        }
        Trouble::Illegal(illegal) => {
            let company = Company::new(texts, &Seating::persons(Setup::SEATS.1));
            refusal(texts, &company, illegal)
        }
    };
    sentences.join(" ")
}
