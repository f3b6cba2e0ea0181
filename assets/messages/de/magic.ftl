set-mage = Magier & Hexe
part-mage-witch = Magier und Hexe
part-mage-witch-hint = Auf einer Straße oder in einer Stadt bringt der Magier 1 Punkt mehr je Plättchen; die Hexe halbiert die Punkte.
ask-magic-meeting = Magier und Hexe sind sich begegnet. Versetze einen von beiden in ein anderes Gebiet.
mage-here-label = Magier und Hexe auf dem eben gelegten Plättchen
mage-here-hint = Sie dürfen auch auf das Plättchen, das sie gerufen hat.
tip-magic = Eine Straße oder Stadt mit dem Magier bringt 1 Punkt mehr je Plättchen; die Hexe halbiert die Punkte.

conjures = { $name } setzt { -the-wizard-accusative } { -onto-feature }.
wizard-leaves = { CAPITAL(wizard) } verlässt den Spielplan.
conjure = { $wizard ->
    [mage] Magier
   *[witch] Hexe
} { -onto-feature }
banish = { CAPITAL(-the-wizard-accusative) } vom Spielplan nehmen
no-magic-there = Magier und Hexe gehen nur auf Straßen und in Städte.
magic-complete = Magier und Hexe gehen nur auf Straßen und in Städte, die noch nicht abgeschlossen sind.
same-feature = In diesem Gebiet ist die Figur schon; sie muss in ein anderes.
other-wizard = Magier und Hexe dürfen nie im selben Gebiet sein.
on-placed-tile = Magier und Hexe dürfen nicht auf das eben gelegte Plättchen.
magic-possible = Für Magier oder Hexe gibt es noch einen Ort, darum verlässt niemand den Spielplan.
ask-magic = Setze oder versetze den Magier oder die Hexe.
wizard = { $wizard ->
    [mage] der Magier
   *[witch] die Hexe
}
wizard-within = { CAPITAL(wizard) } { $within }.
position-no-magic = { $cell }: { CAPITAL(wizard) } steht weder auf einer Straße noch in einer Stadt.
position-wizards-together = Magier und Hexe stehen im selben Gebiet.

# "den Magier".
-the-wizard-accusative = { $wizard ->
    [mage] den Magier
   *[witch] die Hexe
}
