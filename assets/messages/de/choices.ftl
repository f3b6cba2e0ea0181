## Settings.

confirm-label = Ein Zug endet von selbst
confirm-always = Nie
confirm-figures = Ohne Figur
confirm-never = Immer
confirm-always-hint = Jeder Zug wartet, bis du ihn beendest; dann gilt er.
confirm-figures-hint = Ein Zug mit Figur wartet, bis du ihn beendest. Danach macht „{ take-back }“ ihn rückgängig, bis das nächste Plättchen zu sehen ist.
confirm-never-hint = Deine letzte Entscheidung beendet den Zug. Danach macht „{ take-back }“ ihn rückgängig, bis das nächste Plättchen zu sehen ist.
grace-label = Zeit zum Zurücknehmen
grace-hint = Nach deinem Zug wartet der Nächste bis zu drei Sekunden, damit du ihn zurücknehmen kannst.
aids-label = Hilfen auf dem Spielplan
aids-hint = Zeigt, was wo passt und wie viel etwas wert ist.
tips-label = Hinweise in der ersten Partie
tips-hint = Ein kurzer Hinweis, wenn du etwas zum ersten Mal entscheidest.
address-label = Die Partie in der Adresse
address-hint = Nach jeder Entscheidung steckt die Partie in der Adresse dieser Seite: Ein Lesezeichen bewahrt sie auf. Wo sich nichts speichern lässt, passiert das von selbst.
minimap-label = Kleine Karte
minimap-hint = In einer Ecke des Spielplans, wenn er nicht ganz zu sehen ist. Klicke oder tippe auf eine Stelle, um sie zu sehen.
turn-board = Spielplan drehen
board-turned = Der Spielplan ist um ein Viertel gedreht.
coordinates-label = Buchstaben und Zahlen am Spielplan
coordinates-hint = Jede Spalte hat einen Buchstaben und jede Reihe eine Zahl, wie im Verlauf: Das Startplättchen liegt auf M13.
spoiler-free-label = Partien ansehen, ohne das Ende zu kennen
spoiler-free-hint = Eine beendete Partie öffnet sich am Anfang und geht Schritt für Schritt; auch bei den gespeicherten Partien steht kein Ergebnis.
pace-label = Tempo des Computers
pace-unhurried = Gemächlich
pace-brisk = Zügig
pace-instant = Sofort
thinking-label = Bedenkzeit des Experten
thinking-hint = Höchstens etwa 0,3, 1 oder 5 Sekunden je Zug. Je länger, desto stärker.
thinking-quick = Kurz
thinking-normal = Mittel
thinking-long = Lang
theme-label = Farben
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
by-system = System
by-browser = Browser
text-label = Textgröße
motion-label = Bewegung
motion-on = An
motion-off = Aus
sound-label = Töne
sound-hint = Leise Töne bei Spielzügen und Punkten; ein Handy vibriert auch kurz.
read-aloud-label = Lektionen vorlesen
read-aloud-hint = Eine Stimme dieses Geräts liest jede Lektion beim Öffnen vor, wenn es eine für deine Sprache hat. Dabei wird nichts gesendet.

## Options of a game.

options-reset = Zurück zu den Regeln dieser Ausgabe
yes = ja
no = nein
field-city-value-hint = Was jede abgeschlossene Stadt den Bauern an ihrem Rand bringt.
small-city-hint = Was eine abgeschlossene Stadt aus nur zwei Plättchen wert ist.
hand-one-hint = Du ziehst ein Plättchen und legst es.
hand-three-hint = Du hast drei geheime Plättchen und wählst in jedem Zug eines davon.
max-players-label = Höchste Spielerzahl
max-players-hint = Die älteren Ausgaben sind für fünf, die aktuelle ist für sechs.
remove-last-player = Letzten Spieler entfernen
play-with-all = Alle mitspielen lassen
first-player-hint = Wer das erste Plättchen legt.
handicap-hint = Punkte, mit denen jemand beginnt, damit alle eine Chance haben.
presets = Fertige Tische

## The end of a game.

final-scoring-hint = Klicke, tippe oder drücke Enter, um sie zu überspringen.
skip-scoring = Überspringen
watch-scoring = Noch einmal zählen
largest-scores = Die größten Wertungen

## A seat in a running game.

seat-hint = Ein Mensch kann für einen Computer weiterspielen und ein Computer für einen Menschen.
change-seat = Was dieser Spieler hat und wer hier spielt

## Replay.

back-to-game = Zurück zur Partie
show-end = Ende zeigen
end-is-secret = Das Ende bleibt geheim, bis du „Ende zeigen“ wählst.
play-on = Von hier weiterspielen
back-to-replay = Zurück zur Rückschau
play-from-start = Von Anfang an
replay-at-end = Das Ende
replay-at-present = Stand jetzt
played-on = Von hier geht eine neue Partie weiter. Die andere bleibt bei den gespeicherten Partien.
play = Abspielen
pause = Pause
speed = Tempo
turn-back = Voriger Zug
turn-on = Nächster Zug

## What to do with the tile, by what somebody plays.

place-by-mouse = Zieh das Plättchen dorthin, wo es passt, oder klicke dort.
place-by-finger = Zieh das Plättchen dorthin, wo es passt, oder tippe dort.
place-by-keys = Wähle mit den Pfeiltasten ein Feld, drehe das Plättchen mit R und lege es mit Enter.

## Tips.

tip-done = Verstanden
tip-place = R, das Mausrad über dem Plättchen oder die runden Pfeile drehen es.
tip-place-finger = Tippen auf das Plättchen dreht es.
tip-outlined = Auf einem gestrichelten Feld dreht es sich von selbst.
tip-place-keys = D beschreibt das Plättchen.
tip-keys-listed = H nennt alle Tasten.
tip-out-of-sight = Eine Zahl am Rand zählt die passenden Felder, die dort außer Sicht sind. Klicke oder tippe darauf, um sie zu sehen.
tip-out-of-sight-keys = Die Zahlen am Rand zählen passende Felder, die außer Sicht sind. Die Pfeiltasten führen zu jedem davon.
tip-hand = Wähle eines deiner drei Plättchen; die anderen bleiben geheim.
tip-figure = Du darfst einen Meeple auf dieses Plättchen setzen, wenn die Straße, Stadt oder Wiese noch frei ist. Der Meeple kommt zurück, wenn das Gebiet gewertet wird; auf einer Wiese bleibt er bis zum Ende der Partie.
tip-figure-without-farmers = Du darfst einen Meeple auf dieses Plättchen setzen, wenn die Straße oder Stadt noch frei ist. Der Meeple kommt zurück, wenn das Gebiet gewertet wird.
tip-confirm = Bis du den Zug beendest, kannst du alles zurücknehmen.
tip-turn-end = Einen beendeten Zug kannst du ein paar Sekunden lang zurücknehmen, oder du machst gleich weiter.
turn-up = Plättchen aufdecken
go-on = Weiter
face-down = Das nächste Plättchen ist noch verdeckt.
tip-order = Mehrere Gebiete sind abgeschlossen: Wähle, welches zuerst gewertet wird.

## Gestures of a finger.

gestures = Mit dem Finger
gesture-drag = Zieh das Plättchen dorthin, wo es passt. Legst du es wieder auf der Bedienleiste ab, bleibt es auf deiner Hand.
gesture-tap = Oder tippe ein Feld an, auf das es passt: Das Plättchen kommt dorthin. Tippen auf das Plättchen dreht es.
gesture-again = Bis dein Zug endet, tippe das gelegte Plättchen an, um es zu drehen, oder zieh es auf ein anderes Feld.
gesture-figure = Tippe einen der Plätze für eine Figur an oder zieh die Figur dorthin.
gesture-table = Zieh den Spielplan, um ihn zu verschieben; zwei Finger vergrößern und verkleinern ihn.
gesture-guides = Tippe einen Pfeil am Rand oder die kleine Karte an, um dorthin zu schauen. „{ fit }“ zeigt den ganzen Spielplan; noch einmal tippen führt zurück zum Geschehen.
gesture-turn = Zwei Finger, die sich umeinander drehen, drehen das Plättchen; ebenso ein zweiter Finger, während der erste es zieht.
gesture-hold = Halte den Finger auf etwas auf dem Spielplan. Dann liest du, wie es heißt, was es tut und was es bringt.

## Boxes.

score-track = Wertungsleiste

## Numbers at the end.

tiles-placed = Gelegte Plätt{"\u00AD"}chen
figures-placed = Gesetzte Figuren
best-score = Beste Wertung
statistics = Statistik
points-by-turn = Punkte nach Zügen
points-by-round = Punkte nach Runden
offline-label = Ohne Netz
offline-coming = Die Dateien der Seite werden gerade geladen, damit sie sich ohne Netz öffnen lässt.
offline-kept = Diese Seite lässt sich ohne Netz öffnen.
offline-no-place = Diese Seite braucht das Netz: Der Browser bewahrt hier keine Seiten auf. Die Adresse muss mit https beginnen, und das Fenster darf kein privates sein.
offline-forbidden = Diese Seite braucht das Netz: Die Website oder eine Erweiterung des Browsers lässt nicht zu, dass sie aufbewahrt wird.
offline-full = Diese Seite braucht das Netz: Es ist kein Platz mehr, um sie aufzubewahren.
offline-altered = Diese Seite braucht das Netz: Statt der Datei { $file } schickt die Website etwas anderes.
offline-unreachable = Diese Seite braucht das Netz: Eine ihrer Dateien ließ sich nicht laden. Beim nächsten Besuch versucht sie es noch einmal.

press-feature = { $kind ->
    [road] Wähle eine markierte Straße.
    [city] Wähle eine markierte Stadt.
    [monastery] Wähle ein markiertes Kloster.
    [garden] Wähle einen markierten Garten.
   *[field] Wähle eine markierte Wiese.
}
press-figure = Wähle eine markierte Figur.
press-tile = Wähle ein markiertes Plättchen.
press-place = Wähle eine markierte Stelle.
