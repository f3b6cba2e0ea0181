### L’atelier, où l’on compose des positions.

workshop-tiles = Tuiles
workshop-pieces = Figurines
workshop-table = Table
workshop-explain = Expliquer
workshop-text = Texte
workshop-give = Partager
workshop-parts = Rubriques de l’atelier
palette-label = Tuiles de
tile-with-name = { $look } ({ $name })
workshop-begin = Choisissez une tuile, puis appuyez à l’endroit où la poser. Appuyer sur une tuile déjà posée la sélectionne.
workshop-lay = Appuyez sur un emplacement, ou glissez-y la tuile. Toucher la tuile la tourne.
workshop-put = Appuyez sur une partie de tuile. Appuyer encore une fois retire la pièce.
workshop-move = Appuyez sur l’emplacement où déplacer la tuile.
workshop-arrow = Appuyez à l’endroit où commence la flèche.
workshop-arrow-end = Appuyez à l’endroit qu’elle désigne.
workshop-mark-feature = Appuyez sur une partie de tuile : toute la zone est marquée. Appuyer encore une fois retire la marque.
workshop-mark = Appuyez sur ce qu’il faut marquer. Appuyer encore une fois retire la marque.
workshop-chosen = Toucher la tuile la tourne, la glisser la déplace.
let-go = Reposer
choose-nothing = Ne rien sélectionner
move-tile = Déplacer
remove-tile = Retirer
make-drawn = En faire la tuile piochée
parts-of-tile = Sur la tuile sélectionnée
no-tile-chosen = Choisissez une pièce, puis appuyez sur une partie de tuile. Les parties de la tuile touchée s’affichent aussi ici.
cell-with-tile = { $cell } : { $tile }
cell-free = { $cell } : libre
draft-in-hand = En main : { $what }.
draft-empty-hand = Rien n’est en main.
draft-chosen = Choix : { $what }.
draft-none-chosen = Rien n’est choisi.
draft-fits = { $cell }. La tuile convient ici : { $look }.
draft-fits-not = { $cell }. La tuile ne convient pas ici dans ce sens.
draft-placed = Posé : { $what }.
draft-removed = Retiré : { $what }.
draft-things = { $count ->
    [one] un élément
   *[other] { $count } éléments
}
workshop-cells = Tuiles et emplacements libres
whose-turn = À qui de jouer
drawn-tile = Tuile piochée
no-drawn-tile = Aucune : le tour commence par la pioche. Pour en donner une, prenez une tuile en main et choisissez-la sous le plateau.
not-drawn = Remettre dans la pioche
other-pieces = D’extensions hors jeu
points-label = Points
messenger-label = Héraut
ingots-label = Lingots
flock-label = Jetons de moutons, comme 1 2 4
robber-label = Pion voleur sur la case
clear-table = Vider la table
draft-text-label = La position en texte
draft-text-hint = Une ligne pour chaque chose. Ce que la table ne propose pas (mains secrètes, missives, options) s’écrit ici.
draft-of-cards = C’est un jeu de cartes. Seul le jeu de tuiles se compose ici.
workshop-among-moves = Commentaires et marques vont avec ce coup. Tuiles et figurines se changent au début.
workshop-moves = Coups
workshop-moves-bring = Reprendre les coups de la partie
workshop-moves-hint = Commentaires et marques se placent alors à chaque coup, pour une relecture. Pour noter vos propres coups : « Jouer à partir d’ici » sous « Partager », puis rouvrez l’atelier.
workshop-moves-wait = Les coups attendent qu’il n’y ait plus d’erreur.
workshop-move-list = Commentaires et marques se placent après ce coup
workshop-move-start = Le début
workshop-move-before = Coup précédent
workshop-move-next = Coup suivant
workshop-only-this = Ne garder que cette position
workshop-end-here = Supprimer la suite
workshop-move-refused = Le coup { $number } est impossible : { $why }
comment-label = Ce qu’on en dit
remark-lines-label = Commentaires et marques en lignes
mark-what = Marquer
mark-cell = Emplacement
mark-feature = Zone
mark-edge = Bord
mark-arrow = Flèche
mark-letter = Lettre
mark-colour = Couleur des marques
ink-name = { $ink ->
    [red] Rouge
    [yellow] Jaune
    [green] Vert
    [blue] Bleu
   *[plain] Violet
}
draft-task-label = Exercice
task-ask-label = Ce qui est demandé
task-goal-label = Objectif
no-task = Aucun : pas d’exercice
score-points-goal = Marquer des points
task-hint-label = Indice
add-goal = Un objectif de plus
remove-goal = Retirer l’objectif { $number }
goal-number = Objectif { $number }
goal-avoided = Sans
goals-joined = Quels objectifs
goals-all = Tous
goals-one = Un seul suffit
task-more = Plus : qui, combien de tours, autres langues
task-seat-label = Qui
task-seat-asked = Qui doit répondre en premier
task-turns-label = Tours
hint-number = Indice { $number }
task-lines-label = L’exercice en lignes
find-solution = Chercher une solution
no-solution-found = Aucun moyen d’atteindre les objectifs pendant ce tour n’a été trouvé.
draft-task-hint = Une ligne pour chaque chose : « ask Fermez la ville. », « goal complete city », « hint … », « solve place 1,0 r1 ».
solution-missing = Sans ligne « solve », aucune solution ne peut être montrée.
solution-refused = La ligne « solve » numéro { $number } n’est pas permise dans cette position.
solution-falls-short = La solution n’atteint pas les objectifs.
solution-reaches = La solution atteint les objectifs.
draft-possible = Tout va bien : la position est jouable.
draft-faults = { $count ->
    [one] Une chose ne va pas
   *[other] { $count } choses ne vont pas
}
copy-embed = Copier la ligne pour une page
copy-embed-hint = Pour votre propre page, avec le script des plateaux. Avec un exercice, elle demande la solution.
copy-frame = Copier la ligne pour un cadre
copy-frame-hint = Pour les sites qui n’acceptent que des cadres, comme les plateformes d’apprentissage.
copy-record = Copier l’enregistrement
copy-record-hint = Un texte que tout Bastide sait lire, même si la position n’est pas encore possible.
copy-draft-link = Copier le lien
copy-task-link-hint = Qui l’ouvre reçoit l’exercice, sur un plateau qui remplit la fenêtre.
copy-draft-link-hint = Qui l’ouvre continue à jouer à partir d’ici. L’exercice n’y est pas.
make-package = Fichier pour une plateforme d’apprentissage
make-package-hint = Un paquet (SCORM 1.2) pour Moodle et la plupart des plateformes : le plateau avec cet exercice, qui y est noté.
package-being-made = Le fichier est en préparation.
package-failed = Une partie du fichier n’a pas pu être téléchargée. Il faut le réseau et le site de Bastide ; réessayez.
package-needs-task = Il faut un exercice dont la solution atteint les objectifs : voir « Expliquer ».
package-needs-site = N’est possible que sur un site web de Bastide, pas ici.
give-when-possible = Les liens, les lignes, les images, les fichiers pour plateformes et le jeu demandent une position où tout est en ordre.
offer-label = Le plateau sur l’autre page
offer-mode = À quoi il sert
offer-diagram = À regarder
offer-replay = À parcourir
offer-play = Pour continuer à jouer
offer-size = Taille
offer-wide = Toute la largeur
offer-from-here = Commence au coup montré ici
offer-needs = Un exercice a besoin d’une question, et pour parcourir il faut des coups : les deux se trouvent sous « Expliquer ».
offer-task-hint = Avec « Aides sur le plateau », un emplacement dit ce qu’il rapporterait : désactivez-les là où cela donne la réponse.
offer-interactive = Avec boutons, et décrit ce qu’on désigne
offer-helps = Donne des indices et montre la solution
offer-preview = Montrer tel qu’il sera
play-draft = Jouer à partir d’ici
