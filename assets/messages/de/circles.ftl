set-crop = Die Kornkreise
part-crop-circles = Kornkreise
part-crop-circles-hint = Alle setzen zu einem ihrer Meeple einen weiteren, oder alle holen einen zurück.
ask-circle = Kornkreis: Dürfen alle einen Meeple dazusetzen (+1), oder holen alle einen zurück (−1)?
ask-circle-add = Setze zu einem deiner Meeple einen weiteren oder passe.
ask-circle-remove = Wähle den Meeple, den du zurückholst.
crop-add-label = Meeple beim Kornkreis dazusetzen
crop-add-hint = Ob alle, die einen Meeple dazusetzen können, es auch müssen.
tip-circle = Bei einem Kornkreis tun alle reihum dasselbe: zu einem ihrer Meeple einen weiteren setzen oder einen zurückholen.

chooses-circle = { $name } wählt: { $circle ->
    [add] Alle dürfen zu einem ihrer Meeple einen weiteren setzen.
   *[remove] Alle holen einen Meeple zurück.
}
circle-idle = Kein { role } steht auf dem Spielplan: Der Kornkreis bewirkt nichts.
circle = { $circle ->
    [add] Alle dürfen einen Meeple dazusetzen
   *[remove] Alle holen einen Meeple zurück
}
add-beside = { CAPITAL(-who(case: "accusative")) } { on-feature } dazusetzen
not-beside = Der weitere Meeple kommt zu einem deiner Meeple, die der Kornkreis betrifft.
crop-add = { $mandatory ->
    [yes] Pflicht
   *[no] Freiwillig
}
