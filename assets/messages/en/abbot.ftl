### Words of abbots and gardens.

# A part of the rules.
part-abbot = Abbot and gardens
# What it does, in a sentence.
part-abbot-hint = The abbot tends gardens; called home early, he scores what is there.
# Option: the abbot may fly.
abbot-flies-label = The abbot may fly
# What it means that he may.
abbot-flies-hint = He lands on monasteries and gardens that are not complete.

## Sentences

# The abbot's place is complete.
scored-anyway = The abbot’s place is complete: it is scored now and he comes home anyway.
# A button for calling the abbot home: "Take the abbot back: 6 points".
# $points (number)
abbot-home = Take the abbot back: { points }
