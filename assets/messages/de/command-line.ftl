### Was die Befehlszeile über sich, ihre Argumente und ihre Dateien sagt. Die Seite kennt diese Sätze nicht.

usage =
    Aufruf: bastide BEFEHL [ARGUMENTE]

      play            Computer spielen Partien gegeneinander
      players         die Computerspieler aufzählen, und die Zahlen von einem
      match A B       einen Spieler gegen einen anderen oder ein Programm antreten lassen
      engine          für ein anderes Programm spielen
      replay DATEI    eine Aufzeichnung abspielen und alles erzählen, was geschieht
      review DATEI    sagen, was die Entscheidungen einer Partie wert waren
      link DATEI      den Link ausgeben, der eine Aufzeichnung enthält
      perft DATEI N   die Folgen von N Entscheidungen zählen, die auf eine Aufzeichnung folgen
      rule KENNUNG    sagen, was eine Regel sagt
      svg DATEI       den Tisch einer Aufzeichnung zeichnen
      svg --tiles     alle Plättchen nebeneinander zeichnen
      png DATEI       dasselbe als Bildpunkte
      task DATEI...   sagen, ob Aufgaben durch ihre Lösungen gelöst werden
      check PFAD...   sagen, ob Lektionen stimmen, auch in ganzen Ordnern
      bench           die Geschwindigkeit auf diesem Rechner messen
      lab NAME        ein Experiment mit Computerspielern: tune, regret oder puzzles

    `bastide BEFEHL --help` erklärt einen Befehl. Mit `--language CODE` (en, fr oder de) wird alles in dieser Sprache
    gesagt. Die DATEI `-` ist die Standardeingabe; ein Link wird wie eine DATEI gelesen.
usage-play =
    Aufruf: bastide play [OPTIONEN]

    Lässt Computer Partien spielen und gibt eine Tabelle aus: gewonnene Partien (ein geteilter Sieg zählt für alle, die
    gewonnen haben), mittlere Punktzahl, mittlerer Vorsprung. Die Partie Nummer n benutzt den Startwert S + n / Spieler;
    die Spieler tauschen von Partie zu Partie die Plätze, sodass jeder Stapel von jedem Platz aus gespielt wird.

      --game NAME           tiles (Plättchen) oder cards (Karten); ohne Angabe tiles. Die übrigen Optionen eines
                            Spielaufbaus sind die des Plättchenspiels
      --games N             wie viele Partien (10)
      --seed S              der erste Startwert (1)
      --players A,B,...     2 bis 6, bei Karten 2 bis 5, aus: random, beginner, greedy, hasty, strong, expert
                            (strong,greedy)
      --preset NAME         current, 2001, families, winter, big-box oder everything: eine Ausgabe mit ihren Schachteln
      --edition NAME        first-2001, winter oder current (current)
      --set NAME[=ZAHL]     ein Plättchenset dazu: river, inns, ..., oder wie viele Schachteln von base; mehrmals möglich
      --part NAME           einen Teil der Regeln dazu: robbers, messengers, builder, ...; mehrmals möglich
      --option NAME=WERT    eine Option ändern: farmers=off, hand=3, small-city=2, ...; mehrmals möglich
      --stack PLÄTTCHEN,... genau diese Plättchen ziehen, in dieser Reihenfolge
      --out ORDNER          die Aufzeichnung jeder Partie in diesen Ordner schreiben
usage-match =
    Aufruf: bastide match [OPTIONEN] SPIELER SPIELER
            bastide match [OPTIONEN] SPIELER --engine BEFEHL

    Lässt einen Spieler gegen einen anderen antreten: Jeder Stapel wird von jedem Platz aus einmal gespielt, der erste Spieler
    auf einem davon, der zweite auf allen anderen. Zeigt die gewonnenen Partien, den mittleren Vorsprung mit seinem
    95-%-Bereich (alle Partien eines Stapels zählen als eine Probe), den Unterschied in Elo und was Entscheidungen kosten.
    Währenddessen steht auf der Standardfehlerausgabe, wie es steht: nach jedem Zehntel der Stapel und jede Minute, wo das
    länger dauert. Endet jede Partie an einem Fehler eines Programms, ist der Rückgabewert 2.

    Ein SPIELER ist eine Stufe (random, beginner, greedy, hasty, strong, expert), dahinter können Zahlen stehen, die von den
    üblichen abweichen: expert:turns=4:staying=2:hand.1=9. „bastide players expert“ zählt alle auf, mit ihrer Bedeutung; hasty
    und strong haben weniger, die anderen keine, und bei Karten hat niemand welche.

      --engine BEFEHL   ein Programm, das das Protokoll für Spielprogramme spricht (src/engine/ai/PROTOCOL.md), mit seinen
                        Argumenten
      --decks N         wie viele Stapel (100)
      --seats N         Spieler in jeder Partie (2)
      --seed S          die Startzahl des ersten Stapels (1); Stapel n hat die Startzahl S + n
      --nodes N         ungefähr so viele Stellungen für jede Entscheidung; von unseren hält sich expert daran, bei Plättchen
      --time MS         so viele Millisekunden für jede Entscheidung eines Programms; unsere sehen nur bei „bastide engine“
                        auf die Uhr
      --patience SEK    so viele Sekunden auf jede Antwort eines Programms warten (60; auf eine Entscheidung ohne --time 600),
                        und auf eine Entscheidung zehnmal so lange, wie --time sagt, wo das länger ist
      --stop VORSPRUNG  aufhören, sobald klar ist, ob der Vorsprung über VORSPRUNG liegt
      --threads N       so viele Stapel zugleich spielen (1); das Ergebnis ist dasselbe
      --out ORDNER      die Aufzeichnung jeder Partie in diesen Ordner schreiben
      --game, --preset, --edition, --set, --part, --option, --stack   wie bei „bastide play“
usage-players =
    Aufruf: bastide players [SPIELER]

    Zählt die Computerspieler auf und sagt, wie jeder bei Plättchen spielt, dann bei Karten. Mit einem SPIELER, geschrieben wie
    bei „bastide match“, zählt es alle Zahlen auf, die hinter seiner Stufe stehen können, jede mit ihrem Wert und was sie
    bedeutet (auf Englisch).
usage-engine =
    Aufruf: bastide engine [SPIELER]

    Spielt beide Spiele für ein anderes Programm, das über die Standardeingabe sagt, wie eine Partie steht, und auf der
    Standardausgabe liest, was dieses tut: src/engine/ai/PROTOCOL.md beschreibt die Zeilen. Einen SPIELER schreibt man wie bei
    „bastide match“ (expert).
usage-tune =
    Aufruf: bastide lab tune [OPTIONEN] [SPIELER]
            bastide lab tune --fit SPIELE [OPTIONEN] [SPIELER]

    Lässt einen Spieler (strong), geschrieben wie bei „bastide match“, jede seiner Zahlen größer und kleiner gegen sich selbst
    versuchen und behält, was gewinnt, jeder Versuch mit neuen Stapeln. Am Ende trifft der Spieler, der herauskam, auf den
    vom Anfang und steht so da, wie man ihn für andere Befehle schreibt.

    Mit --fit spielt er SPIELE Partien gegen sich selbst, jede zweite in Eile, und was er nach jedem Zug erwartet, wird mit
    dem Ende verglichen: Es steht da, mit welchen Zahlen er es am besten vorausgesagt hätte, nach kleinsten Quadraten, jede mit
    ihrem 95-%-Bereich (alle Stellungen einer Partie zählen als eine Probe), wie weit sie in ebenso vielen anderen Partien
    daneben liegen, und ein Vergleich, der zeigt, ob sie besser spielen. --decks und --step bewirken dabei nichts.

      --names A,B,...   nur diese Zahlen: staying, hand.3, ...
      --step PROZENT    um wie viel größer und kleiner (25)
      --decks N         höchstens so viele Stapel für einen Versuch (400); was zurückliegt, wird früher aufgegeben
      --seats N         Spieler in jeder Partie (2)
      --seed S          die Startzahl des ersten Stapels (1)
      --threads N       so viele auf einmal spielen (1)
      --preset, --edition, --set, --part, --option   wie bei „bastide play“
usage-replay =
    Aufruf: bastide replay [--json] [--legal] DATEI

    Spielt eine Aufzeichnung ab und erzählt jedes Ereignis, Punkte mit dem, woraus sie bestehen, und den Regeln dafür,
    dazu die Punktestände am Ende jedes Zuges und der Partie. Eine Aufzeichnung darf mitten in der Partie aufhören. Sind alle
    Entscheidungen eines vorgegebenen Stapels getroffen, endet die Partie mit ihrer Schlusswertung.

      --json    ein JSON-Objekt je Zeile statt Text (src/bin/bastide/JSON.md beschreibt jedes Feld):
    {"            {"}"start": {"{"}"seats": ..., "events": [...], "scores": [...]{"}}"}      zuerst: was vor den Aktionen geschah
    {"            {"}"legal": [AKTION...], "asked": {"{"}...{"}}"}       vor jeder Aktion und am offenen Ende, mit --legal: alles, was möglich ist
    {"            {"}"action": AKTION, "party": ..., "events": [...], "scores": [...]{"}"}      nach jeder Aktion
    {"            {"}"end": {"{"}"over": ..., "scores": [...], "features": [...]{"}}"}             jedes verbundene Gebiet mit
                                                            seinen Plättchen, Figuren und Besitzern, und ob es
                                                            abgeschlossen ist; im Kartenspiel stattdessen Reihen und
                                                            Spieler
                Eine AKTION ist eine Zeile einer Aufzeichnung; Plätze zählen von 1 an; Felder sind [x, y].
      --legal   vor jeder Aktion alle möglichen Aktionen auflisten, und am Ende einer Aufzeichnung, die mitten in der Partie aufhört
usage-link =
    Aufruf: bastide link [OPTIONEN] DATEI

    Gibt den Link aus, der eine Aufzeichnung enthält: Er öffnet ihre Partie unter jeder Adresse, an der die Seite liegt.
    Alle Befehle, die eine DATEI lesen, lesen auch einen solchen Link. Wie er aufgebaut ist, steht in
    src/engine/link/FORMAT.md.

      --deck      nur der Spielaufbau und sein Startwert: dieselbe Partie von Anfang an
      --at URL    mit der Adresse einer Seite davor; sonst nur der Teil ab `#`
      --text      stattdessen den Text ausgeben, der darin steckt
usage-perft =
    Aufruf: bastide perft DATEI TIEFE

    Zählt für jede Tiefe von 1 bis TIEFE die Folgen von so vielen Entscheidungen, die auf die Aufzeichnung eines der
    beiden Spiele folgen können. Was der Zufall bringt, kommt aus ihrem Stapel oder ihrem Startwert; das und
    Bestätigungen zählen nicht als Entscheidungen.
usage-rule =
    Aufruf: bastide rule KENNUNG

    Sagt, was eine Regel sagt; die Kennung steht im Verlauf: ROAD-03.
usage-review =
    Aufruf: bastide review DATEI

    Blickt auf eine beendete Partie zurück: für jeden Zug, wie viele Punkte weniger als das Beste er erwarten ließ, wie
    viel besser als sonst das gezogene Plättchen war und welcher Vorsprung danach zu erwarten war; was gespielt wurde und was
    besser gewesen wäre, wo das einen Punkt oder mehr ausmacht; und die Summen jedes Spielers. Es ist eine Schätzung und
    dauert Sekunden, mit allen Boxen zu sechst Minuten. Beim Kartenspiel steht dort jede Entscheidung, ohne Glück.
usage-regret =
    Aufruf: bastide lab regret [OPTIONEN] PFAD...
            bastide lab regret --search N [--seed S] [--nodes N]

    Sagt, was Computerspieler verpassen, wo das Beste bekannt ist: um wie viele Punkte es im Mittel mehr brächte, und in wie
    vielen Stellungen sie es tun. Ein PFAD ist ein Spieltext des Plättchenspiels, der kurz vor dem Ende aufhört und auf alle
    Arten und mit allen Plättchen ausgespielt wird, die kommen können; eine Datei, die --search ausgegeben hat und in der jede
    Wahl lange untersucht ist; oder ein Ordner. --search gibt eine Entscheidung aus jedem von N Grundspielen zwischen starken
    Spielern aus, mit dem, was eine Suche über jede Wahl findet.

      --seed S              der Startwert der Spieler (1) oder der ersten Partie
      --player SPIELER      wessen Wahl, geschrieben wie bei „bastide match“; mehrmals für mehrere (alle Stufen)
      --nodes N             aufgeben, wo mehr Stellungen folgen (20000000), oder so viele untersuchen (12800000)
usage-task =
    Aufruf: bastide task DATEI...

    Liest die Aufgabe am Ende jedes Spieltextes, spielt ihre Lösung und sagt, ob sie alle Ziele erreicht. Eine Aufgabe, die
    nicht zu lesen ist oder durch ihre Lösung nicht gelöst wird, beendet das Programm.
collection-title = Fälle der Regeln
collection-intro = { $count } Stellungen, jede mit den Regeln, die sie zeigt, mit dem, was geschieht, und dem, was daraus werden muss, für alle, die dieselben Regeln schreiben oder prüfen. Alle für ein Programm:
collection-goals = Was verlangt ist
collection-decided = Was entschieden wird
collection-given = Was daraus werden muss
collection-record = Partie
usage-check =
    Aufruf: bastide check [--html DIR] PFAD...

    Liest die Lektion hinter jeder Aufzeichnung, spielt diese und sagt zu jeder Zeile der Lektion, die nicht den Regeln
    entspricht, was stattdessen gilt. Auch die Lösung einer Aufgabe dahinter wird gespielt und muss die Ziele erreichen.
    Ein PFAD ist eine Datei oder ein Ordner; bei einem Ordner sind es alle Dateien darunter, die auf .txt enden und eine
    Lektion haben.
    Mit --html werden alle nach DIR geschrieben: index.html mit einem Bild von jeder und dem, was daraus werden muss, und
    all.json für Programme.
usage-puzzles =
    Aufruf: bastide lab puzzles [--seed N] [--count N] [--themes LISTE] --out DIR
            bastide lab puzzles --check PFAD...

    Lässt Computerspieler Partien spielen und sucht darin nach Stellungen, die Rätsel sind: Aufzeichnungen mit Lektion und
    Aufgabe, ein Ordner für jedes Thema (points, home, join, last, count, endgame), nummeriert vom leichtesten an. Alles, was ein Rätsel
    sagt, ist gefunden, indem jeder erlaubte Zug ausprobiert wurde. Dieselben Zahlen ergeben dieselben Rätsel.

      --seed N       der Startwert der ersten Partie (1)
      --count N      wie viele Rätsel höchstens (10)
      --themes LISTE nur von diesen Themen, mit Kommas dazwischen
      --out DIR      in diesen Ordner schreiben
      --check PFAD   stattdessen Rätsel beweisen: Jedes wird aus seiner Stellung neu gemacht und muss dasselbe sein
usage-svg =
    Aufruf: bastide { $command } [OPTIONEN] DATEI
            bastide { $command } [OPTIONEN] --tiles [SET...]
            bastide { $command } --cards

    Gibt den Tisch einer Aufzeichnung eines der beiden Spiele als Bild aus: `svg` als Formen, `png` als Bildpunkte. Das
    Bild enthält seine Partie, sodass die Seite und alle Befehle hier es wie eine Aufzeichnung öffnen: in seinen Metadaten
    und, falls eine Website diese entfernt, auch sichtbar: als QR-Code, wo --at eine Adresse nennt, sonst als Text. Mit
    --tiles ein Bogen aller Plättchen oder derer aus einigen Sets (base, river, inns, ...), 64 Bildpunkte je Plättchen,
    in der Reihenfolge des Katalogs; mit --cards einer aller Vorderseiten des Kartenspiels und der Rückseite,
    96 Bildpunkte je Kartenbreite.

      --width N        das Bild ist N Bildpunkte breit; sonst hat ein Plättchen 100
      --size N         Plättchen haben N Bildpunkte und sind gezeichnet wie auf der Seite in dieser Größe: unter 80 mit
                       weniger Häusern und größeren Zeichen, unter 45 flach, unter 30 mit Zeichen, die eine Ecke füllen
      --scores         mit allen Namen und Punkten
      --owners EBENE   mit den Besitzern der Wiesen (`fields`) oder des Gebauten (`built`): Straßen, Städte, Klöster
      --decisions N    der Tisch nach den ersten N Entscheidungen der Aufzeichnung statt an ihrem Ende; die Partie geht
                       von da an weiter
      --at URL         die Adresse einer Seite, auf der sich die Partie öffnet
      --look ART       summer, winter oder contrast, das nie in allen Einzelheiten gezeichnet wird; sonst sagt es die
                       Ausgabe des Spiels
usage-bench =
    Aufruf: bastide bench [--games N]

    Misst auf einem Kern: vollständige zufällige Partien je Sekunde und einzelne Schritte mitten in einem Grundspiel. Die
    Prüfsummen hängen allein von Startwerten und Regeln ab: Sie sind auf jedem Rechner dieselben, als Programm und in
    WebAssembly. `cargo bench` misst auch die Seite. Die Tabelle selbst ist englisch.

      --games N   zufällige Partien je Zeile (20000)
usage-lab =
    Aufruf: bastide lab NAME [ARGUMENTE]

    Führt ein Experiment mit Computerspielern aus. Nichts davon gehört zur Seite.

      tune            einen Spieler andere Zahlen versuchen lassen oder sie dem Ende der Partien anpassen
      regret PFAD...  sagen, um wie viele Punkte Computerspieler hinter dem Besten bleiben, wo es bekannt ist
      puzzles         Rätsel aus Partien von Computerspielern machen oder vorhandene beweisen

    `bastide lab NAME --help` erklärt ein Experiment.

## Was an den Argumenten falsch ist.

unknown-command = Es gibt keinen Befehl `{ $name }`; siehe --help.
unknown-language = Die Sprache `{ $name }` gibt es hier nicht.
unknown-option = Eine Option `{ $name }` gibt es hier nicht; siehe --help.
value-missing = `{ $name }` fehlt der Wert.
value-superfluous = `{ $name }` nimmt keinen Wert an.
argument-not-text = Ein Argument ist kein Text.
argument-too-many = `{ $value }` ist ein Argument zu viel.
zero-times = Nullmal ist nichts zu tun.
record-missing = Die Datei einer Aufzeichnung fehlt; siehe --help.
record-and-depth-missing = Die Datei einer Aufzeichnung und eine Tiefe sind nötig; siehe --help.
rule-id-missing = Die Kennung einer Regel fehlt; siehe --help.
unknown-rule = Es gibt keine Regel `{ $id }`.
unknown-game = Es gibt kein Spiel `{ $name }`; siehe --help.
unknown-level = Es gibt keinen Computerspieler `{ $name }`; siehe --help.
unknown-theme = Rätsel zum Thema `{ $name }` gibt es nicht; siehe --help.
unknown-look = Es gibt kein Aussehen `{ $name }`; siehe --help.
unknown-tile-set = Es gibt kein Plättchenset `{ $name }`.
unknown-owners = Besitzer gibt es von Wiesen (`fields`) oder von Gebautem (`built`), nicht von `{ $name }`.
tile-pixels = Ein Plättchen hat { $least } bis { $most } Bildpunkte.
picture-pixels = Ein Bild ist { $least } bis { $most } Bildpunkte breit.
given-twice = `{ $option } { $subject }` ist zweimal angegeben.
set-given-twice = `{ $option } { $subject }` ist zweimal angegeben; zwei Schachteln davon sind `{ $option } { $subject }=2`.

## Dateien, und was ausgegeben wird.

standard-input = Standardeingabe
neither-text-nor-picture = { $file } ist weder ein Text noch ein PNG-Bild.
picture-too-large = Dieses Bild ist zu groß.
label-in-record = „{ $label }“ steht für etwas, das geheim ist für den, dem diese Partie erzählt wurde; abspielen lässt sie sich nur, wo alle Plättchen oder Karten ihren Namen haben.
no-link-carries-it = Diese Partie ist zu lang für einen Link.
review-unfinished = { $file }: Diese Partie ist nicht zu Ende.
review-turn = { $number }. { $name }: { $lost } Punkte verschenkt, Glück { $luck }, erwarteter Vorsprung { $lead }
review-other-figure = dort eine andere Figur, oder keine
review-decision = { $number }. { $name }: { $lost } Punkte verschenkt, erwarteter Vorsprung { $lead }
review-sum-of-choices = { $name }: { $lost } Punkte verschenkt
review-cut = Nur die ersten { $turns } ließen sich ansehen: Für den Rest wären es zu viele Stellungen. Was folgt, gilt nur für diese.
review-sum = { $name }: { $lost } Punkte verschenkt, Glück beim Ziehen { $luck }
regret-of = { $level }: { $mean } Punkte verpasst, das Beste in { $best } von { $count }
regret-of-cards = { $file } ist ein Kartenspiel; das Beste ist nur beim Plättchenspiel bekannt.
regret-unsolved = { $file }: Was dort das Beste ist, lässt sich nicht herausfinden: Niemand ist gefragt, Hände sind geheim, zu viele Plättchen kommen noch, oder es folgen mehr Stellungen, als angesehen werden dürfen (--nodes).
regret-without-positions = In dem, was genannt ist, steht keine Stellung.
regret-search-alone = Mit --search werden Stellungen gemacht; es nimmt weder Stellungen noch Spieler.
task-missing = { $file } enthält keine Aufgabe.
task-without-solution = { $file }: lesbar, ohne Lösung
task-reached = { $file }: Die Lösung erreicht alle Ziele
task-unreached = { $file }: Die Lösung erreicht nicht alle Ziele.
task-undecided = { $file }: Ob die Lösung gewinnt, lässt sich nicht feststellen: Es kommen noch mehr als zwei Plättchen, Hände sind geheim, oder es kann auf zu viele Arten weitergehen.
task-line-refused = { $file }: Der Zug `{ $line }` der Lösung ist nicht erlaubt.
lessons-not-named = Dateien oder Ordner mit Lektionen fehlen; --help hilft weiter.
lesson-missing = { $file } enthält keine Lektion.
lessons-hold = Lektionen, die stimmen: { $count }
lessons-fail = Von { $count ->
    [one] einer Lektion
   *[other] { $count } Lektionen
} { $failed ->
    [one] stimmt eine
   *[other] stimmen { $failed }
} nicht.
lesson-told = `{ $claim }`: Erzählt wird `{ $told }`
lesson-nothing-told = `{ $claim }`: Es wird nichts mehr erzählt
lesson-told-more = Nach `{ $claim }` wird noch mehr erzählt: `{ $told }`
lesson-no-decision = `{ $claim }`: Das ist hier keine Entscheidung
lesson-allowed = `{ $claim }`: Das ist erlaubt
lesson-refused-by = `{ $claim }`: Dagegen spricht { $rules }
lesson-refused-by-none = `{ $claim }`: Es ist nicht erlaubt, und keine Regel hat dafür eine Nummer
lesson-not-offered = `{ $claim }`: Das gehört nicht zu den Entscheidungen
lesson-offered-too = Neben `{ $claim }` gibt es noch eine Entscheidung: `{ $line }`
lesson-asks = `{ $claim }`: Gefragt ist { $seat }
lesson-asks-nobody = `{ $claim }`: Kein Spieler ist gefragt
lesson-points = `{ $claim }`: Die Punkte sind { $points }
lesson-absent = `{ $claim }`: So ist es nicht
lesson-present = `{ $claim }`: Es gibt `{ $line }`
lesson-left-open = { $file }: Die Punkte lassen sich nicht sagen, denn am Ende ist `{ $question }` noch zu entscheiden
no-fonts = Hier gibt es keine Schriften; das Bild bleibt ohne seine Texte.
computer-found-nothing = Ein Computerspieler fand nichts zu tun.
column-player = Spieler
column-won = Siege
column-mean-score = Punkte (Ø)
column-mean-lead = Vorsprung (Ø)
games-played = Partien: { $count }
bench-impossible = Eine Partie, die gemessen werden soll, lässt sich nicht spielen.
unknown-weight = In „{ $word }“ steht keine Zahl, die sich ändern lässt; --help hilft weiter.
weight-of-several = „{ $name }“ sind mehrere Zahlen; gemeint sein kann eine von „{ $name }.0“ bis „{ $name }.{ $last }“.
weight-unused = „{ $level }“ richtet sich nicht nach der Zahl „{ $name }“; --help hilft weiter.
two-players-needed = Es braucht zwei Spieler; --help hilft weiter.
time-without-effect = Hier sieht niemand auf die Uhr: Unsere Spieler zählen Stellungen (`--nodes`) und kennen die Zeit nur als `--engine "bastide engine"`.
nodes-without-effect = Hier zählt niemand Stellungen: Von unseren Spielern tut das nur expert, und nicht bei Karten.
patience-without-effect = Hier spielt kein Programm, auf das zu warten wäre: --patience gehört zu --engine.
match-of-faults = Keine Partie kam an ihr Ende: Jede endete an einem Fehler eines Programms.
match-so-far = Stapel { $decks } von { $all }: gewonnen { $won } von { $games }, geteilt { $shared }, Vorsprung { $lead }
program-fault = { $program }: { $fault }
program-gone = Es läuft nicht mehr.
program-silent = Es sagt nichts.
program-said = Es sagt, was hier nichts bedeutet: { $said }.
program-told = Es sagt, dass es nicht weiterkann: { $why }
program-illegal = Es will „{ $action }“ tun: { $reason }
engine-without-game = Es wurde keine lesbare Partie erzählt.
engine-nobody-asked = In dieser Partie ist kein Spieler gefragt.
level-at-cards = { $level ->
    [random] Bei Karten ebenso.
    [beginner] Bei Karten ab und zu irgendetwas, sonst wie greedy.
    [greedy] Bei Karten richtet er sich nach dem, was daliegt.
    [hasty] Bei Karten spielt er für jede zweite Entscheidung die Runde weiter.
    [expert] Bei Karten spielt er die Runde weiter, mit vielen Verteilungen dessen, was verdeckt ist.
   *[strong] Bei Karten wie expert, bis auf jede sechste Entscheidung.
}
player-without-numbers = Er hat keine Zahlen, die sich ändern lassen.
match-of = { $ours } gegen { $theirs }: Stapel { $decks }, Partien { $games }
match-won = gewonnen { $won }, geteilt { $shared }, verloren { $lost }: { $share } %
match-lead = Vorsprung { $lead }
match-points = Punkte { $ours } gegen { $theirs }
match-elo = Elo { $elo }
match-cost = { $player }: Entscheidungen { $decisions }, jede { $mean } ms, höchstens { $longest }, Stellungen { $nodes }
match-faults = { $player }: Partien, die an einem Fehler von ihm endeten: { $faults }
cards-have-no-numbers = Bei den Karten hat ein Spieler keine Zahlen, die sich ändern lassen.
tune-try = { $change }: Vorsprung { $lead }, Stapel { $decks }{ $kept ->
    [yes] , behalten
   *[no] {""}
}
tune-end = { $player }: Vorsprung { $lead } gegen den ersten, Stapel { $decks }
fit-tries-nothing = Mit --fit wird keine Zahl für sich versucht; --decks und --step bewirken dabei nichts.
fit-silent = nichts hängt hier ab von: { $names }
fit-off = mit den Zahlen von vorher um { $before } Punkte daneben, mit diesen um { $after }: andere Partien { $games }
fit-end = Ob sie besser spielen, muss ein Vergleich zeigen: { $command }
puzzles-without-folder = Ein Ordner für die Rätsel fehlt; --help hilft weiter.
puzzles-of-theme = { $theme }: { $count } (nach Stufen: { $levels })
puzzles-proved = Bewiesene Rätsel: { $count }
puzzles-unproved = Von { $count ->
    [one] einem Rätsel
   *[other] { $count } Rätseln
} { $failed ->
    [one] kommt eines anders heraus.
   *[other] kommen { $failed } anders heraus.
}
puzzle-unproved = { $file }: Aus der Stellung kommt etwas anderes heraus, als dasteht, oder es geht auf zu viele Arten weiter, um das herauszufinden.
puzzle-points = Die meisten Punkte
puzzle-points-ask = Hole in diesem Zug { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}. Mehr ist nicht zu holen.
puzzle-points-hint = { $kind ->
    [road] Das meiste davon bringt eine Straße.
    [city] Das meiste davon bringt eine Stadt.
    [monastery] Das meiste davon bringt ein Kloster.
    [garden] Das meiste davon bringt ein Garten.
   *[field] Kein einzelnes Gebiet bringt das meiste davon.
}
puzzle-home = Heimkehr
puzzle-home-ask = Du hast keinen Meeple mehr. Lege dein Plättchen so, dass eine deiner Figuren heimkehrt.
puzzle-home-again-ask = { $kind ->
    [road] Hole in einem einzigen Zug eine deiner Figuren heim und setze eine andere auf eine Straße.
    [city] Hole in einem einzigen Zug eine deiner Figuren heim und setze eine andere in eine Stadt.
    [monastery] Hole in einem einzigen Zug eine deiner Figuren heim und setze eine andere in ein Kloster.
    [garden] Hole in einem einzigen Zug eine deiner Figuren heim und setze eine andere in einen Garten.
   *[field] Hole in einem einzigen Zug eine deiner Figuren heim und setze eine andere auf eine Wiese.
}
puzzle-home-hint = Eine Figur kehrt heim, wenn ihr Gebiet abgeschlossen ist, auch wenn sie nichts dafür bekommt.
puzzle-join = In Gesellschaft
puzzle-join-ask = { $kind ->
    [road] Auf einer der Straßen steht bisher nur dein Gegner. Schließe sie ab und hole { $points } Punkte.
   *[other] In einer der Städte steht bisher nur dein Gegner. Schließe sie ab und hole { $points } Punkte.
}
puzzle-join-hint = Verbindet ein Plättchen zwei Gebiete, dann zählen von da an alle Figuren darin zusammen.
puzzle-last = Das letzte Plättchen
puzzle-last-ask = Das ist das letzte Plättchen, danach kommt die Schlusswertung. Lege es so, dass du gewinnst.
puzzle-last-hint = Am Ende zählen für euch beide auch die Wiesen und alles, was nicht abgeschlossen ist.
puzzle-endgame = Das Endspiel
puzzle-endgame-ask = { $tiles ->
    [one] Zwei Plättchen sind noch übrig: Dieses legst du, das letzte dein Gegner. Lege deines so, dass du gewinnst, egal was er tut.
   *[other] Drei Plättchen sind noch übrig: Dieses legst du, das nächste dein Gegner und das letzte wieder du. Lege deines so, dass du gewinnst, egal was er tut.
}
puzzle-endgame-hint = Überlege, was mit den übrigen Plättchen noch möglich ist: für deinen Gegner und für dich.
puzzle-count = Wer bekommt wie viel?
puzzle-count-ask = Spieler { $number } legt das letzte Plättchen, danach ist die Partie zu Ende. Zähle, was dieser Zug und die Schlusswertung jedem bringen.
puzzle-with-figure = { $tiles ->
    [one] Am richtigen Platz berührt dein Plättchen ein anderes. Setze eine Figur darauf.
   *[other] Am richtigen Platz berührt dein Plättchen { $tiles } andere. Setze eine Figur darauf.
}
puzzle-without-figure = { $tiles ->
    [one] Am richtigen Platz berührt dein Plättchen ein anderes. Eine neue Figur brauchst du nicht.
   *[other] Am richtigen Platz berührt dein Plättchen { $tiles } andere. Eine neue Figur brauchst du nicht.
}
puzzle-brings = Der beste Zug bringt { $points ->
    [one] einen Punkt.
   *[other] { $points } Punkte.
}
puzzle-next = { $points ->
    [0] Jeder andere Zug bringt nichts.
    [one] Jeder andere Zug bringt höchstens einen Punkt.
   *[other] Jeder andere Zug bringt höchstens { $points } Punkte.
}
puzzle-ways = Das Plättchen lässt sich auf { $places } Arten legen. { $ways ->
    [one] Nur eine davon löst die Aufgabe.
   *[other] Nur { $ways } davon lösen die Aufgabe.
}
puzzle-shares = Du bekommst { $own } Punkte, dein Gegner { $other ->
    [0] keine.
   *[other] { $other }.
}
puzzle-ends = Du gewinnst { $own } zu { $other }.
puzzle-next-loses = Mit dem besten der anderen Züge verlierst du { $own } zu { $other }.
puzzle-next-ties = Mit dem besten der anderen Züge endet die Partie unentschieden mit je { $points } Punkten.
puzzle-ends-at-worst = Egal was dein Gegner tut: Du gewinnst, schlimmstenfalls { $own } zu { $other }.
puzzle-next-loses-at-worst = Selbst nach dem besten der anderen Züge kann dein Gegner { $other } zu { $own } gewinnen.
puzzle-next-ties-at-worst = Selbst nach dem besten der anderen Züge kann dein Gegner noch ein Unentschieden mit je { $points } Punkten erreichen.
puzzle-counted = Dieser Zug und die Schlusswertung bringen { $first } für Spieler 1 und { $second } für Spieler 2.
