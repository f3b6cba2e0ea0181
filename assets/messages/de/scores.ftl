measured = { $measure ->
    [handicap] { $count ->
        [one] { $count } vereinbarter Punkt
       *[other] { $count } vereinbarte Punkte
    }
    [tiles] { $count } Plättchen
    [shields] { $count } Wappen
    [cities] { $count ->
        [one] { $count } Stadt
       *[other] { $count } Städte
    }
    [knights] { $count } Ritter
    [farmers] { $count ->
        [one] { $count } Bauer
       *[other] { $count } Bauern
    }
    [message] { $count ->
        [one] { $count } Botschaft
       *[other] { $count } Botschaften
    }
    [stolen] { $count ->
        [one] { $count } gestohlener Punkt
       *[other] { $count } gestohlene Punkte
    }
    [robber] { $count } Räuber
    [pig] { $count ->
        [one] { $count } Stadt mit dem Schwein
       *[other] { $count } Städte mit dem Schwein
    }
    [goods] { $count ->
        [one] { $count } Mehrheit
       *[other] { $count } Mehrheiten
    }
    [ingots] { ingots }
    [mage] { $count } Plättchen mit dem Magier
    [witch] { $count } (Hexe)
    [vineyards] { $count ->
        [one] { $count } Weinberg
       *[other] { $count } Weinberge
    }
    [sheep] { sheep }
    [characters] { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
    [herd] { $count ->
        [one] { $count } Herde
       *[other] { $count } Herden
    }
    [lone-jokers] { $count } Tier-Joker
    [magic] { $count ->
        [one] { $count } Drache oder Fee
       *[other] { $count } Drache und Fee
    }
    [strays] { $count ->
        [one] { $count } Karte anderer Farbe
       *[other] { $count } Karten anderer Farbe
    }
   *[building-set] { $count ->
        [one] { $count } Gebäudegruppe
       *[other] { $count } Gebäudegruppen
    }
}
for-majority = Mehrheit: { $shares }.
majority-share = { $count } für { $name }
by-rules-listed = { $count ->
    [one] Regel: { $rules }
   *[other] Regeln: { $rules }
}
completed-cities = { $cities ->
    [one] { $cities } abgeschlossene Stadt
   *[other] { $cities } abgeschlossene Städte
}
tiles-of-nine = { tiles } von 9
shields = { $shields } Wappen
complete-feature = abgeschlossen
feature-free = { CAPITAL(feature-name) }, { $known }: Dort steht niemand.
feature-held-by = { CAPITAL(feature-name) }, { $known }: { points } für { $names }.
standing-as = { $figure ->
    [meeple] { role }
    [large] großer Meeple als { role }
   *[other] { figure }
}
