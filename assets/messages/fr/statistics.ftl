### Statistics over all finished games at this device.

all-statistics = Statistiques globales
no-statistics = Rien pour l’instant. Chaque partie jouée jusqu’au bout compte.
no-such-games = Aucune partie de ce genre n’a encore été jouée jusqu’au bout.
opponents-label = Adversaires
games-all = Toutes
opponents-people = Humains seulement
results-played = Parties
games-won = Gagnées
won-of = { $won } sur { $games }
mean-points = Points par partie
best-points = Meilleur score
winning-streak = Victoires d’affilée
longest-streak = Plus longue série de victoires
points-by-source = D’où viennent les points, par partie
other-sources = Autres
compared-by = Comparaison par
order-of-turns = Ordre de jeu
place-in-order = { $place ->
    [1] En premier
    [2] En deuxième
    [3] En troisième
    [4] En quatrième
    [5] En cinquième
   *[other] En sixième
}
place-unknown = Inconnu
base-alone = Sans extension
in-reviewed-games = { $games ->
    [one] Dans une partie analysée
   *[other] En moyenne dans { $games } parties analysées
}
lost-explained = Points perdus par les choix : ce que les meilleurs choix auraient rapporté de plus, selon l’estimation de l’analyse.
lost-by-game = Points perdus par les choix, partie par partie
firsts = Premières fois
first-city = Une ville d’au moins dix tuiles
first-field = 30 points avec un seul pré
every-level-beaten = Battre un ordinateur de chaque niveau : { $count } sur { $all }
every-box-played = Jouer avec chaque extension : { $count } sur { $all }
every-course-done = Terminer chaque cours : { $count } sur { $all }
first-reached = réussi
first-open = pas encore
firsts-label = Liste des premières fois
firsts-hint = Sous les statistiques : ce que vous avez réussi, et ce qui reste à faire.
export-statistics = Exporter les statistiques
import-statistics = Importer des statistiques
paste-statistics = Ou collez ici le texte d’un tel fichier
add-statistics = Ajouter ces parties
results-added = { $count ->
    [0] Rien de nouveau : ces parties sont déjà comptées.
    [one] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
lines-refused = { $count ->
    [one] La ligne { $line } est illisible et a été ignorée.
   *[other] { $count } lignes sont illisibles et ont été ignorées, à partir de la ligne { $line }.
}
no-list-of-games = Ce ne sont pas des statistiques : le texte d’un tel fichier commence par « bastide-statistics ».
newer-statistics = Ces statistiques viennent d’une version plus récente de cette page. Rien n’a été ajouté.
