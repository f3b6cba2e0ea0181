thing-named = { $thing ->
    [robber] Räuber
    [mage] Magier
    [witch] Hexe
    [ingot] Goldbarren
    [ferry] Fähre
    [sheep] Schafe
    [wolf] Wolf
    [shield] Wappen
    [cathedral] Kathedrale
    [inn] Wirtshaus
    [gold-mine] Goldmine
    [wand] Zauberstab
    [robber-sign] Räubergesicht
    [hill] Hügel
    [vineyard] Weinberg
    [ferry-lake] See mit Fähre
    [gingerbread-sign] Lebkuchen
    [flying-machine] Flugmaschine
    [road-circle] Kornkreis mit Knüppel
    [city-circle] Kornkreis mit Schild
    [field-circle] Kornkreis mit Mistgabel
    [animal] Tier
    [river-source] Quelle
    [river-lake] See des Flusses
    [road-bridge] Brücke über eine Straße
    [river-bridge] Brücke über den Fluss
    [city-bridge] Straße über eine Stadt
    [village] Dorf
    [crossing] Kreuzung
    [house] Haus am Ende einer Straße
    [space] Feld der Wertungsleiste
    [dark-space] Dunkles Feld der Wertungsleiste
   *[other] {""}
}
meeple-hint = Steht auf einer Straße oder Wiese, in einer Stadt oder einem Kloster. Wer dort die meisten hat, bekommt die Punkte.
thing-says = { $thing ->
    [score-figure] Zeigt auf der Wertungsleiste, wie viele Punkte jemand hat.
    [mage] Eine Straße oder Stadt mit dem Magier bringt 1 Punkt mehr je Plättchen.
    [witch] Eine Straße oder Stadt mit der Hexe bringt nur die Hälfte der Punkte, aufgerundet.
    [sheep] Eine Herde: 1 Punkt für jedes Schaf der Wiese, wenn sie heimgeführt wird.
    [wolf] Wird er gezogen, sind alle Schafe der Wiese verloren, und die Schäfer gehen heim.
    [monastery] Abgeschlossen, wenn ringsum 8 Plättchen liegen: dann ist es 9 Punkte wert.
    [garden] Nur der Abt pflegt ihn; er wird wie ein Kloster gewertet.
    [shield] 2 Punkte mehr in einer abgeschlossenen Stadt, 1 Punkt am Ende in einer anderen.
    [gold-mine] Wer dieses Plättchen legt, legt einen Goldbarren darauf und einen auf ein Plättchen ringsum.
    [wand] Wer dieses Plättchen legt, setzt oder versetzt den Magier oder die Hexe.
    [robber-sign] Wer dieses Plättchen legt, darf einen Räuber auf die Wertungsleiste setzen, danach noch jemand anders.
    [ferry-lake] Die Straßen enden an den Anlegern; wer dieses Plättchen legt, verbindet zwei davon mit einer Fähre.
    [gingerbread-sign] Wer dieses Plättchen legt, zieht den Lebkuchenmann in eine andere nicht abgeschlossene Stadt.
    [road-circle] Alle dürfen zu einem ihrer Meeple auf einer Straße einen weiteren setzen, oder alle holen einen von einer Straße zurück.
    [city-circle] Alle dürfen zu einem ihrer Meeple in einer Stadt einen weiteren setzen, oder alle holen einen aus einer Stadt zurück.
    [field-circle] Alle dürfen zu einem ihrer Meeple auf einer Wiese einen weiteren setzen, oder alle holen einen von einer Wiese zurück.
    [animal] Nur ein Bild: Es bewirkt nichts.
    [river-source] Hier entspringt der Fluss; die Wiese geht um die Quelle herum weiter.
    [river-lake] Hier endet der Fluss; die Wiese geht um den See herum weiter.
    [road-bridge] Eine Straße führt über die andere; keine endet hier.
    [river-bridge] Die Straße geht über den Fluss weiter.
    [city-bridge] Die Straße geht über die Stadt weiter; beide enden hier nicht.
    [village] Jede Straße, die hierher führt, endet hier.
    [crossing] Jede Straße endet da, wo sie sich treffen.
    [house] Die Straße endet hier.
    [space] Die Zählfiguren gehen im Kreis; jede Runde ist 50 Punkte wert.
    [dark-space] Steht die Figur, die du bewegt hast, nach der Wertung hier, bekommst du eine Botschaft.
   *[other] {""}
}
legend = Legende
legend-figures = Figuren
legend-tokens = Marker
legend-tiles = Auf Plättchen
legend-hint = Bleib mit der Maus oder dem Finger auf etwas auf dem Spielplan, um dort zu lesen, wie es heißt.
thing-idle = In dieser Partie ohne Bedeutung: nur ein Bild.
