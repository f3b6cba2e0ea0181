odds-fitting = Tuiles à venir qui conviennent ici : { $fitting } sur { $unseen }
cell-dead = Plus aucune tuile ne convient ici
odds-of-one = { $draws ->
    [1] { $percent } à votre prochaine pioche.
   *[other] { $percent } sur vos { $draws } prochaines pioches.
}
closing-one = Il manque 1 tuile ; possibles : { $closing } sur { $unseen }.
closing-two = Il manque 2 tuiles ; possibles : { $first } et { $second } sur { $unseen }.
closing-many = Il manque { $places } tuiles ; la plus rare : { $fewest } sur { $unseen }.
odds-of-both = { $percent } pour les deux sur vos { $draws } prochaines pioches.
odds-of-all = { $percent } pour toutes sur vos { $draws } prochaines pioches.
odds-as-it-stands = Telle qu’est la table, et sans l’agrandir.
feature-dead = Plus rien ne peut compléter cette zone.
