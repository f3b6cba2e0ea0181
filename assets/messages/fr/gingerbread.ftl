set-gingerbread = Le Bonhomme de pain d’épice
part-gingerbread = Bonhomme de pain d’épice
part-gingerbread-hint = Quand il quitte une ville, chacun de vos chevaliers y vaut 1 point par tuile.
ask-gingerbread = Déplacez le bonhomme de pain d’épice vers une autre ville inachevée.
points-from-gingerbread = Pain d’épice
double-move-label = Le bonhomme peut bouger deux fois
double-move-hint = Quand sa propre tuile complète sa ville, il la quitte puis bouge encore une fois.
tip-gingerbread = Le bonhomme de pain d’épice change de ville ; dans celle qu’il quitte, chaque chevalier vaut un point par tuile.

moves-gingerbread = { $name } déplace le bonhomme de pain d’épice vers une autre ville.
gingerbread-leaves = Toutes les villes sont complètes : le bonhomme de pain d’épice quitte le plateau.
gingerbread-stays = Aucune autre ville n’est inachevée : le bonhomme de pain d’épice reste où il est.
gingerbread-lost = À la fin de la partie, le bonhomme de pain d’épice ne rapporte rien.
scores-gingerbread = { $name } marque { points } pour ses chevaliers auprès du bonhomme de pain d’épice.
gingerbread-to = Bonhomme vers la ville
not-an-open-city = Le bonhomme de pain d’épice va dans une ville inachevée, autre que la sienne.
gingerbread-within = Le bonhomme de pain d’épice { $within }.
position-not-in-city = { $cell } : le bonhomme de pain d’épice n’est pas dans une ville.
