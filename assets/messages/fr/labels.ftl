## The page.

title = Bastide
subtitle = Carcassonne dans une page web
footer = Projet non officiel, sans lien avec l’éditeur. Applique les règles de Carcassonne.
language-label = Langue
board = Plateau de jeu
tile-in-hand = Tuile à poser
menu = Menu
help = Aide
settings = Réglages
sounds = Sons
sounds-off = Couper les sons
sounds-on = Activer les sons
projector-view = Vue pour projecteur
workshop = Atelier
close = Fermer
cancel = Annuler
ok = OK

## A new game.

new-game = Nouvelle partie
new-game-warning = La partie en cours reste parmi les parties enregistrées.
players = Joueurs
player-name = Nom
player-colour = Couleur
player-control = Joué par
person = Humain
computer = Ordinateur
add-person = Ajouter un humain
add-computer = Ajouter un ordinateur
remove-player = Retirer ce joueur
edition-label = Édition
rules-label = Règles
expansions = Extensions
house-rules = Règles maison
learn-in-ten-minutes = Apprendre en dix minutes
learn-offer-hint = Première visite ? Quelques petites leçons montrent comment jouer.
farmers = Paysans
farmers-hint = { $edition ->
    [older] Les partisans peuvent occuper les prés ; les villes complètes leur rapportent des points à la fin.
   *[other] Les meeples peuvent occuper les prés ; les villes complètes leur rapportent des points à la fin.
}
field-scoring-label = Décompte des prés
field-city-value-label = Points d’une ville au bord d’un pré
field-paid-before = Une ville ne rapporte qu’une fois à chacun.
small-city-label = Ville de deux tuiles
hand-label = Tuiles en main
first-player-label = Premier joueur
handicap-label = Handicap
first-player-random = Tiré au sort
seed = Numéro de tirage
seed-hint = Le même numéro redonne la même partie.
start = Commencer

## Playing.

next-tile = Tuile suivante de la main
turn-left = Tourner à gauche
turn-right = Tourner à droite
skip = Passer
confirm = Finir le tour
take-back = Annuler le coup
redo = Rétablir
hint = Conseil
show-hand = Voir mes tuiles
zoom-in = Zoom avant
zoom-out = Zoom arrière
fit = Tout afficher
back-to-play = Revenir au jeu
continue-game = Reprendre
saved-games = Parties enregistrées
delete-game = Supprimer
export = Exporter dans un fichier
export-all = Exporter toutes les parties
update = Mettre à jour
save-as-one-file = Page et partie en un fichier
copy-game = Copier le texte
import = Ouvrir un fichier
open-game = Ouvrir une partie
paste-game = Ou collez ici le texte d’une partie
open-text = Ouvrir ce texte
drop-here = Déposez le fichier pour ouvrir sa partie
opened = La partie est ouverte.
on-screen = à l’écran
fleeting = non enregistrée : perdue si cette page est fermée
finished = terminée
unreadable = illisible
did-not-open = ne s’est pas ouverte
undelete = Rétablir la partie
no-games = Aucune partie n’est encore enregistrée.
replay = Revoir la partie
first-step = Au début
step-back = Étape précédente
step-on = Étape suivante
last-step = À la fin

## Panels.

log = Journal
scores = Scores
supply = Réserve
stack = Pioche
unseen-tiles = Tuiles à venir
legal-cells = Emplacements où la tuile peut se poser
why-not = Pas ici
look = Apparence
full-screen = Plein écran

## Asking.

ask-figures = Mes figurines
ask-features = Zones ouvertes
ask-tiles = Tuiles à venir
ask-scores = Combien de points
ask-hand = Décrire la tuile
ask-turn = À qui le tour
asks = Demander
table = À la table
figure-spots = Places pour une figurine

## The end.

game-over = La partie est finie
source = Origine des points
during = Pendant la partie
at-the-end = Décompte final
total = Total
play-again = Rejouer
change-seats = Changer de places
change-seats-hint = Changer de places et rejouer
look-at-board = Voir le plateau

## Saving.

saved = Partie enregistrée
storage-full = Il n’y a plus de place pour enregistrer la partie. Exportez-la ou supprimez d’anciennes parties.
storage-forbidden = Votre navigateur interdit à cette page d’enregistrer. Exportez la partie pour la garder.
storage-fails = Votre navigateur n’enregistre pas la partie en ce moment. Laissez cette page ouverte ou exportez la partie.
copy-failed = Votre navigateur interdit à cette page de copier. Exportez plutôt la partie dans un fichier.
no-one-file = Ce site ne propose pas le programme en un seul fichier. Exportez plutôt la partie dans un fichier.
unreadable-kept = Rien n’a été supprimé : vous pouvez encore exporter son texte.
gives-away = Le texte de cette partie contient toutes les mains et la suite du tirage : qui l’ouvre peut les voir.
gives-away-some = Certaines parties enregistrées contiennent toutes les mains et la suite du tirage : qui ouvre le fichier peut les voir.
nothing-given-out = Le texte de cette partie contient toutes les mains. Il reste ici tant que l’écran passe d’un joueur à l’autre.
not-given-from-list = Le texte de cette partie contient les mains de plusieurs personnes. Il reste ici jusqu’à ce que l’une d’elles ouvre la partie et regarde sa main, ou que tout soit joué.
other-tab = Cette partie est ouverte dans un autre onglet et ne peut pas être modifiée ici.
exported-all = Toutes les parties enregistrées sont dans le fichier.
newer-version = Une nouvelle version de Bastide est disponible. La page se recharge et votre partie continue.
update-needs-one-page = Bastide est aussi ouvert dans un autre onglet ou une autre fenêtre. Fermez l’autre page, puis mettez à jour.
update-loses-game = Une partie n’a pas pu être enregistrée et serait perdue. Exportez-la d’abord ; la nouvelle version viendra quand cette page sera fermée.

## When the page breaks.

panic-title = Une erreur est survenue
panic-text = Le jeu a rencontré une erreur et s’est arrêté. La dernière étape enregistrée est intacte : rechargez la page pour continuer.
panic-report = Rapport
panic-record = Partie en texte
copy = Copier
copied = Copié
reload = Recharger
start-without = Démarrer sans cette partie
computer-failed = L’ordinateur ne peut pas continuer. Vous pouvez jouer à sa place.
