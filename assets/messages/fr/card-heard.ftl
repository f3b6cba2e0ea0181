listener = vous
your-down-card = votre { $card }, face cachée
down-card-of = { $card } { whose }, face cachée
your-hidden-card = votre carte face cachée
hidden-card-of = carte face cachée { whose }
your-large-meeple = votre { -large } pour { cards }
large-meeple-of = { -large } { whose } pour { cards }
row-without-cards = { row-title } : aucune carte.
cards-claimed = { $cards ->
    [one] { $cards } revendiquée
   *[other] { $cards } revendiquées
} par { $name }
cards-to-claim = { $cards ->
    [0] plus rien à revendiquer
   *[other] { $cards } à revendiquer
}
row-in-short = { row-title } : { $parts } ; au bout, { $last }.
row-with = { row-title }, depuis la piste : { $things }.
your-large-meeple-is = { $placed ->
    [yes] Votre { -large } est placé.
   *[no] Votre { -large } reste à placer.
}
no-card-in-hand = Vous n’avez aucune carte en main. { $meeple }
hand-with = Vous avez { cards } en main : { $known }. { $meeple }{ $down ->
    [yes] {" "}La première se joue face cachée.
   *[no] {""}
}
cards-to-play = { cards }{ $meeple ->
    [yes] {" "}et le { -large }
   *[no] {""}
} à jouer
jokers-waiting = { animal-jokers } en attente
under-chest = { buildings-in-all } sous le coffre
player-has = { $name } : { $parts }.
herd-and-next = { animals } (une carte de plus : { points })

foreseen-unknown = { cards } que vous ne connaissez pas
foreseen-partly-known = { cards }, dont { $some } que vous ne connaissez pas
foreseen-nothing = aucun point pour l’instant
foreseen-points-unknown = des points encore inconnus
foreseen-points = { points } ({ $items })
foreseen-at-least = au moins { points } ({ $items })
foreseen-least = au moins { points }
foreseen-buildings = { buildings-in-all } pour le coffre
foreseen-in-row = { CAPITAL(row-name) } : { $parts }.

round-of = Manche { $round } sur { $rounds }, { $name } distribue
round-number = Manche { $round } sur { $rounds }
cards-left = { cards } dans la pioche
card-hidden = { CAPITAL($card) } : { $hidden } sur { $all } { $hidden ->
    [one] cachée
   *[other] cachées
}
hand-covered = Les cartes { whose } sont cachées. { hand-over }, qui les affiche avec { $key }.
