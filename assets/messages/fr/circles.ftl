set-crop = Les Cercles de culture
part-crop-circles = Cercles de culture
part-crop-circles-hint = Chacun ajoute une figurine à côté d’une des siennes, ou chacun en reprend une.
ask-circle = Cercle de culture : chacun peut-il ajouter une figurine (+1), ou en reprend-il une (−1) ?
ask-circle-add = Ajoutez une figurine à côté d’une des vôtres, ou passez.
ask-circle-remove = Choisissez la figurine que vous reprenez.
crop-add-label = Ajout au cercle de culture
crop-add-hint = Si ceux qui peuvent ajouter une figurine y sont obligés.
tip-circle = Au cercle de culture, tous font de même à tour de rôle : une figurine de plus près d’une autre, ou une de moins.

chooses-circle = { $name } décide : { $circle ->
    [add] chacun peut ajouter une figurine à côté d’une des siennes.
   *[remove] chacun reprend une figurine.
}
circle = { $circle ->
    [add] Chacun peut ajouter une figurine
   *[remove] Chacun reprend une figurine
}
add-beside = Ajouter un { -who } { on-feature }
not-beside = On ajoute une figurine à côté d’une des siennes que le cercle concerne.
crop-add = { $mandatory ->
    [yes] Obligatoire
   *[no] Facultatif
}
