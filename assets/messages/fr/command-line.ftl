### Ce que la ligne de commande dit d’elle-même, de ses arguments et de ses fichiers. La page n’a pas ces phrases.

usage =
    usage : bastide COMMANDE [ARGUMENTS]

      play             faire jouer des parties entre ordinateurs
      players          énumérer les joueurs ordinateurs, et les nombres de l’un d’eux
      match A B        opposer un joueur à un autre, ou à un programme
      engine           jouer pour un autre programme
      replay FICHIER   rejouer un enregistrement et raconter tout ce qui s’y passe
      review FICHIER  dire ce que valaient les choix d’une partie
      link FICHIER     écrire le lien qui porte un enregistrement
      perft FICHIER N  compter les suites de N décisions possibles après un enregistrement
      rule RÈGLE       dire ce que dit une règle
      svg FICHIER      dessiner la table d’un enregistrement
      svg --tiles      dessiner toutes les tuiles côte à côte
      png FICHIER      la même chose en pixels
      task FICHIER...  dire si les exercices sont résolus par leurs solutions
      check CHEMIN...  dire si les leçons sont justes, même de dossiers entiers
      bench            mesurer le moteur sur cette machine
      lab NOM          faire une expérience avec les ordinateurs : tune, regret ou puzzles

    `bastide COMMANDE --help` explique une commande. Avec `--language CODE` (en, fr ou de), tout est dit dans cette langue.
    Le FICHIER `-` est l’entrée standard ; un lien se lit comme un FICHIER.
usage-play =
    usage : bastide play [OPTIONS]

    Fait jouer des ordinateurs et écrit un tableau : parties gagnées (une victoire partagée compte pour chaque gagnant),
    score moyen, avance moyenne. La partie numéro n part de la graine S + n / joueurs ; les joueurs changent de place d’une
    partie à l’autre, si bien que chaque pioche est jouée de chaque place.

      --game NOM            tiles (tuiles) ou cards (cartes) ; tiles si rien n’est dit. Les autres options d’une partie
                            sont celles du jeu de tuiles
      --games N             combien de parties (10)
      --seed S              la première graine (1)
      --players A,B,...     2 à 6, 2 à 5 aux cartes, parmi : random, beginner, greedy, hasty, strong, expert
                            (strong,greedy)
      --preset NOM          current, 2001, families, winter, big-box ou everything : une édition avec ses boîtes
      --edition NOM         first-2001, winter ou current (current)
      --set NOM[=NOMBRE]    ajouter une série de tuiles : river, inns, ..., ou dire combien de boîtes de base ; répétable
      --part NOM            ajouter une partie des règles : robbers, messengers, builder, ... ; répétable
      --option NOM=VALEUR   changer une option : farmers=off, hand=3, small-city=2, ... ; répétable
      --stack TUILE,...     piocher exactement ces tuiles, dans cet ordre
      --out DOSSIER         écrire l’enregistrement de chaque partie dans ce dossier
usage-match =
    usage : bastide match [OPTIONS] JOUEUR JOUEUR
            bastide match [OPTIONS] JOUEUR --engine COMMANDE

    Oppose un joueur à un autre : chaque pioche est jouée une fois depuis chaque place, le premier joueur sur l’une d’elles,
    le second sur toutes les autres. Affiche les parties gagnées, l’avance moyenne avec son intervalle à 95 % (toutes les
    parties d’une pioche comptent pour un échantillon), la différence en Elo et le coût des décisions. En cours de route, la
    sortie d’erreur dit où l’on en est : à chaque dixième des pioches, et chaque minute si cela dure plus longtemps. Si une
    faute d’un programme arrête chaque partie, le code de retour est 2.

    Un JOUEUR est un niveau (random, beginner, greedy, hasty, strong, expert), suivi au besoin de nombres qui diffèrent des
    habituels : expert:turns=4:staying=2:hand.1=9. « bastide players expert » les énumère tous, avec leur sens ; hasty et
    strong en ont moins, les autres n’en ont pas, et aux cartes personne n’en a.

      --engine COMMANDE un programme qui parle le protocole des moteurs (src/engine/ai/PROTOCOL.md), avec ses arguments
      --decks N         combien de pioches (100)
      --seats N         joueurs par partie (2)
      --seed S          la graine de la première pioche (1) ; la pioche numéro n a la graine S + n
      --nodes N         environ tant de positions par décision ; des nôtres, expert s’y tient, aux tuiles
      --time MS         tant de millisecondes par décision d’un programme ; les nôtres ne regardent l’heure qu’avec
                        « bastide engine »
      --patience SEC    attendre tant de secondes chaque réponse d’un programme (60 ; 600 pour une décision sans --time), et
                        pour une décision dix fois ce que dit --time si c’est plus long
      --stop AVANCE     arrêter dès qu’il est clair que l’avance dépasse AVANCE, ou non
      --threads N       jouer tant de pioches à la fois (1) ; le résultat est le même
      --out DOSSIER     écrire l’enregistrement de chaque partie dans ce dossier
      --game, --preset, --edition, --set, --part, --option, --stack   comme pour « bastide play »
usage-players =
    usage : bastide players [JOUEUR]

    Énumère les joueurs ordinateurs, chacun avec sa manière de jouer aux tuiles, puis aux cartes. Avec un JOUEUR, écrit comme
    pour « bastide match », énumère tous les nombres qui peuvent suivre son niveau, chacun avec sa valeur et son sens (en
    anglais).
usage-engine =
    usage : bastide engine [JOUEUR]

    Joue aux deux jeux pour un autre programme, qui dit sur l’entrée standard où en est une partie et lit sur la sortie standard
    ce que fait celui-ci : src/engine/ai/PROTOCOL.md décrit les lignes. Un JOUEUR s’écrit comme pour « bastide match »
    (expert).
usage-tune =
    usage : bastide lab tune [OPTIONS] [JOUEUR]
            bastide lab tune --fit PARTIES [OPTIONS] [JOUEUR]

    Fait essayer à un joueur (strong), écrit comme pour « bastide match », chacun de ses nombres en plus grand et en plus
    petit contre lui-même, et garde ce qui gagne, avec des pioches neuves pour chaque essai. À la fin, le joueur obtenu
    affronte celui du début et s’affiche tel qu’on l’écrit pour les autres commandes.

    Avec --fit, il joue PARTIES parties contre lui-même, une sur deux à la hâte, et ce qu’il attend après chaque tour est
    comparé à leur fin : s’affichent les nombres qui l’auraient le mieux prédite, par moindres carrés, chacun avec son
    intervalle à 95 % (toutes les positions d’une partie comptent pour un échantillon), leur écart dans autant d’autres
    parties, et un match qui prouve s’ils jouent mieux. Ni --decks ni --step n’y ont d’effet.

      --names A,B,...   ces nombres seulement : staying, hand.3, ...
      --step POUR-CENT  de combien plus grand et plus petit (25)
      --decks N         pioches au plus pour un essai (400) ; ce qui est en retard est abandonné plus tôt
      --seats N         joueurs par partie (2)
      --seed S          la graine de la première pioche (1)
      --threads N       jouer à tant à la fois (1)
      --preset, --edition, --set, --part, --option   comme pour « bastide play »
usage-replay =
    usage : bastide replay [--json] [--legal] FICHIER

    Rejoue un enregistrement et raconte chaque évènement, les points avec ce qui les compose et les règles qui les donnent,
    et les scores à la fin de chaque tour et de la partie. Un enregistrement peut s’arrêter au milieu d’une partie. Quand
    toutes les décisions d’une pioche donnée sont prises, la partie se termine par son décompte final.

      --json    un objet JSON par ligne au lieu de texte (src/bin/bastide/JSON.md décrit chaque champ) :
    {"            {"}"start": {"{"}"seats": ..., "events": [...], "scores": [...]{"}}"}      d’abord : ce qui précède les actions
    {"            {"}"legal": [ACTION...], "asked": {"{"}...{"}}"}       avant chaque action, et à la fin s’il s’arrête en route, avec --legal : tout ce qui est possible
    {"            {"}"action": ACTION, "party": ..., "events": [...], "scores": [...]{"}"}      après chaque action
    {"            {"}"end": {"{"}"over": ..., "scores": [...], "features": [...]{"}}"}             chaque zone réunie avec ses
                                                            tuiles, ses figurines, ses propriétaires, et si elle est
                                                            complète ; au jeu de cartes, les rangées et les joueurs
                Une ACTION est une ligne d’un enregistrement ; les places se comptent à partir de 1 ; les cases sont [x, y].
      --legal   lister toutes les actions possibles avant chaque action, et à la fin d’un enregistrement qui s’arrête en cours de partie
usage-link =
    usage : bastide link [OPTIONS] FICHIER

    Écrit le lien qui porte un enregistrement : sa partie s’ouvre là où on l’ouvre, à toute adresse où se trouve la page.
    Toutes les commandes qui lisent un FICHIER lisent aussi un tel lien. Sa forme est décrite dans
    src/engine/link/FORMAT.md.

      --deck      seulement le jeu choisi et sa graine : la même partie depuis le début
      --at URL    précédé de l’adresse d’une page ; sinon, seulement la partie qui suit `#`
      --text      écrire plutôt le texte qui voyage
usage-perft =
    usage : bastide perft FICHIER PROFONDEUR

    Compte, pour chaque profondeur de 1 à PROFONDEUR, les suites d’autant de décisions qui peuvent suivre l’enregistrement
    de l’un ou l’autre jeu. Ce que fait le hasard vient de sa pioche ou de sa graine ; cela et les confirmations ne comptent
    pas comme décisions.
usage-rule =
    usage : bastide rule RÈGLE

    Dit ce que dit une règle, par l’identifiant qui figure au journal : ROAD-03.
usage-review =
    usage : bastide review FICHIER

    Revient sur une partie terminée : pour chaque tour, combien de points de moins que le meilleur choix on pouvait
    attendre de celui qui a été fait, de combien la tuile tirée valait mieux que d’habitude, et l’avance à attendre ensuite ; ce
    qui a été joué et ce qui aurait été mieux, quand l’écart atteint un point ; et les totaux de chacun. C’est une estimation,
    qui prend des secondes, ou des minutes à six avec toutes les boîtes. Aux cartes, chaque décision est examinée, sans la chance.
usage-regret =
    usage : bastide lab regret [OPTIONS] CHEMIN...
            bastide lab regret --search N [--seed S] [--nodes N]

    Dit ce que manquent les ordinateurs là où le mieux est connu : de combien de points il rapporterait plus en moyenne, et dans
    combien de positions ils le font. Un CHEMIN est une partie de tuiles qui s’arrête près de la fin, jouée jusqu’au bout de
    toutes les façons et avec toutes les tuiles qui peuvent venir ; un fichier affiché par --search, dont chaque choix a été
    étudié longtemps ; ou un dossier. --search affiche une décision de chacune de N parties de base entre joueurs forts, avec
    ce qu’une recherche trouve de ses choix.

      --seed S              la graine des joueurs (1), ou de la première partie
      --player JOUEUR       de qui sont les choix, écrit comme pour « bastide match » ; plusieurs fois pour plusieurs (tous les niveaux)
      --nodes N             renoncer quand il s’ensuit plus de positions (20000000), ou en étudier tant (12800000)
usage-task =
    usage : bastide task FICHIER...

    Lit l’exercice à la fin de chaque partie, joue sa solution et dit si elle atteint tous les buts. Un exercice illisible, ou
    que sa solution ne résout pas, arrête le programme.
collection-title = Cas des règles
collection-intro = { $count } positions, chacune avec les règles qu’elle montre, ce qui s’y passe et ce qui doit en résulter, pour qui écrit ou vérifie les mêmes règles. Toutes pour un programme :
collection-goals = Ce qu’on veut
collection-decided = Ce qui est décidé
collection-given = Ce qui doit en résulter
collection-record = Partie
usage-check =
    usage : bastide check [--html DIR] CHEMIN...

    Lit la leçon derrière chaque enregistrement, rejoue celui-ci et, pour chaque ligne de la leçon qui n’est pas conforme
    aux règles, dit ce qui est vrai à la place. La solution d’un exercice qui suit est jouée aussi et doit atteindre les
    objectifs. Un CHEMIN est un fichier ou un dossier ; d’un dossier, ce sont tous les fichiers en .txt qui s’y trouvent, à
    tout niveau, et qui ont une leçon.
    Avec --html, toutes sont écrites dans DIR : index.html avec une image de chacune et ce qui doit en résulter, et
    all.json pour les programmes.
usage-puzzles =
    usage : bastide lab puzzles [--seed N] [--count N] [--themes LISTE] --out DIR
            bastide lab puzzles --check CHEMIN...

    Fait jouer des ordinateurs et cherche dans leurs parties des positions qui sont des problèmes : des enregistrements avec
    une leçon et un exercice, un dossier par thème (points, home, join, last, count, endgame), numérotés du plus facile au plus
    difficile. Tout ce que dit un problème est trouvé en essayant chaque tour permis. Les mêmes nombres font les mêmes
    problèmes.

      --seed N         la graine de la première partie (1)
      --count N        combien de problèmes au plus (10)
      --themes LISTE   de ces thèmes seulement, séparés par des virgules
      --out DIR        les écrire dans ce dossier
      --check CHEMIN   prouver plutôt des problèmes : chacun est refait à partir de sa position et doit être le même
usage-svg =
    usage : bastide { $command } [OPTIONS] FICHIER
            bastide { $command } [OPTIONS] --tiles [SÉRIE...]
            bastide { $command } --cards

    Écrit la table d’un enregistrement de l’un ou l’autre jeu comme image : `svg` en formes, `png` en pixels. L’image porte
    sa partie, si bien que la page et toutes les commandes d’ici l’ouvrent comme un enregistrement : dans ses métadonnées
    et, pour les sites qui les enlèvent, de façon visible : en code QR quand --at donne une adresse, sinon en texte. Avec
    --tiles, une planche de toutes les tuiles, ou de celles de quelques séries (base, river, inns, ...), 64 pixels par tuile,
    dans l’ordre du catalogue ; avec --cards, une planche de toutes les faces du jeu de cartes et du dos, 96 pixels par
    largeur de carte.

      --width N         l’image a N pixels de large ; sinon, une tuile en a 100
      --size N          les tuiles ont N pixels et sont dessinées comme la page les dessine à cette taille : sous 80 avec
                        moins de maisons et de plus grands symboles, sous 45 à plat, sous 30 avec des symboles qui
                        remplissent un coin
      --scores          avec les noms et les points de tous
      --owners COUCHE   avec les propriétaires des prés (`fields`) ou du bâti (`built`) : routes, villes, abbayes
      --decisions N     la table après les N premières décisions de l’enregistrement plutôt qu’à sa fin ; sa partie
                        continue de là
      --at URL          l’adresse d’une page où la partie s’ouvre
      --look ASPECT     summer, winter ou contrast, qui n’est jamais dessiné dans tous ses détails ; sinon, l’édition
                        le dit
usage-bench =
    usage : bastide bench [--games N]

    Mesure sur un cœur : parties complètes au hasard par seconde, et opérations isolées au milieu d’une partie de base. Les
    empreintes ne dépendent que des graines et des règles : elles sont les mêmes sur toute machine, en natif et en
    WebAssembly. `cargo bench` mesure aussi la page. Le tableau lui-même est en anglais.

      --games N   parties au hasard par ligne (20000)
usage-lab =
    usage : bastide lab NOM [ARGUMENTS]

    Fait une expérience avec les ordinateurs. Rien de cela ne fait partie de la page.

      tune             faire essayer d’autres nombres à un joueur, ou les ajuster à la fin des parties
      regret CHEMIN... dire de combien de points les ordinateurs restent en deçà du mieux, là où il est connu
      puzzles          faire des problèmes à partir de parties d’ordinateurs, ou prouver ceux qui existent

    `bastide lab NOM --help` explique une expérience.

## Ce qui ne va pas dans les arguments.

unknown-command = Il n’y a pas de commande `{ $name }` ; voir --help.
unknown-language = `{ $name }` n’est pas une langue connue ici.
unknown-option = Il n’y a pas d’option `{ $name }` ici ; voir --help.
value-missing = Il manque sa valeur à `{ $name }`.
value-superfluous = `{ $name }` ne prend pas de valeur.
argument-not-text = Un argument n’est pas du texte.
argument-too-many = `{ $value }` est un argument de trop.
zero-times = Il n’y a rien à faire 0 fois.
record-missing = Il manque le fichier d’un enregistrement ; voir --help.
record-and-depth-missing = Il faut le fichier d’un enregistrement et une profondeur ; voir --help.
rule-id-missing = Il manque l’identifiant d’une règle ; voir --help.
unknown-rule = Il n’y a pas de règle `{ $id }`.
unknown-game = Il n’y a pas de jeu `{ $name }` ; voir --help.
unknown-level = Il n’y a pas de joueur ordinateur `{ $name }` ; voir --help.
unknown-theme = Il n’y a pas de problèmes du thème `{ $name }` ; voir --help.
unknown-look = Il n’y a pas d’aspect `{ $name }` ; voir --help.
unknown-tile-set = Il n’y a pas de série de tuiles `{ $name }`.
unknown-owners = Les propriétaires sont ceux des prés (`fields`) ou du bâti (`built`), pas de `{ $name }`.
tile-pixels = Une tuile a de { $least } à { $most } pixels.
picture-pixels = Une image a de { $least } à { $most } pixels de large.
given-twice = `{ $option } { $subject }` est donné deux fois.
set-given-twice = `{ $option } { $subject }` est donné deux fois ; deux boîtes, c’est `{ $option } { $subject }=2`.

## Les fichiers, et ce qui est écrit.

standard-input = entrée standard
neither-text-nor-picture = { $file } n’est ni un texte ni une image PNG.
picture-too-large = Cette image est trop grande.
label-in-record = « { $label } » remplace une pièce secrète pour celui à qui cette partie a été racontée ; elle ne se rejoue que si chaque pièce porte son nom.
no-link-carries-it = Aucun lien ne peut porter cette partie.
review-unfinished = { $file } : cette partie n’est pas terminée.
review-turn = { $number }. { $name } : { $lost } points perdus, chance { $luck }, avance attendue { $lead }
review-other-figure = là, une autre figurine, ou aucune
review-decision = { $number }. { $name } : { $lost } points perdus, avance attendue { $lead }
review-sum-of-choices = { $name } : { $lost } points perdus par les choix
review-cut = Seuls les { $turns } premiers ont pu être regardés : la suite demanderait trop de positions. Ce qui suit ne porte que sur ceux-là.
review-sum = { $name } : { $lost } points perdus par les choix, chance au tirage { $luck }
regret-of = { $level } : { $mean } points manqués, le mieux dans { $best } sur { $count }
regret-of-cards = { $file } est une partie de cartes ; le mieux n’est connu que dans les parties de tuiles.
regret-unsolved = { $file } : on ne peut pas savoir ce qu’il y a de mieux : personne n’a à décider, des mains sont secrètes, trop de tuiles sont à venir, ou il y a plus de positions à regarder que permis (--nodes).
regret-without-positions = Il n’y a pas de position dans ce qui est nommé.
regret-search-alone = Avec --search on fait des positions ; cela ne prend ni positions ni joueurs.
task-missing = { $file } ne contient aucun exercice.
task-without-solution = { $file } : lisible, sans solution
task-reached = { $file } : la solution atteint tous les buts
task-unreached = { $file } : la solution n’atteint pas tous les buts.
task-undecided = { $file } : on ne peut pas dire si la solution gagne : il reste plus de deux tuiles à venir, des mains sont secrètes, ou il y a trop de façons de continuer.
task-line-refused = { $file } : le coup `{ $line }` de la solution n’est pas permis.
lessons-not-named = Il manque des fichiers ou des dossiers de leçons ; essayez --help.
lesson-missing = { $file } ne contient aucune leçon.
lessons-hold = leçons justes : { $count }
lessons-fail = Sur { $count ->
    [one] une leçon
   *[other] { $count } leçons
}, { $failed ->
    [one] une est fausse
   *[other] { $failed } sont fausses
}.
lesson-told = `{ $claim }` : il se passe `{ $told }`
lesson-nothing-told = `{ $claim }` : il ne se passe plus rien
lesson-told-more = après `{ $claim }`, il se passe encore `{ $told }`
lesson-no-decision = `{ $claim }` : ce n’est pas un coup ici
lesson-allowed = `{ $claim }` : c’est permis
lesson-refused-by = `{ $claim }` : c’est refusé par { $rules }
lesson-refused-by-none = `{ $claim }` : c’est refusé, mais aucune règle numérotée ne le dit
lesson-not-offered = `{ $claim }` : ce n’est pas parmi les coups possibles
lesson-offered-too = outre `{ $claim }`, il y a encore un coup possible : `{ $line }`
lesson-asks = `{ $claim }` : c’est à { $seat }
lesson-asks-nobody = `{ $claim }` : ce n’est à aucun joueur
lesson-points = `{ $claim }` : les points sont { $points }
lesson-absent = `{ $claim }` : ce n’est pas le cas
lesson-present = `{ $claim }` : il y a `{ $line }`
lesson-left-open = { $file } : on ne peut pas dire les points, car à la fin `{ $question }` reste à décider
no-fonts = Il n’y a pas de polices ici, l’image est donc sans ses textes.
computer-found-nothing = Un joueur ordinateur n’a rien trouvé à faire.
column-player = joueur
column-won = gagnées
column-mean-score = score moyen
column-mean-lead = avance moyenne
games-played = parties : { $count }
bench-impossible = Une partie à mesurer ne peut pas être jouée.
unknown-weight = Il n’y a pas de nombre à changer dans « { $word } » ; essayez --help.
weight-of-several = « { $name } », ce sont plusieurs nombres ; dites lequel, de « { $name }.0 » à « { $name }.{ $last } ».
weight-unused = « { $level } » ne tient pas compte du nombre « { $name } » ; essayez --help.
two-players-needed = Il faut deux joueurs ; essayez --help.
time-without-effect = Personne ici ne regarde l’heure : nos joueurs comptent des positions (`--nodes`) et ne connaissent le temps qu’avec `--engine "bastide engine"`.
nodes-without-effect = Personne ici ne compte de positions : de nos joueurs, seul expert le fait, et pas aux cartes.
patience-without-effect = Aucun programme à attendre ne joue ici : --patience va avec --engine.
match-of-faults = Aucune partie n’est arrivée à son terme : une faute d’un programme a arrêté chacune.
match-so-far = pioches { $decks } sur { $all } : gagnées { $won } sur { $games }, partagées { $shared }, avance { $lead }
program-fault = { $program } : { $fault }
program-gone = Il ne tourne plus.
program-silent = Il ne dit rien.
program-said = Il dit ce qui n’a pas de sens ici : { $said }.
program-told = Il dit ne pas pouvoir continuer : { $why }
program-illegal = Il veut faire « { $action } » : { $reason }
engine-without-game = Aucune partie lisible n’a été racontée.
engine-nobody-asked = Aucun joueur n’est interrogé dans cette partie.
level-at-cards = { $level ->
    [random] Aux cartes aussi.
    [beginner] Aux cartes, fait parfois n’importe quoi, et sinon comme greedy.
    [greedy] Aux cartes, se règle sur ce qui est posé.
    [hasty] Aux cartes, joue la manche plus loin pour une décision sur deux.
    [expert] Aux cartes, joue la manche plus loin, avec beaucoup de donnes de ce qui est caché.
   *[strong] Aux cartes, comme expert, sauf une décision sur six.
}
player-without-numbers = Il n’a pas de nombres à changer.
match-of = { $ours } contre { $theirs } : pioches { $decks }, parties { $games }
match-won = gagnées { $won }, partagées { $shared }, perdues { $lost } : { $share } %
match-lead = avance { $lead }
match-points = points { $ours } contre { $theirs }
match-elo = Elo { $elo }
match-cost = { $player } : décisions { $decisions }, chacune { $mean } ms, au plus { $longest }, positions { $nodes }
match-faults = { $player } : parties arrêtées par une faute de sa part : { $faults }
cards-have-no-numbers = Aux cartes, un joueur n’a pas de nombres à changer.
tune-try = { $change } : avance { $lead }, pioches { $decks }{ $kept ->
    [yes] , gardé
   *[no] {""}
}
tune-end = { $player } : avance { $lead } sur le premier, pioches { $decks }
fit-tries-nothing = Avec --fit, aucun nombre n’est essayé seul ; ni --decks ni --step n’y ont d’effet.
fit-silent = rien ici ne dépend de : { $names }
fit-off = écart de { $before } points avec les nombres d’avant, de { $after } avec ceux-ci : autres parties { $games }
fit-end = S’ils jouent mieux, un match doit le prouver : { $command }
puzzles-without-folder = Il manque un dossier pour les problèmes ; essayez --help.
puzzles-of-theme = { $theme } : { $count } (par niveau : { $levels })
puzzles-proved = problèmes prouvés : { $count }
puzzles-unproved = Sur { $count ->
    [one] un problème
   *[other] { $count } problèmes
}, { $failed ->
    [one] un ne donne pas ce qui est écrit.
   *[other] { $failed } ne donnent pas ce qui est écrit.
}
puzzle-unproved = { $file } : sa position ne donne pas ce qui est écrit, ou la suite est trop longue à chercher.
puzzle-points = Le plus de points
puzzle-points-ask = Marquez { $points ->
    [one] un point
   *[other] { $points } points
} en un tour. On ne peut pas faire mieux.
puzzle-points-hint = { $kind ->
    [road] C’est une route qui en rapporte le plus.
    [city] C’est une ville qui en rapporte le plus.
    [monastery] C’est une abbaye qui en rapporte le plus.
    [garden] C’est un jardin qui en rapporte le plus.
   *[field] Aucune zone à elle seule n’en rapporte le plus.
}
puzzle-home = Le retour
puzzle-home-ask = Vous n’avez plus de meeple. Posez votre tuile pour qu’une de vos figurines revienne.
puzzle-home-again-ask = { $kind ->
    [road] En un seul tour, faites revenir une de vos figurines et placez-en une autre sur une route.
    [city] En un seul tour, faites revenir une de vos figurines et placez-en une autre dans une ville.
    [monastery] En un seul tour, faites revenir une de vos figurines et placez-en une autre dans une abbaye.
    [garden] En un seul tour, faites revenir une de vos figurines et placez-en une autre dans un jardin.
   *[field] En un seul tour, faites revenir une de vos figurines et placez-en une autre dans un pré.
}
puzzle-home-hint = Une figurine revient quand sa zone est complète, même si elle ne marque rien.
puzzle-join = En compagnie
puzzle-join-ask = { $kind ->
    [road] Sur une des routes, il n’y a encore que votre adversaire. Complétez-la et marquez { $points } points.
   *[other] Dans une des villes, il n’y a encore que votre adversaire. Complétez-la et marquez { $points } points.
}
puzzle-join-hint = Quand une tuile réunit deux zones, toutes leurs figurines comptent désormais ensemble.
puzzle-last = La dernière tuile
puzzle-last-ask = C’est la dernière tuile, puis vient le décompte final. Posez-la pour gagner la partie.
puzzle-last-hint = À la fin, les prés comptent, et ce qui est inachevé aussi, pour vous deux.
puzzle-endgame = La fin de partie
puzzle-endgame-ask = { $tiles ->
    [one] Il reste deux tuiles : vous posez celle-ci, votre adversaire la dernière. Posez la vôtre pour gagner, quoi qu’il fasse.
   *[other] Il reste trois tuiles : vous posez celle-ci, votre adversaire la suivante et vous la dernière. Posez la vôtre pour gagner, quoi qu’il fasse.
}
puzzle-endgame-hint = Pensez à ce que les tuiles à venir permettent encore : à votre adversaire, et à vous.
puzzle-count = Qui marque quoi ?
puzzle-count-ask = Le joueur { $number } pose la dernière tuile, et la partie est finie. Comptez ce que ce tour et le décompte final rapportent à chacun.
puzzle-with-figure = { $tiles ->
    [one] Bien posée, votre tuile en touche une autre, et vous devez y placer une figurine.
   *[other] Bien posée, votre tuile en touche { $tiles } autres, et vous devez y placer une figurine.
}
puzzle-without-figure = { $tiles ->
    [one] Bien posée, votre tuile en touche une autre. Inutile d’y placer une figurine.
   *[other] Bien posée, votre tuile en touche { $tiles } autres. Inutile d’y placer une figurine.
}
puzzle-brings = Le meilleur coup rapporte { $points ->
    [one] un point.
   *[other] { $points } points.
}
puzzle-next = { $points ->
    [0] Aucun autre coup ne rapporte rien.
    [one] Tout autre coup rapporte un point au plus.
   *[other] Tout autre coup rapporte { $points } points au plus.
}
puzzle-ways = La tuile peut se poser de { $places } façons. { $ways ->
    [one] Une seule est la bonne.
   *[other] { $ways } sont bonnes.
}
puzzle-shares = Vous marquez { $own } points ; { $other ->
    [0] votre adversaire n’en marque aucun.
   *[other] votre adversaire en marque { $other }.
}
puzzle-ends = Vous gagnez { $own } à { $other }.
puzzle-next-loses = Avec le meilleur des autres coups, vous perdez { $other } à { $own }.
puzzle-next-ties = Avec le meilleur des autres coups, c’est l’égalité à { $points }.
puzzle-ends-at-worst = Quoi que fasse votre adversaire, vous gagnez, au pire { $own } à { $other }.
puzzle-next-loses-at-worst = Même après le meilleur des autres coups, votre adversaire peut l’emporter { $other } à { $own }.
puzzle-next-ties-at-worst = Même après le meilleur des autres coups, votre adversaire peut égaliser à { $points }.
puzzle-counted = Ce tour et le décompte final : le joueur 1 marque { $first }, le joueur 2 marque { $second }.
