# Les mots communs à tous les jeux, en français.

card-hidden = une carte cachée
event-undo = { $seat } reprend son dernier coup.

# Records

record-open = Tout est dit, même ce qu’aucun joueur ne savait.
record-seat = La partie telle que { $seat } l’a vue. Un point d’interrogation remplace ce que { $seat } n’a pas vu.
record-onlooker = La partie telle qu’un spectateur l’a vue. Un point d’interrogation remplace ce qu’il n’a pas vu.
record-option = { $option } : { $value }.
record-first = { $value ->
    [random] Le hasard décide qui commence.
   *[other] { $value } commence.
}
record-player = { $seat } : { $player }.
player-person = une personne
player-random = un bot qui joue au hasard
player-courtier = le courtisan, un bot
record-over = La partie est finie. { $winners ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
record-unfinished = La partie continue à partir d’ici.

# Pages de règles

rules-players = De { $fewest } à { $most } joueurs.
rules-unofficial = Les règles que ce programme applique, dans nos propres mots. Non officiel.
rules-options = Options
rules-in-en = In English
rules-in-fr = En français
