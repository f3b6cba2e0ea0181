### What the command line says about itself, its arguments and its files. The page does not know these.

# What `bastide --help` prints. Names of commands and options stay as they are.
usage =
    usage: bastide COMMAND [ARGUMENTS]

      play            let computer players play games against each other
      players         list the computer players, and the numbers of one
      match A B       let a player compete with another one, or with a program
      engine          play for another program
      replay FILE     play a record and tell everything that happens
      review FILE     say what the choices of a game were worth
      link FILE       print the link that carries a record
      perft FILE N    count the sequences of N decisions that follow a record
      rule ID         say what a rule says
      svg FILE        draw the table of a record
      svg --tiles     draw all tiles side by side
      png FILE        the same as pixels
      task FILE...    say whether tasks are solved as they say
      check PATH...   say whether lessons hold, those of whole folders too
      bench           measure the engine on this machine
      lab NAME        run an experiment with computer players: tune, regret or puzzles

    `bastide COMMAND --help` explains a command. With `--language CODE` (en, fr or de) everything is said in that
    language. A FILE of `-` is standard input; a link is read like a FILE.
# What `bastide play --help` prints.
usage-play =
    usage: bastide play [OPTIONS]

    Plays games between computer players and prints a table: games won (a shared victory counts for each winner), mean
    score, mean lead. Game number n uses the seed S + n / players; the players change seats from game to game, so each deck
    is played from every seat.

      --game NAME           tiles or cards (tiles); the other options of a setup are those of the tile game
      --games N             how many games (10)
      --seed S              the first seed (1)
      --players A,B,...     2 to 6, at cards 2 to 5, of: random, beginner, greedy, hasty, strong, expert
                            (strong,greedy)
      --preset NAME         current, 2001, families, winter, big-box or everything: an edition with its boxes
      --edition NAME        first-2001, winter or current (current)
      --set NAME[=COPIES]   add a tile set: river, inns, ..., or say how many boxes of base; may be repeated
      --part NAME           add a part of the rules: robbers, messengers, builder, ...; may be repeated
      --option NAME=VALUE   change an option: farmers=off, hand=3, small-city=2, ...; may be repeated
      --stack TILE,...      draw exactly these tiles, in this order
      --out DIR             write the record of each game into this folder
# What `bastide match --help` prints.
usage-match =
    usage: bastide match [OPTIONS] PLAYER PLAYER
           bastide match [OPTIONS] PLAYER --engine COMMAND

    Lets one player compete with another: every deck is played once from each seat, the first player on one of them, the
    second on all others. Prints games won, the mean lead with its 95 % interval (all games of a deck count as one sample),
    the difference in Elo, and what decisions cost. While it goes on, how it stands is said on standard error: at each tenth
    of the decks, and each minute where that takes longer. Where every game ends by a fault of a program, the exit code is 2.

    A PLAYER is a level (random, beginner, greedy, hasty, strong, expert), behind which numbers may stand that differ from
    the usual: expert:turns=4:staying=2:hand.1=9. `bastide players expert` lists them all, with their meaning; hasty and
    strong have fewer, the others none, and nobody has any at cards.

      --engine COMMAND  a program that speaks the engine protocol (src/engine/ai/PROTOCOL.md), with its arguments
      --decks N         how many decks (100)
      --seats N         players in each game (2)
      --seed S          the seed of the first deck (1); deck number n has the seed S + n
      --nodes N         about so many positions for each decision; of ours an expert at tiles keeps to it
      --time MS         so many milliseconds for each decision of a program; ours look at the clock only as `bastide engine`
      --patience SEC    wait so many seconds for each answer of a program (60; 600 for a decision without --time), and for a
                        decision ten times what --time says where that is longer
      --stop LEAD       stop when it is clear that the lead is above LEAD, or below
      --threads N       play so many decks at a time (1); the result is the same
      --out DIR         write the record of each game into this folder
      --game, --preset, --edition, --set, --part, --option, --stack   as for `bastide play`
# What `bastide players --help` prints.
usage-players =
    usage: bastide players [PLAYER]

    Lists the computer players, each with how it plays the tile game, and then cards. With a PLAYER, written as for
    `bastide match`, it lists all numbers that may be written behind its level, each with its value and what it means.
# What `bastide engine --help` prints.
usage-engine =
    usage: bastide engine [PLAYER]

    Plays either game for another program, which says over standard input how a game stands and reads on standard output
    what this one does: src/engine/ai/PROTOCOL.md describes the lines. A PLAYER is written as for `bastide match` (expert).
# What `bastide lab tune --help` prints.
usage-tune =
    usage: bastide lab tune [OPTIONS] [PLAYER]
           bastide lab tune --fit GAMES [OPTIONS] [PLAYER]

    Lets a player (strong), written as for `bastide match`, try each of its numbers larger and smaller against itself and
    keep what wins, on fresh decks for each try. At the end the player that came out meets the one that went in, and
    stands there as it is written for other commands.

    With --fit it plays GAMES games against itself, by turns in haste, and what it expects after each turn is compared with how
    they end: printed is which numbers would have foretold that best, by least squares, each with its 95 % interval (all
    positions of a game count as one sample), how far off the numbers are in as many other games, and a match that proves
    whether they play better. It takes neither --decks nor --step.

      --names A,B,...   these numbers only: staying, hand.3, ...
      --step PERCENT    how much larger and smaller (25)
      --decks N         decks for one try at most (400); what is behind is given up sooner
      --seats N         players in each game (2)
      --seed S          the seed of the first deck (1)
      --threads N       play with so many at a time (1)
      --preset, --edition, --set, --part, --option   as for `bastide play`
# What `bastide replay --help` prints.
usage-replay =
    usage: bastide replay [--json] [--legal] FILE

    Plays a record and tells every event, points with what they are made of and the rules that give them, and the scores
    at the end of each turn and of the game. A record may stop in the middle of a game. When all decisions of an explicit
    stack are made, the game ends with its final scoring.

      --json    one JSON object per line instead of text (src/bin/bastide/JSON.md describes every field):
    {"            {"}"start": {"{"}"seats": ..., "events": [...], "scores": [...]{"}}"}      first: what happened before the actions
    {"            {"}"legal": [ACTION...], "asked": {"{"}...{"}}"}       before each action and at an open end, with --legal: all that is possible
    {"            {"}"action": ACTION, "party": ..., "events": [...], "scores": [...]{"}"}      after each action
    {"            {"}"end": {"{"}"over": ..., "scores": [...], "features": [...]{"}}"}             every joined feature with its
                                                            tiles, figures, owners and completeness; in the card game
                                                            rows and players instead
                An ACTION is a line of a record; seats count from 1; cells are [x, y].
      --legal   list every legal action before each action, and at the end of a record that stops in the middle
# What `bastide link --help` prints.
usage-link =
    usage: bastide link [OPTIONS] FILE

    Prints the link that carries a record: its game opens where it is opened, at any address where the page lies. All
    commands that read a FILE read such a link as well. How it is made is told in src/engine/link/FORMAT.md.

      --deck      only the setup and its seed: the same game from the beginning
      --at URL    with the address of a page before it; without, the part behind `#` alone
      --text      print the text that travels instead
# What `bastide perft --help` prints.
usage-perft =
    usage: bastide perft FILE DEPTH

    Counts, for each depth from 1 to DEPTH, the sequences of so many decisions that can follow the record of either game.
    Outcomes of chance come from its stack, its deck or its seed; they and confirmations do not count as decisions.
# What `bastide rule --help` prints.
usage-rule =
    usage: bastide rule ID

    Prints what a rule says, by the id that stands in the log: ROAD-03.
# What `bastide review --help` prints.
usage-review =
    usage: bastide review FILE

    Looks back at a game that is over: for each turn how many points less than the best choice the one made could bring,
    how much better than the usual one the tile was, and the lead to be expected then; what was played and what would have been
    better, where that is a point or more; and the sums of each player. It is an estimate, and takes
    seconds, or minutes with every box and six players.
    Of a card game each decision is told, without luck.
# What `bastide lab regret --help` prints.
usage-regret =
    usage: bastide lab regret [OPTIONS] PATH...
           bastide lab regret --search N [--seed S] [--nodes N]

    Says what computer players miss where the best is known: by how many points it would bring more, on average, and in how many
    positions they do it. A PATH is a record of the tile game that stops near its end, which is played out in every way and
    with all tiles that may come; a file that --search printed, each of whose choices was searched for long; or a folder.
    --search prints a decision from each of N base games between strong players with what a search finds of its choices.

      --seed S              the seed of the players (1), or of the first game
      --player PLAYER       whose choices, written as for bastide match; several times for several (all levels)
      --nodes N             give up where more positions than that follow (20000000), or search so many (12800000)
# What `bastide task --help` prints.
usage-task =
    usage: bastide task FILE...

    Reads the task at the end of each record, plays its solution and says whether that reaches all goals. A task that cannot
    be read, or is not solved by its solution, ends the program.
# Title of the page with the collection of cases that `bastide check --html` writes.
collection-title = Cases of the rules
# What it is, before a link.
# $count (number)
collection-intro = { $count } positions, each with the rules it shows, what happens in it and what has to come of it, for whoever writes or checks the same rules. All of them for a program:
# Heading: the goals of a task, as a record writes them.
collection-goals = Wanted
# Heading: decisions, as a record writes them.
collection-decided = Decided
# Heading: events and points, as a record writes them.
collection-given = What has to come of it
# Opens the text of the record.
collection-record = Record
# What `bastide check --help` prints.
usage-check =
    usage: bastide check [--html DIR] PATH...

    Reads the lesson behind each record, plays the record and says of each line of the lesson that is not as the rules make
    it what is so instead. The solution of a task behind it is played as well, and has to reach the goals. A PATH is a file
    or a folder; of a folder, all files below it that end in .txt and have a lesson.
    With --html, all of them are written into DIR: index.html with a picture of each and what has to come of it, and
    all.json for programs.
# What `bastide lab puzzles --help` prints.
usage-puzzles =
    usage: bastide lab puzzles [--seed N] [--count N] [--themes LIST] --out DIR
           bastide lab puzzles --check PATH...

    Lets computer players play games and looks in them for positions that are puzzles: records with a lesson and a task, a
    folder for each theme (points, home, join, last, count, endgame), numbered from the easiest on. All that a puzzle says is found by
    trying out every turn that is allowed. The same numbers make the same puzzles.

      --seed N       the seed of the first game (1)
      --count N      how many puzzles at most (10)
      --themes LIST  of these themes only, with commas between them
      --out DIR      write them into this folder
      --check PATH   prove puzzles instead: each is made anew from its position, and has to be the same
# What `bastide svg --help` and `bastide png --help` print.
# $command (text) `svg` or `png`
usage-svg =
    usage: bastide { $command } [OPTIONS] FILE
           bastide { $command } [OPTIONS] --tiles [SET...]
           bastide { $command } --cards

    Prints the table of a record of either game as a picture: `svg` as shapes, `png` as pixels. The picture carries its
    game, so that the page and all commands here open it like a record: in its metadata, and to be seen for where a site
    takes that out, as a QR code where --at says an address, else as text. With --tiles, a contact sheet of all tiles, or
    of those of some sets (base, river, inns, ...), 64 pixels to a tile, in the order of the catalogue; with --cards, one
    of all faces of the card game and the back, 96 pixels to the width of a card.

      --width N        the picture is N pixels wide; without, a tile has 100
      --size N         tiles have N pixels, and are drawn as the page draws them at that size: below 80 with fewer
                       houses and larger symbols, below 45 flat, below 30 with symbols that fill a corner
      --scores         with everybody's name and points
      --owners LAYER   with the owners of the `fields`, or of what is `built`: roads, cities, monasteries
      --decisions N    the table after the first N decisions of the record instead of at its end; its game goes on
                       from there
      --at URL         the address of a page where the game opens
      --look LOOK      summer, winter or contrast, which is never drawn in full detail; without it the edition says
# What `bastide bench --help` prints.
usage-bench =
    usage: bastide bench [--games N]

    Measures on one core: complete random games per second, and single operations in the middle of a base game. The
    digests depend on seeds and rules alone: they are the same on every machine, native and in WebAssembly. `cargo bench`
    measures the page as well.

      --games N   random games for each row (20000)
# What `bastide lab --help` prints.
usage-lab =
    usage: bastide lab NAME [ARGUMENTS]

    Runs an experiment with computer players. None of this is part of the page.

      tune            let a player try other numbers, or fit them to how games end
      regret PATH...  say by how many points computer players fall short of the best where it is known
      puzzles         make puzzles from games between computer players, or prove existing ones

    `bastide lab NAME --help` explains an experiment.

## What is wrong with the arguments.

# The first argument is none of the commands.
# $name (text) what stands where a command should
unknown-command = There is no command `{ $name }`; try --help.
# `--language` names none.
# $name (text) what was given as the code of a language
unknown-language = `{ $name }` is no language there is.
# An option nobody knows.
# $name (text) an option with its dashes
unknown-option = There is no option `{ $name }` here; try --help.
# An option stands alone that wants something behind it.
# $name (text) an option with its dashes
value-missing = `{ $name }` lacks its value.
# An option that wants nothing got something.
# $name (text) an option with its dashes
value-superfluous = `{ $name }` takes no value.
# An argument whose letters are none.
argument-not-text = An argument is no text.
# More arguments than the command takes.
# $value (text) an argument
argument-too-many = `{ $value }` is one argument too many.
# A count of games was 0.
zero-times = There is nothing to do 0 times.
# The command wants a FILE.
record-missing = A record file is missing; try --help.
# The command wants a FILE and a DEPTH.
record-and-depth-missing = A record file and a depth are needed; try --help.
# The command wants the ID of a rule.
rule-id-missing = The id of a rule is missing; try --help.
# An id without a rule.
# $id (text) what was given as an id
unknown-rule = There is no rule `{ $id }`.
# `--game` names none.
# $name (text) what was given as the name of a game
unknown-game = There is no game `{ $name }`; try --help.
# `--players` names somebody unknown.
# $name (text) what was given as the name of a computer player
unknown-level = There is no computer player `{ $name }`; try --help.
# `--themes` names one that is none.
# $name (text) what was given as the name of a theme
unknown-theme = There are no puzzles of the theme `{ $name }`; try --help.
# `--look` names none.
# $name (text) what was given as the name of a look
unknown-look = There is no look `{ $name }`; try --help.
# A contact sheet of tiles that are none.
# $name (text) what was given as the name of a tile set
unknown-tile-set = There is no tile set `{ $name }`.
# `--owners` names no layer.
# $name (text) what was given as whose owners are wanted
unknown-owners = Owners are those of the `fields` or of what is `built`, not of `{ $name }`.
# A tile of a picture was too small or too large.
# $least (number) pixels
# $most (number) pixels
tile-pixels = A tile has { $least } to { $most } pixels.
# A picture was too narrow or too wide.
# $least (number) pixels
# $most (number) pixels
picture-pixels = A picture is { $least } to { $most } pixels wide.
# Each thing may be named once.
# $option (text) an option with its dashes
# $subject (text) what it names
given-twice = `{ $option } { $subject }` is given twice.
# The same for tile sets, which there may be several boxes of.
# $option (text) an option with its dashes
# $subject (text) the tile set it names
set-given-twice = `{ $option } { $subject }` is given twice; two boxes of it are `{ $option } { $subject }=2`.

## Files, and what is printed.

# What a file of `-` is called in complaints.
standard-input = standard input
# A file that no command can read.
# $file (text) the name of a file
neither-text-nor-picture = { $file } is neither a text nor a PNG picture.
# A picture has more pixels than fit into memory.
picture-too-large = This picture is too large.
# A record that was told to one seat is to be played.
# $label (text) what stands where the name of a tile or card would
label-in-record = `{ $label }` stands for a piece that is secret to whoever was told this game; it can be played only where every piece has its name.
# The record of a game is longer than links can be.
no-link-carries-it = No link can carry this game.
# Only games that are over are reviewed.
# $file (text) the name of a file
review-unfinished = { $file }: this game is not over.
# A turn of a review: "12. Ben: 3.4 points lost, luck +1.2, expected lead −5.0".
# $number (number)
# $name (text)
# $lost (text) points
# $luck (text) points with their sign
# $lead (text) points with their sign
review-turn = { $number }. { $name }: { $lost } points lost, luck { $luck }, expected lead { $lead }
# A decision of a card game in a review: "12. Ben: 3.4 points lost, expected lead −5.0".
# $number (number)
# $name (text)
# $lost (text) points
# $lead (text) points with their sign
review-decision = { $number }. { $name }: { $lost } points lost, expected lead { $lead }
# The game is too long to look back at all of it.
# $turns (number)
review-cut = Only the first { $turns } could be looked at: the rest would take too many positions. What follows is of those alone.
# What a review comes to for a player: "Ben: 53.6 points lost by choices, luck of the draw +3.1".
# $name (text)
# $lost (text) points
# $luck (text) points with their sign
review-sum = { $name }: { $lost } points lost by choices, luck of the draw { $luck }
# The same of a card game: "Ben: 53.6 points lost by choices".
# $name (text)
# $lost (text) points
review-sum-of-choices = { $name }: { $lost } points lost by choices
# What would have been better where the tile lies well: "Better: another figure there, or none".
review-other-figure = another figure there, or none
# What is not known of a card game.
# $file (text) the name of a file
regret-of-cards = { $file } is a card game; the best is known of tile games alone.
# How well a level plays where the best is known: "strong: 0.08 points missed, the best in 23 of 24".
# $level (text) its name
# $mean (text) points
# $best (number) positions in which nothing was missed
# $count (number) positions
regret-of = { $level }: { $mean } points missed, the best in { $best } of { $count }
# Nobody knows what is best in a position: too much follows, or nobody is to decide.
# $file (text) the name of a file
regret-unsolved = { $file }: what is best there cannot be found out: nobody is asked, hands are secret, too many tiles are to come, or more positions follow than may be looked at (--nodes).
# Nothing that was named is a position.
regret-without-positions = There is no position in what was named.
# Positions are made, and something else was asked for.
regret-search-alone = With --search positions are made; it takes neither positions nor players.
# A record without a task at its end.
# $file (text) the name of a file
task-missing = { $file } has no task.
# Nothing is wrong with a task, but nobody knows whether it can be solved.
# $file (text) the name of a file
task-without-solution = { $file }: readable, without a solution
# Nothing is wrong with a task.
# $file (text) the name of a file
task-reached = { $file }: its solution reaches all goals
# Something is wrong with a task.
# $file (text) the name of a file
task-unreached = { $file }: its solution does not reach all goals.
# Of a task that asks who wins: nobody can say.
# $file (text) the file it stands in
task-undecided = { $file }: whether the solution wins cannot be found out: more than two tiles are still to come, hands are secret, or there are too many ways to go on.
# A decision of a solution is not allowed.
# $file (text) the name of a file
# $line (text) the decision, as a line of a record
task-line-refused = { $file }: its solution may not `{ $line }`.
# `bastide check` wants files.
lessons-not-named = Files or folders with lessons are missing; try --help.
# A record without a lesson behind it, or a folder without such records.
# $file (text) the name of a file or folder
lesson-missing = { $file } has no lesson.
# All lessons are as the rules make them.
# $count (number) how many
lessons-hold = lessons that hold: { $count }
# Some lessons are not as the rules make them.
# $failed (number) how many
# $count (number) of how many
lessons-fail = Of { $count ->
    [one] one lesson
   *[other] { $count } lessons
} { $failed ->
    [one] one does
   *[other] { $failed } do
} not hold.
# Another event is told than the lesson says.
# $claim (text) the line of the lesson
# $told (text) what is told, as a line
lesson-told = `{ $claim }`: told is `{ $told }`
# An event is not told that the lesson says.
# $claim (text) the line of the lesson
lesson-nothing-told = `{ $claim }`: nothing more is told
# An event is told that no line of the lesson says.
# $claim (text) the last line of the lesson about events
# $told (text) what is told, as a line
lesson-told-more = after `{ $claim }` one more is told: `{ $told }`
# A line of a lesson names no decision of this game.
# $claim (text) the line of the lesson
lesson-no-decision = `{ $claim }`: this is no decision here
# What a lesson says is refused may be decided.
# $claim (text) the line of the lesson
lesson-allowed = `{ $claim }`: it is allowed
# It is refused for other reasons than the lesson says.
# $claim (text) the line of the lesson
# $rules (text) numbers of rules
lesson-refused-by = `{ $claim }`: it is refused by { $rules }
# It is refused, but not by the rules that the lesson names.
# $claim (text) the line of the lesson
lesson-refused-by-none = `{ $claim }`: it is refused, and no rule has a number for that
# What a lesson says may be decided may not.
# $claim (text) the line of the lesson
lesson-not-offered = `{ $claim }`: it is not among the decisions
# Something may be decided that no line of the lesson says.
# $claim (text) the last line of the lesson about decisions
# $line (text) the decision, as a line of a record
lesson-offered-too = beside `{ $claim }` there is one more decision: `{ $line }`
# Another seat is asked than the lesson says.
# $claim (text) the line of the lesson
# $seat (number) the seat, from 1
lesson-asks = `{ $claim }`: asked is { $seat }
# Nobody is asked.
# $claim (text) the line of the lesson
lesson-asks-nobody = `{ $claim }`: no player is asked
# The points are others.
# $claim (text) the line of the lesson
# $points (text) the points of all seats
lesson-points = `{ $claim }`: the points are { $points }
# The game does not stand as the lesson says.
# $claim (text) the line of the lesson
lesson-absent = `{ $claim }`: it is not so
# The game stands otherwise than the lesson says.
# $claim (text) the line of the lesson
# $line (text) how it stands, as a line of a record
lesson-present = `{ $claim }`: there is `{ $line }`
# A lesson asks for points and ends before they can be known.
# $file (text) the name of a file
# $question (text) what is still to be decided: message
lesson-left-open = { $file }: the points cannot be told, because `{ $question }` is still to be decided at the end
# Said on standard error beside a picture that lacks its letters.
no-fonts = There are no fonts here, so the picture is without its texts.
# A fault of the program itself: nothing to choose where somebody is asked.
computer-found-nothing = A computer player found nothing to do.
# Heading of the column of computer players.
column-player = player
# Heading of the column of games won.
column-won = won
# Heading of the column of points a game.
column-mean-score = mean score
# Heading of the column of points before the best of the others.
column-mean-lead = mean lead
# Below the table of a match.
# $count (number) games
games-played = games: { $count }
# A fault of the program itself: what is to be measured cannot be set up.
bench-impossible = A game to be measured cannot be played.

## What `bastide match` and `bastide engine` say.

# A word behind the level of a player that changes nothing.
# $word (text) the word
unknown-weight = There is no number to change in `{ $word }`; try --help.
# A name stands for several numbers, and none of them was chosen.
# $name (text) the name
# $last (number) the number behind the last of them; the first one has 0
weight-of-several = `{ $name }` is several numbers; say which, from `{ $name }.0` to `{ $name }.{ $last }`.
# A number behind a level that does not go by it.
# $level (text) its name
# $name (text) the name of the number
weight-unused = `{ $level }` does not go by the number `{ $name }`; try --help.
# `bastide match` wants two players.
two-players-needed = Two players are needed; try --help.
# `--time` is given in a match in which nobody looks at the clock.
time-without-effect = Nobody here looks at the clock: our own players count positions (`--nodes`), and know the time only as `--engine "bastide engine"`.
# `--nodes` is given in a match in which nobody keeps to it.
nodes-without-effect = Nobody here counts positions: of our own players only an expert does, and not at cards.
# `--patience` is given in a match in which no program plays.
patience-without-effect = No program plays here that could be waited for: --patience belongs to --engine.
# No game of a match came to its end.
match-of-faults = No game came to its end: each was ended by a fault of a program.
# How a match stands while it goes on.
# $decks (number) how many decks were played
# $all (number) of how many
# $won (number) games the first player won
# $games (number) of how many
# $shared (number) games shared
# $lead (text) as in `match-lead`
match-so-far = decks { $decks } of { $all }: won { $won } of { $games }, shared { $shared }, lead { $lead }
# What a program did wrong that plays in a match.
# $program (text) the program, or the game and the program
# $fault (text) the sentence about it
program-fault = { $program }: { $fault }
# A program ended.
program-gone = It does not run any more.
# A program does not answer in time.
program-silent = It says nothing.
# A program says what means nothing.
# $said (text) what it says, or a sentence about that
program-said = It says what means nothing here: { $said }.
# A program says itself that it cannot go on.
# $why (text) in its words
program-told = It says that it cannot go on: { $why }
# A program wants to do what cannot be done.
# $action (text) the line
# $reason (text) why, in a sentence
program-illegal = It wants to do `{ $action }`: { $reason }
# The referee asks for a decision before it has told a game.
engine-without-game = No game was told that could be read.
# The referee asks for a decision where nobody owes one.
engine-nobody-asked = No player is asked in this game.
# How a computer of this level plays the card game, in a sentence behind that about the tile game.
# $level (Level)
level-at-cards = { $level ->
    [random] At cards too.
    [beginner] At cards now and then it does anything, and else as greedy.
    [greedy] At cards it goes by what lies there.
    [hasty] At cards it plays the round on for every second decision.
    [expert] At cards it plays the round on, with many deals of what is covered.
   *[strong] At cards as expert, but for one decision of six.
}
# `bastide players LEVEL` of a level that has none.
player-without-numbers = It has no numbers that could be changed.
# The first line about a match.
# $ours (text) the first player
# $theirs (text) the second one
# $decks (number) how many decks were played
# $games (number) how many games
match-of = { $ours } against { $theirs }: decks { $decks }, games { $games }
# How many games the first player won, shared and lost.
# $won (number) won
# $shared (number) shared
# $lost (number) lost
# $share (text) share of the wins in percent, a number
match-won = won { $won }, shared { $shared }, lost { $lost }: { $share } %
# By how many points the first player was ahead.
# $lead (text) on average, with half of its 95 % interval where that is known: 21.5 ± 1.2
match-lead = lead { $lead }
# Points on average.
# $ours (text) of the first player, a number
# $theirs (text) of the best other one, a number
match-points = points { $ours } against { $theirs }
# The difference in strength.
# $elo (text) a number
match-elo = Elo { $elo }
# What the decisions of a player cost.
# $player (text) who
# $decisions (number) how many decisions
# $mean (text) milliseconds for one on average, a number
# $longest (text) milliseconds for the longest, a number
# $nodes (text) positions for one on average, a number
match-cost = { $player }: decisions { $decisions }, each { $mean } ms, at most { $longest }, positions { $nodes }
# How many games a player lost because it could not go on.
# $player (text) who
# $faults (number) how many
match-faults = { $player }: games that ended by a fault of it: { $faults }
# The numbers of a player of the card game cannot be changed.
cards-have-no-numbers = At cards a player has no numbers to change.
# One try.
# $change (text) the name of the number, what it was and what is tried
# $decks (number) how many decks were played
# $lead (text) the mean lead, with half of its 95 % interval where that is known: 21.52 ± 1.24
# $kept (yes/no) whether it is kept
tune-try = { $change }: lead { $lead }, decks { $decks }{ $kept ->
    [yes] , kept
   *[no] {""}
}
# What came out.
# $player (text) the player as it is written for other commands
# $decks (number) how many decks it played against the first one
# $lead (text) the mean lead, with half of its 95 % interval where that is known: 21.52 ± 1.24
tune-end = { $player }: lead { $lead } against the first, decks { $decks }
# `bastide lab tune --fit` got what it has no use for.
fit-tries-nothing = With --fit no number is tried by itself; it takes neither --decks nor --step.
# Numbers that change nothing of what a player expects in these games.
# $names (text) their names
fit-silent = nothing here depends on: { $names }
# How well a player foretells the ends of games, in points.
# $before (text) how far off it is with the numbers it was given with
# $after (text) how far off with those that fit better
# $games (number) in how many games that the numbers were not made for
fit-off = off by { $before } points with the numbers of before, by { $after } with these: other games { $games }
# Last line: what fits better may still play worse.
# $command (text) a command
fit-end = Whether they play better, a match has to prove: { $command }

## What `bastide lab puzzles` says, and what it writes into puzzles.

# Neither where to write puzzles nor which to prove was said.
puzzles-without-folder = A folder for puzzles is missing; try --help.
# How many puzzles of a theme were made.
# $theme (text) the name of its folder
# $count (number) how many
# $levels (text) how many of each level from 1 to 5, numbers
puzzles-of-theme = { $theme }: { $count } (by level: { $levels })
# All puzzles came out as they are written.
# $count (number) how many
puzzles-proved = puzzles proved: { $count }
# Some did not.
# $failed (number) how many
# $count (number) of how many
puzzles-unproved = Of { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
} { $failed ->
    [one] one comes
   *[other] { $failed } come
} out otherwise.
# One did not.
# $file (text) the name of a file
puzzle-unproved = { $file }: what comes of its position is not what is written, or there are too many ways to go on to find that out.
# Title of puzzles about the most points of a turn.
puzzle-points = Most points
# What is asked: the most points.
# $points (number) the most there are
puzzle-points-ask = Score { $points ->
    [one] one point
   *[other] { $points } points
} this turn, the most there is.
# A hint: what to think of.
# $kind (FeatureKind) what brings most of the points
puzzle-points-hint = { $kind ->
    [road] A road brings most of it.
    [city] A city brings most of it.
    [monastery] A monastery brings most of it.
    [garden] A garden brings most of it.
   *[field] No single feature brings most of it.
}
# Title of puzzles in which a figure comes home.
puzzle-home = Homecoming
# All meeples stand on the table.
puzzle-home-ask = You have no meeple left. Lay your tile so that one of your figures comes home.
# What is asked: a figure comes home, and another one is put.
# $kind (FeatureKind) where a figure is to be put
puzzle-home-again-ask = { $kind ->
    [road] In one turn, bring one of your figures home and put another one on a road.
    [city] In one turn, bring one of your figures home and put another one into a city.
    [monastery] In one turn, bring one of your figures home and put another one into a monastery.
    [garden] In one turn, bring one of your figures home and put another one into a garden.
   *[field] In one turn, bring one of your figures home and put another one into a field.
}
# A hint: what to think of.
puzzle-home-hint = A figure comes home when its feature is complete, even if it scores nothing.
# Title of puzzles about a feature that somebody else holds.
puzzle-join = In company
# What is asked: points for what the opponent holds alone.
# $kind (FeatureKind) a road or a city
# $points (number) what it is to bring
puzzle-join-ask = { $kind ->
    [road] Only your opponent stands on one of the roads so far. Complete it, and score { $points } points.
   *[other] Only your opponent stands in one of the cities so far. Complete it, and score { $points } points.
}
# A hint: what to think of.
puzzle-join-hint = Where a tile joins two features, all figures on them count together from then on.
# Title of puzzles about the last tile.
puzzle-last = The last tile
# What is asked: to win by the last tile.
puzzle-last-ask = This is the last tile; final scoring follows. Lay it so that you win the game.
# A hint: what to think of.
puzzle-last-hint = At the end, fields score and so do unfinished features, for both of you.
# Title of puzzles about the last two or three tiles.
puzzle-endgame = The endgame
# What is asked: to win whatever the opponent does with the tiles that are left.
# $tiles (number) how many tiles come behind that in hand, one or two
puzzle-endgame-ask = { $tiles ->
    [one] Two tiles are left: you lay this one, your opponent the last one. Lay yours so that you win, whatever your opponent does.
   *[other] Three tiles are left: you lay this one, your opponent the next one, and you the last one. Lay yours so that you win, whatever your opponent does.
}
# A hint: what to think of.
puzzle-endgame-hint = Think about what the remaining tiles can still do: for your opponent, and for you.
# Title of boards on which the points of the final scoring are to be predicted.
puzzle-count = Who scores what?
# What happens there, and what is asked.
# $number (number) of whoever lays the last tile
puzzle-count-ask = Player { $number } lays the last tile, and the game is over. Count what this turn and the final scoring bring each player.
# A hint: where to look.
# $tiles (number) how many tiles touch the place of the tile
puzzle-with-figure = { $tiles ->
    [one] In the right place your tile touches one other, and you need to put a figure on it.
   *[other] In the right place your tile touches { $tiles } others, and you need to put a figure on it.
}
# A hint: where to look.
# $tiles (number) how many tiles touch the place of the tile
puzzle-without-figure = { $tiles ->
    [one] In the right place your tile touches one other. You do not need a new figure.
   *[other] In the right place your tile touches { $tiles } others. You do not need a new figure.
}
# What the solution brings; what the points are made of follows.
# $points (number)
puzzle-brings = The best move brings { $points ->
    [one] one point.
   *[other] { $points } points.
}
# What the best of all other turns would have brought.
# $points (number)
puzzle-next = { $points ->
    [0] Every other move brings nothing.
    [one] Every other move brings one point at most.
   *[other] Every other move brings { $points } points at most.
}
# In how many ways it works.
# $places (number) in how many ways the tile can be laid
# $ways (number) in how many of them it works
puzzle-ways = The tile can be laid in { $places } ways. { $ways ->
    [one] Only one of them works.
   *[other] { $ways } of them work.
}
# What both score by the turn.
# $own (number) points of whoever solves it
# $other (number) points of the opponent
puzzle-shares = You score { $own } points, your opponent { $other ->
    [0] none.
   *[other] { $other }.
}
# How the game ends; what the last points are made of follows.
# $own (number) points of whoever solves it
# $other (number) points of the opponent
puzzle-ends = You win { $own } to { $other }.
# How the game would have ended by the best turn that does not win: lost.
# $own (number) points of whoever solves it
# $other (number) points of the opponent
puzzle-next-loses = With the best of the other moves you lose { $own } to { $other }.
# The same: tied.
# $points (number) of both
puzzle-next-ties = With the best of the other moves the game is tied at { $points }.
# How the game ends by the solution, if the opponent does the best for them.
# $own (number) points of whoever solves it
# $other (number) points of the opponent
puzzle-ends-at-worst = Whatever your opponent does, you win, at worst { $own } to { $other }.
# How the opponent could have ended the game after the best turn that does not win: by winning.
# $own (number) points of whoever solves it
# $other (number) points of the opponent
puzzle-next-loses-at-worst = Even after the best of the other moves your opponent can win { $other } to { $own }.
# The same: by a tie.
# $points (number) of both
puzzle-next-ties-at-worst = Even after the best of the other moves your opponent can still tie at { $points }.
# What comes of a board on which points were to be predicted.
# $first (number) the points of player 1
# $second (number) the points of player 2
puzzle-counted = This turn and the final scoring together: Player 1 scores { $first }, Player 2 scores { $second }.
