part-messengers = Boten
part-messengers-hint = Eine zweite Zählfigur; dunkle Felder der Leiste bringen Botschaften.
ask-reveal = Eine Botschaft wird aufgedeckt.
points-from-messages = Bot{"\u00AD"}schaften
message-tie-hint = Auch wenn jemand anders ebenso viele Meeple hat, bringt dir Botschaft 8 die Punkte.
tip-advance = Wähle, welche deiner beiden Zählfiguren auf der Leiste zieht; ein dunkles Feld bringt dir eine Botschaft.
tip-message = Tu, was die Botschaft sagt, oder nimm stattdessen 2 Punkte.

scores-message-number = { $name } erhält { points } für Botschaft { $number }.
tie-not-enough = Für Botschaft 8 genügt Gleichstand nicht.
outnumbered = Andere haben dort mehr Meeple.
no-message-went-on = Keine Botschaft für { $name }: Die Figur hielt auf einem dunklen Feld, zog aber weiter.
no-second-message = Beide Figuren von { $name } stehen auf dunklen Feldern: Das bringt eine Botschaft, nicht zwei.
reads-message-number = { $name } deckt Botschaft { $number } auf: „{ message }“.
adds-messenger = { $name } zählt die Punkte beider Figuren zusammen: { points }.
advance = { $marker ->
    [score] Zählfigur
   *[messenger] Boten
} von Feld { $from } auf { $to } ziehen
nothing-to-do = Mit der Botschaft kannst du nichts anfangen; nimm die 2 Punkte.
messenger-stands = Bote auf Feld { $space } (er brachte { points })
marker-on = { marker } auf { $space }
marker-before-dark = { marker } auf { $space }, nächstes dunkles Feld: { $dark }
ask-advance = Welche deiner beiden Figuren zieht { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} weit?
perform-for = Ausführen: { points }
perform-tile = Ausführen: noch ein Plättchen
standing-with = { $name } ({ $markers })
marker-name = { $marker ->
    [score] Zählfigur
   *[messenger] Bote
}
ask-message-number = Botschaft { $number }: { message } – oder 2 Punkte.
message = { $message ->
    [smallest-road] der Wert deiner kleinsten Straße
    [smallest-city] der Wert deiner kleinsten Stadt
    [smallest-monastery] der Wert deines kleinsten Klosters
    [extra-tile] noch ein Plättchen
    [shields] 2 Punkte für jedes Wappen in deinen Städten
    [knights] 2 Punkte für jeden deiner Ritter
    [farmers] 2 Punkte für jeden deiner Bauern
   *[one-meeple] das Gebiet eines deiner Meeple werten und ihn zurückholen
}
message-tie-label = Bei Botschaft 8 genügt Gleichstand
messenger-on = Bote { $at }
take-points = 2 Punkte nehmen
recall = { CAPITAL(-who(case: "accusative")) } { on-feature } zurückholen
position-message-twice = Botschaft { $number } liegt zweimal unter dem Stapel.
