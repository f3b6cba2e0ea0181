tile-at-showing = { CAPITAL($cell) } : { $look }.
within-towards = { on-feature } { to-directions }
stands-within = { CAPITAL(-who) } { whose } { $within }.
no-tile-beside = Aucune tuile à côté.
tiles-beside = { $directions ->
    [one] Une tuile { to-directions }.
   *[other] Des tuiles { to-directions }.
}
terrain-towards = { terrain } { -towards }
free-cell-with = { CAPITAL($cell) } : libre, { $edges }.
far-cell-at = { CAPITAL($cell) } : rien, et aucune tuile à côté.
site-towards = { $cell }, { to-directions }
deploys-within = { $figure ->
    [meeple] { $name } place un { role }
    [large] { $name } place son { figure } comme { role }
   *[other] { $name } place son { figure }
}, { $cell }, { $within }.
moves = { CAPITAL(marker) } passe de la case { $from } à la { $to }.
