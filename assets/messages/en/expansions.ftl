### Expansions in the dialog of a new game: ready-made tables, and what each box adds.

# Ready-made table: the base game as it comes.
first-game = First game
# Ready-made table: chance chooses the expansions.
surprise-me = Surprise me
# What chance chooses: "Three expansions that suit 4 players."
# $players (number)
surprise-hint = Three expansions that suit { $players } players.
# What chance chose, where it was pressed: "Chosen: The River, The Abbot, The Robbers".
# $boxes (text)
surprise-drawn = Chosen: { $boxes }
# Head: all expansions, to be chosen one at a time.
one-by-one = One by one
# A box with figures alone.
no-new-tiles = No new tiles
# How much longer a game takes: "+10 min".
# $minutes (number)
minutes-added = +{ $minutes } min
# How long a game takes: "about 45 minutes".
# $minutes (number)
about-minutes = about { minutes }
# A box with few new rules.
difficulty-easy = Easy to learn
# A box with some new rules.
difficulty-medium = Some new rules
# A box with many new rules.
difficulty-hard = Many new rules
# Button on a box: opens its lessons.
box-course = How it works
