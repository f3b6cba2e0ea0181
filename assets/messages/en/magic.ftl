### Words of mage and witch.

# The tile set.
set-mage = Mage & Witch
# A part of the rules.
part-mage-witch = Mage and witch
# What it does, in a sentence.
part-mage-witch-hint = On a road or city the mage adds 1 point a tile, the witch takes half of the points.
# What to do now, in a sentence.
ask-magic-meeting = Mage and witch have met. Move one of them to another feature.
# Option: mage and witch may go on the tile just placed.
mage-here-label = Mage and witch on the tile just placed
# What it means that they may.
mage-here-hint = They may go where the tile lies that called them.
# Tip: mage and witch.
tip-magic = A road or city with the mage brings 1 point more for each tile. The witch takes half of its points.

## Sentences

# Mage or witch was put on a feature.
# $name (text)
# $wizard (Wizard)
# $kind (FeatureKind)
conjures = { $name } puts { wizard } { on-feature }.
# Mage or witch left the board.
# $wizard (Wizard)
wizard-leaves = { CAPITAL(wizard) } leaves the board.
# A button for moving mage or witch: "Mage on the road".
# $wizard (Wizard)
# $kind (FeatureKind)
conjure = { $wizard ->
    [mage] Mage
   *[witch] Witch
} { on-feature }
# A button for taking mage or witch off the board.
# $wizard (Wizard)
banish = Take { wizard } off the board
# No road or city for mage or witch.
no-magic-there = Mage and witch go on roads and into cities, nowhere else.
# Mage and witch stay away from what is complete.
magic-complete = Mage and witch go on unfinished roads and cities only.
# Mage or witch has to change the feature.
same-feature = It stands in that feature already; it must go to another one.
# The other one of mage and witch stands there.
other-wizard = Mage and witch may never share a feature.
# Mage and witch stay away from the new tile.
on-placed-tile = Mage and witch may not go on the tile just placed.
# Mage or witch has somewhere to go.
magic-possible = Mage or witch has somewhere to go, so neither leaves the board.
# Where mage or witch go.
ask-magic = Put the mage or the witch on a road or city, or move one.
# Mage or witch with its article: "the mage".
# $wizard (Wizard)
wizard = { $wizard ->
    [mage] the mage
   *[witch] the witch
}
# Mage or witch on a tile: "The mage on the road to the east."
# $wizard (Wizard)
# $within (text)
wizard-within = { CAPITAL(wizard) } { $within }.
# Mage or witch on neither road nor city.
# $wizard (Wizard)
# $cell (text)
position-no-magic = { $cell }: { wizard } stands on no road or city.
# Mage and witch together.
position-wizards-together = Mage and witch stand in the same feature.
