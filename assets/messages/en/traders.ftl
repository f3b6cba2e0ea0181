### Words of goods, builders and pigs.

# The tile set.
set-traders = Traders & Builders
# A part of the rules.
part-goods = Goods
# What it does, in a sentence.
part-goods-hint = Completing a city with goods brings tokens; most of a kind is worth 10 points at the end.
# A part of the rules.
part-builder = Builder
# What it does, in a sentence.
part-builder-hint = Extending the feature of your builder gives you a second tile.
# A part of the rules.
part-pig = Pig
# What it does, in a sentence.
part-pig-hint = Cities at the field of your pig bring you 1 point more each.
# Where points come from, as the head of a row.
points-from-goods = Goods
# What Traders & Builders brings.
traders-hint = Goods in cities, a builder who brings second tiles, a pig that fattens in fields.

## Sentences

# The builder's feature was extended.
# $name (text)
double-turn = { $name } extends the feature of the builder: one more tile will follow.
# Tokens of goods were taken.
# $name (text)
# $goods (Goods)
# $count (number)
takes-goods = { $name } takes goods: { $count } { goods }.
# Points for most tokens of a kind of goods.
# $name (text)
# $points (number)
# $goods (Goods)
scores-goods = { $name } scores { points } for most { goods }.
# Tokens of a kind of goods, whether nobody has more, and what most of them bring at the end (TB-10).
# $goods (Goods)
# $count (number)
# $most (yes/no)
# $points (number)
goods-held = { $count } { goods } { $most ->
    [yes] (nobody has more: { points } at the end)
   *[no] (most { goods } at the end: { points })
}
# A kind of goods: "wine".
# $goods (Goods)
goods = { $goods ->
    [wine] wine
    [wheat] wheat
   *[cloth] cloth
}
# Goods in a city.
# $goods (Goods)
goods-there = { goods }
# More tokens of goods than there are.
# $goods (Goods)
position-too-many-goods = There are not so many tokens of { goods }.
