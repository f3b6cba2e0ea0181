remarks = Commentaire
remark-place = Repère : { $place }.
remark-feature = { $kind ->
    [road] { $edition ->
        [first] Chemin mis en évidence : { $place }.
       *[other] Route mise en évidence : { $place }.
    }
    [city] Ville mise en évidence : { $place }.
    [monastery] Abbaye mise en évidence : { $place }.
    [garden] Jardin mis en évidence : { $place }.
   *[field] Pré mis en évidence : { $place }.
}
remark-arrow = Flèche. Elle part d’ici : { $from }. Elle montre ceci : { $to }.
remark-label = « { $label } » se trouve ici : { $cell }.
remark-in = { $ink ->
    [red] Rouge. { $remark }
    [yellow] Jaune. { $remark }
    [green] Vert. { $remark }
    [blue] Bleu. { $remark }
   *[plain] { $remark }
}
