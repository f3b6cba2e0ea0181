//! Texts of settings, options, tips and the replay.

use super::French;
use crate::messages::Choices;
use crate::messages::labels::say;

say! { French Choices:
    // Settings.
    confirm_label "Fin du tour",
    confirm_always "Toujours confirmer",
    confirm_figures "Avec une figure",
    confirm_never "Jamais",
    confirm_always_hint "Chaque tour attend que vous le finissiez.",
    confirm_figures_hint "Un tour sans figure finit de lui-même.",
    confirm_never_hint "Votre dernière décision finit le tour et ne peut plus être annulée.",
    aids_label "Aides",
    aids_hint "Montre ce qui convient à quel endroit et ce que valent les choses.",
    tips_label "Conseils de première partie",
    tips_hint "Une phrase quand une décision se présente pour la première fois.",
    minimap_label "Petit plan",
    minimap_hint "Dans un coin du plateau, quand on ne le voit pas en entier. Appuyez dessus pour y regarder.",
    pace_label "Rythme de l’ordinateur",
    pace_unhurried "Posé",
    pace_brisk "Vif",
    pace_instant "Immédiat",
    theme_label "Couleurs",
    theme_light "Clair",
    theme_dark "Sombre",
    theme_contrast "Contrasté",
    by_system "Système",
    by_browser "Navigateur",
    text_label "Taille du texte",
    motion_label "Animations",
    motion_on "Avec",
    motion_off "Sans",
    sound_label "Sons",
    sound_hint "Des sons discrets pour ce qui est joué et pour les points.",
    // Options of a game.
    options_reset "Revenir aux règles de cette édition",
    yes "oui",
    no "non",
    field_city_value_hint "Ce que chaque ville complète rapporte aux paysans qui la bordent.",
    small_city_hint "Ce que vaut une ville complète de deux tuiles seulement.",
    hand_one_hint "On tire une tuile et on la pose.",
    hand_three_hint "On garde trois tuiles secrètes et on en choisit une à chaque tour.",
    max_players_label "Joueurs au plus",
    max_players_hint "Les éditions anciennes se jouent à cinq, l’actuelle à six.",
    remove_last_player "Retirer le dernier joueur",
    play_with_all "Laisser tout le monde jouer",
    first_player_hint "Qui pose la première tuile.",
    presets "Quel jeu",
    // The end of a game.
    final_scoring_hint "Cliquez, touchez ou appuyez sur Entrée pour passer.",
    // A seat in a running game.
    seat_title "Place",
    seat_hint "Une personne peut continuer pour un ordinateur, et un ordinateur pour une personne.",
    change_seat "Changer qui joue ici",
    // Replay.
    back_to_game "Revenir à la partie",
    play "Lecture",
    pause "Pause",
    speed "Vitesse",
    turn_back "Tour précédent",
    turn_on "Tour suivant",
    // What to do with the tile, by what somebody plays.
    place_by_mouse "Glissez la tuile là où elle convient, ou cliquez à cet endroit.",
    place_by_finger "Glissez la tuile là où elle convient, ou touchez cet endroit.",
    place_by_keys "Choisissez un endroit avec les flèches, tournez la tuile avec R, posez-la avec Entrée.",
    // Tips.
    tip_done "Compris",
    tip_place "Glissez la tuile sur une case marquée, ou cliquez sur la case\u{202f}; R, la molette sur la tuile ou les flèches rondes la font tourner. Sur une case en pointillés, elle tourne d’elle-même.",
    tip_place_finger "Glissez la tuile sur une case marquée, ou touchez la case\u{202f}; on la tourne en la touchant ou par les flèches rondes. Sur une case en pointillés, elle tourne d’elle-même.",
    tip_place_keys "Les flèches mènent à chaque endroit, R tourne la tuile, Entrée la pose\u{202f}; D la décrit, H donne toutes les touches.",
    tip_hand "Choisissez une de vos trois tuiles\u{202f}; les autres restent secrètes.",
    tip_figure "Vous pouvez poser une figure sur cette tuile, si personne n’occupe déjà la même route, la même ville ou le même pré\u{202f}; elle revient quand la zone est évaluée."
        first "Vous pouvez poser une figure sur cette tuile, si personne n’occupe déjà le même chemin, la même ville ou le même pré\u{202f}; elle revient quand la zone est évaluée.",
    tip_confirm "Tant que vous n’avez pas fini le tour, vous pouvez tout annuler.",
    tip_order "Plusieurs zones sont complètes\u{a0}: choisissez celle qui est évaluée d’abord.",
    // Gestures of a finger.
    gestures "Avec un doigt",
    gesture_drag "Glissez la tuile sur une case marquée. Reposée sur la barre, elle reste en main.",
    gesture_tap "Ou touchez une case marquée\u{a0}: la tuile s’y pose. Toucher la tuile la tourne.",
    gesture_again "Jusqu’à la fin de votre tour, touchez la tuile posée pour la tourner, ou glissez-la ailleurs.",
    gesture_figure "Touchez l’un des emplacements d’un pion, ou glissez-y le pion.",
    gesture_table "Glissez la table pour la déplacer\u{202f}; deux doigts agrandissent ou réduisent.",
    gesture_guides "Touchez une flèche au bord ou le petit plan pour y regarder. «\u{202f}Tout afficher\u{202f}» montre tout le plateau\u{202f}; encore une fois pour revenir au jeu.",
    gesture_turn "Deux doigts qui tournent l’un autour de l’autre tournent la tuile\u{202f}; un second doigt aussi, pendant que le premier la glisse.",
    gesture_hold "Laissez un doigt sur un élément ou une case libre pour lire ce que c’est et ce que cela vaut.",
    // Boxes.
    score_track "Piste de score",
    // Numbers at the end.
    tiles_placed "Tuiles posées",
    figures_placed "Figures posées",
    best_score "Meilleur gain",
    statistics "Statistiques",
    points_by_turn "Points au fil des tours",
}
