# La page d’une minute en français : ce qui convient à tout jeu.

minute = Le jeu en une minute
minute-round = Un tour en cinq images
minute-ends = Comment ça finit
minute-fun = Pourquoi c’est drôle
minute-lesson = Jouer la première leçon
minute-lesson-under = 5 minutes à la vraie table. On en sort quand on veut.
minute-clauses = Toutes les règles, clause par clause
minute-play = Jouer avec des bots
