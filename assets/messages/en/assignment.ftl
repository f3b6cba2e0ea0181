### Lists of lessons, puzzles and tasks that somebody makes for others, and their results.

# Heading at the end of the rule book.
for-teachers = For teachers and clubs
# What is below it.
for-teachers-hint = Put lessons, puzzles and tasks of your own on a list, pass it on as a link or a file, and see what everybody solved.
# Button and heading: a list is made.
make-list = Make a list
# Button and heading: the results of everybody who worked on a list.
class-results = Class results
# What to do there.
class-results-hint = Drop the result files here, all at once if you like, or paste their texts. Nothing leaves this page, and it forgets everything when you close it.
# Field: the name of the list.
list-title = Title of the list
# The title of a list without one.
list-untitled = Tasks for you
# Nothing is on the list that is being made.
list-empty = Nothing is on the list yet. Choose below.
# Button with an arrow.
# $title (text)
raise-on-list = Move “{ $title }” up
# Button with a cross.
# $title (text)
remove-from-list = Remove “{ $title }”
# Heading above all lessons and puzzles.
choose-for-list = Choose lessons and puzzles
# Heading: tasks made in the workshop.
own-tasks = Tasks of your own
# How they come onto the list.
own-tasks-hint = Make a task in the workshop and add it here, or drop task files on this page.
# Link: the list that was emptied or replaced comes back.
restore-list = Bring back the list from before
# Announced: no room is left on it.
list-full = The list is full.
# Button.
add-draft-to-list = Add the task in the workshop
# Announced.
task-added-to-list = The task is on the list.
# Announced: there is none to add.
no-task-in-workshop = There is no task in the workshop.
# Button: the link to the list.
copy-list-link = Copy link to the list
# Heading above the QR code of that link.
list-qr-label = QR code of the list
# Button.
save-list = Save list as a file
# Button: the list as learners see it.
preview-list = See it as a learner
# Button: a new list.
empty-list = Empty the list
# Heading at the end of a list, for whoever gives it on.
give-list-on = Pass this list on
# Button: to making the list.
change-list = Change this list
# The link is not whole, or too old.
list-damaged = This list cannot be read. The link may have been cut off: ask for it again.
# An entry of the list is not among the lessons.
list-entry-gone = not in this version
# Heading: what was done goes to whoever gave the list.
hand-in = Hand in your result
# How that works.
hand-in-hint = Nothing is sent automatically. Give the text or the file to whoever gave you the list.
# Field, and heading of a column.
learner-name = Name
# Button.
copy-result = Copy result
# Button.
save-result = Save result as a file
# How far somebody is with an entry.
outcome-open = not answered
outcome-missed = missed
outcome-later = solved
outcome-at-once = solved at once
# What the signs in a table mean.
outcome-signs = ✓✓ solved at the first try, ✓ solved later, ✗ missed, · not answered
# Heading of a column: how many entries are solved.
solved-sum = Solved
# Somebody who gave no name.
unnamed-learner = (no name)
# How many have handed in.
# $count (number)
learners = { $count ->
    [one] one result
   *[other] { $count } results
}
# A task of the list itself.
own-task = Custom task
# Field.
paste-results = Paste results here
# Button below it.
add-results = Add results
# Button: opens a window to choose files.
choose-results = Choose files
# Button: for a spreadsheet.
copy-results = Copy as a table
# Button.
forget-results = Clear the results
# Announced.
# $count (number)
results-taken = { $count ->
    [0] No result in this text.
    [one] One result added.
   *[other] { $count } results added.
}

# Button: lessons as a sheet for paper.
make-sheet = Print a sheet
# Button: opens the window of the browser for that.
print = Print
# Beside it.
print-hint = On paper, or as a PDF file. The answers are on a page of their own.
# At the top of the sheet, with room to write.
name-on-paper = Name:
# Heading of the page with the answers.
answers = Answers

# What happens to the only tile on a sheet.
tile-on-marked-cell = The tile is laid on the marked cell.
