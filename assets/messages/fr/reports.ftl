begins = { $name } commence.
plays-on = { $name } joue une tuile de plus.
draws = { $hidden ->
    [yes] { $name } pioche une tuile secrète.
   *[no] { $name } pioche une tuile.
}
tile-unplaceable = La tuile { whose } ne peut se poser nulle part et quitte la partie.
shows-hand = { $name } montre sa main : aucune tuile ne peut se poser.
tile-discarded = { $name } écarte une tuile, car aucune de sa main ne peut se poser.
places-a-tile = { $name } pose une tuile.
places-tile-showing = { $name } pose une tuile : { $look }.
deploys = { $figure ->
    [meeple] { $name } place un { role }.
    [large] { $name } place son { figure } comme { role }.
   *[other] { $name } place son { figure } { on-feature }.
}
passes = { $name } passe.
completed = { CAPITAL(feature) } est { -complete }.
completed-empty = { CAPITAL(feature) } est { -complete }, mais personne ne s’y trouve.
scores-feature = { $name } marque { points } pour { feature }{ $complete ->
    [yes] {""}
   *[no] { $kind ->
        [field] {""}
        [road] { $edition ->
            [first] {" inachevé"}
           *[other] {" inachevée"}
        }
        [garden] {" inachevé"}
       *[other] {" inachevée"}
    }
}.
takes-home = { $figure ->
    [meeple] { $name } reprend un { -meeple }.
   *[other] { $name } reprend son { figure }.
}
ends-turn = { $name } finit son tour.
final-scoring = Le dernier tour est joué : décompte final.
wins = { $names } { $names ->
    [one] gagne
   *[other] se partagent la victoire
}.
# After a feature: "complet", "complète".
-complete = { $kind ->
    [road] { $edition ->
        [first] complet
       *[other] complète
    }
    [garden] complet
    [field] complet
   *[other] complète
}
