set-base = Grundspiel
set-winter = Winter
ask-first = Das Los entscheidet, wer beginnt.
ask-draw = Ein Plättchen wird gezogen.
ask-place = Lege das Plättchen.
ask-discard = Keines deiner Plättchen passt. Wähle eines, das du abgibst.
ask-score-next = Wähle, was als Nächstes gewertet wird.
ask-confirm = Fertig? Dann beende deinen Zug.
ask-over = Die Partie ist zu Ende.
points-from-before = Startpunkte
points-from-handicap = Vorgabe
points-from-roads = Straßen
points-from-cities = Städte
points-from-monasteries = Klöster
points-from-gardens = Gärten
points-from-fields = Wiesen

ask-figure-clauses = { CAPITAL($clauses) } oder passe.
may-place = setze { $figure ->
    [meeple] einen Meeple
   *[other] { -the-figure(case: "accusative") }
}
may-place-one = setze eine Figur
may-take-abbot-back = hole den Abt zurück ({ points })
may-fly = lass eine Figur fliegen
scores-handicap = Vorgabe: { $name } beginnt mit { -points-dative }.
