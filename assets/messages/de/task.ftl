task = Aufgabe
task-rest = Ziele und Hinweise
task-seat = Du spielst { $colour ->
    [yellow] Gelb
    [red] Rot
    [pink] Rosa
    [green] Grün
    [blue] Blau
   *[black] Schwarz
}
task-hint = Hinweis
task-again = Noch einmal
task-solution = Lösung zeigen
task-solved = Gelöst.
task-solved-late = Gelöst. Das zählt nicht, denn die Lösung wurde gezeigt.
task-solution-shown = Das ist eine Lösung.
task-missed = Nicht ganz: Das löst die Aufgabe nicht.
goal-not-yours = Es ist abgeschlossen, aber jemand anderes hat dort mehr Figuren als du.
goal-still-open = { $kind ->
    [road] { $open ->
        [one] Die Straße ist noch an einem Ende offen.
       *[other] Die Straße ist noch an { $open } Enden offen.
    }
    [city] { $open ->
        [one] Die Stadt ist noch an einer Seite offen.
       *[other] Die Stadt ist noch an { $open } Seiten offen.
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
goal-nobodys = Es ist abgeschlossen, aber dort steht keine Figur.
goal-turn-it = Dein Plättchen liegt dort, aber anders gedreht. Nimm es zurück und dreh es.
goal-take-back = { $wrong } Nimm sie zurück und versuche es noch einmal. Gefragt ist: { $goal }.
goal-not-home = Keine Figur kehrt heim: Du hast nichts abgeschlossen, worauf eine deiner Figuren steht.
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
goal-find = Finde jedes Feld, auf das dein Plättchen passt
goal-found = Gefunden: { $found } von { $count }.
goal-occupy = { $kind ->
    [road] Besetze eine Straße
    [city] Besetze eine Stadt
    [monastery] Besetze ein Kloster
    [garden] Besetze einen Garten mit dem Abt
   *[field] Besetze eine Wiese
}
goal-occupy-this = { $kind ->
    [road] Besetze die markierte Straße
    [city] Besetze die markierte Stadt
    [monastery] Besetze das markierte Kloster
    [garden] Besetze den markierten Garten mit dem Abt
   *[field] Besetze die markierte Wiese
}
goal-majority = { $kind ->
    [road] Hole dir die Mehrheit auf einer Straße
    [city] Hole dir die Mehrheit in einer Stadt
    [monastery] Hole dir die Mehrheit in einem Kloster
    [garden] Hole dir die Mehrheit in einem Garten
   *[field] Hole dir die Mehrheit auf einer Wiese
}
goal-majority-this = { $kind ->
    [road] Hole dir die Mehrheit auf der markierten Straße
    [city] Hole dir die Mehrheit in der markierten Stadt
    [monastery] Hole dir die Mehrheit im markierten Kloster
    [garden] Hole dir die Mehrheit im markierten Garten
   *[field] Hole dir die Mehrheit auf der markierten Wiese
}
goal-other-one = { $kind ->
    [road] Deine Figur steht auf einer anderen Straße.
    [city] Deine Figur steht in einer anderen Stadt.
    [monastery] Deine Figur steht in einem anderen Kloster.
    [garden] Deine Figur steht in einem anderen Garten.
   *[field] Deine Figur steht auf einer anderen Wiese.
}
goal-tied = Jemand anderes hat dort genauso viele Figuren wie du.
goal-fewer = Jemand anderes hat dort mehr Figuren als du.
goal-no-share = Du hast dort noch keine Figur: Verbinde es mit einem Gebiet, das dir gehört.
goal-lay = Lege ein Plättchen
goal-place = Lege dein Plättchen auf das markierte Feld
goal-place-turned = Lege dein Plättchen richtig gedreht auf das markierte Feld
goal-home = Hole eine deiner Figuren heim
goal-lead = Liege am Ende vor allen anderen
goal-win = Gewinne, egal was die anderen tun
task-to-come = Noch zu legen:
goal-answered = Ein Gegner kann mit einem Plättchen hier antworten: { $cell }{ $figure }. Bestenfalls endet die Partie dann { $own } zu { $other }, deine Punkte zuerst.
goal-defended = Die beste Antwort ist ein Plättchen hier: { $cell }{ $figure }. Du gewinnst trotzdem, { $own } zu { $other }.
goal-ends = Die Partie endet { $own } zu { $other }, deine Punkte zuerst.
goal-answering-figure = { $kind ->
    [road] , dazu eine Figur auf der Straße
    [city] , dazu eine Figur in der Stadt
    [monastery] , dazu eine Figur im Kloster
    [garden] , dazu eine Figur im Garten
   *[field] , dazu eine Figur auf der Wiese
}
goal-undecided = Es ist zu früh, um zu sagen, wer gewinnt.
goal-not = Ohne dies: { $goal }
goal-or = { $one }, oder: { $other }

## What a page around a board is told when it may not do something.

# It decides for somebody, and nobody is asked.
nobody-asked = Auf diesem Spielplan ist gerade niemand am Zug.
# It goes to a step, and no game is looked back at.
no-steps = Nur in einer Rückschau gibt es Schritte, zu denen man springen kann.
# It points out a cell that the task does not ask for.
not-looked-for = Dieses Feld gehört nicht zu den gesuchten.
