### Words of ferries.

# The tile set.
set-ferries = The Ferries
# A part of the rules.
part-ferries = Ferries
# What it does, in a sentence.
part-ferries-hint = A ferry joins two roads of a lake; whoever extends the road may turn it.
# What to do now, in a sentence.
ask-ferry = Lay the ferry between two roads of the lake.
# What to do now, in a sentence.
ask-turn-ferry = Turn a ferry at the end of your road, or skip.
# Tip: ferries.
tip-ferry = A ferry joins two roads at a lake. Who makes one of them longer may turn it.

## Sentences

# A ferry was laid.
# $name (text)
lays-ferry = { $name } lays a ferry.
# A ferry was turned.
# $name (text)
turns-ferry = { $name } turns a ferry.
# A button for laying a ferry, and where one lies: "Ferry from north to east".
# $from (text) a side
# $to (text) a side
ferry-between = Ferry from { $from } to { $to }
# A button for turning a ferry.
# $from (text) a side
# $to (text) a side
turn-ferry-between = Turn the ferry: { $from } to { $to }
# A ferry connects two quays of its lake.
two-quays = A ferry connects two different quays of its lake.
# No ferry lies there.
no-ferry-there = No ferry lies there.
# The new tile does not lead to that ferry.
ferry-not-reached = Only the first ferry on a road of the tile just placed may be turned.
# The ferry has been turned already.
ferry-turned = This ferry has been turned already in this turn.
# The ferry lies like this already.
same-quays = The ferry connects these quays already; skip to leave it.
# A ferry without a lake.
# $cell (text)
position-no-quays = { $cell }: no two quays of a lake lie here.
# Two ferries on a lake.
# $cell (text)
position-ferry-twice = { $cell }: two ferries lie here.
# A lake without a ferry.
# $cell (text)
position-ferry-missing = { $cell }: the lake has no ferry.
