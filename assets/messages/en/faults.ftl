### What may be wrong with the text of a game. Each is a sentence.

# A sentence with the line it is about: "Line 12: this is no cell."
# $line (number)
# $sentence (text)
on-line = Line { $line }: { $sentence }
# It does not begin like the text of a game.
not-a-game = This is not the text of a game: it does not begin with “bastide 1”.
# It was written for another version.
# $version (number)
other-version = It was written for version { $version }, which is not known here.
# It is the text of this game, where the other one is read.
# $kind (Kind)
other-game = This is the text of a { $kind ->
    [tiles] tile game
   *[cards] card game
}, which cannot be opened here.
# A text, or a file, is larger than any game can be.
text-too-long = The text is longer than that of any game.
# It has more lines than any game needs.
too-many-lines = The text has too many lines for a game.
# It has more comments and marks than fit into a record, or more of them in one place than anybody reads.
too-many-notes = There are too many comments and marks.
# A board is to show a task, and its record sets none.
no-task-set = A line “task” is missing, and below it at least one goal: “goal complete city”.
# What a line that begins with this word says was said before.
# $word (text)
said-before = “{ $word }” was said before.
# A save was cut after so many decisions.
# $decisions (number)
save-cut = The text of this game was cut off after decision { $decisions }. To open it as far as that, take the word “save” out of its first line.
# A line that begins with a word stands after one that begins with a later one.
# $word (text)
# $later (text)
said-too-late = “{ $word }” comes too late: it stands before “{ $later }”.
# A cell farther from the middle than so many rows or columns.
# $word (text)
# $most (number)
cell-out-of-reach = “{ $word }” is too far away: a cell is at most { $most } from the middle.
# A word that means nothing there.
# $word (text)
unknown-word = “{ $word }” means nothing here.
# A value that an option, by its name in records, does not have; and those it has.
# $word (text)
# $option (text)
# $values (text)
unknown-value = “{ $word }” is no value of “{ $option }”, which may be: { $values }.
# Something is missing at the end of the line.
line-too-short = Something is missing at the end.
# Something is left over at the end of the line.
# $word (text)
line-too-long = “{ $word }” is too much.
# Not a number, or out of range.
# $word (text)
not-a-number = “{ $word }” is not a number that fits here.
# There is no such tile.
# $word (text)
no-such-tile = There is no tile “{ $word }”.
# Not a cell.
# $word (text)
not-a-cell = “{ $word }” is not a cell, like 1,-2.
# No tile lies there.
# $cell (text)
no-tile-there = No tile lies on { $cell }.
# The tile has no such part.
# $word (text)
no-such-part = The tile has no “{ $word }”.
# The tile has several such parts.
# $word (text)
several-parts = More than one part of the tile is a “{ $word }”.
