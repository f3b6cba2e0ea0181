measured = { $measure ->
    [handicap] { $count ->
        [one] { $count } point convenu
       *[other] { $count } points convenus
    }
    [tiles] { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
    [shields] { $count } { -shield }{ $count ->
        [one] {""}
       *[other] s
    }
    [cities] { $count ->
        [one] { $count } ville
       *[other] { $count } villes
    }
    [knights] { $count ->
        [one] { $count } chevalier
       *[other] { $count } chevaliers
    }
    [farmers] { $count ->
        [one] { $count } paysan
       *[other] { $count } paysans
    }
    [message] { $count ->
        [one] { $count } missive
       *[other] { $count } missives
    }
    [stolen] { $count ->
        [one] { $count } point volé
       *[other] { $count } points volés
    }
    [robber] { $count ->
        [one] { $count } pion voleur
       *[other] { $count } pions voleurs
    }
    [pig] { $count ->
        [one] { $count } ville avec le cochon
       *[other] { $count } villes avec le cochon
    }
    [goods] { $count ->
        [one] { $count } majorité
       *[other] { $count } majorités
    }
    [ingots] { ingots }
    [mage] { $count ->
        [one] { $count } tuile avec le mage
       *[other] { $count } tuiles avec le mage
    }
    [witch] { $count } (sorcière)
    [vineyards] { $count ->
        [one] { $count } vignoble
       *[other] { $count } vignobles
    }
    [sheep] { sheep }
    [characters] { $count ->
        [one] { $count } personnage
       *[other] { $count } personnages
    }
    [herd] { $count ->
        [one] { $count } troupeau
       *[other] { $count } troupeaux
    }
    [lone-jokers] { $count ->
        [one] { $count } joker animaux
       *[other] { $count } jokers animaux
    }
    [magic] { $count ->
        [one] { $count } Dragon ou Fée
       *[other] { $count } Dragon et Fée
    }
    [strays] { $count ->
        [one] { $count } carte d’une autre couleur
       *[other] { $count } cartes d’une autre couleur
    }
   *[building-set] { $count ->
        [one] { $count } groupe de bâtiments
       *[other] { $count } groupes de bâtiments
    }
}
for-majority = Pour la majorité : { $shares }.
majority-share = { $count } pour { $name }
by-rules-listed = { $count ->
    [one] Règle : { $rules }
   *[other] Règles : { $rules }
}
completed-cities = { $cities ->
    [one] { $cities } ville complète
   *[other] { $cities } villes complètes
}
tiles-of-nine = { tiles } sur 9
shields = { $shields } { -shield }{ $shields ->
    [one] {""}
   *[other] s
}
complete-feature = { -complete }
feature-free = { CAPITAL(feature-name) }, { $known } : personne ne s’y trouve.
feature-held-by = { CAPITAL(feature-name) }, { $known } : { points } pour { $names }.
standing-as = { $figure ->
    [meeple] { role }
    [large] { figure } comme { role }
   *[other] { figure }
}
