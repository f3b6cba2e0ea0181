task = Exercice
task-rest = Objectifs et indices
task-seat = Vous jouez en { $colour ->
    [yellow] jaune
    [red] rouge
    [pink] rose
    [green] vert
    [blue] bleu
   *[black] noir
}
task-hint = Indice
task-again = Recommencer
task-solution = Montrer la solution
task-solved = Réussi.
task-solved-late = Résolu. Cela ne compte pas : la solution a été montrée.
task-solution-shown = Voici une solution.
task-missed = Pas tout à fait : ce n’est pas ce qui était demandé.
goal-not-yours = C’est complet, mais un autre joueur y a plus de figurines que vous.
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
goal-turn-it = Votre tuile s’y trouve, mais tournée autrement. Reprenez-la, puis tournez-la.
goal-take-back = { $wrong } Reprenez-la et réessayez. Ce qui est demandé : { $goal }.
goal-not-home = Aucune figurine n’est revenue : vous n’avez complété aucune zone où vous en avez une.
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
goal-find = Trouvez chaque emplacement où votre tuile s’ajuste
goal-found = Trouvés : { $found } sur { $count }.
goal-occupy = { $kind ->
    [road] { $edition ->
        [first] Occupez un chemin
       *[other] Occupez une route
    }
    [city] Occupez une ville
    [monastery] Occupez une abbaye
    [garden] Occupez un jardin avec l’abbé
   *[field] Occupez un pré
}
goal-occupy-this = { $kind ->
    [road] { $edition ->
        [first] Occupez le chemin marqué
       *[other] Occupez la route marquée
    }
    [city] Occupez la ville marquée
    [monastery] Occupez l’abbaye marquée
    [garden] Occupez le jardin marqué avec l’abbé
   *[field] Occupez le pré marqué
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
        [first] Prenez la majorité sur le chemin marqué
       *[other] Prenez la majorité sur la route marquée
    }
    [city] Prenez la majorité dans la ville marquée
    [monastery] Prenez la majorité dans l’abbaye marquée
    [garden] Prenez la majorité dans le jardin marqué
   *[field] Prenez la majorité dans le pré marqué
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
goal-tied = Un autre joueur y a autant de figurines que vous.
goal-fewer = Un autre joueur y a plus de figurines que vous.
goal-no-share = Vous n’y avez encore aucune figurine : réunissez-la à une zone que vous occupez.
goal-lay = Posez une tuile
goal-place = Posez votre tuile sur l’emplacement marqué
goal-place-turned = Posez votre tuile sur l’emplacement marqué, dans le bon sens
goal-home = Récupérez une de vos figurines
goal-lead = Terminez en tête
goal-win = Gagnez, quoi que fassent les autres
task-to-come = Encore à poser :
goal-answered = Un adversaire peut répondre ici : { $cell }{ $figure }. Au mieux, la partie se termine alors sur { $own } à { $other }, vos points d’abord.
goal-defended = La meilleure réponse est une tuile ici : { $cell }{ $figure }. Vous gagnez quand même, { $own } à { $other }.
goal-ends = La partie se termine sur { $own } à { $other }, vos points d’abord.
goal-answering-figure = { $kind ->
    [road] , figurine sur la route
    [city] , figurine dans la ville
    [monastery] , figurine dans l’abbaye
    [garden] , figurine dans le jardin
   *[field] , figurine dans le pré
}
goal-undecided = Il est trop tôt pour dire qui gagne.
goal-not = Sans ceci : { $goal }
goal-or = { $one }, ou bien : { $other }

## What a page around a board is told when it may not do something.

# It decides for somebody, and nobody is asked.
nobody-asked = Sur ce plateau, personne n’a de décision à prendre pour le moment.
# It goes to a step, and no game is looked back at.
no-steps = Seule une relecture a des étapes où aller.
# It points out a cell that the task does not ask for.
not-looked-for = Cet emplacement n’est pas un de ceux que l’on cherche.
