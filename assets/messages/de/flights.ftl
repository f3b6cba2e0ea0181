set-flying = Die Flugmaschinen
part-flight = Flüge
part-flight-hint = Von einer Flugmaschine aus fliegt ein Meeple 1 bis 3 Plättchen weit, auch dorthin, wo andere stehen.
ask-roll = Der Würfel wird geworfen.
ask-land = Wähle, wo dein Meeple landet.
tip-flight = Von der Maschine darf eine Figur entlang des Pfeils fliegen. Der Würfel sagt, wie weit, und sie darf auch dort landen, wo andere stehen.

takes-off = { $figure ->
    [meeple] { $name } lässt einen Meeple fliegen.
   *[other] { $name } lässt { -the-figure(case: "accusative") } fliegen.
}
rolls = { $name } würfelt eine { $cells }.
lands = { $figure ->
    [meeple] { $name } landet mit einem Meeple als { -role(case: "dative") }.
    [large] { $name } landet mit dem großen Meeple als { -role(case: "dative") }.
   *[other] { $name } landet mit { -the-figure(case: "dative") } { on-feature }.
}
flight-fails = Kein Platz zum Landen: { $name } holt { -the-figure(case: "accusative") } zurück.
fly = { $figure ->
    [meeple] Mit einem Meeple fliegen
   *[other] Mit { -the-figure(case: "dative") } fliegen
}
land = { CAPITAL(on-feature) } landen
roll-die = Würfeln
before-rolling = Bereit zum Abflug? Ist der Würfel geworfen, gibt es kein Zurück.
no-machine = Ein Flug beginnt auf einem eben gelegten Plättchen mit Flugmaschine.
cannot-fly = { $figure ->
    [abbot] In dieser Partie fliegt der Abt nicht.
   *[other] { CAPITAL(-the-figure) } kann nicht fliegen; das können nur Meeple.
}
not-reached = Der Flug endet auf dem Plättchen, das der Würfel bestimmt.
no-landing = { $kind ->
    [field] Kein Flug endet auf einer Wiese.
    [garden] In einem Garten darf nur ein Abt landen.
   *[other] Der Abt landet nur in Klöstern und Gärten.
}
landing-complete = Kein Flug endet auf etwas, das schon abgeschlossen ist.
