remarks = Kommentar
remark-place = Markiert: { $place }.
remark-feature = { $kind ->
    [road] Markierte Straße: { $place }.
    [city] Markierte Stadt: { $place }.
    [monastery] Markiertes Kloster: { $place }.
    [garden] Markierter Garten: { $place }.
   *[field] Markierte Wiese: { $place }.
}
remark-arrow = Pfeil. Hier beginnt er: { $from }. Hierhin zeigt er: { $to }.
remark-label = „{ $label }“ steht hier: { $cell }.
remark-in = { $ink ->
    [red] Rot. { $remark }
    [yellow] Gelb. { $remark }
    [green] Grün. { $remark }
    [blue] Blau. { $remark }
   *[plain] { $remark }
}
