### Puzzles: their list, the rating, and runs.

# Button: to a puzzle that fits.
next-puzzle = Next puzzle
# Heading: the list of all puzzles. Also a button that leads there.
all-puzzles = All puzzles
# How many puzzles are listed, after a choice.
# $count (number)
puzzles-listed = { $count ->
    [0] There are none of these.
    [one] One puzzle
   *[other] { $count } puzzles
}
# What the list is chosen by.
puzzle-theme = Theme
# Every theme is listed.
all-themes = All themes
# What the list is chosen by, from easy to hard.
puzzle-levels = Level
# Every level is listed.
all-levels = All levels
# Switch: only puzzles that are not solved are listed.
only-unsolved = Only unsolved ones
# Button: the list gets longer.
more-puzzles = Show more
# Mark of a puzzle that is solved.
puzzle-solved = solved
# Mark of a puzzle that was tried and is not solved.
puzzle-missed = missed
# Before the first puzzle.
not-rated = Your first try at a puzzle counts for a rating. The next puzzle always fits it.
# The rating of whoever solves puzzles here.
# $rating (number)
rating-about = Your rating: about { $rating }
# The rating is not certain yet.
# $low (number)
# $high (number)
rating-rough = Still rough: somewhere between { $low } and { $high }.
# The rating is as certain as it gets.
# $low (number)
# $high (number)
rating-sure = Quite certain: between { $low } and { $high }.
# Title of a curve.
rating-over-time = Your rating, try by try
# After a first try; a change such as +12 follows.
# $rating (number)
rating-now = Your rating: { $rating }
# After a try at a puzzle that was tried before.
rating-stays = Only the first try at a puzzle counts for the rating.
# Puzzles one after another until the first miss.
streak = Streak
# What that is like, in a sentence.
streak-rules = Harder and harder until your first miss.
# Puzzles against the clock.
rush = Rush
# What that is like, in sentences.
rush-rules = Three minutes, three misses. The clock stops while the page is hidden.
# The most puzzles that were solved in a run.
# $solved (number)
run-best = Best: { $solved }
# More were solved than ever before.
run-new-best = Your best so far!
# How many puzzles were solved in a run.
# $solved (number)
run-result = { $solved ->
    [one] One puzzle solved
   *[other] { $solved } puzzles solved
}
# What is left on the clock, for screen readers.
# $time (text) such as 2:05
rush-time-left = { $time } left
# For screen readers.
# $misses (number)
# $most (number) as many end it
run-misses = { $misses } of { $most } misses
# Button: ends the run.
end-run = End it
# Button: another run of the same kind.
run-again = Once more
# Heading: the puzzles that were missed in the run.
run-missed = Missed
# Heading: the puzzles that were solved in the run.
run-solved = Solved
# Why the streak is over.
streak-over = Your first miss ended it.
# Why the rush is over.
rush-over = Your third miss ended it.
# Why the rush is over.
time-is-up = Time is up.
# Why the run is over.
no-more-puzzles = There are no more puzzles.
# Why the run is over: somebody did not want to go on.
run-left = You ended it.
