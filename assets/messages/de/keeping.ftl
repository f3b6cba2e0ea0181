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
broken-save = Eine gespeicherte Partie ließ sich nicht lesen. { $why }
left-out = Die Seite ist ohne die letzte Partie ({ $game }) gestartet, denn sie ließ sich nicht öffnen. Sie steht noch in der Liste der gespeicherten Partien; dort kannst du sie exportieren oder noch einmal öffnen.
broken-import = Diese Partie ließ sich nicht öffnen. { $why }
games-added = { $games ->
    [0] Es kam keine Partie zu den gespeicherten hinzu.
    [one] { $games } Partie kam zu den gespeicherten hinzu.
   *[other] { $games } Partien kamen zu den gespeicherten hinzu.
}
games-known = { $games ->
    [one] { $games } Partie war schon da.
   *[other] { $games } Partien waren schon da.
}
games-unreadable = { $games ->
    [one] { $games } davon lässt sich hier nicht lesen; der Text bleibt erhalten.
   *[other] { $games } davon lassen sich hier nicht lesen; der Text bleibt erhalten.
}
games-missing = Die Datei war abgeschnitten: { $games ->
    [one] { $games } Partie fehlt.
   *[other] { $games } Partien fehlen.
}
games-back = { $games ->
    [one] Dein Browser hatte eine gespeicherte Partie verloren. Eine Kopie hat sie zurückgebracht.
   *[other] Dein Browser hatte { $games } gespeicherte Partien verloren. Kopien haben sie zurückgebracht.
}
games-gone = { $games ->
    [one] Dein Browser hat eine gespeicherte Partie verloren, von der es keine Kopie gibt.
   *[other] Dein Browser hat { $games } gespeicherte Partien verloren, von denen es keine Kopien gibt.
}
games-withheld = { $games ->
    [one] { $games } Partie fehlt
   *[other] { $games } Partien fehlen
} in der Datei: In einer solchen Partie haben mehrere Personen geheime Plättchen oder Karten. Ihr Text bleibt hier, bis eine von ihnen sie öffnet und die eigene Hand ansieht oder sie zu Ende ist.

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
