### Texts of settings, options, tips and the replay.

## Settings.

# Label: when a turn waits to be confirmed.
confirm-label = A turn ends by itself
# Every turn waits.
confirm-always = Never
# A turn with a figure waits.
confirm-figures = Without a figure
# No turn waits.
confirm-never = Always
# What it means that every turn waits.
confirm-always-hint = Every turn waits until you end it; then it stands.
# What it means that turns with a figure wait.
confirm-figures-hint = A turn with a figure waits until you end it. Then “Take back” undoes it until the next tile is seen.
# What it means that no turn waits.
confirm-never-hint = Your last decision ends the turn. Then “Take back” undoes it until the next tile is seen.
# Option: the next player waits a few seconds after each turn.
grace-label = Time to take back
# What that does.
grace-hint = After your turn the next player waits up to three seconds, so that you can take it back.
# Option: aids are shown.
aids-label = Help on the board
# What aids are.
aids-hint = Shows what fits where and what things are worth.
# Option: a sentence at each new kind of decision.
tips-label = First-game hints
# What these hints are.
tips-hint = A short hint the first time you have to decide something.
# Option: the address holds the game.
address-label = The game in the address
# What that is good for.
address-hint = After every decision the address of this page holds the game: a bookmark keeps it. This happens by itself where nothing can be saved.
# Option: a small map of the board.
minimap-label = Small map
# When that is shown.
minimap-hint = In a corner of the board, when it is too large for the screen. Tap or click it to look there.
# Button: turns the view of the board by a quarter.
turn-board = Turn the board
# It was turned, for screen readers.
board-turned = The board is turned by a quarter.
# Option: letters and numbers at the edges of the board.
coordinates-label = Letters and numbers on the board
# What they are good for.
coordinates-hint = Every column has a letter and every row a number. The log uses them: the start tile lies on M13.
# Option: games that are over do not tell their end.
spoiler-free-label = Watch games without knowing the end
# What that means.
spoiler-free-hint = A finished game opens at its beginning and goes step by step. The list of saved games does not show its result.
# Label: how fast the computer acts.
pace-label = Computer speed
# With time to look.
pace-unhurried = Unhurried
# Fast, but so that one can follow.
pace-brisk = Brisk
# At once.
pace-instant = Instant
# Label: how long an expert may think about a turn.
thinking-label = Expert’s thinking time
# What comes of that.
thinking-hint = At most about 0.3, 1 or 5 seconds a turn. The longer, the stronger.
# The shortest time.
thinking-quick = Short
# The usual time.
thinking-normal = Medium
# The longest time.
thinking-long = Long
# Label: the colours of the page.
theme-label = Colours
# Light colours.
theme-light = Light
# Dark colours.
theme-dark = Dark
# Colours far apart.
theme-contrast = High contrast
# As the system wishes.
by-system = System
# As the browser wishes.
by-browser = Browser
# Label: how large text is.
text-label = Text size
# Label: whether things move.
motion-label = Motion
# Things move.
motion-on = On
# Nothing moves.
motion-off = Off
# Option: sounds.
sound-label = Sounds
# What sounds there are.
sound-hint = Soft sounds for what is played and for points; a phone also vibrates a little.
# Setting: lessons are read by a voice.
read-aloud-label = Read lessons aloud
# What it means.
read-aloud-hint = A voice of this device reads each lesson as it opens, if it has one for your language. Nothing is sent anywhere.

## Options of a game.

# Button: all options as the edition has them.
options-reset = Back to the rules of this edition
# A switch that is on.
yes = yes
# A switch that is off.
no = no
# What the points of a city at a field are.
field-city-value-hint = What each completed city is worth to the farmers beside it.
# What the value of a small city is.
small-city-hint = What a completed city of only two tiles is worth.
# What it means to hold one tile.
hand-one-hint = You draw one tile and place it.
# What it means to hold three tiles.
hand-three-hint = You hold three tiles in secret and choose one each turn.
# Label: seats allowed at most.
max-players-label = Maximum players
# What the number of seats depends on.
max-players-hint = The older editions seat five; the current one seats six.
# Button: the last player does not play.
remove-last-player = Remove the last player
# Button: all play although the edition seats fewer.
play-with-all = Let everybody play
# What the choice of the first player is.
first-player-hint = Who places the first tile.
# Under the points that players begin with.
handicap-hint = Points that somebody begins with, so that all have a chance.
# Head: editions with boxes that are chosen by one press.
presets = Ready-made tables

## The end of a game.

# How to see the result at once.
final-scoring-hint = Click, tap or press Enter to skip.
# Button: leaves the rest of the final scoring out.
skip-scoring = Skip
# Button: shows the final scoring again.
watch-scoring = Count again
# Head of the largest scores of the game.
largest-scores = The largest scores

## A seat in a running game.

# What can be done with a seat.
seat-hint = A person can take over from a computer, and a computer from a person.
# Button: changes who decides for a seat.
change-seat = What this player has, and who plays here

## Replay.

# Button: leaves the replay.
back-to-game = Back to the game
# Button: leaves the replay of a finished game whose end is kept secret, and tells it.
show-end = Show the end
# Said instead of what would tell it by accident.
end-is-secret = The end stays secret until you choose “Show the end”.
# Button: a new game goes on from what the replay shows.
play-on = Play on from here
# Button: leads from a game that was tried out back to its replay.
back-to-replay = Back to the replay
# Button at the end of a replay: plays all of it.
play-from-start = From the start
# At the end of a replay, of a game that is over.
replay-at-end = The end
# The same of a game that goes on.
replay-at-present = The game now
# A new game goes on from what a replay showed.
played-on = A new game goes on from here. The other one stays in your saved games.
# Button: steps on by itself.
play = Play
# Button: stops stepping on.
pause = Pause
# Button: how fast it steps on.
speed = Speed
# Button: to the turn before.
turn-back = Previous turn
# Button: to the next turn.
turn-on = Next turn

## What to do with the tile, by what somebody plays.

# With a mouse.
place-by-mouse = Drag the tile to where it fits, or click there.
# With a finger.
place-by-finger = Drag the tile to where it fits, or tap there.
# With keys.
place-by-keys = Choose a cell with the arrows, turn the tile with R, lay it with Enter.

## Tips.

# Button: a tip was read.
tip-done = Got it
# At the first tile, after how to place it.
tip-place = R, the wheel over the tile or the round arrows turn it.
# The same for a finger.
tip-place-finger = A tap on the tile turns it.
# After either, where cells are marked.
tip-outlined = On a cell with a dashed outline it turns by itself.
# The same for keys.
tip-place-keys = D describes the tile.
# After it, where all keys are listed.
tip-keys-listed = H lists all keys.
# When places for a tile are out of sight for the first time.
tip-out-of-sight = A number at the edge counts the cells for the tile that are out of sight there. Tap or click it to go to them.
# The same for keys.
tip-out-of-sight-keys = The numbers at the edge count cells that are out of sight. The arrow keys lead to each of them.
# At the first hand of three.
tip-hand = Choose one of your three tiles; the others stay secret.
# At the first figure.
tip-figure = You may put a meeple on this tile, if nobody stands on the same road, city or field yet. It comes back when the feature is scored; in a field it stays until the end of the game.
# The same where nobody is put into fields.
tip-figure-without-farmers = You may put a meeple on this tile, if nobody stands on the same road or in the same city. It comes back when the feature is scored.
# At the first end of a turn.
tip-confirm = Until you end the turn you can take everything back.
# A tip: a turn has ended, by itself or by hand.
tip-turn-end = For a few seconds you can take back a turn that has ended, or go on at once.
# The button of the next tile, which lies face down.
turn-up = Turn the tile over
# Button: the turn that has ended stands, and the next player goes on at once.
go-on = Go on
# Beside the next tile, which lies face down.
face-down = The next tile is still face down.
# When several features are complete for the first time.
tip-order = Several features are complete: choose which one is scored first.

## Gestures of a finger.

# Head of the list.
gestures = With a finger
# The tile is dragged, and dropped on the bar again.
gesture-drag = Drag the tile to where it fits. Dropped on the bar again, it stays in your hand.
# Taps do the same.
gesture-tap = Or tap a cell where it fits: the tile goes there. A tap on the tile turns it.
# The tile on the board until the turn ends.
gesture-again = Until your turn ends, tap the placed tile to turn it, or drag it to another cell.
# A figure is tapped or dragged.
gesture-figure = Tap one of the places for a figure, or drag the figure there.
# The table is moved and zoomed.
gesture-table = Drag the table to move it; two fingers zoom.
# A finger on the arrows at the edge of the board and on the small map.
gesture-guides = Tap an arrow at the edge or the small map to look there. “Show all” shows the whole board; tap it again to go back to play.
# Two fingers turn the tile.
gesture-turn = Two fingers that circle each other turn the tile. So does a second finger while the first one drags it.
# A finger that stays.
gesture-hold = Hold a finger on anything on the board to read its name, what it does and what it is worth.

## Boxes.

# Head: the score track.
score-track = Score track

## Numbers at the end.

# Head of a row: tiles placed.
tiles-placed = Tiles placed
# Head of a row: figures put on the board.
figures-placed = Figures placed
# Head of a row: the most points at once.
best-score = Best single score
# Head of the numbers.
statistics = Numbers
# Name of the chart.
points-by-turn = Points by turn
# The same where points come at the end of a round.
points-by-round = Points by round
# What the settings say of whether the page opens without network.
offline-label = Without network
# It will soon.
offline-coming = The files of the page are being fetched, so that it opens without network.
# It does.
offline-kept = This page opens without network.
# It does not, for the browser has nothing to keep pages in.
offline-no-place = This page needs the network: the browser keeps no pages here. The address has to begin with https, and the window must not be a private one.
# It does not, for it may not.
offline-forbidden = This page needs the network: the site, or an extension of the browser, does not let it be kept.
# It does not, for the disk is full.
offline-full = This page needs the network: there is no room left to keep it.
# It does not, for the host changes this file.
# $file (text)
offline-altered = This page needs the network: the site sends something else in place of the file { $file }.
# The site did not answer, or not with one of the files.
offline-unreachable = This page needs the network: one of its files could not be fetched. The next visit tries again.

## Where an answer is pressed

# After a question that is answered on the board, where features of this kind are marked with numbers.
# $kind (FeatureKind)
press-feature = Choose a marked { feature-name }.
# The same where figures are marked.
press-figure = Choose a marked figure.
# The same where whole tiles are.
press-tile = Choose a marked tile.
# The same where places of several kinds are.
press-place = Choose a marked place.
