### Words of flights.

# The tile set.
set-flying = The Flying Machines
# A part of the rules.
part-flight = Flights
# What it does, in a sentence.
part-flight-hint = From a flying machine a meeple flies 1 to 3 tiles, even to where others are.
# What to do now, in a sentence.
ask-roll = The die is being rolled.
# What to do now, in a sentence.
ask-land = Choose where your meeple lands.
# Tip: a flight.
tip-flight = A figure may fly from the machine along its arrow. The die says how far, and it may land where others stand.

## Sentences

# A meeple took off.
# $name (text)
# $figure (Figure)
takes-off = { $figure ->
    [meeple] { $name } lets a meeple fly.
   *[other] { $name } lets the { figure } fly.
}
# The die of a flight fell.
# $name (text)
# $cells (number)
rolls = { $name } rolls a { $cells }.
# A flight ended on a feature.
# $name (text)
# $figure (Figure)
# $kind (FeatureKind)
lands = { $figure ->
    [meeple] { $name } lands a { role }.
    [large] { $name } lands the large meeple as a { role }.
   *[other] { $name } lands the { figure } { on-feature }.
}
# A flight found no place to land.
# $name (text)
# $figure (Figure)
flight-fails = Nowhere to land: { $name } takes the { figure } back.
# A button for starting a flight: "Fly with a meeple".
# $figure (Figure)
fly = { $figure ->
    [meeple] Fly with a meeple
   *[other] Fly with the { figure }
}
# A button for a place to land: "Land on the road".
# $kind (FeatureKind)
land = Land { on-feature }
# A button for rolling the die of a flight.
roll-die = Roll the die
# What confirming does before the die is rolled.
before-rolling = Ready to fly? Once the die is rolled there is no way back.
# The tile shows no flying machine.
no-machine = A flight starts from a tile with a flying machine, just placed.
# The figure does not fly.
# $figure (Figure)
cannot-fly = { $figure ->
    [abbot] In this game the abbot does not fly.
   *[other] The { figure } cannot fly; only meeples do.
}
# The flight ends on another cell.
not-reached = The flight ends on the tile that the die says.
# No flight ends on such a feature.
# $kind (FeatureKind)
no-landing = { $kind ->
    [field] No flight ends in a field.
    [garden] Only an abbot may land in a garden.
   *[other] The abbot lands in monasteries and gardens only.
}
# No flight ends on what is complete.
landing-complete = No flight ends on what is complete already.
