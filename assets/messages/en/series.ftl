### A series of games between the same players.

# Above the choice of a series.
series-label = Series
# The value there of a game that belongs to no series.
single-game = A single game
# A series that is won by whoever wins two or three games.
# $needed (number)
series-length = { $needed ->
    [2] Best of three
   *[other] Best of five
}
# How somebody stands in it: "2 wins for Ana (113 points)".
# $name (text)
# $won (number)
# $points (number)
series-standing = { $won ->
    [one] { $won } win
   *[other] { $won } wins
} for { $name } ({ points })
# Somebody has won it.
# $name (text)
wins-series = { $name } wins the series.
# Button: plays the next game of it, with the seats changed.
next-of-series = Next game
