## Heads.

help-placing = Tasten: das Plättchen
help-figures = Tasten: Figuren und Ende des Zugs
help-reading = Tasten: den Spielplan lesen
help-asking = Tasten: fragen
help-replay = Tasten: in der Rückschau
help-table = Tasten: rund um das Spiel

## Keys.

key-cells = Feld wählen; links und rechts gehen von Zeile zu Zeile weiter
key-cell-ends = Zum ersten Feld, zum letzten
key-put-tile = Plättchen dorthin legen
key-let-go = Plättchen loslassen; später zurücknehmen
key-hold = Eines von drei Plättchen wählen
key-places = Platz für eine Figur wählen
key-put-figure = Figur dorthin setzen
key-areas = Zum nächsten Knopf oder zur nächsten Liste
key-areas-back = Zum vorigen
key-press = Den markierten Knopf drücken

## A mouse.

mouse = Mit der Maus
mouse-tile = Zieh das Plättchen dorthin, wo es passt, oder klicke dort. Legst du es wieder auf der Bedienleiste ab, bleibt es auf deiner Hand.
mouse-turn = Die rechte Taste dreht das Plättchen; ebenso das Mausrad über dem Plättchen oder während du es ziehst.
mouse-figure = Klicke einen der Plätze für eine Figur an oder zieh die Figur dorthin.
mouse-table = Zieh den Spielplan, um ihn zu verschieben; abseits des Plättchens vergrößert und verkleinert ihn das Mausrad.
mouse-guides = Klicke einen Pfeil am Rand oder die kleine Karte an, um dorthin zu schauen. „{ fit }“ zeigt den ganzen Spielplan; noch einmal klicken führt zurück zum Geschehen.
mouse-rest = Bleib mit der Maus auf etwas auf dem Spielplan. Dann liest du, wie es heißt, was es tut und was es bringt.
