## Rules in words.

rule-before = Règle précédente
rule-after = Règle suivante
rules-of-game = Toutes les règles
rules-on-the-way = Un instant, s’il vous plaît.
rules-unreachable = Le texte des règles n’a pas pu être chargé. Il est sur le même site que la page : réessayez quand ce site répondra.
rule-unsaid = Aucune phrase n’explique cette règle.

## What is this?

inspect-next = Qu’est-ce que c’est ? Zone ou symbole suivant
inspect-before = Qu’est-ce que c’est ? Zone ou symbole précédent
look-above = Regarder l’emplacement au-dessus
look-right = Regarder l’emplacement à droite
look-below = Regarder l’emplacement au-dessous
look-left = Regarder l’emplacement à gauche

## Said when a key did something that is only seen, or nothing.

aids-off = Les aides à la lecture du plateau sont désactivées dans les réglages.
nothing-to-take-back = Rien à annuler : un tour est définitif dès que la tuile suivante est vue. Ce qui a été révélé aussi.
nothing-to-take-back-in-task = Rien à annuler.
nothing-to-redo = Rien à rétablir.
no-tile-to-choose = Vous n’avez pas d’autre tuile à choisir.
nothing-covered = Aucune tuile n’est cachée.
nothing-played = Rien n’a encore été joué.
only-in-replay = Cette touche sert pendant une relecture ; B en ouvre une.
looking-back = C’est une relecture : Échap ramène à la partie.
nothing-decided-here = Rien ne se décide ici maintenant.
saved-as = Enregistré sous { $name }
game-deleted = La partie enregistrée est supprimée. On peut la rétablir.
no-figure-now = Aucune figurine ne peut être placée.
nobody-there-yet = Personne ne s’y trouve.
majority = Majoritaire
worth-at-end = Au décompte final, en l’état
worth-complete = Zone complète
worth-if-complete = Si la zone était complète

## Overlay and tiles still to come.

show-claims = { $edition ->
    [first] Prés, chemins, villes : à qui ?
   *[other] Prés, routes, villes : à qui ?
}
claims-head = À qui ?
claims-off = Rien
claims-of-fields = Prés
claims-of-built = { $edition ->
    [first] Chemins, villes
   *[other] Routes, villes
}
claims-fields = À qui sont les prés, et ce qu’ils rapportent à la fin.
claims-by-city = Où sont les paysans, et à qui chaque ville complète rapporte à la fin.
claims-built = { $edition ->
    [first] À qui sont les chemins, les villes et les abbayes, et ce que tout cela vaut en l’état.
   *[other] À qui sont les routes, les villes et les abbayes, et ce qu’elles valent en l’état.
}
claims-hidden = Les propriétaires ne sont plus affichés.
group-river = Rivière
group-monasteries = Abbayes
group-gardens = Jardins
group-cities-with-roads = { $edition ->
    [first] Villes avec chemins
   *[other] Villes avec routes
}
group-cities = Villes
group-roads = { $edition ->
    [first] Chemins
   *[other] Routes
}
group-others = Autres tuiles

key-control = Ctrl
key-shift = Maj
key-space = Espace
key-enter = Entrée
key-escape = Échap
key-backspace = Retour arrière
key-home = Début
key-end = Fin
key-page-up = Page haut
key-page-down = Page bas

rule-named = Règle { $id }
feature-title = { CAPITAL(feature-name) }
worth-at-end-to = { $name }, au décompte final
tiles-fit = { $count ->
    [0] Aucune tuile à venir ne s’ajuste ici
    [1] 1 tuile à venir s’ajuste ici
   *[other] { $count } tuiles à venir s’ajustent ici
}
out-of-sight = { $places ->
    [0] Dernier coup, hors de vue : le montrer
    [1] 1 emplacement hors de vue : le montrer
   *[other] { $places } emplacements hors de vue : les montrer
}
change-completes = { CAPITAL(feature-name) }, { -complete } : { points }
change-joins = { CAPITAL(feature-name) }, réunion de { $joined } : { points }
change-adds = { CAPITAL(feature-name) } : { $before } → { $after }
unseen-of = { $name } : encore { $unseen } sur { $all }
nothing-lit-up = Aucun emplacement n’est éclairé.
cells-lit-up = Emplacements éclairés : { $cells }.
at-table = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} à la table.
joins-table = { $name } s’installe.
computer-joins-table = { $name } s’installe. Niveau : { $level }.
times = { $times ->
    [0] { $what }
    [1] { $what }
    [2] { $what }, deux fois
   *[other] { $what }, { $times } fois
}
rules-named = { $several ->
    [yes] Règles :
   *[no] Règle :
}

hint-coming = L’expert réfléchit.
hint-best = 1, le meilleur choix : { $told }
hint-other = { $number } rapporte environ { $points },{ $tenths } { $points ->
    [0] point
    [1] point
   *[other] points
} de moins : { $told }
no-figure-put = La tuile seule, sans figurine.
nothing-put = Rien n’est placé.
lies-showing = { CAPITAL($cell) }, { $look }.
hint-equal = { $number } vaut autant : { $told }
