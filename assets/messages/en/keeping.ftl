### Sentences about games that are kept.

# A time of the day: "14:05".
# $hour (number)
# $minute (text) two digits
clock = { $hour }:{ $minute }
# A game saved today: "today, 14:05".
# $hour (number)
# $minute (text) two digits
saved-today = today, { clock }
# A game saved this year: "3 March, 14:05".
# $day (number)
# $month (number)
# $hour (number)
# $minute (text) two digits
saved-this-year = { $day } { -month }, { clock }
# A game saved earlier: "3 March 2025".
# $day (number)
# $month (number)
# $year (number)
saved-earlier = { $day } { -month } { $year }
# What a button does, and to what: "Delete: Ana and Ben".
# $what (text)
# $whose (text)
about = { $what }: { $whose }
# A button for the rest of the list: "Show 12 more".
# $count (number)
show-more = Show { $count } more
# In the place of a game that was deleted.
# $title (text)
deleted = Deleted: { $title }
# A saved game could not be read; a sentence says why.
# $why (text)
broken-save = A saved game could not be read. { $why }
# The page began without a game; it is said who plays it.
# $game (text)
left-out = The last game ({ $game }) did not open, so the page started without it. It is still in the list of saved games, where you can export it or try again.
# A file or a pasted text could not be read; a sentence says why.
# $why (text)
broken-import = This game could not be opened. { $why }
# So many games are saved now that were not before.
# $games (number)
games-added = { $games ->
    [0] No game was added to the saved games.
    [one] { $games } game was added to the saved games.
   *[other] { $games } games were added to the saved games.
}
# So many were saved here already, word for word.
# $games (number)
games-known = { $games ->
    [one] { $games } game was here already.
   *[other] { $games } games were here already.
}
# So many of those added cannot be read.
# $games (number)
games-unreadable = { $games } of them cannot be read here; the text is kept.
# So many are missing because the text was cut.
# $games (number)
games-missing = The file was cut: { $games ->
    [one] { $games } game is missing.
   *[other] { $games } games are missing.
}
# The browser had lost so many saved games; a second place still had them.
# $games (number)
games-back = { $games ->
    [one] Your browser had lost a saved game. It is back, from a copy.
   *[other] Your browser had lost { $games } saved games. They are back, from copies.
}
# The browser has lost so many saved games for good.
# $games (number)
games-gone = { $games ->
    [one] Your browser has lost a saved game, and there is no copy of it.
   *[other] Your browser has lost { $games } saved games, and there are no copies of them.
}
# Of all saved games so many were left out of the file, because several persons have secret hands in them.
# $games (number)
games-withheld = { $games ->
    [one] { $games } game was
   *[other] { $games } games were
} left out of the file: several people have secret hands in such a game. It stays here until one of them opens it and looks at their hand, or until it is over.

-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
}
