same-words =
    qui gagne, gagnant, vainqueur = l’emporte, victoire | cloître, monastère, couvent, église = abbaye |
    partisan, suiveur, pion, bonhomme = meeple, pion | personnage = personnage, meeple | bonhomme de pain d’épice = pain épice |
    gros meeple, gros partisan, grand partisan, double meeple = grand meeple |
    voleur, bandit, voyou = brigand, voleur | chevalier = chevalier, meeple ville | brigand = brigand, meeple route |
    prêtre, religieux = moine | fermier, agriculteur = paysan | champ, prairie, ferme, herbe = pré |
    château, cité = ville | chemin, rue = route | écusson, armoiries, drapeau = blason | bouclier = blason, bouclier |
    fin du jeu, fin de jeu = fin partie | taverne = auberge | pile, sac = pile, pioche |
    égalité, ex aequo = égalité, autant | tourner, pivoter, rotation = tournée, orientation, pivoter |
    défausser, jeter = quitte partie piochée, écartée | adjacent, voisin, diagonale = coin côté, diagonale, touche |
    qui commence, premier joueur, qui débute = qui commence, départ jeune | plus jeune, le plus jeune = plus jeune |
    combien de joueurs, nombre de joueurs = édition 2 à 6 | combien de tuiles, nombre de tuiles = 72 tuiles |
    combien de meeples, nombre de meeples = 8 meeples | ordre du tour, étapes, phases = étapes ordre |
    reprendre, récupérer = reprendre, repris | plus de meeple, plus aucun meeple = sans meeple réserve |
    passer = si vous préférez, passer | annuler = annulé | partager les points = égalité points |
    tour de piste = case 0 tour, dépasse case | muraille = remparts | rond-point, anneau = boucle |
    carrefour, croisement, intersection = village s’arrêtent, croisement |
    points des paysans, points d’un pré = fin pré rapporte points |
    argent, pièces, monnaie = lingots mettez, lingots valent, marchandises jetons, sorte marque | céréales = blé |
    tour supplémentaire, double tour, deux tours = second entier, seconde tuile | truie, porc = cochon |
    dé, dés = lancez dé, lancer dé | avion = vol, machine volante | bateau, navire = bac | magicien, sorcier = mage | lettre, courrier = missive |
    voler, dérober = voler, dérober
word-endings = s x | e es ee ees er ers ez ent ents ant ants ante aient ait ation ations ement ements
