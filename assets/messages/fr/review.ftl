### Looking back at a game that is over: what its choices were worth.

review = Analyse
review-progress = { $done ->
    [one] { $done } tour examiné
   *[other] { $done } tours examinés
} sur { $all }
review-done = L’analyse est terminée.
review-note = Une estimation : chaque coup et le meilleur sont prolongés plusieurs fois avec des tuiles tirées au hasard. Les petits écarts ne comptent pas.
review-choices = { $game ->
    [tiles] Choix et chance
   *[cards] Choix
}
review-lost = Points perdus par les choix
review-luck = Chance au tirage
review-sums = { $game ->
    [tiles] Points perdus : ce que les meilleurs coups auraient rapporté de plus, chaque tour compté à part ; ces points ne s’ajoutent pas au score final. Chance : de combien les tuiles piochées valaient mieux que la moyenne. Une figurine gardée pour la suite compte aussi : ce qu’elle devrait encore rapporter.
   *[cards] Points perdus : ce que les meilleurs choix auraient rapporté de plus, chacun compté à part ; ces points ne s’ajoutent pas au score final.
}
review-lead = Avance attendue, tour par tour
review-moments = Moments à revoir
review-no-moments = Aucun choix n’a coûté un point entier.
review-moment = { $name }, environ { $points },{ $tenths } { $points ->
    [one] point
   *[other] points
} de moins que le meilleur choix
review-played = Joué : { $told }
review-better = Mieux : { $told }
review-better-by = Mieux d’environ { $points },{ $tenths } { $points ->
    [one] point
   *[other] points
} : { $told }
review-better-because = Mieux d’environ { $points },{ $tenths } { $points ->
    [one] point
   *[other] points
} : { $why }. Le coup lui-même : { $told }
review-grows = { CAPITAL($whose) } vaut alors { points }.
review-plus = , plus { $part }
review-minus = , moins { $part }
review-from = { $cause ->
    [roads] sur les { $edition ->
        [first] chemins
       *[other] routes
    }
    [cities] sur les villes
    [monasteries] sur les abbayes
    [fields] sur les prés
    [figures] avec les figurines gardées pour la suite
    [at-once] tout de suite
    [round] d’ici la fin de la manche
    [animals] avec les animaux
    [buildings] avec les bâtiments
   *[other] sur tout le reste
}
review-part = { $amount } { review-from }
review-others-less = { $cause ->
    [rest] { $amount } en gênant { $name }
   *[other] { $amount } en gênant { $name } { review-from }
}
review-others-more = { $cause ->
    [rest] { $amount } en avantageant { $name }
   *[other] { $amount } en avantageant { $name } { review-from }
}
review-the-others = les autres
review-moment-number = Moment { $number } sur { $count }
review-before = Moment précédent
review-next = Moment suivant
review-look = Voir ce moment
review-try = Essayer d’ici
review-trying = Vous jouez sur une copie. La partie analysée reste telle quelle.
review-keep = Garder comme partie
review-find = Trouver le meilleur coup
review-find-for = Trouvez un meilleur coup pour { $name }
review-cost = Le coup joué a perdu environ { $points },{ $tenths } { $points ->
    [one] point
   *[other] points
}. Vous avez { $tries } essais.
review-not-yet = Pas encore : ce coup perd environ { $points },{ $tenths } { $points ->
    [one] point
   *[other] points
}. { $left ->
    [one] Encore un essai.
   *[other] Encore { $left } essais.
}
review-closer = Mieux que le coup joué, mais ce coup perd encore environ { $points },{ $tenths } { $points ->
    [one] point
   *[other] points
}. { $left ->
    [one] Encore un essai.
   *[other] Encore { $left } essais.
}
review-clue = Le meilleur coup gagne { $more }.
review-was-played = C’est le coup qui a été joué. { $left ->
    [one] Encore un essai.
   *[other] Encore { $left } essais.
}
review-was-tried = Vous avez déjà essayé ce coup. { $left ->
    [one] Encore un essai.
   *[other] Encore { $left } essais.
}
review-tried = Essai { $number } : { $told }
review-found = Bravo ! Ce coup rapporte environ { $points },{ $tenths } { $points ->
    [one] point
   *[other] points
} de plus.
review-missed = Ce coup perd environ { $points },{ $tenths } { $points ->
    [one] point
   *[other] points
}. Voici le meilleur coup.
review-shown = Voici le meilleur coup.
review-show = Le montrer
review-show-better = Montrer le meilleur coup
review-back = Revenir à l’analyse
review-judging = Votre coup est en cours d’évaluation…
review-number = { $points },{ $tenths }
