### Courses: what a box adds, and its lessons one after another.

# Heading: the courses.
courses = A course for each box
# What they are.
courses-hint = What a box adds, examples for its rules, and how it works together with other boxes.
# How many lessons of a course were done.
# $done (number)
# $count (number)
course-progress = { $done } of { $count } done
# Heading in a course: lessons in which other boxes are played too.
course-with-others = With other boxes
# Button in a course: to the chapter of the rules.
course-rules = All its rules
# What is new with this: base.
course-base = Tiles, meeples and what they score: the cases that people argue about, one board each.
# What is new with this: fields.
course-fields = Farmers lie in the fields until the end and score for the completed cities around them. Which cities, and who scores?
# What is new with this: river.
course-river = The game begins with a river, laid from its spring to its lake. It may not turn back on itself.
# What is new with this: abbot.
course-abbot = The abbot goes to monasteries and gardens. You may take him back early, for the points they have by then.
# What is new with this: inns.
course-inns = Inns and cathedrals make roads and cities worth more, or nothing if they stay unfinished. The large meeple counts as two.
# What is new with this: traders.
course-traders = Whoever completes a city takes its goods, the builder gives a second tile, and the pig makes your farmers richer.
# What is new with this: flying.
course-flying = A meeple may take off from a flying machine and land some tiles away, even where others stand. A die says how far.
# What is new with this: messengers.
course-messengers = A second figure runs on the score track. When one of the two stops on a dark space, you get a message: a small task or 2 points.
# What is new with this: ferries.
course-ferries = A ferry joins two of the roads that end at a lake, and later turns may move it.
# What is new with this: gold.
course-gold = Ingots lie on tiles and go to whoever scores the feature. The more you have, the more each is worth.
# What is new with this: mage.
course-mage = The mage adds points to the road or city where she stands, the witch halves them. Both wander during the game.
# What is new with this: robbers.
course-robbers = A robber waits on the score track. He takes half the points of the next figure that leaves his space.
# What is new with this: crop.
course-crop = Whoever lays a crop circle decides for all: everybody may add a meeple, or everybody takes one back.
# What is new with this: hills.
course-hills = Hills break ties, vineyards make monasteries richer, and shepherds gather sheep until they guide them home or a wolf comes.
# What is new with this: winter.
course-winter = The same game in the snow: the animals mean nothing, and a city of two tiles counts in full.
# What is new with this: gingerbread.
course-gingerbread = The gingerbread man goes from city to city. When he leaves or his city is scored, everybody with knights there scores.
# What is new with this: cards.
course-cards = The card game has four rows instead of a map, and jokers. Who scores what when a row is scored?
