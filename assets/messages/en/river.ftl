### Words of the river.

# The tile set.
set-river = The River
# At the first tile of the river.
tip-river = The river has to go on from its end, and never turn twice the same way.

## Sentences

# The river has to go on from its end.
river-not-continued = A river tile must go on from the open end of the river.
# The river would turn twice the same way.
river-u-turn = The river may not turn twice in a row in the same direction.
# The river would run into tiles.
river-blocked = Here the river would run into other tiles; turned another way it has room.
# Option: the river is played.
river = River
# What the option does.
river-hint = The game begins with a river.
# The tile shows the source of the river.
river-source = source of the river
# The tile shows the lake of the river.
river-lake = lake of the river
# The tile shows the river, and where it reaches.
# $directions (list)
river-towards = river { to-directions }
