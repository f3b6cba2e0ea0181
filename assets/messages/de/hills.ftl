set-hills = Hügel & Schafe
part-hills = Hügel
part-hills-hint = Unter jeden Hügel kommt ungesehen ein Plättchen; ein Meeple auf einem Hügel gewinnt bei Gleichstand.
part-shepherds = Schäfer
part-shepherds-hint = Herden wachsen auf den Wiesen und bringen Punkte, wenn man sie heimführt, falls nicht vorher ein Wolf kommt.
part-vineyards = Weinberge
part-vineyards-hint = Jeder Weinberg rings um ein abgeschlossenes Kloster bringt 3 Punkte mehr.
ask-token = Ein Marker wird gezogen.
ask-flock = Deine Wiese ist gewachsen: Lass auch die Herde wachsen oder führe sie heim.
points-from-flocks = Herden
tip-shepherd = Statt eines Meeples darfst du deinen Schäfer auf eine Wiese ohne Schäfer setzen und einen Marker ziehen. Schafe bilden eine Herde, die später Punkte bringt, ein Wolf schickt den Schäfer zurück.
tip-flock = Lass die Herde um einen Marker wachsen, doch ein Wolf kann sie vertreiben. Oder führe sie heim: ein Punkt für jedes Schaf der Wiese.
hill-tie-label = Hügel bei Gleichstand
hill-tie-hint = Wer bei Gleichstand gewinnt: alle mit einem Meeple auf einem Hügel oder wer dort die meisten hat.
garden-vineyard-label = Weinberge für Gärten
garden-vineyard-hint = Ein abgeschlossener Garten erhält wie ein Kloster 3 Punkte für jeden Weinberg ringsum.
hills-hint = Hügel entscheiden bei Gleichstand, Herden wachsen auf Wiesen, Weinberge bereichern Klöster.

hides-tile = Noch ein Plättchen kommt ungesehen unter den Hügel.
draws-wolf = { $name } zieht einen Wolf!
draws-sheep = { $name } zieht { sheep }.
guides-flock = { $name } führt die Herde heim.
flock-comes-home = Die Wiese ist geschlossen: Ihre Herde kehrt heim.
scores-flock = { $name } erhält { points } für die Herde.
hills-decide = Hügel entscheiden den Gleichstand: { $names } { $names ->
    [one] steht auf einem
   *[other] stehen auf einem
}.
hills-decide-by-most = Hügel entscheiden den Gleichstand: { $names } { $names ->
    [one] hat dort die meisten Meeple
   *[other] haben dort die meisten Meeple
}.
flock-lost = Schafe, die nicht heimgekehrt sind, bringen nichts.
sheep = { $count ->
    [one] { $count } Schaf
   *[other] { $count } Schafe
}
grow = Herde wachsen lassen: Marker ziehen
guide = Herde heimführen: { points }
draw-token = Marker ziehen
before-drawing = Bereit? Ist der Marker gezogen, gibt es kein Zurück.
shepherd-there = Auf dieser Wiese steht schon ein Schäfer, vielleicht weit weg.
hill-tie = { $value ->
    [at-least-one] Ein Meeple dort genügt
   *[count] Die meisten Meeple dort
}
flock-held = { sheep } (heimgeführt: { points })
unseen-under-hills = { $count } unter Hügeln
position-no-flock = Der Schäfer von Platz { $seat } hat keine Herde.
position-no-shepherd = Platz { $seat } hat eine Herde, aber keinen Schäfer auf dem Tisch.
position-wolf = Ein Wolf bleibt nie bei einem Schäfer.
position-too-many-tokens = So viele Marker mit { $count ->
    [one] { $count } Schaf
   *[other] { $count } Schafen
} gibt es nicht.
