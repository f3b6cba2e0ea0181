### Words of gold.

# The tile set.
set-gold = The Gold Mines
# A part of the rules.
part-gold = Gold
# What it does, in a sentence.
part-gold-hint = Whoever controls a completed feature takes the ingots on its tiles; the more, the more each is worth.
# What to do now, in a sentence.
ask-ingot = Put the second ingot on a tile around the one just placed.
# What to do now, in a sentence.
ask-take-ingot = Take an ingot of a feature you control.
# Where points come from, as the head of a row.
points-from-gold = Gold
# Tip: ingots.
tip-ingot = Ingots lie on tiles: who controls a feature when it is complete takes those on it. Many are worth more each.

## Sentences

# An ingot was put on a tile.
# $name (text)
places-ingot = { $name } puts an ingot on a tile.
# Ingots were taken off a tile.
# $name (text)
# $count (number)
takes-ingots = { $name } takes { ingots }.
# Ingots were left on tiles at the end.
# $count (number)
ingots-removed = Left on tiles and worth nothing: { ingots }.
# Points for ingots.
# $name (text)
# $points (number)
scores-gold = { $name } scores { points } for gold.
# A tile for an ingot, or with ingots to take: "1 north: 2 ingots there".
# $cell (text)
# $count (number)
ingot-at-cell = { $cell }: { $count ->
    [0] no ingot yet
   *[other] { ingots } there
}
# The tile is not around the one just placed.
not-around = The second ingot goes on one of the tiles around the one just placed, corners included.
# The ingots there belong to others.
not-claimed = Take an ingot from a tile of a completed feature that you control.
# "2 ingots".
# $count (number)
ingots = { $count ->
    [one] { $count } ingot
   *[other] { $count } ingots
}
# Ingots, and what they are worth at the end (GOLD-11).
# $count (number)
# $points (number)
ingots-held = { ingots } ({ points } at the end)
# Ingots on a tile.
# $count (number)
ingots-on-it = { CAPITAL(ingots) } on it.
# Ingots on no tile.
# $cell (text)
position-no-tile-under = { $cell }: no tile lies under the ingots.
# More ingots than there are.
position-too-many-ingots = There are not so many ingots.
