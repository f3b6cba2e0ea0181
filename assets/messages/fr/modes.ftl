mode-label = Qui joue
mode-standard = Tout le monde
mode-standard-hint = Toutes les aides sont là.
mode-children = Des enfants
mode-children-hint = Sans prés, avec de grandes figurines et un journal replié, sans règles.
mode-duel = Duel
mode-duel-hint = Deux joueurs, une pendule pour chacun et aucune aide.
duel-for-two = Un duel se joue à deux.
minutes-label = Temps de chaque joueur
untimed = Sans pendule
turn-adds-label = Ajouté à chaque tour
time-over-label = Quand le temps est écoulé
time-over-lose = La partie est perdue
time-over-computer = Un ordinateur continue
time-over-play-on = La partie continue
ask-clock = Combien de temps il reste
no-clock = Cette partie se joue sans pendule.
time-left = Temps restant
play-on-without-clock = Continuer sans pendule

minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
turn-adds = { $seconds ->
    [0] Rien
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
clock-in-short = { $minutes } min{ $seconds ->
    [0] {""}
   *[other] {" "}+ { $seconds } s
}
clock-told = { $name } : { $minutes ->
    [0] {""}
   *[other] { minutes },{" "}
}{ $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
one-minute-left = Il reste une minute à { $name }.
ten-seconds-left = Il reste dix secondes à { $name }.
time-is-over = Le temps { whose } est écoulé.
time-is-over-for = Le temps { whose } est écoulé. Un ordinateur continue.
wins-on-time = { $name } gagne au temps.
