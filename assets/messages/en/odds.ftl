## What may still come: on cards about cells and features, and told to those who do not see them

# How many tiles fit an empty cell: "3 of 41 tiles still to come fit here".
# $fitting (number)
# $unseen (number)
odds-fitting = { $fitting ->
    [0] None of { $unseen } tiles still to come fits here
    [1] 1 of { $unseen } tiles still to come fits here
   *[other] { $fitting } of { $unseen } tiles still to come fit here
}
# An empty cell that stays empty.
cell-dead = No tile fits here any more
# How likely one of these comes: "Chance that you draw one in your next 4 draws: 24%."
# $percent (text)
# $draws (number)
odds-of-one = { $draws ->
    [1] Chance that you draw one next: { $percent }.
   *[other] Chance that you draw one in your next { $draws } draws: { $percent }.
}
# A feature that one tile completes.
# $closing (number)
# $unseen (number)
closing-one = 1 tile is missing: { $closing } of { $unseen } would do.
# A feature that is open at two cells: how many tiles close the one and the other.
# $first (number)
# $second (number)
# $unseen (number)
closing-two = 2 tiles are missing: { $first } and { $second } of { $unseen } would do.
# A feature that is open at more cells: how many tiles close the one that is hardest to close.
# $places (number)
# $fewest (number)
# $unseen (number)
closing-many = { $places } tiles are missing; hardest to get: { $fewest } of { $unseen }.
# A feature that one tile completes, and the tile in hand is one that does.
# $closing (number)
# $unseen (number)
closing-one-held =
  { $closing ->
    [0] The tile in hand completes it; none to come would.
   *[other] The tile in hand completes it; so would { $closing } of { $unseen } to come.
  }
# A feature that is open at several cells: the tile in hand closes one of them.
closing-held = The tile in hand is one of them.
# How likely both come.
# $percent (text)
# $draws (number)
odds-of-both = Chance that you draw both in your next { $draws } draws: { $percent }.
# How likely all come.
# $percent (text)
# $draws (number)
odds-of-all = Chance that you draw all of them in your next { $draws } draws: { $percent }.
# Unfolds the chances on a card.
odds-more = More
# What the odds of a feature are about.
odds-as-it-stands = As the table stands, if it grows no further.
# A feature that stays incomplete.
feature-dead = Nothing can complete it any more.
