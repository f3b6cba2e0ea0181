task = Exercice
task-rest = Objectifs et indices
task-hint = Indice
task-again = Recommencer
task-solution = Montrer la solution
task-solved = Réussi.
task-solved-late = Résolu. Cela ne compte pas : la solution a été montrée.
task-solution-shown = Voici une solution.
task-missed = Pas encore : ce n’est pas ce qui était demandé.
goal-not-yours = C’est complet, mais pas à vous : vous n’y avez aucune figurine, ou moins qu’un autre.
goal-missing = Il manque : { $goal }.
task-scored = { $points ->
    [0] Cette réponse ne rapporte rien.
    [one] Cette réponse rapporte un point :
   *[other] Cette réponse rapporte { $points } points :
}
goal-reached = atteint
goal-open = pas encore atteint
goal-score = { $points ->
    [one] Marquez un point
   *[other] Marquez { $points } points ou plus
}
goal-complete = { $kind ->
    [road] { $edition ->
        [first] Complétez un de vos chemins
       *[other] Complétez une de vos routes
    }
    [city] Complétez une de vos villes
    [monastery] Complétez une de vos abbayes
    [garden] Complétez un de vos jardins
   *[field] Complétez un de vos prés
}
goal-figure = { $kind ->
    [road] { $edition ->
        [first] Placez une figurine sur un chemin
        [winter] Placez une figurine sur une route
       *[other] Placez un meeple sur une route
    }
    [city] { $edition ->
        [older] Placez une figurine dans une ville
       *[other] Placez un meeple dans une ville
    }
    [monastery] { $edition ->
        [older] Placez une figurine dans une abbaye
       *[other] Placez un meeple dans une abbaye
    }
    [garden] Placez l’abbé dans un jardin
   *[field] { $edition ->
        [older] Placez une figurine dans un pré
       *[other] Placez un meeple dans un pré
    }
}
goal-lay = Posez une tuile
goal-place = Posez une tuile ici : { $cell }
goal-place-turned = Posez une tuile ici, tournée comme demandé : { $cell }
goal-home = Récupérez une de vos figurines
goal-lead = Soyez devant tous les autres
goal-not = Sans ceci : { $goal }
goal-or = { $one }, ou bien : { $other }
