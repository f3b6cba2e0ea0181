### What is said to those who play without seeing the cards, and to whoever asks with a key.

# The listener, among those who did something: "claimed by you".
listener = you
# A card of the listener that lies face down and is known.
# $card (text)
your-down-card = your face-down { $card }
# A card of somebody else that lies face down and is known.
# $name (text)
# $card (text)
down-card-of = { whose } face-down { $card }
# A card of the listener that lies face down and is not known.
your-hidden-card = your face-down card
# A card of somebody else that lies face down and is not known.
# $name (text)
hidden-card-of = { whose } face-down card
# The large meeple of the listener, who claims so many cards.
# $cards (number)
your-large-meeple = your large meeple for { cards }
# The large meeple of somebody else.
# $name (text)
# $cards (number)
large-meeple-of = { whose } large meeple for { cards }
# A row without cards.
# $suit (Suit)
row-without-cards = { row-title }: no cards.
# So many cards of a row are claimed.
# $cards (number)
# $name (text)
cards-claimed = { $cards } claimed by { $name }
# So many cards of a row may still be claimed.
# $cards (number)
cards-to-claim = { $cards ->
    [0] none left to claim
   *[other] { $cards } left to claim
}
# A row in short: "Green row, field: 5 cards, 3 of them claimed by Ana, 2 to claim; last a green sheep."
# $suit (Suit)
# $parts (text)
# $last (text)
row-in-short = { row-title }: { $parts }; the last one is { $last }.
# Everything in a row: "Green row, from the track: green sheep; a face-down card of Ben; your large meeple."
# $suit (Suit)
# $things (text)
row-with = { row-title }, from the track: { $things }.
# Whether the large meeple of the listener is placed.
# $placed (yes/no)
your-large-meeple-is = { $placed ->
    [yes] Your large meeple is placed.
   *[no] Your large meeple is still to be placed.
}
# The listener has no card in hand.
# $meeple (text)
no-card-in-hand = You hold no card. { $meeple }
# The hand of the listener: "You hold 5 cards: ..."
# $cards (number)
# $known (text)
# $meeple (text)
# $down (yes/no) the next one goes face down
hand-with = You hold { cards }: { $known }. { $meeple }{ $down ->
    [yes] {" "}The first one goes face down.
   *[no] {""}
}
# What somebody has to play.
# $cards (number)
# $meeple (yes/no) and the large meeple
cards-to-play = { cards }{ $meeple ->
    [yes] {" "}and the large meeple
   *[no] {""}
} to play
# Animal jokers of somebody that wait for animals (CARD-32).
# $jokers (number)
jokers-waiting = { animal-jokers } waiting
# Buildings of somebody (R-CARD-17).
# $buildings (number)
under-chest = { buildings-in-all } under the chest
# What somebody has that everybody may know: "Ana: 12 points; ..."
# $name (text)
# $parts (text)
player-has = { $name }: { $parts }.
# A kind of animal in front of somebody, and what one more brings: "3 hens (one more card: 11 points)".
# $suit (Suit) the kind
# $count (number)
# $points (number)
herd-and-next = { animals } (one more card: { points })

## What the large meeple would bring

# All of the cards are unknown to the listener.
# $cards (number)
foreseen-unknown = { cards } you do not know
# Some of the cards are unknown to the listener.
# $cards (number)
# $some (number)
foreseen-partly-known = { cards }, { $some } of them unknown to you
# They bring nothing.
foreseen-nothing = no points now
# What they bring is not known.
foreseen-points-unknown = points not known yet
# What they bring.
# $points (number)
# $items (text)
foreseen-points = { points } ({ $items })
# What they bring at least.
# $points (number)
# $items (text)
foreseen-at-least = at least { points } ({ $items })
# The same without how it is counted.
# $points (number)
foreseen-least = at least { points }
# Buildings among them.
# $buildings (number)
foreseen-buildings = { buildings-in-all } for the chest
# All of it.
# $suit (Suit) of the row
# $parts (text)
foreseen-in-row = { CAPITAL(row-name) }: { $parts }.

## Rounds and stack

# Which round it is, and who deals: "Round 3 of 8, Ana deals".
# $round (number)
# $rounds (number)
# $name (text)
round-of = Round { $round } of { $rounds }, { $name } deals
# Of how many rounds: "Round 3 of 8".
# $round (number)
# $rounds (number)
round-number = Round { $round } of { $rounds }
# "42 cards left in the stack".
# $cards (number)
cards-left = { cards } left in the stack
# A kind of card in the list of those that are hidden now, in the stack, in hands, face down or under a chest: "Yellow hen: 4 of 9 hidden".
# $card (text)
# $hidden (number)
# $all (number)
card-hidden = { CAPITAL($card) }: { $hidden } of { $all } hidden
# Whose hand is covered, and which key shows it.
# $name (text)
# $key (text)
hand-covered = { whose } cards are covered. { hand-over }, who shows them with { $key }.
