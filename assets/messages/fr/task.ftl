task = Exercice
task-hint = Indice
task-again = Recommencer
task-solution = Montrer la solution
task-solved = Réussi.
task-solution-shown = Voici une solution.
task-missed = Pas encore : il manque quelque chose.
goal-reached = atteint
goal-open = pas encore atteint
goal-score = { $points ->
    [one] Marquez un point
   *[other] Marquez { $points } points ou plus
}
goal-complete = { $kind ->
    [road] { $edition ->
        [first] Terminez un chemin à vous
       *[other] Terminez une route à vous
    }
    [city] Terminez une ville à vous
    [monastery] Terminez une abbaye à vous
    [garden] Terminez un jardin à vous
   *[field] Terminez un pré à vous
}
goal-figure = { $kind ->
    [road] { $edition ->
        [first] Posez une figurine sur un chemin
       *[other] Posez une figurine sur une route
    }
    [city] Posez une figurine dans une ville
    [monastery] Posez une figurine dans une abbaye
    [garden] Posez une figurine dans un jardin
   *[field] Posez une figurine dans un pré
}
goal-place = Posez une tuile ici : { $cell }
goal-lead = Soyez devant tous les autres
goal-not = Sans ceci : { $goal }
goal-or = { $one }, ou bien : { $other }
