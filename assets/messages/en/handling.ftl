### Texts of the help sheet.

## Heads.

# Keys around the tile in hand.
help-placing = Keys: the tile
# Keys around figures, and after them.
help-figures = Keys: figures and the end of a turn
# Keys for looking at the board.
help-reading = Keys: reading the board
# Keys for questions.
help-asking = Keys: asking
# Keys in a replay.
help-replay = Keys: in a replay
# Keys for everything around the game.
help-table = Keys: around the game

## Keys.

# Arrows, with a tile in hand.
key-cells = Choose a cell; left and right go on from row to row
# To the first cell and to the last.
key-cell-ends = To the first cell, to the last
# Puts the tile on the chosen cell.
key-put-tile = Put the tile there
# Takes the tile off the chosen cell, or the last decision back.
key-let-go = Let go of the tile; later, take back
# One of three tiles by its number.
key-hold = Choose one of three tiles
# Arrows among places for figures.
key-places = Choose a place for a figure
# Puts the figure on the chosen place.
key-put-figure = Put the figure there
# To the next area of the page.
key-areas = To the next button or list
# To the area before.
key-areas-back = To the one before
# Presses what has the focus.
key-press = Press the button that is marked

## A mouse.

# Head of the list.
mouse = With a mouse
# The tile is dragged, or a cell clicked.
mouse-tile = Drag the tile to where it fits, or click there. Dropped on the bar again, it stays in your hand.
# Right button and wheel turn the tile.
mouse-turn = The right button turns the tile; so does the wheel over the tile or while you drag it.
# A figure is clicked or dragged.
mouse-figure = Click one of the places for a figure, or drag the figure there.
# The table is moved and zoomed.
mouse-table = Drag the table to move it; elsewhere the wheel zooms.
# The arrows at the edge of the board and the small map.
mouse-guides = Click an arrow at the edge or the small map to look there. “Show all” shows the whole board; click it again to go back to play.
# A mouse that rests.
mouse-rest = Rest on anything on the board to read its name, what it does and what it is worth.
