//! The page around the table of the card game.

use super::English;
use crate::i18n::labels::say;

say! { English Dealt:
    show_cards "Show my cards",
    cards_by_keys "Left and right choose a card, M the large meeple, up and down a row; Enter plays",
    choose_card_first "Choose a card of your hand, or your large meeple, first.",
    chests "Chests",
    deck_of_cards "130 cards",
}
