### What a player is asked.

# A button for a feature to score next: "Score the city".
# $kind (FeatureKind)
score-next = Score the { feature-name }
# Where a figure stands on the score track; far says that it went round, and with how many points: "on 12 (62 points)".
# $space (number)
# $points (number)
# $far (yes/no)
on-space = on { $space }{ $far ->
    [yes] {" "}({ points })
   *[no] {""}
}
# The figures of a player on the score track, where the first one stands coming first.
# $name (text)
# $space (number)
# $points (number)
# $far (yes/no)
# $more (text) the others, each after a comma
on-track-listed = { $name } on space { $space }{ $far ->
    [yes] {" "}({ points })
   *[no] {""}
}{ $more }
