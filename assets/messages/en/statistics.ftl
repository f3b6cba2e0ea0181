### Statistics over all finished games at this device.

# Command and title.
all-statistics = Statistics
# In place of everything.
no-statistics = Nothing here yet. Every finished game counts.
# In place of numbers: other games were played.
no-such-games = No such game has been finished yet.
# Label: whom the games were played against. Also the head of a column.
opponents-label = Opponents
# Value: whichever games.
games-all = All
# Value: games without computers.
opponents-people = People only
# Name of a number: finished games.
results-played = Games
# Name of a number, and head of a column.
games-won = Won
# How many of so many games were won: "7 of 10".
# $won (number)
# $games (number)
won-of = { $won } of { $games }
# Name of a number: the mean of all games.
mean-points = Points per game
# Name of a number: the most points in a game.
best-points = Most points
# Name of a number: games won one after another up to the last one.
winning-streak = Current winning streak
# Name of a number: the most games won one after another.
longest-streak = Longest winning streak
# Head of a table: the mean of all games.
points-by-source = Where the points come from, per game
# Head of a row: points that no other row counts.
other-sources = Other
# Head of a table of groups of games, and of the choice what tells these apart: opponents, expansions, the order of turns.
compared-by = Compared by
# What tells games apart: who moved first.
order-of-turns = Turn order
# Somebody's place in the order of turns.
# $place (number)
place-in-order = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Sixth
}
# In place of that.
place-unknown = Unknown
# Games in which no box is added to the base game.
base-alone = No expansion
# Head of numbers that are means of the games that were reviewed.
# $games (number)
in-reviewed-games = { $games ->
    [one] In one reviewed game
   *[other] On average in { $games } reviewed games
}
# What “Points lost by choices” are.
lost-explained = Points lost by choices: how much more the best choices would have brought, as a review estimates.
# Title of a picture: a column for each game, the newest on the right.
lost-by-game = Points lost by choices, game by game
# Head of the list of what was reached once at least.
firsts = Firsts
# One of them.
first-city = A city of ten tiles or more
# One of them.
first-field = 30 points from one field
# One of them.
# $count (number)
# $all (number)
every-level-beaten = Beat a computer of every level: { $count } of { $all }
# One of them.
# $count (number)
# $all (number)
every-box-played = Play every expansion: { $count } of { $all }
# One of them.
# $count (number)
# $all (number)
every-course-done = Finish every course: { $count } of { $all }
# Heard behind one of them.
first-reached = done
# Heard behind one of them.
first-open = not yet
# A setting.
firsts-label = List of firsts
# What it does.
firsts-hint = Below the statistics: what you have reached, and what is still open.
# Button: all finished games go to a file.
export-statistics = Export statistics
# Button: the file of another device is added.
import-statistics = Import statistics
# Field.
paste-statistics = Or paste the text of such a file here
# Button: what was pasted is added.
add-statistics = Add these games
# So many games of a file were not counted here.
# $count (number)
results-added = { $count ->
    [0] Nothing new: these games are counted already.
    [one] One game was added.
   *[other] { $count } games were added.
}
# Behind it: some lines of the file are faulty.
# $count (number)
# $line (number) the first one
lines-refused = { $count ->
    [one] Line { $line } is unreadable and was left out.
   *[other] { $count } lines are unreadable and were left out, the first is line { $line }.
}
# The text is something else.
no-list-of-games = This is not a file of statistics: its text would begin with “bastide-statistics”.
# The text cannot be read here.
newer-statistics = These statistics come from a newer version of this page. Nothing was added.
