set-ferries = Die Fähren
part-ferries = Fähren
part-ferries-hint = Eine Fähre verbindet zwei Straßen an einem See; wer die Straße verlängert, darf sie drehen.
ask-ferry = Lege die Fähre zwischen zwei Straßen des Sees.
ask-turn-ferry = Drehe eine Fähre am Ende deiner Straße oder passe.
tip-ferry = Eine Fähre verbindet zwei Straßen an einem See. Wer eine davon verlängert, darf sie drehen.

lays-ferry = { $name } legt eine Fähre.
turns-ferry = { $name } dreht eine Fähre.
ferry-between = Fähre von { $from } nach { $to }
turn-ferry-between = Fähre drehen: { $from } – { $to }
two-quays = Eine Fähre verbindet zwei verschiedene Anleger ihres Sees.
no-ferry-there = Dort liegt keine Fähre.
ferry-not-reached = Nur die erste Fähre an einer Straße des eben gelegten Plättchens darf gedreht werden.
ferry-turned = Diese Fähre wurde in diesem Zug schon gedreht.
same-quays = Die Fähre verbindet diese Anleger schon; passe, um sie so zu lassen.
