on-line = Zeile { $line }: { $sentence }
not-a-game = Das ist nicht der Text einer Partie: Er beginnt nicht mit „bastide 1“.
other-version = Der Text ist für Version { $version } geschrieben, die hier nicht bekannt ist.
other-game = { $kind ->
    [tiles] Das ist der Text eines Plättchenspiels
   *[cards] Das ist der Text eines Kartenspiels
}, der sich hier nicht öffnen lässt.
text-too-long = Der Text ist zu lang: So lang ist keine Partie.
too-many-lines = Der Text hat zu viele Zeilen für eine Partie.
too-many-notes = Das sind zu viele Kommentare und Markierungen.
no-task-set = Es fehlt eine Zeile „task“ und darunter mindestens ein Ziel: „goal complete city“.
said-before = „{ $word }“ stand schon da.
save-cut = Der Text dieser Partie ist nach Entscheidung { $decisions } abgeschnitten. Um sie bis dahin zu öffnen, nimm das Wort „save“ aus der ersten Zeile.
said-too-late = „{ $word }“ kommt zu spät: Es steht vor „{ $later }“.
cell-out-of-reach = „{ $word }“ ist zu weit weg: Ein Feld ist höchstens { $most } von der Mitte entfernt.
unknown-word = „{ $word }“ bedeutet hier nichts.
unknown-value = „{ $word }“ ist kein Wert von „{ $option }“; möglich sind: { $values }.
line-too-short = Am Ende fehlt etwas.
line-too-long = „{ $word }“ ist zu viel.
not-a-number = „{ $word }“ ist keine Zahl, die hierher passt.
no-such-tile = Ein Plättchen „{ $word }“ gibt es nicht.
not-a-cell = „{ $word }“ ist kein Feld wie etwa 1,-2.
no-tile-there = Auf Feld { $cell } liegt kein Plättchen.
no-such-part = Auf dem Plättchen gibt es kein „{ $word }“.
several-parts = Mehr als ein Teil des Plättchens ist „{ $word }“.
