set-base = Jeu de base
set-winter = Hiver
ask-first = Le sort désigne qui commence.
ask-draw = Une tuile est piochée.
ask-place = Posez la tuile.
ask-discard = Aucune de vos tuiles ne peut se poser. Choisissez celle à écarter.
ask-score-next = Choisissez ce qui est évalué ensuite.
ask-confirm = C’est fait ? Alors finissez votre tour.
ask-over = La partie est finie.
points-from-before = Points de départ
points-from-handicap = Handicap
points-from-roads = { $edition ->
    [first] Chemins
   *[other] Routes
}
points-from-cities = Villes
points-from-monasteries = Abbayes
points-from-gardens = Jardins
points-from-fields = Prés

ask-figure-clauses = { CAPITAL($clauses) } ou passez.
may-place = placez un { figure }
may-place-one = placez une figurine
may-take-abbot-back = reprenez l’abbé ({ points })
may-fly = faites décoller une figurine
scores-handicap = Handicap : { $name } commence avec { points }.
