### Words for things of the game.

# A side of a tile: "north".
# $side (Side)
side = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
# A direction: "north-east".
# $compass (Compass)
compass = { $compass ->
    [north] north
    [north-east] north-east
    [east] east
    [south-east] south-east
    [south] south
    [south-west] south-west
    [west] west
   *[north-west] north-west
}
# What an edge shows, with its article: "a road".
# $terrain (Terrain)
terrain = { $terrain ->
    [field] a field
    [road] a road
    [city] a city
   *[river] the river
}
# A feature with its article: "a road".
# $kind (FeatureKind)
feature = { $kind ->
    [road] a road
    [city] a city
    [monastery] a monastery
    [garden] a garden
   *[field] a field
}
# A feature without article: "road".
# $kind (FeatureKind)
feature-name = { $kind ->
    [road] road
    [city] city
    [monastery] monastery
    [garden] garden
   *[field] field
}
# On a certain feature: "on the road", "in the city".
# $kind (FeatureKind)
on-feature = { $kind ->
    [road] on the road
    [city] in the city
    [monastery] in the monastery
    [garden] in the garden
   *[field] in the field
}
# What a meeple is called on a feature: "knight".
# $kind (FeatureKind)
role = { $kind ->
    [road] highwayman
    [city] knight
    [monastery] monk
    [garden] gardener
   *[field] farmer
}
# A figure without article: "large meeple".
# $figure (Figure)
figure = { $figure ->
    [meeple] meeple
    [large] large meeple
    [abbot] abbot
    [builder] builder
    [pig] pig
   *[shepherd] shepherd
}
# A score figure with its article: "the score figure".
# $marker (Marker)
marker = { $marker ->
    [score] the score figure
   *[messenger] the messenger
}
# A colour: "Yellow".
# $colour (Colour)
colour = { $colour ->
    [yellow] Yellow
    [red] Red
    [pink] Pink
    [green] Green
    [blue] Blue
   *[black] Black
}
# How well a computer plays: "Easy".
# $level (Level)
level = { $level ->
    [random] Random
    [beginner] Beginner
    [greedy] Easy
    [hasty] Medium
    [expert] Expert
   *[strong] Hard
}
# How a computer of this level plays, in a sentence.
# $level (Level)
level-hint = { $level ->
    [random] Plays anything the rules allow.
    [beginner] Knows the rules, but sees only half of what it could do.
    [greedy] Takes the points it sees, without thinking ahead.
    [hasty] Thinks ahead in haste, and overlooks much of what it could do.
    [expert] Plays each choice on for some turns.
   *[strong] Thinks ahead: for itself, and against you.
}
# An edition: "Current edition".
# $of (Edition)
edition = { $of ->
    [first2001] First edition (2001)
    [winter] Winter edition
   *[current] Current edition
}
# What is special about an edition, in a sentence.
# $of (Edition)
edition-hint = { $of ->
    [first2001] No gardens; a city of two tiles is worth 2 points, and each city pays the farmers around it.
    [winter] Tiles in the snow, twelve of them with animals; today’s scoring.
   *[current] Each field is scored on its own at the end.
}
# A way to score fields: "Each field".
# $scoring (FieldScoring)
field-scoring = { $scoring ->
    [per-field] Each field
    [per-field-once] Each field, a city once
   *[per-city] Each city
}
# How fields are scored this way, in a sentence.
# $scoring (FieldScoring)
field-scoring-hint = { $scoring ->
    [per-field] Most farmers in a field: points for every completed city beside it.
    [per-field-once] As for each field, but a city pays the same player only once.
   *[per-city] Most farmers in all fields around a completed city: its points.
}
# What a city of two tiles is worth: "4 points".
# $value (SmallCity)
small-city = { $value ->
    [two] 2 points
   *[four] 4 points
}
# How many tiles are held: "Three secret tiles".
# $hand (Hand)
hand = { $hand ->
    [one] One open tile
   *[three] Three secret tiles
}
# What an edition with its boxes is called.
# $preset (Preset)
preset = { $preset ->
    [current] Current edition
    [first2001] First edition, 2001
    [winter] Winter edition
    [families] Families
    [big-box] Big Box
   *[everything] Everything
}
# What lies in it and how it plays, in a sentence.
# $preset (Preset)
preset-hint = { $preset ->
    [current] Roads, cities, monasteries and fields: the best to begin with.
    [first2001] The rules of the first printing: small cities and fields count differently.
    [winter] Tiles in the snow, with the gingerbread man.
    [families] The River, The Abbot and Inns & Cathedrals: a little more of everything.
    [big-box] All expansions of the box, for a long evening.
   *[everything] The Big Box with Hills & Sheep and the gingerbread man.
}
