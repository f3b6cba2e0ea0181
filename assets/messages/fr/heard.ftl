between-clauses = {"\u202F; "}

nobodys-feature = { feature }
your-feature = votre { feature-name }
shared-feature = votre { feature-name }, { -shared } avec { $names }
feature-of = { -the-feature } { $owners }
free-state = { $what }, { $facts }
held-state = { $what }, { $facts }, { points } pour l’instant

touched = { $completes ->
    [yes] { $kind ->
        [road] complète { $what } ({ tiles })
        [city] complète { $what } ({ tiles })
        [field] agrandit { $what }
       *[other] complète { $what }
    }
   *[no] { $kind ->
        [road] prolonge { $what } ({ tiles })
        [city] agrandit { $what } ({ tiles })
        [field] agrandit { $what }
       *[other] entoure { $what }, { $tiles } sur 9
    }
}
fitting-cell = { $cell } : { $ways ->
    [1] s’ajuste
   *[other] s’ajuste dans { $ways } sens,
} { $quarters ->
    [0] telle quelle
    [1] tournée d’un quart à droite
    [2] tournée d’un demi-tour
   *[other] tournée d’un quart à gauche
}
choice-touching = { $choice } ; { $touched }

part-towards = { feature-name } { to-directions }
part-around = { $kind ->
    [road] { feature-name } de tous les côtés
    [city] { feature-name } de tous les côtés
   *[other] { feature-name }
}
part-with = { $piece } avec { $extras }
only-field = rien que du pré
to-place-showing = Tuile à poser : { $look }. Elle s’ajuste sur { $places ->
    [one] { $places } emplacement
   *[other] { $places } emplacements
}.
hand-held = Vous avez { tiles }, à choisir avec les touches 1 { $tiles ->
    [2] et
   *[other] à
} { $tiles } ; la tuile { $number } est choisie.
to-lay-showing = Tuile à poser, comme elle serait ici, { $cell } : { $look }.
turned-to = { CAPITAL($edges) }.
turned-to-fit = { CAPITAL($edges) }. { $ways ->
    [1] Elle ne s’ajuste ici que dans ce sens.
   *[other] Elle s’ajuste ici, dans { $ways } sens en tout.
}
places-at-showing = { $name } pose une tuile ({ $cell }) : { $look }.
places-on = { $name } pose une tuile en { $cell }.
placed-last-showing = Dernière tuile posée, { $cell } : { $look }.
tiles-kept-showing = Vous gardez { tiles } : { $looks }.
nothing-in-hand = Vous n’avez aucune tuile en main.

scored-for = { $scored } : { $lines }.
taken-back = Coup annulé.
no-meeple-left = Il ne reste aucun { -meeple } à placer.
figure-places = { $places ->
    [one] { $places } place
   *[other] { $places } places
} pour une figurine, ou passez.
or-skip = { $other }, ou passer.
meanwhile = Entre-temps : { $told }

figure-at = { CAPITAL(-who) }, { $site } : { $state }.
no-figure-stands = Vous n’avez aucune figurine sur la table. { $left } en réserve.
figures-stand = { $count ->
    [one] { $count } figurine
   *[other] { $count } figurines
} sur la table. { $stands } { $left } en réserve.
open-at = { CAPITAL($site) } : { $state }.
more-open = Et { $more } de plus, où personne ne se trouve.
nothing-open = Aucune zone n’est ouverte.
held-told = { CAPITAL($features) }.
nothing-held = Personne ne s’y trouve encore.

no-tile-to-come = Il ne reste aucune tuile
unseen-in-stack = { $count } dans la pioche
unseen-in-hands = { $count } en main
unseen-in-places = { tiles } pas encore vues : { $places }
to-come-with = { $unseen }. Avec une ville : { $cities } ; avec un { -shield } : { $shields } ; avec { $edition ->
    [first] un chemin
   *[other] une route
} : { $roads } ; avec une abbaye : { $monasteries }.
standing-of = { $name } : { points }
gain-of = { points } à { $name }
gains-at-end-of = Le décompte final rapporte { $gains }.
where-scores-are = Le bouton « { scores } » ouvre le tableau des points.

-who = { $figure ->
    [meeple] { role }
   *[other] { figure }
}
-shared = { $kind ->
    [road] { $edition ->
        [first] partagé
       *[other] partagée
    }
    [garden] partagé
    [field] partagé
   *[other] partagée
}
