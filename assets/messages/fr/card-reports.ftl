deals-first = { $name } distribue en premier.
first-heading = Premières cartes : { $name } distribue
turned-up-card = Carte retournée : { $card }.
turned-up-joker = Carte retournée : { $card }. Le donneur choisit sa rangée.
lays-in-row = { $name } pose { $card } { in-row }.
round-heading = Manche { $round } : { $name } distribue
is-dealt = { $name } reçoit une carte.
plays-to-row = { $name } joue { $card } { to-row }.
claims = { $cards ->
    [0] { $name } place son { -large } { in-row } : plus aucune carte à revendiquer.
   *[other] { $name } revendique { cards } de la { row-name }.
}
round-scored = La manche { $round } est évaluée.
round-gains-of = Manche { $round } : { $gains }
takes-nothing = { $name } ne prend aucune carte de la { row-name }.
takes-seen = { $name } prend dans la { row-name } : { $cards }.
takes-turned = { $name } prend dans la { row-name }, face cachée jusqu’ici : { $cards }.
takes-both = { $name } prend dans la { row-name } : { $cards }. Face cachée jusqu’ici : { $turned }.
sells = { $name } échange { $card } contre { points }.
keeps = { $name } garde { $card }.
joker-joins = { $name } ajoute un joker animaux comme { animal }.
stores = { $name } met { buildings-in-all } sous son coffre.
for-source = { $source ->
    [characters] ses personnages
    [animals] ses animaux
    [magic] le Dragon et la Fée
    [strays] des cartes d’une autre couleur
   *[buildings] ses bâtiments
}
row-brings = La { row-name } rapporte { points } à { $name } pour { $what }.
scores-for = { $name } marque { points } pour { $what }.
chest-opened = Sous le coffre { whose } : { $cards }.
wins-by-buildings = { $names } { $names ->
    [one] gagne
   *[other] se partagent la victoire
} : parmi ceux qui ont le plus de points, personne n’a davantage de bâtiments.

characters-of-value = { $count ->
    [1] 1 personnage de valeur { $value } : { $points }
   *[other] { $count } personnages, de valeur { $value } ensemble : { $points }
}
herd-with-jokers = { animals }{ $jokers ->
    [0] {""}
    [1] , dont 1 joker
   *[other] , dont { $jokers } jokers
}
lone-jokers = { animal-jokers } sans animaux : { $points }
strays-named = { $cards }, d’une autre couleur : { $points }
building-alone = { $cards } sans groupe : { $points }
brings = { $what } : { $points }
together = { $items } ; ensemble { $points }
with-sum-of = { $scored } ({ $sum }).
