set-ferries = Les Bacs
part-ferries = Bacs
part-ferries-hint = Un bac relie deux quais d’un lac ; en prolongeant la voie, on peut le tourner.
ask-ferry = Placez le bac entre deux quais du lac.
ask-turn-ferry = Tournez un bac auquel mène votre tuile, ou passez.
tip-ferry = Un bac relie deux quais d’un lac. Qui prolonge ce qui y mène peut le tourner.

lays-ferry = { $name } place un bac.
turns-ferry = { $name } tourne un bac.
ferry-between = Bac : { $from } – { $to }
turn-ferry-between = Tourner le bac : { $from } – { $to }
two-quays = Un bac relie deux quais différents de son lac.
no-ferry-there = Aucun bac ne se trouve là.
ferry-not-reached = On ne tourne que le premier bac auquel mène la tuile posée.
ferry-turned = Ce bac a déjà été tourné pendant ce tour.
same-quays = Le bac relie déjà ces quais ; passez pour le laisser ainsi.
