### Words for cards, and for where they lie. Kinds of animals and buildings are told by their suit (R-CARD-02).

# A colour of cards: "yellow".
# $suit (Suit)
suit = { $suit ->
    [yellow] yellow
    [red] red
    [green] green
   *[blue] blue
}
# A row: "red row".
# $suit (Suit)
row-name = { suit } row
# A row and what it stands for: "Red row, road".
# $suit (Suit)
row-title = { CAPITAL(suit) } row, { $suit ->
    [yellow] monastery
    [red] road
    [green] field
   *[blue] city
}
# Where something lies: "in the red row".
# $suit (Suit)
in-row = in the { row-name }
# Where something goes: "into the red row".
# $suit (Suit)
to-row = into the { row-name }
# A card: "blue knight 2", "yellow hen", "animal joker".
# $card (CardKind)
# $suit (Suit) of characters, animals and buildings
# $value (number) of characters
card-named = { -card }
# A card with its article: "a blue knight 2", "the dragon".
# $card (CardKind)
# $suit (Suit) of characters, animals and buildings
# $value (number) of characters
a-card-named = { $card ->
    [animal-joker] an { -card }
    [dragon] the { -card }
    [fairy] the { -card }
   *[other] a { -card }
}
# A card everybody knows of: "the yellow hen".
# $card (CardKind)
# $suit (Suit) of characters, animals and buildings
# $value (number) of characters
the-card-named = the { -card }
# A card that lies face down: "a face-down card".
a-hidden-card = a face-down card
# "3 cards".
# $cards (number)
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
# A kind of animal: "hen".
# $suit (Suit)
animal = { $suit ->
    [yellow] hen
    [red] donkey
    [green] sheep
   *[blue] horse
}
# "3 hens".
# $suit (Suit)
# $count (number)
animals = { $count } { $suit ->
    [green] sheep
   *[other] { animal }{ $count ->
        [one] {""}
       *[other] s
    }
}
# A kind of building: "abbey".
# $suit (Suit)
building = { $suit ->
    [yellow] abbey
    [red] inn
    [green] farmhouse
   *[blue] keep
}
# A joker among buildings: "joker".
joker-building = joker
# "2 animal jokers".
# $jokers (number)
animal-jokers = { $jokers ->
    [one] { $jokers } animal joker
   *[other] { $jokers } animal jokers
}
# "4 buildings", of any kind.
# $buildings (number)
buildings-in-all = { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
}
# Where points come from, as the head of a row of the table at the end: "Characters".
# $source (Source)
card-source = { $source ->
    [characters] Characters
    [animals] Animals
    [magic] Dragon and fairy
    [strays] Other colours
   *[buildings] Buildings
}

-card = { $card ->
    [character] { suit } { $suit ->
        [yellow] monk
        [red] highwayman
        [green] farmer
       *[blue] knight
    } { $value }
    [animal] { suit } { animal }
    [building] { suit } { building }
    [animal-joker] animal joker
    [building-joker] building joker
    [dragon] dragon
   *[fairy] fairy
}
