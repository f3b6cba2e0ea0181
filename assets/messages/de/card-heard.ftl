listener = du
your-down-card = deine verdeckte Karte ({ $card })
down-card-of = verdeckte Karte { whose } ({ $card })
your-hidden-card = deine verdeckte Karte
hidden-card-of = verdeckte Karte { whose }
your-large-meeple = dein großer Meeple für { cards }
large-meeple-of = großer Meeple { whose } für { cards }
row-without-cards = { row-title }: keine Karten.
cards-claimed = { $cards } beansprucht ({ $name })
cards-to-claim = { $cards ->
    [0] keine mehr frei
   *[other] { $cards } noch frei
}
row-in-short = { row-title }: { $parts }; am Ende: { $last }.
row-with = { row-title }, von der Leiste an: { $things }.
your-large-meeple-is = { $placed ->
    [yes] Dein großer Meeple ist gesetzt.
   *[no] Dein großer Meeple ist noch zu setzen.
}
no-card-in-hand = Du hast keine Karte auf der Hand. { $meeple }
hand-with = Du hast { cards } auf der Hand: { $known }. { $meeple }{ $down ->
    [yes] {" "}Die erste spielst du verdeckt.
   *[no] {""}
}
cards-to-play = noch zu spielen: { cards }{ $meeple ->
    [yes] {" "}und der große Meeple
   *[no] {""}
}
jokers-waiting = { $jokers ->
    [one] { animal-jokers } wartet
   *[other] { animal-jokers } warten
}
under-chest = { buildings-in-all } unter der Truhe
player-has = { $name }: { $parts }.
herd-and-next = { animals } (mit einer Karte mehr: { points })

foreseen-unknown = { cards }, die du nicht kennst
foreseen-partly-known = { cards }, davon { $some } dir unbekannt
foreseen-nothing = jetzt keine Punkte
foreseen-points-unknown = Punkte noch unbekannt
foreseen-points = { points } ({ $items })
foreseen-at-least = mindestens { points } ({ $items })
foreseen-least = mindestens { points }
foreseen-buildings = { buildings-in-all } für die Truhe
foreseen-in-row = { CAPITAL(row-name) }: { $parts }.

round-of = Runde { $round } von { $rounds }, { $name } gibt
round-number = Runde { $round } von { $rounds }
cards-left = { cards } im Stapel
card-hidden = { CAPITAL($card) }: { $hidden } von { $all } verdeckt
hand-covered = Die Karten { whose } sind verdeckt. { hand-over }; { $key } deckt sie auf.
