set-traders = Händler & Baumeister
part-goods = Handelswaren
part-goods-hint = Wer eine Stadt mit Handelswaren abschließt, erhält Marker; die meisten einer Sorte sind am Ende 10 Punkte wert.
part-builder = Baumeister
part-builder-hint = Erweiterst du das Gebiet deines Baumeisters, bekommst du ein zweites Plättchen.
part-pig = Schwein
part-pig-hint = Jede Stadt an der Wiese deines Schweins bringt dir 1 Punkt mehr.
points-from-goods = Handels{"\u00AD"}waren
traders-hint = Handelswaren in Städten, ein Baumeister, der zweite Plättchen bringt, ein Schwein, das auf Wiesen fett wird.

double-turn = { $name } erweitert das Gebiet des Baumeisters: Es folgt noch ein Plättchen.
takes-goods = { $name } nimmt Handelswaren: { $count } { goods }.
scores-goods = { $name } erhält { points } für die Mehrheit bei { goods }.
goods-held = { $count } { goods } { $most ->
    [yes] (niemand hat mehr: am Ende { points })
   *[no] (Mehrheit bei { goods } am Ende: { points })
}
goods = { $goods ->
    [wine] Wein
    [wheat] Korn
   *[cloth] Stoff
}
goods-there = { goods }
position-too-many-goods = So viele Marker mit { goods } gibt es nicht.
