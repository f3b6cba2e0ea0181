### The game of the day, decks of one's own, and the puzzle of the day.

# Command and title.
daily = Game of the day
# Below the date.
daily-hint = 72 tiles, in the same order for everybody that day. Your first game counts, every other one is practice.
# Below the text of a deck of one's own.
daily-own-hint = 72 tiles, in the same order for everybody who opens your link or types the same text. Your first game counts, every other one is practice.
# Button: the tiles of today instead of others.
daily-today = Back to today
# Label: the computer to play against.
daily-opponent = Opponent
# Button: plays the same tiles once more.
daily-practise = Play again for practice
# The game was begun and is not over.
# $level (text)
daily-begun = You are in the middle of this game, and it counts. Opponent: { $level }.
# Said when the game that counts begins.
daily-counts = This game counts.
# Said when the same tiles are played again.
daily-practice = For practice: your first result stays.
# Said when the saved game that was begun cannot be found.
daily-again = The game you had begun is no longer on this device. It starts again and still counts.
# Points of the person and of the computer.
# $own (number)
# $other (number)
daily-score = { $own } : { $other }
# Below the points.
# $level (text)
daily-against = Opponent: { $level }
# What an expert reaches with the same tiles.
# $points (number)
daily-par = Par: { $points }
# What that means.
daily-par-hint = Par is what an expert reaches in your place.
# It is not known yet.
daily-par-coming = An expert is playing these tiles in your place to find the par …
# Heard in place of a picture: the points in each part of the game.
# $points (text)
daily-parts = Points in each part of the game, the last for the final scoring: { $points }
# Head of the row of days.
daily-week = Last seven days
# Heard: a day on which nothing was played.
# $date (text)
daily-not-played = { $date }: not played
# Heard: a day whose game is not over.
# $date (text)
daily-not-over = { $date }: begun
# Heard: a day whose game is over.
# $date (text)
# $points (number)
daily-played = { $date }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Head of the part in which a text is chosen.
daily-own = Your own deck
# What it is good for.
daily-own-about = Any text makes a deck: play it against others who get your link.
# Field.
daily-own-field = A text, such as “Week 48”
# Button: shows the deck of the text.
daily-own-show = Show this deck
# Button behind the puzzle of the day.
daily-puzzle-open = To the puzzle
# Verdict on the first try.
daily-puzzle-solved = Solved on the first try.
# Verdict on the first try.
daily-puzzle-missed = Not solved on the first try.
# Nothing was tried yet.
daily-puzzle-new = The first try counts.
# The puzzle of an earlier day was not tried.
daily-puzzle-past = Not tried on that day.
# The same of whoever sent a link.
daily-puzzle-sender-solved = The sender of the link solved it on the first try.
# The same of whoever sent a link.
daily-puzzle-sender-missed = The sender of the link did not solve it on the first try.
# Button at the end of a game with such a deck.
daily-result = Result
# Button: a line with the result and a link.
daily-copy = Copy result
# Button: a line with the link to this deck.
daily-copy-deck = Copy link to this deck
# The result as a line for others. “Bastide” is the name of this page.
# $deck (text) a date or the text of a deck
# $blocks (text) a picture made of letters
# $own (number)
# $other (number)
# $level (text)
daily-line = Bastide, { $deck }: { $blocks } { $own } : { $other } ({ $level })
# The same with the par.
# $line (text)
# $par (number)
daily-line-with-par = { $line }, par { $par }
# A line for others who shall play the same tiles.
# $deck (text)
daily-invitation = Bastide, { $deck }: who gets more out of the same tiles?
# The result of the puzzle as a line for others.
# $deck (text) a date
# $verdict (text) a mark that says whether it was solved
daily-puzzle-line = Bastide, puzzle of { $deck }: { $verdict }
# Instead of a result that would tell too much.
# $count (number)
daily-sender-hidden = { $count ->
    [one] The result that came with the link is
   *[other] { $count } results that came with links are
} shown when you have finished your first game.
# The link is one's own, with a result that is here already.
daily-own-link = This link is your own: it holds the result you see here.
# Name of a list of results by others.
daily-theirs = Results of others
# The name that others see beside the result.
# $name (text)
daily-signed = Your link carries your name: { $name }.
# One of the lines: the points of an expert.
daily-par-line = Par (an expert)
# Instead of a verdict that would tell too much.
daily-puzzle-hidden = The result that came with the link is shown after your first try.
# Name of a chart: a line for the person and one for somebody else, and the par once it is known; whose is which stands below.
daily-compared = Points turn by turn
# One of the lines.
daily-you = You
# One of the lines.
daily-sender = Sender
# Head of a row: after so many turns of each.
# $number (number)
daily-after-turn = After turn { $number }
# The clock of the device says an earlier day than was played.
# $today (text)
# $last (text)
daily-clock-back = This device says that today is { $today }, but the game of { $last } was begun here. Nothing is lost and nothing counts twice: each date keeps its own game.
