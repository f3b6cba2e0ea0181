task = Aufgabe
task-rest = Ziele und Hinweise
task-hint = Hinweis
task-again = Noch einmal
task-solution = Lösung zeigen
task-solved = Gelöst.
task-solved-late = Gelöst. Das zählt nicht, denn die Lösung wurde gezeigt.
task-solution-shown = Das ist eine Lösung.
task-missed = Noch nicht: Das war nicht gefragt.
goal-not-yours = Es ist abgeschlossen, aber jemand anderes hat dort mehr Figuren als du.
goal-still-open = { $kind ->
    [road] { $open ->
        [one] Die Straße ist noch offen, an einem Ende.
       *[other] Die Straße ist noch offen, an { $open } Enden.
    }
    [city] { $open ->
        [one] Die Stadt ist noch offen, an einer Seite.
       *[other] Die Stadt ist noch offen, an { $open } Seiten.
    }
   *[other] { $open ->
        [one] Eines der Felder ringsum ist noch leer.
       *[other] { $open } der Felder ringsum sind noch leer.
    }
}
goal-other-figure = { $kind ->
    [road] Deine Figur steht auf einer Straße.
    [city] Deine Figur steht in einer Stadt.
    [monastery] Deine Figur steht in einem Kloster.
    [garden] Deine Figur steht in einem Garten.
   *[field] Deine Figur steht auf einer Wiese.
}
goal-no-figure = Du hast keine Figur auf dein Plättchen gesetzt.
goal-elsewhere = Dein Plättchen liegt auf einem anderen Feld.
goal-turned = Dein Plättchen liegt dort, aber anders gedreht.
goal-nobodys = Es ist abgeschlossen, aber niemand steht darin.
goal-turn-it = Dein Plättchen liegt dort, aber anders gedreht: Die runden Pfeile drehen es.
goal-not-home = Niemand kehrte heim: Nichts wurde abgeschlossen, worauf eine deiner Figuren steht.
goal-missing = Es fehlt: { $goal }.
task-scored = { $points ->
    [0] Diese Antwort bringt keine Punkte.
    [one] Diese Antwort bringt einen Punkt:
   *[other] Diese Antwort bringt { $points } Punkte:
}
goal-reached = erreicht
goal-open = noch nicht erreicht
goal-score = { $points ->
    [one] Hole einen Punkt
   *[other] Hole { $points } Punkte oder mehr
}
goal-complete = { $kind ->
    [road] Schließe eine deiner Straßen ab
    [city] Schließe eine deiner Städte ab
    [monastery] Schließe eines deiner Klöster ab
    [garden] Schließe einen deiner Gärten ab
   *[field] Schließe eine deiner Wiesen ab
}
goal-figure = { $kind ->
    [road] Setze einen Meeple auf eine Straße
    [city] Setze einen Meeple in eine Stadt
    [monastery] Setze einen Meeple in ein Kloster
    [garden] Setze den Abt in einen Garten
   *[field] Setze einen Meeple auf eine Wiese
}
goal-find = Zeige jedes Feld, auf das dein Plättchen passt
goal-found = Gefunden: { $found } von { $count }.
goal-occupy = { $kind ->
    [road] Habe einen Meeple auf einer Straße
    [city] Habe einen Meeple in einer Stadt
    [monastery] Habe einen Meeple in einem Kloster
    [garden] Habe den Abt in einem Garten
   *[field] Habe einen Meeple auf einer Wiese
}
goal-occupy-this = { $kind ->
    [road] Habe einen Meeple auf der Straße hier: { $cell }
    [city] Habe einen Meeple in der Stadt hier: { $cell }
    [monastery] Habe einen Meeple im Kloster hier: { $cell }
    [garden] Habe den Abt im Garten hier: { $cell }
   *[field] Habe einen Meeple auf der Wiese hier: { $cell }
}
goal-majority = { $kind ->
    [road] Hole dir die Mehrheit auf einer Straße
    [city] Hole dir die Mehrheit in einer Stadt
    [monastery] Hole dir die Mehrheit in einem Kloster
    [garden] Hole dir die Mehrheit in einem Garten
   *[field] Hole dir die Mehrheit auf einer Wiese
}
goal-majority-this = { $kind ->
    [road] Hole dir die Mehrheit auf der Straße hier: { $cell }
    [city] Hole dir die Mehrheit in der Stadt hier: { $cell }
    [monastery] Hole dir die Mehrheit im Kloster hier: { $cell }
    [garden] Hole dir die Mehrheit im Garten hier: { $cell }
   *[field] Hole dir die Mehrheit auf der Wiese hier: { $cell }
}
goal-other-one = { $kind ->
    [road] Deine Figur steht auf einer anderen Straße.
    [city] Deine Figur steht in einer anderen Stadt.
    [monastery] Deine Figur steht in einem anderen Kloster.
    [garden] Deine Figur steht in einem anderen Garten.
   *[field] Deine Figur steht auf einer anderen Wiese.
}
goal-tied = Jemand anderes hat dort so viele Figuren wie du.
goal-fewer = Jemand anderes hat dort mehr Figuren als du.
goal-no-share = Du hast dort noch keine Figur: Verbinde es mit dem, was dein ist.
goal-lay = Lege ein Plättchen
goal-place = Lege ein Plättchen hierher: { $cell }
goal-place-turned = Lege ein Plättchen hierher, gedreht wie verlangt: { $cell }
goal-home = Hole eine deiner Figuren zurück
goal-lead = Liege vor allen anderen
goal-win = Gewinne, was die anderen auch tun
task-to-come = Noch zu legen:
goal-answered = Ein Gegner kann mit einem Plättchen hier antworten: { $cell }{ $figure }. Bestenfalls endet die Partie dann { $own } zu { $other }, deine Punkte zuerst.
goal-ends = Die Partie endet { $own } zu { $other }, deine Punkte zuerst.
goal-answering-figure = { $kind ->
    [road] , dazu eine Figur auf der Straße
    [city] , dazu eine Figur in der Stadt
    [monastery] , dazu eine Figur im Kloster
    [garden] , dazu eine Figur im Garten
   *[field] , dazu eine Figur in der Wiese
}
goal-undecided = Wer gewinnt, lässt sich hier noch nicht sagen.
goal-not = Ohne dies: { $goal }
goal-or = { $one }, oder: { $other }
