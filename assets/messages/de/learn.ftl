### Das Regelbuch zum Spielen: erste Schritte, die Kapitel der Regeln und Spielpläne, die sie zeigen.

learn = Spielen lernen
learn-back = Zurück
learn-search = Eine Regel suchen
first-steps = Erste Schritte
first-steps-hint = Das Grundspiel auf ein paar kleinen Plänen. Hier zählt niemand mit, und alles lässt sich noch einmal versuchen.
begin-steps = Anfangen
go-on-with-steps = Weitermachen
steps-again = Noch einmal von vorn
rule-book = Das Regelbuch
boards = { $count ->
    [one] ein Plan
   *[other] { $count } Pläne
}
lesson-for-pages = Diesen Plan auf einer anderen Seite zeigen
lesson-to-workshop = In der Werkstatt öffnen
forget-lessons = Vergessen, was ich schon gemacht habe
lessons-forgotten = Welche Lektionen du gemacht hast, ist vergessen.
save-lessons-done = Erledigte Lektionen als Datei speichern
bring-lessons-done = Erledigte Lektionen aus einer Datei holen
lessons-brought = { $count ->
    [0] Nichts Neues: Diese Lektionen waren hier schon erledigt.
    [one] Eine Lektion mehr ist erledigt.
   *[other] { $count } Lektionen mehr sind erledigt.
}
lesson-done = erledigt
nothing-found = Nichts enthält alle diese Wörter.
try-it = Probier es auf dem Plan aus: Was nicht erlaubt ist, sagt, warum.
what-happens = Das geschieht als Nächstes:
what-happened = Das geschieht:
turn-is-over = Der Zug ist vorbei.
who-scores = Wer bekommt wie viele Punkte?
check-points = Punkte zeigen
number-missing = Es fehlt eine Zahl: 0 für alle ohne Punkte.
foretold-right = richtig: { $points }
foretold-wrong = es sind { $points }
all-right = Richtig.
not-all-right = Nicht ganz.
rules-shown = Die Regeln dahinter
rules-shown-in = Die Regeln dahinter ({ $id })
lesson-before = Vorige
lesson-after = Weiter
see-on-boards = Auf Plänen ansehen
puzzles = Rätsel
puzzles-hint = Stellungen aus Partien; jede mögliche Antwort wurde durchgerechnet.
puzzle-of-today = Das Rätsel von heute
puzzle-number = Rätsel { $number }
puzzle-boxes = Gespielt mit: { $boxes }
puzzles-solved = Gelöst: { $solved } von { $count }
more-boards = { $count ->
    [one] noch ein Plan
   *[other] noch { $count } Pläne
}
puzzle-level = Stufe { $level }
editions-compared = Derselbe Plan in jeder Ausgabe
not-in-edition = In dieser Ausgabe nicht möglich.
