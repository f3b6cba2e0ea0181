### Words of crop circles.

# The tile set.
set-crop = The Crop Circles
# A part of the rules.
part-crop-circles = Crop circles
# What it does, in a sentence.
part-crop-circles-hint = Everybody adds a meeple beside one of theirs, or everybody takes one back.
# What to do now, in a sentence.
ask-circle = Crop circle: may everybody add a meeple (+1), or does everybody take one back (−1)?
# What to do now, in a sentence.
ask-circle-add = Add a meeple beside one of yours, or skip.
# What to do now, in a sentence.
ask-circle-remove = Choose the meeple that goes back to your supply.
# Label: whether a meeple must be added by a crop circle.
crop-add-label = Adding a meeple by a crop circle
# What adding is.
crop-add-hint = Whether those who can add a meeple have to.
# Tip: a crop circle.
tip-circle = At a crop circle everybody in turn adds a meeple beside one of theirs, or everybody takes one back.

## Sentences

# What everybody does at a crop circle was chosen.
# $name (text)
# $circle (Circle)
chooses-circle = { $name } chooses: { $circle ->
    [add] everybody may add a meeple beside one of their own.
   *[remove] everybody takes a meeple back.
}
# A crop circle that changes nothing (R-CROP-02).
# $kind (FeatureKind)
circle-idle = No { role } stands on the board: the crop circle does nothing.
# A button for what everybody does at a crop circle.
# $circle (Circle)
circle = { $circle ->
    [add] Everybody may add a meeple
   *[remove] Everybody takes a meeple back
}
# A button for adding a figure beside one in a feature.
# $figure (Figure)
# $kind (FeatureKind)
add-beside = Add a { -who } { on-feature }
# No own meeple of the circle stands there.
not-beside = A meeple is added beside one of yours that the crop circle is about.
# Whether a crop circle obliges to add a meeple (CROP-07).
# $mandatory (yes/no)
crop-add = { $mandatory ->
    [yes] Must
   *[no] May
}
