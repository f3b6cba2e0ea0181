### What lies where.

# A tile on the table: "2 east: city to the north; road to the south."
# $cell (text)
# $look (text)
tile-at-showing = { CAPITAL($cell) }: { $look }.
# On a feature, and where on its tile: "in the city to the north".
# $kind (FeatureKind)
# $directions (list)
within-towards = { on-feature } { to-directions }
# A figure on a tile: "Ana’s knight in the city to the north."
# $name (text)
# $figure (Figure)
# $kind (FeatureKind)
# $within (text)
stands-within = { whose } { -who } { $within }.
# No tile lies beside this one.
no-tile-beside = No tile beside it.
# On which sides of a tile other tiles lie: "Tiles to the north and west."
# $directions (list)
tiles-beside = { $directions ->
    [one] A tile { to-directions }.
   *[other] Tiles { to-directions }.
}
# What a neighbour of an empty cell shows towards it: "a road to the east".
# $terrain (Terrain)
# $side (Side)
terrain-towards = { terrain } to the { side }
# An empty cell with what its neighbours show towards it: "2 west: free, a road to the east."
# $cell (text)
# $edges (list)
free-cell-with = { CAPITAL($cell) }: free, { $edges }.
# A cell without tiles beside it.
# $cell (text)
far-cell-at = { CAPITAL($cell) }: nothing, and no tile beside it.
# Where a part of a tile is: "2 east, to the north".
# $cell (text)
# $directions (list)
site-towards = { $cell }, { to-directions }
# A figure was put on the table: "Ana places a knight, 2 east, in the city to the north."
# $name (text)
# $figure (Figure)
# $kind (FeatureKind)
# $cell (text)
# $within (text)
deploys-within = { $figure ->
    [meeple] { $name } places a { role }
    [large] { $name } places the large meeple as a { role }
   *[other] { $name } places the { figure }
}, { $cell }, { $within }.
# A score figure moved: "The messenger moves from space 0 to 4."
# $marker (Marker)
# $from (number)
# $to (number)
moves = { CAPITAL(marker) } moves from space { $from } to { $to }.
