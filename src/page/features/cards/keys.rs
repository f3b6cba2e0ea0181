//! The rows and the hand for keys and screen readers: left and right choose what goes to a row, up and down the row.

use crate::app::Shell;
use crate::app::input::focus::focus_on_next_target;
use crate::app::input::hindrance::why_idle;
use crate::features::announce::queries::Query;
use crate::features::cards::queries::reply_of_cards;
use crate::stage::{CardStage, Playable};
use engine::cards::Question;
use view::scene::tween::Millis;

/// The key of the large meeple.
const MEEPLE: [&str; 2] = ["m", "M"];

/// Takes in a key that means something of the hand: a number, or that of the large meeple. Returns whether it did.
pub(crate) fn card_key(shell: &mut Shell, key: &str, now: Millis) -> bool {
    let Some(stage) = shell.stage.cards_mut() else {
        return false;
    };
    let number = key.parse().ok().filter(|&number| number > 0);
    let place = match (number, MEEPLE.contains(&key)) {
        (Some(number), _) => number,
        (None, true) => stage.number_of(Playable::Meeple),
        (None, false) => return false,
    };
    if stage.choose_number(place) {
        focus_on_next_target(shell);
    } else {
        let why = not_held(shell, key);
        shell.tell(why, now);
    }
    shell.follow_up(now);
    true
}

/// Why a key of the hand chooses nothing now.
fn not_held(shell: &Shell, key: &str) -> String {
    let asked = shell.stage.cards().and_then(CardStage::question);
    let why = match asked {
        Some(Question::Turn) if MEEPLE.contains(&key) => {
            Some(shell.texts().meeple_stays().to_string())
        }
        Some(Question::Turn) => reply_of_cards(shell, Query::Hand),
        _ => why_idle(shell).or_else(|| reply_of_cards(shell, Query::Turn)),
    };
    why.unwrap_or_default()
}
