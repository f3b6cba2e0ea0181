same-words =
    qui gagne, gagnant, vainqueur = l’emporte, victoire |
    cloître, monastère, couvent, église = abbaye |
    partisan, suiveur, pion, bonhomme, personnage = meeple |
    gros meeple, gros partisan, grand partisan, double meeple = grand meeple |
    voleur, bandit, voyou = brigand, voleur |
    chevalier = chevalier, meeple ville | brigand = brigand, meeple route |
    prêtre, religieux = moine | fermier, agriculteur = paysan |
    champ, prairie, ferme, herbe = pré |
    château, cité = ville | chemin, rue = route |
    bouclier, écusson, armoiries = blason |
    fin du jeu, fin de jeu = fin partie |
    taverne, lac = auberge |
    pile, sac = pile, pioche | égalité = égalité, autant
