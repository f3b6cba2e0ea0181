## Rules in words.

rule-before = Vorige Regel
rule-after = Nächste Regel
rules-of-game = Alle Regeln
rules-on-the-way = Einen Moment, bitte.
rules-unreachable = Der Text der Regeln lässt sich nicht laden. Er liegt neben der Seite: Versuche es noch einmal, wenn die Website wieder erreichbar ist.
rule-unsaid = Zu dieser Regel gibt es keinen Satz.

## What is this?

inspect-next = Was ist das? Nächstes Gebiet oder Symbol
inspect-before = Was ist das? Voriges Gebiet oder Symbol
look-above = Auf das Feld darüber schauen
look-right = Auf das Feld rechts davon schauen
look-below = Auf das Feld darunter schauen
look-left = Auf das Feld links davon schauen

## Said when a key did something that is only seen, or nothing.

aids-off = Die Lesehilfen für den Spielplan sind in den Einstellungen ausgeschaltet.
nothing-to-take-back = Es gibt nichts zurückzunehmen: Ein Zug gilt, sobald das nächste Plättchen zu sehen ist, und was aufgedeckt wurde, bleibt aufgedeckt.
nothing-to-take-back-in-task = Es gibt nichts zurückzunehmen.
nothing-to-redo = Es gibt nichts zu wiederholen.
no-tile-to-choose = Ein solches Plättchen hast du nicht auf der Hand.
nothing-covered = Es sind keine Plättchen verdeckt.
nothing-played = Es wurde noch nichts gespielt.
only-in-replay = Diese Taste gehört zur Rückschau; B öffnet sie.
looking-back = Das ist eine Rückschau: Esc führt zurück zur Partie.
nothing-decided-here = Auf diesem Spielplan wird jetzt nichts entschieden.
saved-as = Gespeichert als { $name }
game-deleted = Die gespeicherte Partie ist gelöscht. Sie lässt sich zurückholen.
no-figure-now = Es kann keine Figur gesetzt werden.
nobody-there-yet = Dort steht niemand.
majority = Hat die Mehrheit
worth-at-end = In der Schlusswertung, Stand jetzt
worth-complete = Abgeschlossen
worth-if-complete = Wenn abgeschlossen

## Overlay and tiles still to come.

show-claims = Besitz: Wiesen, Straßen, Städte
claims-head = Besitz
claims-off = Aus
claims-of-fields = Wiesen
claims-of-built = Straßen, Städte
claims-fields = Wem die Wiesen gehören und was sie am Ende bringen.
claims-by-city = Wessen Bauern wo stehen und wem jede abgeschlossene Stadt am Ende Punkte bringt.
claims-built = Wem die Straßen, Städte und Klöster gehören und was sie jetzt wert sind.
claims-hidden = Besitz wird nicht mehr angezeigt.
group-river = Fluss
group-monasteries = Klöster
group-gardens = Gärten
group-cities-with-roads = Städte mit Straßen
group-cities = Städte
group-roads = Straßen
group-others = Andere Plättchen

## Keys, as they are written on keyboards

key-control = Strg
key-shift = Umschalt
key-space = Leertaste
key-enter = Enter
key-escape = Esc
key-backspace = Rücktaste
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab

## Cards about features and cells

rule-named = Regel { $id }
feature-title = { CAPITAL(feature-name) }
worth-at-end-to = { $name }, in der Schlusswertung
tiles-fit = { $count ->
    [0] Kein kommendes Plättchen passt hierher
    [1] 1 kommendes Plättchen passt hierher
   *[other] { $count } kommende Plättchen passen hierher
}
out-of-sight = { $places ->
    [0] Zuletzt gelegt, außer Sicht: anzeigen
    [1] 1 Feld außer Sicht: anzeigen
   *[other] { $places } Felder außer Sicht: anzeigen
}
change-completes = { CAPITAL(feature-name) }, abgeschlossen: { points }
change-joins = { CAPITAL(feature-name) }, aus { $joined } vereint: { points }
change-adds = { CAPITAL(feature-name) }: { $before } → { $after }
unseen-of = { $name }: noch { $unseen } von { $all }
nothing-lit-up = Kein Feld ist hervorgehoben.
cells-lit-up = Hervorgehoben: { $cells }.
at-table = { players-count } am Tisch.
joins-table = { $name } setzt sich dazu.
computer-joins-table = { $name } setzt sich dazu. Stufe: { $level }.
times = { $times ->
    [0] { $what }
    [1] { $what }
    [2] { $what } (zweimal)
   *[other] { $what } ({ $times }-mal)
}
rules-named = { $several ->
    [yes] Regeln:
   *[no] Regel:
}

hint-coming = Der Experte denkt nach.
hint-best = 1 ist am besten: { $told }
hint-other = { $number } bringt etwa { $points },{ $tenths } Punkte weniger: { $told }
no-figure-put = Nur das Plättchen, ohne Figur.
nothing-put = Es wird nichts gesetzt.
lies-showing = { CAPITAL($cell) }, { $look }.
hint-equal = { $number } ist genauso gut: { $told }
