### What people say and the rules do not.

# Groups, with a bar between them: what people type, an equals sign, and the words of the rules for it. A language needs
# groups of its own, not these. A word that the rules use as well stands on both sides.
# Capitals, accents and endings are no difference.
same-words =
    who wins, winner, winning = win the game, win together | cloister, abbey, convent, church = monastery |
    follower, pawn, man, men, guy = meeple | figure = figure, meeple | gingerbread man = gingerbread |
    big meeple, big follower, large follower, double meeple = large meeple |
    robber, bandit, brigand, thief, thieves = highwayman, robber | knight = knight, meeple city |
    highwayman = highwayman, meeple road | priest = monk | peasant = farmer | farm, meadow, grass, pasture = field |
    castle, town, city, cities = city, cities | street, path = road | pennant, flag, coat of arms, crest, banner = shield |
    endgame, game end, game over = end game | tavern, pub, hotel = inn | dome = cathedral |
    pile, bag, deck = pile, stack | draw = draw, drawn |
    tie, tied, equal = tie, tied, as many | rotate, turn a tile, turn tiles, spin = rotation, moved or turned |
    doesn't fit, does not fit, not fit = fits nowhere | discard, throw away = leaves game, put away |
    adjacent, next to, neighbour, diagonal = touch corner, diagonal, touch another | match = match, go on |
    starting tile = start tile | who starts, who goes first, first player, starting player = who begins |
    how many players, number of players = edition seats players, editions players |
    how many tiles, number of tiles = 72 tiles | how many meeples, number of meeples = 8 meeples | color = colour |
    order of a turn, phases, sequence = steps order | skip, pass = rather not | undo = revealed taken back |
    share points, split points = tie points | lap = space 0 round, passes space 0 |
    loop, ring road, roundabout = ring | crossroad, junction, intersection = village ends, crossing |
    points for farmers, farmer points, farm points = end field gives points |
    money, coin, cash = ingot score, ingot put, kind score, goods tokens | grain = wheat |
    extra turn, double turn, two turns = second tile, whole second | dice = die |
    plane, airplane, aeroplane = flight, flying machine | boat, ship = ferry | wizard, magician, sorcerer = mage |
    letter, mail = message | corn circle = crop circle

# The endings of words that make no difference in a search: before the bar those that may leave three letters of a word, behind
# it those that leave more.
word-endings = s | es ed ied ies y ing ings ion ions ical er ers e
