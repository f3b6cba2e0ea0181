### What cannot be in a start position. Each is a sentence, after the cell it is about: “1 north”, “The start”; seats are told by their numbers.

# No tile lies on the table.
position-empty = No tile lies on the table.
# Two tiles on one cell.
# $cell (text)
position-stacked = { $cell }: two tiles lie here.
# A cell too far away.
# $cell (text)
position-too-far = { $cell }: this is too far from the middle.
# A tile without neighbours.
# $cell (text)
position-apart = { $cell }: the tile touches no earlier tile.
# An edge differs from its neighbour.
# $cell (text)
# $side (Side)
position-mismatch = { $cell }: the { side } side does not match its neighbour.
# A seat that is not taken.
# $seat (number)
position-no-seat = There is no seat { $seat }.
# A part that the tile does not have.
# $cell (text)
position-no-such-spot = { $cell }: there is no such part here.
# A figure that cannot stand there.
# $figure (Figure)
# $cell (text)
position-wrong-feature = { $cell }: the { figure } cannot stand here like this.
# A builder or pig without a meeple.
# $figure (Figure)
# $cell (text)
position-alone = { $cell }: the { figure } needs a meeple of its owner in the same feature.
# More figures than there are.
# $seat (number)
# $figure (Figure)
position-too-many = Seat { $seat } does not own so many figures of the kind “{ figure }”.
# Two figures in one place.
# $cell (text)
position-shared = { $cell }: two figures stand in the same place, and no rule in play brings them together.
# A feature that would not be held any more.
# $cell (text)
position-already-scored = { $cell }: the feature is complete and would have been scored.
# More points than a game brings.
# $seat (number)
position-too-many-points = Seat { $seat } has more points than a game brings.
# Something of a part of the rules that is not in play.
# $part (text)
position-not-in-play = “{ $part }” is not in play.
# The tile in hand fits nowhere.
position-fits-nowhere = The tile in hand fits nowhere.
# Hands that cannot be.
position-hands = Secret hands hold up to three tiles and need the option for them.
