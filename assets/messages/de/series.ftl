series-label = Serie
single-game = Ein einzelnes Spiel
series-length = { $needed ->
    [2] Auf zwei Siege
   *[other] Auf drei Siege
}
series-standing = { $name } { $won } ({ points })
wins-series = { $name } gewinnt die Serie.
next-of-series = Nächstes Spiel
