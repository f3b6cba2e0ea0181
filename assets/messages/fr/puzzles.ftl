### Puzzles: their list, the rating, and runs.

next-puzzle = Énigme suivante
all-puzzles = Toutes les énigmes
puzzles-listed = { $count ->
    [0] Il n’y en a aucune.
    [one] Une énigme
   *[other] { $count } énigmes
}
puzzle-theme = Thème
all-themes = Tous les thèmes
puzzle-levels = Niveau
all-levels = Tous les niveaux
only-unsolved = Non résolues seulement
more-puzzles = En montrer plus
puzzle-solved = résolue
puzzle-missed = manquée
not-rated = Votre premier essai sur une énigme compte pour un classement. L’énigme suivante y est toujours adaptée.
rating-about = Votre classement : environ { $rating }
rating-rough = Encore approximatif : quelque part entre { $low } et { $high }.
rating-sure = Assez sûr : entre { $low } et { $high }.
rating-over-time = Votre classement, essai par essai
rating-now = Votre classement : { $rating }
rating-stays = Seul le premier essai sur une énigme compte pour le classement.
streak = Série
streak-rules = De plus en plus difficile, jusqu’à la première erreur.
rush = Sprint
rush-rules = Trois minutes, trois erreurs. La pendule s’arrête tant que la page est masquée.
run-best = Record : { $solved }
run-new-best = Votre meilleur résultat !
run-result = { $solved ->
    [one] Une énigme résolue
   *[other] { $solved } énigmes résolues
}
rush-time-left = il reste { $time }
run-misses = { $misses } erreurs sur { $most }
end-run = Arrêter
run-again = Encore une fois
run-missed = Manquées
run-solved = Résolues
streak-over = La première erreur y a mis fin.
rush-over = La troisième erreur y a mis fin.
time-is-up = Le temps est écoulé.
no-more-puzzles = Il n’y a plus d’énigmes.
run-left = Vous avez arrêté.
