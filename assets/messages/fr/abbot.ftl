part-abbot = Abbé et jardins
part-abbot-hint = L’abbé s’occupe des jardins ; repris avant l’heure, il marque pour les tuiles déjà là.
abbot-flies-label = L’abbé peut s’envoler
abbot-flies-hint = Il se pose dans les abbayes et les jardins inachevés.

scored-anyway = La zone de l’abbé est complète : elle est évaluée et l’abbé revient de toute façon.
abbot-home = Reprendre l’abbé : { points }
