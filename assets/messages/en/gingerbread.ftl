### Words of the gingerbread man.

# The tile set.
set-gingerbread = The Gingerbread Man
# A part of the rules.
part-gingerbread = Gingerbread man
# What it does, in a sentence.
part-gingerbread-hint = When he leaves a city, each of your knights there is worth 1 point a tile.
# What to do now, in a sentence.
ask-gingerbread = Move the gingerbread man to another unfinished city.
# Where points come from, as the head of a row.
points-from-gingerbread = Gingerbread man
# Option: a gingerbread tile that completes his city moves him twice.
double-move-label = The gingerbread man may move twice
# What it means that it does.
double-move-hint = When his own tile completes his city, he leaves it and then moves once more.
# Tip: the gingerbread man.
tip-gingerbread = The gingerbread man moves to another city; in the one he leaves each knight brings a point for each tile.

## Sentences

# The gingerbread man went to a city.
# $name (text)
moves-gingerbread = { $name } moves the gingerbread man to another city.
# The gingerbread man left the board.
gingerbread-leaves = No city is unfinished: the gingerbread man leaves the table.
# He has nowhere to go (GB-12).
gingerbread-stays = No other city is unfinished: the gingerbread man stays where he is.
# Why knights with him bring nothing at the end (R-GB-10).
gingerbread-lost = When the game ends, the gingerbread man brings nothing.
# Points for knights in the city of the gingerbread man.
# $name (text)
# $points (number)
scores-gingerbread = { $name } scores { points } for knights with the gingerbread man.
# A button for a city for the gingerbread man: "To the city".
gingerbread-to = Gingerbread man to the city
# The gingerbread man may not go there.
not-an-open-city = The gingerbread man goes to an unfinished city, and not the one he is in.
# The gingerbread man on a tile.
# $within (text)
gingerbread-within = The gingerbread man { $within }.
# The gingerbread man outside a city.
# $cell (text)
position-not-in-city = { $cell }: the gingerbread man is not in a city.
