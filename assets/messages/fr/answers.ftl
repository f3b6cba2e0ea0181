not-now = Il y a autre chose à faire d’abord.
game-is-over = La partie est finie.
cannot-come = Cela ne peut plus être pioché.
not-in-hand = Cette tuile n’est pas dans votre main.
cell-taken = Une tuile se trouve déjà là.
no-neighbour = Une tuile doit en toucher une autre par un côté entier ; un coin ne suffit pas.
edge-mismatch = { CAPITAL(-towards) }, la tuile montre { $ours } et sa voisine { $theirs }.
something-fits = Une de vos tuiles peut se poser : vous devez la jouer.
no-such-segment = Il n’y a rien à occuper ici ; les figurines vont sur la tuile qui vient d’être posée.
not-on-placed-tile = Une figurine se place sur la tuile que vous venez de poser.
none-left = { $figure ->
    [meeple] Il ne vous reste aucun { -meeple } en réserve.
   *[other] Votre { figure } n’est pas dans votre réserve.
}
occupied-by = { $owners ->
    [one] Un { -meeple } { $owners } s’y trouve déjà
   *[other] Des { -meeple }s { $owners } s’y trouvent déjà
}, même au loin : c’est toute la zone reliée qui compte.
farmers-off = Cette partie se joue sans paysans : les prés restent vides.
wrong-feature = { $figure ->
    [abbot] L’abbé ne va que dans les abbayes et les jardins.
    [builder] { $edition ->
        [first] Le bâtisseur ne va que sur les chemins et dans les villes.
       *[other] Le bâtisseur ne va que sur les routes et dans les villes.
    }
    [pig] Le cochon ne va que dans les prés.
    [shepherd] Le berger ne va que dans les prés.
   *[other] { $kind ->
        [garden] Seul l’abbé peut s’occuper d’un jardin.
       *[other] Un { -meeple } ne peut pas s’y tenir.
    }
}
no-own-meeple = Il vous faut d’abord un de vos { -meeple }s { on-feature }.
already-complete = La zone est complète : la figurine reviendrait aussitôt.
not-waiting = Cette zone n’attend pas d’être évaluée.
not-there = Aucun de vos { -meeple }s ne s’y trouve.
mandatory = Cette étape est obligatoire.
