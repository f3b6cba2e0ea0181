### What people say and the rules do not.

# Groups, with a bar between them: what people type, an equals sign, and the words of the rules for it. A language needs
# groups of its own, not these. Capitals and accents are no difference, and a plural in -s need not be listed.
same-words =
    who wins, winner, winning = win the game, win together |
    cloister, abbey, convent, church = monastery |
    follower, pawn, man, men, figure, guy = meeple |
    big meeple, big follower, large follower, double meeple = large meeple |
    robber, bandit, brigand, thief, thieves = highwayman, robber |
    knight = knight, meeple city | highwayman = highwayman, meeple road |
    priest = monk | peasant, peasants = farmer |
    farm, meadow, grass, pasture = field |
    castle, town = city | street, path = road |
    pennant, coat of arms, crest, banner = shield |
    endgame, game end, game over = end game |
    tavern, lake = inn | church, dome = cathedral |
    pile, bag = stack | neutral = gingerbread, mage |
    draw = draw, drawn | tie, ties = tie, as many
