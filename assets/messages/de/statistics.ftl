### Statistics over all finished games at this device.

all-statistics = Gesamtstatistik
no-statistics = Noch ist hier nichts zu sehen. Jede beendete Partie zählt.
no-such-games = Eine solche Partie wurde noch nicht zu Ende gespielt.
opponents-label = Gegner
games-all = Alle
opponents-people = Nur Menschen
results-played = Partien
games-won = Gewonnen
won-of = { $won } von { $games }
mean-points = Punkte pro Partie
best-points = Meiste Punkte
winning-streak = Siege in Folge
longest-streak = Längste Siegesserie
points-by-source = Woher die Punkte kommen, pro Partie
other-sources = Sonstiges
compared-by = Verglichen nach
order-of-turns = Reihenfolge
place-in-order = { $place ->
    [1] Zuerst am Zug
    [2] Als Zweites
    [3] Als Drittes
    [4] Als Viertes
    [5] Als Fünftes
   *[other] Als Sechstes
}
place-unknown = Unbekannt
base-alone = Ohne Erweiterung
in-reviewed-games = { $games ->
    [one] In einer analysierten Partie
   *[other] Im Schnitt in { $games } analysierten Partien
}
lost-explained = Verschenkte Punkte: wie viel mehr die besten Entscheidungen gebracht hätten, nach Schätzung der Analyse.
lost-by-game = Verschenkte Punkte, Partie für Partie
firsts = Zum ersten Mal
first-city = Eine Stadt aus zehn oder mehr Plättchen
first-field = 30 Punkte mit einer Wiese
every-level-beaten = Einen Computer jeder Stufe besiegt: { $count } von { $all }
every-box-played = Jede Erweiterung gespielt: { $count } von { $all }
every-course-done = Jeden Kurs abgeschlossen: { $count } von { $all }
first-reached = geschafft
first-open = noch nicht
firsts-label = Liste „Zum ersten Mal“
firsts-hint = Unter der Statistik: was du geschafft hast und was noch offen ist.
export-statistics = Statistik exportieren
import-statistics = Statistik importieren
paste-statistics = Oder füge hier den Text einer solchen Datei ein
add-statistics = Diese Partien hinzufügen
results-added = { $count ->
    [0] Nichts Neues: Diese Partien sind schon gezählt.
    [one] Eine Partie ist dazugekommen.
   *[other] { $count } Partien sind dazugekommen.
}
lines-refused = { $count ->
    [one] Zeile { $line } ist nicht lesbar und wurde ausgelassen.
   *[other] { $count } Zeilen sind nicht lesbar und wurden ausgelassen, die erste ist Zeile { $line }.
}
no-list-of-games = Das ist keine Statistik: Der Text einer solchen Datei beginnt mit „bastide-statistics“.
newer-statistics = Diese Statistik kommt von einer neueren Version dieser Seite. Nichts wurde hinzugefügt.
