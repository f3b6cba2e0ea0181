for-teachers = Pour la classe ou le club
for-teachers-hint = Réunissez des leçons, des énigmes et vos propres exercices dans une liste, partagez-la par un lien ou un fichier, et voyez ce que chacun a résolu.
make-list = Faire une liste
class-results = Résultats d’une classe
class-results-hint = Déposez ici les fichiers des résultats, tous à la fois si vous voulez, ou collez leurs textes. Rien ne quitte cette page, et elle oublie tout quand on la ferme.
list-title = Titre de la liste
list-untitled = Des exercices pour vous
list-empty = La liste est encore vide. Choisissez ci-dessous.
raise-on-list = Monter « { $title } »
remove-from-list = Retirer « { $title } »
choose-for-list = Choisir des leçons et des énigmes
own-tasks = Vos propres exercices
own-tasks-hint = Faites un exercice dans l’atelier et ajoutez-le ici, ou déposez des fichiers d’exercices sur cette page.
restore-list = Reprendre la liste d’avant
list-full = La liste est pleine.
add-draft-to-list = Ajouter l’exercice de l’atelier
task-added-to-list = L’exercice est dans la liste.
no-task-in-workshop = Il n’y a pas d’exercice dans l’atelier.
copy-list-link = Copier le lien de la liste
list-qr-label = Code QR de la liste
save-list = Enregistrer la liste dans un fichier
preview-list = La voir comme un élève
empty-list = Vider la liste
give-list-on = Donner cette liste à d’autres
change-list = Modifier cette liste
list-damaged = Cette liste est illisible. Le lien a peut-être été coupé : redemandez-le.
list-entry-gone = absente de cette version
hand-in = Rendre le résultat
hand-in-hint = Rien n’est envoyé tout seul. Donnez le texte ou le fichier à la personne qui vous a donné la liste.
learner-name = Nom
copy-result = Copier le résultat
save-result = Enregistrer le résultat dans un fichier
outcome-open = sans réponse
outcome-missed = manqué
outcome-later = résolu
outcome-at-once = résolu du premier coup
outcome-signs = ✓✓ résolu du premier coup, ✓ résolu ensuite, ✗ manqué, · sans réponse
solved-sum = Résolus
unnamed-learner = (sans nom)
learners = { $count ->
    [one] un résultat
   *[other] { $count } résultats
}
own-task = Exercice personnel
paste-results = Collez les résultats ici
add-results = Ajouter les résultats
choose-results = Choisir des fichiers
copy-results = Copier sous forme de tableau
forget-results = Effacer les résultats
results-taken = { $count ->
    [0] Pas de résultat dans ce texte.
    [one] Un résultat ajouté.
   *[other] { $count } résultats ajoutés.
}
make-sheet = Imprimer une feuille
print = Imprimer
print-hint = Sur papier ou dans un fichier PDF. Les réponses sont sur une page à part.
name-on-paper = Nom :
answers = Réponses
tile-on-marked-cell = La tuile se pose sur l’emplacement marqué.
