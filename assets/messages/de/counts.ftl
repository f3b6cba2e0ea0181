tiles = { $tiles } Plättchen
percent = { $count }{"\u00A0"}%
by-edition = In dieser Ausgabe: { $value }
options-changed = { $options ->
    [one] { $options } Option geändert
   *[other] { $options } Optionen geändert
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
boxes = { $boxes ->
    [one] { $boxes } Erweiterung
   *[other] { $boxes } Erweiterungen
}
players-count = { $players } Spieler
meeples = { $meeples } Meeple
figures = { $count } { $count ->
    [one] { figure }
   *[other] { $figure ->
        [meeple] Meeple
        [large] große Meeple
        [abbot] Äbte
        [builder] Baumeister
        [pig] Schweine
       *[shepherd] Schäfer
    }
}
names = { $names }
player = Spieler { $number }
tile-of-hand = Plättchen { $number } von { $count }
labelled = { $name }: { $what }
computer-player = Computer { $number }
meeples-left = Meeple übrig: { $meeples }
tiles-left = { tiles } übrig
turn-of = { $name } ist am Zug
decides-in = { $decider } entscheidet im Zug { whose }
turn-heading = Zug { $number }: { $name }
thinking = { $name } überlegt
hand-over = Gib { $name } den Bild{"\u00AD"}schirm
covered = Die Plättchen { whose } sind verdeckt. { hand-over }; { $key } deckt sie auf.
turn-number = Zug { $turn } von { $turns }
turn-reached = Zug { $turn }
scoring-step = Schlusswertung: { $step } von { $steps }
winners = { $names } { $names ->
    [one] gewinnt
   *[other] teilen sich den Sieg
} mit { -points-dative }
# Always behind, and with „von“: the ’ of „Jens’“ is wanted after x, z and ß too („Max’“), and such names are common.
whose = von { $name }

# "mit 20 Punkten".
-points-dative = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
last-tile = Das ist das letzte Plättchen.
