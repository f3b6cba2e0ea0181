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
# How likely one of these comes: "24% within your next 4 draws".
# $percent (text)
# $draws (number)
odds-of-one = { $draws ->
    [1] { $percent } with your next draw.
   *[other] { $percent } within your next { $draws } draws.
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
# How likely both come.
# $percent (text)
# $draws (number)
odds-of-both = { $percent } that both come within your next { $draws } draws.
# How likely all come.
# $percent (text)
# $draws (number)
odds-of-all = { $percent } that all come within your next { $draws } draws.
# What the odds of a feature are about.
odds-as-it-stands = As the table stands, if it grows no further.
# A feature that stays incomplete.
feature-dead = Nothing can complete it any more.
