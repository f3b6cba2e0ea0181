task = Exercice
task-rest = Objectifs et indices
task-hint = Indice
task-again = Recommencer
task-solution = Montrer la solution
task-solved = Réussi.
task-solved-late = Résolu. Cela ne compte pas : la solution a été montrée.
task-solution-shown = Voici une solution.
task-missed = Pas encore : ce n’est pas ce qui était demandé.
goal-not-yours = C’est complet, mais un autre y a plus de figurines que vous.
goal-still-open = { $kind ->
    [road] { $edition ->
        [first] { $open ->
            [one] Le chemin est encore ouvert à un bout.
           *[other] Le chemin est encore ouvert à { $open } bouts.
        }
       *[other] { $open ->
            [one] La route est encore ouverte à un bout.
           *[other] La route est encore ouverte à { $open } bouts.
        }
    }
    [city] { $open ->
        [one] La ville est encore ouverte d’un côté.
       *[other] La ville est encore ouverte de { $open } côtés.
    }
   *[other] { $open ->
        [one] Un des emplacements autour est encore vide.
       *[other] { $open } des emplacements autour sont encore vides.
    }
}
goal-other-figure = { $kind ->
    [road] { $edition ->
        [first] Votre figurine est sur un chemin.
       *[other] Votre figurine est sur une route.
    }
    [city] Votre figurine est dans une ville.
    [monastery] Votre figurine est dans une abbaye.
    [garden] Votre figurine est dans un jardin.
   *[field] Votre figurine est dans un pré.
}
goal-no-figure = Vous n’avez placé aucune figurine sur votre tuile.
goal-elsewhere = Votre tuile se trouve sur un autre emplacement.
goal-turned = Votre tuile s’y trouve, mais tournée autrement.
goal-nobodys = C’est complet, mais aucune figurine ne s’y trouve.
goal-turn-it = Votre tuile s’y trouve, mais tournée autrement : les flèches rondes la tournent.
goal-not-home = Personne n’est revenu : rien de ce qu’occupe une de vos figurines n’a été complété.
goal-missing = Il manque : { $goal }.
task-scored = { $points ->
    [0] Cette réponse ne rapporte rien.
    [one] Cette réponse rapporte un point :
   *[other] Cette réponse rapporte { $points } points :
}
goal-reached = atteint
goal-open = pas encore atteint
goal-score = { $points ->
    [one] Marquez un point
   *[other] Marquez { $points } points ou plus
}
goal-complete = { $kind ->
    [road] { $edition ->
        [first] Complétez un de vos chemins
       *[other] Complétez une de vos routes
    }
    [city] Complétez une de vos villes
    [monastery] Complétez une de vos abbayes
    [garden] Complétez un de vos jardins
   *[field] Complétez un de vos prés
}
goal-figure = { $kind ->
    [road] { $edition ->
        [first] Placez une figurine sur un chemin
        [winter] Placez une figurine sur une route
       *[other] Placez un meeple sur une route
    }
    [city] { $edition ->
        [older] Placez une figurine dans une ville
       *[other] Placez un meeple dans une ville
    }
    [monastery] { $edition ->
        [older] Placez une figurine dans une abbaye
       *[other] Placez un meeple dans une abbaye
    }
    [garden] Placez l’abbé dans un jardin
   *[field] { $edition ->
        [older] Placez une figurine dans un pré
       *[other] Placez un meeple dans un pré
    }
}
goal-find = Montrez chaque emplacement où votre tuile convient
goal-found = Trouvés : { $found } sur { $count }.
goal-occupy = { $kind ->
    [road] { $edition ->
        [first] Ayez une figurine sur un chemin
        [winter] Ayez une figurine sur une route
       *[other] Ayez un meeple sur une route
    }
    [city] { $edition ->
        [older] Ayez une figurine dans une ville
       *[other] Ayez un meeple dans une ville
    }
    [monastery] { $edition ->
        [older] Ayez une figurine dans une abbaye
       *[other] Ayez un meeple dans une abbaye
    }
    [garden] Ayez l’abbé dans un jardin
   *[field] { $edition ->
        [older] Ayez une figurine dans un pré
       *[other] Ayez un meeple dans un pré
    }
}
goal-occupy-this = { $kind ->
    [road] { $edition ->
        [first] Ayez une figurine sur le chemin ici : { $cell }
        [winter] Ayez une figurine sur la route ici : { $cell }
       *[other] Ayez un meeple sur la route ici : { $cell }
    }
    [city] { $edition ->
        [older] Ayez une figurine dans la ville ici : { $cell }
       *[other] Ayez un meeple dans la ville ici : { $cell }
    }
    [monastery] { $edition ->
        [older] Ayez une figurine dans l’abbaye ici : { $cell }
       *[other] Ayez un meeple dans l’abbaye ici : { $cell }
    }
    [garden] Ayez l’abbé dans le jardin ici : { $cell }
   *[field] { $edition ->
        [older] Ayez une figurine dans le pré ici : { $cell }
       *[other] Ayez un meeple dans le pré ici : { $cell }
    }
}
goal-majority = { $kind ->
    [road] { $edition ->
        [first] Prenez la majorité sur un chemin
       *[other] Prenez la majorité sur une route
    }
    [city] Prenez la majorité dans une ville
    [monastery] Prenez la majorité dans une abbaye
    [garden] Prenez la majorité dans un jardin
   *[field] Prenez la majorité dans un pré
}
goal-majority-this = { $kind ->
    [road] { $edition ->
        [first] Prenez la majorité sur le chemin ici : { $cell }
       *[other] Prenez la majorité sur la route ici : { $cell }
    }
    [city] Prenez la majorité dans la ville ici : { $cell }
    [monastery] Prenez la majorité dans l’abbaye ici : { $cell }
    [garden] Prenez la majorité dans le jardin ici : { $cell }
   *[field] Prenez la majorité dans le pré ici : { $cell }
}
goal-other-one = { $kind ->
    [road] { $edition ->
        [first] Votre figurine est sur un autre chemin.
       *[other] Votre figurine est sur une autre route.
    }
    [city] Votre figurine est dans une autre ville.
    [monastery] Votre figurine est dans une autre abbaye.
    [garden] Votre figurine est dans un autre jardin.
   *[field] Votre figurine est dans un autre pré.
}
goal-tied = Un autre y a autant de figurines que vous.
goal-fewer = Un autre y a plus de figurines que vous.
goal-no-share = Vous n’y avez encore aucune figurine : réunissez-le à ce qui est à vous.
goal-lay = Posez une tuile
goal-place = Posez une tuile ici : { $cell }
goal-place-turned = Posez une tuile ici, tournée comme demandé : { $cell }
goal-home = Récupérez une de vos figurines
goal-lead = Soyez devant tous les autres
goal-win = Gagnez, quoi que fassent les autres
task-to-come = Encore à poser :
goal-answered = Un adversaire peut répondre ici : { $cell }{ $figure }. Au mieux, la partie se termine alors sur { $own } à { $other }, vos points d’abord.
goal-ends = La partie se termine sur { $own } à { $other }, vos points d’abord.
goal-answering-figure = { $kind ->
    [road] , figurine sur la route
    [city] , figurine dans la ville
    [monastery] , figurine dans le monastère
    [garden] , figurine dans le jardin
   *[field] , figurine dans le pré
}
goal-undecided = On ne peut pas encore dire ici qui gagne.
goal-not = Sans ceci : { $goal }
goal-or = { $one }, ou bien : { $other }
