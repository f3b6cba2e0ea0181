### Courses: what a box adds, and its lessons one after another.

# Heading: the courses.
courses = A course for each box
# What they are.
courses-hint = What a box adds, its worked examples in the order of the rules, and what becomes of it with other boxes.
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
course-fields = Farmers lie in the fields until the end and are paid for the completed cities around them. Which cities, and who is paid?
# What is new with this: river.
course-river = The game begins with a river that is laid first, from its source to its end, without turning back on itself.
# What is new with this: abbot.
course-abbot = The abbot takes monasteries and gardens, and may come home before they are complete, for the points they have by then.
# What is new with this: inns.
course-inns = Inns and cathedrals make roads and cities worth more, or nothing if they stay unfinished. The large meeple counts as two.
# What is new with this: traders.
course-traders = Whoever completes a city takes its goods, the builder gives a second tile, and the pig makes your farmers richer.
# What is new with this: flying.
course-flying = A meeple may take off from a flying machine and land some tiles away, in features that are occupied too. A die says how far.
# What is new with this: messengers.
course-messengers = A second figure runs on the score track. Where one of the two stops on a dark space, a message is read: a small task or 2 points.
# What is new with this: ferries.
course-ferries = A ferry joins two of the roads that end at a lake, and later turns may move it.
# What is new with this: gold.
course-gold = Ingots come onto the tiles and go to whoever scores the feature they lie in. The more of them, the more each is worth.
# What is new with this: mage.
course-mage = The mage adds points to the road or city where she stands, the witch halves them. Both wander during the game.
# What is new with this: robbers.
course-robbers = A robber waits on the score track and takes half of what the next one who leaves his space scores.
# What is new with this: crop.
course-crop = Whoever lays a crop circle decides for all: everybody may add a second meeple beside one of theirs, or everybody takes one back.
# What is new with this: hills.
course-hills = Hills break ties, vineyards make monasteries richer, and shepherds gather sheep until they guide them home or a wolf comes.
# What is new with this: winter.
course-winter = The same game in the snow: the animals mean nothing, and a city of two tiles counts in full.
# What is new with this: gingerbread.
course-gingerbread = The gingerbread man goes from city to city. When he leaves or his city is scored, everybody with knights there is paid.
# What is new with this: cards.
course-cards = The card game has four rows instead of a map, and jokers. Who scores what when a row is scored?
