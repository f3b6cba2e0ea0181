//! The page around the table of the card game.

use super::French;
use crate::i18n::labels::say;

say! { French Dealt:
    show_cards "Voir mes cartes",
    cards_by_keys "Gauche et droite choisissent une carte, M le grand meeple, haut et bas une rangée\u{202f}; Entrée joue",
    choose_card_first "Choisissez d’abord une carte de votre main, ou votre grand meeple.",
    chests "Coffres",
    deck_of_cards "130 cartes",
}
