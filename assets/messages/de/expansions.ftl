### Erweiterungen im Dialog einer neuen Partie.

first-game = Erste Partie
surprise-me = Überrasch mich
surprise-hint = Drei Erweiterungen, die zu { $players } Spielern passen.
surprise-drawn = Gewählt: { $boxes }
one-by-one = Einzeln
no-new-tiles = Keine neuen Plättchen
minutes-added = +{ $minutes } Min.
about-minutes = etwa { minutes }
difficulty-easy = Schnell gelernt
difficulty-medium = Einige neue Regeln
difficulty-hard = Viele neue Regeln
box-course = So geht’s
