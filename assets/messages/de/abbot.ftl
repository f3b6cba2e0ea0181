part-abbot = Abt und Gärten
part-abbot-hint = Der Abt pflegt Gärten; holst du ihn vorzeitig zurück, wertet er, was schon da ist.
abbot-flies-label = Der Abt darf fliegen
abbot-flies-hint = Er landet in Klöstern und Gärten, die nicht abgeschlossen sind.

scored-anyway = Der Ort des Abts ist abgeschlossen: Er wird jetzt gewertet, und der Abt kommt ohnehin zurück.
abbot-home = Abt zurückholen: { points }
