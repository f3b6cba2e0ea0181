score-next = { feature-name } werten
on-space = auf { $space }{ $far ->
    [yes] {" "}({ points })
   *[no] {""}
}
messenger-on = Bote { $at }
robber-on = Räuber auf { $space }
robber-goes-home = Räuber kehrt heim
on-track-listed = { $name } auf Feld { $space }{ $far ->
    [yes] {" "}({ points })
   *[no] {""}
}{ $more }
recall = { CAPITAL(-who(case: "accusative")) } { on-feature } zurückholen
