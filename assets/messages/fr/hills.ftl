set-hills = Collines et Moutons
part-hills = Collines
part-hills-hint = Une tuile cachée va sous chaque colline ; une figurine sur une colline l’emporte en cas d’égalité.
part-shepherds = Bergers
part-shepherds-hint = Les troupeaux grandissent dans les prés et rapportent une fois rentrés, si le loup n’arrive pas avant.
part-vineyards = Vignobles
part-vineyards-hint = Chaque vignoble autour d’une abbaye complète ajoute 3 points.
ask-token = Un jeton est tiré.
ask-flock = Votre pré s’agrandit : agrandissez aussi le troupeau, ou rentrez-le.
points-from-flocks = Troupeaux
tip-shepherd = Au lieu d’une figurine, vous pouvez placer votre berger dans un pré qui n’en a pas, et tirer un jeton. Des moutons forment un troupeau qui rapportera des points, un loup renvoie le berger.
tip-flock = Le troupeau grandit d’un jeton, au risque du loup ; ou rentrez-le : un point par mouton du pré.
hill-tie-label = Les collines en cas d’égalité
hill-tie-hint = Qui l’emporte : tous ceux qui ont une figurine sur une colline, ou celui qui en a le plus.
garden-vineyard-label = Vignobles pour les jardins
garden-vineyard-hint = Un jardin complet reçoit 3 points par vignoble autour de lui, comme une abbaye.
hills-hint = Les collines départagent, les troupeaux grandissent dans les prés, les vignobles enrichissent les abbayes.

hides-tile = Une tuile de plus va sous la colline, face cachée.
draws-wolf = { $name } tire un loup !
draws-sheep = { $name } tire { sheep }.
guides-flock = { $name } rentre le troupeau à la bergerie.
flock-comes-home = Le pré est fermé : son troupeau rentre.
scores-flock = { $name } marque { points } pour le troupeau.
hills-decide = Les collines départagent : { $names } { $names ->
    [one] est sur une colline
   *[other] sont sur une colline
}.
hills-decide-by-most = Les collines départagent : { $names } y { $names ->
    [one] a le plus de figurines
   *[other] ont le plus de figurines
}.
flock-lost = Les moutons qui ne sont pas rentrés ne rapportent rien.
sheep = { $count ->
    [one] { $count } mouton
   *[other] { $count } moutons
}
grow = Agrandir le troupeau : tirer un jeton
guide = Rentrer le troupeau : { points }
draw-token = Tirer un jeton
before-drawing = On tire ? Une fois le jeton tiré, impossible de revenir en arrière.
shepherd-there = Un berger se trouve déjà dans ce pré, même au loin.
hill-tie = { $value ->
    [at-least-one] Une figurine suffit
   *[count] Le plus de figurines
}
flock-held = { sheep } (une fois rentrés : { points })
unseen-under-hills = { $count } sous des collines
position-no-flock = Le berger de la place { $seat } n’a pas de troupeau.
position-no-shepherd = La place { $seat } a un troupeau, mais pas de berger sur la table.
position-wolf = Un loup ne reste jamais près d’un berger.
position-too-many-tokens = Il n’y a pas autant de jetons avec { sheep }.
