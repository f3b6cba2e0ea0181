set-crop = Les Agroglyphes
part-crop-circles = Agroglyphes
part-crop-circles-hint = Chacun ajoute une figurine à côté d’une des siennes, ou chacun en reprend une.
ask-circle = Agroglyphe : chacun peut-il ajouter une figurine (+1), ou en reprend-il une (−1) ?
ask-circle-add = Ajoutez une figurine à côté d’une des vôtres, ou passez.
ask-circle-remove = Choisissez la figurine que vous reprenez.
crop-add-label = Ajout par un agroglyphe
crop-add-hint = Ceux qui peuvent ajouter une figurine y sont-ils obligés ?
tip-circle = Avec un agroglyphe, chacun ajoute à son tour une figurine à côté d’une des siennes, ou chacun en reprend une.

chooses-circle = { $name } décide : { $circle ->
    [add] chacun peut ajouter une figurine à côté d’une des siennes.
   *[remove] chacun reprend une figurine.
}
circle-idle = Aucun { role } sur le plateau : l’agroglyphe reste sans effet.
circle = { $circle ->
    [add] Chacun peut ajouter une figurine
   *[remove] Chacun reprend une figurine
}
add-beside = Ajouter un { -who } { on-feature }
not-beside = Une figurine s’ajoute à côté d’une des vôtres que vise l’agroglyphe.
crop-add = { $mandatory ->
    [yes] Obligatoire
   *[no] Facultatif
}
