### What is said to those who play without seeing the board, and to whoever asks with a key.

# Between the clauses of a sentence.
between-clauses = {"; "}

## Features and their owners

# A feature on which nobody stands: "a road".
# $kind (FeatureKind)
nobodys-feature = { feature }
# A feature that the listener holds: "your road".
# $kind (FeatureKind)
your-feature = your { feature-name }
# A feature that the listener shares with others: "the road of you and Ben".
# $kind (FeatureKind)
# $names (list)
shared-feature = the { feature-name } of you and { $names }
# A feature of others: "Ben’s city", "the city of Ben and Cleo".
# $kind (FeatureKind)
# $names (list)
# $owners (list) each as in “whose”
feature-of = { $names ->
    [one] { $owners } { feature-name }
   *[other] the { feature-name } of { $names }
}
# What is worth saying of a feature on which nobody stands.
# $what (text) the feature
# $facts (text)
free-state = { $what }, { $facts }
# The same of one that somebody holds.
# $what (text) the feature
# $facts (text)
# $points (number)
held-state = { $what }, { $facts }, { points } now

## Where the tile may lie

# What laying a tile does to a feature: "completes your city of 3 tiles".
# $kind (FeatureKind)
# $completes (yes/no)
# $what (text) the feature
# $tiles (number)
touched = { $completes ->
    [yes] { $kind ->
        [road] completes { $what } of { tiles }
        [city] completes { $what } of { tiles }
        [field] joins { $what }
       *[other] completes { $what }
    }
   *[no] { $kind ->
        [road] joins { $what } of { tiles }
        [city] joins { $what } of { tiles }
        [field] joins { $what }
       *[other] surrounds { $what }, { $tiles } of 9
    }
}
# The name of a cell on which the tile may lie: "2 east, 1 north: fits in 2 ways, as it is turned".
# $cell (text)
# $ways (number)
# $quarters (number) how it is turned, clockwise
fitting-cell = { $cell }: { $ways ->
    [1] fits
   *[other] fits in { $ways } ways,
} { $quarters ->
    [0] as it is turned
    [1] turned a quarter to the right
    [2] turned upside down
   *[other] turned a quarter to the left
}
# The same, with what the tile would do there.
# $choice (text)
# $touched (text)
choice-touching = { $choice }; { $touched }

## Tiles

# A part of a tile and where it is: "city to the north".
# $kind (FeatureKind)
# $directions (list)
part-towards = { feature-name } { to-directions }
# A part of a tile that is all around, or in the middle.
# $kind (FeatureKind)
part-around = { $kind ->
    [road] { feature-name } on all sides
    [city] { feature-name } on all sides
   *[other] { feature-name }
}
# A part of a tile with what is in it: "city to the north with 1 shield".
# $piece (text)
# $extras (list)
part-with = { $piece } with { $extras }
# There is nothing on the tile.
only-field = only field
# The tile to place: "Tile to place: city to the north. It fits in 5 places."
# $look (text)
# $places (number)
to-place-showing = Tile to place: { $look }. It fits on { $places ->
    [one] { $places } cell
   *[other] { $places } cells
}.
# That one tile of a hand is chosen, counted from 1: "You hold 3 tiles, chosen by number; tile 1 is chosen."
# $number (number)
# $tiles (number)
hand-held = You hold { tiles }, the keys 1 { $tiles ->
    [2] and
   *[other] to
} { $tiles } choose; tile { $number } is chosen.
# The tile as it would be placed where the keyboard points.
# $cell (text)
# $look (text)
to-lay-showing = Tile to place, as it would lie { $cell }: { $look }.
# The tile was turned, and its edges show this.
# $edges (text)
turned-to = { CAPITAL($edges) }.
# The same where the keyboard points: it is turned to one of so many ways in which it fits there.
# $edges (text)
# $ways (number)
turned-to-fit = { CAPITAL($edges) }. { $ways ->
    [1] It fits here only like this.
   *[other] Fits here, in one of { $ways } ways.
}
# A tile was placed: "Ana places a tile (2 east, 1 north): city to the north; road to the south."
# $name (text)
# $cell (text)
# $look (text)
places-at-showing = { $name } places a tile ({ $cell }): { $look }.
# The same for the eye: “Ana places a tile at O12.”
# $name (text)
# $cell (text)
places-on = { $name } places a tile at { $cell }.
# The tile placed last: "Placed last, 1 east: road to the north and south."
# $cell (text)
# $look (text)
placed-last-showing = Placed last, { $cell }: { $look }.
# The tiles that stay in a secret hand while none is to be placed.
# $tiles (number)
# $looks (text)
tiles-kept-showing = You keep { tiles }: { $looks }.
# Nothing is in hand.
nothing-in-hand = You hold no tile.

## What was done, what may be done

# A score and its lines in one sentence.
# $scored (text) without its full stop
# $lines (text)
scored-for = { $scored }: { $lines }.
# The last decision was taken back.
taken-back = Taken back.
# After a tile was placed: no meeple is left to be put on it.
no-meeple-left = No meeple is left to place.
# After a tile was placed: how many places there are for figures.
# $places (number)
figure-places = { $places ->
    [one] { $places } place
   *[other] { $places } places
} for a figure, or skip.
# What else may be done instead of placing a figure: "Take the abbot back: 5 points, or skip."
# $other (text)
or-skip = { $other }, or skip.
# What happened since somebody had the screen last, in sentences: "Meanwhile: Ana places a tile ..."
# $told (text)
meanwhile = Meanwhile: { $told }

## Figures and features

# A figure of the listener: "Knight 2 east, to the north: your city, 3 tiles, 3 points now."
# $figure (Figure)
# $kind (FeatureKind)
# $site (text)
# $state (text)
figure-at = { CAPITAL(-who) } { $site }: { $state }.
# The listener has no figure on the table, and what is left.
# $left (list)
no-figure-stands = You have no figure on the table. { $left } left.
# How many figures the listener has on the table, each told, and what is left.
# $count (number)
# $stands (text)
# $left (list)
figures-stand = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
} on the table. { $stands } { $left } left.
# A feature that can still grow.
# $site (text)
# $state (text)
open-at = { CAPITAL($site) }: { $state }.
# More open features that were left out.
# $more (number)
more-open = And { $more } more, on which nobody stands.
# Nothing can grow any more.
nothing-open = No feature is open.
# Features that somebody holds, each told.
# $features (text)
held-told = { CAPITAL($features) }.
# Nobody holds any of them.
nothing-held = Nobody stands there yet.

## Tiles to come, and scores

# Every tile was seen.
no-tile-to-come = No tile is left
# Tiles not seen yet that are in the stack.
# $count (number)
unseen-in-stack = { $count } in the stack
# Those in hands that are hidden.
# $count (number)
unseen-in-hands = { $count } in hands
# How many tiles were not seen yet, and where they are: "79 tiles not seen yet: 73 in the stack, 6 in hands".
# $tiles (number)
# $places (text)
unseen-in-places = { tiles } not seen yet: { $places }
# Tiles not seen yet, in all and by what is on them.
# $unseen (text)
# $cities (number)
# $shields (number)
# $roads (number)
# $monasteries (number)
to-come-with = { $unseen }. With a city: { $cities }; with a shield: { $shields }; with a road: { $roads }; with a monastery: { $monasteries }.
# What somebody has: "Ana: 12 points".
# $name (text)
# $points (number)
standing-of = { $name }: { points }
# What the final scoring brought somebody: "12 points to Ana".
# $name (text)
# $points (number)
gain-of = { points } to { $name }
# What the final scoring brought all of them.
# $gains (text)
gains-at-end-of = The final scoring brought { $gains }.
# Which button opens the table of points when the game is over.
where-scores-are = The button “{ scores }” opens the table of points.

# Who stands there, by what a meeple is called: "knight", "builder".
-who = { $figure ->
    [meeple] { role }
   *[other] { figure }
}
