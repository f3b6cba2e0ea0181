### The game of the day, decks of one's own, and the puzzle of the day.

daily = Partie du jour
daily-hint = 72 tuiles, dans le même ordre pour tous ce jour-là. Votre première partie compte, les autres servent d’entraînement.
daily-own-hint = 72 tuiles, dans le même ordre pour tous ceux qui ouvrent votre lien ou saisissent le même texte. Votre première partie compte, les autres servent d’entraînement.
daily-today = Revenir à aujourd’hui
daily-opponent = Adversaire
daily-practise = Rejouer pour s’entraîner
daily-begun = Cette partie est en cours, et elle compte. Adversaire : { $level }.
daily-counts = Cette partie compte.
daily-practice = Pour s’entraîner : votre premier résultat reste.
daily-again = La partie commencée n’est plus sur cet appareil. Elle recommence et compte toujours.
daily-score = { $own } : { $other }
daily-against = Adversaire : { $level }
daily-par = Par : { $points }
daily-par-hint = Le par est ce qu’un expert obtient à votre place.
daily-par-coming = Un expert joue ces tuiles à votre place pour trouver le par…
daily-parts = Points de chaque partie du jeu, le décompte final en dernier : { $points }
daily-week = Les sept derniers jours
daily-not-played = { $date } : pas jouée
daily-not-over = { $date } : commencée
daily-played = { $date } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-own = Votre propre pioche
daily-own-about = Tout texte donne une pioche : jouez-la contre ceux qui reçoivent votre lien.
daily-own-field = Un texte, comme « Semaine 48 »
daily-own-show = Montrer cette pioche
daily-puzzle-open = Voir l’énigme
daily-puzzle-solved = Résolue au premier essai.
daily-puzzle-missed = Pas résolue au premier essai.
daily-puzzle-new = Le premier essai compte.
daily-puzzle-past = Pas essayée ce jour-là.
daily-puzzle-sender-solved = La personne qui a envoyé le lien l’a résolue au premier essai.
daily-puzzle-sender-missed = La personne qui a envoyé le lien ne l’a pas résolue au premier essai.
daily-result = Résultat
daily-copy = Copier le résultat
daily-copy-deck = Copier le lien vers cette pioche
daily-line = Bastide, { $deck } : { $blocks } { $own } : { $other } ({ $level })
daily-line-with-par = { $line }, par { $par }
daily-invitation = Bastide, { $deck } : qui fera mieux avec les mêmes tuiles ?
daily-puzzle-line = Bastide, énigme du { $deck } : { $verdict }
daily-sender-hidden = { $count ->
    [one] Le résultat reçu avec le lien s’affichera
   *[other] Les { $count } résultats reçus avec des liens s’afficheront
} quand vous aurez fini votre première partie.
daily-own-link = Ce lien est le vôtre : il contient le résultat affiché ici.
daily-theirs = Résultats des autres
daily-signed = Votre lien porte votre nom : { $name }.
daily-par-line = Par (un expert)
daily-puzzle-hidden = Le résultat reçu avec le lien s’affichera après votre premier essai.
daily-compared = Points tour par tour
daily-you = Vous
daily-sender = Lien reçu
daily-after-turn = Après le tour { $number }
daily-clock-back = D’après cet appareil, nous sommes le { $today }, mais la partie du { $last } a déjà été commencée ici. Rien n’est perdu et rien ne compte deux fois : chaque date garde sa propre partie.
