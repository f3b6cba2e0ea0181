### Why something may not be done, in sentences that teach.

# Another question is open; the prompt of that question follows.
not-now = Something else comes first.
# The game is over.
game-is-over = The game is over.
# Chance cannot bring this any more.
cannot-come = This cannot be drawn any more.
# The tile is not in hand.
not-in-hand = This tile is not in your hand.
# A tile lies there already.
cell-taken = A tile lies there already.
# The cell shares no side with a tile.
no-neighbour = A tile must share a whole side with a tile on the table; a corner is not enough.
# An edge differs from its neighbour.
# $side (Side)
# $ours (text) what the tile shows
# $theirs (text) what its neighbour shows
edge-mismatch = The { side } edge is { $ours }, its neighbour shows { $theirs }.
# A tile of the hand fits.
something-fits = One of your tiles fits, so it must be placed.
# The tile has no such part.
no-such-segment = There is nothing to stand on; figures go on the tile just placed.
# A figure goes on the tile just placed.
not-on-placed-tile = A figure goes on the tile you have just placed.
# No such figure is left.
# $figure (Figure)
none-left = { $figure ->
    [meeple] You have no meeple left in your supply.
   *[other] Your { figure } is not in your supply.
}
# Meeples of these players stand on the feature.
# $owners (list) whose meeples
occupied-by = { $owners } { $owners ->
    [one] meeple is
   *[other] meeples are
} already there, maybe far away: all that is joined up is one.
# Fields are not played.
farmers-off = This game is played without farmers, so fields stay empty.
# The figure never stands on such a feature.
# $figure (Figure)
# $kind (FeatureKind)
wrong-feature = { $figure ->
    [abbot] The abbot only goes to monasteries and gardens.
    [builder] The builder only goes on roads and in cities.
    [pig] The pig only goes in fields.
    [shepherd] The shepherd only goes in fields.
   *[other] { $kind ->
        [garden] Only the abbot may tend a garden.
       *[other] A meeple cannot stand there.
    }
}
# The feature needs an own meeple first.
# $kind (FeatureKind)
no-own-meeple = You need a meeple of your own { on-feature } first.
# The feature is complete.
already-complete = The feature is complete, so the figure would come back at once.
# The feature is not waiting to be scored.
not-waiting = That feature is not waiting to be scored.
# No such figure stands there.
not-there = None of your meeples stands there.
# The step cannot be left out.
mandatory = This step cannot be skipped.
