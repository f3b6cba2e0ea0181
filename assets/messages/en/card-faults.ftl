### What may be wrong with the text of a card game, and with its setup. Each is a sentence; seats are told by their numbers.

# Too few or too many players.
# $least (number)
# $most (number)
wrong-card-seats = The card game is for { $least } to { $most } players.
# More of a card than the deck has.
# $card (text)
# $cards (number)
too-many-of-card = { $cards ->
    [1] The deck has only 1 { $card }.
   *[other] The deck has only { $cards } cards “{ $card }”.
}
# There is no card of this name.
# $word (text)
no-such-card = There is no card “{ $word }”.
# There is no such seat.
# $seat (number)
no-seat = There is no seat { $seat }.
# The game has fewer rounds.
# $round (number)
no-round = The game has no round { $round }.
# A seat has more than one large meeple.
# $seat (number)
second-meeple = Seat { $seat } has one large meeple only.
# Every large meeple is placed, and it is not said which was the last one.
no-last-meeple = Everybody has placed the large meeple, but it is not said who did so last.
# Who placed the last large meeple has none in the rows.
# $seat (number)
last-not-placed = Seat { $seat } placed the last large meeple, but has none in the rows.
# More cards in hand than a seat can have left in the round.
# $seat (number)
hand-too-large = Seat { $seat } has too many cards in hand.
# Jokers joined animals that are not there.
# $seat (number)
joined-nothing = A joker of seat { $seat } joins animals that seat does not have.
# Jokers wait beside animals.
# $seat (number)
need-not-wait = Animal jokers of seat { $seat } wait, although it has animals for them to join.
# A card under a chest is no building.
# $card (text)
no-building = Only buildings go under a chest, not { $card }.
# Too few cards are left for the rounds to come.
stack-too-small = Too few cards are left for the rounds to come.
# The seat whose turn it is has nothing left to place.
# $seat (number)
nothing-to-place = It is the turn of seat { $seat }, which has nothing left to place.
