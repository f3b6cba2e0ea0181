set-inns = Auberges et Cathédrales
part-large-meeple = { $edition ->
    [older] Grand partisan
   *[other] Grand meeple
}
part-large-meeple-hint = { $edition ->
    [older] Compte pour deux partisans dans la majorité.
   *[other] Compte pour deux meeples dans la majorité.
}
part-inns = Auberges
part-inns-hint = { $edition ->
    [first] Un chemin avec auberge vaut 2 points par tuile s’il est complet, rien sinon.
   *[other] Une route avec auberge vaut 2 points par tuile si elle est complète, rien sinon.
}
part-cathedrals = Cathédrales
part-cathedrals-hint = { $edition ->
    [older] Une ville avec cathédrale vaut 3 points par tuile et par bouclier si elle est complète, rien sinon.
   *[other] Une ville avec cathédrale vaut 3 points par tuile et par blason si elle est complète, rien sinon.
}
inns-hint = Auberges et cathédrales : plus de points si c’est complet, aucun sinon. Un grand { -meeple } compte double.
a-cathedral = une cathédrale
an-inn = une auberge
inn-lost = { $edition ->
    [first] Un chemin inachevé avec une auberge ne vaut rien.
   *[other] Une route inachevée avec une auberge ne vaut rien.
}
cathedral-lost = Une ville inachevée avec une cathédrale ne vaut rien.
