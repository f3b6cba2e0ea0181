start-cell = le départ
steps-towards = { $steps } { -towards }
edge-showing = { -towards } { terrain }
fits = { $ways ->
    [0] La tuile ne s’ajuste pas ici.
    [1] La tuile s’ajuste dans un seul sens.
   *[other] La tuile s’ajuste dans { $ways } sens.
}
standing = { $figure ->
    [meeple] { role }
    [large] { figure } ({ role })
   *[other] { figure }
} { whose }
to-directions = { $directions }
direction = { $compass ->
    [east] à l’est
    [west] à l’ouest
    [north] au nord
    [north-east] au nord-est
    [south-east] au sud-est
    [south] au sud
    [south-west] au sud-ouest
   *[north-west] au nord-ouest
}
# "au nord", "à l’est".
-towards = { $side ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
}
