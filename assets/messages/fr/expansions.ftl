### Les extensions, dans la fenêtre d’une nouvelle partie.

first-game = Première partie
surprise-me = Au hasard
surprise-hint = Trois extensions qui conviennent à { $players } joueurs.
surprise-drawn = Tirées au sort : { $boxes }
one-by-one = Une par une
no-new-tiles = Aucune nouvelle tuile
minutes-added = +{"\u00A0"}{ $minutes } min
about-minutes = environ { minutes }
difficulty-easy = Vite apprise
difficulty-medium = Quelques règles de plus
difficulty-hard = Beaucoup de règles
box-course = Comment ça marche
