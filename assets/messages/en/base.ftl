### Words of the game itself.

# The tile set.
set-base = Base game
# The tile set.
set-winter = Winter
# What to do now, in a sentence.
ask-first = Chance decides who begins.
# What to do now, in a sentence.
ask-draw = A tile is being drawn.
# What to do now, in a sentence.
ask-place = Place the tile.
# What to do now, in a sentence.
ask-discard = None of your tiles fits. Choose one to give up.
# What to do now, in a sentence.
ask-score-next = Choose what is scored next.
# What to do now, in a sentence.
ask-confirm = Done? Then end your turn.
# What to do now, in a sentence.
ask-over = The game is over.
# Where points come from, as the head of a row.
points-from-before = Starting points
# Where points come from, as the head of a row.
points-from-handicap = Handicap
# Where points come from, as the head of a row.
points-from-roads = Roads
# Where points come from, as the head of a row.
points-from-cities = Cities
# Where points come from, as the head of a row.
points-from-monasteries = Monasteries
# Where points come from, as the head of a row.
points-from-gardens = Gardens
# Where points come from, as the head of a row.
points-from-fields = Fields

## Sentences

# What may be done once the tile lies on the board, the clauses put together: "Place an abbot or skip."
# $clauses (text)
# $several (yes/no)
ask-figure-clauses = { CAPITAL($clauses) }{ $several ->
    [yes] ,
   *[no] {""}
} or skip.
# A figure may go on the tile, as a clause.
# $figure (Figure)
may-place = place { $figure ->
    [abbot] an
   *[other] a
} { figure }
# A figure of one of several kinds may go on it.
may-place-one = place a figure
# The abbot may come home, for so many points.
# $points (number)
may-take-abbot-back = take the abbot back ({ points })
# A figure may fly away from it.
may-fly = let a figure fly
# With how many points somebody begins: "Handicap: Ben begins with 20 points."
# $name (text)
# $points (number)
scores-handicap = Handicap: { $name } begins with { points }.
