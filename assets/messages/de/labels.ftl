## The page.

title = Bastide
subtitle = Carcassonne auf einer Web{"\u00AD"}seite
footer = In{"\u00AD"}offiziell; ohne Verbindung zum Verlag. Setzt die Regeln von Carcassonne um.
language-label = Sprache
board = Spielplan
tile-in-hand = Plättchen zum Legen
menu = Menü
help = Hilfe
settings = Einstellungen
sounds = Töne
sounds-off = Töne ausschalten
sounds-on = Töne einschalten
projector-view = Beamer-Ansicht
workshop = Werkstatt
close = Schließen
cancel = Abbrechen
ok = OK

## A new game.

new-game = Neue Partie
new-game-warning = Die laufende Partie bleibt bei den gespeicherten Partien.
players = Spieler
player-name = Name
player-colour = Farbe
player-control = Gespielt von
person = Mensch
computer = Computer
add-person = Mensch dazu
add-computer = Computer dazu
remove-player = Spieler entfernen
edition-label = Ausgabe
rules-label = Regeln
expansions = Erweiterungen
house-rules = Hausregeln
learn-in-ten-minutes = In zehn Minuten lernen
learn-offer-hint = Neu hier? Ein paar kleine Lektionen zeigen, wie man spielt.
farmers = Bauern
farmers-hint = Meeple dürfen auf Wiesen stehen; abgeschlossene Städte bringen ihnen am Ende Punkte.
field-scoring-label = Wertung der Wiesen
field-city-value-label = Punkte für eine Stadt an einer Wiese
field-paid-before = Eine Stadt bringt jedem nur einmal Punkte.
small-city-label = Stadt aus zwei Plättchen
hand-label = Plättchen auf der Hand
first-player-label = Wer beginnt
handicap-label = Vorgabe
first-player-random = Das Los entscheidet
seed = Startwert
seed-hint = Derselbe Startwert ergibt dieselbe Partie noch einmal.
start = Starten

## Playing.

next-tile = Nächstes Plättchen der Hand
turn-left = Links drehen
turn-right = Rechts drehen
skip = Passen
confirm = Zug beenden
take-back = Zurücknehmen
redo = Wiederholen
hint = Tipp
show-hand = Plättchen zeigen
zoom-in = Vergrößern
zoom-out = Verkleinern
fit = Alles zeigen
back-to-play = Zum Geschehen
continue-game = Fortsetzen
saved-games = Gespeicherte Partien
delete-game = Löschen
export = In Datei exportieren
export-all = Alle exportieren
update = Aktualisieren
save-as-one-file = Als Einzeldatei zum Verschicken
copy-game = Als Text kopieren
import = Datei öffnen
open-game = Partie öffnen
paste-game = Oder füge hier den Text einer Partie ein
open-text = Diesen Text öffnen
drop-here = Lass die Datei los, um ihre Partie zu öffnen
opened = Die Partie ist geöffnet.
on-screen = auf dem Bildschirm
fleeting = nicht gespeichert: weg, wenn diese Seite geschlossen wird
finished = beendet
unreadable = nicht lesbar
did-not-open = ließ sich nicht öffnen
undelete = Rückgängig
no-games = Es sind noch keine Partien gespeichert.
replay = Rück{"\u00AD"}schau
first-step = Zum Anfang
step-back = Schritt zurück
step-on = Schritt vor
last-step = Zum Ende

## Panels.

log = Verlauf
scores = Punkte
supply = Vorrat
stack = Stapel
unseen-tiles = Kommende Plättchen
legal-cells = Felder, auf die das Plättchen passt
why-not = Nicht hier
look = Aussehen
full-screen = Vollbild

## Asking.

ask-figures = Meine Figuren
ask-features = Offene Gebiete
ask-tiles = Kommende Plättchen
ask-scores = Wie viele Punkte
ask-hand = Plättchen beschreiben
ask-turn = Wer ist am Zug
asks = Fragen
table = Am Tisch
figure-spots = Plätze für eine Figur

## The end.

game-over = Die Partie ist zu Ende
source = Punkte für
during = Während der Partie
at-the-end = Schluss{"\u00AD"}wertung
total = Summe
play-again = Noch eine Partie
change-seats = Plätze tauschen
change-seats-hint = Plätze tauschen und noch eine Partie
look-at-board = Spielplan ansehen

## Saving.

saved = Gespeichert
storage-full = Es ist kein Platz mehr, um diese Partie zu speichern. Exportiere sie oder lösche alte Partien.
storage-forbidden = Dein Browser erlaubt dieser Seite das Speichern nicht. Exportiere die Partie, um sie zu behalten.
storage-fails = Dein Browser speichert diese Partie gerade nicht. Lass die Seite offen oder exportiere die Partie.
copy-failed = Dein Browser erlaubt dieser Seite das Kopieren nicht. Exportiere die Partie stattdessen in eine Datei.
no-one-file = Diese Website bietet das Programm nicht als Einzeldatei an. Exportiere stattdessen die Partie in eine Datei.
unreadable-kept = Nichts wurde gelöscht: Du kannst seinen Text noch exportieren.
gives-away = Wer den Text dieser Partie öffnet, sieht, was alle auf der Hand haben und was als Nächstes kommt.
gives-away-some = Wer die Datei öffnet, sieht in einigen Partien, was alle auf der Hand haben und was als Nächstes kommt.
nothing-given-out = Der Text dieser Partie verrät, was alle auf der Hand haben. Er bleibt hier, solange ihr euch den Bildschirm teilt.
not-given-from-list = Der Text dieser Partie verrät, was mehrere Personen auf der Hand haben. Er bleibt hier, bis eine von ihnen die Partie öffnet und die eigene Hand ansieht oder sie zu Ende ist.
other-tab = Diese Partie ist in einem anderen Tab geöffnet und kann hier nicht geändert werden.
exported-all = Alle gespeicherten Partien sind in der Datei.
newer-version = Eine neuere Version von Bastide ist da. Die Seite lädt neu, und deine Partie geht weiter.
update-needs-one-page = Bastide ist noch in einem anderen Tab oder Fenster geöffnet. Schließe es dort und aktualisiere dann.
update-loses-game = Eine Partie ließ sich nicht speichern und ginge verloren. Exportiere sie zuerst; die neuere Version kommt, wenn diese Seite geschlossen wird.

## When the page breaks.

panic-title = Etwas ist kaputtgegangen
panic-text = Ein Fehler hat das Spiel angehalten. Dein letzter gespeicherter Schritt ist sicher: Lade die Seite neu, um dort weiterzuspielen.
panic-report = Bericht
panic-record = Aufzeichnung der Partie
copy = Kopieren
copied = Kopiert
reload = Neu laden
start-without = Ohne diese Partie starten
computer-failed = Der Computer kann nicht weiterspielen. Du kannst für ihn spielen.
