part-messengers = Hérauts
part-messengers-hint = Un second pion de score ; les cases foncées de la piste apportent des missives.
ask-reveal = Une missive est retournée.
points-from-messages = Missives
message-tie-hint = { $edition ->
    [older] À égalité de partisans, la missive 8 vous donne quand même les points.
   *[other] À égalité de meeples, la missive 8 vous donne quand même les points.
}
tip-advance = Choisissez lequel de vos deux pions avance sur la piste ; une case foncée vous donne une missive.
tip-message = Appliquez la missive, ou prenez 2 points à la place.

scores-message-number = { $name } marque { points } pour la missive { $number }.
tie-not-enough = Pour la missive 8, l’égalité ne suffit pas.
outnumbered = D’autres ont plus de figurines ici.
no-message-went-on = Pas de missive pour { $name } : le pion s’est arrêté sur une case foncée, mais est reparti.
no-second-message = Les deux pions { whose } sont sur des cases foncées : cela vaut une missive, pas deux.
reads-message-number = { $name } retourne la missive { $number } : « { message } ».
adds-messenger = { $name } additionne ses deux pions de score : { points }.
advance = Avancer { marker } de la case { $from } à la { $to }
nothing-to-do = La missive ne vous offre rien à faire ; prenez les 2 points.
messenger-stands = héraut sur la case { $space } (il a rapporté { points })
marker-on = { marker } sur la case { $space }
marker-before-dark = { marker } sur la case { $space }, prochaine case foncée : { $dark }
ask-advance = Lequel de vos pions de score avance de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} ?
perform-for = Appliquer la missive : { points }
perform-tile = Appliquer la missive : une autre tuile
standing-with = { $name } ({ $markers })
marker-name = { $marker ->
    [score] pion de score
   *[messenger] héraut
}
ask-message-number = Missive { $number } : { message }, ou bien 2 points.
message = { $message ->
    [smallest-road] { $edition ->
        [first] la valeur de votre plus petit chemin
       *[other] la valeur de votre plus petite route
    }
    [smallest-city] la valeur de votre plus petite ville
    [smallest-monastery] la valeur de votre plus petite abbaye
    [extra-tile] une tuile de plus
    [shields] { $edition ->
        [older] 2 points par bouclier dans vos villes
       *[other] 2 points par blason dans vos villes
    }
    [knights] 2 points par chevalier
    [farmers] 2 points par paysan
   *[one-meeple] { $edition ->
        [older] évaluer la zone d’un de vos partisans et le reprendre
       *[other] évaluer la zone d’un de vos meeples et le reprendre
    }
}
message-tie-label = L’égalité suffit pour la missive 8
messenger-on = héraut { $at }
take-points = Prendre 2 points
recall = Reprendre { $figure ->
    [abbot] l’abbé
    [meeple] le { role }
   *[other] le { figure }
} { on-feature }
position-message-twice = La missive { $number } est deux fois sous la pile.
