### What may go wrong before a game and beside it.

# Too few or too many players.
# $most (number)
wrong-seats = With the option “{ max-players-label }” as it is, a game has 2 to { $most } players.
# The seat that should begin is not taken.
no-first-player = The player who should begin is not at the table.
# Points for a seat that is not taken, or more than so many.
# $most (number)
wrong-handicap = A handicap is at most { $most } points, for a player at the table.
# No tile to begin with.
no-start-tile = None of the chosen tile sets has a tile to begin with.
# A set without copies or listed twice.
# $set (text)
wrong-copies = Choose at least one copy of “{ $set }”, and name it only once.
# A field pays 3 or 4.
wrong-city-value = A completed city is worth 3 or 4 points to a field.
# Too many tiles.
# $tiles (number)
too-many-tiles = The table has room for { tiles }.
# More of a tile, given by its name in records, than the sets in play have.
# $tile (text)
too-many-of-tile = There are not so many tiles “{ $tile }” in the sets in play.
# A tile of a set is used that is not in play.
# $set (text)
set-not-in-play = A tile of the set “{ $set }” is used, which is not in play.
# Rules not written yet.
# $part (text)
not-yet = “{ $part }” cannot be played yet.
