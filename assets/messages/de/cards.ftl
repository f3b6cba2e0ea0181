suit = { $suit ->
    [yellow] gelb
    [red] rot
    [green] grün
   *[blue] blau
}
row-name = { -row }
row-title = { CAPITAL(-row) }, { $suit ->
    [yellow] Kloster
    [red] Straße
    [green] Wiese
   *[blue] Stadt
}
in-row = in der { -row(case: "dative") }
to-row = in die { -row }
card-named = { -card }
# As it is played, kept or given away: "einen blauen Ritter 2", "den Drachen".
a-card-named = { $card ->
    [character] einen { suit }en { -character(case: "accusative") } { $value }
    [animal] { $suit ->
        [red] einen { suit }en { animal }
       *[other] ein { suit }es { animal }
    }
    [building] { $suit ->
        [yellow] eine { suit }e { building }
        [red] ein { suit }es { building }
       *[other] einen { suit }en { building }
    }
    [animal-joker] einen { -card }
    [building-joker] einen { -card }
   *[other] { -magic-card }
}
# As it is played, kept or given away: "den blauen Ritter 2", "das gelbe Huhn".
the-card-named = { $card ->
    [character] den { suit }en { -character(case: "accusative") } { $value }
    [animal] { $suit ->
        [red] den { suit }en { animal }
       *[other] das { suit }e { animal }
    }
    [building] { $suit ->
        [yellow] die { suit }e { building }
        [red] das { suit }e { building }
       *[other] den { suit }en { building }
    }
    [animal-joker] den { -card }
    [building-joker] den { -card }
   *[other] { -magic-card }
}
a-hidden-card = eine verdeckte Karte
cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
animal = { $suit ->
    [yellow] Huhn
    [red] Esel
    [green] Schaf
   *[blue] Pferd
}
animals = { $count ->
    [one] { $count } { animal }
   *[other] { $count } { $suit ->
        [yellow] Hühner
        [red] Esel
        [green] Schafe
       *[blue] Pferde
    }
}
building = { $suit ->
    [yellow] Abtei
    [red] Wirtshaus
    [green] Bauernhof
   *[blue] Bergfried
}
joker-building = Joker
animal-jokers = { $jokers } Tier-Joker
buildings-in-all = { $buildings } Gebäude
card-source = { $source ->
    [characters] Personen
    [animals] Tiere
    [magic] Drache und Fee
    [strays] Andere Farben
   *[buildings] Gebäude
}

# A row without its article: "rote Reihe", "(in der) roten Reihe".
-row = { $case ->
    [dative] { suit }en Reihe
   *[nominative] { suit }e Reihe
}
# The one who belongs to a colour.
-character = { $suit ->
    [yellow] Mönch
    [red] Wegelagerer
    [green] { $case ->
        [accusative] Bauern
       *[nominative] Bauer
    }
   *[blue] Ritter
}
# A card without an article: "blauer Ritter 2", "gelbes Huhn".
-card = { $card ->
    [character] { suit }er { -character } { $value }
    [animal] { $suit ->
        [red] { suit }er { animal }
       *[other] { suit }es { animal }
    }
    [building] { $suit ->
        [yellow] { suit }e { building }
        [red] { suit }es { building }
       *[other] { suit }er { building }
    }
    [animal-joker] Tier-Joker
    [building-joker] Gebäude-Joker
    [dragon] Drache
   *[fairy] Fee
}
# Dragon and fairy, of which there is one each.
-magic-card = { $card ->
    [dragon] den Drachen
   *[other] die Fee
}
