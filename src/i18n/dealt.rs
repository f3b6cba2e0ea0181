//! Texts of the page around the table of the card game.

use super::Texts;
use super::labels::sheet;

sheet! { Dealt dealt "Texts of the page around the card game.":
    /// Button: the person in front of the screen takes the hand up.
    show_cards,
    /// What to do in a turn, for those who play by keys.
    cards_by_keys,
    /// Somebody touches a row without having chosen anything that could go there.
    choose_card_first,
    /// Head of the buildings of all players at the end.
    chests,
    /// Where computers play the card game, or nobody is asked: how many there are in it.
    deck_of_cards,
}
