side = { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
compass = { $compass ->
    [north] Norden
    [north-east] Nordosten
    [east] Osten
    [south-east] Südosten
    [south] Süden
    [south-west] Südwesten
    [west] Westen
   *[north-west] Nordwesten
}
terrain = { $terrain ->
    [field] eine Wiese
    [road] eine Straße
    [city] eine Stadt
   *[river] der Fluss
}
feature = { $kind ->
    [road] eine Straße
    [city] eine Stadt
    [monastery] ein Kloster
    [garden] ein Garten
   *[field] eine Wiese
}
feature-name = { $kind ->
    [road] Straße
    [city] Stadt
    [monastery] Kloster
    [garden] Garten
   *[field] Wiese
}
on-feature = { $kind ->
    [road] auf der Straße
    [city] in der Stadt
    [monastery] im Kloster
    [garden] im Garten
   *[field] auf der Wiese
}
role = { -role }
figure = { -figure }
marker = { $marker ->
    [score] die Zählfigur
   *[messenger] der Bote
}
colour = { $colour ->
    [yellow] Gelb
    [red] Rot
    [pink] Rosa
    [green] Grün
    [blue] Blau
   *[black] Schwarz
}
level = { $level ->
    [random] Zufall
    [beginner] Anfänger
    [greedy] Leicht
    [hasty] Mittel
    [expert] Experte
   *[strong] Schwer
}
level-hint = { $level ->
    [random] Spielt irgendetwas, das die Regeln erlauben.
    [beginner] Kennt die Regeln, sieht aber nur die Hälfte dessen, was möglich wäre.
    [greedy] Nimmt die Punkte, die zu sehen sind, ohne vorauszudenken.
    [hasty] Denkt voraus, aber in Eile: Es übersieht vieles.
    [expert] Spielt jede Möglichkeit einige Züge weiter.
   *[strong] Denkt voraus: für sich und gegen dich.
}
edition = { $of ->
    [first2001] Erste Ausgabe (2001)
    [winter] Winter-Ausgabe
   *[current] Aktuelle Ausgabe
}
edition-hint = { $of ->
    [first2001] Keine Gärten; eine Stadt aus zwei Plättchen ist 2 Punkte wert, und jede Stadt bringt den Bauern ringsum Punkte.
    [winter] Plättchen im Schnee, zwölf davon mit Tieren; Wertung wie heute.
   *[current] Jede Wiese wird am Ende für sich gewertet.
}
field-scoring = { $scoring ->
    [per-field] Jede Wiese
    [per-field-once] Jede Wiese, Stadt nur einmal
   *[per-city] Jede Stadt
}
field-scoring-hint = { $scoring ->
    [per-field] Wer die meisten Bauern auf einer Wiese hat, erhält Punkte für jede abgeschlossene Stadt daran.
    [per-field-once] Wie bei jeder Wiese, aber eine Stadt bringt demselben Spieler nur einmal Punkte.
   *[per-city] Wer die meisten Bauern auf allen Wiesen um eine abgeschlossene Stadt hat, erhält die Punkte für diese Stadt.
}
small-city = { $value ->
    [two] 2 Punkte
   *[four] 4 Punkte
}
hand = { $hand ->
    [one] Ein offenes Plättchen
   *[three] Drei geheime Plättchen
}
preset = { $preset ->
    [current] Aktuelle Ausgabe
    [first2001] Erste Ausgabe, 2001
    [winter] Winter-Ausgabe
    [families] Familie
    [big-box] Big Box
   *[everything] Alles
}
preset-hint = { $preset ->
    [current] Straßen, Städte, Klöster und Wiesen: am besten für den Anfang.
    [first2001] Die Regeln der ersten Auflage: Kleine Städte und Wiesen zählen anders.
    [winter] Plättchen im Schnee, mit dem Lebkuchenmann.
    [families] Der Fluss, Der Abt, Wirtshäuser & Kathedralen: von allem ein wenig mehr.
    [big-box] Alle Erweiterungen der Schachtel, für einen langen Abend.
   *[everything] Die Big Box, dazu Hügel & Schafe und der Lebkuchenmann.
}

# A feature with its article: "die Straße".
-the-feature = { $kind ->
    [road] die Straße
    [city] die Stadt
    [monastery] das Kloster
    [garden] der Garten
   *[field] die Wiese
}
# Where a figure goes: "auf die Straße", "in die Stadt".
-onto-feature = { $kind ->
    [road] auf die Straße
    [city] in die Stadt
    [monastery] ins Kloster
    [garden] in den Garten
   *[field] auf die Wiese
}
# What a meeple is called on a feature: "(der) Bauer", "(einen) Bauern".
-role = { $kind ->
    [road] Wegelagerer
    [city] Ritter
    [monastery] Mönch
    [garden] Gärtner
   *[field] { $case ->
        [accusative] Bauern
        [dative] Bauern
       *[nominative] Bauer
    }
}
# A figure without article: "großer Meeple", "(einen) großen Meeple".
-figure = { $figure ->
    [meeple] Meeple
    [large] { $case ->
        [accusative] großen Meeple
        [dative] großen Meeple
       *[nominative] großer Meeple
    }
    [abbot] Abt
    [builder] Baumeister
    [pig] Schwein
   *[shepherd] Schäfer
}
# A figure with its article: "der große Meeple", "das Schwein", "dem Abt".
-the-figure = { $figure ->
    [pig] { $case ->
        [dative] dem Schwein
       *[nominative] das Schwein
    }
    [large] { $case ->
        [accusative] den großen Meeple
        [dative] dem großen Meeple
       *[nominative] der große Meeple
    }
   *[other] { $case ->
        [accusative] den { -figure }
        [dative] dem { -figure }
       *[nominative] der { -figure }
    }
}
