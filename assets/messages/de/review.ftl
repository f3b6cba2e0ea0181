### Looking back at a game that is over: what its choices were worth.

review = Analyse
review-progress = { $done } von { $all } Zügen betrachtet
review-done = Die Analyse ist fertig.
review-note = Eine Schätzung: Jeder Zug und der beste wurden mehrmals mit zufälligen Plättchen weitergespielt. Kleine Unterschiede zählen nicht.
review-choices = { $game ->
    [tiles] Entscheidungen und Glück
   *[cards] Entscheidungen
}
review-lost = Verschenkte Punkte
review-luck = Glück beim Ziehen
review-sums = { $game ->
    [tiles] Verschenkt: So viel mehr hätten die besten Züge gebracht, jeder Zug für sich gerechnet; zum Endstand lässt sich das nicht addieren. Glück: So viel besser als der Durchschnitt waren die gezogenen Plättchen. Auch eine Figur, die frei bleibt, zählt: so viel, wie sie später noch einbringen dürfte.
   *[cards] Verschenkt: So viel mehr hätten die besten Entscheidungen gebracht, jede für sich gerechnet; zum Endstand lässt sich das nicht addieren.
}
review-lead = Erwarteter Vorsprung nach Zügen
review-moments = Wichtige Momente
review-no-moments = Keine Entscheidung hat einen ganzen Punkt gekostet.
review-moment = { $name }, etwa { $points },{ $tenths } Punkte weniger als der beste Zug
review-played = Gespielt: { $told }
review-better = Besser: { $told }
review-better-by = Besser um etwa { $points },{ $tenths } Punkte: { $told }
review-better-because = Besser um etwa { $points },{ $tenths } Punkte: { $why }. Der Zug selbst: { $told }
review-grows = { CAPITAL($whose) } ist dann { points } wert.
review-plus = , plus { $part }
review-minus = , minus { $part }
review-from = { $cause ->
    [roads] aus Straßen
    [cities] aus Städten
    [monasteries] aus Klöstern
    [fields] aus Wiesen
    [figures] aus frei gehaltenen Figuren
    [at-once] sofort
    [round] im Rest der Runde
    [animals] aus Tieren
    [buildings] aus Gebäuden
   *[other] aus allem Übrigen
}
review-part = { $amount } { review-from }
review-others-less = { $cause ->
    [rest] { $amount } durch weniger Punkte für { $name }
   *[other] { $amount } durch weniger Punkte für { $name } { review-from }
}
review-others-more = { $cause ->
    [rest] { $amount } durch mehr Punkte für { $name }
   *[other] { $amount } durch mehr Punkte für { $name } { review-from }
}
review-the-others = die anderen
review-moment-number = Moment { $number } von { $count }
review-before = Voriger Moment
review-next = Nächster Moment
review-look = Ansehen
review-try = Von hier versuchen
review-trying = Du spielst auf einer Kopie. Die analysierte Partie bleibt, wie sie ist.
review-keep = Als Partie behalten
review-find = Besseren Zug finden
review-find-for = Finde einen besseren Zug für { $name }
review-cost = Der gespielte Zug hat etwa { $points },{ $tenths } Punkte verschenkt. Du hast { $tries } Versuche.
review-not-yet = Noch nicht: Das verschenkt etwa { $points },{ $tenths } Punkte. { $left ->
    [one] Noch ein Versuch.
   *[other] Noch { $left } Versuche.
}
review-closer = Besser als der gespielte Zug, verschenkt aber noch etwa { $points },{ $tenths } Punkte. { $left ->
    [one] Noch ein Versuch.
   *[other] Noch { $left } Versuche.
}
review-clue = Der beste Zug gewinnt { $more }.
review-was-played = Das ist der gespielte Zug. { $left ->
    [one] Noch ein Versuch.
   *[other] Noch { $left } Versuche.
}
review-was-tried = Das hast du schon versucht. { $left ->
    [one] Noch ein Versuch.
   *[other] Noch { $left } Versuche.
}
review-tried = Versuch { $number }: { $told }
review-found = Gut gemacht! Das bringt etwa { $points },{ $tenths } Punkte mehr.
review-missed = Das verschenkt etwa { $points },{ $tenths } Punkte. Hier ist der bessere Zug.
review-shown = Hier ist der bessere Zug.
review-show = Zeigen
review-show-better = Besseren Zug zeigen
review-back = Zurück zur Analyse
review-judging = Dein Zug wird bewertet …
review-number = { $points },{ $tenths }
