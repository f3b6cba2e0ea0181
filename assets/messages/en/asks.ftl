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
# Where the messenger stands, said by itself: "messenger on 12".
# $at (text)
messenger-on = messenger { $at }
# Where the robber stands: "robber on 30".
# $space (number)
robber-on = robber on { $space }
# The robber leaves the track.
robber-goes-home = robber goes home
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
# A meeple to take back for message 8: "Take back the knight in the city".
# $figure (Figure)
# $kind (FeatureKind)
recall = Take back the { $figure ->
    [meeple] { role }
   *[other] { figure }
} { on-feature }
