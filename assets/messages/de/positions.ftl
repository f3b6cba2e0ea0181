position-empty = Auf dem Tisch liegt kein Plättchen.
position-stacked = Auf Feld { $cell } liegen zwei Plättchen.
position-too-far = Feld { $cell } ist zu weit von der Mitte entfernt.
position-apart = Das Plättchen auf Feld { $cell } berührt kein früheres.
position-mismatch = Im { side } passt Feld { $cell } nicht zu seinem Nachbarn.
position-no-seat = Platz { $seat } gibt es nicht.
position-no-such-spot = Auf Feld { $cell } gibt es so etwas nicht.
position-wrong-feature = { CAPITAL(-the-figure) } auf Feld { $cell } kann so nicht stehen.
position-alone = { CAPITAL(-the-figure) } auf Feld { $cell } braucht einen Meeple derselben Farbe im selben Gebiet.
position-too-many = Platz { $seat } hat nicht so viele Figuren der Art „{ figure }“.
position-shared = Auf Feld { $cell } stehen zwei Figuren am selben Ort, und keine geltende Regel bringt sie zusammen.
position-already-scored = Das Gebiet auf Feld { $cell } ist abgeschlossen und wäre schon gewertet.
position-no-quays = Auf Feld { $cell } liegen keine zwei Anleger eines Sees.
position-ferry-twice = Auf Feld { $cell } liegen zwei Fähren.
position-ferry-missing = Der See auf Feld { $cell } hat keine Fähre.
position-no-magic = Auf Feld { $cell } steht { wizard } weder auf einer Straße noch in einer Stadt.
position-wizards-together = Magier und Hexe stehen im selben Gebiet.
position-no-flock = Der Schäfer von Platz { $seat } hat keine Herde.
position-no-shepherd = Platz { $seat } hat eine Herde, aber keinen Schäfer auf dem Tisch.
position-wolf = Ein Wolf bleibt nie bei einem Schäfer.
position-too-many-tokens = So viele Marker mit { $count ->
    [one] { $count } Schaf
   *[other] { $count } Schafen
} gibt es nicht.
position-no-space = Die Wertungsleiste hat kein Feld { $space }.
position-robber-twice = Platz { $seat } hat nur einen Räuber.
position-too-many-goods = So viele Marker mit { goods } gibt es nicht.
position-no-tile-under = Unter den Goldbarren auf Feld { $cell } liegt kein Plättchen.
position-not-in-city = Der Lebkuchenmann auf Feld { $cell } steht in keiner Stadt.
position-too-many-ingots = So viele Goldbarren gibt es nicht.
position-too-many-points = Platz { $seat } hat mehr Punkte, als ein Spiel bringt.
position-not-in-play = „{ $part }“ ist nicht im Spiel.
position-fits-nowhere = Das Plättchen auf der Hand passt nirgends.
position-message-twice = Botschaft { $number } liegt zweimal unter dem Stapel.
position-hands = Geheime Hände haben höchstens drei Plättchen und brauchen die Option dafür.
