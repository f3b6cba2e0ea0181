### Sentences of the log of the card game.

# The first dealer was drawn.
# $name (text)
deals-first = { $name } deals first.
# The head of what comes before the first round: "First cards: Ana deals".
# $name (text)
first-heading = First cards: { $name } deals
# A card of the first ten went to the row of its colour.
# $card (text)
turned-up-card = Turned up: { $card }.
# A joker is among the first ten.
# $card (text)
turned-up-joker = Turned up: { $card }. The dealer chooses its row.
# The dealer laid it.
# $name (text)
# $card (text)
# $suit (Suit) of the row
lays-in-row = { $name } lays { $card } { in-row }.
# The head of a round: "Round 3: Ana deals".
# $round (number)
# $name (text)
round-heading = Round { $round }: { $name } deals
# A card went into a hand.
# $name (text)
is-dealt = { $name } is dealt a card.
# A card went to a row.
# $name (text)
# $card (text)
# $suit (Suit) of the row
plays-to-row = { $name } plays { $card } { to-row }.
# A large meeple went to a row and claims so many cards (R-CARD-06).
# $name (text)
# $suit (Suit) of the row
# $cards (number)
claims = { $cards ->
    [0] { $name } places the large meeple { in-row }: no card is left to claim.
   *[other] { $name } claims { cards } of the { row-name }.
}
# A round is scored.
# $round (number)
round-scored = Round { $round } is scored.
# What a round brought everybody, as a head of its points and said aloud: "Round 1: you +26, Ben +21".
# $round (number)
# $gains (text)
round-gains-of = Round { $round }: { $gains }
# Claimed cards were taken: there were none.
# $name (text)
# $suit (Suit) of the row
takes-nothing = { $name } takes no card from the { row-name }.
# Claimed cards were taken: all of them lay face up.
# $name (text)
# $suit (Suit) of the row
# $cards (text)
takes-seen = { $name } takes from the { row-name }: { $cards }.
# Claimed cards were taken: all of them were turned up now.
# $name (text)
# $suit (Suit) of the row
# $cards (text)
takes-turned = { $name } takes from the { row-name }, turned up now: { $cards }.
# Claimed cards were taken: some lay face up, some were turned up now.
# $name (text)
# $suit (Suit) of the row
# $cards (text)
# $turned (text)
takes-both = { $name } takes from the { row-name }: { $cards }. Turned up now: { $turned }.
# A card of another colour leaves the game for points.
# $name (text)
# $card (text)
# $points (number)
sells = { $name } gives up { $card } for { points }.
# A card of another colour is kept.
# $name (text)
# $card (text)
keeps = { $name } keeps { $card }.
# An animal joker joined a kind.
# $name (text)
# $suit (Suit) the kind
joker-joins = { $name } adds an animal joker as a { animal }.
# Buildings went under a chest.
# $name (text)
# $buildings (number)
stores = { $name } puts { buildings-in-all } under the chest.
# For what points are: "characters". Dragon and fairy are named.
# $source (Source)
for-source = { $source ->
    [characters] characters
    [animals] animals
    [magic] dragon and fairy
    [strays] cards of another colour
   *[buildings] buildings
}
# Points for cards of a row, without the items: "The red row brings Ana 15 points for characters."
# $name (text)
# $points (number)
# $suit (Suit) of the row
# $what (text)
row-brings = The { row-name } brings { $name } { points } for { $what }.
# Points in the final scoring, without the items.
# $name (text)
# $points (number)
# $what (text)
scores-for = { $name } scores { points } for { $what }.
# A chest was opened.
# $name (text)
# $cards (text)
chest-opened = Under { whose } chest: { $cards }.
# Somebody won, or several share it, by buildings among those with most points.
# $names (list)
wins-by-buildings = { $names } { $names ->
    [one] wins
   *[other] share the victory
}: among those with the most points, nobody has more buildings.

## What points are made of

# So many characters, of so much value together.
# $count (number)
# $value (number)
# $points (text)
characters-of-value = { $count ->
    [1] 1 character of value { $value }: { $points }
   *[other] { $count } characters, together of value { $value }: { $points }
}
# Animals of one kind with their jokers: "5 sheep, 1 of them a joker".
# $suit (Suit) the kind
# $count (number)
# $jokers (number)
herd-with-jokers = { animals }{ $jokers ->
    [0] {""}
    [1] , 1 of them a joker
   *[other] , { $jokers } of them jokers
}
# Animal jokers that joined no animals.
# $jokers (number)
# $points (text)
lone-jokers = { animal-jokers } without animals: { $points }
# Cards that lie in a row of another colour.
# $cards (text)
# $points (text)
strays-named = { $cards }, of another colour: { $points }
# A building that is in no group.
# $cards (text)
# $points (text)
building-alone = { $cards } alone: { $points }
# Anything else that scores.
# $what (text)
# $points (text)
brings = { $what }: { $points }
# Several lines and their sum: "2 hens: 6; 3 sheep: 8; together 14".
# $items (text)
# $points (number)
together = { $items }; together { $points }
# A score and what it is made of, in one sentence.
# $scored (text) without its full stop
# $sum (text)
with-sum-of = { $scored } ({ $sum }).
