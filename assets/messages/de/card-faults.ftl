wrong-card-seats = Das Kartenspiel ist für { $least } bis { $most } Spieler.
too-many-of-card = { $cards ->
    [1] Im Spiel gibt es die Karte „{ $card }“ nur einmal.
   *[other] Im Spiel gibt es die Karte „{ $card }“ nur { $cards }-mal.
}
no-such-card = Eine Karte „{ $word }“ gibt es nicht.
no-seat = Platz { $seat } gibt es nicht.
no-round = Runde { $round } gibt es in dieser Partie nicht.
second-meeple = Platz { $seat } hat nur einen großen Meeple.
no-last-meeple = Alle haben ihren großen Meeple gesetzt, aber es steht nicht da, wer es zuletzt tat.
last-not-placed = Platz { $seat } soll den letzten großen Meeple gesetzt haben, hat aber keinen in den Reihen.
hand-too-large = Platz { $seat } hat zu viele Karten auf der Hand.
joined-nothing = Ein Joker von Platz { $seat } kommt zu Tieren, die es dort nicht gibt.
need-not-wait = Tier-Joker von Platz { $seat } warten, obwohl es dort Tiere gibt, zu denen sie kommen können.
no-building = Unter eine Truhe legt man nur Gebäude, nicht { $card }.
stack-too-small = Für die kommenden Runden sind zu wenige Karten übrig.
nothing-to-place = Platz { $seat } ist am Zug, hat aber nichts mehr zu spielen.
