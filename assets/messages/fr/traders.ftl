set-traders = Marchands et Bâtisseurs
part-goods = Marchandises
part-goods-hint = Compléter une ville à marchandises donne des jetons ; la majorité d’une sorte vaut 10 points à la fin.
part-builder = Bâtisseur
part-builder-hint = Agrandir la zone de votre bâtisseur vous donne une seconde tuile.
part-pig = Cochon
part-pig-hint = Les villes au bord du pré de votre cochon vous rapportent chacune 1 point de plus.
points-from-goods = Marchandises
traders-hint = Des marchandises dans les villes, un bâtisseur qui apporte une seconde tuile, un cochon dans les prés.

double-turn = { $name } agrandit la zone de son bâtisseur : une autre tuile suivra.
takes-goods = { $name } prend { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} de { goods }.
scores-goods = { $name } marque { points } pour sa majorité de { goods }.
goods-held = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} de { goods } { $most ->
    [yes] (personne n’en a davantage : { points } à la fin)
   *[no] (majorité de { goods } à la fin : { points })
}
goods = { $goods ->
    [wine] vin
    [wheat] blé
   *[cloth] tissu
}
goods-there = { $goods ->
    [wine] du vin
    [wheat] du blé
   *[cloth] du tissu
}
position-too-many-goods = Il n’y a pas autant de jetons de { goods }.
