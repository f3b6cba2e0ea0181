## Which game.

which-game = Spiel
tile-game = Carcassonne
tile-game-hint = Plättchen, Meeple und eine Landschaft, die wächst.
card-game = Cartecassonne
card-game-hint = Das Kartenspiel: vier Reihen, die wachsen, 2 bis 5 Spieler und keine Plättchen.

## On the table.

card-rows = Die vier Reihen
hand-of-cards = Deine Karten
large-meeple = Großer Meeple
chests = Truhen
dealer = Geber

hint-card = { CAPITAL($card) } { to-row }{ $down ->
    [yes] , verdeckt
   *[no] {""}
}.
hint-claim = { large-meeple }. { $told }
review-note-of-cards = Eine Schätzung: Jede Entscheidung und die beste wurden mehrmals bis zum Ende der Runde weitergespielt. Die anderen bekamen dabei zufällige Karten. Kleine Unterschiede zählen nicht.
review-held = Karten von { $name }: { $cards }

## The end of a round.

tell-all = Alles zeigen
next-round = Nächste Runde
open-chests = Truhen öffnen

## What cards are worth.

card-values = Was Karten wert sind
scoring-cards = Tiere und Gebäude
rows-now = Was dir eine Reihe jetzt brächte
own-animals = Deine Tiere

## Questions, answers, refusals.

dealer-by-lot = Das Los entscheidet, wer zuerst gibt.
turning-up = Die ersten Karten werden aufgedeckt.
ask-any-turn = Jetzt wird eine Karte gespielt oder ein großer Meeple gesetzt.
ask-confirm-cards = Fertig? Dann beende deinen Zug.
no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
meeple-stays = Dein großer Meeple steht schon in einer Reihe und bleibt dort, bis die Runde gewertet ist.
no-card-hidden = Keine Karte ist verdeckt.

## Commands.

ask-rows = Was liegt in den Reihen?
ask-hand-of-cards = Welche Karten habe ich?
ask-mine = Was liegt vor mir?
ask-cards = Welche Karten sind verdeckt?

## What hands and keys do.

show-cards = Karten zeigen
cards-by-keys = Links, rechts und M wählen; hoch und runter zielen; Enter spielt.
choose-card-first = Wähle zuerst eine Karte deiner Hand oder deinen großen Meeple.
by-hand = Mit Finger oder Maus
hand-choose = Wähle eine Karte oder deinen großen Meeple und dann die Reihe dafür.
hand-drag = Oder zieh, was du spielen willst, in die Reihe.
hand-back = Solange dein Zug nicht beendet ist, kannst du das Gespielte wieder wegziehen oder zurücknehmen.
key-held = Karte oder großen Meeple wählen
key-card = Karte nach ihrem Platz auf der Hand wählen
key-rows = Reihe wählen
key-play = Gewähltes spielen; dann den Zug beenden
key-let-go-card = Gewähltes loslassen

## Said at the first decision of a kind.

tip-card-joker = Beanspruche mit deinem großen Meeple Karten aus den Reihen: Die meisten Punkte gewinnen. Ein Joker darf in jeder Reihe liegen.
tip-card-start = Beanspruche mit deinem großen Meeple Karten aus den Reihen: Die meisten Punkte gewinnen. Nur deine erste Karte einer Runde liegt verdeckt.
tip-card-down = Nur deine erste Karte einer Runde liegt verdeckt: Außer dir kennt sie niemand, bis die Reihe gewertet wird.
tip-card-deal = Wer den letzten großen Meeple gesetzt hat, gibt, und wer danach kommt, beginnt. Karten, die niemand beansprucht hat, bleiben in den Reihen.
tip-card-meeple = Einmal je Runde setzt du statt einer Karte deinen großen Meeple ans Ende einer Reihe. Er beansprucht die Karten bis zur Leiste oder zum nächsten großen Meeple.
tip-card-stray = Eine Karte in der Reihe einer anderen Farbe. Nimm 10 Punkte dafür oder behalte sie, um sie mit anderen ihrer Art zu werten.

## How to play.

how-to-play = So wird gespielt
how-aim = Vier Kartenreihen wachsen nebeneinander. Beanspruche Karten daraus: Jede Art wird anders gewertet. Wer am Ende die meisten Punkte hat, gewinnt.
how-turn = In deinem Zug spielst du eine Karte von der Hand oder setzt deinen großen Meeple. Haben alle alles gespielt, wird die Runde gewertet und neu gegeben.
how-cards = Deine erste Karte einer Runde kommt verdeckt in eine beliebige Reihe. Deine anderen Karten kommen offen in die Reihe ihrer Farbe, Joker in jede beliebige.
how-claim = Einmal je Runde setzt du deinen großen Meeple ans Ende einer Reihe. Er beansprucht die Karten zwischen sich und der Leiste oder dem nächsten großen Meeple auf dem Weg dorthin.
how-reach = Wo keine Karte mehr frei ist, darf er nicht stehen, solange es in einer anderen Reihe noch eine gibt. So lesen wir es; die gedruckte Regel sperrt keine Reihe.
how-scoring = Was beanspruchte Karten bringen
how-characters = Personen: die Summe ihrer Werte mal ihre Anzahl. Danach kommen sie aus dem Spiel.
how-animals = Tiere: Sie bleiben vor dir liegen. Eine Art, zu der in dieser Runde eine Karte kommt, wird mit allem gewertet, was du davon hast. Ein Joker kommt zu einer Art, die du hast.
how-buildings = Gebäude: Sie warten verdeckt unter deiner Truhe. Am Ende zählen Gruppen verschiedener Arten; ein Joker ist jede Art.
how-magic = Drache und Fee: je 10 Punkte, danach kommen sie aus dem Spiel.
how-strays = Karten in der Reihe einer anderen Farbe: Eine Person ist 10 Punkte wert. Für ein Tier oder Gebäude nimmst du 10 Punkte, oder du behältst es.
how-end = Karten, die nach der letzten Runde noch in den Reihen liegen, sind nichts wert. Bei Gleichstand gewinnt, wer mehr Gebäude hat.
table-animals = Tiere einer Art
table-buildings = Verschiedene Gebäude
unsourced = Die Werte mit Stern stammen von uns: Die Regel nennt nur die anderen.
