tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
percent = { $count }{"\u00A0"}%
by-edition = Dans cette édition : { $value }
options-changed = { $options ->
    [one] { $options } option changée
   *[other] { $options } options changées
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
boxes = { $boxes ->
    [one] { $boxes } extension
   *[other] { $boxes } extensions
}
players-count = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
meeples = { $meeples } { -meeple }{ $meeples ->
    [one] {""}
   *[other] s
}
figures = { $figure ->
    [large] { $count ->
        [one] { $count } grand { -meeple }
       *[other] { $count } grands { -meeple }s
    }
   *[other] { $count } { figure }{ $count ->
        [one] {""}
       *[other] s
    }
}
names = { $names }
player = Joueur { $number }
tile-of-hand = Tuile { $number } sur { $count }
labelled = { $name } : { $what }
computer-player = Ordinateur { $number }
meeples-left = { $meeples ->
    [one] { CAPITAL(-meeple) } restant : { $meeples }
   *[other] { CAPITAL(-meeple) }s restants : { $meeples }
}
tiles-left = { $tiles ->
    [one] { $tiles } tuile restante
   *[other] { $tiles } tuiles restantes
}
turn-of = Au tour { whose }
decides-in = À { $decider } de décider, pendant le tour { whose }
turn-heading = Tour { $number } : { $name }
thinking = { $name } réfléchit
hand-over = Passez l’écran à { $name }
covered = Les tuiles { whose } sont cachées. { hand-over }, qui les affiche avec { $key }.
turn-number = Tour { $turn } sur { $turns }
turn-reached = Tour { $turn }
scoring-step = Décompte final : { $step } sur { $steps }
winners = { $names } { $names ->
    [one] gagne
   *[other] se partagent la victoire
} avec { points }
whose = { INITIAL($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}
last-tile = C’est la dernière tuile.
