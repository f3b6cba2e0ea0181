between-clauses = {"; "}

nobodys-feature = { feature }
your-feature = { $kind ->
    [monastery] dein { feature-name }
    [garden] dein { feature-name }
   *[other] deine { feature-name }
}
shared-feature = { -the-feature } von dir{ $names ->
    [one] {" und "}
   *[other] {", "}
}{ $names }
feature-of = { -the-feature } von { $names }
free-state = { $what }, { $facts }
held-state = { $what }, { $facts }, jetzt { points }

touched = { $completes ->
    [yes] { $kind ->
        [road] { $what } wird mit { tiles } abgeschlossen
        [city] { $what } wird mit { tiles } abgeschlossen
        [field] { $what } wird erweitert
       *[other] { $what } wird abgeschlossen
    }
   *[no] { $kind ->
        [road] { $what } mit { tiles } wird verlängert
        [city] { $what } mit { tiles } wird erweitert
        [field] { $what } wird erweitert
       *[other] { $what } kommt auf { $tiles } von 9
    }
}
fitting-cell = { $cell }: { $ways ->
    [1] passt,
   *[other] passt auf { $ways } Arten,
} { $quarters ->
    [0] so wie es liegt
    [1] um ein Viertel nach rechts gedreht
    [2] auf den Kopf gestellt
   *[other] um ein Viertel nach links gedreht
}
choice-touching = { $choice }; { $touched }

part-towards = { feature-name } { to-directions }
part-around = { $kind ->
    [road] { feature-name } auf allen Seiten
    [city] { feature-name } auf allen Seiten
   *[other] { feature-name }
}
part-with = { $piece } mit { $extras }
only-field = nur Wiese
to-place-showing = Zu legen: { $look }. Das passt auf { $places ->
    [one] { $places } Feld
   *[other] { $places } Felder
}.
hand-held = Du hast { tiles } auf der Hand, zu wählen mit den Tasten 1 { $tiles ->
    [2] und
   *[other] bis
} { $tiles }; gewählt ist Plättchen { $number }.
to-lay-showing = Zu legen, so wie es { $cell } läge: { $look }.
turned-to = { CAPITAL($edges) }.
turned-to-fit = { CAPITAL($edges) }. { $ways ->
    [1] Es passt hier nur so.
   *[other] So passt es hier, auf eine von { $ways } Arten.
}
places-at-showing = { $name } legt ein Plättchen ({ $cell }): { $look }.
places-on = { $name } legt ein Plättchen auf { $cell }.
placed-last-showing = Zuletzt gelegt, { $cell }: { $look }.
tiles-kept-showing = Du behältst { tiles }: { $looks }.
nothing-in-hand = Du hast kein Plättchen auf der Hand.

scored-for = { $scored }: { $lines }.
taken-back = Zurückgenommen.
no-meeple-left = Es ist kein Meeple mehr zum Setzen da.
figure-places = { $places ->
    [one] { $places } Platz
   *[other] { $places } Plätze
} für eine Figur, oder passen.
or-skip = { $other }, oder passen.
meanwhile = Inzwischen: { $told }

figure-at = { CAPITAL(-who) } { $site }: { $state }.
no-figure-stands = Du hast keine Figur auf dem Tisch. Im Vorrat: { $left }.
figures-stand = { $count ->
    [one] { $count } Figur
   *[other] { $count } Figuren
} auf dem Tisch. { $stands } Im Vorrat: { $left }.
open-at = { CAPITAL($site) }: { $state }.
more-open = { $more ->
    [one] Und { $more } weiteres, in dem niemand steht.
   *[other] Und { $more } weitere, in denen niemand steht.
}
nothing-open = Kein Gebiet ist offen.
held-told = { CAPITAL($features) }.
nothing-held = Dort steht noch niemand.

no-tile-to-come = Es ist kein Plättchen mehr übrig
unseen-in-stack = { $count } im Stapel
unseen-in-hands = { $count } verdeckt auf der Hand
unseen-in-places = { tiles } noch nicht gesehen: { $places }
to-come-with = { $unseen }. Mit Stadt: { $cities }; mit Wappen: { $shields }; mit Straße: { $roads }; mit Kloster: { $monasteries }.
standing-of = { $name }: { points }
gain-of = { points } für { $name }
gains-at-end-of = Die Schlusswertung bringt { $gains }.
where-scores-are = Der Knopf „{ scores }“ öffnet die Punktetabelle.

# Who stands there, by what a meeple is called: "Ritter", "Baumeister".
-who = { $figure ->
    [meeple] { -role }
   *[other] { -figure }
}
