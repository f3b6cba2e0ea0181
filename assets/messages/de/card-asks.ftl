ask-turn-of-cards = { $turn ->
    [down-or-meeple] Spiele eine Karte verdeckt in eine beliebige Reihe oder setze deinen großen Meeple.
    [down] Spiele eine Karte verdeckt in eine beliebige Reihe.
    [up-or-meeple] Spiele eine Karte oder setze deinen großen Meeple.
    [up] Spiele eine Karte.
   *[meeple] Setze deinen großen Meeple.
}
first-turn-of-cards = Wähle eine Karte und die Reihe, in die sie verdeckt kommt. Oder deinen großen Meeple und seine Reihe.
ask-row-for = Du gibst: Wähle eine Reihe für { $card }.
ask-stray-card = { points } nehmen oder { $card } aus der { -row(case: "dative") } behalten?
kept-animal = Behalten: { animals }, jetzt { points } mehr; mit einem weiteren dann { $next } Punkte.
kept-building = Behalten: { buildings-in-all } unter deiner Truhe. Am Ende bringen 2 verschiedene { $two }, 3 verschiedene { $three } und 4 verschiedene { $four } Punkte.
ask-join = { $jokers ->
    [1] Zu welchen deiner Tiere kommt der Joker?
   *[other] { animal-jokers } kommen zu deinen Tieren: Zu welchen der nächste?
}
keep-card = { CAPITAL($card) } behalten
join-button = Als { animal }: { animals }, { points }
none-of-card-left = Im Stapel ist keine Karte „{ $card }“ mehr.
no-card-held = Du hast keine Karte „{ $card }“ auf der Hand.
wrong-row-for = Offen spielst du { $card } in die { row-name }; nur deine erste Karte der Runde darf in einer anderen liegen.
nothing-to-claim = In der { -row(case: "dative") } gibt es nichts mehr zu beanspruchen; setze deinen großen Meeple dorthin, wo noch eine Karte frei ist.
not-your-kind = Der Joker kommt zu Tieren, die du hast, und du hast { $suit ->
    [red] keinen { animal }
   *[other] kein { animal }
}.
