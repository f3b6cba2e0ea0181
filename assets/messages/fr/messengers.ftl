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
reads-message-number = { $name } retourne la missive { $number } : « { message } ».
adds-messenger = { $name } additionne ses deux pions de score : { points }.
advance = Avancer { marker } de la case { $from } à { $to }
nothing-to-do = La missive ne vous offre rien à faire ; prenez les 2 points.
messenger-stands = héraut sur la case { $space } (il a rapporté { points })
marker-on = { marker } sur { $space }
marker-before-dark = { marker } sur { $space }, prochaine case foncée : { $dark }
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
