score-next = Évaluer { -the-feature }
on-space = case { $space }{ $far ->
    [yes] {" "}({ points })
   *[no] {""}
}
messenger-on = héraut { $at }
robber-on = voleur case { $space }
robber-goes-home = le voleur rentre
on-track-listed = { $name } : case { $space }{ $far ->
    [yes] {" "}({ points })
   *[no] {""}
}{ $more }
recall = Reprendre { $figure ->
    [abbot] l’abbé
    [meeple] le { role }
   *[other] le { figure }
} { on-feature }
