score-next = { feature-name } werten
on-space = auf { $space }{ $far ->
    [yes] {" "}({ points })
   *[no] {""}
}
on-track-listed = { $name } auf Feld { $space }{ $far ->
    [yes] {" "}({ points })
   *[no] {""}
}{ $more }
