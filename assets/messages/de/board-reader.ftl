tile-at-showing = { CAPITAL($cell) }: { $look }.
within-towards = { on-feature } { to-directions }
stands-within = { CAPITAL(-who) } { whose } { $within }.
no-tile-beside = Kein Plättchen daneben.
tiles-beside = { $directions ->
    [one] Ein Plättchen { to-directions }.
   *[other] Plättchen { to-directions }.
}
terrain-towards = { terrain } im { side }
free-cell-with = { CAPITAL($cell) }: frei, daneben { $edges }.
far-cell-at = { CAPITAL($cell) }: nichts, und kein Plättchen daneben.
site-towards = { $cell }, { to-directions }
deploys-within = { $figure ->
    [meeple] { $name } setzt einen { -role(case: "accusative") }
    [large] { $name } setzt den großen Meeple als { -role(case: "accusative") }
   *[other] { $name } setzt { -the-figure(case: "accusative") }
}: { $cell }, { $within }.
moves = { CAPITAL(marker) } zieht von Feld { $from } auf { $to }.
