### Resigning, and agreeing to a draw.

# Command and title.
resign-or-draw = Resign or draw
# Button: gives the game up.
resign = Resign
# What that means: the game is over.
# $name (text)
resign-hint = If { $name } resigns, the game is lost. You can still play on.
# What that means: other people go on.
# $name (text)
resign-hint-computer = If { $name } resigns, a computer plays on in that seat.
# Button: proposes a draw to somebody.
# $name (text)
offer-draw = Offer { $name } a draw
# A question to somebody.
# $name (text)
draw-offered = { $name }, do you agree to a draw?
# Button: yes.
agree-to-draw = Agree
# Button: no.
decline-draw = Play on
# Somebody does not agree.
# $name (text)
declines-draw = { $name } declines the draw.
# A draw was offered in a game by link.
# $name (text)
draw-goes-along = { $name } gets the offer of a draw together with your turn.
# Both agree.
draw-agreed = The players agreed to a draw.
# Somebody has resigned.
# $name (text)
resigns = { $name } resigns.
# Somebody has resigned, and others go on.
# $name (text)
resigns-for = { $name } resigns. A computer plays on.
# Somebody wins because the other one has resigned.
# $name (text)
wins-so = { $name } wins.
# Button: takes a resignation or a draw back.
play-on-after-all = Play on after all
