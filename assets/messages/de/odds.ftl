odds-fitting = { $fitting ->
    [0] Keines von { $unseen } kommenden Plättchen passt hierher
    [1] 1 von { $unseen } kommenden Plättchen passt hierher
   *[other] { $fitting } von { $unseen } kommenden Plättchen passen hierher
}
cell-dead = Hierher passt kein Plättchen mehr
odds-of-one = { $draws ->
    [1] Chance, dass du als Nächstes eins ziehst: { $percent }.
   *[other] Chance, dass unter deinen nächsten { $draws } Plättchen eins ist: { $percent }.
}
closing-one = Es fehlt 1 Plättchen; passend: { $closing } von { $unseen }.
closing-two = Es fehlen 2 Plättchen; passend: { $first } und { $second } von { $unseen }.
closing-many = Es fehlen { $places } Plättchen; am seltensten: { $fewest } von { $unseen }.
closing-one-held =
  { $closing ->
    [0] Das Plättchen auf der Hand schließt es ab, von den kommenden keines.
   *[other] Das Plättchen auf der Hand schließt es ab; passend wären auch { $closing } von { $unseen } kommenden.
  }
closing-held = Das Plättchen auf der Hand ist eines davon.
odds-of-both = Chance, dass unter deinen nächsten { $draws } Plättchen beide sind: { $percent }.
odds-of-all = Chance, dass unter deinen nächsten { $draws } Plättchen alle sind: { $percent }.
odds-more = Mehr
odds-as-it-stands = So, wie alles liegt, und wenn nichts weiter wächst.
feature-dead = Das lässt sich nicht mehr abschließen.
