ask-turn-of-cards = { $turn ->
    [down-or-meeple] Jouez une carte face cachée dans la rangée de votre choix, ou placez votre { -large }.
    [down] Jouez une carte face cachée dans la rangée de votre choix.
    [up-or-meeple] Jouez une carte, ou placez votre { -large }.
    [up] Jouez une carte.
   *[meeple] Placez votre { -large }.
}
first-turn-of-cards = Choisissez une carte et la rangée où elle va, face cachée. Ou votre { -large } et sa rangée.
ask-row-for = Vous êtes donneur : choisissez une rangée pour { $card }.
ask-stray-card = { points }, ou garder { $card } de la { row-name } ?
kept-animal = Garder : { animals }, { points } de plus maintenant ; avec une carte de plus, { $next }.
kept-building = Garder : { buildings-in-all } sous votre coffre. À la fin, 2 différents rapportent { $two }, 3 rapportent { $three } et 4 rapportent { $four }.
ask-join = { $jokers ->
    [1] À quels animaux attribuez-vous le joker ?
   *[other] { animal-jokers } à attribuer : à quels animaux va le prochain ?
}
keep-card = Garder { $card }
join-button = Comme { animal } : { animals }, { points }
none-of-card-left = La pioche n’a plus de carte « { $card } ».
no-card-held = Vous n’avez pas en main la carte « { $card } ».
wrong-row-for = { CAPITAL($card) } se joue face visible dans la { row-name } ; seule votre première carte de la manche va où vous voulez.
nothing-to-claim = La { row-name } n’a plus de carte à revendiquer ; placez votre { -large } là où il y en a.
not-your-kind = Un joker rejoint des animaux que vous avez, et vous n’avez pas { $suit ->
    [red] d’{ animal }
   *[other] de { animal }
}.
