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
closing-one = { $closing ->
    [0] Es fehlt 1 Plättchen: Keines von { $unseen } kommenden genügt.
    [1] Es fehlt 1 Plättchen: 1 von { $unseen } kommenden genügt.
   *[other] Es fehlt 1 Plättchen: { $closing } von { $unseen } kommenden genügen.
}
closing-two = Es fehlen 2 Plättchen: { $first } und { $second } von { $unseen } kommenden passen dafür.
closing-many = Es fehlen { $places } Plättchen; an der schwierigsten Stelle passen dafür { $fewest } von { $unseen } kommenden.
odds-of-both = { $percent }, dass beide unter den nächsten { $draws } Plättchen sind, die du ziehst.
odds-of-all = Höchstens { $percent }, dass alle unter den nächsten { $draws } Plättchen sind, die du ziehst.
draws-too-few = { $draws ->
    [1] Das nächste Plättchen, das du ziehst, genügt nicht.
   *[other] Die nächsten { $draws } Plättchen, die du ziehst, genügen nicht.
}
odds-as-it-stands = So, wie alles liegt, und wenn nichts weiter wächst.
feature-dead = Das lässt sich nicht mehr abschließen.
