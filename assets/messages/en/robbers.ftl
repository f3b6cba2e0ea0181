### Words of robbers.

# The tile set.
set-robbers = The Robbers
# A part of the rules.
part-robbers = Robbers
# What it does, in a sentence.
part-robbers-hint = A robber on the track takes half of what its victim scores next.
# What to do now, in a sentence.
ask-rob = Put your robber on a space of the score track, or skip.
# What to do now, in a sentence.
ask-steal = Rob the figure that leaves now, or wait for another one?
# Where points come from, as the head of a row.
points-from-thefts = Thefts
# Where points come from, as the head of a row.
points-from-robbers = Robbers on the track
# At the first robber.
tip-robber = The robber goes beside another player’s score figure and takes half of what that player scores next.
# At the first theft.
tip-theft = Steal from this score, or let the robber wait for a better one.

## Sentences

# The robber was put on the track.
# $name (text)
# $space (number)
robber-placed = { $name } puts the robber on space { $space }.
# A robber moved along with a figure.
# $name (text)
# $space (number)
robber-follows = { whose } robber moves along to space { $space }.
# A robber went back to its owner.
# $name (text)
robber-home = { $name } takes the robber back.
# Points for a robber left on the track.
# $name (text)
# $points (number)
scores-robber = { $name } scores { points } for the robber on the track.
# Points stolen.
# $name (text)
# $points (number)
# $victim (text)
steals = { $name } steals { points } from { $victim }.
# A space of the track for the robber: "Space 12: Ana".
# $space (number)
# $names (list)
robber-space = Space { $space }: { $names }
# The choice of a space for a robber, with who stands there: "Space 12: half of what Ben or Cleo scores next".
# $space (number)
# $names (text)
rob-for-half = Space { $space }: half of what { $names } scores next
# Between those of whom one is meant.
between-alternatives = {" or "}
# Nobody else stands on that space.
nobody-there = A robber goes where another player’s score figure stands; nobody stands there.
# The robber stands there already.
same-space = Your robber stands on that space already; move it to another one.
# Button: robs the figure that leaves.
steal = Steal now
# Button: waits for another figure to rob.
wait = Wait
# Where the robber stands: "robber on 30".
# $space (number)
robber-on = robber on { $space }
# The robber leaves the track.
robber-goes-home = robber goes home
# A space that the score track does not have.
# $space (number)
position-no-space = The score track has no space { $space }.
# Two robbers of a player.
# $seat (number)
position-robber-twice = Seat { $seat } has one robber only.
