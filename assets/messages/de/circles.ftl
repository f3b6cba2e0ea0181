set-crop = Die Kornkreise
part-crop-circles = Kornkreise
part-crop-circles-hint = Alle setzen einen Meeple zu einem eigenen dazu, oder alle holen einen zurück.
ask-circle = Kornkreis: Dürfen alle einen Meeple dazusetzen (+1), oder holen alle einen zurück (−1)?
ask-circle-add = Setze einen Meeple zu einem von deinen dazu oder passe.
ask-circle-remove = Wähle den Meeple, den du zurückholst.
crop-add-label = Meeple beim Kornkreis dazusetzen
crop-add-hint = Ob alle, die einen Meeple dazusetzen können, es auch müssen.
tip-circle = Bei einem Kornkreis tun alle reihum dasselbe: einen Meeple zu einem eigenen dazusetzen oder einen zurückholen.

chooses-circle = { $name } wählt: { $circle ->
    [add] Alle dürfen einen Meeple zu einem eigenen dazusetzen.
   *[remove] Alle holen einen Meeple zurück.
}
circle = { $circle ->
    [add] Alle dürfen einen Meeple dazusetzen
   *[remove] Alle holen einen Meeple zurück
}
add-beside = { CAPITAL(-who(case: "accusative")) } { on-feature } dazusetzen
not-beside = Ein Meeple kommt zu einem von deinen, die der Kornkreis betrifft.
crop-add = { $mandatory ->
    [yes] Pflicht
   *[no] Freiwillig
}
