begins = { $name } beginnt.
plays-on = { $name } darf noch ein Plättchen legen.
draws = { $hidden ->
    [yes] { $name } zieht ein geheimes Plättchen.
   *[no] { $name } zieht ein Plättchen.
}
tile-unplaceable = Das Plättchen { whose } passt nirgends und kommt aus dem Spiel.
shows-hand = { $name } zeigt die Plättchen auf der Hand: Keines davon passt.
tile-discarded = { $name } gibt ein Plättchen ab, weil keines auf der Hand passt.
places-a-tile = { $name } legt ein Plättchen.
places-tile-showing = { $name } legt ein Plättchen: { $look }.
deploys = { $figure ->
    [meeple] { $name } setzt einen { -role(case: "accusative") }.
    [large] { $name } setzt den großen Meeple als { -role(case: "accusative") }.
   *[other] { $name } setzt { -the-figure(case: "accusative") } { -onto-feature }.
}
passes = { $name } passt.
completed = { CAPITAL(feature) } ist abgeschlossen.
completed-empty = { CAPITAL(feature) } ist abgeschlossen, aber niemand steht dort.
scores-feature = { $name } erhält { points } für { $complete ->
    [yes] { -a-feature-accusative }
   *[no] { $kind ->
        [monastery] ein nicht abgeschlossenes { feature-name }
        [garden] einen nicht abgeschlossenen { feature-name }
        [field] { -a-feature-accusative }
       *[other] eine nicht abgeschlossene { feature-name }
    }
}.
takes-home = { $figure ->
    [meeple] { $name } holt einen Meeple zurück.
   *[other] { $name } holt { -the-figure(case: "accusative") } zurück.
}
ends-turn = { $name } beendet den Zug.
final-scoring = Der letzte Zug ist vorbei: Schlusswertung.
wins = { $names } { $names ->
    [one] gewinnt
   *[other] teilen sich den Sieg
}.

# "für einen Garten".
-a-feature-accusative = { $kind ->
    [garden] einen Garten
   *[other] { feature }
}
