set-inns = Wirtshäuser & Kathedralen
part-large-meeple = Großer Meeple
part-large-meeple-hint = Zählt bei der Mehrheit wie zwei Meeple.
part-inns = Wirtshäuser
part-inns-hint = Eine Straße mit Wirtshaus ist abgeschlossen 2 Punkte je Plättchen wert, sonst nichts.
part-cathedrals = Kathedralen
part-cathedrals-hint = Eine Stadt mit Kathedrale ist abgeschlossen 3 Punkte je Plättchen und Wappen wert, sonst nichts.
inns-hint = Wirtshäuser und Kathedralen: abgeschlossen mehr Punkte, sonst keine. Ein großer Meeple zählt wie zwei.
