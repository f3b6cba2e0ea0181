deals-first = { $name } gibt zuerst.
first-heading = Erste Karten: { $name } gibt
turned-up-card = Der Geber deckt { $card } auf.
turned-up-joker = Der Geber deckt { $card } auf und wählt die Reihe dafür.
lays-in-row = { $name } legt { $card } { to-row }.
round-heading = Runde { $round }: { $name } gibt
is-dealt = { $name } bekommt eine Karte.
plays-to-row = { $name } spielt { $card } { to-row }.
claims = { $cards ->
    [0] { $name } setzt den großen Meeple { to-row }: Es ist keine Karte mehr frei.
   *[other] { $name } beansprucht { cards } aus der { -row(case: "dative") }.
}
round-scored = Runde { $round } wird gewertet.
round-gains-of = Runde { $round }: { $gains }
takes-nothing = { $name } nimmt keine Karte aus der { -row(case: "dative") }.
takes-seen = { $name } nimmt aus der { -row(case: "dative") }: { $cards }.
takes-turned = { $name } nimmt aus der { -row(case: "dative") }, jetzt aufgedeckt: { $cards }.
takes-both = { $name } nimmt aus der { -row(case: "dative") }: { $cards }. Jetzt aufgedeckt: { $turned }.
sells = { $name } gibt { $card } für { points } ab.
keeps = { $name } behält { $card }.
joker-joins = { $name } legt einen Tier-Joker als { animal } dazu.
stores = { $name } legt { buildings-in-all } unter die Truhe.
for-source = { $source ->
    [characters] Personen
    [animals] Tiere
    [magic] den Drachen und die Fee
    [strays] Karten anderer Farbe
   *[buildings] Gebäude
}
row-brings = { $name } erhält aus der { -row(case: "dative") } { points } für { $what }.
scores-for = { $name } erhält { points } für { $what }.
chest-opened = Unter der Truhe { whose }: { $cards }.
wins-by-buildings = { $names } { $names ->
    [one] gewinnt: bei gleicher Punktzahl mit den meisten Gebäuden
   *[other] teilen sich den Sieg: bei gleicher Punktzahl mit gleich vielen Gebäuden
}.

characters-of-value = { $count ->
    [1] 1 Person, Wert { $value }: { $points }
   *[other] { $count } Personen, Gesamtwert { $value }: { $points }
}
herd-with-jokers = { animals }{ $jokers ->
    [0] {""}
    [1] , davon 1 Joker
   *[other] , davon { $jokers } Joker
}
lone-jokers = { animal-jokers } ohne Tiere: { $points }
strays-named = { $cards }, andere Farbe: { $points }
building-alone = { $cards } allein: { $points }
brings = { $what }: { $points }
together = { $items }; zusammen { $points }
with-sum-of = { $scored } ({ $sum }).
