### Die Werkstatt, in der Stellungen entstehen.

workshop-tiles = Plättchen
workshop-pieces = Figuren
workshop-table = Tisch
workshop-text = Text
workshop-give = Teilen
workshop-parts = Bereiche der Werkstatt
palette-label = Plättchen aus
workshop-begin = Wähle ein Plättchen und drücke dann auf den Platz, an den es soll. Ein Druck auf ein gelegtes Plättchen wählt es aus.
workshop-lay = Drücke auf einen Platz oder zieh das Plättchen dorthin. Ein Tippen auf das Plättchen dreht es.
workshop-put = Drücke auf einen Teil eines Plättchens. Derselbe Druck noch einmal nimmt die Figur weg.
workshop-move = Drücke auf den Platz, an den das Plättchen soll.
workshop-chosen = Tippen dreht das Plättchen, Ziehen verschiebt es.
let-go = Loslassen
move-tile = Verschieben
remove-tile = Entfernen
make-drawn = Das Plättchen in der Hand verwenden
parts-of-tile = Auf dem gewählten Plättchen
no-tile-chosen = Wähle eine Figur und drücke dann auf einen Teil eines Plättchens. Die Teile des Plättchens, auf das du drückst, stehen auch hier.
cell-with-tile = { $cell }: { $tile }
cell-free = { $cell }: frei
workshop-cells = Plättchen und freie Plätze
whose-turn = Wer ist am Zug?
drawn-tile = Gezogenes Plättchen
no-drawn-tile = Keines: Der Zug beginnt mit dem Ziehen. Um eines vorzugeben, nimm zuerst ein Plättchen in die Hand.
not-drawn = Zurück in den Stapel
points-label = Punkte
messenger-label = Bote
ingots-label = Goldbarren
flock-label = Schafmarker, etwa 1 2 4
robber-label = Räuber auf Feld
clear-table = Tisch leeren
draft-text-label = Die Stellung als Text
draft-text-hint = Eine Zeile für jedes Ding. Was der Tisch nicht anbietet (geheime Plättchen, Botschaften, Optionen), steht hier.
draft-task-label = Aufgabe
draft-task-hint = Je eine Zeile: „ask Schließe die Stadt.“, „goal complete city“, „hint …“, „solve place 1,0 r1“.
solution-missing = Ohne eine Zeile „solve“ lässt sich keine Lösung zeigen.
solution-refused = Zeile „solve“ Nummer { $number } ist in dieser Stellung nicht erlaubt.
solution-falls-short = Die Lösung erreicht die Ziele nicht.
solution-reaches = Die Lösung erreicht die Ziele.
draft-possible = Alles stimmt, die Stellung ist spielbar.
draft-faults = { $count ->
    [one] Eine Sache stimmt nicht
   *[other] { $count } Sachen stimmen nicht
}
copy-embed = Zeile für eine Seite kopieren
copy-embed-hint = Für die eigene Seite, neben dem Skript der Spielpläne. Mit einer Aufgabe fragt sie nach der Lösung.
copy-frame = Zeile für einen Rahmen kopieren
copy-frame-hint = Für Websites, die nur Rahmen zulassen, etwa Lernplattformen.
copy-record = Aufzeichnung kopieren
copy-record-hint = Ein Text, den alles von Bastide liest, auch wenn die Stellung noch nicht möglich ist.
copy-draft-link = Link kopieren
copy-draft-link-hint = Wer ihn öffnet, spielt von hier aus weiter.
give-when-possible = Links, Zeilen, Bilder und Spielen brauchen eine Stellung, in der alles stimmt.
play-draft = Ab hier spielen
