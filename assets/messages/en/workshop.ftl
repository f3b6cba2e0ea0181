### The workshop, where positions are drawn up.

# Part of the panel: the tiles to take.
workshop-tiles = Tiles
# Part of the panel: figures and other pieces to take.
workshop-pieces = Figures
# Part of the panel: who plays, points, what is in play.
workshop-table = Table
# Part of the panel: what is said and marked, and the task.
workshop-explain = Explain
# Part of the panel: all of it as text.
workshop-text = Text
# Part of the panel: the ways out.
workshop-give = Share
# Name of the list of these parts, for screen readers.
workshop-parts = Parts of the workshop
# Label of the choice of a set of tiles.
palette-label = Tiles from
# A tile to take: what is on it, and its name in records: "City to the north, road (base/D)".
# $look (text)
# $name (text)
tile-with-name = { $look } ({ $name })
# A place was pressed with nothing in hand, and nothing lies there.
workshop-choose-first = Nothing is in hand. Choose a tile first.
# What to do with nothing in hand.
workshop-begin = Choose a tile, then the cell where it goes. A tile that lies there can be chosen, too.
# What to do with a tile in hand.
workshop-lay = Choose a cell, or drag the tile there. Tap or click the tile to turn it.
# What to do with a figure or another piece in hand.
workshop-put = Choose a part of a tile. Choose it again to take the piece off.
# What to do with a tile that moves.
workshop-move = Choose the cell the tile moves to.
# What somebody marks with in hand does: an arrow, where it begins.
workshop-arrow = Choose the cell where the arrow begins.
# The same, where it ends.
workshop-arrow-end = Choose the cell it points to.
# What somebody marks with in hand does: features.
workshop-mark-feature = Choose a part of a tile: its whole feature is marked. Choose it again to take the mark off.
# What somebody marks with in hand does: cells, edges, letters.
workshop-mark = Choose what is to be marked. Choose it again to take the mark off.
# What to do with a tile in hand that is the drawn one.
workshop-lay-drawn = This is the drawn tile now. Choose a cell to lay another one of its kind.
# What to do with the chosen tile.
workshop-chosen = Tap or click the tile to turn it, drag it to move it.
# Button: what is in hand goes back to where it was taken from.
let-go = Empty the hand
# Button: the chosen tile is not chosen any more.
choose-nothing = Choose nothing
# Button: moves the chosen tile.
move-tile = Move
# Button: takes the chosen tile away.
remove-tile = Remove
# Button: the tile in hand is the one that the player has drawn.
make-drawn = Make it the drawn tile
# Above the parts of the chosen tile.
parts-of-tile = On the chosen tile
# Nothing is chosen whose parts could be listed.
no-tile-chosen = Choose a piece, then a part of a tile. The parts of the tile you choose are listed here as well.
# A cell of the workshop with its tile: "2 east: city to the north".
# $cell (text)
# $tile (text)
cell-with-tile = { $cell }: { $tile }
# A cell of the workshop on which nothing lies: "2 east: free".
# $cell (text)
cell-free = { $cell }: free
# What is in hand, for screen readers: a tile by what is on it, a figure by its owner.
# $what (text)
draft-in-hand = In hand: { $what }.
# Nothing is in hand any more, for screen readers.
draft-empty-hand = Nothing is in hand.
# The tile that was chosen, for screen readers: its place, and what is on it.
# $what (text)
draft-chosen = Chosen: { $what }.
# No tile is chosen any more, for screen readers.
draft-none-chosen = Nothing is chosen.
# The place that keys point at, where the tile in hand fits, and how it would lie.
# $cell (text)
# $look (text)
draft-fits = { $cell }. The tile fits here: { $look }.
# The same where it does not fit as it is turned.
# $cell (text)
draft-fits-not = { $cell }. The tile does not fit here like this.
# What was put on the board, for screen readers: each thing with its place.
# $what (text)
draft-placed = Placed: { $what }.
# What was taken off the board, for screen readers.
# $what (text)
draft-removed = Removed: { $what }.
# Many things at once, five or more.
# $count (number)
draft-things = { $count } things
# Name of the board of the workshop, for screen readers.
workshop-cells = Tiles and free cells
# Above whose turn it is.
whose-turn = Whose turn
# Above the tile that was drawn.
drawn-tile = Drawn tile
# No tile was drawn.
no-drawn-tile = None: the turn begins with a draw. To give one, take a tile in hand and say so below the board.
# Button: no tile was drawn.
not-drawn = Drawn no longer
# Folded away below the pieces: those of expansions that are not in play.
other-pieces = Of expansions not in play
# Label of the points of a player.
points-label = Points
# Label of the points of the messenger of a player.
messenger-label = Messenger
# Label of the ingots of a player.
ingots-label = Ingots
# Label of the tokens of sheep beside a shepherd, numbers with spaces between.
flock-label = Sheep tokens, as in 1 2 4
# Label of the space of a robber; empty where it is off the track.
robber-label = Robber on space
# Button: takes all tiles away.
clear-table = Clear the table
# Label of all of it as text.
draft-text-label = The position as text
# What can be done with the text.
draft-text-hint = One line for each thing. Pieces that the board does not offer (secret hands, messages, options) are written here. A link, or a line for a page with boards, can be put here in place of all of it.
# The link that was typed in brings a card game.
draft-of-cards = This is a card game. Only the tile game can be drawn up here.
# What to do among the moves of a game.
workshop-among-moves = Comments and marks go with this move. Tiles and figures are changed where everything begins.
# Heading: what is decided after the position.
workshop-moves = Moves
# Button: brings in the moves of the game on the screen.
workshop-moves-bring = Bring in the moves of the game
# What that is for, and where moves come from.
workshop-moves-hint = Comments and marks then stand at every move, for a replay. To record moves of your own: “Play from here” under “Share”, then open the workshop again.
# The moves cannot be gone through yet.
workshop-moves-wait = The moves wait until nothing is wrong.
# Name of a list: the move after which comments and marks stand. A star marks moves of which something is said.
workshop-move-list = Comments and marks stand after this move
# Entry of that list: the position in which everything begins.
workshop-move-start = Where it begins
# Button: to the move before.
workshop-move-before = Move before
# Button: to the next move.
workshop-move-next = Next move
# Button: only the position that is looked at stays.
workshop-only-this = Keep this position alone
# Button: what is decided later goes.
workshop-end-here = Leave out what follows
# Why a move cannot be: its number, and a sentence.
# $number (number)
# $why (text)
workshop-move-refused = Move { $number } cannot be: { $why }
# Label of a field: a comment to the position.
comment-label = What is said of it
# Label of a field: comments and marks as lines of a record.
remark-lines-label = Comments and marks as lines
# Group of buttons: what can be marked.
mark-what = Mark
# Button: marks cells.
mark-cell = Cell
# Button: marks features.
mark-feature = Feature
# Button: marks sides of cells.
mark-edge = Edge
# Button: arrows.
mark-arrow = Arrow
# Button: letters on cells.
mark-letter = Letter
# Group of buttons: the colour of marks.
mark-colour = Colour of marks
# A colour of marks.
# $ink (Ink)
ink-name = { $ink ->
    [red] Red
    [yellow] Yellow
    [green] Green
    [blue] Blue
   *[plain] Violet
}
# Label of the task.
draft-task-label = Task
# Label of a field: what the task asks.
task-ask-label = What is asked
# Label of a list: the goal of the task.
task-goal-label = Goal
# Entry of that list: there is no task.
no-task = None: no task is set
# Entry of that list: so many points, which stand in a field beside it.
score-points-goal = Score points
# Label of a field: a hint to the task.
task-hint-label = Hint
# Button: one more goal of the task.
add-goal = One more goal
# Button: the goal of this number goes.
# $number (number)
remove-goal = Remove goal { $number }
# Label of one of several goals.
# $number (number)
goal-number = Goal { $number }
# Button beside a goal: it is what is not to happen.
goal-avoided = Without
# All goals are to be reached.
goals-all = All of these
# One goal will do, whichever.
goals-one = One of these
# Folded away below the task: what most tasks do not need.
task-more = More: who, how many turns, other languages
# Label of a list: who is to reach the goals.
task-seat-label = Who
# Entry of that list.
task-seat-asked = Whoever is asked first
# Label of a field: within how many turns the goals are to be reached.
task-turns-label = Turns
# Label of a field: the second hint, and those after it.
# $number (number)
hint-number = Hint { $number }
# Label of a field: the task as lines of a record.
task-lines-label = The task as lines
# Button: looks for a solution and writes it down.
find-solution = Find a solution
# It was looked for in vain.
no-solution-found = No way to reach the goals within this turn was found.
# How a task is written.
draft-task-hint = One line each: “ask Close the city.”, “goal complete city”, “hint …”, “solve place 1,0 r1”.
# No solution of the task is written down.
solution-missing = Without a “solve” line nobody can be shown a solution.
# A decision of the solution is not allowed; its number.
# $number (number)
solution-refused = “solve” number { $number } is not allowed in this position.
# The solution does not reach the goals.
solution-falls-short = The solution does not reach the goals.
# The solution reaches the goals.
solution-reaches = The solution reaches the goals.
# What is typed as text cannot be read: nothing is said of the position on the board.
draft-unreadable = The text cannot be read yet. The board shows the position before it.
# Nothing is wrong with the position.
draft-possible = Nothing is wrong: it can be played.
# How much is wrong with the position.
# $count (number)
draft-faults = { $count ->
    [one] One thing is wrong
   *[other] { $count } things are wrong
}
# Button: copies a line for a page that has boards.
copy-embed = Copy the line for a page
# What that line is for.
copy-embed-hint = For your own page, with the script of the boards. With a task it asks for the solution.
# Button: copies a line for a page with a frame.
copy-frame = Copy the line for a frame
# What that line is for.
copy-frame-hint = For sites that take frames only, such as learning platforms.
# Button: copies the record.
copy-record = Copy the record
# What the record is for.
copy-record-hint = A text that everything of Bastide reads, also one that is not yet possible.
# Button: copies a link to the position.
copy-draft-link = Copy the link
# What the link is for.
copy-draft-link-hint = Whoever opens it plays on from here. A task is not in it.
# What the link is for when there is a task.
copy-task-link-hint = Whoever opens it is asked the task, on a board that fills the window.
# Button: saves the task as a package for learning platforms.
make-package = File for a learning platform
# What the package is.
make-package-hint = A package (SCORM 1.2) for Moodle and most other platforms: the board with this task, which is graded there.
# Such a package is being made.
package-being-made = The file is being made.
# It could not be made.
package-failed = A part of the file could not be fetched. It needs the network and the website of Bastide; try again.
# What is to be done before there can be one.
package-needs-task = Needs a task with a solution that reaches its goals: see “Explain”.
# Where there is none.
package-needs-site = Can only be made on a website with Bastide, not here.
# Nothing but the text leaves while something is wrong.
give-when-possible = Links, lines, pictures, files for platforms and play need a position with nothing wrong.
# Heading: how the board looks and what it lets do.
board-config-label = The board on the other page
# Choice of what that board is for.
board-config-mode = What it is for
# It is looked at.
board-config-diagram = To look at
# It is gone through move by move.
board-config-replay = To step through
# It is played on.
board-config-play = To play on
# Choice of how much room that board has: sizes in pixels, or what follows.
board-config-size = Size
# It is as wide as its place on the page.
board-config-wide = As wide as its place
# Switch of a replay: it begins at the move that is looked at here.
board-config-from-here = Begins at the move looked at
# Below the choice: what the choices that cannot be taken need.
board-config-needs = A task needs what it asks, and stepping needs moves: both stand under “Explain”.
# Below the choice, of a task.
board-config-task-hint = With “Help on the board” a place tells what it would score. Turn that off where it gives the answer away.
# Switch: parts of it tell about themselves when they are pointed at.
board-config-interactive = With buttons, and tells what is pointed at
# Switch of a task: hints and solution are offered.
board-config-helps = Gives hints and shows the solution
# Switch: the board is shown here as it will be there.
board-config-preview = Show it as it will be
# Button: plays on from the position.
play-draft = Play from here
# Folded away: which buttons the board has.
board-config-buttons = Buttons on the board
# Name of the buttons that bring a board nearer and further away.
button-zoom = Zoom in and out
# Name of the buttons that lead through a replay.
button-steps = Steps
# The line for another page that was put there has no record in it.
line-without-record = This line names a file or a lesson. Only a line that holds a record can be put here: open the file, or the lesson in “Learn to play”.
