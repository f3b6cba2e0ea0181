### Le livret de règles à jouer : premiers pas, chapitres des règles et plateaux qui les montrent.

learn = Apprendre à jouer
learn-back = Retour
learn-search = Chercher une règle
first-steps = Premiers pas
first-steps-hint = Le jeu de base en quelques petites leçons. Ici, pas de score : recommencez autant que vous voulez.
begin-steps = Commencer
go-on-with-steps = Continuer
steps-again = Reprendre depuis le début
rule-book = Le livret de règles
boards = { $count ->
    [one] une leçon
   *[other] { $count } leçons
}
lesson-for-pages = Montrer cette leçon sur une autre page
lesson-to-workshop = Ouvrir dans l’atelier
forget-lessons = Effacer ma progression
lessons-forgotten = Progression effacée.
save-lessons-done = Exporter ma progression
bring-lessons-done = Importer une progression
lessons-brought = { $count ->
    [0] Rien de nouveau : ces leçons étaient déjà validées ici.
    [one] Une leçon de plus est validée.
   *[other] { $count } leçons de plus sont validées.
}
lesson-done = validée
nothing-found = Aucun résultat.
results-found = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
}
try-it = Essayez sur le plateau : si un coup n’est pas permis, on vous dit pourquoi.
what-happens = Voici ce qui arrive :
what-happened = Voici ce qui se passe :
turn-is-over = Le tour est terminé.
places-nobody = { $name } ne place pas de figurine.
moves-marker = { $name } avance { marker }.
follows-message = { $name } fait ce que dit la missive.
takes-points-instead = { $name } prend plutôt 2 points.
who-scores = Combien de points chacun marque-t-il ?
check-points = Montrer les points
number-missing = Il manque un nombre. Inscrivez 0 pour un joueur qui ne marque rien.
foretold-right = Exact : { $points }
foretold-wrong = Réponse : { $points }
all-right = C’est juste.
not-all-right = Pas tout à fait.
rules-shown = Les règles en jeu
rules-shown-in = Les règles en jeu ({ $id })
lesson-before = Précédent
lesson-after = Suivant
see-on-boards = Voir dans les leçons
puzzles = Énigmes
puzzles-hint = Des positions tirées de parties ; tous les coups possibles ont été vérifiés.
puzzle-of-today = L’énigme du jour
puzzle-number = Énigme { $number }
puzzle-boxes = Joué avec : { $boxes }
puzzles-solved = Résolues : { $solved } sur { $count }
more-boards = { $count ->
    [one] encore une leçon
   *[other] encore { $count } leçons
}
puzzle-level = Niveau { $level }
editions-compared = La même position dans chaque édition
not-in-edition = Impossible dans cette édition.
begin-with = Commencer : { $title }
go-on-with = Continuer : { $title }
come-back = { $count ->
    [one] Une leçon revient aujourd’hui.
   *[other] { $count } leçons reviennent aujourd’hui.
}
days-in-a-row = { $days } jours d’affilée.
lesson-next = à suivre
comes-again = { $days ->
    [0] à revoir aujourd’hui
    [one] à revoir demain
   *[other] à revoir dans { $days } jours
}
lessons-due = { $count } à revoir aujourd’hui
place-in-course = { $number } sur { $count }
lesson-solved = Bien joué ! { $done } sur { $count }.
course-finished = Bien joué ! Les { $count } sont faites.
comes-back = { $days ->
    [0] Cette leçon revient aujourd’hui.
    [one] Cette leçon revient demain.
   *[other] Cette leçon revient dans { $days } jours.
}
known-now = Celle-ci, vous la connaissez.
choose-again = Ce n’est pas celle-là. Essayez-en une autre.
read-aloud = Lire à voix haute
stop-reading = Arrêter la lecture
tried-otherwise = C’est permis, mais ce n’est pas ce qui est demandé. Reprenez votre coup et réessayez.
explain-lesson = Montrer pourquoi
