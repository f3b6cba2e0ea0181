## Heads.

help-placing = Touches : la tuile
help-figures = Touches : figurines et fin du tour
help-reading = Touches : lire le plateau
help-asking = Touches : poser une question
help-replay = Touches : en revoyant la partie
help-table = Touches : autour de la partie

## Keys.

key-cells = Choisir un emplacement ; gauche et droite passent d’une rangée à l’autre
key-cell-ends = Au premier emplacement, au dernier
key-put-tile = Y poser la tuile
key-let-go = Lâcher la tuile ; plus tard, annuler
key-hold = Choisir une des trois tuiles
key-places = Choisir une place pour une figurine
key-put-figure = Y placer la figurine
key-areas = Au bouton ou à la liste qui suit
key-areas-back = À celui d’avant
key-press = Appuyer sur le bouton marqué

## A mouse.

mouse = À la souris
mouse-tile = Glissez la tuile là où elle peut se poser, ou cliquez à cet endroit. Reposée sur la barre, elle reste en main.
mouse-turn = Le bouton droit tourne la tuile ; la molette aussi, sur la tuile ou pendant que vous la glissez.
mouse-figure = Cliquez sur l’une des places pour une figurine, ou glissez-y la figurine.
mouse-table = Glissez la table pour la déplacer ; ailleurs, la molette agrandit ou réduit.
mouse-guides = Cliquez sur une flèche au bord ou sur un endroit du petit plan pour y aller. « { fit } » montre tout le plateau ; cliquez encore une fois pour revenir au jeu.
mouse-rest = Laissez le pointeur sur une chose du plateau pour lire son nom, son effet et sa valeur.
