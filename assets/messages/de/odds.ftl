odds-fitting = { $fitting ->
    [0] Keines von { $unseen } kommenden Plättchen passt hierher
    [1] 1 von { $unseen } kommenden Plättchen passt hierher
   *[other] { $fitting } von { $unseen } kommenden Plättchen passen hierher
}
cell-dead = Hierher passt kein Plättchen mehr
odds-of-one = { $draws ->
    [1] { $percent } beim nächsten Plättchen, das du ziehst.
   *[other] { $percent } bei den nächsten { $draws } Plättchen, die du ziehst.
}
closing-one = Es fehlt 1 Plättchen; passend: { $closing } von { $unseen }.
closing-two = Es fehlen 2 Plättchen; passend: { $first } und { $second } von { $unseen }.
closing-many = Es fehlen { $places } Plättchen; am seltensten: { $fewest } von { $unseen }.
odds-of-both = { $percent }, dass du beide bei den nächsten { $draws } ziehst.
odds-of-all = { $percent }, dass du alle bei den nächsten { $draws } ziehst.
odds-as-it-stands = So, wie alles liegt, und wenn nichts weiter wächst.
feature-dead = Das lässt sich nicht mehr abschließen.
