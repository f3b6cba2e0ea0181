### What a record says beside the decisions: comments, and marks on the board.

# The part of the page with comments, for screen readers.
remarks = Comment
# What a mark on the board is, for those who do not see it: a cell or a side of one.
# $place (text) "2 east", "2 east, to the north"
remark-place = Marked: { $place }.
# The same of a feature; $place is where one of its parts is.
# $kind (FeatureKind)
# $place (text)
remark-feature = { $kind ->
    [road] Marked road: { $place }.
    [city] Marked city: { $place }.
    [monastery] Marked monastery: { $place }.
    [garden] Marked garden: { $place }.
   *[field] Marked field: { $place }.
}
# An arrow from a cell to another one.
# $from (text)
# $to (text)
remark-arrow = Arrow from: { $from }; to: { $to }.
# A few letters that stand on a cell.
# $label (text)
# $cell (text)
remark-label = “{ $label }” stands here: { $cell }.
# The colour of one of these; $remark is the whole sentence.
# $ink (Ink)
# $remark (text)
remark-in = { $ink ->
    [red] Red. { $remark }
    [yellow] Yellow. { $remark }
    [green] Green. { $remark }
    [blue] Blue. { $remark }
   *[plain] { $remark }
}
