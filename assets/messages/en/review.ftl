### Looking back at a game that is over: what its choices were worth.

# Command: looks back at all turns.
review = Review
# While turns are looked at.
# $done (number)
# $all (number)
review-progress = { $done } of { $all } turns looked at
# Said when all turns were looked at.
review-done = The review is done.
# How much can be said of the tile game. Below the heading.
review-note = An estimate: each move and the best one were played on several times with random tiles. Small differences are left out.
# Name of the table of players; at cards nothing is said of luck.
# $game (Kind)
review-choices = { $game ->
    [tiles] Choices and luck
   *[cards] Choices
}
# Head of a column: how many points less than the best choices all choices brought.
review-lost = Points lost by choices
# Head of a column: how much better the tiles drawn were than the usual ones, in points.
review-luck = Luck of the draw
# Below the table of players: what its columns count, and what “from figures kept free for later” means.
# $game (Kind)
review-sums = { $game ->
    [tiles] Points lost: how much more the best moves would have brought, each turn counted by itself; they cannot be added to the final score. Luck: how much better than average the tiles drawn were. A figure kept free for later counts, too: the points it can still be expected to score.
   *[cards] Points lost: how much more the best choices would have brought, each counted by itself; they cannot be added to the final score.
}
# Name of the chart, and of the table in its place: how far each player is expected to be ahead after each turn.
review-lead = Expected lead by turn
# Head: the choices that cost most, those of persons before those of computers.
review-moments = Moments worth a look
# In place of moments.
review-no-moments = No choice cost a whole point.
# How much a choice cost: "Ben, about 5.2 points less than the best".
# $name (text)
# $points (number)
# $tenths (number) of a point
review-moment = { $name }, about { $points }.{ $tenths } points less than the best
# What was done.
# $told (text) where the tile lies and what comes of it, or which card goes where, in sentences
review-played = Played: { $told }
# What would have been better.
# $told (text) where the tile lies and what comes of it, or which card goes where, in sentences
review-better = Better: { $told }
# What would have been better, beside its picture on the board.
# $points (number) how many points more were to be expected of it
# $tenths (number) and how many tenths of one
# $told (text) what comes of it, in sentences
review-better-by = Better by about { $points }.{ $tenths } points: { $told }
# The same with the reasons, which are parts of those points; what the move brings by itself is none of them.
# $points (number)
# $tenths (number)
# $why (text) the parts: "8.5 from fields, minus 2.0 from roads"
# $told (text) where the tile lies and what comes of it, in sentences
review-better-because = Better by about { $points }.{ $tenths } points: { $why }. The move itself: { $told }
# What a move leads to: "Ben’s city is then worth 4 points."
# $whose (text) the feature and its owners
# $points (number)
review-grows = { CAPITAL($whose) } is then worth { points }.
# A part of the points by which a move is better than another one, after those before it: ", plus 7.6 from cities".
# $part (text)
review-plus = , plus { $part }
# The same of points by which it is worse: ", minus 2.0 from roads".
# $part (text)
review-minus = , minus { $part }
# What points come from, those scored later in the game and those that can be expected.
# $cause (Cause)
review-from = { $cause ->
    [roads] from roads
    [cities] from cities
    [monasteries] from monasteries
    [fields] from fields
    [figures] from figures kept free for later
    [at-once] at once
    [round] in the rest of the round
    [animals] from animals
    [buildings] from buildings
   *[other] from everything else
}
# A part of the points by which a move is better or worse: "8.5 from fields".
# $amount (text) how many points, with tenths
# $cause (Cause)
review-part = { $amount } { review-from }
# The same of points that others get less, and more: "7.6 by leaving Ben fewer points from cities".
# $amount (text)
# $cause (Cause) the rest if they come from several things
# $name (text) a player, or all others
review-others-less = { $cause ->
    [rest] { $amount } by leaving { $name } fewer points
   *[other] { $amount } by leaving { $name } fewer points { review-from }
}
# $amount (text)
# $cause (Cause)
# $name (text)
review-others-more = { $cause ->
    [rest] { $amount } by leaving { $name } more points
   *[other] { $amount } by leaving { $name } more points { review-from }
}
# All other players, after "leaving".
review-the-others = the others
# Which of the moments worth a look is shown: "Moment 2 of 3".
# $number (number)
# $count (number)
review-moment-number = Moment { $number } of { $count }
# Buttons: show the moment worth a look before this one, and the one after it.
review-before = Previous moment
review-next = Next moment
# Button: shows the table before a turn in a replay.
review-look = Look at it
# Button: plays on from before a turn, on a copy of the game.
review-try = Try it from here
# Beside the board, while somebody plays on from a moment on a copy of the game.
review-trying = You are playing on a copy. The reviewed game stays as it is.
# Button: makes a game of its own of that copy.
review-keep = Keep as a game
# Button, and name of what it opens: somebody looks for the better move by playing it.
review-find = Find the better move
# The task, beside the board.
# $name (text) whose turn it was
review-find-for = Find a better move for { $name }
# What the move cost that was played, before the first try.
# $points (number)
# $tenths (number) of a point
# $tries (number) how often a move may be tried
review-cost = The move played lost about { $points }.{ $tenths } points. You have { $tries } tries.
# A try was not good enough.
# $points (number)
# $tenths (number) of a point
# $left (number) how many tries are left
review-not-yet = Not yet: that loses about { $points }.{ $tenths } points. { $left ->
    [one] One try left.
   *[other] { $left } tries left.
}
# A try was not good enough, but better than the move that was played.
# $points (number)
# $tenths (number) of a point
# $left (number) how many tries are left
review-closer = Better than the move played, but it still loses about { $points }.{ $tenths } points. { $left ->
    [one] One try left.
   *[other] { $left } tries left.
}
# After a try that was not good enough: what the move brings that is looked for.
# $more (text) what speaks for it most: "8.5 from fields"
review-clue = The best move gains { $more }.
# Somebody played the move again of which a better one is looked for. It is no try.
# $left (number) how many tries are left
review-was-played = That is the move that was played. { $left ->
    [one] One try left.
   *[other] { $left } tries left.
}
# Somebody played a move that they had tried before. It is not counted again.
# $left (number) how many tries are left
review-was-tried = You have tried that already. { $left ->
    [one] One try left.
   *[other] { $left } tries left.
}
# One of the tries so far: "Try 1: ..."
# $number (number)
# $told (text) where the tile lies and what comes of it, or which card goes where, in sentences
review-tried = Try { $number }: { $told }
# A try was as good as the better move.
# $points (number) how many points more were to be expected than of what was played
# $tenths (number) of a point
review-found = Well done! That gains about { $points }.{ $tenths } points.
# The last try was not good enough either; the better move is on the board.
# $points (number)
# $tenths (number) of a point
review-missed = That loses about { $points }.{ $tenths } points. Here is the better move.
# Somebody gave up.
review-shown = Here is the better move.
# Button: gives up, to see the better move.
review-show = Show it
# Button: the same in the list, instead of looking at the moment.
review-show-better = Show the better move
# Button: back to the review, without the better move.
review-back = Back to the review
# While a try is judged, for a second or two.
review-judging = Your move is being judged…
# A number of points: "5.2".
# $points (number)
# $tenths (number) of a point
review-number = { $points }.{ $tenths }
