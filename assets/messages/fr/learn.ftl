### Le livret de règles à jouer : premiers pas, chapitres des règles et plateaux qui les montrent.

learn = Apprendre à jouer
learn-back = Retour
learn-search = Chercher une règle
first-steps = Premiers pas
first-steps-hint = Le jeu de base en quelques petits plateaux. Ici personne ne compte, et tout peut être réessayé.
begin-steps = Commencer
go-on-with-steps = Continuer
steps-again = Reprendre depuis le début
rule-book = Le livret de règles
boards = { $count ->
    [one] un plateau
   *[other] { $count } plateaux
}
lesson-for-pages = Montrer ce plateau sur une autre page
lesson-to-workshop = Ouvrir dans l’atelier
forget-lessons = Oublier ce que j’ai déjà fait
lessons-forgotten = Les leçons faites sont oubliées.
save-lessons-done = Enregistrer dans un fichier les leçons que j’ai faites
bring-lessons-done = Reprendre d’un fichier les leçons que j’ai faites
lessons-brought = { $count ->
    [0] Rien de neuf : ces leçons étaient déjà faites ici.
    [one] Une leçon de plus est faite.
   *[other] { $count } leçons de plus sont faites.
}
lesson-done = fait
nothing-found = Rien ne contient tous ces mots.
try-it = Essayez sur le plateau : ce qui n’est pas permis dit pourquoi.
what-happens = Voici ce qui arrive :
what-happened = Voici ce qui se passe :
turn-is-over = Le tour est terminé.
who-scores = Qui marque combien de points ?
check-points = Montrer les points
number-missing = Il manque un nombre : 0 pour qui ne marque rien.
foretold-right = juste : { $points }
foretold-wrong = c’est { $points }
all-right = C’est juste.
not-all-right = Pas tout à fait.
rules-shown = Les règles en jeu
rules-shown-in = Les règles en jeu ({ $id })
lesson-before = Précédent
lesson-after = Suivant
see-on-boards = Voir sur des plateaux
puzzles = Énigmes
puzzles-hint = Des positions tirées de parties ; toutes les réponses possibles ont été essayées.
puzzle-of-today = L’énigme du jour
puzzle-number = Énigme { $number }
puzzle-boxes = Joué avec : { $boxes }
puzzles-solved = Résolues : { $solved } sur { $count }
more-boards = { $count ->
    [one] encore un plateau
   *[other] encore { $count } plateaux
}
puzzle-level = Niveau { $level }
editions-compared = Le même plateau dans chaque édition
not-in-edition = Impossible dans cette édition.
