### Words of inns, cathedrals and large meeples.

# The tile set.
set-inns = Inns & Cathedrals
# A part of the rules.
part-large-meeple = Large meeple
# What it does, in a sentence.
part-large-meeple-hint = Counts as two meeples for the majority.
# A part of the rules.
part-inns = Inns
# What it does, in a sentence.
part-inns-hint = A road with an inn is worth 2 points a tile when complete, nothing otherwise.
# A part of the rules.
part-cathedrals = Cathedrals
# What it does, in a sentence.
part-cathedrals-hint = A city with a cathedral is worth 3 points a tile and shield when complete, nothing otherwise.
# What inns and cathedrals do.
inns-hint = Inns and cathedrals: more points when complete, none when not. A large meeple counts as two.
# A cathedral in a city.
a-cathedral = a cathedral
# An inn at a road.
an-inn = an inn
# Why a road brings nothing at the end (IC-03).
inn-lost = An unfinished road with an inn is worth nothing.
# Why a city brings nothing at the end (IC-07).
cathedral-lost = An unfinished city with a cathedral is worth nothing.
