part-abbot = Abt und Gärten
part-abbot-hint = Der Abt pflegt Gärten; holst du ihn vorzeitig zurück, bringt er Punkte für das, was schon da ist.
abbot-flies-label = Der Abt darf fliegen
abbot-flies-hint = Er landet in Klöstern und Gärten, die nicht abgeschlossen sind.

scored-anyway = Das Gebiet des Abts ist abgeschlossen: Es wird jetzt gewertet, und der Abt kommt ohnehin zurück.
abbot-home = Abt zurückholen: { points }
