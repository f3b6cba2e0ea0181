suit = { $suit ->
    [yellow] jaune
    [red] rouge
    [green] vert
   *[blue] bleu
}
row-name = rangée { -suit-feminine }
row-title = Rangée { -suit-feminine }, { $suit ->
    [yellow] abbaye
    [red] route
    [green] pré
   *[blue] ville
}
in-row = dans la { row-name }
to-row = dans la { row-name }
card-named = { -card }
a-card-named = { $card ->
    [dragon] { -the-card }
    [fairy] { -the-card }
    [animal] { $suit ->
        [yellow] une { -card }
       *[other] un { -card }
    }
    [building] { $suit ->
        [blue] un { -card }
       *[other] une { -card }
    }
   *[other] un { -card }
}
the-card-named = { -the-card }
a-hidden-card = une carte face cachée
cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
animal = { $suit ->
    [yellow] poule
    [red] âne
    [green] mouton
   *[blue] cheval
}
animals = { $count ->
    [one] { $count } { animal }
   *[other] { $count } { $suit ->
        [blue] chevaux
       *[other] { animal }s
    }
}
building = { $suit ->
    [yellow] abbaye
    [red] auberge
    [green] ferme
   *[blue] donjon
}
joker-building = joker
animal-jokers = { $jokers ->
    [one] { $jokers } joker animaux
   *[other] { $jokers } jokers animaux
}
buildings-in-all = { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
}
card-source = { $source ->
    [characters] Personnages
    [animals] Animaux
    [magic] Dragon et Fée
    [strays] Autres couleurs
   *[buildings] Bâtiments
}

# A colour after a feminine noun: "rangée verte".
-suit-feminine = { $suit ->
    [yellow] jaune
    [red] rouge
    [green] verte
   *[blue] bleue
}
-card = { $card ->
    [character] { $suit ->
        [yellow] moine
        [red] brigand
        [green] paysan
       *[blue] chevalier
    } { suit } { $value }
    [animal] { $suit ->
        [yellow] { animal } { -suit-feminine }
       *[other] { animal } { suit }
    }
    [building] { $suit ->
        [blue] { building } { suit }
       *[other] { building } { -suit-feminine }
    }
    [animal-joker] joker animaux
    [building-joker] joker bâtiments
    [dragon] Dragon
   *[fairy] Fée
}
-the-card = { $card ->
    [fairy] la { -card }
    [animal] { $suit ->
        [yellow] la { -card }
        [red] l’{ -card }
       *[other] le { -card }
    }
    [building] { $suit ->
        [yellow] l’{ -card }
        [red] l’{ -card }
        [green] la { -card }
       *[blue] le { -card }
    }
   *[other] le { -card }
}
# What a large meeple is called beside the cards, whichever edition of the tile game is played (R-CARD-02).
-large = grand meeple
