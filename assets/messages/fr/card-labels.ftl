## Which game.

which-game = Jeu
tile-game = Carcassonne
tile-game-hint = { $edition ->
    [older] Des tuiles, des partisans et un paysage qui grandit.
   *[other] Des tuiles, des meeples et un paysage qui grandit.
}
card-game = Cartecassonne
card-game-hint = Le jeu de cartes : quatre rangées qui grandissent, de 2 à 5 joueurs, sans tuiles.

## On the table.

card-rows = Les quatre rangées
hand-of-cards = Vos cartes
large-meeple = Grand meeple
chests = Coffres
dealer = Donneur

hint-card = { CAPITAL($card) } { to-row }{ $down ->
    [yes] , face cachée
   *[no] {""}
}.
hint-claim = { large-meeple }. { $told }
review-note-of-cards = Une estimation : chaque choix et le meilleur sont prolongés plusieurs fois jusqu’à la fin de la manche. Les autres reçoivent des cartes au hasard. Les petits écarts ne comptent pas.
review-held = Cartes de { $name } : { $cards }

## The end of a round.

tell-all = Tout montrer
next-round = Manche suivante
open-chests = Ouvrir les coffres

## What cards are worth.

card-values = Ce que valent les cartes
scoring-cards = Animaux et bâtiments
rows-now = Ce qu’une rangée vous rapporterait maintenant
own-animals = Vos animaux

## Questions, answers, refusals.

dealer-by-lot = Le premier donneur est tiré au sort.
turning-up = Les premières cartes sont retournées.
ask-any-turn = Il faut jouer une carte ou placer un grand meeple.
ask-confirm-cards = C’est fait ? Alors finissez votre tour.
no-such-seat = Cette place n’existe pas à cette table.
meeple-stays = Votre grand meeple est déjà dans une rangée et y reste jusqu’à l’évaluation de la manche.
no-card-hidden = Aucune carte n’est cachée.

## Commands.

ask-rows = Qu’y a-t-il dans les rangées ?
ask-hand-of-cards = Quelles cartes ai-je en main ?
ask-mine = Qu’ai-je devant moi ?
ask-cards = Quelles cartes sont cachées ?

## What hands and keys do.

show-cards = Voir mes cartes
cards-by-keys = Gauche, droite et M choisissent ; haut et bas visent ; Entrée joue.
choose-card-first = Choisissez d’abord une carte de votre main, ou votre grand meeple.
by-hand = Au doigt ou à la souris
hand-choose = Choisissez une carte ou votre grand meeple, puis la rangée où elle va.
hand-drag = Ou faites-la glisser jusqu’à la rangée.
hand-back = Avant de finir votre tour, retirez-la en la faisant glisser, ou annulez le coup.
key-held = Choisir une carte ou le grand meeple
key-card = Choisir une carte par sa place dans la main
key-rows = Choisir une rangée
key-play = Jouer ce qui est choisi ; puis finir le tour
key-let-go-card = Lâcher ce qui est choisi

## Said at the first decision of a kind.

tip-card-joker = Revendiquez les cartes des rangées avec votre grand meeple : le plus de points gagne. Un joker va dans n’importe quelle rangée.
tip-card-start = Revendiquez les rangées avec votre grand meeple : le plus de points gagne. Seule votre première carte d’une manche est face cachée.
tip-card-down = Seule votre première carte d’une manche est face cachée : personne d’autre ne la connaît avant l’évaluation de la rangée.
tip-card-deal = Celui qui a placé le dernier grand meeple distribue, et le joueur suivant commence. Les cartes que personne n’a revendiquées restent dans les rangées.
tip-card-meeple = Une fois par manche, au lieu de jouer une carte, placez votre grand meeple au bout d’une rangée. Il revendique les cartes jusqu’à la piste ou au grand meeple le plus proche.
tip-card-stray = Une carte dans la rangée d’une autre couleur. Prenez 10 points pour elle, ou gardez-la pour marquer avec les autres de sa sorte.

## How to play.

how-to-play = Comment jouer
how-aim = Quatre rangées de cartes s’allongent côte à côte. Revendiquez-y des cartes : chaque sorte rapporte à sa façon. Celui qui a le plus de points à la fin gagne.
how-turn = À votre tour, vous jouez une carte de votre main ou placez votre grand meeple. Quand tous ont tout placé, la manche est évaluée et de nouvelles cartes sont distribuées.
how-cards = Votre première carte de la manche va face cachée dans la rangée de votre choix. Les autres vont face visible dans la rangée de leur couleur, les jokers dans n’importe laquelle.
how-claim = Une fois par manche, vous placez votre grand meeple au bout d’une rangée. Il revendique les cartes qui le séparent de la piste, ou du grand meeple le plus proche de ce côté.
how-reach = Il ne va pas dans une rangée sans carte libre, tant qu’une autre en a une. C’est notre interprétation : la règle imprimée n’interdit aucune rangée.
how-scoring = Ce que rapportent les cartes revendiquées
how-characters = Personnages : la somme de leurs valeurs multipliée par leur nombre. Ensuite, ils quittent la partie.
how-animals = Animaux : ils restent devant vous. Une sorte qui reçoit une carte dans la manche rapporte pour toutes les cartes que vous en avez. Un joker rejoint une sorte que vous avez.
how-buildings = Bâtiments : ils attendent face cachée sous votre coffre. À la fin, les groupes de sortes différentes rapportent ; un joker est de n’importe quelle sorte.
how-magic = Dragon et Fée : 10 points chacun, puis ils quittent la partie.
how-strays = Cartes dans la rangée d’une autre couleur : un personnage vaut 10 points. Pour un animal ou un bâtiment, vous prenez 10 points ou vous gardez la carte.
how-end = Les cartes restées dans les rangées après la dernière manche ne valent rien. En cas d’égalité, celui qui a le plus de bâtiments l’emporte.
table-animals = Animaux d’une sorte
table-buildings = Bâtiments différents
unsourced = Les valeurs marquées d’une étoile sont de notre choix : la règle ne donne que les autres.
