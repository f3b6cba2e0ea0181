### Words of hills, flocks and vineyards.

# The tile set.
set-hills = Hills & Sheep
# A part of the rules.
part-hills = Hills
# What it does, in a sentence.
part-hills-hint = A tile goes unseen under each hill; a meeple on a hill wins a tie.
# A part of the rules.
part-shepherds = Shepherds
# What it does, in a sentence.
part-shepherds-hint = Flocks grow in the fields and score when guided home, unless a wolf comes first.
# A part of the rules.
part-vineyards = Vineyards
# What it does, in a sentence.
part-vineyards-hint = Each vineyard around a completed monastery adds 3 points.
# What to do now, in a sentence.
ask-token = A token is being drawn.
# What to do now, in a sentence.
ask-flock = Your field has grown: let the flock grow too, or guide it home.
# Where points come from, as the head of a row.
points-from-flocks = Flocks
# Tip: a shepherd.
tip-shepherd = Instead of a meeple you may put your shepherd in a field that has none, and draw a token. Sheep begin a flock that brings points later, a wolf sends the shepherd back.
# Tip: a flock grows or goes home.
tip-flock = Let the flock grow by a token, though a wolf may end it. Or guide it home: a point for each sheep of the field.
# Label: how hills decide ties.
hill-tie-label = Hills in a tie
# What hills do in a tie.
hill-tie-hint = Who wins a tie: everybody with a meeple on a hill, or whoever has most of them there.
# Option: gardens get points for vineyards.
garden-vineyard-label = Vineyards for gardens
# What it means that they do.
garden-vineyard-hint = A completed garden gets 3 points for each vineyard around it, as a monastery does.
# What Hills & Sheep brings.
hills-hint = Hills decide ties, flocks grow in fields, vineyards enrich monasteries.

## Sentences

# A tile went under a hill.
hides-tile = One more tile goes under the hill, unseen.
# A wolf was drawn for a shepherd.
# $name (text)
draws-wolf = { $name } draws a wolf!
# A token with sheep was drawn for a shepherd.
# $name (text)
# $count (number)
draws-sheep = { $name } draws { sheep }.
# A flock is guided home.
# $name (text)
guides-flock = { $name } guides the flock to the stable.
# A flock comes home because its field is closed.
flock-comes-home = The field is closed: its flock comes home.
# Points for a flock.
# $name (text)
# $points (number)
scores-flock = { $name } scores { points } for the flock.
# Hills decided a tie for the majority (HS-31, HS-32).
# $names (list)
hills-decide = Hills break the tie: { $names } { $names ->
    [one] stands on one
   *[other] stand on one
}.
# They did by how many meeples stand on them (HS-34).
# $names (list)
hills-decide-by-most = Hills break the tie: { $names } { $names ->
    [one] has the most meeples on them
   *[other] have the most meeples on them
}.
# Why a flock brings nothing at the end (HS-20).
flock-lost = Sheep that did not come home are worth nothing.
# "7 sheep".
# $count (number)
sheep = { $count } sheep
# A button for letting the flock grow.
grow = Let the flock grow: draw a token
# A button for guiding the flock home: "Guide the flock home: 7 points".
# $points (number)
guide = Guide the flock home: { points }
# A button for drawing a token for a shepherd.
draw-token = Draw a token
# What confirming does before a token is drawn.
before-drawing = Ready? Once the token is drawn there is no way back.
# A shepherd stands in the field already.
shepherd-there = A shepherd stands in this field already, even if far away.
# How hills decide ties (HS-34).
# $value (HillTieBreak)
hill-tie = { $value ->
    [at-least-one] Any meeple there
   *[count] Most meeples there
}
# The flock beside the shepherd, and what it brings when it is guided home (HS-12, HS-14).
# $count (number)
# $points (number)
flock-held = { sheep } (guided home: { points })
# Those that were put away unseen.
# $count (number)
unseen-under-hills = { $count } under hills
# A shepherd without a flock.
# $seat (number)
position-no-flock = The shepherd of seat { $seat } has no flock.
# A flock without a shepherd.
# $seat (number)
position-no-shepherd = Seat { $seat } has a flock, but no shepherd on the table.
# A wolf in a flock.
position-wolf = A wolf never lies beside a shepherd.
# More tokens than there are.
# $count (number)
position-too-many-tokens = There are not so many tokens with { sheep }.
