### Questions of the card game, their answers as buttons, and refusals.

# What can be done in a turn, in a sentence.
# $turn (CardTurn)
ask-turn-of-cards = { $turn ->
    [down-or-meeple] Play a card face down into any row, or place your large meeple.
    [down] Play a card face down into any row.
    [up-or-meeple] Play a card, or place your large meeple.
    [up] Play a card.
   *[meeple] Place your large meeple.
}
# The same in the first turn, by finger or mouse: what to press, and then.
first-turn-of-cards = Choose a card, then the row it goes to, face down. Or choose your large meeple and its row.
# In which row a joker of the first ten goes.
# $card (text)
ask-row-for = You deal: choose a row for { $card }.
# Points, or keep the card of another colour: "10 points, or keep the green sheep from the red row?"
# $points (number)
# $card (text)
# $suit (Suit) of the row
ask-stray-card = { points }, or keep { $card } from the { row-name }?
# What keeping an animal brings: how many of its kind there are then, the points it adds now, and what the kind scores with one more.
# $suit (Suit) the kind
# $count (number)
# $points (number)
# $next (number)
kept-animal = Kept: { animals }, { points } more now; with one more of them { $next }.
# What keeping a building brings: how many lie under the chest then, and what 2, 3 and 4 different ones score.
# $buildings (number)
# $two (number)
# $three (number)
# $four (number)
kept-building = Kept: { buildings-in-all } under your chest. At the end 2 different ones score { $two }, 3 score { $three }, 4 score { $four }.
# Which kind the next animal joker joins, when so many are to join one.
# $jokers (number)
ask-join = { $jokers ->
    [1] Which of your animals does the joker join?
   *[other] { animal-jokers } to join your animals: which kind is the next one?
}
# A button for keeping a card of another colour: "Keep the green sheep".
# $card (text)
keep-card = Keep { $card }
# A button for a kind an animal joker may join: "As a sheep: 5 sheep, 14 points".
# $suit (Suit) the kind
# $count (number)
# $points (number)
join-button = As a { animal }: { animals }, { points }
# No such card is left in the stack.
# $card (text)
none-of-card-left = No { $card } is left in the stack.
# The card is not in hand.
# $card (text)
no-card-held = You hold no { $card }.
# The card goes to the row of its own colour.
# $card (text)
# $suit (Suit) of the row
wrong-row-for = Face up, { $card } goes to the { row-name }; only your first card of a round may lie in another one.
# The row has no card to claim.
# $suit (Suit) of the row
nothing-to-claim = The { row-name } has no card left to claim; your large meeple goes where there is one.
# There is no animal of this kind for the joker to join.
# $suit (Suit) the kind
not-your-kind = The joker joins animals you have, and you have no { animal }.
