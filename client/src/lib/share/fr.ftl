share-title = La montrer à quelqu’un
share-people = On y voit
share-names = Les noms
share-letters = Des lettres
share-opens = Le lien ouvre
share-whole = Toute la partie
share-whole-why = cartes sur table
share-moment = Ce moment
share-moment-why = coup { $move }, puis tout le reste
share-film = Trente secondes
share-film-why = ses grands moments, puis tout
share-make = Créer un lien
share-why = Qui a le lien peut revoir cette partie, sans siège. Les paroles restent entre vous. Quiconque a joué peut retirer un lien.
share-before = Partagée le { $date }, { $names ->
    [true] avec les noms
   *[false] avec des lettres
}.
share-before-by = Partagée par { $name } le { $date }, { $names ->
    [true] avec les noms
   *[false] avec des lettres
}.
share-take-back = Retirer ce lien
share-taken-back = Ce lien n’ouvre plus rien.
shared-opening = Une partie finie de { $title }, toutes les mains ouvertes. Lance la lecture pour la voir.
go-on = Reprendre d’ici
go-on-title = Reprendre d’ici ?
go-on-why = Une nouvelle table s’ouvre au coup { $move }. Tu retrouves ta place, et des bots jouent pour les autres. Chacun sait ce qu’il savait alors, et rien de la suite.
go-on-fresh = Ce qui n’avait pas encore été tiré est mélangé à nouveau.
go-on-do = Ouvrir la table
