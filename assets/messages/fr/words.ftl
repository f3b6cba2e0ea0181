# What a meeple is called, by the edition.
-meeple = { $edition ->
    [older] partisan
   *[other] meeple
}
# What a shield is called.
-shield = { $edition ->
    [older] bouclier
   *[other] blason
}
# A feature with its article: "la route".
-the-feature = { $kind ->
    [road] { $edition ->
        [first] le chemin
       *[other] la route
    }
    [city] la ville
    [monastery] l’abbaye
    [garden] le jardin
   *[field] le pré
}
side = { $side ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
}
compass = { $compass ->
    [north] nord
    [north-east] nord-est
    [east] est
    [south-east] sud-est
    [south] sud
    [south-west] sud-ouest
    [west] ouest
   *[north-west] nord-ouest
}
terrain = { $terrain ->
    [field] un pré
    [road] { $edition ->
        [first] un chemin
       *[other] une route
    }
    [city] une ville
   *[river] la rivière
}
feature = { $kind ->
    [road] { $edition ->
        [first] un chemin
       *[other] une route
    }
    [city] une ville
    [monastery] une abbaye
    [garden] un jardin
   *[field] un pré
}
feature-name = { $kind ->
    [road] { $edition ->
        [first] chemin
       *[other] route
    }
    [city] ville
    [monastery] abbaye
    [garden] jardin
   *[field] pré
}
on-feature = { $kind ->
    [road] { $edition ->
        [first] sur le chemin
       *[other] sur la route
    }
    [city] dans la ville
    [monastery] dans l’abbaye
    [garden] dans le jardin
   *[field] dans le pré
}
role = { $kind ->
    [road] { $edition ->
        [older] voleur
       *[other] brigand
    }
    [city] chevalier
    [monastery] moine
    [garden] jardinier
   *[field] paysan
}
figure = { $figure ->
    [meeple] { -meeple }
    [large] { $edition ->
        [older] grand partisan
       *[other] grand meeple
    }
    [abbot] abbé
    [builder] bâtisseur
    [pig] cochon
   *[shepherd] berger
}
marker = { $marker ->
    [score] le pion de score
   *[messenger] le héraut
}
colour = { $colour ->
    [yellow] Jaune
    [red] Rouge
    [pink] Rose
    [green] Vert
    [blue] Bleu
   *[black] Noir
}
level = { $level ->
    [random] Hasard
    [beginner] Débutant
    [greedy] Facile
    [hasty] Moyen
    [expert] Expert
   *[strong] Difficile
}
level-hint = { $level ->
    [random] Joue n’importe quel coup permis.
    [beginner] Connaît les règles, mais ne voit que la moitié de ce qu’il pourrait faire.
    [greedy] Prend les points qu’il voit, sans anticiper.
    [hasty] Anticipe, mais à la hâte : beaucoup lui échappe.
    [expert] Joue chaque possibilité quelques tours plus loin.
   *[strong] Anticipe : pour lui-même, et contre vous.
}
edition = { $of ->
    [first2001] Première édition (2001)
    [winter] Édition Hiver
   *[current] Édition actuelle
}
edition-hint = { $of ->
    [first2001] Sans jardins ; une ville de deux tuiles vaut 2 points et chaque ville rapporte aux paysans qui l’entourent.
    [winter] Tuiles sous la neige, dont douze avec des animaux ; décompte actuel.
   *[current] Chaque pré est compté séparément à la fin.
}
field-scoring = { $scoring ->
    [per-field] Pré par pré
    [per-field-once] Pré par pré, chaque ville une fois
   *[per-city] Ville par ville
}
field-scoring-hint = { $scoring ->
    [per-field] Qui a le plus de paysans dans un pré marque pour chaque ville complète qui le borde.
    [per-field-once] Comme pré par pré, mais une ville ne rapporte qu’une fois au même joueur.
   *[per-city] Qui a le plus de paysans dans tous les prés autour d’une ville complète en marque les points.
}
small-city = { $value ->
    [two] 2 points
   *[four] 4 points
}
hand = { $hand ->
    [one] Une tuile visible
   *[three] Trois tuiles secrètes
}
preset = { $preset ->
    [current] Édition actuelle
    [first2001] Première édition, 2001
    [winter] Édition Hiver
    [families] En famille
    [big-box] Big Box
   *[everything] Tout
}
preset-hint = { $preset ->
    [current] { $edition ->
        [first] Chemins, villes, abbayes et prés : le mieux pour commencer.
       *[other] Routes, villes, abbayes et prés : le mieux pour commencer.
    }
    [first2001] Les règles du premier tirage : petites villes et prés comptent autrement.
    [winter] Des tuiles sous la neige, avec le bonhomme de pain d’épice.
    [families] La Rivière, L’Abbé, Auberges & Cathédrales : un peu plus de tout.
    [big-box] Toutes les extensions de la boîte, pour une longue soirée.
   *[everything] La Big Box avec Collines et Moutons et le bonhomme de pain d’épice.
}
# "une route", by the edition.
-a-road = { $edition ->
    [first] un chemin
   *[other] une route
}
