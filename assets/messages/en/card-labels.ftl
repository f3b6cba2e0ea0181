### Texts of the card game without parts to insert.

## Which game.

# Label of the choice between the two games.
which-game = Game
# The tile game.
tile-game = Carcassonne
# What it is, in a sentence.
tile-game-hint = Tiles, meeples and a landscape that grows.
# The card game.
card-game = Cartecassonne
# What it is, in a sentence.
card-game-hint = The card game: four rows that grow, 2 to 5 players, and no tiles.

## On the table.

# The four rows, for screen readers.
card-rows = The four rows
# The cards of whoever looks.
hand-of-cards = Your cards
# The large meeple, as a button.
large-meeple = Large meeple
# Head of the buildings of all players at the end.
chests = Chests
# Somebody deals, as a mark.
dealer = Dealer

# A hint at cards: a card is played. "Blue hen into the blue row."
# $card (text)
# $suit (Suit) of the row
# $down (yes/no) it goes face down
hint-card = { CAPITAL($card) } { to-row }{ $down ->
    [yes] , face down
   *[no] {""}
}.
# A hint at cards: the large meeple goes to a row. "Large meeple. Green row: 3 cards, 12 points."
# $told (text) what it brings there, a sentence
hint-claim = { large-meeple }. { $told }
# How much a review of a game can say. Below its heading.
review-note-of-cards = An estimate: each choice and the best one were played on several times to the end of the round. The others got random cards. Small differences are left out.
# In a review, where a decision is looked at: what there was to choose from. "Ben held: blue knight 3; dragon"
# $name (text)
# $cards (text)
review-held = { $name } held: { $cards }

## The end of a round.

# Button: the rest of a scoring is told at once.
tell-all = Show all
# Button: the next round is dealt.
next-round = Next round
# Button: after the last round, the chests are opened.
open-chests = Open the chests

## What cards are worth.

# Command and head: the sheet of values.
card-values = What cards are worth
# Head: the values of animals and buildings, as the scoring cards have them.
scoring-cards = Animals and buildings
# Head: what each row would bring now.
rows-now = What a row would bring you now
# Head: the animals in front of whoever looks.
own-animals = Your animals

## Questions, answers, refusals.

# Chance draws the dealer.
dealer-by-lot = The first dealer is drawn by lot.
# Chance turns up one of the first ten cards.
turning-up = The first cards are being turned up.
# What a turn is for whoever has it: a card or the large meeple.
ask-any-turn = A card is to be played, or a large meeple placed.
# Whether a decision holds.
ask-confirm-cards = Done? Then end your turn.
# There is no such seat.
no-such-seat = There is no such seat at this table.
# The large meeple was placed already.
meeple-stays = Your large meeple stands in a row already, and stays there until the round is scored.
# The place of every card is known.
no-card-hidden = No card is hidden.

## Commands.

# Command: says what lies in the rows.
ask-rows = What lies in the rows?
# Command: says what is in the hand.
ask-hand-of-cards = Which cards do I hold?
# Command: says what the listener has in front of him.
ask-mine = What do I have in front of me?
# Command: says which cards are hidden.
ask-cards = Which cards are hidden?

## What hands and keys do.

# Button: the person in front of the screen takes the hand up.
show-cards = Show my cards
# The keys of a turn in short, after what is asked; the help sheet says what each does.
cards-by-keys = Left, right and M choose; up and down aim; Enter plays.
# Somebody touches a row without having chosen anything that could go there.
choose-card-first = Choose a card of your hand, or your large meeple, first.
# Head: what a finger or a mouse does.
by-hand = With a finger or a mouse
# A card is chosen, then a row.
hand-choose = Choose a card or your large meeple, then the row it goes to.
# A card is dragged to a row.
hand-drag = Or drag it to the row.
# What was placed is taken up again.
hand-back = Until you end your turn, drag it away again or take it back.
# Left and right choose what is to be played.
key-held = Choose a card or the large meeple
# A number chooses a card of the hand.
key-card = Choose a card by its place in the hand
# Up and down choose a row.
key-rows = Choose a row
# Plays what is chosen to the row that is chosen.
key-play = Play what is chosen; then end the turn
# Lets go what is chosen.
key-let-go-card = Let go of what is chosen

## Said at the first decision of a kind.

# The row of a joker; what the game is about.
tip-card-joker = Claim cards from the rows with your large meeple: the most points win. A joker may lie in any row.
# The first card of a round; what the game is about.
tip-card-start = Claim cards from the rows with your large meeple: the most points win. Only your first card of a round is face down.
# The first card of a round alone.
tip-card-down = Only your first card of a round is face down: nobody else knows it before the row is scored.
# Who deals, and what stays in the rows.
tip-card-deal = Whoever placed the last large meeple deals, and the next player begins. Cards that nobody claimed stay in the rows.
# The large meeple.
tip-card-meeple = Once in each round, instead of a card, you place your large meeple at the end of a row. It claims the cards back to the track or to the nearest large meeple.
# A card of another colour.
tip-card-stray = A card in the row of another colour. Take 10 points for it, or keep it to score with others of its kind.

## How to play.

# Head of the page.
how-to-play = How to play
# What it is about.
how-aim = Four rows of cards grow side by side. Claim cards from them: each kind scores in its own way. Whoever has the most points at the end wins.
# What a turn is.
how-turn = On your turn you play one card from your hand, or place your large meeple. When everybody has placed everything, the round is scored and new hands are dealt.
# Where cards go.
how-cards = Your first card of a round goes face down into any row. Your other cards go face up into the row of their colour, jokers into any row.
# What the large meeple does.
how-claim = Once in each round you place your large meeple at the end of a row. It claims the cards between it and the track, or the nearest large meeple on the way there.
# That it may not claim nothing is a reading of this project (R-CARD-06).
how-reach = Where no card is left to claim, it may not stand while another row has one. That is our reading: the printed rules bar no row.
# Head: what cards bring.
how-scoring = What claimed cards bring
# Characters.
how-characters = Characters: the sum of their values times their number. Then they are gone.
# Animals.
how-animals = Animals: they stay in front of you. A kind that gets a card this round scores for all you have of it. A joker joins a kind you have.
# Buildings.
how-buildings = Buildings: they wait face down under your chest. At the end sets of different kinds score; a joker is any kind.
# Dragon and fairy.
how-magic = Dragon and fairy: 10 points each, then they are gone.
# Cards of another colour.
how-strays = Cards in the row of another colour: a character is worth 10 points. For an animal or a building you choose: 10 points, or keep it.
# The end.
how-end = Cards still in the rows after the last round are worth nothing. In a tie, more buildings win.
# Head of the table of animals.
table-animals = Animals of one kind
# Head of the table of buildings.
table-buildings = Different buildings
# What the mark beside a value says: it is not from the rules (R-CARD-01).
unsourced = The values with a star are our own choice: the rules give only the others.
