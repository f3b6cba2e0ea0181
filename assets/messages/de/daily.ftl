### The game of the day, decks of one's own, and the puzzle of the day.

daily = Partie des Tages
daily-hint = 72 Plättchen, die an diesem Tag alle in derselben Reihenfolge ziehen. Deine erste Partie zählt, jede weitere ist Übung.
daily-own-hint = 72 Plättchen, in derselben Reihenfolge für alle, die deinen Link öffnen oder denselben Text eingeben. Deine erste Partie zählt, jede weitere ist Übung.
daily-today = Zurück zu heute
daily-opponent = Gegner
daily-practise = Zur Übung noch einmal
daily-begun = Du bist mitten in dieser Partie, und sie zählt. Gegner: { $level }.
daily-counts = Diese Partie zählt.
daily-practice = Zur Übung: Dein erstes Ergebnis bleibt.
daily-again = Die begonnene Partie ist nicht mehr auf diesem Gerät. Sie beginnt von vorn und zählt weiterhin.
daily-score = { $own } : { $other }
daily-against = Gegner: { $level }
daily-par = Par: { $points }
daily-par-hint = Par ist, was ein Experte an deiner Stelle erreicht.
daily-par-coming = Ein Experte spielt diese Plättchen gerade an deiner Stelle, um das Par zu bestimmen …
daily-parts = Punkte in jedem Teil der Partie, zuletzt die Schlusswertung: { $points }
daily-week = Die letzten sieben Tage
daily-not-played = { $date }: nicht gespielt
daily-not-over = { $date }: begonnen
daily-played = { $date }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
daily-own = Dein eigener Stapel
daily-own-about = Jeder Text ergibt einen Stapel: Spiel ihn gegen andere, die deinen Link bekommen.
daily-own-field = Ein Text, etwa „Woche 48“
daily-own-show = Diesen Stapel zeigen
daily-puzzle-open = Zum Rätsel
daily-puzzle-solved = Im ersten Versuch gelöst.
daily-puzzle-missed = Im ersten Versuch nicht gelöst.
daily-puzzle-new = Der erste Versuch zählt.
daily-puzzle-past = An diesem Tag nicht versucht.
daily-puzzle-sender-solved = Wer den Link geschickt hat, hat es im ersten Versuch gelöst.
daily-puzzle-sender-missed = Wer den Link geschickt hat, hat es im ersten Versuch nicht gelöst.
daily-result = Ergebnis
daily-copy = Ergebnis kopieren
daily-copy-deck = Link zu diesem Stapel kopieren
daily-line = Bastide, { $deck }: { $blocks } { $own } : { $other } ({ $level })
daily-line-with-par = { $line }, Par { $par }
daily-invitation = Bastide, { $deck }: Wer macht mehr aus denselben Plättchen?
daily-puzzle-line = Bastide, Rätsel vom { $deck }: { $verdict }
daily-sender-hidden = { $count ->
    [one] Das Ergebnis aus dem Link siehst du,
   *[other] Die { $count } Ergebnisse aus Links siehst du,
} sobald du deine erste Partie beendet hast.
daily-own-link = Dieser Link ist dein eigener: Er enthält das Ergebnis, das du hier siehst.
daily-theirs = Ergebnisse anderer
daily-signed = Dein Link nennt deinen Namen: { $name }.
daily-par-line = Par (ein Experte)
daily-puzzle-hidden = Das Ergebnis aus dem Link siehst du nach deinem ersten Versuch.
daily-compared = Punkte Zug um Zug
daily-you = Du
daily-sender = Absender
daily-after-turn = Nach Zug { $number }
daily-clock-back = Laut diesem Gerät ist heute der { $today }, die Partie vom { $last } wurde hier aber schon begonnen. Nichts geht verloren und nichts zählt doppelt: Jedes Datum behält seine eigene Partie.
