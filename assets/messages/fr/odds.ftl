odds-fitting = { $fitting ->
    [0] Aucune des { $unseen } tuiles à venir ne convient ici
    [1] 1 tuile à venir sur { $unseen } convient ici
   *[other] { $fitting } tuiles à venir sur { $unseen } conviennent ici
}
cell-dead = Plus aucune tuile ne convient ici
odds-of-one = { $draws ->
    [1] { $percent } à votre prochaine pioche.
   *[other] { $percent } sur vos { $draws } prochaines pioches.
}
closing-one = Il manque 1 tuile (à venir : { $closing } sur { $unseen }).
closing-two = Il manque 2 tuiles (à venir : { $first } et { $second } sur { $unseen }).
closing-many = Il manque { $places } tuiles (à venir, pour la plus rare : { $fewest } sur { $unseen }).
odds-of-both = { $percent } pour les deux sur vos { $draws } prochaines pioches.
odds-of-all = Au plus { $percent } pour toutes sur vos { $draws } prochaines pioches.
draws-too-few = { $draws ->
    [1] Votre prochaine pioche ne suffit pas.
   *[other] Vos { $draws } prochaines pioches ne suffisent pas.
}
odds-as-it-stands = Telle qu’est la table, et sans l’agrandir.
feature-dead = Plus rien ne peut compléter cette zone.
