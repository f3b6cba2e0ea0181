start-cell = am Start
steps-towards = { $steps } { $side ->
    [north] nördlich
    [east] östlich
    [south] südlich
   *[west] westlich
}
edge-showing = im { side } { terrain }
fits = { $ways ->
    [0] Das Plättchen passt nicht.
    [1] Das Plättchen passt auf eine Art.
   *[other] Das Plättchen passt auf { $ways } Arten.
}
standing = { $figure ->
    [meeple] { role } { whose }
    [large] { figure } { whose } ({ role })
   *[other] { figure } { whose }
}
to-directions = im { $directions }
direction = { compass }
