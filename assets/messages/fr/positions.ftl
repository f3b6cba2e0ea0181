position-empty = Il n’y a aucune tuile sur la table.
position-stacked = Deux tuiles se trouvent sur la case { $cell }.
position-too-far = La case { $cell } est trop loin du milieu.
position-apart = La tuile de la case { $cell } ne touche aucune tuile précédente.
position-mismatch = Le bord { side } de la case { $cell } ne correspond pas à sa voisine.
position-no-seat = La place { $seat } n’existe pas.
position-no-such-spot = Il n’y a rien de tel sur la case { $cell }.
position-wrong-feature = Un { figure } ne peut pas se tenir ainsi sur la case { $cell }.
position-alone = Le { figure } de la case { $cell } a besoin d’un { -meeple } de son joueur dans la même zone.
position-too-many = La place { $seat } n’a pas autant de figurines « { figure } ».
position-shared = Sur la case { $cell }, deux figurines sont au même endroit, et aucune règle en jeu ne les réunit.
position-already-scored = La zone de la case { $cell } est complète et aurait déjà été évaluée.
position-no-quays = Il n’y a pas deux quais d’un lac sur la case { $cell }.
position-ferry-twice = Deux bacs se trouvent sur la case { $cell }.
position-ferry-missing = Le lac de la case { $cell } n’a pas de bac.
position-no-magic = Sur la case { $cell }, { wizard } n’est ni sur { $edition ->
    [first] un chemin
   *[other] une route
} ni dans une ville.
position-wizards-together = Le mage et la sorcière sont dans la même zone.
position-no-flock = Le berger de la place { $seat } n’a pas de troupeau.
position-no-shepherd = La place { $seat } a un troupeau, mais pas de berger sur la table.
position-wolf = Un loup ne reste jamais près d’un berger.
position-too-many-tokens = Il n’y a pas autant de jetons avec { sheep }.
position-no-space = La piste de score n’a pas de case { $space }.
position-robber-twice = La place { $seat } n’a qu’un seul pion voleur.
position-too-many-goods = Il n’y a pas autant de jetons de { goods }.
position-no-tile-under = Aucune tuile ne se trouve sous les lingots de la case { $cell }.
position-not-in-city = Le bonhomme de pain d’épice de la case { $cell } n’est pas dans une ville.
position-too-many-ingots = Il n’y a pas autant de lingots.
position-too-many-points = La place { $seat } a plus de points qu’une partie n’en rapporte.
position-not-in-play = « { $part } » n’est pas dans cette partie.
position-fits-nowhere = La tuile piochée ne convient nulle part.
position-message-twice = La missive { $number } est deux fois sous la pile.
position-hands = Les mains secrètes ont au plus trois tuiles et demandent leur option.
