//! Texts of the help sheet.

use super::French;
use crate::messages::Handling;
use crate::messages::labels::say;

say! { French Handling:
    // Heads.
    help_placing "Touches\u{a0}: la tuile",
    help_figures "Touches\u{a0}: figures et fin du tour",
    help_reading "Touches\u{a0}: lire le plateau",
    help_asking "Touches\u{a0}: demander",
    help_replay "Touches\u{a0}: en revoyant la partie",
    help_table "Touches\u{a0}: autour de la partie",
    // Keys.
    key_cells "Choisir une case\u{202f}; gauche et droite passent d’une rangée à l’autre",
    key_cell_ends "À la première case, à la dernière",
    key_put_tile "Y poser la tuile",
    key_let_go "Lâcher la tuile\u{202f}; plus tard, annuler",
    key_hold "Choisir une des trois tuiles",
    key_places "Choisir l’emplacement d’une figure",
    key_put_figure "Y poser la figure",
    key_areas "Au bouton ou à la liste qui suit",
    key_areas_back "À celui d’avant",
    key_press "Appuyer sur le bouton marqué",
    // A mouse.
    mouse "Avec une souris",
    mouse_tile "Glissez la tuile sur une case marquée, ou cliquez sur la case. Reposée sur la barre, elle reste en main.",
    mouse_turn "Le bouton droit tourne la tuile\u{202f}; la molette aussi, sur la tuile ou pendant que vous la glissez.",
    mouse_figure "Cliquez sur l’un des emplacements d’une figure, ou glissez-y la figure.",
    mouse_table "Glissez la table pour la déplacer\u{202f}; ailleurs, la molette agrandit ou réduit.",
    mouse_guides "Cliquez sur une flèche au bord ou sur le petit plan pour y regarder. «\u{a0}Tout afficher\u{a0}» montre tout le plateau\u{202f}; encore une fois pour revenir au jeu.",
    mouse_rest "Arrêtez-vous sur un élément ou une case libre pour lire ce que c’est et ce que cela vaut.",
}
