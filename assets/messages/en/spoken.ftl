### The table in words, for keyboard and screen reader.

# The cell of the start tile.
start-cell = the start
# How far a cell is in a direction: "2 east".
# $steps (number)
# $side (Side)
steps-towards = { $steps } { side }
# What an edge of a tile shows: "north a city".
# $side (Side)
# $terrain (Terrain)
edge-showing = { side } { terrain }
# In how many rotations the tile fits on a cell.
# $ways (number)
fits = { $ways ->
    [0] The tile does not fit.
    [1] The tile fits in one way.
   *[other] The tile fits in { $ways } ways.
}
# A figure on the table: "Ana’s knight".
# $name (text)
# $figure (Figure)
# $kind (FeatureKind)
standing = { whose } { $figure ->
    [meeple] { role }
    [large] { figure } ({ role })
   *[other] { figure }
}
# Directions on a tile, after what lies there: "to the north and east".
# $directions (list)
to-directions = to the { $directions }
# A direction in such a row.
# $compass (Compass)
direction = { compass }
