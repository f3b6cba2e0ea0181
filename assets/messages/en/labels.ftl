### Texts without parts to insert.

## The page.

# The name of the game.
title = Bastide
# What it is, under the name.
subtitle = Carcassonne in a web page
# At the foot of the page.
footer = Unofficial; not affiliated with the publisher. Implements the rules of Carcassonne.
# Above the choice of language.
language-label = Language
# Name of the board, for screen readers.
board = Board
# Name of the tile to place.
tile-in-hand = Tile to place
# Button: opens the menu.
menu = Menu
# Button: how to play.
help = Help
# Button: settings of the page.
settings = Settings
# Button: switches sounds off or on.
sounds = Sounds
# Tooltip of that button while sounds are on.
sounds-off = Turn sounds off
# Tooltip of that button while sounds are off.
sounds-on = Turn sounds on
# Button: shows the board as large as can be, with the scores at the edge.
projector-view = Projector view
# Button: leads to where positions are drawn up.
workshop = Workshop
# Button: closes a dialog.
close = Close
# Button: leaves a dialog without doing anything.
cancel = Cancel
# Button: agrees.
ok = OK

## A new game.

# Button, and head of the dialog.
new-game = New game
# When a game is under way.
new-game-warning = The game under way stays in your saved games.
# Head of the players.
players = Players
# Label of a name.
player-name = Name
# Label of a colour.
player-colour = Colour
# Label: who decides for a seat.
player-control = Played by
# Somebody in front of the screen.
person = Person
# The computer plays.
computer = Computer
# Button: one more person plays.
add-person = Add a person
# Button: one more computer plays.
add-computer = Add a computer
# Button: takes a seat away.
remove-player = Remove this player
# Label of the edition.
edition-label = Edition
# Head of the options.
rules-label = Rules
# Button and title: the page on which expansions are chosen.
expansions = Expansions
# Button and title: the page with the edition, the options, and who plays.
house-rules = House rules
# Button: leads whoever never played here to the first lessons.
learn-in-ten-minutes = Learn in ten minutes
# What awaits them there.
learn-offer-hint = New here? A few small boards show how to play.
# Option: fields are played.
farmers = Farmers
# What the option does.
farmers-hint = Meeples may stand in fields; completed cities pay them at the end.
# Label of the ways to score fields.
field-scoring-label = Scoring of fields
# Label: points of a city at a field.
field-city-value-label = Points for a city at a field
# Why a field brings nothing, or less (FIELD-30).
field-paid-before = A city pays each player only once.
# Label: value of a city of two tiles.
small-city-label = City of two tiles
# Label: how many tiles are held.
hand-label = Tiles in hand
# Label: who begins.
first-player-label = First player
# Above the points that players begin with.
handicap-label = Handicap
# Chance decides who begins.
first-player-random = Drawn by lot
# Label of the seed.
seed = Seed
# What a seed does.
seed-hint = The same seed deals the same game again.
# Button: begins the game.
start = Start

## Playing.

# Command: holds another tile of the hand.
next-tile = Next tile in hand
# Button: turns the tile counter-clockwise.
turn-left = Turn left
# Button: turns the tile clockwise.
turn-right = Turn right
# Button: leaves an optional step out.
skip = Skip
# Button: ends the turn.
confirm = End turn
# Button: takes the last decision back.
take-back = Take back
# Button: makes again what was taken back.
redo = Redo
# Button: shows a good move.
hint = Hint
# Button: shows a secret hand to its owner.
show-hand = Show my tiles
# Button: looks nearer.
zoom-in = Zoom in
# Button: looks from farther away.
zoom-out = Zoom out
# Button: shows the whole table.
fit = Show all
# Hint at the same button while it is down: goes back to where play is.
back-to-play = Back to play
# Button: goes on with the saved game.
continue-game = Continue
# Head of the list of saved games.
saved-games = Saved games
# Button: deletes a saved game.
delete-game = Delete
# Button: saves the game as a file.
export = Export to a file
# Button: saves all games as one file.
export-all = Export all games
# Button: goes on with a newer version of the page.
update = Update
# Button: writes the whole program with the game to one file.
save-as-one-file = Save as one file to send
# Button: copies the game as text.
copy-game = Copy as text
# Button: reads a game from a file.
import = Open a file
# Head of the ways to open a game.
open-game = Open a game
# What to do with the field for a text.
paste-game = Or paste the text of a game here
# Button: reads the text in the field.
open-text = Open this text
# While a file is held over the page.
drop-here = Drop the file to open its game
# A game was opened.
opened = The game is open.
# Mark of the game on the screen in the list.
on-screen = on the screen
# Mark of a game that could not be written.
fleeting = not saved: gone when this page is closed
# Mark of a game that is over.
finished = finished
# Mark of a game that cannot be read.
unreadable = cannot be read
# Mark of a game with which the page did not come up.
did-not-open = did not open
# Button: brings back what was deleted.
undelete = Undo
# When there are no saved games.
no-games = No games are saved yet.
# Button: steps through the game.
replay = Replay
# Button: to the first step.
first-step = To the start
# Button: one step back.
step-back = Step back
# Button: one step on.
step-on = Step on
# Button: to the last step.
last-step = To the end

## Panels.

# Head of the log.
log = Log
# Head of the scores.
scores = Scores
# Head of the figures not on the board.
supply = Supply
# Head of the tiles not drawn.
stack = Stack
# Head of the tiles nobody has seen.
unseen-tiles = Tiles still to come
# Name of the marked cells, for screen readers.
legal-cells = Cells where the tile fits
# Head of the reasons of a refusal.
why-not = Not here
# Label of the look of the tiles.
look = Look
# Button: fills the screen.
full-screen = Full screen

## Asking.

# Command: says where the figures of the listener stand.
ask-figures = My figures
# Command: says which features can still grow.
ask-features = Open features
# Command: says which tiles are left.
ask-tiles = Tiles to come
# Command: says who has how many points.
ask-scores = How many points
# Command: says what is on the tile in hand.
ask-hand = Describe the tile
# Command: says who has to do what.
ask-turn = Whose turn
# Name of the group of questions, for screen readers.
asks = Ask
# Name of the bar with the question and its answers, for screen readers.
table = At the table
# Name of the list of places for figures.
figure-spots = Places for a figure

## The end.

# Head of the last screen.
game-over = The game is over
# Head of the first column.
source = Points from
# Part of the table: scored during the game.
during = During the game
# Part of the table: final scoring.
at-the-end = Final scoring
# Head of the last row.
total = Total
# Button: the same table once more.
play-again = Play again
# Button: the same table once more, with everybody one seat further.
change-seats = Change seats
# What that button does.
change-seats-hint = Change seats and play again
# Button: closes the last screen.
look-at-board = Look at the board

## Saving.

# The game is saved.
saved = Saved
# Storage is full.
storage-full = There is no room left to save this game. Export it, or delete old games.
# The browser forbids storage.
storage-forbidden = Your browser does not let this page save. Export the game to keep it.
# The browser takes what is to be saved, and it is not there; or it does not answer.
storage-fails = Your browser is not saving this game at the moment. Keep the page open, or export the game.
# The browser forbids copying.
copy-failed = Your browser does not let this page copy. Export the game to a file instead.
# The site does not have the program as one file.
no-one-file = This site does not offer the program as one file. Export the game to a file instead.
# What became of a game that could not be read.
unreadable-kept = Nothing was deleted: you can still export its text.
# The text of a game holds secret hands.
gives-away = Whoever opens the text of this game can see all hands and what comes next.
# Some of all saved games hold secret hands.
gives-away-some = Whoever opens the file can see all hands and what comes next in some of the games.
# No text of a game is given out while nobody in particular is in front of the screen.
nothing-given-out = The text of this game shows all hands. It stays here while the players share a screen.
# No text of a saved game is given out in which several persons have secrets from each other.
not-given-from-list = The text of this game shows the hands of several people. It stays here until one of them opens the game and looks at their hand, or until it is over.
# The game is open in another tab.
other-tab = This game is open in another tab, so it cannot be changed here.
# All saved games were written to a file.
exported-all = All saved games are in the file.
# A newer version of the page waits.
newer-version = A newer version of Bastide is here. The page loads again, and your game goes on.
# It waits because the older one is open elsewhere too.
update-needs-one-page = Bastide is open in another tab or window too. Close it there, then update.
# It waits because a game is not saved.
update-loses-game = A game could not be saved and would be lost. Export it first; the newer version comes when this page is closed.

## When the page breaks.

# Head of the panel.
panic-title = Something broke
# What happened and what to do.
panic-text = An error has stopped the game. Your last saved step is safe: reload the page to go on from there.
# Head of the report.
panic-report = Report
# Head of the record.
panic-record = Record of the game
# Button: copies a text.
copy = Copy
# After copying.
copied = Copied
# Button: reloads the page.
reload = Reload
# Button: reloads the page and leaves the game out.
start-without = Start without this game
# The computer player broke off.
computer-failed = The computer cannot go on. You may play for it.
