### Words of what a game is besides its rules.

# Above the choice.
mode-label = Who plays
# As usual.
mode-standard = Everybody
# What that means, in a sentence.
mode-standard-hint = With all the help there is.
# For children.
mode-children = Children
# What that means, in a sentence.
mode-children-hint = No fields, larger figures, and a short log without rule numbers.
# A duel by the clock, for two.
mode-duel = Duel
# What that means, in a sentence.
mode-duel-hint = Two players, a clock for each, and no help.
# Why nobody can be added to a duel.
duel-for-two = A duel is for two players.
# Above the time each player has.
minutes-label = Time for each player
# The value there of a game without a clock.
untimed = No clock
# Above the seconds that each turn adds to a clock.
turn-adds-label = Added per turn
# Above what happens when a time is over.
time-over-label = When time runs out
# Whoever has no time left loses.
time-over-lose = The game is lost
# A computer plays on for whoever has no time left, with the other players.
time-over-computer = A computer plays on
# It is said, and the game goes on.
time-over-play-on = The game goes on
# The question how much time is left.
ask-clock = How much time is left
# There is no clock.
no-clock = This game has no clock.
# Name of a clock, for screen readers.
time-left = Time left
# Button: the game goes on without a clock.
play-on-without-clock = Play on without a clock

# A number of minutes: "10 minutes".
# $minutes (number)
minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
# The seconds that each turn adds to a clock: "10 seconds".
# $seconds (number)
turn-adds = { $seconds ->
    [0] Nothing
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
# A clock in a few words: "10 min + 5 s".
# $minutes (number)
# $seconds (number)
clock-in-short = { $minutes } min{ $seconds ->
    [0] {""}
   *[other] {" "}+ { $seconds } s
}
# How much time somebody has left: "Ana: 9 minutes, 5 seconds."
# $name (text)
# $minutes (number)
# $seconds (number)
clock-told = { $name }: { $minutes ->
    [0] {""}
   *[other] { minutes },{" "}
}{ $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
# Somebody has one minute left.
# $name (text)
one-minute-left = { $name } has one minute left.
# Somebody has ten seconds left.
# $name (text)
ten-seconds-left = { $name } has ten seconds left.
# Somebody's time is over.
# $name (text)
time-is-over = { $name } has no time left.
# Somebody's time is over, and a computer plays on.
# $name (text)
time-is-over-for = { $name } has no time left. A computer plays on.
# Somebody wins because the other's time is over.
# $name (text)
wins-on-time = { $name } wins on time.
