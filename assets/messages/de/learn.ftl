### Das Regelbuch zum Spielen: erste Schritte, die Kapitel der Regeln und Lektionen, die sie zeigen.

learn = Spielen lernen
learn-back = Zurück
learn-search = Eine Regel suchen
first-steps = Erste Schritte
first-steps-hint = Das Grundspiel in ein paar kleinen Lektionen. Hier zählt niemand mit, und du kannst alles noch einmal versuchen.
begin-steps = Anfangen
go-on-with-steps = Weitermachen
steps-again = Noch einmal von vorn
rule-book = Das Regelbuch
boards = { $count ->
    [one] eine Lektion
   *[other] { $count } Lektionen
}
lesson-for-pages = Diese Lektion auf einer anderen Seite zeigen
lesson-to-workshop = In der Werkstatt öffnen
forget-lessons = Meinen Fortschritt löschen
lessons-forgotten = Dein Fortschritt ist gelöscht.
save-lessons-done = Fortschritt exportieren
bring-lessons-done = Fortschritt importieren
lessons-brought = { $count ->
    [0] Nichts Neues: Diese Lektionen waren hier schon erledigt.
    [one] Eine weitere Lektion ist erledigt.
   *[other] { $count } weitere Lektionen sind erledigt.
}
lesson-done = erledigt
nothing-found = Keine Treffer.
results-found = { $count ->
    [one] { $count } Treffer
   *[other] { $count } Treffer
}
try-it = Probier es aus. Ist ein Zug nicht erlaubt, erfährst du, warum.
what-happens = Das passiert als Nächstes:
what-happened = Das passiert:
turn-is-over = Der Zug ist vorbei.
places-nobody = { $name } setzt keinen Meeple.
moves-marker = { $name } zieht { $marker ->
    [score] die Zählfigur
   *[messenger] den Boten
}.
follows-message = { $name } macht, was die Botschaft sagt.
takes-points-instead = { $name } nimmt stattdessen 2 Punkte.
who-scores = Wie viele Punkte bekommt jeder?
check-points = Punkte zeigen
number-missing = Es fehlt eine Zahl. Trage 0 ein, wo es keine Punkte gibt.
foretold-right = richtig: { $points }
foretold-wrong = es sind { $points }
all-right = Richtig.
not-all-right = Nicht ganz.
rules-shown = Die Regeln dahinter
rules-shown-in = Die Regeln dahinter ({ $id })
lesson-before = Vorige
lesson-after = Nächste
see-on-boards = In Lektionen ansehen
puzzles = Rätsel
puzzles-hint = Stellungen aus Partien; jeder mögliche Zug wurde durchgerechnet.
puzzle-of-today = Rätsel des Tages
puzzle-number = Rätsel { $number }
puzzle-boxes = Gespielt mit: { $boxes }
puzzles-solved = Gelöst: { $solved } von { $count }
more-boards = { $count ->
    [one] noch eine Lektion
   *[other] noch { $count } Lektionen
}
puzzle-level = Stufe { $level }
editions-compared = Dieselbe Stellung in jeder Ausgabe
not-in-edition = In dieser Ausgabe nicht möglich.
begin-with = Anfangen: { $title }
go-on-with = Weiter: { $title }
come-back = { $count ->
    [one] Heute kommt eine Lektion wieder.
   *[other] Heute kommen { $count } Lektionen wieder.
}
days-in-a-row = { $days } Tage in Folge.
lesson-next = als Nächstes
comes-again = { $days ->
    [0] heute wieder
    [one] morgen wieder
   *[other] in { $days } Tagen wieder
}
lessons-due = { $count } heute wieder
place-in-course = { $number } von { $count }
lesson-solved = Gut gemacht! { $done } von { $count } erledigt.
course-finished = Gut gemacht! Alle { $count } erledigt.
comes-back = { $days ->
    [0] Diese Lektion kommt heute wieder.
    [one] Diese Lektion kommt morgen wieder.
   *[other] Diese Lektion kommt in { $days } Tagen wieder.
}
known-now = Das sitzt jetzt.
choose-again = Das ist es nicht. Versuch eine andere Antwort.
read-aloud = Vorlesen
stop-reading = Vorlesen beenden
tried-otherwise = Das ist erlaubt, aber nicht das, was gefragt war. Nimm es zurück und versuche es noch einmal.
explain-lesson = Zeig, warum
