# Les mots communs à tous les jeux, en français.

card-hidden = une carte cachée
event-undo = { $n2 ->
    [1] Tout le monde est d’accord : le dernier coup de { $s1 } est repris.
   *[other] { $seat } reprend son dernier coup.
}

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
rules-aim = Le but
rules-words = Les mots du jeu
rules-options = Options du jeu
rules-elsewhere = In English

# Avant la partie : qui commence

option-first = Qui commence
option-first-random = au hasard
option-first-A = le siège A
option-first-B = le siège B
option-first-C = le siège C
option-first-D = le siège D
option-first-E = le siège E
option-first-F = le siège F

# Pourquoi quelque chose est refusé ; quand une clause le veut, elle est citée

refused-not-legal = { $clause ->
    [none] Cela ne peut pas se faire maintenant.
   *[other] Cela ne peut pas se faire maintenant : voir la clause { $clause }.
}
refused-not-asked = On ne te demande rien pour l’instant.
refused-blind = Une suite de réponses s’arrête là où une carte est piochée ou montrée, ou dès qu’un autre joueur est interrogé.
refused-undo = On ne peut reprendre un coup que tant qu’aucune carte n’a été piochée ou montrée, que personne d’autre n’a joué et que la partie n’est pas finie.
refused-take-back = Rien ne peut être repris ici : ce que le hasard a donné reste donné, et une partie finie reste finie.
refused-nothing = Aucune réponse n’a été donnée.
refused-argument = « { $saying } » ne se dit pas ainsi. Il faut : { $wants }
refused-no-saying = Rien ne se dit « { $saying } » dans ce jeu.
refused-acted = Quelqu’un a agi depuis : la promesse reste.
refused-decided = Tout le monde sait déjà ce qu’il en est.
refused-no-line = Cette ligne n’existe pas.
refused-no-person = Il n’y a personne ici pour cela.
refused-no-promise = Tu peux reprendre une promesse à toi, et rien d’autre.
refused-nothing-played = Aucune partie n’est en cours à laquelle cela puisse se rapporter.
refused-not-now = Cela ne peut pas se dire maintenant : trop tôt, trop tard, ou pas à toi de le dire.
refused-own-line = C’est ta propre ligne : aux autres d’y croire ou non.
refused-talk-full = On a déjà dit { $most } choses de ce genre dans cette partie : il n’y a plus de place.
refused-talk-level = Cette table a convenu de ne pas dire ces choses-là.
refused-versions = Tu en as déjà donné { $most } versions.

# Ce qui n’allait pas dans une demande

wrong-seats = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $seats }
wrong-option = { $game } n’a pas d’option « { $option } » : il y a { $options }
wrong-value = l’option { $option } vaut { $values }, et pas « { $value } »
wrong-game = aucun jeu ne s’appelle « { $name } » : il y a { $games }
wrong-bot = { $game } n’a pas de bot « { $level } » : il y a { $levels }

# Ce qui s’est dit, et ce qu’il en est

mark-pending = en suspens
mark-kept = tenu
mark-broken = non tenu
mark-void = nul
mark-untested = jamais vérifié
reason-sent = quelqu’un d’autre en a décidé
reason-no-choice = ce n’était plus possible
reason-stabbed = la carte a été poignardée
reason-undone = le coup en question a été repris
reason-other-hand = quelqu’un d’autre joue désormais à cette place
reason-released = l’autre a manqué à sa parole en premier
reason-taken-back = repris à temps
reason-never-came = l’occasion n’est pas venue
reason-buried = la carte n’a jamais été montrée
gesture-bow = révérence
gesture-laugh = rire
gesture-gasp = stupeur
gesture-shrug = haussement
gesture-applause = applaudissements
gesture-glare = foudres
gesture-toast = santé
gesture-yawn = bâillement
