set-mage = Mage et Sorcière
part-mage-witch = Mage et sorcière
part-mage-witch-hint = Là où se trouve le mage, chaque tuile rapporte 1 point de plus ; la sorcière prend la moitié des points.
ask-magic-meeting = Le mage et la sorcière se rencontrent. Déplacez l’un des deux vers une autre zone.
mage-here-label = Mage et sorcière sur la tuile qu’on vient de poser
mage-here-hint = Ils peuvent aller sur la tuile même qui les appelle.
tip-magic = Le mage ajoute 1 point par tuile là où il est ; la sorcière y prend la moitié des points.

conjures = { $name } place { wizard } { on-feature }.
wizard-leaves = { CAPITAL(wizard) } quitte le plateau.
conjure = { $wizard ->
    [mage] Mage
   *[witch] Sorcière
} { on-feature }
banish = Retirer { wizard } du plateau
no-magic-there = Le mage et la sorcière vont sur { -a-road } ou dans une ville, nulle part ailleurs.
magic-complete = Le mage et la sorcière ne vont pas dans une zone complète.
same-feature = Cette zone est déjà la sienne ; il faut en changer.
other-wizard = Le mage et la sorcière ne partagent jamais une zone.
on-placed-tile = Le mage et la sorcière ne vont pas sur la tuile qui vient d’être posée.
magic-possible = Le mage ou la sorcière peut aller quelque part : aucun des deux ne quitte le plateau.
ask-magic = Placez le mage ou la sorcière sur { -a-road } ou dans une ville, ou déplacez l’un des deux.
wizard = { $wizard ->
    [mage] le mage
   *[witch] la sorcière
}
wizard-within = { CAPITAL(wizard) } { $within }.
position-no-magic = { $cell } : { wizard } n’est ni sur { $edition ->
    [first] un chemin
   *[other] une route
} ni dans une ville.
position-wizards-together = Le mage et la sorcière sont dans la même zone.
