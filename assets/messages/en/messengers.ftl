### Words of messengers and messages.

# A part of the rules.
part-messengers = Messengers
# What it does, in a sentence.
part-messengers-hint = A second score figure; dark spaces of the track bring messages.
# What to do now, in a sentence.
ask-reveal = A message is being turned over.
# Where points come from, as the head of a row.
points-from-messages = Messages
# What it means that a tie is enough.
message-tie-hint = With as many meeples as somebody else, message 8 gives you the points all the same.
# At the first choice of a score figure.
tip-advance = Choose which of your two score figures moves on the track; a dark space gives you a message.
# At the first message.
tip-message = Do what the message says, or take 2 points instead.

## Sentences

# Points for a message.
# $name (text)
# $points (number)
# $number (number) of the message
scores-message-number = { $name } scores { points } for message { $number }.
# Why message 8 brings nothing: others have as many meeples there (R-MSG-04).
tie-not-enough = A tie is not enough for message 8.
# Why message 8 brings nothing: others have more meeples there (MSG-28).
outnumbered = Others have more meeples there.
# A figure stopped on a dark space and went on in the same scoring (R-MSG-01).
# $name (text)
no-message-went-on = No message for { $name }: the figure stopped on a dark space, but went on.
# Both figures stopped on dark spaces (MSG-08).
# $name (text)
no-second-message = Both figures of { $name } stand on dark spaces: that brings one message, not two.
# A message was turned over.
# $name (text)
# $number (number) of the message
# $message (Message)
reads-message-number = { $name } turns over message { $number }: “{ message }”.
# Both score figures were added.
# $name (text)
# $points (number)
adds-messenger = { $name } adds both score figures: { points }.
# A button for moving a score figure: "Move the messenger from space 12 to 16".
# $marker (Marker)
# $from (number)
# $to (number)
advance = Move { marker } from space { $from } to { $to }
# The message cannot be carried out.
nothing-to-do = The message gives you nothing to do; take the 2 points.
# Where the messenger stands, and how many points it brings (MSG-03).
# $space (number)
# $points (number)
messenger-stands = messenger on space { $space } (it brought { points })
# Where a score figure stands: "the messenger on 12".
# $marker (Marker)
# $space (number)
marker-on = { marker } on { $space }
# The same, with the next dark space before it where that matters.
# $marker (Marker)
# $space (number)
# $dark (number)
marker-before-dark = { marker } on { $space }, next dark space: { $dark }
# Which score figure moves by so many points.
# $spaces (number)
ask-advance = Which of your score figures moves { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}?
# A button that carries out a message, with the points it brings: "Do it: 6 points".
# $points (number)
perform-for = Do it: { points }
# A button that carries out the message that brings a tile.
perform-tile = Do it: another tile
# Whose score figures stand on a space: "Ana (messenger)".
# $name (text)
# $markers (list)
standing-with = { $name } ({ $markers })
# A score figure without its article: "messenger".
# $marker (Marker)
marker-name = { $marker ->
    [score] score figure
   *[messenger] messenger
}
# What to do with a message.
# $number (number)
# $message (Message)
ask-message-number = Message { $number }: { message }, or else 2 points.
# What a message offers, in a few words: "value of your smallest road".
# $message (Message)
message = { $message ->
    [smallest-road] the value of your smallest road
    [smallest-city] the value of your smallest city
    [smallest-monastery] the value of your smallest monastery
    [extra-tile] one more tile
    [shields] 2 points for each shield in your cities
    [knights] 2 points for each of your knights
    [farmers] 2 points for each of your farmers
   *[one-meeple] score the feature of one of your meeples and take it back
}
# Option: a tie is enough for message 8.
message-tie-label = A tie is enough for message 8
# Where the messenger stands, said by itself: "messenger on 12".
# $at (text)
messenger-on = messenger { $at }
# Button: takes 2 points instead.
take-points = Take 2 points
# A meeple to take back for message 8: "Take back the knight in the city".
# $figure (Figure)
# $kind (FeatureKind)
recall = Take back the { $figure ->
    [meeple] { role }
   *[other] { figure }
} { on-feature }
# A message lies twice under the pile.
# $number (number)
position-message-twice = Message { $number } lies twice under the pile.
