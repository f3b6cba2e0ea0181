### Everything to be seen on the table, by name.

# The name of a figure, a token, a symbol on a tile or a space of the score track, alone: “Magic wand”.
# $thing (Thing)
thing-named = { $thing ->
    [robber] Robber
    [mage] Mage
    [witch] Witch
    [ingot] Gold ingot
    [ferry] Ferry
    [sheep] Sheep
    [wolf] Wolf
    [shield] Shield
    [cathedral] Cathedral
    [inn] Inn
    [gold-mine] Gold mine
    [wand] Magic wand
    [robber-sign] Robber’s face
    [hill] Hill
    [vineyard] Vineyard
    [ferry-lake] Ferry lake
    [gingerbread-sign] Gingerbread
    [flying-machine] Flying machine
    [road-circle] Crop circle with a club
    [city-circle] Crop circle with a shield
    [field-circle] Crop circle with a pitchfork
    [animal] Animal
    [river-source] Spring
    [river-lake] Lake of the river
    [road-bridge] Bridge over a road
    [river-bridge] Bridge over the river
    [city-bridge] Road over a city
    [village] Village
    [crossing] Junction
    [house] House at the end of a road
    [space] Space of the score track
    [dark-space] Dark space of the score track
   *[other] {""}
}
# What a normal meeple does, in a sentence.
meeple-hint = Stands on a road, or in a city, a monastery or a field. Whoever has the most there gets the points.
# What it does, in a sentence.
# $thing (Thing)
thing-says = { $thing ->
    [score-figure] Stands on the score track for the points of its player.
    [mage] A road or city with the mage brings 1 point more for each tile.
    [witch] A road or city with the witch brings only half its points, rounded up.
    [sheep] A flock: 1 point for each sheep of the field when it is guided home.
    [wolf] When it is drawn all sheep of the field are lost, and the shepherds go home.
    [monastery] Complete when 8 tiles lie around it: then it is worth 9 points.
    [garden] Only the abbot tends it; it is scored like a monastery.
    [shield] 2 points more in a completed city, 1 point at the end in an unfinished one.
    [gold-mine] Whoever places this tile puts one ingot on it and one on a tile around it.
    [wand] Whoever places this tile puts the mage or the witch on a road or city, or moves one of them.
    [robber-sign] Whoever places this tile may put a robber on the score track, and after that one other player may.
    [ferry-lake] Its roads end at the quays; whoever places this tile lays a ferry between two of them.
    [gingerbread-sign] Whoever places this tile moves the gingerbread man to another unfinished city.
    [road-circle] Everybody may add a meeple beside one of theirs on a road, or everybody takes one back from a road.
    [city-circle] Everybody may add a meeple beside one of theirs in a city, or everybody takes one back from a city.
    [field-circle] Everybody may add a meeple beside one of theirs in a field, or everybody takes one back from a field.
    [animal] Only a picture: it does nothing.
    [river-source] The river begins here, and the field goes on around it.
    [river-lake] The river ends here, and the field goes on around it.
    [road-bridge] One road goes over the other; neither ends here.
    [river-bridge] The road goes on over the river.
    [city-bridge] The road goes on over the city; neither ends here.
    [village] Every road that leads to it ends here.
    [crossing] Every road ends where they meet.
    [house] The road ends here.
    [space] Score figures go round; each round is 50 points.
    [dark-space] If the figure you moved stands here after scoring, you get a message.
   *[other] {""}
}

## The legend.

# Command: shows everything on the table in pictures, with its name.
legend = Legend
# Head of the figures in the legend.
legend-figures = Figures
# Head of the tokens in the legend.
legend-tokens = Tokens
# Head of the symbols on tiles in the legend.
legend-tiles = On tiles
# How to learn the name of something on the board.
legend-hint = Rest the mouse on anything on the board, or hold a finger on it, to read its name there.
# On something printed on tiles that belongs to a part of the rules that is not in play.
thing-idle = Not in play in this game: only a picture.
