set-gingerbread = Der Lebkuchen{"\u00AD"}mann
part-gingerbread = Lebkuchenmann
part-gingerbread-hint = Verlässt er eine Stadt, ist jeder deiner Ritter dort 1 Punkt je Plättchen wert.
ask-gingerbread = Versetze den Lebkuchenmann in eine andere Stadt, die nicht abgeschlossen ist.
points-from-gingerbread = Lebkuchen{"\u00AD"}mann
double-move-label = Der Lebkuchenmann darf zweimal ziehen
double-move-hint = Schließt sein eigenes Plättchen seine Stadt ab, verlässt er sie und zieht dann noch einmal.
tip-gingerbread = Der Lebkuchenmann zieht in eine andere Stadt; in der, die er verlässt, bringt jeder Ritter einen Punkt je Plättchen.

moves-gingerbread = { $name } versetzt den Lebkuchenmann in eine andere Stadt.
gingerbread-leaves = Alle Städte sind abgeschlossen: Der Lebkuchenmann verlässt den Spielplan.
gingerbread-stays = Keine andere Stadt ist offen: Der Lebkuchenmann bleibt, wo er ist.
gingerbread-lost = Am Ende der Partie bringt der Lebkuchenmann nichts.
scores-gingerbread = { $name } erhält { points } für Ritter beim Lebkuchenmann.
gingerbread-to = Lebkuchenmann in die Stadt
not-an-open-city = Der Lebkuchenmann geht in eine Stadt, die nicht abgeschlossen ist, und nicht in die, in der er schon ist.
gingerbread-within = Der Lebkuchenmann { $within }.
position-not-in-city = { $cell }: Der Lebkuchenmann steht in keiner Stadt.
