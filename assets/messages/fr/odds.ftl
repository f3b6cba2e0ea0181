odds-fitting = Tuiles à venir qui s’ajustent ici : { $fitting } sur { $unseen }
cell-dead = Plus aucune tuile ne s’ajuste ici
odds-of-one = { $draws ->
    [1] Chances d’en avoir une à votre prochaine pioche : { $percent }.
   *[other] Chances d’en avoir une en { $draws } pioches : { $percent }.
}
closing-one = Il manque 1 tuile ; possibles : { $closing } sur { $unseen }.
closing-two = Il manque 2 tuiles ; possibles : { $first } et { $second } sur { $unseen }.
closing-many = Il manque { $places } tuiles ; la plus rare : { $fewest } sur { $unseen }.
closing-one-held =
  { $closing ->
    [0] La tuile en main la complète ; aucune autre à venir ne le ferait.
   *[other] La tuile en main la complète ; à venir : { $closing } sur { $unseen }.
  }
closing-held = La tuile en main est l’une d’elles.
odds-of-both = Chances d’avoir les deux en { $draws } pioches : { $percent }.
odds-of-all = Chances de les avoir toutes en { $draws } pioches : { $percent }.
odds-more = Plus
odds-as-it-stands = Telle qu’est la table, et sans l’agrandir.
feature-dead = Plus rien ne peut compléter cette zone.
