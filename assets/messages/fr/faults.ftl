on-line = Ligne { $line } : { $sentence }
not-a-game = Ce n’est pas le texte d’une partie : il ne commence pas par « bastide 1 ».
other-version = Le texte est écrit pour la version { $version }, inconnue ici.
other-game = C’est le texte d’une partie du jeu de { $kind ->
    [tiles] tuiles
   *[cards] cartes
}, qui ne s’ouvre pas ici.
text-too-long = Le texte est trop long pour être celui d’une partie.
too-many-lines = Le texte a trop de lignes pour une partie.
too-many-notes = Il y a trop de commentaires et de repères.
no-task-set = Il manque une ligne « task » et, dessous, au moins un but : « goal complete city ».
said-before = « { $word } » a déjà été dit.
save-cut = Le texte de cette partie est coupé après la décision n°{"\u00A0"}{ $decisions }. Pour l’ouvrir jusque-là, enlevez le mot « save » de la première ligne.
said-too-late = « { $word } » vient trop tard : sa place est avant « { $later } ».
cell-out-of-reach = « { $word } » est trop loin : un emplacement est au plus à { $most } du milieu.
unknown-word = « { $word } » n’a pas de sens ici.
unknown-value = « { $word } » n’est pas une valeur de « { $option } », qui peut être : { $values }.
line-too-short = Il manque quelque chose à la fin.
line-too-long = « { $word } » est de trop.
not-a-number = « { $word } » n’est pas un nombre possible ici.
no-such-tile = La tuile « { $word } » n’existe pas.
not-a-cell = « { $word } » n’est pas un emplacement, comme 1,-2.
no-tile-there = Il n’y a pas de tuile en { $cell }.
no-such-part = La tuile n’a pas de « { $word } ».
several-parts = Plusieurs parties de la tuile sont « { $word } ».
