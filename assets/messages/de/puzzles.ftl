### Puzzles: their list, the rating, and runs.

next-puzzle = Nächstes Rätsel
all-puzzles = Alle Rätsel
puzzles-listed = { $count ->
    [0] Solche gibt es nicht.
    [one] Ein Rätsel
   *[other] { $count } Rätsel
}
puzzle-theme = Thema
all-themes = Alle Themen
puzzle-levels = Stufe
all-levels = Alle Stufen
only-unsolved = Nur ungelöste
more-puzzles = Mehr zeigen
puzzle-solved = gelöst
puzzle-missed = falsch
not-rated = Dein erster Versuch an einem Rätsel zählt für deine Wertungszahl. Das nächste Rätsel passt immer zu ihr.
rating-about = Deine Wertungszahl: etwa { $rating }
rating-rough = Noch ungenau: irgendwo zwischen { $low } und { $high }.
rating-sure = Ziemlich sicher: zwischen { $low } und { $high }.
rating-over-time = Deine Wertungszahl, Versuch für Versuch
rating-now = Deine Wertungszahl: { $rating }
rating-stays = Für die Wertungszahl zählt nur der erste Versuch an einem Rätsel.
streak = Serie
streak-rules = Immer schwerer, bis zum ersten Fehler.
rush = Sprint
rush-rules = Drei Minuten, drei Fehler. Die Uhr steht, solange die Seite verborgen ist.
run-best = Bestwert: { $solved }
run-new-best = So viele waren es noch nie!
run-result = { $solved ->
    [one] Ein Rätsel gelöst
   *[other] { $solved } Rätsel gelöst
}
rush-time-left = noch { $time }
run-misses = { $misses } von { $most } Fehlern
end-run = Beenden
run-again = Noch einmal
run-missed = Verfehlt
run-solved = Gelöst
streak-over = Der erste Fehler hat sie beendet.
rush-over = Der dritte Fehler hat ihn beendet.
time-is-up = Die Zeit ist um.
no-more-puzzles = Es gibt keine weiteren Rätsel.
run-left = Du hast aufgehört.
