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

new-game = Neues Spiel
new-game-warning = Das laufende Spiel bleibt bei den gespeicherten Spielen.
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
seed-hint = Derselbe Startwert ergibt dasselbe Spiel noch einmal.
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
saved-games = Gespeicherte Spiele
delete-game = Löschen
export = In Datei exportieren
export-all = Alle exportieren
update = Aktualisieren
save-as-one-file = Als Einzeldatei zum Verschicken
copy-game = Als Text kopieren
import = Datei öffnen
open-game = Spiel öffnen
paste-game = Oder füge hier den Text eines Spiels ein
open-text = Diesen Text öffnen
drop-here = Lass die Datei los, um ihr Spiel zu öffnen
opened = Das Spiel ist geöffnet.
on-screen = auf dem Bildschirm
fleeting = nicht gespeichert: weg, wenn diese Seite geschlossen wird
finished = beendet
unreadable = nicht lesbar
did-not-open = ließ sich nicht öffnen
undelete = Rückgängig
no-games = Es sind noch keine Spiele gespeichert.
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
legal-cells = Plätze, an denen das Plättchen passt
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

game-over = Das Spiel ist zu Ende
source = Punkte für
during = Während des Spiels
at-the-end = Schluss{"\u00AD"}wertung
total = Summe
play-again = Noch ein Spiel
change-seats = Plätze tauschen
change-seats-hint = Plätze tauschen und noch ein Spiel
look-at-board = Spielplan ansehen

## Saving.

saved = Gespeichert
storage-full = Es ist kein Platz mehr, um dieses Spiel zu speichern. Exportiere es oder lösche alte Spiele.
storage-forbidden = Dein Browser erlaubt dieser Seite das Speichern nicht. Exportiere das Spiel, um es zu behalten.
storage-fails = Dein Browser speichert dieses Spiel gerade nicht. Lass die Seite offen oder exportiere das Spiel.
copy-failed = Dein Browser erlaubt dieser Seite das Kopieren nicht. Exportiere das Spiel stattdessen in eine Datei.
no-one-file = Diese Website bietet das Programm nicht als Einzeldatei an. Exportiere stattdessen das Spiel in eine Datei.
unreadable-kept = Nichts wurde gelöscht: Du kannst seinen Text noch exportieren.
gives-away = Der Text dieses Spiels verrät, was alle auf der Hand haben und was als Nächstes kommt: Wer ihn öffnet, kann es sehen.
gives-away-some = Einige der gespeicherten Spiele verraten, was alle auf der Hand haben und was als Nächstes kommt: Wer die Datei öffnet, kann es sehen.
nothing-given-out = Der Text dieses Spiels verrät, was alle auf der Hand haben. Er bleibt hier, solange der Bildschirm von Hand zu Hand geht.
not-given-from-list = Der Text dieses Spiels verrät, was mehrere Personen auf der Hand haben. Er bleibt hier, bis eine von ihnen das Spiel öffnet und die eigene Hand ansieht oder bis es zu Ende ist.
other-tab = Dieses Spiel ist in einem anderen Tab geöffnet und kann hier nicht geändert werden.
exported-all = Alle gespeicherten Spiele sind in der Datei.
newer-version = Eine neuere Version von Bastide ist da. Die Seite lädt neu, und dein Spiel geht weiter.
update-needs-one-page = Bastide ist noch in einem anderen Tab oder Fenster geöffnet. Schließe es dort und aktualisiere dann.
update-loses-game = Ein Spiel ließ sich nicht speichern und ginge verloren. Exportiere es zuerst; die neuere Version kommt, wenn diese Seite geschlossen wird.

## When the page breaks.

panic-title = Etwas ist kaputtgegangen
panic-text = Das Spiel ist auf einen Fehler gestoßen und wurde angehalten. Dein letzter gespeicherter Schritt ist sicher; lade die Seite neu, um dort weiterzuspielen.
panic-report = Bericht
panic-record = Aufzeichnung des Spiels
copy = Kopieren
copied = Kopiert
reload = Neu laden
start-without = Ohne dieses Spiel starten
computer-failed = Der Computer kann nicht weiterspielen. Du kannst für ihn spielen.
