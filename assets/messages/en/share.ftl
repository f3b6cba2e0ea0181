### Words of what leaves the page, and of links that come in.

# Button and title: gives the game to somebody else.
share = Share
# Above what is shared.
share-what = What you share
# The game as it stands.
share-game = This game as it stands
# What a link to it holds, in a sentence.
share-game-hint = Whoever opens the link sees the game with all its turns, and can play on from here.
# The same game from the beginning.
share-deck = The same deck
# What a link to it holds, in a sentence.
share-deck-hint = Whoever opens the link plays by the same rules with the same tiles in the same order, from the beginning.
# Name of the field with the link.
link = Link
# Button: copies the link.
copy-link = Copy the link
# Said when it is copied.
link-copied = The link is copied.
# Button: the system's own way to share.
share-by-system = Share…
# Button: a mail with the link.
share-by-mail = Mail
# Button: shows what can be chosen for a picture of the game.
picture = As a picture
# Above the kinds of files a picture can be.
picture-format = File
# What is good about pixels.
picture-png-hint = For chats and sites. The game is in it: drop the picture on this page to open it.
# What is good about shapes.
picture-svg-hint = Sharp at any size. The game is in it: drop the picture on this page to open it.
# Above the widths of a picture.
picture-width = Width
# Whether the points stand in a picture.
picture-scores = Names and points
# Button: saves a picture that carries the game.
save-picture = Save the picture
# The browser could not paint a picture.
picture-failed = This browser could not paint the picture. Choose a smaller one, or SVG.
# Subject of a mail.
mail-subject = A game of Bastide
# What a QR code shows, for screen readers.
qr-label = QR code of the link
# Under the QR code.
qr-hint = Point the camera of a phone at it.
# The address of a page that lies on this device opens nowhere else.
link-from-disk = This link is for people who have this page too: they paste it under “Open a game”.
# What goes to others from such a page instead.
send-from-disk = This page lies on your device, where no link leads. As one file it opens anywhere, with this game inside.
# There is no QR code for so long a link.
no-qr = This game is too long for a QR code.
# A link brought a setup.
deck-received = The link brought a setup: start, and you play with the same deck.
# A link came while a game runs.
link-offered = This link holds another game. The one on the screen stays in your saved games.
# The address holds the game on the screen, as it went on.
link-further = This link holds the game on the screen, further on.
# The address holds the game on the screen, as it was before.
link-earlier = This link holds an earlier state of the game on the screen, which stays in your saved games.
# A picture was dropped on the page.
no-game-in-picture = This picture holds no game: many sites and programs take it out. Open the link that is printed on it, or ask for the original file.
# Button: opens its game.
open-link = Open the link
# A link carries no game.
link-empty = This link carries no game.
# A link was cut.
link-cut = The end of this link is missing: it was cut on the way. Ask for it again, or for the game as a file.
# A link was changed.
link-altered = This link was changed on the way and can no longer be read. Ask for it again.
# A link is of a newer version.
link-newer = This link was made by a newer Bastide. Load the newest page to open it.
# A link is too long.
link-too-long = This link is too long for a game.
# The game of a link has become another one here.
link-other-outcome = This game was played by other rules than this page knows. It may have turned out differently here.

## A game by link.

# Name of the choice where those sit who play.
venue-label = Where you play
# All of them at one screen.
venue-one-screen = On one screen
# Each at a device of their own.
venue-by-link = By link
# How one plays by link.
venue-by-link-hint = Everybody plays on their own device. After your turn you send a link, and whoever opens it goes on.
# In a chat: each at a device of their own, by the chat.
venue-chat = In this chat
# How one plays in a chat.
venue-chat-hint = Everybody plays on their own device. Your turns go to the chat by themselves, and whoever opens the game there sees them.
# Before the persons of whom one sits here.
your-seat = Your seat
# What a game by link is called.
game-by-link = A game by link
# What a game in a chat is called.
game-in-chat = A game in this chat
# A turn that can still be taken back goes to the chat soon.
turn-goes-out = Your turn goes to the chat in a moment.
# Button: it goes at once.
send-turn-now = Send it now
# In the chat another game goes on.
chat-game = Another game goes on in this chat. The one on the screen stays in your saved games.
# Button: shows that one.
open-chat-game = Show that game
# A turn was played in two ways, and everybody goes on with the one that is shown now.
chat-decided = A turn was played in two ways at the same time: everybody in the chat goes on with this one.
# Asks whoever opens a game by link for the first time.
which-seat = Which seat is yours?
# A seat among those to choose from that somebody else in the chat has.
# $name (text)
seat-of-another = { $name } (taken)
# Beside the name of a player: somebody else's.
at-another-device = on another device
# Said when another seat is at this device.
seat-taken = This seat is yours now.
# In the dialog of a seat: it is at this device.
seat-is-here = This seat is yours, on this device.
# In the dialog of a seat: a computer plays there.
seat-of-computer = The computer plays here, on the device of whoever had the turn before.
# Button in the dialog of a seat: from now on it is at this device.
sit-here = This seat is mine
# What a link with a turn is for, where one chooses what to share.
share-turn = The turn, for whoever is next
# What that means, in a sentence.
share-turn-hint = Whoever opens the link sees what happened and goes on; your game goes on with the link that comes back.
# Button: writes the page with the game inside to a file.
save-file = Save the file
# Before the link of a turn is made that can still be taken back.
link-ends-turn = Once its link is made, your turn can no longer be taken back.
# Button: makes it.
make-link = Make the link
# Button: a QR code, a mail.
other-ways = QR code, mail
# The game is over, and the others do not know that yet.
send-end = The others do not know the end yet: send it to them.
# Nothing can be taken back that others may have.
given-to-others = The others may have this turn already: it cannot be taken back.
# While what came by a link is shown.
catching-up = What has happened since
# A link brings a turn that is here already; whose turn it is follows.
turn-known = You have this already.
# A link brings a game that has gone on here; whose turn it is follows.
turn-older = This is older than your game, which stays as it is.
# A link brings another turn than the one that was played here.
played-twice = A turn was played in two ways: here, and on another device. Which one do you keep? The other one stays in your saved games.
# Button: the turn that was played here stays.
keep-here = The one here
# Button: the turn of the link comes to the screen.
take-other = The other one
# In the list of saved games: a game by link.
by-link = by link
# In the list of saved games: a game in a chat.
by-chat = by chat

# Somebody at another device has the turn: "Send Ana the link, and Ana goes on."
# $name (text)
send-link-to = Send { $name } the link, and { $name } goes on.
# The same while the turn can be taken back: "Send Ana the link: then your turn stands, and Ana goes on."
# $name (text)
send-turn-to = Send { $name } the link: then your turn stands, and { $name } goes on.
# The same where no link leads to the page.
# $name (text)
# $open (yes/no) whether the turn can still be taken back
send-file-to = Send { $name } this page as one file, or the game as text{ $open ->
    [yes] {""}: then your turn stands.
   *[no] {""}.
}
# A turn was sent, and its answer is to come.
# $name (text)
awaits-link-of = The link is made. Open the one that { $name } sends back: the game goes on here.
# The same where no link leads to the page.
# $name (text)
awaits-file-of = Open the file that { $name } sends back, or drop it here: the game goes on.
# A turn is in the chat, and its answer is to come.
# $name (text)
awaits-turn-of = Your turn is in the chat. As soon as { $name } has played, the game goes on here by itself.
# In the list of saved games: "by link, your turn".
# $way (text)
your-turn-by = { $way }, your turn
# In the list of saved games: "by link, Ana’s turn".
# $way (text)
# $name (text)
turn-by = { $way }, { turn-of }
