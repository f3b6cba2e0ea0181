### Die Werkstatt, in der Stellungen entstehen.

workshop-tiles = Plättchen
workshop-pieces = Figuren
workshop-table = Tisch
workshop-explain = Erklären
workshop-text = Text
workshop-give = Teilen
workshop-parts = Bereiche der Werkstatt
palette-label = Plättchen aus
tile-with-name = { $look } ({ $name })
workshop-begin = Wähle ein Plättchen und drücke dann auf den Platz, an den es soll. Ein Druck auf ein gelegtes Plättchen wählt es aus.
workshop-lay = Drücke auf einen Platz oder zieh das Plättchen dorthin. Ein Tippen auf das Plättchen dreht es.
workshop-put = Drücke auf einen Teil eines Plättchens. Derselbe Druck noch einmal nimmt die Figur weg.
workshop-move = Drücke auf den Platz, an den das Plättchen soll.
workshop-arrow = Drücke auf den Platz, an dem der Pfeil beginnt.
workshop-arrow-end = Drücke auf den Platz, auf den er zeigt.
workshop-mark-feature = Drücke auf einen Teil eines Plättchens: Das ganze Gebiet wird markiert. Derselbe Druck noch einmal nimmt die Markierung weg.
workshop-mark = Drücke auf das, was markiert werden soll. Derselbe Druck noch einmal nimmt die Markierung weg.
workshop-chosen = Tippen dreht das Plättchen, Ziehen verschiebt es.
let-go = Zurücklegen
choose-nothing = Nichts auswählen
move-tile = Verschieben
remove-tile = Entfernen
make-drawn = Ist das gezogene Plättchen
parts-of-tile = Auf dem gewählten Plättchen
no-tile-chosen = Wähle eine Figur und drücke dann auf einen Teil eines Plättchens. Die Teile des Plättchens, auf das du drückst, stehen auch hier.
cell-with-tile = { $cell }: { $tile }
cell-free = { $cell }: frei
draft-in-hand = In der Hand: { $what }.
draft-empty-hand = Nichts ist in der Hand.
draft-chosen = Gewählt: { $what }.
draft-none-chosen = Nichts ist gewählt.
draft-fits = { $cell }. Das Plättchen passt hier: { $look }.
draft-fits-not = { $cell }. So passt das Plättchen hier nicht.
draft-placed = Gelegt: { $what }.
draft-removed = Entfernt: { $what }.
draft-things = { $count ->
    [one] ein Ding
   *[other] { $count } Dinge
}
workshop-cells = Plättchen und freie Plätze
whose-turn = Wer ist am Zug?
drawn-tile = Gezogenes Plättchen
no-drawn-tile = Keines: Der Zug beginnt mit dem Ziehen. Um eines vorzugeben, nimm ein Plättchen in die Hand und wähle es unter dem Plan.
not-drawn = Zurück in den Stapel
other-pieces = Aus Erweiterungen, die nicht mitspielen
points-label = Punkte
messenger-label = Bote
ingots-label = Goldbarren
flock-label = Schafmarker, etwa 1 2 4
robber-label = Räuber auf Feld
clear-table = Tisch leeren
draft-text-label = Die Stellung als Text
draft-text-hint = Eine Zeile für jedes Ding. Was der Tisch nicht anbietet (geheime Plättchen, Botschaften, Optionen), steht hier.
draft-of-cards = Das ist ein Kartenspiel. Nur das Spiel mit Plättchen lässt sich hier aufbauen.
workshop-among-moves = Kommentare und Markierungen gehören zu diesem Zug. Plättchen und Figuren ändert man dort, wo alles beginnt.
workshop-moves = Züge
workshop-moves-bring = Züge der Partie übernehmen
workshop-moves-hint = Kommentare und Markierungen stehen dann bei jedem Zug, für eine Wiedergabe. Eigene Züge aufnehmen: „Ab hier spielen“ unter „Teilen“, dann die Werkstatt wieder öffnen.
workshop-moves-wait = Die Züge warten, bis nichts mehr falsch ist.
workshop-move-list = Kommentare und Markierungen stehen nach diesem Zug
workshop-move-start = Wo es beginnt
workshop-move-before = Voriger Zug
workshop-move-next = Nächster Zug
workshop-only-this = Nur diese Stellung behalten
workshop-end-here = Was folgt, weglassen
workshop-move-refused = Zug { $number } geht nicht: { $why }
comment-label = Was dazu gesagt wird
remark-lines-label = Kommentare und Markierungen als Zeilen
mark-what = Markieren
mark-cell = Platz
mark-feature = Gebiet
mark-edge = Kante
mark-arrow = Pfeil
mark-letter = Buchstabe
mark-colour = Farbe der Markierungen
ink-name = { $ink ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
   *[plain] Violett
}
draft-task-label = Aufgabe
task-ask-label = Was gefragt wird
task-goal-label = Ziel
no-task = Keines: ohne Aufgabe
score-points-goal = Punkte erzielen
task-hint-label = Hinweis
add-goal = Noch ein Ziel
remove-goal = Ziel { $number } entfernen
goal-number = Ziel { $number }
goal-avoided = Ohne
goals-joined = Welche Ziele
goals-all = Alle
goals-one = Eines genügt
task-more = Mehr: wer, wie viele Züge, andere Sprachen
task-seat-label = Wer
task-seat-asked = Wer zuerst gefragt ist
task-turns-label = Züge
hint-number = Hinweis { $number }
task-lines-label = Die Aufgabe als Zeilen
find-solution = Eine Lösung suchen
no-solution-found = Es fand sich kein Weg, die Ziele in diesem Zug zu erreichen.
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
copy-embed-hint = Für die eigene Seite, mit dem Skript der Spielpläne. Mit einer Aufgabe fragt sie nach der Lösung.
copy-frame = Zeile für einen Rahmen kopieren
copy-frame-hint = Für Websites, die nur Rahmen zulassen, etwa Lernplattformen.
copy-record = Aufzeichnung kopieren
copy-record-hint = Ein Text, den alles von Bastide liest, auch wenn die Stellung noch nicht möglich ist.
copy-draft-link = Link kopieren
copy-task-link-hint = Wer ihn öffnet, bekommt die Aufgabe gestellt, auf einem Plan, der das Fenster füllt.
copy-draft-link-hint = Wer ihn öffnet, spielt von hier aus weiter. Die Aufgabe ist nicht darin.
make-package = Datei für eine Lernplattform
make-package-hint = Ein Paket (SCORM 1.2) für Moodle und die meisten anderen Plattformen: der Spielplan mit dieser Aufgabe, die dort bewertet wird.
package-being-made = Die Datei wird erstellt.
package-failed = Ein Teil der Datei konnte nicht geholt werden. Sie braucht das Netz und die Website von Bastide; versuch es noch einmal.
package-needs-task = Braucht eine Aufgabe mit einer Lösung, die ihre Ziele erreicht: siehe „Erklären“.
package-needs-site = Geht nur auf einer Website mit Bastide, nicht hier.
give-when-possible = Links, Zeilen, Bilder, Dateien für Plattformen und Spielen brauchen eine Stellung, in der alles stimmt.
offer-label = Der Spielplan auf der anderen Seite
offer-mode = Wozu er da ist
offer-diagram = Zum Ansehen
offer-replay = Zum Durchgehen
offer-play = Zum Weiterspielen
offer-size = Größe
offer-wide = So breit wie der Platz
offer-from-here = Beginnt beim Zug, der hier gezeigt wird
offer-needs = Eine Aufgabe braucht, was sie fragt, und zum Durchgehen braucht es Züge: Beides steht unter „Erklären“.
offer-task-hint = Mit „Hilfen auf dem Spielplan“ sagt ein Platz, was er einbringen würde: Schalte das aus, wo es die Lösung verrät.
offer-interactive = Mit Knöpfen; sagt, worauf gezeigt wird
offer-helps = Gibt Hinweise und zeigt die Lösung
offer-preview = Zeigen, wie er aussehen wird
play-draft = Ab hier spielen
