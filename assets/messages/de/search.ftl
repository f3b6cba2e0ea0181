same-words =
    wer gewinnt, Gewinner, Sieger = gewinnt das Spiel, gewinnen |
    Abtei, Konvent, Kirche = Kloster | Klöster = Kloster |
    Gefolgsmann, Gefolgsleute, Spielfigur, Männchen, Figur, Figuren = Meeple |
    großer Meeple, großer Gefolgsmann, doppelter Meeple = groß Meeple |
    Räuber, Dieb, Bandit, Strauchdieb = Wegelagerer, Räuber |
    Ritter = Ritter, Meeple Stadt | Wegelagerer = Wegelagerer, Meeple Straße |
    Mönche, Priester = Mönch | Bauern, Landwirt = Bauer |
    Feld, Felder, Acker, Gras, Wiesen = Wiese |
    Burg, Schloss, Städte = Stadt | Weg, Wege, Straßen = Straße |
    Wimpel, Schild, Banner = Wappen |
    Spielende, Ende des Spiels, Schlusswertung = Ende Spiel |
    Gasthaus, Gasthof, Kneipe = Wirtshaus | Dom = Kathedrale |
    Karte, Karten, Kärtchen = Plättchen | Gleichstand = Gleichstand, gleich viele
