score-next = Évaluer { -the-feature }
on-space = case { $space }{ $far ->
    [yes] {" "}({ points })
   *[no] {""}
}
on-track-listed = { $name } : case { $space }{ $far ->
    [yes] {" "}({ points })
   *[no] {""}
}{ $more }
