mode-label = Wer spielt
mode-standard = Alle
mode-standard-hint = Mit allen Hilfen.
mode-children = Kinder
mode-children-hint = Keine Wiesen, größere Figuren und ein eingeklappter Verlauf ohne Regeln.
mode-duel = Duell
mode-duel-hint = Zwei Spieler, eine Uhr für jeden und keine Hilfen.
duel-for-two = Ein Duell ist für zwei Spieler.
minutes-label = Zeit für jeden Spieler
untimed = Keine Uhr
turn-adds-label = Jeder Zug bringt dazu
time-over-label = Wenn die Zeit abläuft
time-over-lose = Die Partie ist verloren
time-over-computer = Ein Computer spielt weiter
time-over-play-on = Die Partie geht weiter
ask-clock = Wie viel Zeit bleibt
no-clock = Diese Partie hat keine Uhr.
time-left = Restzeit
play-on-without-clock = Ohne Uhr weiterspielen

minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
turn-adds = { $seconds ->
    [0] Nichts
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
clock-in-short = { $minutes } min{ $seconds ->
    [0] {""}
   *[other] {" "}+ { $seconds } s
}
clock-told = { $name }: { $minutes ->
    [0] {""}
   *[other] { minutes },{" "}
}{ $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}.
one-minute-left = { $name } hat noch eine Minute.
ten-seconds-left = { $name } hat noch zehn Sekunden.
time-is-over = { $name } hat keine Zeit mehr.
time-is-over-for = { $name } hat keine Zeit mehr. Ein Computer spielt weiter.
wins-on-time = { $name } gewinnt auf Zeit.
