clock = { $hour }:{ $minute } Uhr
saved-today = heute, { clock }
saved-this-year = { $day }. { -month }, { clock }
saved-earlier = { $day }. { -month } { $year }
about = { $what }: { $whose }
show-more = { $count ->
    [one] { $count } weiteres zeigen
   *[other] { $count } weitere zeigen
}
deleted = Gelöscht: { $title }
broken-save = Ein gespeichertes Spiel ließ sich nicht lesen. { $why }
left-out = Die Seite ist ohne das letzte Spiel ({ $game }) gestartet, denn es ließ sich nicht öffnen. Es steht noch in der Liste der gespeicherten Spiele; dort kannst du es exportieren oder es noch einmal versuchen.
broken-import = Dieses Spiel ließ sich nicht öffnen. { $why }
games-added = { $games ->
    [0] Es kam kein Spiel zu den gespeicherten hinzu.
    [one] { $games } Spiel kam zu den gespeicherten hinzu.
   *[other] { $games } Spiele kamen zu den gespeicherten hinzu.
}
games-known = { $games ->
    [one] { $games } Spiel war schon da.
   *[other] { $games } Spiele waren schon da.
}
games-unreadable = { $games ->
    [one] { $games } davon lässt sich hier nicht lesen; der Text bleibt erhalten.
   *[other] { $games } davon lassen sich hier nicht lesen; der Text bleibt erhalten.
}
games-missing = Die Datei war abgeschnitten: { $games ->
    [one] { $games } Spiel fehlt.
   *[other] { $games } Spiele fehlen.
}
games-back = { $games ->
    [one] Dein Browser hatte ein gespeichertes Spiel verloren. Eine Kopie hat es zurückgebracht.
   *[other] Dein Browser hatte { $games } gespeicherte Spiele verloren. Kopien haben sie zurückgebracht.
}
games-gone = { $games ->
    [one] Dein Browser hat ein gespeichertes Spiel verloren, von dem es keine Kopie gibt.
   *[other] Dein Browser hat { $games } gespeicherte Spiele verloren, von denen es keine Kopien gibt.
}
games-withheld = { $games ->
    [one] { $games } Spiel fehlt
   *[other] { $games } Spiele fehlen
} in der Datei: In einem solchen Spiel haben mehrere Personen geheime Plättchen oder Karten. Sein Text bleibt hier, bis eine von ihnen es öffnet und die eigene Hand ansieht oder bis es zu Ende ist.

-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[other] Dezember
}
