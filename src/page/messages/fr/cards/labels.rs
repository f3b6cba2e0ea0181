//! Texts without parts to insert, and how to play.

use super::French;
use crate::messages::CardLabels;
use crate::messages::labels::say;

say! { French CardLabels:
    // Which game.
    which_game "Jeu",
    tile_game "Carcassonne",
    tile_game_hint "Des tuiles, des meeples et un paysage qui grandit."
        older "Des tuiles, des partisans et un paysage qui grandit.",
    card_game "Cartecassonne",
    card_game_hint "Le jeu de cartes\u{a0}: quatre rangées qui grandissent, de 2 à 5 joueurs, et pas de tuiles.",
    // On the table.
    card_rows "Les quatre rangées",
    hand_of_cards "Vos cartes",
    large_meeple "Grand meeple",
    chests "Coffres",
    dealer "Donneur",
    // The end of a round.
    tell_all "Tout montrer",
    next_round "Manche suivante",
    open_chests "Ouvrir les coffres",
    // What cards are worth.
    card_values "Ce que valent les cartes",
    scoring_cards "Animaux et bâtiments",
    rows_now "Ce qu’une rangée vous rapporterait maintenant",
    own_animals "Vos animaux",
    // Questions, answers, refusals.
    dealer_by_lot "Le premier donneur est tiré au sort.",
    turning_up "Les premières cartes sont retournées.",
    ask_any_turn "Il faut jouer une carte ou placer un grand meeple.",
    ask_confirm_cards "C’est fait\u{202f}? Alors finissez votre tour.",
    no_such_seat "Cette place n’existe pas à cette table.",
    meeple_stays "Votre grand meeple est déjà dans une rangée et y reste jusqu’à l’évaluation de la manche.",
    no_card_hidden "Aucune carte n’est cachée.",
    // Commands.
    ask_rows "Qu’y a-t-il dans les rangées\u{202f}?",
    ask_hand_of_cards "Quelles cartes ai-je en main\u{202f}?",
    ask_mine "Qu’ai-je devant moi\u{202f}?",
    ask_cards "Quelles cartes sont cachées\u{202f}?",
    // What hands and keys do.
    show_cards "Voir mes cartes",
    cards_by_keys "Gauche, droite et M choisissent\u{202f}; haut et bas visent\u{202f}; Entrée joue.",
    choose_card_first "Choisissez d’abord une carte de votre main, ou votre grand meeple.",
    by_hand "Du doigt ou à la souris",
    hand_choose "Touchez une carte ou votre grand meeple, puis la rangée où elle va.",
    hand_drag "Ou faites-la glisser jusqu’à la rangée.",
    hand_back "Avant de finir votre tour, retirez-la en la faisant glisser, ou reprenez-la.",
    key_held "Choisir une carte ou le grand meeple",
    key_card "Choisir une carte par sa place dans la main",
    key_rows "Choisir une rangée",
    key_play "Jouer ce qui est choisi\u{202f}; puis finir le tour",
    key_let_go_card "Lâcher ce qui est choisi",
    // Said at the first decision of a kind.
    tip_card_joker "Revendiquez des cartes des quatre rangées avec votre grand meeple\u{a0}: celui qui a le plus de points à la fin gagne. Un joker va dans n’importe quelle rangée, au choix du donneur.",
    tip_card_start "Revendiquez des cartes des quatre rangées avec votre grand meeple\u{a0}: celui qui a le plus de points à la fin gagne. Votre première carte d’une manche va face cachée dans la rangée de votre choix.",
    tip_card_down "Votre première carte d’une manche va face cachée dans la rangée de votre choix\u{a0}: personne d’autre ne la connaît avant l’évaluation de la rangée.",
    tip_card_deal "Celui qui a placé le dernier grand meeple distribue, et le joueur suivant commence. Les cartes que personne n’a revendiquées restent dans les rangées.",
    tip_card_meeple "Une fois par manche, au lieu de jouer une carte, placez votre grand meeple au bout d’une rangée\u{a0}: il revendique les cartes entre lui et la piste, ou le grand meeple le plus proche.",
    tip_card_stray "Une carte dans la rangée d’une autre couleur\u{a0}: prenez 10 points pour elle, ou gardez-la pour marquer avec les autres de sa sorte.",
    // How to play.
    how_to_play "Comment jouer",
    how_aim "Quatre rangées de cartes s’allongent côte à côte. Revendiquez-y des cartes\u{a0}: chaque sorte rapporte à sa façon, et celui qui a le plus de points à la fin gagne.",
    how_turn "À votre tour, vous jouez une carte de votre main ou placez votre grand meeple. Quand tous ont tout placé, la manche est évaluée et de nouvelles cartes sont distribuées.",
    how_cards "Votre première carte de la manche va face cachée dans la rangée de votre choix. Les autres vont face visible dans la rangée de leur couleur, les jokers dans n’importe laquelle.",
    how_claim "Une fois par manche, vous placez votre grand meeple au bout d’une rangée. Il revendique les cartes entre lui et la piste, ou le grand meeple le plus proche de ce côté.",
    how_reach "Là où il n’y a plus rien à revendiquer, il ne peut pas se placer tant qu’une autre rangée a une carte libre\u{a0}: c’est notre lecture, la règle imprimée n’interdit aucune rangée.",
    how_scoring "Ce que rapportent les cartes revendiquées",
    how_characters "Personnages\u{a0}: la somme de leurs valeurs multipliée par leur nombre. Ensuite, ils quittent la partie.",
    how_animals "Animaux\u{a0}: ils restent devant vous. Une sorte qui reçoit une carte dans la manche rapporte pour toutes les cartes que vous en avez\u{202f}; un joker rejoint une sorte que vous avez.",
    how_buildings "Bâtiments\u{a0}: ils attendent sous votre coffre. À la fin, les groupes de sortes différentes rapportent\u{202f}; un joker est de n’importe quelle sorte.",
    how_magic "Dragon et Fée\u{a0}: 10 points chacun, puis ils quittent la partie.",
    how_strays "Cartes dans la rangée d’une autre couleur\u{a0}: un personnage vaut 10 points\u{202f}; pour un animal ou un bâtiment, vous prenez 10 points ou vous gardez la carte.",
    how_end "Les cartes restées dans les rangées après la dernière manche ne valent rien. En cas d’égalité, celui qui a le plus de bâtiments l’emporte.",
    table_animals "Animaux d’une sorte",
    table_buildings "Bâtiments différents",
    unsourced "Les valeurs marquées d’une étoile sont de notre choix\u{a0}: la règle ne donne que les autres, et personne ici n’a pu lire une carte de score.",
}
