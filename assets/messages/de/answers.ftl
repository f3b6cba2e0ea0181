not-now = Erst ist etwas anderes an der Reihe.
game-is-over = Die Partie ist zu Ende.
cannot-come = Das kann nicht mehr gezogen werden.
not-in-hand = Dieses Plättchen hast du nicht auf der Hand.
cell-taken = Dort liegt schon ein Plättchen.
no-neighbour = Ein Plättchen muss mit einer ganzen Seite an einem Plättchen auf dem Tisch liegen; eine Ecke genügt nicht.
edge-mismatch = Im { side } passt es nicht: hier { $ours }, nebenan { $theirs }.
something-fits = Eines deiner Plättchen passt, also musst du es legen.
no-such-segment = Hier kann keine Figur stehen; Figuren kommen auf das eben gelegte Plättchen.
not-on-placed-tile = Eine Figur kommt auf das Plättchen, das du eben gelegt hast.
none-left = { $figure ->
    [meeple] Du hast keinen Meeple mehr im Vorrat.
   *[other] Dein { figure } ist nicht in deinem Vorrat.
}
occupied-by = { $owners ->
    [one] In diesem Gebiet steht schon ein Meeple
   *[other] In diesem Gebiet stehen schon Meeple
} { $owners }, vielleicht weit weg: Alles Verbundene zählt dazu.
farmers-off = Diese Partie wird ohne Bauern gespielt, die Wiesen bleiben leer.
wrong-feature = { $figure ->
    [abbot] Der Abt geht nur in Klöster und Gärten.
    [builder] Der Baumeister geht nur auf Straßen und in Städte.
    [pig] Das Schwein geht nur auf Wiesen.
    [shepherd] Der Schäfer geht nur auf Wiesen.
   *[other] { $kind ->
        [garden] Einen Garten darf nur der Abt pflegen.
       *[other] Ein Meeple kann dort nicht stehen.
    }
}
no-own-meeple = Du brauchst { on-feature } zuerst einen eigenen Meeple.
already-complete = Das Gebiet ist abgeschlossen, die Figur käme sofort zurück.
not-waiting = Dieses Gebiet wartet nicht auf eine Wertung.
not-there = Dort steht keiner deiner Meeple.
mandatory = Dieser Schritt lässt sich nicht auslassen.
