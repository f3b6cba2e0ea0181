### Texts of what helps to read the board.

## Rules in words.

# Button: the rule before this one.
rule-before = Previous rule
# Button: the rule after this one.
rule-after = Next rule
# Command: all rules of the game.
rules-of-game = All rules
# While a chapter is fetched.
rules-on-the-way = One moment, please.
# When a chapter cannot be fetched.
rules-unreachable = The text of the rules cannot be fetched. It lies beside the page: try again when its site can be reached.
# When there is no sentence for a rule.
rule-unsaid = There is no sentence for this rule.

## What is this?

# Command: a card about the next feature on the board.
inspect-next = What is this? Next feature or symbol
# Command: a card about the one before.
inspect-before = What is this? Previous feature or symbol
# Command: what is on the next cell above, as the board is seen.
look-above = Look at the cell above
# Command: what is on the next cell to the right.
look-right = Look at the cell to the right
# Command: what is on the next cell below.
look-below = Look at the cell below
# Command: what is on the next cell to the left.
look-left = Look at the cell to the left

## Said when a key did something that is only seen, or nothing.

# Help for reading the board is not wanted.
aids-off = Help for reading the board is switched off in the settings.
# Nothing can be taken back.
nothing-to-take-back = Nothing to take back: a turn stays once the next tile is seen, and so does what was revealed.
# Nothing can be taken back on the board of a task.
nothing-to-take-back-in-task = Nothing to take back.
# Nothing was taken back that could be made again.
nothing-to-redo = Nothing to redo.
# There is no such tile to choose in the hand.
no-tile-to-choose = You hold no such tile to choose.
# No hand is covered.
nothing-covered = No tiles are covered.
# Nothing was decided yet that could be looked back at.
nothing-played = Nothing has been played yet.
# The key belongs to a replay, and none is open.
only-in-replay = This key is for a replay; B opens one.
# A replay is open, so nothing can be decided.
looking-back = This is a replay: Esc leads back to the game.
# A board on another page is only looked at, goes through a game, or its task is over.
nothing-decided-here = Nothing is decided on this board now.
# A file was written that is called so: "Saved as bastide-2026-03-09-ana.html"
# $name (text)
saved-as = Saved as { $name }
# A saved game was deleted.
game-deleted = The saved game is deleted. It can be brought back.
# A tile was placed, and no figure can be put on it.
no-figure-now = No figure can be placed.
# On a card: nobody stands on the feature.
nobody-there-yet = Nobody stands there.
# On a card, beside who has the most.
majority = Has the majority
# On a card: the value in the final scoring.
worth-at-end = In the final scoring, as it stands
# On a card: the value of a complete feature.
worth-complete = Complete
# On a card: the value if nothing but completion is added.
worth-if-complete = If it were complete

## Overlay and tiles still to come.

# Command: who holds what is shown on the board, layer by layer.
show-claims = Owners of fields, roads, cities
# The head of the choice of what is shown of that.
claims-head = Owners
# Nothing of it is shown.
claims-off = Off
# That of fields is shown.
claims-of-fields = Fields
# That of everything else is shown.
claims-of-built = Roads, cities
# When the owners of fields are shown.
claims-fields = Whose the fields are, and what they bring at the end.
# When the owners of fields are shown, and each city pays the farmers around it.
claims-by-city = Whose farmers stand where, and whom each completed city pays at the end.
# When the owners of everything else are shown.
claims-built = Whose the roads, cities and monasteries are, and what they are worth as they stand.
# When no owners are shown any more.
claims-hidden = No owners are shown.
# Head: tiles with the river.
group-river = River
# Head: tiles with a monastery.
group-monasteries = Monasteries
# Head: tiles with a garden.
group-gardens = Gardens
# Head: tiles with a city and a road.
group-cities-with-roads = Cities with roads
# Head: tiles with a city alone.
group-cities = Cities
# Head: tiles with a road alone.
group-roads = Roads
# Head: other tiles.
group-others = Other tiles

## Keys, as they are written on keyboards

# Held together with another key.
key-control = Ctrl
# Held together with another key.
key-shift = Shift
# The space bar.
key-space = Space
# The key that enters.
key-enter = Enter
# The key that leaves.
key-escape = Esc
# The key that deletes backwards.
key-backspace = Backspace
# The key that goes to the beginning.
key-home = Home
# The key that goes to the end.
key-end = End
# The key that goes a page back.
key-page-up = Page up
# The key that goes a page on.
key-page-down = Page down

## Cards about features and cells

# The name of a button with the id of a rule: "Rule ROAD-03".
# $id (text)
rule-named = Rule { $id }
# Head of a card about a feature: "City".
# $kind (FeatureKind)
feature-title = { CAPITAL(feature-name) }
# On a card: what the cities at a field bring one player in the final scoring, as it stands.
# $name (text)
worth-at-end-to = { $name }, in the final scoring
# On a card about an empty cell: "3 tiles fit here".
# $count (number)
tiles-fit = { $count ->
    [0] No tile still to come fits here
    [1] 1 tile still to come fits here
   *[other] { $count } tiles still to come fit here
}
# On a card about an arrow at the edge of the board: so many places are out of sight there, or what was done last.
# $places (number)
out-of-sight = { $places ->
    [0] Placed last, out of sight: show it
    [1] 1 cell out of sight: show it
   *[other] { $places } cells out of sight: show them
}
# What a tile would complete: "City, complete: 8 points".
# $kind (FeatureKind)
# $points (number)
change-completes = { CAPITAL(feature-name) }, complete: { points }
# What a tile would join: "Road, joined from 2: 5 points".
# $kind (FeatureKind)
# $joined (number)
# $points (number)
change-joins = { CAPITAL(feature-name) }, joined from { $joined }: { points }
# What a tile would add: "City: 3 → 4".
# $kind (FeatureKind)
# $before (number)
# $after (number)
change-adds = { CAPITAL(feature-name) }: { $before } → { $after }
# A kind of tile in the list: "base/D: 2 of 3 still to come".
# $name (text)
# $unseen (number)
# $all (number)
unseen-of = { $name }: { $unseen } of { $all } still to come
# No cell is lit up.
nothing-lit-up = No cell is lit up.
# The cells that are lit up: "Lit up: 1 east; 2 north."
# $cells (text)
cells-lit-up = Lit up: { $cells }.
# How many sit at the table of a new game.
# $players (number)
at-table = { players-count } at the table.
# Who came to the table of a new game.
# $name (text)
joins-table = { $name } joins.
# A computer came to the table of a new game, and how well it plays: "Computer 3 joins. Level: Easy."
# $name (text)
# $level (text)
computer-joins-table = { $name } joins. Level: { $level }.
# Something that is so several times: "completes a road, twice".
# $what (text)
# $times (number)
times = { $times ->
    [0] { $what }
    [1] { $what }
    [2] { $what }, twice
   *[other] { $what }, { $times } times
}
# Before the ids of rules.
# $several (yes/no)
rules-named = { $several ->
    [yes] Rules:
   *[no] Rule:
}

## A hint: what an expert would do.

# Said while the expert thinks.
hint-coming = The expert is thinking.
# What seems best.
# $told (text) where the tile lies and what comes of it, in sentences
hint-best = 1 is best: { $told }
# Another choice.
# $number (number) from 2
# $points (number) how many points less are expected of it than of the best
# $tenths (number) and how many tenths of one
# $told (text) where the tile lies and what comes of it, in sentences
hint-other = { $number } brings about { $points }.{ $tenths } points less: { $told }
# A choice in a hint lays a tile and puts no figure on it.
no-figure-put = Just the tile, no figure.
# A choice is to put no figure, or to leave something out.
nothing-put = Nothing is placed.
# Where the tile lies and how, in a hint: "2 east: city to the north."
# $cell (text)
# $look (text)
lies-showing = { CAPITAL($cell) }, { $look }.
# Another choice, of which as much is expected as of the best.
# $number (number) from 2
# $told (text) where the tile lies and what comes of it, in sentences
hint-equal = { $number } is just as good: { $told }
