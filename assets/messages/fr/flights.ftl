set-flying = Les Machines volantes
part-flight = Machines volantes
part-flight-hint = { $edition ->
    [older] Une machine volante emporte un partisan à 1, 2 ou 3 tuiles de là, même là où d’autres se trouvent.
   *[other] Une machine volante emporte un meeple à 1, 2 ou 3 tuiles de là, même là où d’autres se trouvent.
}
ask-roll = Le dé est lancé.
ask-land = Choisissez où votre figurine se pose.
tip-flight = Depuis la machine, une figurine s’envole dans le sens de la flèche. Le dé dit jusqu’où ; elle se pose même chez les autres.

takes-off = { $figure ->
    [meeple] { $name } fait décoller un { -meeple }.
   *[other] { $name } fait décoller son { figure }.
}
rolls = { $name } lance le dé : { $cells }.
lands = { $figure ->
    [meeple] { $name } fait atterrir un { -meeple } comme { role }.
    [large] { $name } fait atterrir son { figure } comme { role }.
   *[other] { $name } fait atterrir son { figure } { on-feature }.
}
flight-fails = Aucune place pour se poser : { $name } reprend son { figure }.
fly = { $figure ->
    [meeple] Faire décoller un { -meeple }
    [abbot] Faire décoller l’abbé
   *[other] Faire décoller le { figure }
}
land = Se poser { on-feature }
roll-die = Lancer le dé
before-rolling = On décolle ? Une fois le dé lancé, impossible de revenir en arrière.
no-machine = Un vol part d’une tuile à machine volante que vous venez de poser.
cannot-fly = { $figure ->
    [abbot] Dans cette partie, l’abbé ne vole pas.
   *[other] Le { figure } ne peut pas voler ; seuls les { -meeple }s volent.
}
not-reached = Le vol finit sur la tuile que le dé désigne.
no-landing = { $kind ->
    [field] Aucun vol ne finit dans un pré.
    [garden] Seul un abbé peut se poser dans un jardin.
   *[other] L’abbé ne se pose que dans les abbayes et les jardins.
}
landing-complete = Aucun vol ne finit sur ce qui est déjà complet.
