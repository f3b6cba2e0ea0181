series-label = Serie
single-game = Einzelne Partie
series-length = { $needed ->
    [2] Auf zwei Siege
   *[other] Auf drei Siege
}
series-standing = { $won ->
    [one] { $won } Sieg
   *[other] { $won } Siege
} für { $name } ({ points })
wins-series = { $name } gewinnt die Serie.
next-of-series = Nächste Partie
