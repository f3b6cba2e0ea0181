### Sentences of the log.

# A seat begins.
# $name (text)
begins = { $name } begins.
# A further part of the turn begins.
# $name (text)
plays-on = { $name } plays one more tile.
# A tile was drawn, openly or into a secret hand.
# $name (text)
# $hidden (yes/no)
draws = { $hidden ->
    [yes] { $name } draws a secret tile.
   *[no] { $name } draws a tile.
}
# The tile drawn fits nowhere.
# $name (text)
tile-unplaceable = { whose } tile fits nowhere and leaves the game.
# Nothing in the hand fits, so everybody sees it.
# $name (text)
shows-hand = { $name } shows the hand: nothing in it fits.
# A tile of the hand was given up.
# $name (text)
tile-discarded = { $name } gives up a tile, because none in hand fits.
# While a computer plays: "Ana places a tile."
# $name (text)
places-a-tile = { $name } places a tile.
# A tile was placed: "Ana places a tile: city to the north; road to the south."
# $name (text)
# $look (text) what is on the tile
places-tile-showing = { $name } places a tile: { $look }.
# A figure was put on a feature.
# $name (text)
# $figure (Figure)
# $kind (FeatureKind)
deploys = { $figure ->
    [meeple] { $name } places a { role }.
    [large] { $name } places the large meeple as a { role }.
   *[other] { $name } places the { figure } { on-feature }.
}
# An optional step was left out.
# $name (text)
passes = { $name } passes.
# A feature is complete.
# $kind (FeatureKind)
completed = { CAPITAL(feature) } is complete.
# A feature is complete and nobody stands on it.
# $kind (FeatureKind)
completed-empty = { CAPITAL(feature) } is complete, but nobody stands on it.
# Points for a feature; complete says whether it was.
# $name (text)
# $points (number)
# $kind (FeatureKind)
# $complete (yes/no)
scores-feature = { $name } scores { points } for { $complete ->
    [yes] { feature }
   *[no] { $kind ->
        [field] { feature }
       *[other] an unfinished { feature-name }
    }
}.
# A figure went back to its owner.
# $name (text)
# $figure (Figure)
takes-home = { $figure ->
    [meeple] { $name } takes a meeple back.
   *[other] { $name } takes the { figure } back.
}
# A turn was confirmed.
# $name (text)
ends-turn = { $name } ends the turn.
# Final scoring begins.
final-scoring = The last turn is over: final scoring.
# Somebody won, or several share the victory.
# $names (list)
wins = { $names } { $names ->
    [one] wins
   *[other] share the victory
}.
