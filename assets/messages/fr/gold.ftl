set-gold = Les Mines d’or
part-gold = Or
part-gold-hint = Qui contrôle une zone complète prend les lingots de ses tuiles ; plus il en a, plus chacun rapporte.
ask-ingot = Posez le second lingot sur une tuile autour de celle qui vient d’être posée.
ask-take-ingot = Prenez un lingot d’une zone que vous contrôlez.
points-from-gold = Or
tip-ingot = Des lingots sont posés sur des tuiles : qui contrôle une zone complète prend ceux de ses tuiles. Plus on en a, plus chacun rapporte.

places-ingot = { $name } pose un lingot sur une tuile.
takes-ingots = { $name } prend { ingots }.
ingots-removed = Ce qui reste sur les tuiles est sans valeur : { ingots }.
scores-gold = { $name } marque { points } pour son or.
ingot-at-cell = { $cell } : { $count ->
    [0] aucun lingot
   *[other] { ingots }
}
not-around = Le second lingot va sur une des tuiles autour de celle qui vient d’être posée, coins compris.
not-claimed = Prenez un lingot sur une tuile d’une zone complète que vous contrôlez.
ingots = { $count ->
    [one] { $count } lingot
   *[other] { $count } lingots
}
ingots-held = { ingots } ({ points } à la fin)
ingots-on-it = { CAPITAL(ingots) } dessus.
position-no-tile-under = { $cell } : aucune tuile ne se trouve sous les lingots.
position-too-many-ingots = Il n’y a pas autant de lingots.
