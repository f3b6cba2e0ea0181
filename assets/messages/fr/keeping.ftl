clock = { $hour }{"\u00A0h\u00A0"}{ $minute }
saved-today = aujourd’hui, { clock }
saved-this-year = { -day } { -month }, { clock }
saved-earlier = { -day } { -month } { $year }
about = { $what } : { $whose }
show-more = En montrer { $count } de plus
deleted = Supprimée : { $title }
broken-save = Une partie enregistrée n’a pas pu être lue. { $why }
left-out = La dernière partie ({ $game }) ne s’est pas ouverte : la page a démarré sans elle. Elle est toujours dans la liste des parties enregistrées, où vous pouvez l’exporter ou réessayer.
broken-import = Cette partie n’a pas pu être ouverte. { $why }
games-added = { $games ->
    [0] Aucune partie n’a été ajoutée aux parties enregistrées.
    [one] { $games } partie a été ajoutée aux parties enregistrées.
   *[other] { $games } parties ont été ajoutées aux parties enregistrées.
}
games-known = { $games ->
    [one] { $games } partie était déjà là.
   *[other] { $games } parties étaient déjà là.
}
games-unreadable = { $games ->
    [one] { $games } d’entre elles ne peut pas être lue ici ; le texte est gardé.
   *[other] { $games } d’entre elles ne peuvent pas être lues ici ; le texte est gardé.
}
games-missing = Le fichier était tronqué : { $games ->
    [one] { $games } partie manque.
   *[other] { $games } parties manquent.
}
games-back = { $games ->
    [one] Votre navigateur avait perdu une partie enregistrée. Une copie a permis de la retrouver.
   *[other] Votre navigateur avait perdu { $games } parties enregistrées. Des copies ont permis de les retrouver.
}
games-gone = { $games ->
    [one] Votre navigateur a perdu une partie enregistrée, dont il n’existe pas de copie.
   *[other] Votre navigateur a perdu { $games } parties enregistrées, dont il n’existe pas de copie.
}
games-withheld = { $games ->
    [one] { $games } partie n’est pas
   *[other] { $games } parties ne sont pas
} dans le fichier : plusieurs personnes y ont des mains secrètes. Le texte reste ici jusqu’à ce que l’une d’elles regarde sa main dans la partie, ou que tout soit joué.

-day = { $day ->
    [1] 1er
   *[other] { $day }
}
-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
}
