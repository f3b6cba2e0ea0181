//! Faults in the setup of a card game or in its text.

use super::asking::refusal_texts;
use crate::messages::faults::number;
use crate::messages::sentences::{line_trouble, shortened};
use crate::messages::{PlayerNames, Texts};
use engine::cards::{PositionFault, RecordError, Setup, SetupFault, Trouble};
use engine::rules;
use engine::session::Seating;

/// Why a setup is impossible.
pub fn setup_fault(texts: &Texts, fault: SetupFault) -> String {
    let (least, most) = Setup::SEATS;
    match fault {
        SetupFault::Seats => texts.wrong_card_seats(least.into(), most.into()),
        SetupFault::TooMany(card) => {
            texts.too_many_of_card(&texts.card_name(card), card.copies().into())
        }
    }
}

/// Why a position is impossible.
pub fn position_fault(texts: &Texts, fault: PositionFault) -> String {
    match fault {
        PositionFault::Setup(fault) => setup_fault(texts, fault),
        PositionFault::NoSuchSeat(seat) => texts.no_seat(number(seat)),
        PositionFault::Round(round) => texts.no_round(round.into()),
        PositionFault::TooMany(card) => {
            texts.too_many_of_card(&texts.card_name(card), card.copies().into())
        }
        PositionFault::SecondMeeple(seat) => texts.second_meeple(number(seat)),
        PositionFault::NoLastMeeple => texts.no_last_meeple().to_string(),
        PositionFault::LastNotPlaced(seat) => texts.last_not_placed(number(seat)),
        PositionFault::HandTooLarge(seat) => texts.hand_too_large(number(seat)),
        PositionFault::JoinedNothing(seat) => texts.joined_nothing(number(seat)),
        PositionFault::NeedNotWait(seat) => texts.need_not_wait(number(seat)),
        PositionFault::NoBuilding(card) => texts.no_building(&texts.a_card(card)),
        PositionFault::TooManyPoints(seat) => {
            texts.position_fault(rules::PositionFault::TooManyPoints(seat))
        }
        PositionFault::StackTooSmall => texts.stack_too_small().to_string(),
        PositionFault::NothingToPlace(seat) => texts.nothing_to_place(number(seat)),
    }
}

/// Why the text of a game cannot be read: the line, and each reason in a sentence.
pub fn record_error(texts: &Texts, error: &RecordError) -> String {
    texts.on_line(error.line, &trouble(texts, &error.trouble))
}

/// What is wrong with a line of the text of a game.
pub fn trouble(texts: &Texts, trouble: &Trouble) -> String {
    let sentences: Vec<String> = match trouble {
        Trouble::Line(trouble) => return line_trouble(texts, trouble),
        Trouble::UnknownCard(word) => return texts.no_such_card(&shortened(word)),
        Trouble::Position(faults) => {
            let faults = faults.iter();
            faults.map(|&fault| position_fault(texts, fault)).collect()
        }
        Trouble::Illegal(illegal) => {
            let player_names = PlayerNames::new(texts, &Seating::persons(Setup::SEATS.1));
            refusal_texts(texts, &player_names, illegal)
        }
    };
    sentences.join(" ")
}
