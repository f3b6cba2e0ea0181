part-abbot = Abbé et jardins
part-abbot-hint = L’abbé s’occupe des jardins ; rappelé plus tôt, il marque ce qui s’y trouve.
abbot-flies-label = L’abbé peut voler
abbot-flies-hint = Il se pose sur les abbayes et les jardins incomplets.

scored-anyway = Le lieu de l’abbé est complet : il est évalué et l’abbé revient de toute façon.
abbot-home = Rappeler l’abbé : { points }
