set-river = La Rivière
tip-river = La rivière continue toujours par son extrémité, et ne tourne jamais deux fois de suite du même côté.

river-not-continued = Une tuile Rivière doit prolonger l’extrémité ouverte de la rivière.
river-u-turn = La rivière ne peut pas tourner deux fois de suite du même côté.
river-blocked = Ici la rivière buterait sur d’autres tuiles ; tournée autrement, elle a de la place.
river = Rivière
river-hint = La partie commence par une rivière.
river-source = source de la rivière
river-lake = lac de la rivière
river-towards = rivière { to-directions }
