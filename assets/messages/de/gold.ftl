set-gold = Die Goldminen
part-gold = Gold
part-gold-hint = Wer die Mehrheit in einem abgeschlossenen Gebiet hat, nimmt die Goldbarren darin. Je mehr man hat, desto mehr ist jeder wert.
ask-ingot = Lege den zweiten Goldbarren auf ein Plättchen rings um das eben gelegte.
ask-take-ingot = Nimm einen Goldbarren aus einem Gebiet, in dem du die Mehrheit hast.
points-from-gold = Gold
tip-ingot = Goldbarren liegen auf Plättchen: Wer die Mehrheit in einem Gebiet hat, wenn es abgeschlossen wird, nimmt alle, die darin liegen. Je mehr man hat, desto mehr ist jeder wert.

places-ingot = { $name } legt einen Goldbarren auf ein Plättchen.
takes-ingots = { $name } nimmt { ingots }.
ingots-removed = Auf Plättchen übrig und nichts wert: { ingots }.
scores-gold = { $name } erhält { points } für Gold.
ingot-at-cell = { CAPITAL($cell) }: { $count ->
    [0] noch kein Goldbarren
   *[other] dort { ingots }
}
not-around = Der zweite Goldbarren kommt auf eines der Plättchen rings um das eben gelegte, Ecken eingeschlossen.
not-claimed = Nimm einen Goldbarren von einem Plättchen eines abgeschlossenen Gebiets, in dem du die Mehrheit hast.
ingots = { $count } Goldbarren
ingots-held = { ingots } (am Ende { points })
ingots-on-it = Darauf: { ingots }.
position-no-tile-under = { $cell }: Unter den Goldbarren liegt kein Plättchen.
position-too-many-ingots = So viele Goldbarren gibt es nicht.
