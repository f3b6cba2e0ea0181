series-label = Série
single-game = Une seule partie
series-length = { $needed ->
    [2] Au meilleur des trois
   *[other] Au meilleur des cinq
}
series-standing = { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
} pour { $name } ({ points })
wins-series = { $name } gagne la série.
next-of-series = Partie suivante
