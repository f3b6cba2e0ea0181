thing-named = { $thing ->
    [robber] Pion voleur
    [mage] Mage
    [witch] Sorcière
    [ingot] Lingot d’or
    [ferry] Bac
    [sheep] Moutons
    [wolf] Loup
    [shield] { CAPITAL(-shield) }
    [cathedral] Cathédrale
    [inn] Auberge
    [gold-mine] Mine d’or
    [wand] Baguette magique
    [robber-sign] Tête de voleur
    [hill] Colline
    [vineyard] Vignoble
    [ferry-lake] Lac du bac
    [gingerbread-sign] Pain d’épice
    [flying-machine] Machine volante
    [road-circle] Agroglyphe au gourdin
    [city-circle] Agroglyphe à l’écu
    [field-circle] Agroglyphe à la fourche
    [animal] Animal
    [river-source] Source
    [river-lake] Lac de la rivière
    [road-bridge] Pont sur { $edition ->
        [first] un chemin
       *[other] une route
    }
    [river-bridge] Pont sur la rivière
    [city-bridge] { $edition ->
        [first] Un chemin
       *[other] Une route
    } par-dessus une ville
    [village] Village
    [crossing] Carrefour
    [house] Maison au bout { $edition ->
        [first] d’un chemin
       *[other] d’une route
    }
    [space] Case de la piste de score
    [dark-space] Case foncée de la piste de score
   *[other] {""}
}
meeple-hint = Se place sur { $edition ->
    [first] un chemin
   *[other] une route
}, dans une ville, une abbaye ou un pré ; qui en a le plus y prend les points.
thing-says = { $thing ->
    [score-figure] Indique sur la piste de score les points de son joueur.
    [mage] Là où se trouve le mage, chaque tuile rapporte 1 point de plus.
    [witch] Là où se trouve la sorcière, on ne marque que la moitié des points, arrondie vers le haut.
    [sheep] Un troupeau : 1 point par mouton du pré quand il est rentré.
    [wolf] S’il est tiré, tous les moutons du pré sont perdus et les bergers rentrent.
    [monastery] Complète quand 8 tuiles l’entourent : elle vaut alors 9 points.
    [garden] Seul l’abbé s’en occupe ; il est évalué comme une abbaye.
    [shield] 2 points de plus dans une ville complète, 1 point à la fin dans une autre.
    [gold-mine] Qui pose cette tuile y met un lingot, et un autre sur une tuile autour.
    [wand] Qui pose cette tuile place le mage ou la sorcière, ou déplace l’un des deux.
    [robber-sign] Qui pose cette tuile peut mettre un pion voleur sur la piste de score. Ensuite, un autre joueur le peut aussi.
    [ferry-lake] Ce qui mène au lac finit à un quai ; qui pose cette tuile relie deux quais par un bac.
    [gingerbread-sign] Qui pose cette tuile déplace le bonhomme de pain d’épice vers une autre ville inachevée.
    [road-circle] Chacun peut ajouter une figurine à côté d’une des siennes sur { $edition ->
        [first] un chemin
       *[other] une route
    }, ou chacun en reprend une.
    [city-circle] Chacun peut ajouter une figurine à côté d’une des siennes dans une ville, ou chacun en reprend une.
    [field-circle] Chacun peut ajouter une figurine à côté d’une des siennes dans un pré, ou chacun en reprend une.
    [animal] Une simple image, sans effet.
    [river-source] La rivière naît ici ; le pré en fait le tour.
    [river-lake] La rivière finit ici ; le pré en fait le tour.
    [road-bridge] L’un passe au-dessus de l’autre ; aucun ne s’arrête ici.
    [river-bridge] { $edition ->
        [first] Le chemin
       *[other] La route
    } continue par-dessus la rivière.
    [city-bridge] { $edition ->
        [first] Le chemin
       *[other] La route
    } continue par-dessus la ville ; rien ne s’arrête ici.
    [village] Tout ce qui y mène s’arrête ici.
    [crossing] Tout ce qui s’y rencontre s’arrête ici.
    [house] { $edition ->
        [first] Le chemin
       *[other] La route
    } s’arrête ici.
    [space] Les pions de score en font le tour ; chaque tour vaut 50 points.
    [dark-space] Si le pion que vous avez avancé s’y trouve après l’évaluation, vous recevez une missive.
   *[other] {""}
}
legend = Légende
legend-figures = Pièces
legend-tokens = Jetons
legend-tiles = Sur les tuiles
legend-hint = Laissez le pointeur ou le doigt sur une chose du plateau pour lire son nom.
thing-idle = Hors jeu dans cette partie : une simple image.
