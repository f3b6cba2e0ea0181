### Counted things, and names.

# "3 tiles".
# $tiles (number)
tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
# "125%".
# $count (number)
percent = { $count }%
# The value of an option by the edition: "In this edition: 4 points".
# $value (text)
by-edition = In this edition: { $value }
# How many options are not as the edition has them: "2 options changed".
# $options (number)
options-changed = { $options ->
    [one] { $options } option changed
   *[other] { $options } options changed
}
# "1 point".
# $points (number)
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# How many boxes belong to a game: "11 expansions".
# $boxes (number)
boxes = { $boxes ->
    [one] { $boxes } expansion
   *[other] { $boxes } expansions
}
# "2 players".
# $players (number)
players-count = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
# "7 meeples".
# $meeples (number)
meeples = { $meeples ->
    [one] { $meeples } meeple
   *[other] { $meeples } meeples
}
# The figures of a kind in a supply: "1 builder".
# $figure (Figure)
# $count (number)
figures = { $count } { figure }{ $count ->
    [one] {""}
   *[other] s
}
# Names in a row: "Ana, Ben and Cleo".
# $names (list)
names = { $names }
# The name of a person who chose none: "Player 2".
# $number (number)
player = Player { $number }
# A tile of a hand of three, counted from 1: "Tile 2 of 3".
# $number (number)
# $count (number)
tile-of-hand = Tile { $number } of { $count }
# A name and what it stands for: "Tile 2 of 3: road to the south".
# $name (text)
# $what (text)
labelled = { $name }: { $what }
# The name of a computer player: "Computer 2".
# $number (number)
computer-player = Computer { $number }
# Above the supply: "Meeples left: 5".
# $meeples (number)
meeples-left = Meeples left: { $meeples }
# Above the stack: "42 tiles left".
# $tiles (number)
tiles-left = { tiles } left
# Whose turn it is: "Ana’s turn".
# $name (text)
turn-of = { whose } turn
# Who has something to decide in a turn of somebody else: "Ana decides, in Ben’s turn".
# $decider (text)
# $name (text) whose turn it is
decides-in = { $decider } decides, in { whose } turn
# The head of a turn in the log: "Turn 12: Ana".
# $number (number)
# $name (text)
turn-heading = Turn { $number }: { $name }
# While a computer decides: "Computer 2 is thinking".
# $name (text)
thinking = { $name } is thinking
# Before a secret hand is shown: "Hand the screen to Ana".
# $name (text)
hand-over = Hand the screen to { $name }
# Whose secret tiles are covered, and which key shows them.
# $name (text)
# $key (text)
covered = { whose } tiles are covered. { hand-over }, who shows them with { $key }.
# While looking back at a game turn by turn: "Turn 12 of 72".
# $turn (number)
# $turns (number)
turn-number = Turn { $turn } of { $turns }
# The same where how many follow is kept secret: "Turn 12".
# $turn (number)
turn-reached = Turn { $turn }
# How far the final scoring is: "Final scoring: 3 of 17".
# $step (number)
# $steps (number)
scoring-step = Final scoring: { $step } of { $steps }
# Who won: "Ana wins with 80 points".
# $names (list)
# $points (number)
winners = { $names } { $names ->
    [one] wins
   *[other] share the victory
} with { points }
# Whose something is, before it or behind it as the language wants: "Ana’s".
# $name (text)
whose = { FINAL($name) ->
    [s] { $name }’
   *[other] { $name }’s
}
# When the last tile has been drawn, for a few seconds over the board, and to screen readers.
last-tile = This is the last tile.
