## Settings.

confirm-label = Un tour finit de lui-même
confirm-always = Jamais
confirm-figures = Sans figurine
confirm-never = Toujours
confirm-always-hint = Chaque tour attend que vous le finissiez ; ensuite il est définitif.
confirm-figures-hint = Un tour avec une figurine attend que vous le finissiez. Ensuite, « { take-back } » reste possible jusqu’à ce qu’on voie la tuile suivante.
confirm-never-hint = Votre dernière décision finit le tour. Ensuite, « { take-back } » reste possible jusqu’à ce qu’on voie la tuile suivante.
grace-label = Temps pour annuler
grace-hint = Après votre tour, le joueur suivant attend jusqu’à trois secondes : le temps d’annuler.
aids-label = Aides sur le plateau
aids-hint = Montre où la tuile peut se poser et combien de points vaut chaque zone.
tips-label = Conseils de première partie
tips-hint = Un petit conseil à chaque décision nouvelle.
address-label = La partie dans l’adresse
address-hint = Après chaque décision, l’adresse de cette page contient la partie : un signet la garde. Cela se fait tout seul là où rien ne peut être enregistré.
minimap-label = Petit plan
minimap-hint = Dans un coin du plateau, quand on ne le voit pas en entier. Touchez un endroit du plan ou cliquez dessus pour le voir.
turn-board = Tourner le plateau
board-turned = Le plateau est tourné d’un quart de tour.
coordinates-label = Lettres et chiffres au bord du plateau
coordinates-hint = Chaque colonne a une lettre, chaque rangée un numéro, comme dans le journal : la tuile de départ est en M13.
spoiler-free-label = Revoir les parties sans connaître la fin
spoiler-free-hint = Une partie terminée s’ouvre à son début et avance pas à pas. La liste des parties n’indique pas son résultat.
pace-label = Rythme de l’ordinateur
pace-unhurried = Posé
pace-brisk = Vif
pace-instant = Immédiat
thinking-label = Temps de réflexion de l’expert
thinking-hint = Au plus 0,3, 1 ou 5 secondes environ par tour. Plus c’est long, plus il est fort.
thinking-quick = Court
thinking-normal = Moyen
thinking-long = Long
theme-label = Couleurs
theme-light = Clair
theme-dark = Sombre
theme-contrast = Contrasté
by-system = Système
by-browser = Navigateur
text-label = Taille du texte
motion-label = Animations
motion-on = Avec
motion-off = Sans
sound-label = Sons
sound-hint = Des sons discrets pour ce qui est joué et pour les points ; un téléphone vibre aussi un peu.
read-aloud-label = Lire les leçons à voix haute
read-aloud-hint = Une voix de cet appareil lit chaque leçon à son ouverture, s’il en a une dans votre langue. Rien n’est envoyé.

## Options of a game.

options-reset = Revenir aux règles de cette édition
yes = oui
no = non
field-city-value-hint = Ce que chaque ville complète rapporte aux paysans qui la bordent.
small-city-hint = Ce que vaut une ville complète de deux tuiles seulement.
hand-one-hint = On pioche une tuile et on la pose.
hand-three-hint = On garde trois tuiles secrètes et on en choisit une à chaque tour.
max-players-label = Maximum de joueurs
max-players-hint = Les éditions anciennes se jouent à cinq, l’actuelle à six.
remove-last-player = Retirer le dernier joueur
play-with-all = Laisser tout le monde jouer
first-player-hint = Qui pose la première tuile.
handicap-hint = Des points au départ, pour que chacun ait sa chance.
presets = Tables prêtes à jouer

## The end of a game.

final-scoring-hint = Cliquez, touchez ou appuyez sur Entrée pour passer.
skip-scoring = Passer
watch-scoring = Revoir le décompte
largest-scores = Les plus gros gains

## A seat in a running game.

seat-hint = Une personne peut prendre la place d’un ordinateur, et un ordinateur celle d’une personne.
change-seat = Voir ce que ce joueur possède, choisir qui joue ici

## Replay.

back-to-game = Revenir à la partie
show-end = Montrer la fin
end-is-secret = La fin reste secrète tant que vous n’avez pas choisi « Montrer la fin ».
play-on = Jouer à partir d’ici
back-to-replay = Revenir à la relecture
play-from-start = Depuis le début
replay-at-end = Fin de la partie
replay-at-present = État actuel
played-on = Une nouvelle partie continue à partir d’ici. L’autre reste parmi les parties enregistrées.
play = Lecture
pause = Pause
speed = Vitesse
turn-back = Tour précédent
turn-on = Tour suivant

## What to do with the tile, by what somebody plays.

place-by-mouse = Glissez la tuile là où elle peut se poser, ou cliquez à cet endroit.
place-by-finger = Glissez la tuile là où elle peut se poser, ou touchez cet endroit.
place-by-keys = Choisissez un emplacement avec les flèches, tournez la tuile avec R, posez-la avec Entrée.

## Tips.

tip-done = Compris
tip-place = R, la molette sur la tuile ou les flèches rondes la font tourner.
tip-place-finger = On tourne la tuile en la touchant.
tip-outlined = Sur un emplacement en pointillés, elle tourne d’elle-même.
tip-place-keys = D décrit la tuile.
tip-keys-listed = H donne toutes les touches.
tip-out-of-sight = Un nombre au bord compte les emplacements hors de vue de ce côté. Touchez-le ou cliquez dessus pour y aller.
tip-out-of-sight-keys = Les nombres au bord comptent des emplacements hors de vue. Les flèches du clavier mènent à chacun d’eux.
tip-hand = Choisissez une de vos trois tuiles ; les autres restent secrètes.
tip-figure = { $edition ->
    [first] Vous pouvez placer une figurine sur cette tuile, si personne n’occupe déjà le chemin, la ville ou le pré. Elle revient quand la zone est évaluée ; dans un pré, elle reste jusqu’à la fin de la partie.
   *[other] Vous pouvez placer une figurine sur cette tuile, si personne n’occupe déjà la route, la ville ou le pré. Elle revient quand la zone est évaluée ; dans un pré, elle reste jusqu’à la fin de la partie.
}
tip-figure-without-farmers = { $edition ->
    [first] Vous pouvez placer une figurine sur cette tuile, si personne n’occupe déjà le chemin ou la ville. Elle revient quand la zone est évaluée.
   *[other] Vous pouvez placer une figurine sur cette tuile, si personne n’occupe déjà la route ou la ville. Elle revient quand la zone est évaluée.
}
tip-confirm = Tant que vous n’avez pas fini le tour, vous pouvez tout annuler.
tip-turn-end = Pendant quelques secondes, vous pouvez annuler un tour terminé, ou continuer tout de suite.
turn-up = Retourner la tuile
go-on = Continuer
face-down = La tuile suivante est encore face cachée.
tip-order = Plusieurs zones sont complètes : choisissez celle qui est évaluée d’abord.

## Gestures of a finger.

gestures = Au doigt
gesture-drag = Glissez la tuile là où elle peut se poser. Reposée sur la barre, elle reste en main.
gesture-tap = Ou touchez un emplacement où elle s’ajuste : la tuile s’y pose. Touchez la tuile pour la tourner.
gesture-again = Jusqu’à la fin de votre tour, touchez la tuile posée pour la tourner, ou glissez-la ailleurs.
gesture-figure = Touchez l’une des places pour une figurine, ou glissez-y la figurine.
gesture-table = Glissez la table pour la déplacer ; deux doigts agrandissent ou réduisent.
gesture-guides = Touchez une flèche au bord ou un endroit du petit plan pour y aller. « { fit } » montre tout le plateau ; touchez encore une fois pour revenir au jeu.
gesture-turn = Deux doigts qui tournent l’un autour de l’autre font tourner la tuile. Un second doigt aussi, pendant que le premier la déplace.
gesture-hold = Laissez un doigt sur une chose du plateau pour lire son nom, son effet et sa valeur.

## Boxes.

score-track = Piste de score

## Numbers at the end.

tiles-placed = Tuiles posées
figures-placed = Figurines placées
best-score = Meilleur gain
statistics = Statistiques
points-by-turn = Points au fil des tours
points-by-round = Points au fil des manches
offline-label = Sans réseau
offline-coming = Les fichiers de la page arrivent : elle pourra bientôt s’ouvrir sans réseau.
offline-kept = Cette page s’ouvre sans réseau.
offline-no-place = Cette page a besoin du réseau : le navigateur ne garde pas de page ici. L’adresse doit commencer par https, et la fenêtre ne doit pas être privée.
offline-forbidden = Cette page a besoin du réseau : le site, ou une extension du navigateur, empêche de la garder.
offline-full = Cette page a besoin du réseau : il n’y a plus de place pour la garder.
offline-altered = Cette page a besoin du réseau : le site envoie autre chose à la place du fichier { $file }.
offline-unreachable = Cette page a besoin du réseau : un de ses fichiers n’a pas pu être chargé. Un nouvel essai aura lieu à la prochaine visite.

press-feature = { $kind ->
    [road] { $edition ->
        [first] Choisissez un chemin marqué.
       *[other] Choisissez une route marquée.
    }
    [city] Choisissez une ville marquée.
    [monastery] Choisissez une abbaye marquée.
    [garden] Choisissez un jardin marqué.
   *[field] Choisissez un pré marqué.
}
press-figure = Choisissez une figurine marquée.
press-tile = Choisissez une tuile marquée.
press-place = Choisissez un endroit marqué.
