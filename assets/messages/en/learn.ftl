### The rule book that can be played: first steps, chapters of the rules, and boards that show them.

# Command and title: the rule book with its lessons.
learn = Learn to play
# Button: from a lesson or a chapter to what is around it.
learn-back = Back
# Field: what is looked for in all rules and lessons.
learn-search = Search the rules
# Heading: lessons for whoever never played.
first-steps = First steps
# What they are.
first-steps-hint = The base game in a few small boards. Nobody keeps score here, and you can try everything again.
# Button: begins with the first of them.
begin-steps = Begin
# Button: goes on with the first one that was not done.
go-on-with-steps = Go on
# Button: all are done; begins with the first one again.
steps-again = Start again from the beginning
# Heading: all chapters of the rules.
rule-book = The rule book
# How many boards show the rules of a chapter.
# $count (number)
boards = { $count ->
    [one] one board
   *[other] { $count } boards
}
# Folded heading in a lesson: lines to copy for whoever has a page of their own.
lesson-for-pages = Show this board on another page
# Button below that: the lesson is opened in the workshop, with its ways out.
lesson-to-workshop = Open in the workshop
# Button: which lessons were done is forgotten.
forget-lessons = Reset my progress
# It is forgotten; a button beside it takes that back.
lessons-forgotten = Progress reset.
# Button: which lessons were done goes to a file, for another device.
save-lessons-done = Export progress
# Button: the same from a file.
bring-lessons-done = Import progress
# So many lessons were done there and not here.
# $count (number)
lessons-brought = { $count ->
    [0] Nothing new: these lessons were already done here.
    [one] One more lesson is done.
   *[other] { $count } more lessons are done.
}
# Mark of a lesson, for screen readers.
lesson-done = done
# Nothing holds all the words that are looked for.
nothing-found = No results.
# How many rules, lessons and chapters have all the words that are looked for.
# $count (number)
results-found = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
# A board on which something can be tried, without a question.
try-it = Try it on the board. If a move is not allowed, you will see why.
# Before the list of what players do next.
what-happens = This happens next:
# Before the list of what players do in what is shown.
what-happened = This is what happens:
# Nothing is decided any more before points are scored.
turn-is-over = The turn is over.
# Among what happens: no figure goes on the tile.
# $name (text)
places-nobody = { $name } places no meeple.
# Among what happens: one of the two score figures is chosen. How far it goes is not told.
# $name (text)
# $marker (Marker)
moves-marker = { $name } moves { marker }.
# Among what happens: a message is carried out.
# $name (text)
follows-message = { $name } does what the message says.
# Among what happens: a message is not carried out.
# $name (text)
takes-points-instead = { $name } takes 2 points instead.
# Question: the points of each player are filled in.
who-scores = How many points does each player score?
# Button: compares what was said with what is scored.
check-points = Show the points
# Enter in a field while another one is empty.
number-missing = A number is missing. Enter 0 for a player who scores nothing.
# What was said of a player is right.
# $points (number)
foretold-right = right: { $points }
# What was said of a player is wrong; the points that are right.
# $points (number)
foretold-wrong = it is { $points }
# All that was said is right.
all-right = Right.
# Not all that was said is right.
not-all-right = Not quite.
# The rules that a board shows.
rules-shown = The rules behind it
# The same, with the id of the worked example.
# $id (text)
rules-shown-in = The rules behind it ({ $id })
# Button: to the lesson before.
lesson-before = Previous
# Button: to the next lesson.
lesson-after = Next
# Button at a rule: to the boards on which it can be seen.
see-on-boards = See it on boards
# Button and heading: the puzzles.
puzzles = Puzzles
# What they are.
puzzles-hint = Positions from games. Every possible move has been checked.
# Button: a puzzle that is another one every day.
puzzle-of-today = Puzzle of the day
# Title of a puzzle.
# $number (number)
puzzle-number = Puzzle { $number }
# What a puzzle is played with beside the base game.
# $boxes (text) names of boxes
puzzle-boxes = Played with: { $boxes }
# How many puzzles are solved, of how many.
# $solved (number)
# $count (number)
puzzles-solved = Solved: { $solved } of { $count }
# Opens the rest of the boards of a rule.
# $count (number)
more-boards = { $count ->
    [one] one more board
   *[other] { $count } more boards
}
# Heading: puzzles that are so hard, from 1 to 5.
# $level (number)
puzzle-level = Level { $level }
# What is folded away below a board: what the same decisions score by the rules of every edition.
editions-compared = The same board in each edition
# In the place of its points: its tiles or its rules do not allow what happens on the board.
not-in-edition = Not possible in this edition.
# Button: the first lesson, for whoever has not learned yet.
# $title (text) of the lesson
begin-with = Begin: { $title }
# Button: the lesson that comes next.
# $title (text) of the lesson
go-on-with = Continue: { $title }
# So many missed lessons come back today.
# $count (number)
come-back = { $count ->
    [one] One lesson comes back today.
   *[other] { $count } lessons come back today.
}
# On so many days in a row something was learned; there are at least two.
# $days (number)
days-in-a-row = { $days } days in a row.
# Mark of the lesson or course that comes next.
lesson-next = next
# Mark of a missed lesson: in so many days it comes back.
# $days (number)
comes-again = { $days ->
    [0] again today
    [one] again tomorrow
   *[other] again in { $days } days
}
# Mark of a course: so many of its lessons come back today.
# $count (number)
lessons-due = { $count } again today
# Above a lesson: the number that it has in its course.
# $number (number)
# $count (number)
place-in-course = { $number } of { $count }
# A lesson was solved; so many of its course are done.
# $done (number)
# $count (number)
lesson-solved = Well done! { $done } of { $count } done.
# The last lesson of a course was solved.
# $count (number)
course-finished = Well done! All { $count } done.
# After an answer: in so many days the lesson comes back.
# $days (number)
comes-back = { $days ->
    [0] This lesson comes back today.
    [one] This lesson comes back tomorrow.
   *[other] This lesson comes back in { $days } days.
}
# A lesson that was missed once does not come back any more.
known-now = You know this one for good.
# A wrong answer was chosen; the other ones can still be.
choose-again = Not that one. Try another one.
# Button: a voice reads the lesson.
read-aloud = Read aloud
# Button: the voice falls silent.
stop-reading = Stop reading
# Something else was done than what the lesson asks to try.
tried-otherwise = That is allowed, but not what was asked. Take it back and try again.
# Button beside that: the lesson explains without the try.
explain-lesson = Show why
