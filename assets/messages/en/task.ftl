### A task on a board: what is to be reached, and how it stands.

# The part of the page with it, for screen readers.
task = Task
# The part of the task that scrolls where there is no room for all of it, for screen readers.
task-rest = Goals and hints
# Whose figures the solver has.
# $colour (Colour)
task-seat = You are { $colour ->
    [yellow] yellow
    [red] red
    [pink] pink
    [green] green
    [blue] blue
   *[black] black
}
# Button: one more hint.
task-hint = Hint
# Button: from the beginning.
task-again = Try again
# Button: shows how it is solved.
task-solution = Show the solution
# Every goal is reached.
task-solved = Solved.
# Every goal is reached, but after the solution was shown.
task-solved-late = Solved, but it does not count: you saw the solution.
# The solution was shown.
task-solution-shown = This is a solution.
# The turn is over, and not every goal is reached.
task-missed = Not quite: that does not do what the task asks.
# A feature was completed, but others have the majority there.
goal-not-yours = It is complete, but somebody else has more figures there than you.
# What stood in the way of completing something: the feature is open still.
# $kind (FeatureKind)
# $open (number)
goal-still-open = { $kind ->
    [road] { $open ->
        [one] The road is still open at one end.
       *[other] The road is still open at { $open } ends.
    }
    [city] { $open ->
        [one] The city is still open on one side.
       *[other] The city is still open on { $open } sides.
    }
   *[other] { $open ->
        [one] One of the cells around it is still empty.
       *[other] { $open } of the cells around it are still empty.
    }
}
# What stood in the way: the figure was put on something else.
# $kind (FeatureKind)
goal-other-figure = { $kind ->
    [road] Your figure stands on a road.
    [city] Your figure stands in a city.
    [monastery] Your figure stands in a monastery.
    [garden] Your figure stands in a garden.
   *[field] Your figure stands in a field.
}
# What stood in the way: no figure was put on the tile.
goal-no-figure = You put no figure on your tile.
# What stood in the way: the tile lies somewhere else.
goal-elsewhere = Your tile lies on another cell.
# What stood in the way: the tile lies there, but turned otherwise.
goal-turned = Your tile lies there, but it is turned another way.
# A feature was completed, but no figure stands there.
goal-nobodys = It is complete, but no figure stands there.
# What is wrong while the tile can still be turned.
goal-turn-it = Your tile lies there, but turned another way. Take it back, then turn it.
# What stands wrong while the figure can still be taken back, and the goal.
# $wrong (text) a sentence
# $goal (text)
goal-take-back = { $wrong } Take it back and try again. The goal: { $goal }.
# What stood in the way of bringing a figure home.
goal-not-home = No figure came home: you completed nothing that one of yours stands on.
# A goal that was not reached; $goal is one of those below.
# $goal (text)
goal-missing = Missing: { $goal }.
# What a missed answer scored; what it is made of follows.
# $points (number)
task-scored = { $points ->
    [0] This answer scores nothing.
    [one] This answer scores one point:
   *[other] This answer scores { $points } points:
}
# Mark of a goal, for screen readers.
goal-reached = reached
# Mark of a goal, for screen readers.
goal-open = not reached yet
# A goal: so many points at least.
# $points (number)
goal-score = { $points ->
    [one] Score a point
   *[other] Score { $points } points or more
}
# A goal: a feature is completed in which the player has the majority.
# $kind (FeatureKind)
goal-complete = { $kind ->
    [road] Complete a road of yours
    [city] Complete a city of yours
    [monastery] Complete a monastery of yours
    [garden] Complete a garden of yours
   *[field] Complete a field of yours
}
# A goal: a figure stands on a feature.
# $kind (FeatureKind)
goal-figure = { $kind ->
    [road] Put a meeple on a road
    [city] Put a meeple in a city
    [monastery] Put a meeple in a monastery
    [garden] Put the abbot in a garden
   *[field] Put a meeple in a field
}
# A goal: every cell is pointed out on which the tile in hand can be laid.
goal-find = Find every cell where your tile fits
# How many of these cells were found so far.
# $found (number)
# $count (number)
goal-found = Found: { $found } of { $count }.
# A goal: a figure of the player stands on a feature, or a field that is joined to theirs.
# $kind (FeatureKind)
goal-occupy = { $kind ->
    [road] Have a meeple on a road
    [city] Have a meeple in a city
    [monastery] Have a meeple in a monastery
    [garden] Have the abbot in a garden
   *[field] Have a farmer in a field
}
# The same, of the one feature that is marked on the board.
# $kind (FeatureKind)
goal-occupy-this = { $kind ->
    [road] Have a meeple on the marked road
    [city] Have a meeple in the marked city
    [monastery] Have a meeple in the marked monastery
    [garden] Have the abbot in the marked garden
   *[field] Have a farmer in the marked field
}
# A goal: the player alone has the most figures where somebody else had the most, or as many.
# $kind (FeatureKind)
goal-majority = { $kind ->
    [road] Get the most meeples on a road
    [city] Get the most meeples in a city
    [monastery] Get the most meeples in a monastery
    [garden] Get the most meeples in a garden
   *[field] Get the most farmers in a field
}
# The same, of the one feature that is marked on the board.
# $kind (FeatureKind)
goal-majority-this = { $kind ->
    [road] Get the most meeples on the marked road
    [city] Get the most meeples in the marked city
    [monastery] Get the most meeples in the marked monastery
    [garden] Get the most meeples in the marked garden
   *[field] Get the most farmers in the marked field
}
# What stood in the way: the figure was put on another feature of that kind.
# $kind (FeatureKind)
goal-other-one = { $kind ->
    [road] Your figure stands on another road.
    [city] Your figure stands in another city.
    [monastery] Your figure stands in another monastery.
    [garden] Your figure stands in another garden.
   *[field] Your figure stands in another field.
}
# What stood in the way of the majority: somebody else has as many figures there.
goal-tied = Somebody else has as many figures there as you.
# What stood in the way of the majority: others have more figures there.
goal-fewer = Somebody else has more figures there than you.
# What stood in the way of the majority: the player has no figure there.
goal-no-share = You have no figure there yet: join it to something of yours.
# A goal: a tile is laid, wherever it fits.
goal-lay = Lay a tile
# A goal: a tile lies on a cell, which is marked on the board.
goal-place = Lay your tile on the marked cell
# The same, and turned in the one way that the question asks for.
goal-place-turned = Lay your tile on the marked cell, turned the right way
# A goal: a figure that stood on the table is in the supply of the player again.
goal-home = Bring one of your figures home
# A goal: more points than each other one when the turn is over.
goal-lead = Be ahead of everybody at the end
# A goal: the player ends ahead of everybody, however the others play on.
goal-win = Win, whatever the others do
# Before pictures of the tiles that come behind that in hand, in their order.
task-to-come = Still to come:
# What stood in the way of winning: what others can answer.
# $cell (text) where they lay the next tile
# $figure (text) which figure goes with it, beginning with a comma; may be empty
# $own (number) points of the player at the end
# $other (number) points of the best of the others
goal-answered = An opponent can answer with a tile here: { $cell }{ $figure }. At best the game then ends { $own } to { $other }, your points first.
# What follows an answer that wins: the best an opponent can do. Numbers on the board show the turns.
# $cell (text) the cell
# $figure (text) which figure goes with it, beginning with a comma; may be empty
# $own (number) points of the player at the end
# $other (number) points of the best of the others
goal-defended = The best answer is a tile here: { $cell }{ $figure }. You win all the same, { $own } to { $other }.
# What stood in the way of winning: the end of the game.
# $own (number) points of the player at the end
# $other (number) points of the best of the others
goal-ends = The game ends { $own } to { $other }, your points first.
# Within the answer: which figure goes with the tile.
# $kind (FeatureKind) what it stands on
goal-answering-figure = { $kind ->
    [road] , and a figure on its road
    [city] , and a figure in its city
    [monastery] , and a figure in its monastery
    [garden] , and a figure in its garden
   *[field] , and a figure in its field
}
# What stood in the way of winning: nobody can say who wins.
goal-undecided = It is too early to tell who wins.
# What is not to happen; $goal is one of the goals above.
# $goal (text)
goal-not = Without this: { $goal }
# Either of two goals will do.
# $one (text)
# $other (text)
goal-or = { $one }, or: { $other }

## What a page around a board is told when it may not do something.

# It decides for somebody, and nobody is asked.
nobody-asked = Nobody has anything to decide on this board right now.
# It goes to a step, and no game is looked back at.
no-steps = Only a replay has steps to go to.
# It points out a cell that the task does not ask for.
not-looked-for = This is not one of the cells to find.
