same-words =
    wer gewinnt, Gewinner, Sieger = gewinnt das Spiel, gewinnen | Abtei, Konvent, Kirche = Kloster |
    Gefolgsmann, Gefolgsleute, Spielfigur, Männchen = Meeple | Figur = Figur, Meeple |
    großer Meeple, großer Gefolgsmann, doppelter Meeple = groß Meeple |
    Räuber, Dieb, Bandit, Strauchdieb = Wegelagerer, Räuber | Ritter = Ritter, Meeple Stadt |
    Wegelagerer = Wegelagerer, Meeple Straße | Priester = Mönch | Landwirt = Bauer | Feld, Acker, Gras = Wiese, Feld |
    Burg, Schloss = Stadt | Weg, Wege = Straße, Wege | Wimpel, Banner, Fahne = Wappen | Schild = Wappen, Schild |
    Spielende, Ende des Spiels = Ende Spiel | Gasthaus, Gasthof, Kneipe = Wirtshaus |
    Dom = Kathedrale | Kärtchen = Plättchen | Karte = Plättchen, Karte | Startkarte = Startplättchen |
    Gleichstand, unentschieden = Gleichstand, gleich viele | rotieren, drehen = Drehung, gedreht |
    passt nicht, passen nicht = passt nirgends | wegwerfen, ablegen, abwerfen = aus dem Spiel, weggelegt |
    angrenzen, anlegen, benachbart, diagonal = Ecke Seite, schräg | Beutel, Stapel, Sack = Stapel |
    wer fängt an, wer beginnt, Startspieler, erster Spieler = wer beginnt |
    wie viele Spieler, Spielerzahl = Ausgabe 2 bis 6 | wie viele Plättchen, Anzahl Plättchen = 72 Plättchen |
    wie viele Meeple, Anzahl Meeple = 8 Meeple | Reihenfolge, Ablauf, Phasen = drei Schritte, Reihenfolge |
    Uhrzeigersinn, im Kreis = Uhrzeigersinn | besetzt = besetzen, besetzt |
    zurücknehmen, zurückholen = zurückholen, zurückgenommen | aussetzen, verzichten, passen = willst nicht, passt |
    Runde um die Leiste, Runde = umrundet, Feld 0 | Punkteleiste, Zählleiste = Wertungsleiste |
    Kreisverkehr, Schleife, Rundweg = Ring | Kreuzung = Dorf endet, Kreuzung |
    Punkte für Bauern, Bauernpunkte = Ende bringt Wiese Punkte |
    Geld, Münzen = Goldbarren Punkt, Goldbarren legst, Sorte Punkte, Handelswaren | Weizen, Getreide = Korn |
    Doppelzug, zweiter Zug, Extrazug = zweites Plättchen, ganzen zweiten | Sau, Ferkel = Schwein |
    Flugzeug, Flieger = Flug, Flugmaschine | Schiff, Boot = Fähre | Zauberer = Magier | Brief, Post = Botschaft |
    klauen, rauben = stiehlt, bestehlen, stehlen
word-endings = | e en n em er ern es s st t te ten ung ungen
