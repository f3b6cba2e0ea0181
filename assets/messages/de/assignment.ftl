for-teachers = Für Schule und Spielgruppe
for-teachers-hint = Stelle Lektionen, Rätsel und eigene Aufgaben zu einer Liste zusammen, gib sie als Link oder Datei weiter und sieh, was alle gelöst haben.
make-list = Liste anlegen
class-results = Ergebnisse einer Klasse
class-results-hint = Zieh die Ergebnisdateien hierher, gern alle auf einmal, oder füge ihre Texte ein. Nichts verlässt diese Seite, und beim Schließen ist alles weg.
list-title = Titel der Liste
list-untitled = Aufgaben für dich
list-empty = Noch steht nichts auf der Liste. Wähle unten aus.
raise-on-list = „{ $title }“ nach oben
remove-from-list = „{ $title }“ entfernen
choose-for-list = Lektionen und Rätsel auswählen
own-tasks = Eigene Aufgaben
own-tasks-hint = Baue eine Aufgabe in der Werkstatt und füge sie hier hinzu, oder zieh Dateien mit Aufgaben hierher.
restore-list = Vorige Liste zurückholen
list-full = Die Liste ist voll.
add-draft-to-list = Aufgabe aus der Werkstatt hinzufügen
task-added-to-list = Die Aufgabe steht auf der Liste.
no-task-in-workshop = In der Werkstatt ist keine Aufgabe.
copy-list-link = Link zur Liste kopieren
list-qr-label = QR-Code der Liste
save-list = Liste als Datei speichern
preview-list = So sehen es Lernende
empty-list = Liste leeren
give-list-on = Diese Liste weitergeben
change-list = Diese Liste ändern
list-damaged = Diese Liste ist nicht lesbar. Vielleicht wurde der Link abgeschnitten: Lass ihn dir noch einmal geben.
list-entry-gone = fehlt in dieser Version
hand-in = Ergebnis abgeben
hand-in-hint = Von selbst wird nichts verschickt. Gib den Text oder die Datei der Person, von der du die Liste hast.
learner-name = Name
copy-result = Ergebnis kopieren
save-result = Ergebnis als Datei speichern
outcome-open = nicht beantwortet
outcome-missed = falsch
outcome-later = gelöst
outcome-at-once = sofort gelöst
outcome-signs = ✓✓ beim ersten Versuch gelöst, ✓ später gelöst, ✗ falsch, · nicht beantwortet
solved-sum = Gelöst
unnamed-learner = (ohne Namen)
learners = { $count ->
    [one] ein Ergebnis
   *[other] { $count } Ergebnisse
}
own-task = Eigene Aufgabe
paste-results = Ergebnisse hier einfügen
add-results = Ergebnisse hinzufügen
choose-results = Dateien auswählen
copy-results = Als Tabelle kopieren
forget-results = Ergebnisse löschen
results-taken = { $count ->
    [0] In diesem Text ist kein Ergebnis.
    [one] Ein Ergebnis ist dazugekommen.
   *[other] { $count } Ergebnisse sind dazugekommen.
}
make-sheet = Blatt drucken
print = Drucken
print-hint = Auf Papier oder als PDF-Datei. Die Lösungen stehen auf einer eigenen Seite.
name-on-paper = Name:
answers = Lösungen
tile-on-marked-cell = Das Plättchen kommt auf das markierte Feld.
